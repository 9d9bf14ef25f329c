// A name without its folder means the only file of that name below the current folder, whichever reading it comes from.

import { expect, test } from 'vitest';
import { NoRecipeError } from '../../src/domain/errors.ts';
import { questionsOf } from '../../src/recipes/phrases/index-examples.ts';
import { RECIPES } from '../../src/recipes/table.ts';
import { proposed } from './proposed.ts';
import { worldOf } from './world.ts';

const PROGRAMS =
  'awk chmod diff du file grep gzip jq mkdir nl split sqlite3 stat tac tar touch unzip xz zip'.split(' ');
const LINES = ['name,age,city,price', 'Ann,31,Oslo,3', 'Bob,28,Rome,4'];

/** What is proposed where these entries exist; the message where nothing is. */
async function proposedAmong(question: string, entries: readonly string[]): Promise<string> {
  const world = {
    ...worldOf({ entries, programs: PROGRAMS, branches: ['main'] }),
    firstLines: (path: string) => (entries.includes(path) ? LINES : []),
  };
  const env = { cwd: '/home/ada', home: '/home/ada', shell: 'bash', userland: 'gnu', world } as const;
  try {
    return (await proposed(question, env)) ?? '';
  } catch (error) {
    if (error instanceof NoRecipeError) return `! ${error.message}`;
    throw error;
  }
}

const NAME = /(?<![\w/~.*-])[A-Za-z][\w-]*\.[a-z]\w*(?![\w/.])/g;
/** Rows that make what they name, look for it, or know it by another system. */
const NOT_READ = RECIPES.filter(
  ({ id, mayBeAbsent, mayBeBelow }) =>
    id === 'rename' || (mayBeAbsent !== undefined && mayBeBelow === undefined),
).map(({ id }) => id);

const EXAMPLES = RECIPES.filter(({ id }) => !NOT_READ.includes(id)).flatMap((row) =>
  questionsOf(row).flatMap((question) => {
    const names = [...new Set(question.match(NAME) ?? [])];
    const [name] = names;
    return names.length === 1 && name !== undefined && !/[/~]/.test(question)
      ? [[question, name] as const]
      : [];
  }),
);

test('rows name the path where the name alone is not there', { timeout: 300_000 }, async () => {
  const bare: string[] = [];
  for (const [question, name] of EXAMPLES) {
    const here = await proposedAmong(question, [name, 'deep/', 'deep/other.txt']);
    const below = await proposedAmong(question, ['deep/', `deep/${name}`, 'deep/other.txt']);
    // What searches for a name is right as it is.
    if (!here.includes(name) || here.startsWith('!') || /^find /.test(here)) continue;
    if (!below.includes(`deep/${name}`)) bare.push(`${question}: ${below}`);
  }
  expect(bare).toEqual([]);
  expect(EXAMPLES.length).toBeGreaterThan(50);
});

const BELOW = ['src/', 'src/run.sh', 'src/cart.ts', 'data/', 'data/fruit.csv', 'notes.md'];

test.each([
  ['remove the setuid bit from run.sh', 'chmod u-s src/run.sh'],
  ['make run.sh no longer writable by others', 'chmod o-w src/run.sh'],
  ['delet run.sh', 'rm src/run.sh'],
  ['split fruit.csv into files of 100 lines', 'split -l 100 data/fruit.csv'],
  ['squash fruit.csv with xz as small as possible and keep the original', 'xz -9 -k data/fruit.csv'],
  ['set the modification time of run.sh to now', 'touch src/run.sh'],
  ['unique values in the name column of fruit.csv', 'tail -n +2 data/fruit.csv | cut -d , -f 1 | sort -u'],
  ['who wrote cart.ts', 'git --no-pager blame src/cart.ts'],
  ['stage cart.ts', 'git add src/cart.ts'],
  // What is made is made here.
  ['make a folder run.sh', 'mkdir -p run.sh'],
  ['create cart.ts containing "two words"', "printf '%s\\n' 'two words' > cart.ts"],
])('%s', async (question, command) => {
  expect(await proposedAmong(question, BELOW)).toBe(command);
});

test('text for a file that may be a new one can be read in two ways', async () => {
  expect(await proposedAmong('write hello there into a new file cart.ts', BELOW)).toMatch(/two ways/);
});
