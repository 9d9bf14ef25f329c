// An undo of mode, owner, times, attributes and access lists sets what the command changed, and nothing else.

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ChangeKind } from '../../src/domain/change.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { listEntries } from '../../src/undo/entry.ts';
import { keepStep } from '../../src/undo/keep.ts';
import { findRoots } from '../../src/undo/roots.ts';
import { endStep, findStep, undoStep } from '../../src/undo/steps.ts';
import { findProgram } from '../support/programs.ts';
import { keepAndRun, rootsFor } from './round.ts';
import { removeTree, snapshot } from './tree.ts';

const [SETFACL, GETFACL, SETFATTR, GETFATTR] = ['setfacl', 'getfacl', 'setfattr', 'getfattr'].map(
  findProgram,
);

/** A folder `d` with `a`, `b` and `c`, all `644`; `state` is beck's. */
function tree() {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'beck-undo-')));
  const [work, state] = [join(base, 'd'), join(base, 'state')];
  mkdirSync(work);
  chmodSync(work, 0o755);
  const path = (name: string): string => join(work, name);
  for (const name of ['a', 'b', 'c']) {
    writeFileSync(path(name), name);
    chmodSync(path(name), 0o644);
    utimesSync(path(name), 1000, 1000);
  }
  const mode = (name: string): string => (statSync(path(name)).mode & 0o777).toString(8);
  return { work, state, path, mode, [Symbol.dispose]: () => removeTree(base) };
}

type Tree = ReturnType<typeof tree>;

async function run({ work, state }: Tree, kind: ChangeKind, change: () => void): Promise<void> {
  const { roots } = findRoots({ named: [{ kind, path: work, tree: true }], unnamed: false }, () => []);
  const about = { roots, not: [], command: 'x', folder: work, at: 1, bytes: 0, kind: 'run' } as const;
  const kept = await keepStep(state, about);
  if (typeof kept !== 'number') throw new Error(kept.why);
  change();
  endStep(state, kept);
}

/** Names of what changed since; undefined if there is no step. */
async function undo({ work, state }: Tree, id?: number): Promise<readonly string[] | undefined> {
  const plan = findStep(state, work, { id });
  if (plan === undefined) return undefined;
  expect(await undoStep(state, plan, 2)).toEqual([]);
  return plan.changed.map((path) => path.slice(work.length + 1));
}

describe('a recursive chmod', () => {
  test('leaves what it had not changed, and names what it changed and someone changed again', async () => {
    using it = tree();
    chmodSync(it.path('c'), 0o600);
    await run(it, 'attributes', () => {
      for (const name of ['a', 'b', 'c']) chmodSync(it.path(name), 0o600);
    });
    chmodSync(it.path('b'), 0o640);
    chmodSync(it.path('c'), 0o444);
    expect(await undo(it)).toEqual(['b']);
    expect(['a', 'b', 'c'].map(it.mode)).toEqual(['644', '644', '444']);
    const [saved] = listEntries(it.state);
    expect(await undo(it, saved?.id)).toEqual([]);
    expect(['a', 'b', 'c'].map(it.mode)).toEqual(['600', '640', '444']);
  });

  test('keeps content and time of what was written since', async () => {
    using it = tree();
    await run(it, 'attributes', () => chmodSync(it.path('a'), 0o600));
    writeFileSync(it.path('a'), 'by hand');
    const { mtimeMs } = statSync(it.path('a'));
    expect(await undo(it)).toEqual([]);
    expect([it.mode('a'), statSync(it.path('a')).mtimeMs]).toEqual(['644', mtimeMs]);
  });

  test('leaves alone what came into the folder since', async () => {
    using it = tree();
    await run(it, 'attributes', () => chmodSync(it.path('a'), 0o600));
    writeFileSync(it.path('new'), '');
    chmodSync(it.path('new'), 0o600);
    expect(await undo(it)).toEqual([]);
    expect([it.mode('a'), it.mode('new')]).toEqual(['644', '600']);
  });
});

test('touch is undone where nothing was written since', async () => {
  using it = tree();
  await run(it, 'attributes', () => {
    for (const name of ['a', 'b']) utimesSync(it.path(name), 5000, 5000);
  });
  utimesSync(it.path('b'), 6000, 6000);
  await undo(it);
  expect(['a', 'b'].map((name) => statSync(it.path(name)).mtimeMs / 1000)).toEqual([1000, 6000]);
});

test('a copy into a folder leaves what was written since to files that it had not touched', async () => {
  using it = tree();
  await run(it, 'write', () => writeFileSync(it.path('a'), 'copied'));
  writeFileSync(it.path('b'), 'by hand');
  chmodSync(it.work, 0o700);
  expect(await undo(it)).toEqual(['']);
  const text = (name: string): string => execFileSync('cat', [it.path(name)], { encoding: 'utf8' });
  expect(['a', 'b'].map(text)).toEqual(['a', 'by hand']);
  expect(it.mode('.')).toBe('700');
});

const rights = (path: string): string =>
  execFileSync(GETFACL ?? '', ['-cpn', path], { encoding: 'utf8' })
    .trim()
    .replaceAll('\n', ' ');

describe.skipIf(!(SETFACL && GETFACL && SETFATTR && GETFATTR))('a recursive setfacl', () => {
  const acl = (...args: readonly string[]) => execFileSync(SETFACL ?? '', args);

  test('leaves what it had not changed, and names what it changed and someone changed again', async () => {
    using it = tree();
    await run(it, 'extended', () => acl('-m', 'u:1:rw', it.path('a'), it.path('b')));
    acl('-m', 'u:1:r', it.path('b'));
    acl('-m', 'u:2:r', it.path('c'));
    execFileSync(SETFATTR ?? '', ['-n', 'user.mine', '-v', 'x', it.path('a')]);
    const before = rights(it.path('c'));
    expect(await undo(it)).toEqual(['b']);
    const plain = 'user::rw- group::r-- other::r--';
    expect(['a', 'b', 'c'].map((name) => rights(it.path(name)))).toEqual([plain, plain, before]);
    const dump = execFileSync(GETFATTR ?? '', ['-d', '--absolute-names', it.path('a')], { encoding: 'utf8' });
    expect(dump).toContain('user.mine="x"');
  });

  test.each(['cp -a a b', 'cp --preserve=xattr a b', 'cp -a a b c d2', 'cat a > b; setfacl -m u:1:rwx b'])(
    '%s: what came with a copy is taken away again',
    async (command) => {
      using it = tree();
      mkdirSync(it.path('d2'));
      for (const name of ['b', 'c']) writeFileSync(it.path(`d2/${name}`), 'old');
      acl('-m', 'u:1:rwx', it.path('a'), it.path('b'));
      execFileSync(SETFATTR ?? '', ['-n', 'user.mine', '-v', 'x', it.path('a')]);
      const look = () => snapshot(it.work, { extended: true });
      const before = look();
      const classifier = await loadClassifier('bash');
      const place = { shell: 'bash', folder: it.work, state: it.state } as const;
      const roots = await rootsFor(command, place, classifier);
      if (roots === undefined || roots.unnamed) throw new Error('not named');
      await keepAndRun(roots, place, command, async () => {
        execFileSync('bash', ['--norc', '-c', command], { cwd: it.work });
      });
      expect(look()).not.toEqual(before);
      expect(await undo(it)).toEqual([]);
      expect(look()).toEqual(before);
    },
  );
});
