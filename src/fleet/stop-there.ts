// Ends over there what was stopped here: sshd ends no command that has no terminal. Pure.

import { inSingleQuotes } from '../domain/quote.ts';

/** `stop it`, asked of hosts. */
export function asksToStop(question: string): boolean {
  return /^(?:please )?(?:stop|end|kill|cancel) (?:it|that|this|(?:the|that) command|what (?:is )?(?:still )?(?:runs?|running))(?: there)?[.!]?$/i.test(
    question.trim(),
  );
}

export const STOP = 'stop it';

/** A word of a command, as the process has it; undefined where only the shell over there knew it. */
export type Known = string | undefined;

type Stopped = {
  /** What the shell over there got. */
  readonly sent: string;
  /** The words of its last command, which the shell may have become. */
  readonly last: readonly Known[];
  /** A program over there started that shell, not sshd. */
  readonly within: boolean;
  /** Older ones are not meant. */
  readonly seconds: number;
};

/**
 * For a POSIX shell with the tools of procps. It ends sessions that ssh began and left: of this user, with exactly that
 * command, younger than the run, and without a connection (their parent is init, or a connection that is shared with
 * this command). A command that is the same and still connected is none of them. What ignores TERM gets KILL. What goes
 * on after that is another user's (`sudo`): it is named, and the status is 1.
 */
export function stopCommand({ sent, last, within, seconds }: Stopped): string {
  const shells = `[^ ]+ -c ${asPattern(sent)}`;
  // Where not even the program is known, any process would fit.
  const pattern = within || last[0] === undefined ? shells : `${shells}|${last.map(wordPattern).join(' ')}`;
  // What sshd starts leads its session and knows of its connection, as no service does. Another user's cannot be read.
  const meant = `${within ? '' : '$1 == $2 && '}$2 > 1 && $3 < ${seconds}`;
  const environment = '"/proc/$s/environ"';
  const connected = within
    ? ''
    : `{ [ ! -r ${environment} ] || grep -qz ^SSH_CONNECTION= ${environment}; } && `;
  return [
    'via=$(ps -o ppid= -p "$(ps -o sid= -p $$)")',
    'all=',
    `for p in $(pgrep -xf ${inSingleQuotes(pattern)}); do s=$(ps -o pid=,sid=,etimes= -p "$p" | awk '${meant} {print $2}')`,
    `[ -n "$s" ] && ${connected}case $(ps -o ppid= -p "$s") in *' 1'|"$via") all=$all\${all:+,}$s;; esac`,
    'done',
    // Once for all of them, and two seconds at most for each signal.
    `[ -z "$all" ] || for k in TERM KILL; do pkill -$k -e -u "$(id -u)" -s "$all"; for i in 1 2 3 4 5 6 7 8 9; do ps -o stat=,euid= -s "$all" | grep -q "^[^Z].* $(id -u)$" || break 2; sleep 0.2; done; done`,
    `if [ -z "$all" ]; then echo '${NONE}'; else ps -o stat=,euser=,pid=,comm= -s "$all" | awk '$1 !~ /^Z/ {print "still runs as " $2 ": " $4 " (pid " $3 ")"; n=1} END {exit n}'; fi`,
  ].join('; ');
}

/** Printed where nothing was ended. */
export const NONE = 'no process of it that this user may end';

/** pgrep reads no more of a command line in older versions. */
const MOST = 1000;

function asPattern(text: string): string {
  const cut = text.length > MOST ? '.*' : '';
  return `${text
    .trimEnd()
    .slice(0, MOST)
    .replace(/[.*+?^$(){}|[\]\\]/g, '\\$&')
    .replace(/[^ -~]+/g, '.+')}${cut}`;
}

function wordPattern(word: Known): string {
  return word === undefined ? '.*' : asPattern(word);
}
