// The scene of the README's picture: two questions to the recipes in a real zsh, as a stranger would see them.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshHome } from '../../test/support/home.ts';
import { makeLayout } from '../../test/support/layout.ts';
import type { Cell } from '../../test/support/screen.ts';
import { openTerminal, type Terminal } from '../../test/support/terminal.ts';

const COLUMNS = 78;
const ROWS = 24;
const PROMPT = '%F{cyan}%1~%f $ ';

const FILES: Readonly<Record<string, number>> = {
  'film.mp4': 12_000_000,
  'photos.zip': 4_300_000,
  'letter.txt': 2_100,
  'logs/access.log': 3_400_000,
  'logs/archive/error.log': 180_000,
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
  await atPrompt(terminal, 'downloads', 0);
  await atPrompt(terminal, 'downloads', enter(terminal, '? which files here are over 1 MB'));
  await atPrompt(
    terminal,
    'logs',
    enter(terminal, '? go to the folder with the biggest log; list the files here'),
  );
  enter(terminal, '? delete the archive folder');
  // The last question stays open: this is what being asked looks like.
  await terminal.waitFor('[y]es [N]o');
  return screenOf(terminal);
}

/** How many lines there were before the answer. */
function enter(terminal: Terminal, line: string): number {
  const lines = terminal.scrollback().split('\n').length;
  terminal.type(line);
  terminal.press('Enter');
  return lines;
}

/** Waits for a prompt below line `after`; says yes to what is asked on the way. */
async function atPrompt(terminal: Terminal, folder: string, after: number): Promise<void> {
  let asked = Number.POSITIVE_INFINITY;
  await terminal.waitUntil(
    () => {
      const lines = terminal.scrollback().split('\n');
      const last = lines.at(-1) ?? '';
      // Keys count only once the question has been shown for a moment.
      if (!last.includes('[Y]es')) asked = Date.now();
      else if (Date.now() - asked > 400) {
        terminal.press('Enter');
        asked = Date.now();
      }
      return lines.length > after && last === `${folder} $`;
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
