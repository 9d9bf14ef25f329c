// What kind of machine a host is, as far as commands differ by it: read from what one short look printed there.

import { inSingleQuotes, quoteWord } from '../domain/quote.ts';
import type { Userland } from '../domain/shell.ts';
import { fold } from './host-sets.ts';

export type System = {
  /** As `uname -s` says it. */
  readonly kernel: string;
  /** `debian 12`; undefined where no file says it. */
  readonly release: string | undefined;
  readonly tools: 'GNU' | 'BusyBox' | 'BSD';
  /** The command that installs a package: `sudo apt install`. */
  readonly installer: string | undefined;
  readonly init: string | undefined;
  /** The person's shell there, where it reads no POSIX text. */
  readonly login?: LoginShell | undefined;
};

/** Shells that read other texts than POSIX's. */
export type LoginShell = 'fish' | 'csh' | 'zsh';

/** Undefined: nobody has looked, or the host printed something else. */
export type SystemOf = (host: string) => System | undefined;

type Rows = readonly (readonly [file: string, what: string])[];

/** What installs packages, by a file that tells it; the first that is there counts. */
const INSTALLERS: Rows = [
  ['/usr/bin/apt-get', 'sudo apt install'],
  ['/usr/bin/dnf', 'sudo dnf install'],
  ['/usr/bin/yum', 'sudo yum install'],
  ['/usr/bin/zypper', 'sudo zypper install'],
  ['/usr/bin/pacman', 'sudo pacman -S'],
  ['/sbin/apk', 'sudo apk add'],
  ['/usr/sbin/pkg', 'sudo pkg install'],
  ['/opt/homebrew/bin/brew', 'brew install'],
  ['/usr/local/bin/brew', 'brew install'],
];

const INITS: Rows = [
  ['/run/systemd/system', 'systemd'],
  ['/sbin/openrc', 'OpenRC'],
  ['/sbin/launchd', 'launchd'],
  ['/etc/rc.subr', 'rc'],
];

/** Their tools are BusyBox's. */
const SMALL = ['/etc/alpine-release', '/etc/openwrt_release'];

const TELLING = [...SMALL, ...INITS.map(([file]) => file), ...INSTALLERS.map(([file]) => file)];

/** For any login shell; it prints only what is there, and ends well. */
export const LOOK = `sh -c "uname -s; grep -h -e ^ID= -e ^VERSION_ID= /etc/os-release 2>/dev/null; ls -d ${TELLING.join(' ')} 2>/dev/null"; echo $SHELL`;

/** Undefined where a host printed something else. */
export function readSystem(printed: string): System | undefined {
  const lines = printed.split('\n').map((line) => line.trim());
  const kernel = lines[0] ?? '';
  if (!/^[A-Za-z][\w.-]{1,30}$/.test(kernel)) return undefined;
  const there = new Set(lines);
  // A model reads them, so they are words, and no sentence of the host's own.
  const named = ['ID', 'VERSION_ID']
    .map((field) => wordOf(field, lines))
    .filter((word) => word !== undefined);
  const login = loginShellOf(lines.at(-1) ?? '');
  const found = (rows: Rows) => rows.find(([file]) => there.has(file))?.[1];
  return {
    kernel,
    release: named.length === 0 ? undefined : named.join(' '),
    tools: SMALL.some((file) => there.has(file)) ? 'BusyBox' : kernel === 'Linux' ? 'GNU' : 'BSD',
    installer: found(INSTALLERS),
    init: found(INITS),
    ...(login === undefined ? {} : { login }),
  };
}

/** `/usr/bin/fish`, as `$SHELL` has it. */
function loginShellOf(path: string): LoginShell | undefined {
  const [, name] = /^\/\S*\b(fish|t?csh|zsh)$/.exec(path) ?? [];
  if (name === undefined) return undefined;
  return name === 'fish' || name === 'zsh' ? name : 'csh';
}

/** The text as that shell hands it to a POSIX one. */
export function forLogin(command: string, login: LoginShell | undefined): string {
  if (login === undefined || isReadAlike(command)) return command;
  if (login === 'fish') return `sh -c ${quoteWord(command, 'fish')}`;
  if (login === 'zsh') return `sh -c ${inSingleQuotes(command)}`;
  return `sh -c ${inSingleQuotes(command).replace(/[!\n]/g, '\\$&')}`;
}

/** Whether every login shell reads it as a POSIX one does: plain words, also in quotes, and pipes. */
export function isReadAlike(command: string): boolean {
  return /^(?:[\w \t./:@%+=,|;&-]|'[^'\\!\n]*')*$/.test(command) && !/(?:^|[|;&])\s*\w+=/.test(command);
}

/** `ID=debian`, `VERSION_ID="12"`. */
function wordOf(field: string, lines: readonly string[]): string | undefined {
  const line = lines.find((each) => each.startsWith(`${field}=`));
  return line === undefined ? undefined : /^\w+="?([\w.-]{1,20})"?$/.exec(line)?.[1];
}

/** BusyBox takes the options of GNU where it has them. */
export function userlandOf(system: System | undefined): Userland {
  return system?.tools === 'BSD' ? 'bsd' : 'gnu';
}

export type Kind = { readonly system: System | undefined; readonly hosts: readonly string[] };

/** The hosts of each kind, the most first; of those in the last nothing is known. */
export function bySystem(hosts: readonly string[], systemOf: SystemOf): readonly Kind[] {
  const kinds = new Map<string, { readonly system: System | undefined; readonly hosts: string[] }>();
  for (const host of hosts) {
    const system = systemOf(host);
    const key = JSON.stringify(system ?? null);
    const kind = kinds.get(key) ?? { system, hosts: [] };
    kind.hosts.push(host);
    kinds.set(key, kind);
  }
  const isKnown = ({ system }: Kind) => (system === undefined ? 0 : 1);
  return [...kinds.values()].toSorted((a, b) => isKnown(b) - isKnown(a) || b.hosts.length - a.hosts.length);
}

/** A line for each kind; undefined where nothing is known of any. */
export function systemsInWords(hosts: readonly string[], systemOf: SystemOf): string | undefined {
  const kinds = bySystem(hosts, systemOf);
  if (kinds.every(({ system }) => system === undefined)) return undefined;
  return kinds
    .map(({ system, hosts: some }) => `${fold(some)}: ${system ? systemInWords(system) : 'not known'}`)
    .join('\n');
}

/** `debian 12, GNU tools, apt, systemd`. */
function systemInWords({ kernel, release, tools, installer, init }: System): string {
  const packages = installer?.replace(/^sudo /, '').split(' ')[0];
  return [release ?? kernel, `${tools} tools`, packages, init]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** Machines that differ in what a command is written for. */
export const DIFFERENT: readonly System[] = [
  { kernel: 'Linux', release: undefined, tools: 'GNU', installer: 'sudo apt install', init: 'systemd' },
  { kernel: 'Linux', release: undefined, tools: 'GNU', installer: 'sudo dnf install', init: 'systemd' },
  { kernel: 'Linux', release: undefined, tools: 'BusyBox', installer: 'sudo apk add', init: 'OpenRC' },
  { kernel: 'FreeBSD', release: undefined, tools: 'BSD', installer: 'sudo pkg install', init: 'rc' },
];
