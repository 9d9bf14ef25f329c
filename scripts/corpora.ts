// `node scripts/corpora.ts PATH…`: collects the labelled texts of checkouts of public projects for `npm run bench --
// safety`. They go into the cache, never into the repository.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { COLLECTED } from '../bench/collected.ts';
import { CORPORA, readCorpus } from '../bench/public-corpora.ts';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Name the folders of checkouts:');
  for (const [name, { repository }] of Object.entries(CORPORA))
    console.error(`  ${name.padEnd(12)}${repository}`);
  process.exit(2);
}

const read = folders.map((folder) => ({ folder, texts: readCorpus(folder) }));
for (const { folder, texts } of read)
  console.log(
    texts === undefined
      ? `${folder}: none of ${Object.keys(CORPORA).join(', ')}`
      : `${folder}: ${texts.length} texts of ${texts[0]?.corpus}, ${texts[0]?.commit}`,
  );
mkdirSync(dirname(COLLECTED), { recursive: true });
writeFileSync(
  COLLECTED,
  read
    .flatMap(({ texts }) => texts ?? [])
    .map((text) => `${JSON.stringify(text)}\n`)
    .join(''),
);
console.log(COLLECTED);
if (read.some(({ texts }) => texts === undefined)) process.exitCode = 1;
