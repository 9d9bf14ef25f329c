import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { secretPlaces } from '../../src/trial/secrets.ts';

const home = realpathSync(mkdtempSync(join(tmpdir(), 'beck-secrets-')));
afterAll(() => rmSync(home, { recursive: true }));
for (const file of [
  'work/app/.env',
  'work/app/src/main.js',
  'work/other/.env',
  'work/other/api/.env',
  'work/other/node_modules/x/.env',
  'work/.env',
  'music/song.mp3',
  '.config/tool/.env',
  '.config/tool/colours',
]) {
  mkdirSync(dirname(join(home, file)), { recursive: true });
  writeFileSync(join(home, file), '');
}
const isSecret = (path: string): boolean => path.endsWith('/.env');
const places = (cwd: string, most?: number) =>
  secretPlaces({ cwd: join(home, cwd), home, uid: 1000, isSecret, ...(most !== undefined && { most }) })
    ?.map((path) => path.slice(home.length + 1))
    .toSorted();

test('secrets in the folder, beside it and in settings are empty, and so are other folders of the home', () => {
  expect(places('work/app')).toEqual([
    '.config/tool/.env',
    'music',
    'work/.env',
    'work/app/.env',
    'work/other/.env',
    'work/other/api/.env',
  ]);
});

test('in the home folder itself nothing else is', () => {
  expect(places('.')).toEqual([
    '.config/tool/.env',
    'work/.env',
    'work/app/.env',
    'work/other/.env',
    'work/other/api/.env',
  ]);
});

test('where there is too much to look at, it is not known', () => {
  expect(places('work/app', 5)).toBeUndefined();
});
