// The relayed terminal: a command writes to a second pseudo-terminal, we hand it on to the real one and keep a copy.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { openSync, readFileSync } from 'node:fs';
import { WriteStream } from 'node:tty';
import type { ChannelKind, OpenChannel, OutputChannel } from './channel.ts';
import { createCursorQuestionWatch, withoutHostSequences } from './host-sequences.ts';
import { createMarkFinder } from './mark.ts';
import { type ChannelFolder, openOutputChannel } from './output-channel.ts';
import { createTerminalFilter, leavesTraces, UNDO_OUTPUT } from './terminal-filter.ts';

export type RelayedRun = {
  /** The terminal the command writes to. */
  readonly out: string;
  /** What the shell writes there after the command. */
  readonly mark: string;
  /** Settles when everything before the mark is on the screen. */
  readonly shown: Promise<void>;
};

export type Relay = {
  readonly kind: ChannelKind;
  /**
   * `approved`: a key allowed this run, so its output may use the whole terminal. `ownPagers`: the shell leaves the
   * variables for pagers as they are.
   */
  readonly begin: (run: {
    approved: boolean;
    ownPagers?: boolean;
    onOutput: (bytes: Uint8Array) => void;
  }) => RelayedRun;
  /** The last byte shown ended a line. */
  readonly atLineStart: () => boolean;
  /** Lets go; settles when no background job writes through it any more. */
  readonly linger: () => Promise<void>;
};

type RelayOptions = {
  /** Puts bytes on the real terminal; blocks when that is slow, which is what slows the command down. */
  readonly write: (bytes: Uint8Array) => void;
  readonly shellPid: number;
  /** The commands run in PowerShell's host, which talks to the terminal around each of them. */
  readonly host?: boolean;
  /** The question's private folder; or what makes one where it is needed, which then goes with the relay. */
  readonly folder: ChannelFolder;
  /** Only these ways to open one, the best first. */
  readonly ways?: readonly OpenChannel[];
};

const RESIZE_POLL_MS = 150;

/** Rejects where nothing can be had to write to, or background writing is forbidden (`stty tostop`). */
export async function openRelay(options: RelayOptions): Promise<Relay> {
  const screen = new WriteStream(openSync('/dev/tty', 'r+'));
  const [columns, rows] = screen.getWindowSize();
  const { channel, made } = await openOutputChannel({ columns, rows }, options.folder, options.ways);
  const keeper = await startKeeper(channel, made);
  const source = channel.read();
  const nonce = randomBytes(12).toString('hex');
  const mark = `\x1b]7777;beck;${nonce}\x07`;
  const markOfOwnPagers = `\x1b]7777;beck-env;${nonce}\x07`;

  let filter: (bytes: Uint8Array) => Uint8Array = (bytes) => bytes;
  let onOutput: (bytes: Uint8Array) => void = () => {};
  let onMark: () => void = () => {};
  let lineStart = true;
  let traces = false;
  let watchQuestions: (bytes: Uint8Array) => void = () => {};

  const show = (bytes: Uint8Array): void => {
    if (bytes.length === 0) return;
    const shown = filter(bytes);
    options.write(shown);
    watchQuestions(bytes);
    onOutput(options.host ? withoutHostSequences(bytes) : bytes);
    traces ||= leavesTraces(shown);
    const text = options.host ? withoutHostSequences(shown) : shown;
    lineStart = text.length > 0 ? text[text.length - 1] === 0x0a : lineStart;
  };
  const reached = (): void => onMark();
  const find = createMarkFinder(
    Buffer.from(mark),
    createMarkFinder(Buffer.from(markOfOwnPagers), show, reached),
    reached,
  );
  source.on('data', (chunk: Buffer) => find(chunk));
  const ended = new Promise<void>((settle) => {
    // A terminal fails with EIO once no process holds the other side; that is its ordinary end.
    source.on('error', () => settle());
    source.on('close', () => settle());
  });
  const stopFollowing = followSize(screen, channel, options.shellPid);

  return {
    kind: channel.kind,
    begin(run) {
      filter = run.approved ? (bytes) => bytes : createTerminalFilter();
      watchQuestions =
        options.host && !run.approved
          ? createCursorQuestionWatch(() => options.write(Buffer.from('\x1b[6n')))
          : () => {};
      onOutput = run.onOutput;
      lineStart = true;
      traces = false;
      const shown = new Promise<void>((settle) => {
        onMark = () => {
          if (traces && !run.approved) options.write(Buffer.from(UNDO_OUTPUT));
          settle();
        };
      });
      return { out: channel.path, mark: run.ownPagers ? markOfOwnPagers : mark, shown };
    },
    atLineStart: () => lineStart,
    async linger() {
      onOutput = () => {};
      await channel.release();
      await ended;
      stopFollowing();
      keeper.stdin?.end('done\n');
      screen.destroy();
    },
  };
}

/**
 * A keeper that relays when we are killed: without it a writer to the orphaned terminal or pipe gets EIO and dies. It is
 * the last to leave, so it removes the folder that was made for the channel.
 */
const KEEPER = `
trap '' INT QUIT TSTP TTOU HUP
PATH=/usr/bin:/bin
[ -z "$1" ] || trap 'rm -rf -- "$1"' EXIT
{ [ ! -t 4 ] || stty -opost -echo <&4; } && echo ready
exec 4<&- >/dev/tty
IFS= read -r word && exit
while :; do
  error=$(LC_ALL=C exec cat 2>&1 >/dev/tty <&3)
  case $error in *temporarily*) sleep 0.02 ;; *) exit ;; esac
done`;

async function startKeeper(
  { readFd, holdFd }: OutputChannel,
  made: string | undefined,
): Promise<ChildProcess> {
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'sh', made ?? ''], {
    stdio: ['pipe', 'pipe', 'ignore', readFd, holdFd],
  });
  const { stdout } = keeper;
  await new Promise<void>((settle, fail) => {
    stdout?.once('data', () => settle());
    keeper.once('error', fail);
    keeper.once('exit', () => fail(new Error('The relayed terminal could not be prepared.')));
  });
  stdout?.destroy();
  keeper.unref();
  return keeper;
}

/** Programs on the second terminal get no signal: the size is polled and passed on. */
function followSize(screen: WriteStream, channel: OutputChannel, shellPid: number): () => void {
  let known = screen.getWindowSize().join('x');
  const timer = setInterval(async () => {
    refreshSize(screen);
    const [columns, rows] = screen.getWindowSize();
    if (known === `${columns}x${rows}`) return;
    known = `${columns}x${rows}`;
    await channel.resize(columns, rows);
    const group = foregroundGroup(shellPid);
    if (group) process.kill(-group, 'SIGWINCH');
  }, RESIZE_POLL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Node looks at the size again only on a signal that a background group never gets. */
function refreshSize(screen: WriteStream): void {
  const refresh: unknown = Reflect.get(screen, '_refreshSize');
  if (typeof refresh === 'function') Reflect.apply(refresh, screen, []);
}

/** The eighth field of stat; absent where there is no /proc. */
function foregroundGroup(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    const group = Number(fields?.[5]);
    return group > 0 ? group : undefined;
  } catch {
    return undefined;
  }
}
