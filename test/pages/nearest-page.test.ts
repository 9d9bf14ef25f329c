import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Named } from '../../src/pages/fill-places.ts';
import { fillPlaces, showPlaces } from '../../src/pages/fill-places.ts';
import { nearestExample } from '../../src/pages/nearest-page.ts';
import { openPageIndex } from '../../src/pages/page-index.ts';
import { pageFolders } from '../../src/pages/places.ts';
import { readPage } from '../../src/pages/read-page.ts';
import { freshHome } from '../support/home.ts';
import { PAGES, writePages } from './pages.ts';

const NOTHING: Named = { files: [], folders: [], numbers: [], addresses: [], texts: [] };

describe('a page', () => {
  test('is a program, what it is, and examples', () => {
    expect(readPage(PAGES['common/magick.md'])).toEqual([
      {
        program: 'magick',
        about: 'Convert and edit pictures.',
        says: 'Rotate an image by some degrees',
        command: 'magick {{path/to/input.png}} -rotate {{90}} {{path/to/output.png}}',
      },
      {
        program: 'magick',
        about: 'Convert and edit pictures.',
        says: 'Show the size of an image',
        command: 'magick {{[-i|identify]}} {{path/to/image.png}}',
      },
    ]);
  });

  test('that would draw on the terminal has no examples', () => {
    expect(readPage('# x\n\n> X.\n\n- Do it:\n\n`echo \u001b[2J`\n')).toEqual([]);
  });
});

describe('the places of a command', () => {
  test.each([
    [
      'cp {{path/to/file}} {{path/to/directory}}',
      { files: ["it's.txt"], folders: ['docs'] },
      'cp "it\'s.txt" docs',
    ],
    ['cat {{path/to/file1 path/to/file2 ...}}', { files: ['a', 'b', 'c'] }, 'cat a b c'],
    ['head {{[-n|--lines]}} {{5}} {{path/to/file}}', { files: ['f'], numbers: ['3'] }, 'head --lines 3 f'],
    ['curl {{https://example.com}}', { addresses: ['https://beck.test/a'] }, 'curl https://beck.test/a'],
    ['grep {{search_pattern}} {{path/to/file}}', { texts: ['to do'], files: ['f'] }, "grep 'to do' f"],
    ['uptime', {}, 'uptime'],
  ])('of "%s"', (command, named, filled) => {
    expect(fillPlaces(command, { ...NOTHING, ...named }, 'bash')).toBe(filled);
  });

  test.each([
    ['one stays open', 'cp {{path/to/file}} {{path/to/directory}}', { files: ['a'] }],
    ['something named found none', 'uptime', { files: ['a'] }],
    ['one is in quotes', 'grep "{{search_pattern}}" {{path/to/file}}', { texts: ['a b'], files: ['f'] }],
    ['one is of no known kind', 'kubectl get {{resource}}', {}],
  ])('are not filled where %s', (_, command, named) => {
    expect(fillPlaces(command, { ...NOTHING, ...named }, 'bash')).toBeUndefined();
  });

  test('are read without their marks', () => {
    expect(showPlaces('tar {{[-x|--extract]}} {{path/to/file}}')).toBe('tar --extract path/to/file');
  });
});

describe('the pages of a machine', () => {
  test('are found where a client keeps them, read once, and read again when the client brought others', async () => {
    await using home = await freshHome();
    const place = { env: home.env, home: home.path };
    expect(pageFolders(place, undefined)).toEqual([]);
    const pages = writePages(join(home.path, '.cache/tealdeer/tldr-pages/pages.en'));
    expect(pageFolders(place, undefined)).toEqual([pages]);
    const file = join(home.path, '.cache/beck/pages.sqlite');
    const count = () => {
      const index = openPageIndex(file, [pages]);
      const found = index?.count();
      index?.close();
      return found;
    };
    expect(count()).toBe(4);
    // Without a newer folder nothing is read again.
    const before = new Date(Date.now() - 60_000);
    utimesSync(join(pages, 'common'), before, before);
    count();
    writeFileSync(join(pages, 'common/new.md'), '# new\n\n> New.\n\n- Do what is new:\n\n`new it`\n');
    utimesSync(join(pages, 'common'), before, before);
    expect(count()).toBe(4);
    utimesSync(join(pages, 'common'), new Date(), new Date());
    expect(count()).toBe(5);
  });

  test('are found in a folder that the person names', async () => {
    await using home = await freshHome();
    const pages = writePages(join(home.path, 'theirs/pages'));
    expect(pageFolders({ env: home.env, home: home.path }, join(home.path, 'theirs'))).toEqual([pages]);
    expect(pageFolders({ env: home.env, home: home.path }, join(home.path, 'nowhere'))).toEqual([]);
  });

  test('that hold something else are as good as none', async () => {
    await using home = await freshHome();
    mkdirSync(join(home.path, 'beck'));
    writeFileSync(join(home.path, 'beck/pages.sqlite'), 'no database');
    const index = openPageIndex(join(home.path, 'beck/pages.sqlite'), [writePages(join(home.path, 'pages'))]);
    expect(index?.count()).toBe(4);
    index?.close();
  });
});

describe('the nearest example', async () => {
  const home = await freshHome();
  const folders = [writePages(join(home.path, 'pages'))];
  const near = (words: string, named: Partial<Named> = {}, platform: NodeJS.Platform = 'linux') => {
    const index = openPageIndex(join(home.path, 'pages.sqlite'), folders);
    if (index === undefined) throw new Error('no index');
    const found = nearestExample(index, {
      words: words.split(' '),
      named: { ...NOTHING, ...named },
      shell: 'bash',
      platform,
      programs: new Set(['magick', 'poweroff']),
    });
    index.close();
    return found;
  };

  test('has all the words, whatever their endings, or words of the same meaning', () => {
    expect(near('rotating pictures')).toMatchObject({
      says: 'Rotate an image by some degrees',
      command: undefined,
    });
    expect(near('turn photo degrees')).toMatchObject({ program: 'magick' });
  });

  test('has all but one, where that is the only way', () => {
    expect(near('rotate image upside degrees')).toMatchObject({ program: 'magick' });
    expect(near('bake image upside degrees')).toBeUndefined();
  });

  test('is filled with what the question names', () => {
    const named = { files: ['in.png', 'out.png'], numbers: ['45'] };
    expect(near('rotate image', named)?.command).toBe('magick in.png -rotate 45 out.png');
  });

  test('is of this platform', () => {
    expect(near('power down machine')).toMatchObject({ command: 'poweroff' });
    expect(near('power down machine', {}, 'darwin')).toBeUndefined();
  });

  test.each(['image', 'delete everything'])('is none for "%s"', (words) => {
    expect(near(words)).toBeUndefined();
  });
});
