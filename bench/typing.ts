// A typist of 12 keys a second in zsh, in a question: what a key's echo costs, and how soon after a pause a preview stands.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { spawn } from '@lydell/node-pty';
import type { HelperPlace } from './helper.ts';
import { type Figure, median, quantile } from './measure.ts';

const LINE = '? count the files here';
const SHOWN = 'wc -l';
const LINES = 33;
const KEY_MS = 1000 / 12;
/** Of typing, until something is shown; `cli/question/follow-typing.ts` has the same. */
const PAUSE_MS = 120;
const PROMPT = 'ready>';
/** Shows what the line editor has. */
const TELL = '\x18';
const RC = `PROMPT='${PROMPT} '
tell() { zle -M "<$BUFFER>" }; zle -N tell; bindkey '^X' tell
`;

export async function measureTyping({ script, folder, env }: HelperPlace): Promise<readonly Figure[]> {
  const shells = [`${RC}. ${script}\n`, RC].map((rc, at) => startTyped(join(folder, `${at}`), rc, env));
  for (const shell of shells) await shell.seen(PROMPT);
  // A first answer, so that what follows is warm.
  for (const key of LINE) shells[0]?.type(key);
  await shells[0]?.seen(SHOWN);
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
    await shells[0]?.seen(SHOWN);
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
      what: 'typing a question in zsh: a key later by',
      measured: `${median(later).toFixed(2)} ms of ${median(ours).toFixed(1)} ms, ${((ofOurs - ofBare) / later.length).toFixed(2)} ms by processor time, ${later.length} keys, ${lost} lines wrong`,
      budget: '2 ms, 0 lines',
    },
    {
      what: 'a preview, after the pause',
      measured: `${median(shown).toFixed(0)} ms, nine of ten ${quantile(shown, 0.9).toFixed(0)} ms`,
      budget: '50 ms',
    },
  ];
}

function startTyped(folder: string, rc: string, env: HelperPlace['env']) {
  mkdirSync(folder);
  writeFileSync(join(folder, '.zshrc'), rc);
  const pty = spawn('zsh', ['-i'], {
    cwd: folder,
    env: { ...env, ZDOTDIR: folder, BECK_PRESTART: 'on' },
    cols: 100,
    rows: 30,
  });
  let text = '';
  let heard = (): void => {};
  pty.onData((chunk) => {
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
