import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lookUpPrograms } from '../../src/context/machine/path-lookup.ts';

const base = realpathSync(mkdtempSync(join(tmpdir(), 'beck-path-')));
afterAll(() => rmSync(base, { recursive: true }));
const folder = (name: string, ...files: readonly string[]): string => {
  mkdirSync(join(base, name));
  for (const file of files) {
    writeFileSync(join(base, name, file), '');
    chmodSync(join(base, name, file), 0o755);
  }
  return join(base, name);
};
const one = folder('one', 'git', 'sed');
const two = folder('two', 'git', 'jq');

test('the first folder of PATH that has a program wins; relative folders are passed over', async () => {
  expect(await lookUpPrograms(['git', 'jq', 'rg'], `.:${one}:${two}`, { platform: 'linux' })).toEqual(
    new Map([
      ['git', `${one}/git`],
      ['jq', `${two}/jq`],
    ]),
  );
});

describe('on Windows', () => {
  const first = folder('first', 'Git.CMD', 'Git.EXE', 'jq', 'rg.ps1');
  const second = folder('second', 'jq.exe');
  const path = `${first};${second}`;
  const names = ['git', 'jq', 'rg'];
  const found = async (endings: string) =>
    [...(await lookUpPrograms(names, path, { platform: 'win32', endings }))]
      .map(([name, file]) => `${name} ${file.split('/').slice(-2).join('/')}`)
      .toSorted();

  test('folders are separated by semicolons, and the ending and its case may be left out', async () => {
    expect(await found('.COM;.EXE;.BAT;.CMD')).toEqual(['git first/Git.EXE', 'jq second/jq.exe']);
  });

  test('the order of PATHEXT decides between files of one folder', async () => {
    expect(await found('.CMD;.EXE')).toEqual(['git first/Git.CMD', 'jq second/jq.exe']);
  });
});
