// Fixes for programs that are missing, not executable, or called by a wrong name.

import { nearest } from '../../domain/nearest.ts';
import { hasProgram, packageOf } from '../programs.ts';
import { nearestEntry } from './entries.ts';
import {
  type Failure,
  type FixRow,
  type FixWorld,
  fixes,
  operands,
  quoted,
  withSudo,
  withWord,
} from './fix.ts';

/** Programs that were renamed. */
const SUCCESSORS: Readonly<Record<string, string>> = {
  python: 'python3',
  pip: 'pip3',
  'docker-compose': 'docker compose',
  ifconfig: 'ip address',
  netstat: 'ss',
  apt: 'apt-get',
  vi: 'vim',
  open: 'xdg-open',
  pbcopy: 'xclip -selection clipboard',
  md5: 'md5sum',
  gsed: 'sed',
  ll: 'ls -l',
  la: 'ls -A',
  cls: 'clear',
  dir: 'ls',
  md: 'mkdir',
  copy: 'cp',
  ipconfig: 'ip address',
};

export const PROGRAM_FIXES: readonly FixRow[] = fixes`
renamed-program
  fix: ${(failure, world) => {
    const name = missingName(failure, world);
    const successor = name === undefined ? undefined : SUCCESSORS[name];
    const program = successor?.split(' ', 1)[0];
    if (name === undefined || successor === undefined || program === undefined) return undefined;
    if (!hasProgram(program, world)) return undefined;
    return {
      why: `${name} is not installed; use ${successor} instead.`,
      command: withWord(failure, 0, successor),
    };
  }}
  ? python app.py => python3 app.py
    status: 127
    world: ${{ programs: ['python3'] }}
  ? docker-compose up -d => docker compose up -d
    status: 127
    world: ${{ programs: ['docker'] }}
mistyped-program
  fix: ${(failure, world) => {
    const name = missingName(failure, world);
    if (name === undefined || name.includes('/') || name.length < 2) return undefined;
    const near = nearest(
      name,
      world.programs().filter((program) => closeIn(name, program)),
    );
    if (near === undefined || near === name) return undefined;
    return {
      why: `There is no ${name}; the nearest name is ${near}.`,
      command: withWord(failure, 0, near),
    };
  }}
  ? gti status => git status
    status: 127
    world: ${{ programs: ['git', 'gcc'] }}
  ? cd src && grpe -n x *.ts => cd src && grep -n x *.ts
    status: 127
    world: ${{ programs: ['grep', 'cd', 'gzip'] }}
  ? sl => ls
    status: 127
    world: ${{ programs: ['ls', 'ssh'] }}
program-to-install
  fix: ${(failure, world) => {
    const name = missingName(failure, world);
    const installer = world.installer();
    if (name === undefined || installer === undefined) return undefined;
    const named = packageOf(name, installer);
    if (named === undefined) return undefined;
    return {
      why: `${name} is not installed; the package ${named} provides it.`,
      command: `${installer} ${named}`,
    };
  }}
  ? rg TODO => sudo apt install ripgrep
    status: 127
    world: ${{ installer: 'sudo apt install' }}
  ? jq . a.json => brew install jq
    status: 127
    world: ${{ installer: 'brew install' }}
program-here
  fix: ${(failure, world) => {
    const name = missingName(failure, world);
    if (name === undefined || name.includes('/') || world.kindOf(name) !== 'file') return undefined;
    return {
      why: `${name} is in this folder, which is not on your PATH.`,
      command: withWord(failure, 0, `./${quoted(name, failure)}`),
    };
  }}
  ? run.sh now => ./run.sh now
    status: 127
    world: ${{ kindOf: { 'run.sh': 'file' } }}
path-as-program
  program: ${/\//}
  status: 127
  fix: ${(failure, world) => {
    const name = failure.words[0].text;
    if (world.kindOf(name) !== 'none') return undefined;
    const near = nearestEntry(name, world, 'any');
    const why = `There is no file ${name}.`;
    if (near === undefined) return { why };
    return {
      why: `There is no file ${name}; the nearest is ${near}.`,
      command: withWord(failure, 0, quoted(near, failure)),
    };
  }}
  ? ./runn.sh now => ./run.sh now
    status: 127
    world: ${{ kindOf: {}, entriesOf: { '.': ['run.sh', 'src'] } }}
  ? ./zzyzx
    status: 127
missing-program
  fix: ${(failure, world) => {
    const name = missingName(failure, world);
    return name === undefined ? undefined : { why: `There is no program ${name} on your PATH.` };
  }}
  ? zzyzx --now
    status: 127
not-executable
  program: ${/\//}
  status: 126
  fix: ${(failure, world) => {
    const name = failure.words[0].text;
    return world.kindOf(name) !== 'file'
      ? undefined
      : {
          why: `${name} is not executable.`,
          command: `chmod +x ${quoted(name, failure)} && ${failure.command}`,
        };
  }}
  ? ./deploy.sh prod => chmod +x ./deploy.sh && ./deploy.sh prod
    status: 126
    world: ${{ kindOf: { './deploy.sh': 'file' } }}
folder-as-command
  status: 126, 127
  fix: ${(failure, world) => {
    const name = failure.words[0].text;
    if (failure.words.length > 1 || world.kindOf(name) !== 'folder') return undefined;
    return { why: `${name} is a folder.`, command: `cd ${quoted(name, failure)}` };
  }}
  ? ./src => cd ./src
    status: 126
    world: ${{ kindOf: { './src': 'folder' } }}
npm-script
  program: ${/^(npm|pnpm|yarn|bun)$/}
  verb: ${/^run$/}
  fix: ${(failure, world) => {
    const third = failure.words[2];
    if (third === undefined) return undefined;
    const scripts = world.scripts();
    if (scripts.length === 0 || scripts.includes(third.text)) return undefined;
    const near = nearest(third.text, scripts);
    const why = `package.json has no script ${third.text}; it has ${scripts.slice(0, 8).join(', ')}.`;
    return near === undefined ? { why } : { why, command: withWord(failure, 2, near) };
  }}
  ? npm run biuld => npm run build
    world: ${{ scripts: ['build', 'test'] }}
make-target
  program: ${/^make$/}
  fix: ${(failure, world) => {
    const [target] = operands(failure, 1);
    const targets = world.targets();
    if (target === undefined || target.text.includes('=')) return undefined;
    if (targets.length === 0 || targets.includes(target.text)) return undefined;
    const near = nearest(target.text, targets);
    const why = `The Makefile has no target ${target.text}.`;
    return near === undefined ? { why } : { why, command: withWord(failure, target.at, near) };
  }}
  ? make instal => make install
    status: 2
    world: ${{ targets: ['install', 'clean'] }}
needs-sudo
  program: ${/^(apt|apt-get|dnf|yum|pacman|snap|systemctl|service|useradd|usermod|mount|umount|ufw)$/}
  fix: ${(failure) => {
    const { status, words, output } = failure;
    const changes =
      /^(install|remove|purge|update|upgrade|autoremove|start|stop|restart|reload|enable|disable|-S\w*|-R\w*)$/;
    const denied = output === undefined ? status === 100 || status === 4 : DENIED.test(output);
    if (!denied || !words.some(({ text }) => changes.test(text))) return undefined;
    return { why: `${words[0].text} needs root for that.`, command: withSudo(failure) };
  }}
  ? apt install jq => sudo apt install jq
    status: 100
  ? systemctl restart nginx => sudo systemctl restart nginx
    output: Failed to restart nginx.service: Access denied
`;

const DENIED =
  /permission denied|are you root|access denied|must be root|requires root|authentication is required|superuser/i;

/** The program the shell did not find: this part's own if the output names none. */
function missingName({ status, words, output }: Failure, world: FixWorld): string | undefined {
  const name = words[0].text;
  if (status !== 127 || hasProgram(name, world)) return undefined;
  const told = output?.match(
    /command not found: (\S+)|: (\S+): (?:command )?not found|Unknown command: (\S+)/,
  );
  const missing = told?.slice(1).find((found) => found !== undefined);
  return missing === undefined || missing === name ? name : undefined;
}

/** A typo is a swap, or one letter added, missing or changed; in a short name only reordered letters count. */
function closeIn(name: string, program: string): boolean {
  const sorted = (text: string) => [...text].sort().join('');
  if (name.length < 4) return sorted(name) === sorted(program);
  return Math.abs(name.length - program.length) <= 1 && name[0] === program[0];
}
