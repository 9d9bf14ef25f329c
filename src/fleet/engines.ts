// The programs that run one command on many hosts: a row each, with the command line that a person would type.

import { inSingleQuotes, quoteWord } from '../domain/quote.ts';
import type { Shell } from '../domain/shell.ts';
import { syntaxOf } from '../domain/shell-descriptor.ts';
import { fold, foldsOf, writeFold } from './host-sets.ts';

export const ENGINES = ['clush', 'ansible', 'pdsh', 'parallel', 'ssh'] as const;
export type Engine = (typeof ENGINES)[number];

export type Work = {
  readonly hosts: readonly string[];
  /** For the POSIX shell over there, byte for byte. */
  readonly command: string;
  /** Hosts at once. */
  readonly fanout: number;
  /** Seconds to connect. */
  readonly timeout: number;
  /** Seconds that the command may take; 0: no limit. */
  readonly limit: number;
};

type Row = {
  /** What has to be installed. */
  readonly programs: readonly string[];
  readonly fits: (work: Work & { readonly inInventory: boolean }) => boolean;
  /** The words of each command of a pipe. */
  readonly words: (work: Work) => readonly (readonly string[])[];
  /** The package that brings it. */
  readonly from: string;
  /** Its status after Ctrl-C, where that is its own. */
  readonly stopped?: number;
};

