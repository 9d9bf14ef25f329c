// What is unpacked over files comes back, and what an archive brings is known before it is unpacked.

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { factsOfDisk } from '../../src/cli/wiring/command-facts.ts';
import { membersOf } from '../../src/context/archive-members.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { findStep, undoStep } from '../../src/undo/steps.ts';
import { findProgram } from '../support/programs.ts';
import { keepAndRun, rootsFor } from './round.ts';
import { removeTree, snapshot } from './tree.ts';

const ZIP = findProgram('zip') !== undefined && findProgram('unzip') !== undefined;

/** Archives beside `work`, of files that are not all in it. */
function place() {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'beck-undo-')));
  const [from, folder, state] = ['from', 'work', 'state'].map((name) => join(base, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(join(from, 'docs/deep'), { recursive: true });
  for (const name of ['a.txt', 'with space', 'new\nline', 'ü', 'docs/b.txt', 'docs/deep/c'])
    writeFileSync(join(from, name), `theirs ${name}`);
  symlinkSync('a.txt', join(from, 'link'));
  const pack = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { cwd: from, stdio: 'pipe' });
  pack('tar', 'cf', '../a.tar', '.');
  pack('tar', 'czf', '../a.tgz', 'a.txt', 'docs', 'link');
  if (ZIP) pack('zip', '-qr', '../a.zip', 'a.txt', 'with space', 'docs');
  mkdirSync(join(folder, 'docs'), { recursive: true });
  for (const name of ['a.txt', 'with space', 'docs/mine']) writeFileSync(join(folder, name), `mine ${name}`);
  chmodSync(join(folder, 'docs'), 0o711);
  for (const name of ['a.txt', 'docs', '.']) utimesSync(join(folder, name), 1000, 1000);
  return { shell: 'bash', folder, state, base, [Symbol.dispose]: () => removeTree(base) } as const;
}

describe('undo of unpacking', () => {
  test.each([
    'tar xf ../a.tar',
    'tar -xzf ../a.tgz',
    'tar xvf ../a.tar -C docs',
    'mkdir -p out && tar xf ../a.tar -C out',
    'mkdir -p docs && tar xf ../a.tar -C docs',
    ...(ZIP ? ['unzip -oq ../a.zip', 'unzip -qo ../a.zip -d docs', 'unzip -q ../a.zip -d new'] : []),
  ])('%s', async (command) => {
    using where = place();
    const before = snapshot(where.folder);
    const roots = await rootsFor(command, where, await loadClassifier('bash'));
    if (roots === undefined || roots.unnamed) throw new Error('not named');
    await keepAndRun(roots, where, command, async () => {
      execFileSync('bash', ['--norc', '-c', command], { cwd: where.folder, stdio: 'pipe' });
    });
    expect(snapshot(where.folder)).not.toEqual(before);
    const plan = findStep(where.state, where.folder);
    expect(plan && (await undoStep(where.state, plan, 2))).toEqual([]);
    expect(snapshot(where.folder)).toEqual(before);
  });

  test.each([
    'tar xf ../no.tar',
    'tar xf ../a.tar docs',
    'tar xf ../a.tar --strip-components=1',
    'cp ../a.tar b.tar; tar xf b.tar',
    'mv a.txt ü; tar xf ../a.tar',
    'tar xf ../a.tar --suffix=.x',
    'tar xf ../a.tar -f ../a.tgz',
  ])('%s: more may change', async (command) => {
    using where = place();
    expect((await rootsFor(command, where, await loadClassifier('bash')))?.unnamed).toBe(true);
  });
});

describe('the question says of unpacking', () => {
  const judged = async (command: string, { folder }: { readonly folder: string }) => {
    const { survey, classify } = await loadClassifier('bash');
    const request = { command, shell: 'bash', cwd: folder, home: '/nonexistent' } as const;
    const facts = await factsOfDisk(request, survey, { env: {}, now: 1 });
    const { level, reasons } = classify({ ...request, ...facts });
    return [level, ...reasons.map(({ text }) => text)];
  };

  test('which files it would overwrite', async () => {
    using where = place();
    expect(await judged('tar xf ../a.tgz', where)).toEqual(['danger', 'May overwrite a.txt.']);
  });

  test('that it overwrites nothing', async () => {
    using where = place();
    expect(await judged('tar xf ../a.tgz -C docs', where)).toEqual(['ask', 'Creates files in docs.']);
  });

  test('what is in the folder that the last -C leads to', async () => {
    using where = place();
    const text = 'mkdir new && tar xf ../a.tgz -C new -C ..';
    expect((await judged(text, where)).at(0)).toBe('danger');
    expect(await judged('tar xf ../a.tgz -C docs -C ..', where)).toEqual(['danger', 'May overwrite a.txt.']);
  });

  test('that more may be where a link of it, or of the same text, leads', async () => {
    using where = place();
    const from = join(where.base, 'from');
    symlinkSync('docs', join(from, 'to'));
    execFileSync('tar', ['cf', '../linked.tar', 'to'], { cwd: from });
    execFileSync('tar', ['rf', '../linked.tar', '--transform', 's,^docs,to,', 'docs/b.txt'], { cwd: from });
    for (const text of ['tar xf ../linked.tar', 'ln -s . new && tar xf ../a.tgz -C new'])
      expect((await judged(text, where)).at(0)).toBe('danger');
  });

  test('nothing of that where it brings hidden files, which may be settings', async () => {
    using where = place();
    writeFileSync(join(where.base, 'from/.bashrc'), '');
    execFileSync('tar', ['cf', '../hidden.tar', '.bashrc'], { cwd: join(where.base, 'from') });
    expect(await judged('tar xf ../hidden.tar -C docs', where)).toEqual([
      'danger',
      'May overwrite files in docs.',
    ]);
  });
});

describe('the members of an archive', () => {
  test('have the names of the files', () => {
    using where = place();
    const names = membersOf({ format: 'tar', file: join(where.base, 'a.tar') }, 10_000);
    expect(names?.toSorted()).toEqual(
      [
        '/',
        'a.txt',
        'docs/',
        'docs/b.txt',
        'docs/deep/',
        'docs/deep/c',
        'link',
        'new\nline',
        'with space',
        'ü',
      ].toSorted(),
    );
  });

  test('are unknown where a name leads out of the folder, or it is no archive', () => {
    using where = place();
    const file = join(where.base, 'x.tar');
    execFileSync('tar', ['cPf', file, '../from/a.txt'], { cwd: where.folder });
    expect(membersOf({ format: 'tar', file }, 10_000)).toBeUndefined();
    expect(membersOf({ format: 'zip', file }, 10_000)).toBeUndefined();
    expect(membersOf({ format: 'tar', file: where.folder }, 10_000)).toBeUndefined();
  });
});
