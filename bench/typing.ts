// A typist of 12 keys a second, in a question: what a key's echo costs, and how soon after a pause a preview stands.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { spawn } from '@lydell/node-pty';
import headless from '@xterm/headless';
import { findProgram, PWSH } from '../test/support/programs.ts';
import type { HelperPlace } from './helper.ts';
import { type Figure, median, quantile } from './measure.ts';

const LINE = '? count the files here';
const LINES = 33;
const KEY_MS = 1000 / 12;
/** Of typing, until something is shown; `cli/question/typing-channel.ts` and `shell/powershell/preview.ps1` have the same. */
const PAUSE_MS = 120;
const PROMPT = 'ready>';
/** Has the line editor say what it has: in the title, which moves nothing. */
const TELL = '\x14';

type Typed = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly rcFile: string;
  readonly rc: string;
  /** Of the command for the line. */
  readonly shown: string;
};

const TYPED: Readonly<Record<'zsh' | 'powershell', Typed>> = {
  zsh: {
    name: 'zsh',
    command: findProgram('zsh') ?? '',
    args: ['-i'],
    rcFile: '.zshrc',
    rc: `PROMPT='${PROMPT} '
tell() { print -n "\\e]0;<$BUFFER>\\a" >/dev/tty }; zle -N tell; bindkey '^T' tell`,
    shown: 'wc -l',
  },
  powershell: {
    name: 'PowerShell',
    command: PWSH ?? '',
    args: ['-NoLogo', '-NoExit'],
    rcFile: '.config/powershell/profile.ps1',
    rc: `function prompt { '${PROMPT} ' }; Set-PSReadLineOption -PredictionSource None
Set-PSReadLineKeyHandler -Key Ctrl+t -ScriptBlock { $line = ''; $at = 0
  [Microsoft.PowerShell.PSConsoleReadLine]::GetBufferState([ref]$line, [ref]$at)
  [Console]::Write("$([char]27)]0;<$line>$([char]7)") }`,
    shown: 'Measure-Object',
  },
};

/** `script`: beck's of this shell. One row for a shell that is not there. */
export async function measureTyping(
  { script, folder, env }: HelperPlace,
  shell: keyof typeof TYPED,
): Promise<readonly Figure[]> {
  const typed = TYPED[shell];
  const { name } = typed;
  if (typed.command === '')
    return [{ what: `typing a question in ${name}`, measured: 'not on this machine', budget: '' }];
  const shells = [`${typed.rc}\n. ${script}\n`, typed.rc].map((rc, at) =>
    startTyped(join(folder, `${at}`), { ...typed, rc }, env),
  );
  for (const shell of shells) await shell.seen(PROMPT);
  // A first answer, so that what follows is warm.
  for (const key of LINE) shells[0]?.type(key);
  await shells[0]?.seen(typed.shown);
  shells[0]?.type('\x15');
  await pause(KEY_MS);
  const before = shells.map(({ processor }) => processor());
  const spent: number[][] = [[], []];
  const shown: number[] = [];
  let lost = 0;
  for (let line = 0; line < LINES; line++) {
    for (const [at, key] of [...LINE].entries()) {
      const begun = performance.now();
      for (const which of at % 2 === 0 ? [0, 1] : [1, 0])
        spent[which]?.push((await shells[which]?.echo(key)) ?? Number.NaN);
      if (at < LINE.length - 1) await pause(Math.max(0, KEY_MS - (performance.now() - begun)));
    }
    const paused = performance.now();
    await shells[0]?.seen(typed.shown);
    shown.push(performance.now() - paused - PAUSE_MS);
    for (const shell of shells) {
      shell.type(TELL);
      lost += (await shell.told()) === LINE ? 0 : 1;
      shell.type('\x15');
    }
    await pause(KEY_MS);
  }
  const [ofOurs = 0, ofBare = 0] = shells.map(({ processor }, at) => processor() - (before[at] ?? 0));
  for (const shell of shells) shell.close();
  const [ours = [], bare = []] = spent;
  const later = ours.map((ms, at) => ms - (bare[at] ?? Number.NaN));
  return [
    {
      what: `typing a question in ${name}: a key later by`,
      measured: `${median(later).toFixed(2)} ms of ${median(ours).toFixed(1)} ms, ${((ofOurs - ofBare) / later.length).toFixed(2)} ms by processor time, ${later.length} keys, ${lost} lines wrong`,
      budget: '2 ms, 0 lines',
    },
    {
      what: `a preview in ${name}, after the pause`,
      measured: `${median(shown).toFixed(0)} ms, nine of ten ${quantile(shown, 0.9).toFixed(0)} ms`,
      budget: '50 ms',
    },
  ];
}

function startTyped(folder: string, { command, args, rcFile, rc }: Typed, env: HelperPlace['env']) {
  mkdirSync(dirname(join(folder, rcFile)), { recursive: true });
  writeFileSync(join(folder, rcFile), rc);
  const pty = spawn(command, [...args], {
    cwd: folder,
    env: {
      ...env,
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, '.config'),
      ZDOTDIR: folder,
      BECK_PRESTART: 'on',
      POWERSHELL_TELEMETRY_OPTOUT: '1',
    },
    cols: 100,
    rows: 30,
  });
  // PowerShell asks where the cursor is, and waits for the answer.
  const screen = new headless.Terminal({ cols: 100, rows: 30, allowProposedApi: true });
  screen.onData((answer) => pty.write(answer));
  let text = '';
  let heard = (): void => {};
  pty.onData((chunk) => {
    screen.write(chunk);
    text += chunk;
    heard();
  });
  const until = <Found>(find: () => Found | undefined): Promise<Found> =>
    new Promise((settle) => {
      heard = () => {
        const found = find();
        if (found !== undefined) settle(found);
      };
      heard();
    });
  const seen = (wanted: string) => until(() => (text.includes(wanted) ? performance.now() : undefined));
  return {
    seen,
    type(keys: string): void {
      text = '';
      pty.write(keys);
    },
    async echo(key: string): Promise<number> {
      text = '';
      const begun = performance.now();
      pty.write(key);
      return (await seen(key)) - begun;
    },
    /** Milliseconds it has used. */
    processor(): number {
      const fields = readFileSync(`/proc/${pty.pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    /** What the line editor said it has. */
    told: () => until(() => /<([^>]*)>/.exec(text)?.[1]),
    close: () => pty.kill('SIGKILL'),
  };
}
