// `npm run oracle -- COMMIT`: what a change of the recipes changes. The sentences of that commit's tests, rows and
// patterns are asked of that commit and of the working tree, and every difference is shown, grouped by its kind.
//
//   --every N   one sentence of N, for a first look
//   --all       each sentence of each group, not one
//
// What a commit answers is recorded once, below `node_modules/.cache`.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { differences, report } from './differences.ts';
import { readRecord, record } from './record.ts';

const HERE = resolve(import.meta.dirname, '../../..');
const CACHE = join(HERE, 'node_modules/.cache/beck-oracle');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' }, all: { type: 'boolean', default: false } },
});
const [commit] = positionals;
if (commit === undefined) throw new Error('Name the commit to compare with: npm run oracle -- COMMIT');
const before = readRecord(recordOf(commit, values.every));
const after = await record(before);
console.log(report(differences(before, after), { all: values.all, asked: before.length }));

/** The file with what a commit answers, made if it is not there yet. */
function recordOf(commit: string, every: string): string {
  const git = (...words: readonly string[]) =>
    execFileSync('git', words, { cwd: HERE, encoding: 'utf8' }).trim();
  const file = join(CACHE, `${git('rev-parse', `${commit}^{commit}`)}.zst`);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  const tree = join(mkdtempSync(join(tmpdir(), 'beck-oracle-')), 'tree');
  git('worktree', 'add', '--detach', tree, commit);
  try {
    symlinkSync(join(HERE, 'node_modules'), join(tree, 'node_modules'));
    execFileSync(process.execPath, [join(tree, 'test/recipes/oracle/record.ts'), file, every], {
      stdio: 'inherit',
    });
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return file;
}
