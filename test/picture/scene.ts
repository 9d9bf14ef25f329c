// The scene of the README's picture: two questions to the recipes in a real zsh, as a stranger would see them.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshHome } from '../support/home.ts';
import { makeLayout } from '../support/layout.ts';
import type { Cell } from '../support/screen.ts';
import { openTerminal, type Terminal } from '../support/terminal.ts';

const COLUMNS = 78;
const ROWS = 24;
const PROMPT = '%F{cyan}%1~%f $ ';

const FILES: Readonly<Record<string, number>> = {
  'film.mp4': 12_000_000,
  'photos.zip': 4_300_000,
  'letter.txt': 2_100,
  'logs/access.log': 3_400_000,
  'logs/old/error.log': 180_000,
};

/** The screen at the end, row by row. `main`: the built program. */
export async function playScene(main: string): Promise<readonly (readonly Cell[])[]> {
  await using home = await freshHome();
  const layout = makeLayout(join(home.path, '.beck'), main);
  for (const [name, size] of Object.entries(FILES)) {
    mkdirSync(join(home.path, 'downloads', name, '..'), { recursive: true });
    writeFileSync(join(home.path, 'downloads', name), Buffer.alloc(size));
  }
  writeFileSync(join(home.path, '.zshrc'), `PROMPT='${PROMPT}'\n. ${layout.script('zsh')}\n`);
  await using terminal = await openTerminal({
    command: 'zsh',
    args: ['-d'],
    env: home.env,
    cwd: join(home.path, 'downloads'),
    columns: COLUMNS,
    rows: ROWS,
  });
  await prompt(terminal, 'downloads', 1);
  await ask(terminal, '? which files here are over 1 MB', 'downloads', 2);
  await ask(terminal, '? go to the folder with the biggest log; and how much free space is there', 'logs', 1);
  return screenOf(terminal);
}

async function ask(terminal: Terminal, line: string, folder: string, prompts: number): Promise<void> {
  terminal.type(line);
  terminal.press('Enter');
  await prompt(terminal, folder, prompts);
}

function prompt(terminal: Terminal, folder: string, count: number): Promise<void> {
  const isPrompt = (line: string) => line.startsWith(`${folder} $`);
  return terminal.waitUntil(
    () => {
      const lines = terminal.screen().split('\n');
      return lines.filter(isPrompt).length >= count && lines.at(-1) === `${folder} $`;
    },
    { what: `the prompt in ${folder}` },
  );
}

function screenOf(terminal: Terminal): readonly (readonly Cell[])[] {
  const rows = terminal.screen().split('\n').length;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => terminal.cell(row, column)),
  );
}
