// Words that say what is wanted are no text, name, process or package: each pair is a kind met at a prompt.

import { expect, test } from 'vitest';
import { NoRecipeError } from '../../src/domain/errors.ts';
import { proposed } from './proposed.ts';
import { worldOf } from './world.ts';

const FILES: Readonly<Record<string, readonly string[]>> = {
  'orders.csv': ['id,name,date', '1,Ann,2024-01-05', '2,Bob,2024-02-11'],
  'products.csv': ['sku;title;price', 'A1;Chair;49.90', 'B2;Table;120.00'],
  'package.json': ['{"scripts":{"dev":"vite"}}'],
};
const world = {
  ...worldOf({
    entries: [
      ...['src/', 'src/api/', 'src/api/auth.ts', 'main.css', 'Makefile', 'app.log'],
      ...Object.keys(FILES),
    ],
    programs: 'awk base64 column cp find grep head make npm printf python3 sort'.split(' '),
  }),
  scripts: () => ['dev'],
  targets: () => ['build', 'deploy'],
  firstLines: (path: string) => FILES[path] ?? [],
};
const env = { cwd: '/home/ada', home: '/home/ada', shell: 'bash', userland: 'gnu', world } as const;

const TYPESCRIPT = "--include='*.ts' --include='*.mts' --include='*.cts' --include='*.tsx'";

test.each<readonly [question: string, command: string | undefined]>([
  // What code or files are like, and no text in them.
  ['find dead code in src/api', undefined],
  ['find unused exports in src', undefined],
  ['find missing files in src', undefined],
  ['search for spelling mistakes in src', undefined],
  ['find typos in src', undefined],
  ['search for "typos" in src', "find src -type f -exec grep -H typos '{}' +"],
  [
    'which files did I touch today',
    "find . -type f -daystart -mtime 0 -not -path '*/.git/*' -printf '%T@ %TY-%Tm-%Td %TH:%TM  %p\\n' | sort -rn | head -n 50 | cut -d ' ' -f 2-",
  ],
  // A program, and no account; a folder, and no program.
  ['does ffmpeg exist', 'command -v ffmpeg'],
  ['does src exist', undefined],
  ['find timeout in src', 'grep -rnIFi --exclude-dir=.git -e timeout src'],
  ['find broken pipe in app.log', "grep -nFi -e 'broken pipe' app.log"],
  ['is there a backup of orders.csv', undefined],
  ['is there a test for src/api/auth.ts', undefined],
  ['is there a header in orders.csv', 'head -n 1 orders.csv'],
  ['what does src/api do', undefined],
  ['show files I cannot read', undefined],
  // The file and not its name.
  ['base64 of main.css', 'base64 main.css'],
  ['base64 of the word main', 'printf %s main | base64'],
  ['url encode main.css', undefined],
  // A table: as one, its rows, its separator, its header.
  ['show products.csv as a table', "column -t -s ';' products.csv"],
  ['show orders.csv as a table', 'column -t -s , orders.csv'],
  ['drop duplicate rows of orders.csv', "awk '!seen[$0]++' orders.csv"],
  [
    'show orders.csv sorted by date newest first',
    `awk -v by="sort -t , -k 3,3r" 'NR == 1 { print; fflush(); next } { print | by }' orders.csv`,
  ],
  // No process is called so.
  ['what port does the app use', undefined],
  // Both spellings of one kind; what is named comes before what stands first.
  ['list all yaml files', "find . -type f \\( -iname '*.yaml' -o -iname '*.yml' \\)"],
  ['what targets does the makefile have', "grep -oE '^[A-Za-z0-9][A-Za-z0-9_.-]*:' Makefile"],
  ['what scripts are there', 'npm run'],
  ['make a copy of src called src-old', 'cp -Ri src src-old'],
  ['which ts files have no TODO', `grep -rLIF --exclude-dir=.git ${TYPESCRIPT} -e TODO .`],
  ['list users with a login shell', "grep -Ev '(nologin|false)$' /etc/passwd | cut -d : -f 1"],
])('%s', async (question, command) => {
  const answer = proposed(question, env).catch((error: unknown) => {
    if (error instanceof NoRecipeError) return undefined;
    throw error;
  });
  expect(await answer).toBe(command);
});
