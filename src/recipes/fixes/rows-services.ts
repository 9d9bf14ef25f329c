// Fixes for what the output itself names: ports, permissions, packages, hosts.

import { type FixRow, quoted, withAfter, withBefore, withWord } from './fix.ts';

const PORT =
  /(?:EADDRINUSE|address already in use)[^\n]{0,300}?:(\d{2,5})\b|address already in use[^\n]{0,300}?port (\d{2,5})|port (\d{2,5}) is (?:already )?(?:in use|allocated)/i;

export const SERVICE_FIXES: readonly FixRow[] = [
  {
    id: 'port-in-use',
    says: PORT,
    fix: (_, __, ports) => {
      const port = ports.find((one) => one !== undefined);
      return {
        why: `Port ${port} is in use. This shows which program uses it.`,
        command: `lsof -nP -iTCP:${port} -sTCP:LISTEN`,
      };
    },
    examples: [
      {
        command: 'npm start',
        output: 'Error: listen EADDRINUSE: address already in use :::3000',
        fixed: 'lsof -nP -iTCP:3000 -sTCP:LISTEN',
      },
      {
        command: 'python3 -m http.server 8000',
        output: 'OSError: [Errno 98] Address already in use: port 8000',
        fixed: 'lsof -nP -iTCP:8000 -sTCP:LISTEN',
      },
    ],
  },
  {
    id: 'docker-socket',
    fix(failure) {
      const output = failure.output?.toLowerCase() ?? '';
      const isDenied =
        holdsInOrder(output, 'permission denied', 'docker', 'socket') ||
        holdsInOrder(output, 'docker.sock', 'permission denied');
      if (!isDenied) return undefined;
      return {
        why: 'You may not use the Docker daemon. This runs it as root; joining the group docker is a lasting fix.',
        command: withBefore(failure, 0, 'sudo'),
      };
    },
    examples: [
      {
        command: 'docker ps',
        output:
          'permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock',
        fixed: 'sudo docker ps',
      },
    ],
  },
  {
    id: 'docker-daemon',
    says: /Cannot connect to the Docker daemon/,
    fix: { why: 'The Docker daemon is not running.', command: 'sudo systemctl start docker' },
    examples: [
      {
        command: 'docker ps',
        output:
          'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?',
        fixed: 'sudo systemctl start docker',
      },
    ],
  },
  {
    id: 'python-managed',
    says: /externally-managed-environment/,
    fix: {
      why: "The system manages this Python's packages. Install into a virtual environment instead.",
      command: 'python3 -m venv .venv && . .venv/bin/activate',
    },
    examples: [
      {
        command: 'pip install requests',
        output: 'error: externally-managed-environment',
        fixed: 'python3 -m venv .venv && . .venv/bin/activate',
      },
    ],
  },
  {
    id: 'python-module',
    says: /ModuleNotFoundError: No module named '([\w-]+)[\w.-]*'/,
    fix: (_, __, [name]) => ({
      why: `The Python package ${name} is not installed.`,
      command: `python3 -m pip install ${name}`,
    }),
    examples: [
      {
        command: 'python3 app.py',
        output: "ModuleNotFoundError: No module named 'requests'",
        fixed: 'python3 -m pip install requests',
      },
    ],
  },
  {
    id: 'node-module',
    says: /Cannot find (?:module|package) '((?:@[\w.-]+\/)?[a-z][\w.-]*)/,
    fix: (_, __, [name]) => ({
      why: `The package ${name} is not installed in this project.`,
      command: 'npm install',
    }),
    examples: [
      {
        command: 'node app.js',
        output: "Error: Cannot find module 'express'",
        fixed: 'npm install',
      },
    ],
  },
  {
    id: 'ssh-host-key',
    says: /ssh-keygen -f "?[^"\s]+"? -R "?([\w.:[\]-]+)(?=["\s]|$)/,
    fix: (failure, _, [host = '']) => ({
      why: `The host key of ${host} has changed. If you know why, this removes the old key; if not, do not connect.`,
      command: `ssh-keygen -R ${quoted(host, failure)}`,
    }),
    examples: [
      {
        command: 'ssh box',
        status: 255,
        output:
          'REMOTE HOST IDENTIFICATION HAS CHANGED!\n  ssh-keygen -f "/home/u/.ssh/known_hosts" -R "box"',
        fixed: 'ssh-keygen -R box',
      },
    ],
  },
  {
    id: 'no-space',
    says: /No space left on device/,
    fix: { why: 'The disk is full. This shows how full each one is.', command: 'df -h' },
    examples: [{ command: 'cp a b', output: 'cp: write error: No space left on device', fixed: 'df -h' }],
  },
  {
    id: 'apt-lists',
    says: /Unable to locate package/,
    fix: {
      why: 'That package is not in the package lists. They may be out of date.',
      command: 'sudo apt update',
    },
    examples: [
      {
        command: 'sudo apt install ripgrep',
        status: 100,
        output: 'E: Unable to locate package ripgrep',
        fixed: 'sudo apt update',
      },
    ],
  },
  {
    id: 'archive-format',
    program: /^tar$/,
    says: /not in gzip format/,
    fix: (failure) => {
      const at = failure.words.findIndex(({ text }) => /^-?[^\Wz]*z\w*$/.test(text));
      const flags = failure.words[at]?.text;
      if (flags === undefined) return undefined;
      return {
        why: 'The archive is not compressed with gzip; without z, tar detects the format.',
        command: withWord(failure, at, flags.replace('z', '')),
      };
    },
    examples: [
      {
        command: 'tar xzf a.tar',
        status: 2,
        output: 'gzip: stdin: not in gzip format',
        fixed: 'tar xf a.tar',
      },
    ],
  },
  {
    id: 'curl-certificate',
    program: /^curl$/,
    status: [35, 60],
    fix: {
      why: "The server's certificate could not be verified. Check the address and this machine's date.",
    },
    examples: [{ command: 'curl https://localhost', status: 60 }],
  },
  {
    id: 'curl-redirect',
    program: /^curl$/,
    says: /301 Moved|302 Found/,
    fix: (failure) => ({
      why: 'The page has moved; -L follows it.',
      command: withAfter(failure, 0, '-L'),
    }),
    examples: [
      {
        command: 'curl http://a.test',
        output: '<h1>301 Moved Permanently</h1>',
        fixed: 'curl -L http://a.test',
      },
    ],
  },
  {
    id: 'curl-host',
    program: /^(curl|wget)$/,
    status: [4, 6, 7, 28],
    fix: ({ status }) => {
      const why = {
        6: 'The host name could not be resolved: a typo, or no network.',
        7: 'Nothing is listening there.',
        28: 'The server took too long.',
      }[status];
      return { why: why ?? 'The network, or the host, did not answer.' };
    },
    examples: [{ command: 'curl http://nonesuch.test', status: 6 }],
  },
  {
    id: 'needs-root-file',
    fix(failure) {
      const { words, output = '' } = failure;
      const refused = output.matchAll(/(?<![^'":\s])([^'":\s]+)['"]?: Permission denied/g);
      const path = [...refused]
        .map(([, written = '']) => /\/(?:etc|usr|var|opt|srv|boot|root)\/.*/.exec(written)?.[0])
        .find((found) => found !== undefined);
      if (path === undefined || words[0].text === 'sudo' || /[|><;&]/.test(failure.command)) return undefined;
      return { why: `${path} belongs to the system.`, command: withBefore(failure, 0, 'sudo') };
    },
    examples: [
      {
        command: 'cp a.conf /etc/nginx/a.conf',
        output: "cp: cannot create regular file '/etc/nginx/a.conf': Permission denied",
        fixed: 'sudo cp a.conf /etc/nginx/a.conf',
      },
    ],
  },
];

function holdsInOrder(text: string, ...pieces: readonly string[]): boolean {
  let from = 0;
  return pieces.every((piece) => {
    const at = text.indexOf(piece, from);
    from = at + piece.length;
    return at !== -1;
  });
}
