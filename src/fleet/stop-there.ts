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
  /** Seconds: since Ctrl-C, and since the run began. Younger ones are not meant, nor are those as old as that. */
  readonly age: readonly [ended: number, began: number];
  /** What went on on this host after the last attempt, and how long ago it was seen. */
  readonly left?: { readonly processes: readonly Left[]; readonly seconds: number } | undefined;
};

/** A process, and the first word of its name. */
export type Left = { readonly pid: number; readonly session: number; readonly name: string };

/**
 * For a POSIX shell with the tools of procps. It ends sessions that ssh began and left: of this user, with exactly that
 * command, begun between the run and Ctrl-C, and without a connection (their parent is init, or a connection that is shared with
 * this command). A command that is the same and still connected is none of them. What ignores TERM gets KILL. What runs
 * as another user is ended by the person's own sudo, where they used it, or where something went on the last time. What
 * goes on after that is named, and the status is 1.
 */
export function stopCommand(stopped: Stopped): string {
  const by = raisedBy(stopped);
  const mine = 'pkill -$k -e -u "$(id -u)" -s "$all"';
  const end =
    by === undefined ? mine : `if [ -n "$may" ]; then ${by} pkill -$k -e -s "$all"; else ${mine}; fi`;
  const steps = [
    // Without quotes: it begins with blanks, which older ones take for no number.
    'via=$(ps -o ppid= -p $(ps -o sid= -p $$))',
    'all=',
    ...(by === undefined ? [] : [`may=$(${by} id -u 2>/dev/null)`]),
    ...finding(stopped, by),
    ...(by === undefined ? [] : [WITH_CHILDREN]),
    // Once for all of them, and two seconds at most for each signal.
    `[ -z "$all" ] || for k in TERM KILL; do ${end}; for i in 1 2 3 4 5 6 7 8 9; do ps -o stat=,euid= -s "$all" | grep -q "^[^Z]${by === undefined ? '.* $(id -u)$' : ''}" || break 2; sleep 0.2; done; done`,
    `if [ -z "$all" ]; then echo '${NONE}'; else ps -o stat=,euser=,pid=,sid=,comm= -s "$all" | awk '$1 !~ /^Z/ {print "still runs as " $2 ": " $5 " (pid " $3 ", session " $4 ")"; n=1} END {exit n}'; fi`,
  ];
  return `case $(pkill -V 2>&1) in *procps*) ${steps.join('; ')};; *) echo '${UNABLE}'; false;; esac`;
}

/** Puts the sessions that are meant into `$all`, with commas. */
function finding(
  { sent, last, within, age: [ended, began], left }: Stopped,
  by: string | undefined,
): readonly string[] {
  const shells = `[^ ]+ -c ${asPattern(sent)}`;
  // Where not even the program is known, any process would fit. A script has its program in front.
  const pattern =
    within || last[0] === undefined
      ? shells
      : `${shells}|([^ ]+ (-[^ ]+ )?)?([^ ]*/)?${last.map(wordPattern).join(' ')}`;
  // What sshd starts leads its session and knows of its connection, as no service does. Another user's cannot be read;
  // by sudo it can, and says who began it.
  const meant = `${within ? '' : '$1 == $2 && '}$2 > 1 && $3 >= ${ended} && $3 < ${began}`;
  const environment = '"/proc/$s/environ"';
  const unread =
    by === undefined
      ? 'true'
      : `[ -z "$may" ] || { ${by} grep -qzx "USER=$(id -un)" ${environment} && ${by} grep -qz ^SSH_CONNECTION= ${environment}; }`;
  const connected = within
    ? ''
    : `if [ -r ${environment} ]; then grep -qz ^SSH_CONNECTION= ${environment}; else ${unread}; fi && `;
  const add = 'all=$all${all:+,}$s';
  const { processes = [], seconds: since = 0 } = left ?? {};
  const seen = processes.map(({ pid, session, name }) => inSingleQuotes(`${pid} ${session} ${name}`));
  return [
    `for p in $(pgrep -xf ${inSingleQuotes(pattern)}); do s=$(ps -o pid=,sid=,etimes= -p "$p" | awk '${meant} {print $2}')`,
    `[ -n "$s" ] && ${connected}case $(ps -o ppid= -p "$s") in *' 1') ${add};; "$via") ${READ} || ${add};; esac`,
    'done',
    // A number may be another process by now: that has another name or session, or began after it was seen.
    ...(seen.length === 0
      ? []
      : [
          `for l in ${seen.join(' ')}; do s=$(ps -o etimes=,pid=,sid=,comm= -p "\${l%% *}" | awk -v l="$l" '$1 >= ${since} && $1 < ${began} && $2 " " $3 " " $4 == l {print $3}')`,
          `[ -z "$s" ] || ${add}`,
          'done',
        ]),
  ];
}

/**
 * Whether sshd still reads what the leader of `$s` prints. It closes that when a terminal leaves a connection that others
 * share, and `tail -f` into a pipe without a reader ends at once (coreutils 8.28 and later; an older one spares the
 * leader). It prints nothing. A leader of another user, or one that prints into a file, cannot be told apart.
 */
const READ =
  '{ f=/proc/$s/fd/1; [ -p $f ] && { timeout 1 tail -f /dev/null >$f; case $? in 1|141) false; esac; }; }';

/** The children of what is in `$all`: with a terminal of its own, sudo begins another session. */
const WITH_CHILDREN = `[ -z "$all" ] || all=$(ps -eo pid=,ppid=,sid= | awk -v all=",$all," '{p[$1]=$2; s[$1]=$3} END {do {n=0; for (i in p) if (!(i in t) && (index(all, "," s[i] ",") || p[i] in t)) {t[i]; n=1}} while (n); for (i in t) print s[i]}' | sort -u | paste -sd, -)`;

/** What the person became another user with. */
function raisedBy({ sent, left }: Stopped): string | undefined {
  const [program] = /(?<![\w./-])(?:sudo|doas)(?=\s)/.exec(sent) ?? [];
  if (program !== undefined) return `${program} -n`;
  return left === undefined || left.processes.length === 0 ? undefined : 'sudo -n';
}

/** Printed where nothing was ended. */
export const NONE = 'no process of it was found';

/** Printed where it cannot be known what runs. */
export const UNABLE = 'nothing was ended: that needs Linux with procps';

/** What goes on, as the command printed it. */
export function leftIn(printed: string): readonly Left[] {
  const found = printed.matchAll(/^still runs as \S+: (\S+) \(pid (\d+), session (\d+)\)$/gm);
  return [...found]
    .slice(0, MOST_LEFT)
    .map(([, name = '', pid, session]) => ({ pid: Number(pid), session: Number(session), name }));
}

/** Each is in the text of the next command. */
const MOST_LEFT = 50;

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