export const ROWS: Readonly<Record<Engine, Row>> = {
  // It asks for no password by itself (BatchMode), and with -n it leaves our input alone.
  clush: {
    programs: ['clush'],
    from: 'clustershell',
    fits: ({ hosts }) => hosts.length > 1,
    words: ({ hosts, command, fanout, timeout, limit }) => [
      [
        ...['clush', '-n', '-S', '-b', '-f', `${fanout}`, '-t', `${timeout}`],
        ...within('-u', { timeout, limit }),
        ...['-w', fold(hosts), command],
      ],
    ],
  },
  ansible: {
    programs: ['ansible'],
    from: 'ansible-core',
    // ansible(1) has no list of them: `User interrupted execution` in ansible.cli of 2.14 to 2.19.
    stopped: 99,
    // It would render the end of its own quotation.
    fits: ({ command, inInventory, hosts }) =>
      hosts.length > 1 &&
      inInventory &&
      !hosts.some((host) => host.includes('@')) &&
      !/\{%-?\s*endraw/.test(command),
    words: ({ hosts, command, fanout, timeout, limit }) => [
      [
        ...['ansible', hosts.join(','), '-f', `${fanout}`, '-T', `${timeout}`],
        // It first brings its module there, and starts Python.
        ...within('--task-timeout', { timeout: timeout + BRINGING_SECONDS, limit }),
        // As JSON, or it would look for `chdir=` and the like in the command.
        ...['-m', 'ansible.builtin.shell', '-a', JSON.stringify({ cmd: asPlainText(command) })],
      ],
    ],
  },
  pdsh: {
    programs: ['pdsh', 'dshbak', 'env'],
    from: 'pdsh',
    fits: ({ hosts }) => hosts.length > 1,
    words: ({ hosts, command, fanout, timeout, limit }) => [
      [
        ...['env', 'PDSH_SSH_ARGS_APPEND=-oBatchMode=yes', 'pdsh', '-R', 'ssh'],
        // One Ctrl-C ends it, where it would tell what it waits for, and want a second.
        ...['-b', '-f', `${fanout}`, '-t', `${timeout}`, ...within('-u', { timeout, limit }), '-w'],
        // Its lists have nothing behind the brackets.
        foldsOf(hosts)
          .map((one) =>
            one.after === '' ? writeFold(one) : hosts.filter((host) => belongs(host, one)).join(','),
          )
          .join(','),
        // It puts the host for %h, its number for %n and the user for %u.
        command.replace(/%(?=[hnu%])/g, '%%'),
      ],
      ['dshbak', '-c'],
    ],
  },
  parallel: {
    programs: ['parallel', 'env'],
    from: 'parallel',
    // parallel(1): `other error`; no job of ours fails.
    stopped: 255,
    fits: ({ hosts }) => hosts.length > 1,
    // What stands behind `:::` is a value: nothing in it is replaced, and the shell that starts ssh gets it quoted.
    words: ({ hosts, command, fanout, timeout }) => [
      [
        'env',
        'PARALLEL_SHELL=/bin/sh',
        'parallel',
        '--will-cite',
        '-0',
        '-k',
        '-j',
        `${fanout}`,
        '--tagstring',
        '{1}',
        `ssh -n -o BatchMode=yes -o ConnectTimeout=${timeout} {1} {2} || echo "exit $?"`,
        ':::',
        ...hosts,
        ':::',
        command,
      ],
    ],
  },
  // One host alone may ask for a password.
  ssh: {
    programs: ['ssh'],
    from: 'openssh-client',
    fits: ({ hosts }) => hosts.length === 1,
    words: ({ hosts: [host = ''], command, timeout }) => [
      ['ssh', '-o', `ConnectTimeout=${timeout}`, host, command],
    ],
  },
};

function belongs(host: string, { before, after, ranges }: ReturnType<typeof foldsOf>[number]): boolean {
  if (ranges === undefined) return host === `${before}${after}`;
  return (
    host.startsWith(before) && host.endsWith(after) && /^\d+$/.test(host.slice(before.length, -after.length))
  );
}

/** What runs over there: coreutils' `timeout` ends it there, where an engine would only stop waiting for it. */
export function commandThere({ command, limit }: Pick<Work, 'command' | 'limit'>): string {
  return limit === 0 ? command : `timeout ${limit} sh -c ${inSingleQuotes(command)}`;
}

/** The engine's own limit, for a host that is too ill to end anything. */
function within(option: string, { timeout, limit }: Pick<Work, 'timeout' | 'limit'>): readonly string[] {
  return limit === 0 ? [] : [option, `${limit + timeout + SPARE_SECONDS}`];
}

const SPARE_SECONDS = 5;
const BRINGING_SECONDS = 60;

/** Ansible renders `{{ }}`, `{% %}` and `{# #}`. */
function asPlainText(command: string): string {
  return /\{[{%#]/.test(command) ? `{% raw %}${command}{% endraw %}` : command;
}

export type Choice = {
  readonly installed: (program: string) => boolean;
  /** The person's setting. */
  readonly wanted: Engine | 'auto';
  /** All of the hosts are of Ansible's inventory. */
  readonly inInventory: boolean;
};

/** The first that is installed and fits; undefined where none does. */
export function chooseEngine(work: Work, { installed, wanted, inInventory }: Choice): Engine | undefined {
  const fits = (engine: Engine) =>
    ROWS[engine].fits({ ...work, inInventory }) && ROWS[engine].programs.every(installed);
  if (work.hosts.length === 1) return fits('ssh') ? 'ssh' : undefined;
  return wanted === 'auto' || wanted === 'ssh' ? ENGINES.find(fits) : [wanted].find(fits);
}

/** The command line for the person's own shell. */
export function commandLine(engine: Engine, work: Work, shell: Shell): string {
  return carry(engine, { ...work, command: commandThere(work) }, shell);
}

/** The same line with nothing to carry. */
export function scaffoldLine(engine: Engine, work: Work, shell: Shell): string {
  return carry(engine, { ...work, command: 'true' }, shell);
}

function carry(engine: Engine, work: Work, shell: Shell): string {
  const commands = ROWS[engine].words(work);
  return commands.map((words) => words.map((word) => quoted(word, shell)).join(' ')).join(' | ');
}

/** In single quotes where a POSIX shell allows it: a set is easier to read as 'web[1-3]' than with backslashes. */
function quoted(word: string, shell: Shell): string {
  const syntax = syntaxOf(shell);
  if (syntax !== 'powershell' && /^[\w./:@+,-][\w./:@+,=-]*$/.test(word)) return word;
  return syntax === 'posix' ? inSingleQuotes(word) : quoteWord(word, shell);
}
