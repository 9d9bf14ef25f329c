// Listing folders and searching files: bounded, never through a link, and nothing secret.

import { Buffer } from 'node:buffer';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isSecretPath } from '../../src/domain/secret-paths.ts';
import { compileGlob, looksLikeGlob } from '../../src/files/glob.ts';
import { listDirectory } from '../../src/files/list.ts';
import { searchFiles } from '../../src/files/search.ts';
import { findLines } from '../../src/files/search-lines.ts';
import { makePipe } from '../support/pipe.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beck-look-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

async function list(path = folder): Promise<string> {
  const outcome = await listDirectory(path);
  return 'reason' in outcome ? `! ${outcome.reason}` : outcome.text;
}

type Limits = Parameters<typeof searchFiles>[1]['limits'];

async function search(pattern: string, path = folder, limits: Limits = {}): Promise<string> {
  const signal = new AbortController().signal;
  const outcome = await searchFiles({ pattern, path }, { isSecret: isSecretPath, signal, limits });
  return 'reason' in outcome ? `! ${outcome.reason}` : outcome.text;
}

describe('a listing', () => {
  test('has hidden files, types and sizes, by name', async () => {
    put({ '.hidden': '12', 'notes.md': 'x'.repeat(1500), 'src/a.ts': '' });
    symlinkSync('notes.md', join(folder, 'link'));
    makePipe(join(folder, 'pipe'));
    expect(await list()).toBe(
      [
        '5 entries:',
        'file 2B .hidden',
        'link link -> notes.md',
        'file 1.5KB notes.md',
        'pipe pipe',
        'folder src',
        '',
      ].join('\n'),
    );
  });

  test('of an empty folder says so', async () => {
    expect(await list()).toBe('The folder is empty.\n');
  });

  test('ends after a hundred entries and says how many there are', async () => {
    put(Object.fromEntries(Array.from({ length: 130 }, (_, n) => [`f${String(n).padStart(3, '0')}`, ''])));
    const lines = (await list()).trimEnd().split('\n');
    expect(lines[0]).toBe('The first 100 by name of 130 entries:');
    expect(lines.slice(1)).toHaveLength(100);
    expect(lines.at(-1)).toBe('file 0B f099');
  });

  test('shows names that are not text or would act on a terminal as they are', async () => {
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/a`), Buffer.from([0xff, 0xfe])]), '');
    writeFileSync(join(folder, 'b\u001b]0;x\u0007\nfile 1B fake'), '');
    symlinkSync('\u001b[2J', join(folder, 'c'));
    expect(await list()).toBe(
      '3 entries:\nfile 0B a\\xff\\xfe\nfile 0B b^[]0;x^G^Jfile 1B fake\nlink c -> ^[[2J\n',
    );
  });

  test('of long names stays within the bound', async () => {
    put(Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`${n}${'x'.repeat(240)}`, ''])));
    const outcome = await listDirectory(folder);
    expect(outcome).toMatchObject({ truncated: true });
    expect(Buffer.byteLength('text' in outcome ? outcome.text : '')).toBeLessThan(10_500);
  });

  test.each([
    ['file', /A part of .* is a file/],
    ['nothing', /There is no /],
  ])('of what is no folder says so: %s', async (name, sentence) => {
    put({ file: '' });
    expect(await list(join(folder, name))).toMatch(sentence);
  });
});

describe('a pattern', () => {
  test.each(['*.ts', 'src/**/*.md', 'a?c', '[abc].txt', '[[].txt', '{a,b}.json', '{,,}', '**'])(
    '%s is a glob',
    (pattern) => {
      expect(looksLikeGlob(pattern)).toBe(true);
    },
  );

  test.each([
    'TODO',
    'what is this?',
    'main(*args)',
    'a = b * c',
    '$x[0]',
    'std::vec',
    'a|b*',
    '.ts',
    'array[]',
  ])('%s is a text', (pattern) => {
    expect(looksLikeGlob(pattern)).toBe(false);
  });

  test('of brackets that nothing closes is a text, however long', () => {
    expect([`{${','.repeat(100_000)}`, '['.repeat(100_000)].map(looksLikeGlob)).toEqual([false, false]);
  });

  test.each<[string, readonly string[], readonly string[]]>([
    ['*.ts', ['a.ts', 'src/a.ts', '.ts'], ['a.tsx', 'ts']],
    ['src/*.ts', ['src/a.ts'], ['a.ts', 'src/b/a.ts', 'x/src/a.ts']],
    ['src/**/*.ts', ['src/a.ts', 'src/b/c/a.ts'], ['a.ts', 'srcx/a.ts']],
    ['./src/*', ['src/a'], ['src/a/b']],
    ['a?c', ['abc', 'x/a-c'], ['ac', 'abbc']],
    ['[a-c]x', ['ax', 'cx'], ['dx', 'x']],
    ['[!a]x', ['bx'], ['ax']],
    ['{a,b}.{md,txt}', ['a.md', 'b.txt'], ['c.md', 'a.ts']],
    ['größe*', ['größe.txt'], ['grosse.txt']],
    ['a[', ['a['], ['a']],
  ])('%s matches those and no others', (pattern, yes, no) => {
    const { matches } = compileGlob(pattern);
    expect([yes.filter(matches), no.filter(matches)]).toEqual([yes, []]);
  });

  test('of many stars is matched in time', () => {
    const { matches } = compileGlob(`${'*a'.repeat(40)}b`);
    expect(matches('a'.repeat(250))).toBe(false);
    expect(compileGlob(`${'{a,b}'.repeat(30)}*`).matches('a')).toBe(false);
  });
});

describe('a search', () => {
  test('by name finds files and folders below', async () => {
    put({ 'a.ts': '', 'src/b.ts': '', 'src/c.js': '', 'ts.ts/x': '' });
    const found = (await search('*.ts')).trimEnd().split('\n');
    expect([found[0], ...found.slice(1).sort()]).toEqual([
      'Names matching *.ts:',
      'a.ts',
      'src/b.ts',
      'ts.ts/',
    ]);
  });

  test('by text finds lines with their numbers, in lower case both cases', async () => {
    put({ 'a.md': 'one\nTODO: two\ntodo three', 'b/c.txt': 'nothing\r\na TODO\r\n' });
    expect(await search('todo')).toBe(
      'Lines holding "todo":\na.md:2: TODO: two\na.md:3: todo three\nb/c.txt:2: a TODO\n',
    );
    expect(await search('TODO: t')).toBe('Lines holding "TODO: t":\na.md:2: TODO: two\n');
    expect(await search('absent')).toBe('No lines holding "absent".\n');
  });

  test('looks into one named file', async () => {
    put({ 'a.md': 'x\nfound\n', 'b.md': 'found\n' });
    expect(await search('found', join(folder, 'a.md'))).toBe('Lines holding "found":\na.md:2: found\n');
  });

  test('says which folders it does not look into, and does when one is named', async () => {
    put({ '.git/config': 'found', 'web/node_modules/x/y.js': 'found', a: 'found' });
    expect(await search('found')).toBe(
      'Lines holding "found":\na:1: found\nNot looked into: .git, node_modules.\n',
    );
    expect(await search('found', join(folder, '.git'))).toContain('config:1: found');
  });

  test('never shows what may be secret, by any name', async () => {
    put({ '.env': 'KEY=found', 'home/.ssh/id_rsa': 'found', a: 'found' });
    symlinkSync('.env', join(folder, 'innocent'));
    expect(await search('found')).toBe(
      'Lines holding "found":\na:1: found\nLeft out: 2 files that may hold secrets.\n',
    );
    expect(await search('found', join(folder, 'innocent'))).toContain(
      'Left out: 1 file that may hold secrets.',
    );
    expect(await search('*')).toContain('.env');
  });

  test('follows no link', async () => {
    mkdirSync(join(folder, 'in'));
    put({ 'out/secret-plan': 'found', 'in/a': 'found' });
    symlinkSync('../out', join(folder, 'in/folder'));
    symlinkSync('../out/secret-plan', join(folder, 'in/file'));
    symlinkSync('.', join(folder, 'in/loop'));
    expect(await search('found', join(folder, 'in'))).toBe('Lines holding "found":\na:1: found\n');
  });

  test('reads no file that lies outside by the time it is opened', async () => {
    put({ 'out/a': 'found', 'in/b/a': 'found' });
    renameSync(join(folder, 'in/b'), join(folder, 'in/gone'));
    symlinkSync('../out', join(folder, 'in/b'));
    const path = Buffer.from(join(folder, 'in/b/a'));
    const found = await findLines(
      { path, root: join(folder, 'in'), text: 'found', isSecret: () => false },
      { most: 10, bytes: 1000 },
    );
    expect(found).toEqual(process.platform === 'linux' ? { type: 'unread' } : expect.anything());
  });

  test('leaves out what is not text, too large or not a file, and does not wait for it', async () => {
    put({ binary: 'found\0', huge: '', a: 'found' });
    truncateSync(join(folder, 'huge'), 20_000_000);
    makePipe(join(folder, 'pipe'));
    expect(await search('found')).toBe(
      'Lines holding "found":\na:1: found\nLeft out: 2 files or folders that are not text, too large or not readable.\n',
    );
  });

  test('ends after fifty results, a time, an amount of text or of names, and says so', async () => {
    put(Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`f${n}`, 'found\nfound\n'])));
    const lines = (await search('found')).trimEnd().split('\n');
    expect(lines).toHaveLength(52);
    expect(lines.at(-1)).toBe('Stopped after 50 results; there may be more.');
    expect(await search('absent', folder, { bytes: 100 })).toContain(
      'Stopped after reading 0 MB; there may be more.',
    );
    expect(await search('absent', folder, { entries: 5 })).toContain(
      'Stopped after 5 names; there may be more.',
    );
  });

  test('shows names that are not text as they are, and looks into such files', async () => {
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/odd`), Buffer.from([0xff])]), 'found');
    expect(await search('found')).toBe('Lines holding "found":\nodd\\xff:1: found\n');
    expect(await search('odd*')).toBe('Names matching odd*:\nodd\\xff\n');
  });

  test('ends when its time is over', async () => {
    put(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`d${n}/f`, 'text'])));
    expect(await search('absent', folder, { milliseconds: 1 })).toContain(
      'Stopped after 0.001 s; there may be more.',
    );
  });

  test('ends when it is cancelled', async () => {
    put({ a: 'found' });
    const outcome = await searchFiles(
      { pattern: 'found', path: folder },
      { isSecret: () => false, signal: AbortSignal.abort() },
    );
    expect(outcome).toEqual({ type: 'failed', reason: 'Cancelled.' });
  });

  test('cuts a long line around what was found and shows nothing that acts on a terminal', async () => {
    put({ a: `${'x'.repeat(5000)}found\u001b[2J${'y'.repeat(5000)}\n`, 'b\u001b[2J': 'found\u202e\n' });
    const text = await search('found');
    expect(text).toMatch(/^a:1: …x{50}foundy+…$/m);
    expect(text).toContain('b^[[2J:1: found<U+202E>');
    expect(text.split('\n').every((line) => line.length < 260)).toBe(true);
  });

  test('finds what lies across two pieces of reading', async () => {
    put({ a: `${'line\n'.repeat(13_105)}${'z'.repeat(8)}found\n` });
    expect(await search('zfound')).toContain('a:13106: zzzzzzzzfound');
  });

  test('of a place that is not there, or a folder that cannot be read', async () => {
    expect(await search('x', join(folder, 'nothing'))).toMatch(/^! There is no /);
    put({ 'shut/a': 'found' });
    chmodSync(join(folder, 'shut'), 0);
    expect(await search('found')).toMatch(
      process.getuid?.() === 0 ? /shut\/a:1: found/ : /Left out: 1 file or folder/,
    );
    chmodSync(join(folder, 'shut'), 0o700);
  });
});
