// What a pattern stands for now, against what find and the shell themselves choose in a real folder.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findMatches, findPaths } from '../../src/context/matches.ts';
import { type GlobMeaning, type Selection, selectionKey } from '../../src/domain/selection.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'beck-matches-'));
  for (const name of ['a/b/c', 'store/refs', 'store/objects', 'node_modules/x', 'empty'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['a.zip', '.b.zip', 'A.TMP', 'a/x.tmp', 'a/b/y z.tmp', 'store/HEAD', 'store/refs/q.tmp'])
    writeFileSync(join(folder, name), 'x'.repeat(name.length * 100));
  for (const name of ['none', 'node_modules/n.tmp', 'a/[1].tmp']) writeFileSync(join(folder, name), '');
  utimesSync(join(folder, 'a/x.tmp'), new Date(0), new Date(0));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SPARED = String.raw`\( -name node_modules -o -type d -exec test -d '{}/refs' \; -exec test -f '{}/HEAD' \; \) -prune -o`;

describe('find chooses the same', () => {
  test.each([
    "-type f -iname '*.tmp'",
    '-maxdepth 1 -type f -empty',
    `${SPARED} -type f -iname '*.tmp'`,
    `${SPARED} -type d -empty -not -name .`,
    String.raw`-mindepth 2 \( -name '*.tmp' -o -name '*.zip' \)`,
    "-not -path './a/*' -type f",
    "! -ipath './A/B*' -not -path '*/node_modules/*' -name '*.tmp'",
    '-type f -mtime +29',
    '-type f -mtime -7 -size +1k',
    '-type f -size -500c ! -empty',
    "-name '[1].tmp' -o -name 'a.zip'",
  ])('%s', (expression) => {
    const { stdout } = spawnSync('sh', ['-c', `find . ${expression} -print`], {
      cwd: folder,
      encoding: 'utf8',
    });
    const words = spawnSync('sh', ['-c', `printf '%s\\n' ${expression}`], { encoding: 'utf8' }).stdout;
    // The action belongs to the last alternative alone.
    const found = look({
      type: 'find',
      starts: [folder],
      written: ['.'],
      tests: words.trimEnd().split('\n'),
    });
    const expected = stdout.split('\n').filter((line) => line !== '');
    if (expression.includes('[1]')) return expect(found).toBeUndefined();
    expect(found?.first.map(({ path }) => `.${path.slice(folder.length)}`).sort()).toEqual(expected.sort());
    expect(found?.count).toBe(expected.length);
  });
});

test('a glob leaves out hidden files and says sizes', () => {
  expect(look({ type: 'glob', pattern: `${folder}/*.zip` })).toEqual({
    count: 1,
    bytes: 500,
    first: [{ path: `${folder}/a.zip`, bytes: 500 }],
    more: false,
  });
});

test('a folder counts what is in it', () => {
  mkdirSync(join(folder, 'many.d/deep'), { recursive: true });
  for (const name of ['many.d/one', 'many.d/deep/two', 'three.d'])
    writeFileSync(join(folder, name), 'x'.repeat(100));
  const found = look({ type: 'glob', pattern: `${folder}/*.d` });
  expect(found).toMatchObject({ count: 2, bytes: 300 });
  expect(found?.first).toContainEqual({ path: `${folder}/many.d`, bytes: 200 });
  const all = look({ type: 'find', starts: [`${folder}/many.d`], tests: ['-mindepth', '1'] });
  expect(all).toMatchObject({ count: 3, bytes: 200 });
  expect(all?.first).toContainEqual({ path: `${folder}/many.d/deep`, bytes: 100 });
  const top = look({ type: 'find', starts: [folder], tests: ['-maxdepth', '1', '-name', '*.d', '-prune'] });
  expect(top).toMatchObject({ count: 2, bytes: 300 });
});

test('a pattern means what the options of the shell make of it', () => {
  for (const name of ['.hidden.xyz', 'UPPER.XYZ', 'lower.xyz']) writeFileSync(join(folder, name), '');
  const count = (meaning: GlobMeaning) =>
    look({ type: 'glob', pattern: `${folder}/*.xyz`, ...meaning })?.count;
  const meanings: readonly GlobMeaning[] = [
    {},
    { hidden: true },
    { anyCase: true },
    { hidden: true, anyCase: true },
  ];
  expect(meanings.map(count)).toEqual([1, 2, 2, 3]);
});

test('a look that was cut short says unknown, never nothing', () => {
  const many = join(folder, 'crowd');
  mkdirSync(join(many, 'z'), { recursive: true });
  for (let at = 0; at < 600; at++) writeFileSync(join(many, `${at}.txt`), '');
  writeFileSync(join(many, 'z/late.log'), '');
  const few = { type: 'find', starts: [join(many, 'z')], tests: ['-name', '*.log'] } as const;
  const wide = { ...few, starts: [many] };
  const none = { ...wide, tests: ['-name', '*.none'] };
  expect(look(wide)).toMatchObject({ count: 1, more: false });
  expect(look(none)).toMatchObject({ count: 0, more: false });
  // Each look at the clock is a second later, as on a machine that is busy.
  let clock = 0;
  const slow = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
  try {
    const now = Date.now();
    expect(look(few)).toMatchObject({ count: 1, more: false });
    expect(look(none)).toBeUndefined();
    expect(findPaths(few, { now, most: 10 })).toHaveLength(1);
    expect(findPaths(none, { now, most: 10 })).toBeUndefined();
    expect(findPaths(none, { now, most: 10, time: 1_000_000 })).toEqual([]);
  } finally {
    slow.mockRestore();
  }
});

test("where the time does not last, a person's own files come before what programs keep", () => {
  const home = join(folder, 'home');
  mkdirSync(join(home, '.cache'), { recursive: true });
  mkdirSync(join(home, 'node_modules'));
  mkdirSync(join(home, 'notes'));
  for (let at = 0; at < 600; at++) {
    writeFileSync(join(home, '.cache', `${at}.txt`), '');
    writeFileSync(join(home, 'node_modules', `${at}.txt`), '');
  }
  writeFileSync(join(home, 'notes/late.log'), '');
  let clock = 0;
  const slow = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
  try {
    expect(look({ type: 'find', starts: [home], tests: ['-name', '*.log'] })).toMatchObject({
      count: 1,
      more: true,
    });
  } finally {
    slow.mockRestore();
  }
});

test('nothing that matches is nothing', () => {
  expect(look({ type: 'glob', pattern: `${folder}/*.iso` })).toMatchObject({ count: 0, first: [] });
});

test('a path that is not known as find writes it is matched by nothing', () => {
  expect(look({ type: 'find', starts: [folder], tests: ['-path', './a/*'] })).toBeUndefined();
});

test.each(['-user root', '-newermt yesterday', "-regex '.*'"])('a test that is not known: %s', (tests) => {
  expect(look({ type: 'find', starts: [folder], tests: tests.split(' ') })).toBeUndefined();
});

function look(selection: Selection) {
  return findMatches([selection], Date.now())[selectionKey(selection)];
}
