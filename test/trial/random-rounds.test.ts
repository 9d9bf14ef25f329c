// Random trees, random commands: a trial changes nothing, and what it tells is what the command does in a real copy.

import { execFileSync, spawnSync } from 'node:child_process';
import { lstatSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHELL_DESCRIPTORS } from '../../src/domain/shell-descriptor.ts';
import { findDifferences } from '../../src/trial/differences.ts';
import { openTrial } from '../../src/trial/open.ts';
import { need, TESTED_SHELLS } from '../support/programs.ts';
import { commandFor } from '../undo/commands.ts';
import { makeTree, randomFrom, removeTree, snapshot } from '../undo/tree.ts';

const ROUNDS = Number(process.env['BECK_TRY_ROUNDS'] ?? 5);
const SEED = Number(process.env['BECK_TRY_SEED'] ?? 1);
const SCRIPT = join(import.meta.dirname, '../../shell/shared/trial.sh');

/** Without times, which differ from run to run, and without names of other links. */
const shape = (lines: readonly string[]): readonly string[] =>
  lines.map((line) =>
    line.replace(/^((?:"(?:[^"\\]|\\.)*") \d+ \d+ \d+) \d+ /, '$1 ').replace(/ as ".*$/, ''),
  );

/** A layer cannot hold several names of one file together. */
function isLinked(folder: string, paths: readonly string[]): boolean {
  return paths.some((path) => {
    const stats = lstatSync(join(folder, path));
    return stats.isFile() && stats.nlink > 1;
  });
}

describe.each(TESTED_SHELLS)('in %s', (shell) => {
  test('a trial leaves the tree alone, and its view is that of a real run', async ({ skip }) => {
    need(shell);
    const { program, runArguments = [] } = SHELL_DESCRIPTORS[shell];
    const wrong: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const base = realpathSync(mkdtempSync(join(tmpdir(), 'beck-try-')));
      const random = randomFrom(SEED * 100_000 + round);
      const [folder, real, state] = [join(base, 'work'), join(base, 'real'), join(base, 'state')];
      try {
        const paths = makeTree(folder, random);
        if (isLinked(folder, paths)) continue;
        execFileSync('cp', ['-a', folder, real]);
        const command = commandFor(shell, { paths, random, extended: false });
        const before = snapshot(folder, { counts: true });
        const trial = await openTrial(
          {
            words: [program, ...runArguments, command],
            cwd: folder,
            umask: 0o022,
            env: process.env,
            folders: [],
            network: false,
            seconds: 60,
            signal: new AbortController().signal,
            onOutput: () => {},
          },
          { script: SCRIPT, folder: state },
        );
        if (trial.type !== 'tried') return skip(trial.reason);
        const told = findDifferences(trial).all.filter(({ path }) => path.startsWith(`${folder}/`));
        const seen = shape(snapshot(trial.view + folder));
        await trial.end();
        const args = [...runArguments, `umask 022; ${command}`];
        spawnSync(program, args, { cwd: real, stdio: 'ignore' });
        const ran = shape(snapshot(real));
        const said = `${round}: ${JSON.stringify(command)}`;
        if (snapshot(folder, { counts: true }).join() !== before.join())
          wrong.push(`${said} changed something`);
        if (seen.join('\n') !== ran.join('\n'))
          wrong.push(`${said} did otherwise:\n${seen.join('\n')}\n--\n${ran.join('\n')}`);
        const changes =
          shape(before)
            .join('\n')
            .replaceAll(/ links=\d+/g, '') !== ran.join('\n');
        if (changes && told.length === 0) wrong.push(`${said} changes something, and nothing was told`);
      } finally {
        removeTree(base);
      }
    }
    expect(wrong).toEqual([]);
  });
});
