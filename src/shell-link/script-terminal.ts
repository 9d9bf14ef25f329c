// A pseudo-terminal that `script` opens for us, where the native module is missing: it copies what is written there
// into a pipe. The program it runs only holds the terminal; commands write to it by its name.

import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, constants, openSync, readdirSync, readlinkSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { ChannelSize, GetFolder, OutputChannel } from './channel.ts';
import { makePipe } from './output-pipe.ts';

/**
 * Tells its process id and the terminal's name, then holds the terminal until it hears a word. Where we are killed
 * it goes on while the terminal is held more often than in the beginning; only Linux tells.
 */
const HOLDER = `
trap '' INT QUIT TSTP TTOU TTIN HUP
PATH=/usr/bin:/bin
exec >/dev/null 2>&1
stty cols "$1" rows "$2"
terminal=$(tty)
held() { ls -l /proc/[0-9]*/fd </dev/null | grep -c -- "-> $terminal\\$"; }
mine=$(held)
echo "$$ $terminal" >&3
exec 3>&-
IFS= read -r word <&4 && exit
while [ "$(held)" -gt "$mine" ]; do sleep 0.5; done`;

/** `script` of util-linux (2.38) and BusyBox takes a line for the shell in `$SHELL`, that of the BSDs words. */
const START = {
  linux: `SHELL=/bin/sh; export SHELL; PATH=/usr/bin:/bin exec script -q -c "set -- $1 $2$3" /dev/null`,
  bsd: `PATH=/usr/bin:/bin exec script -q /dev/null /bin/sh -c "$3" sh "$1" "$2"`,
};

const PATIENCE_MS = 3000;
const POLL_MS = 300;

/** Rejects where `script` is missing or tells no terminal. */
export async function openScriptTerminal(
  { columns, rows }: ChannelSize,
  folder: GetFolder,
): Promise<OutputChannel> {
  const pipe = await makePipe(await folder(), 'script');
  const line = START[process.platform === 'linux' ? 'linux' : 'bsd'];
  const script = spawn('/bin/sh', ['-c', line, 'sh', String(columns), String(rows), HOLDER], {
    // Its input stays open and silent: an end of it would be typed into the terminal.
    stdio: ['pipe', pipe.holdFd, 'ignore', 'pipe', 'pipe'],
    detached: true,
  });
  // From here on it is `script` that keeps the pipe open.
  closeSync(pipe.holdFd);
  try {
    const { holder, path } = await told(script);
    const holdFd = openSync(path, constants.O_RDWR | constants.O_NOCTTY);
    return {
      kind: 'script',
      path,
      readFd: pipe.readFd,
      holdFd,
      read: pipe.read,
      resize: (wide, high) => setSize(holdFd, wide, high),
      async release() {
        closeSync(holdFd);
        while (isHeld(path, [holder, script.pid])) await setTimeout(POLL_MS);
        controlOf(script).end('done\n');
      },
    };
  } catch (error) {
    script.kill('SIGKILL');
    closeSync(pipe.readFd);
    throw error;
  }
}

async function told(script: ChildProcess): Promise<{ readonly holder: number; readonly path: string }> {
  const [, , , from] = script.stdio as unknown as readonly Socket[];
  const text = await new Promise<string>((settle) => {
    const nothing = (): void => settle('');
    script.once('error', nothing);
    from?.once('close', nothing);
    from?.once('data', (bytes: Buffer) => settle(bytes.toString()));
    setTimeout(PATIENCE_MS, undefined, { ref: false }).then(nothing);
  });
  const [, holder, path] = /^(\d+) (\/dev\/\S+)\n$/.exec(text) ?? [];
  if (holder === undefined || path === undefined) throw new Error('the program script opens no terminal');
  script.unref();
  return { holder: Number(holder), path };
}

function controlOf(script: ChildProcess): Socket {
  const [, , , , control] = script.stdio as unknown as readonly [never, never, never, never, Socket];
  return control;
}

/** Whether another process has the terminal open: a job in the background. Unknown where there is no /proc: no. */
function isHeld(path: string, by: readonly (number | undefined)[]): boolean {
  const others = listed('/proc').filter((name) => /^\d+$/.test(name) && !by.includes(Number(name)));
  return others.some((pid) =>
    listed(`/proc/${pid}/fd`).some((fd) => target(`/proc/${pid}/fd/${fd}`) === path),
  );
}

function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Ended meanwhile, another user's, or another kind of system.
    return [];
  }
}

function target(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    // Closed meanwhile.
    return undefined;
  }
}

function setSize(fd: number, columns: number, rows: number): Promise<void> {
  const stty = spawn(
    '/bin/sh',
    ['-c', 'PATH=/usr/bin:/bin exec stty cols "$1" rows "$2"', 'sh', String(columns), String(rows)],
    { stdio: [fd, 'ignore', 'ignore'] },
  );
  return new Promise((settle) => {
    stty.once('error', () => settle());
    stty.once('close', () => settle());
  });
}
