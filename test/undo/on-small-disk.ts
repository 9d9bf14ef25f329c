// What happens on a disk that only this process sees: argument 1 is where it is mounted, 2 another folder for state.

import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listEntries } from '../../src/undo/entry.ts';
import { keepStep } from '../../src/undo/keep.ts';
import { findRoots } from '../../src/undo/roots.ts';
import { endStep, findStep, undoStep } from '../../src/undo/steps.ts';
import { makeTree, randomFrom, snapshot } from './tree.ts';

const [disk = '', elsewhere = ''] = process.argv.slice(2);

async function keep(kind: 'write' | 'delete', path: string, state: string) {
  const { roots } = findRoots({ named: [{ kind, path, tree: true }], unnamed: false }, () => undefined);
  return keepStep(state, { roots, not: [], command: 'x', folder: disk, at: 1, bytes: 0, kind: 'run' });
}

async function full() {
  const file = join(disk, 'f');
  const content = Buffer.alloc(700 * 1024, 1);
  writeFileSync(file, content);
  const state = join(disk, 'state');
  const kept = await keep('write', file, state);
  return { kept, whole: readFileSync(file).equals(content), left: listEntries(state).length };
}

/** The disk is a repository, so what is kept of it lies elsewhere. */
async function apart() {
  rmSync(join(disk, 'f'));
  mkdirSync(join(disk, '.git'));
  makeTree(join(disk, 'tree'), randomFrom(9));
  const before = snapshot(disk);
  const kept = await keep('delete', join(disk, 'tree'), elsewhere);
  rmSync(join(disk, 'tree'), { recursive: true });
  endStep(elsewhere, Number(kept));
  const [store = ''] = listEntries(elsewhere)[0]?.stores ?? [];
  const sameDisk = statSync(store).dev === statSync(disk).dev;
  const plan = findStep(elsewhere, disk);
  const failures = plan === undefined ? undefined : await undoStep(elsewhere, plan, 2);
  return { sameDisk, failures, same: snapshot(disk).join('\n') === before.join('\n') };
}

process.stdout.write(JSON.stringify({ full: await full(), apart: await apart() }));
