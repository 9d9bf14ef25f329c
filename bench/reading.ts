// How long the offline engine reads a long question, and how much is loaded for it.

import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { choose } from '../src/recipes/choose.ts';
import { type Figure, median } from './measure.ts';

const ROUNDS = 60;

/** Few enough words that every way of reading is tried. */
const QUESTION = `find regular files named '*.backup-of-the-customer-database-before-the-migration.tar.gz' or
  '*.photographs-from-the-summer-holidays-in-the-mountains.zip' under
  documents/correspondence/invoices-and-receipts/archive-of-previous-years bigger than 100 megabytes and smaller than 3
  gigabytes, modified within the last 30 days, owned by administrator, not executable, excluding
  third-party-libraries-and-generated-code, sorted by modification time in descending order, and save the result in
  documents/overview-of-large-archives.txt`.replace(/\s+/g, ' ');

/** `chunks`: the folder of the bundle's files. */
export async function measureReading(chunks: string): Promise<readonly Figure[]> {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await choose(QUESTION, { shell: 'bash', userland: 'gnu', cwd: '/', home: '/' });
    taken.push(performance.now() - started);
  }
  const [first = Number.NaN, ...later] = taken;
  return [
    {
      what: `reading a question of ${QUESTION.length} characters`,
      measured: `${median(later).toFixed(1)} ms, ${first.toFixed(0)} ms with what is loaded at the first`,
      budget: '5 ms',
    },
    {
      what: 'loaded to read a question offline',
      measured: ['recipe-table', 'grammar'].map((name) => sizeOf(chunks, name)).join('; '),
      budget: '',
    },
  ];
}

/** Of the file, and of what V8 kept of it. */
function sizeOf(chunks: string, name: string): string {
  const file = readdirSync(chunks).find((each) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(each));
  if (file === undefined) throw new Error(`There is no ${name} in the bundle.`);
  const kept = join(dirname(chunks), 'compiled', `chunks-${file}.bin`);
  return `${name} ${kilobytes(join(chunks, file))}, compiled ${kilobytes(kept)}`;
}

function kilobytes(path: string): string {
  return `${Math.round(statSync(path).size / 1000)} kB`;
}
