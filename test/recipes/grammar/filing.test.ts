// Everyday requests about files, folders and archives as a whole, and the words around them.

import { describe, expect, test } from 'vitest';
import { plainly } from '../../../src/recipes/grammar/plain/plainly.ts';
import { bestReading } from '../../../src/recipes/grammar/read.ts';
import type { RecipeEnvironment } from '../../../src/recipes/slots/recipe.ts';
import { worldOf } from '../world.ts';

const world = worldOf({
  entries: [
    'docs/',
    'docs/notes.md',
    'docs/meeting notes.txt',
    'text/',
    'text/poem.txt',
    'text/sales.csv',
    'text/set1',
    'tmp/',
    'tmp/session_1',
    'tmp/session_2',
    'photos/',
    'photos/img_1.jpg',
    'projects/',
    'projects/site/',
    'projects/site/README.md',
    'projects/engine/',
    'projects/engine/Makefile',
    'projects/thesis-2024/',
    'all.zip',
    'src.tar',
    'dump.sql',
    'words.gz',
  ],
});
const env: RecipeEnvironment = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada', world };
const inBash = (question: string): string | undefined => bestReading(question, env)?.command;

describe('whole folders', () => {
  test.each([
    ['size of each folder in here, human readable', 'du -sh */'],
    ['what is taking up space in my home folder', 'du -sh ~/* | sort -rh | head -n 16'],
    ['what is taking up space in ~', 'du -sh ~/* | sort -rh | head -n 16'],
    ['what takes the most room in projects, top 3', 'du -sh projects/* | sort -rh | head -n 3'],
    [
      'folder with the most files',
      "find . -type f -not -path '*/.git/*' | sed 's|/[^/]*$||' | sort | uniq -c | sort -rn | head -n 1",
    ],
    ['who owns the files in docs', 'ls -l docs'],
    ['wipe tmp clean but keep the folder itself', "find tmp -mindepth 1 -maxdepth 1 -exec rm -rf '{}' +"],
    ['empty the folder tmp', "find tmp -mindepth 1 -maxdepth 1 -exec rm -rf '{}' +"],
    ['clean out dump.sql', undefined],
    ['make a backup of docs in tmp/docs', 'cp -Rpi docs tmp/docs'],
    [
      'tree of projects two levels deep',
      "find projects -maxdepth 2 -not -path '*/.git/*' | sort | sed 's|[^/]*/|  |g'",
    ],
    [
      'show me the folder as a tree 2 levels deep',
      "find . -maxdepth 2 -not -path '*/.git/*' | sort | sed 's|[^/]*/|  |g'",
    ],
    ['remove write permission from everything in docs', 'chmod -R a-w docs'],
    ['random file from text', 'find text -type f | shuf -n 1'],
    ['files without an extension', "find . -type f -not -name '*.*'"],
    ["everything in text that isn't a csv", "find text -not -iname '*.csv'"],
    [
      'average size of the jpgs',
      "find . -type f \\( -iname '*.jpg' -o -iname '*.jpeg' \\) -printf '%s\\n' | awk '{ s += $1 } END { if (NR) print s / NR }'",
    ],
    [
      'list text files by size, biggest first',
      "find . -type f -iname '*.txt' -printf '%s\\t%p\\n' | sort -rn | cut -f2-",
    ],
  ])('%s', (question, command) => {
    expect(inBash(question)).toBe(command);
  });
});

describe('names', () => {
  test.each([
    ['create 10 files named file1 to file10', 'touch file{1..10}'],
    ['make five empty files t1.txt to t5.txt in tmp', 'touch tmp/t{1..5}.txt'],
    // The numbers contradict each other.
    ['create 3 files named file1 to file10', undefined],
    ['rename docs/notes.md n.md', 'mv -i docs/notes.md docs/n.md'],
    ['duplicate docs/notes.md', 'cp -Rpi docs/notes.md docs/notes-copy.md'],
    ['make a symlink tmp/n that leads to docs/notes.md', 'ln -s ../docs/notes.md tmp/n'],
    ['symlink docs/notes.md to tmp', 'ln -s ../docs/notes.md tmp'],
    ['hardlink text/set1 as tmp/set', 'ln text/set1 tmp/set'],
    ['give text/set1 the extension .txt', 'for f in text/set1; do mv -n "$f" "$f".txt; done'],
    [
      'rename "docs/meeting notes.txt" so it has no space, underscore instead',
      "mv -n 'docs/meeting notes.txt' docs/meeting_notes.txt",
    ],
  ])('%s', (question, command) => {
    expect(inBash(question)).toBe(command);
  });

  test('fish has no braces for numbers', () => {
    expect(bestReading('create 10 files named file1 to file10', { ...env, shell: 'fish' })?.command).toBe(
      'touch file(seq 1 10)',
    );
  });
});

describe('archives', () => {
  test.each([
    ['check that all.zip is not corrupted', 'unzip -t all.zip'],
    ['is src.tar ok', 'tar -tf src.tar > /dev/null'],
    ['sizes and names of what all.zip holds', 'unzip -l all.zip'],
    ['get staff.csv out of all.zip, into tmp', 'unzip all.zip staff.csv -d tmp'],
    ['extract only util.c from src.tar', 'tar -xf src.tar --no-anchored util.c'],
    [
      'make site.tar.gz from projects/site but leave the .git out',
      'tar --exclude=.git -caf site.tar.gz projects/site',
    ],
    ['make a zip of text called text.zip', 'zip -r text.zip text'],
    ['squash dump.sql with xz as small as possible and keep the original', 'xz -9 -k dump.sql'],
    ['decompress words.gz but keep it', 'gzip -dk words.gz'],
  ])('%s', (question, command) => {
    expect(inBash(question)).toBe(command);
  });
});

describe('the same in fewer words', () => {
  test.each([
    ['show me the poem please', 'show me text/poem.txt'],
    ['sort the sales file', 'sort text/sales.csv'],
    ['show me the meeting text', 'show me "docs/meeting notes.txt"'],
    ['how many words does my dump have', 'how many words does dump.sql have'],
    ['open the tarball', 'open src.tar'],
    // A kind that only describes what follows it.
    ['show the tar options', undefined],
    ['which targets are in the engine Makefile', 'which targets are in projects/engine/Makefile'],
    ['list the commits of the site repo', 'list the commits of projects/site'],
    ['how big is my engine folder', 'how big is projects/engine'],
    ['go to my thesis folder', 'go to projects/thesis-2024'],
    ['make a thesis folder', undefined],
    ['put both session files from tmp into docs', 'move tmp/session_1 and tmp/session_2 to docs'],
    ['could you compress notes.md in docs', 'compress docs/notes.md'],
    ["i don't need docs/old any more, delete it", 'delete docs/old'],
    ['count the files directly in text, dont count subfolders', 'count the files in text not in subfolders'],
    ['how many files are in docs, counting the ones in subfolders', 'how many files are in docs recursively'],
    ['search for the file todo in docs', 'search for files named todo in docs'],
    ['folder structure of projects without the files', 'find all folders in projects'],
    ['any jpg here? upper or lower case ending doesnt matter', 'find jpg here? case-insensitive'],
    ['throw away every site dir', 'throw away folders named site'],
    ['create test.txt and put hello there in it', 'create file test.txt with text "hello there"'],
    // Words in quotes are names and texts.
    ['find "please" in "the poem"', undefined],
  ])('%s', (question, plain) => {
    expect(plainly(question, env).at(-1)).toBe(plain);
  });
});
