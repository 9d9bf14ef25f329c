// Fixes for what the output itself names: ports, permissions, packages, hosts.

import { type FixRow, fixes, quoted, withAfter, withSudo, withWord } from './fix.ts';

const PORT =
  /(?:EADDRINUSE|address already in use)[^\n]{0,300}?:(\d{2,5})\b|address already in use[^\n]{0,300}?port (\d{2,5})|port (\d{2,5}) is (?:already )?(?:in use|allocated)/i;

export const SERVICE_FIXES: readonly FixRow[] = fixes`
port-in-use
  says: ${PORT}
  fix: ${(_, __, ports) => {
    const port = ports.find((one) => one !== undefined);
    return {
      why: `Port ${port} is in use. This shows which program uses it.`,
      command: `lsof -nP -iTCP:${port} -sTCP:LISTEN`,
    };
  }}
  ? npm start => lsof -nP -iTCP:3000 -sTCP:LISTEN
    output: Error: listen EADDRINUSE: address already in use :::3000
  ? python3 -m http.server 8000 => lsof -nP -iTCP:8000 -sTCP:LISTEN
    output: OSError: [Errno 98] Address already in use: port 8000
docker-socket
  fix: ${(failure) => {
    const output = failure.output?.toLowerCase() ?? '';
    const isDenied =
      holdsInOrder(output, 'permission denied', 'docker', 'socket') ||
      holdsInOrder(output, 'docker.sock', 'permission denied');
    if (!isDenied) return undefined;
    return {
      why: 'You may not use the Docker daemon. This runs it as root; joining the group docker is a lasting fix.',
      command: withSudo(failure),
    };
  }}
  ? docker ps => sudo docker ps
    output: permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock
docker-daemon
  says: ${/Cannot connect to the Docker daemon/}
  why: The Docker daemon is not running.
  fix: sudo systemctl start docker
  ? docker ps => sudo systemctl start docker
    output: Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?
python-managed
  says: ${/externally-managed-environment/}
  why: The system manages this Python's packages. Install into a virtual environment instead.
  fix: python3 -m venv .venv && . .venv/bin/activate
  ? pip install requests => python3 -m venv .venv && . .venv/bin/activate
    output: error: externally-managed-environment
python-module
  says: ${/ModuleNotFoundError: No module named '([\w-]+)[\w.-]*'/}
  fix: ${(_, __, [name]) => ({
    why: `The Python package ${name} is not installed.`,
    command: `python3 -m pip install ${name}`,
  })}
  ? python3 app.py => python3 -m pip install requests
    output: ModuleNotFoundError: No module named 'requests'
node-module
  says: ${/Cannot find (?:module|package) '((?:@[\w.-]+\/)?[a-z][\w.-]*)/}
  fix: ${(_, __, [name]) => ({
    why: `The package ${name} is not installed in this project.`,
    command: 'npm install',
  })}
  ? node app.js => npm install
    output: Error: Cannot find module 'express'
ssh-host-key
  says: ${/ssh-keygen -f "?[^"\s]+"? -R "?([\w.:[\]-]+)(?=["\s]|$)/}
  fix: ${(failure, _, [host = '']) => ({
    why: `The host key of ${host} has changed. If you know why, this removes the old key; if not, do not connect.`,
    command: `ssh-keygen -R ${quoted(host, failure)}`,
  })}
  ? ssh box => ssh-keygen -R box
    status: 255
    output: REMOTE HOST IDENTIFICATION HAS CHANGED!\n  ssh-keygen -f "/home/u/.ssh/known_hosts" -R "box"
no-space
  says: ${/No space left on device/}
  why: The disk is full. This shows how full each one is.
  fix: df -h
  ? cp a b => df -h
    output: cp: write error: No space left on device
apt-lists
  says: ${/Unable to locate package/}
  why: That package is not in the package lists. They may be out of date.
  fix: sudo apt update
  ? sudo apt install ripgrep => sudo apt update
    status: 100
    output: E: Unable to locate package ripgrep
archive-format
  program: ${/^tar$/}
  says: ${/not in gzip format/}
  fix: ${(failure) => {
    const at = failure.words.findIndex(({ text }) => /^-?[^\Wz]*z\w*$/.test(text));
    const flags = failure.words[at]?.text;
    if (flags === undefined) return undefined;
    return {
      why: 'The archive is not compressed with gzip; without z, tar detects the format.',
      command: withWord(failure, at, flags.replace('z', '')),
    };
  }}
  ? tar xzf a.tar => tar xf a.tar
    status: 2
    output: gzip: stdin: not in gzip format
curl-certificate
  program: ${/^curl$/}
  status: 35, 60
  why: The server's certificate could not be verified. Check the address and this machine's date.
  ? curl https://localhost
    status: 60
curl-redirect
  program: ${/^curl$/}
  says: ${/301 Moved|302 Found/}
  fix: ${(failure) => ({
    why: 'The page has moved; -L follows it.',
    command: withAfter(failure, 0, '-L'),
  })}
  ? curl http://a.test => curl -L http://a.test
    output: <h1>301 Moved Permanently</h1>
curl-host
  program: ${/^(curl|wget)$/}
  status: 4, 6, 7, 28
  fix: ${({ status }) => {
    const why = {
      6: 'The host name could not be resolved: a typo, or no network.',
      7: 'Nothing is listening there.',
      28: 'The server took too long.',
    }[status];
    return { why: why ?? 'The network, or the host, did not answer.' };
  }}
  ? curl http://nonesuch.test
    status: 6
needs-root-file
  fix: ${(failure) => {
    const { words, output = '' } = failure;
    const refused = output.matchAll(/(?<![^'":\s])([^'":\s]+)['"]?: Permission denied/g);
    const path = [...refused]
      .map(([, written = '']) => /\/(?:etc|usr|var|opt|srv|boot|root)\/.*/.exec(written)?.[0])
      .find((found) => found !== undefined);
    if (path === undefined || words[0].text === 'sudo' || /[|><;&]/.test(failure.command)) return undefined;
    return { why: `${path} belongs to the system.`, command: withSudo(failure) };
  }}
  ? cp a.conf /etc/nginx/a.conf => sudo cp a.conf /etc/nginx/a.conf
    output: cp: cannot create regular file '/etc/nginx/a.conf': Permission denied
`;

function holdsInOrder(text: string, ...pieces: readonly string[]): boolean {
  let from = 0;
  return pieces.every((piece) => {
    const at = text.indexOf(piece, from);
    from = at + piece.length;
    return at !== -1;
  });
}
