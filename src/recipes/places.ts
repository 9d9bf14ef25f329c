// Reads files, folders and names: `notes.txt`, `in the src folder`, `here`, `my downloads`, `called report`.

import { canBeName } from './common-words.ts';
import { afterArticle, lowerAt, path, type Reading, type SlotReader, text } from './slot-values.ts';
import type { Word } from './words.ts';

const FOLDER_WORD = /^(folders?|directory|directories|dir|dirs)$/;
const HOME_FOLDERS: Readonly<Record<string, string>> = {
  downloads: 'Downloads',
  download: 'Downloads',
  documents: 'Documents',
  desktop: 'Desktop',
  pictures: 'Pictures',
  music: 'Music',
  videos: 'Videos',
};
const BARE_FILES =
  /^(makefile|dockerfile|readme|license|changelog|gemfile|rakefile|procfile|vagrantfile|jenkinsfile)$/;

/** A folder as the thing itself: `the src folder`, `src/lib`, `this directory`, `~`, `..`; a bare name is loose. */
export const readFolder: SlotReader = (words, at) => {
  const start = afterArticle(words, at);
  const own = lowerAt(words, start - 1) === 'my' && start > at;
  return [
    ...namedPlace(words, at),
    ...homePlace(words, start, own),
    ...(lowerAt(words, at) === 'this' ? [] : namedFolder(words, start)),
    ...pathLike(words, start),
  ];
};

/** Where something is: `in src`, `under ~/Downloads`, `here`, `in this folder and its subfolders`. */
export const readPlace: SlotReader = (words, at) => {
  const word = lowerAt(words, at);
  const here = word === 'here' ? [{ end: at + 1, value: path('.') }] : namedPlace(words, at);
  if (!/^(in|inside|under|within|from|below|of|on|across|for|through|throughout|underneath)$/.test(word)) {
    return withSubfolders(words, /^(this|the|current|my)$/.test(word) ? [] : here);
  }
  const weak = /^(of|on|for|from)$/.test(word);
  // `for "TODO"` is what to look for, not where.
  if (weak && words[at + 1]?.quoted === true) return [];
  const readings = readFolder(words, at + 1).map((reading) => placeReading(reading, weak));
  return withSubfolders(
    words,
    readings.filter((reading) => reading !== undefined),
  );
};

/** After `in`, a bare name is surely a folder's; after `of` or `for` it may be anything. */
function placeReading(reading: Reading, weak: boolean): Reading | undefined {
  const file = reading.value.type === 'path' && looksLikeFile(lastPart(reading.value.path));
  if (reading.loose !== true) return file ? undefined : reading;
  return weak ? undefined : reading;
}

function withSubfolders(words: readonly Word[], readings: readonly Reading[]): readonly Reading[] {
  return readings.flatMap((reading) => {
    const joined = /^(and|including|with)$/.test(lowerAt(words, reading.end)) ? reading.end + 1 : reading.end;
    const its = /^(its|all|the)$/.test(lowerAt(words, joined)) ? joined + 1 : joined;
    const sub = /^(subfolders|subdirectories|subdirs|sub-folders|sub-directories)$/.test(lowerAt(words, its));
    return sub && joined > reading.end ? [reading, { ...reading, end: its + 1 }] : [reading];
  });
}

/** `here`, `this folder`, `the current directory`, `current folder`. */
function namedPlace(words: readonly Word[], at: number): readonly Reading[] {
  if (lowerAt(words, at) === 'here') return [{ end: at + 1, value: path('.') }];
  const the = /^(the|my)$/.test(lowerAt(words, at)) ? at + 1 : at;
  const deictic = /^(this|current|working)$/.test(lowerAt(words, the)) ? the + 1 : the;
  const working = deictic > the && lowerAt(words, deictic) === 'working' ? deictic + 1 : deictic;
  const place =
    FOLDER_WORD.test(lowerAt(words, working)) || /^(place|project)$/.test(lowerAt(words, working));
  return deictic > the && place ? [{ end: working + 1, value: path('.') }] : [];
}

/** `home`, `root folder`, `parent directory`, `my downloads`. */
function homePlace(words: readonly Word[], at: number, own: boolean): readonly Reading[] {
  const word = lowerAt(words, at);
  const folder = FOLDER_WORD.test(lowerAt(words, at + 1));
  const end = folder ? at + 2 : at + 1;
  if (word === 'home') return [{ end, value: path('~') }];
  if (word === 'root' && folder) return [{ end, value: path('/') }];
  if (word === 'parent' && folder) return [{ end, value: path('..') }];
  const known = own ? HOME_FOLDERS[word] : undefined;
  return known === undefined ? [] : [{ end, value: path(`~/${known}`) }];
}

/** `src folder`, `folder src`, `folder called src`. */
function namedFolder(words: readonly Word[], at: number): readonly Reading[] {
  const name = words[at];
  const general = /^(home|root)$/.test(lowerAt(words, at));
  if (name !== undefined && !general && isName(name) && FOLDER_WORD.test(lowerAt(words, at + 1))) {
    return [{ end: at + 2, value: path(trimmed(name.raw)) }];
  }
  if (!FOLDER_WORD.test(lowerAt(words, at))) return [];
  const called = /^(called|named)$/.test(lowerAt(words, at + 1)) ? at + 2 : at + 1;
  const after = words[called];
  if (after === undefined || !isName(after)) return [];
  return [{ end: called + 1, value: path(trimmed(after.raw)) }];
}

function pathLike(words: readonly Word[], at: number): readonly Reading[] {
  const word = words[at];
  if (word === undefined || word.raw === '') return [];
  const clear = word.quoted || /^(\.|\.\.|~|\/)$/.test(word.raw) || isPath(word.raw);
  if (clear) return [{ end: at + 1, value: path(trimmed(word.raw)) }];
  // `in python files` says which files, not where.
  if (!isName(word) || looksLikeFile(word.raw) || /^(files?|scripts?|code)$/.test(lowerAt(words, at + 1)))
    return [];
  return [{ end: at + 1, value: path(word.raw), loose: true }];
}

/** A file: `notes.txt`, `src/app.py`, `"my file"`, `the file notes`, `Makefile`; `notes.txt in docs` is one too. */
export const readFile: SlotReader = (words, at) => {
  const start = afterArticle(words, at);
  return fileAt(words, start).flatMap((reading) => [reading, ...insideFolder(words, reading)]);
};

function fileAt(words: readonly Word[], at: number): readonly Reading[] {
  const word = words[at];
  if (word === undefined) return [];
  if (/^(file|script|document|archive)$/.test(lowerAt(words, at))) {
    const called = /^(called|named)$/.test(lowerAt(words, at + 1));
    const end = called ? at + 3 : at + 2;
    const name = words[end - 1];
    if (name === undefined || !isName(name)) return [];
    // `file permissions` is hardly the file `permissions`.
    return [{ end, value: path(name.raw), loose: !called && !name.quoted && !looksLikeFile(name.raw) }];
  }
  if (!isClearFile(word)) return [];
  // `.py files` are a kind.
  if (/^\.\w+$/.test(word.raw) && /^files?$/.test(lowerAt(words, at + 1))) return [];
  // A quoted word may be a text to look for as well.
  const loose = word.quoted && !looksLikeFile(word.raw);
  const closing = /^(file|script|document|archive)$/.test(lowerAt(words, at + 1));
  const alone = { end: at + 1, value: path(word.raw), loose };
  return closing ? [alone, { end: at + 2, value: path(word.raw) }] : [alone];
}

function insideFolder(words: readonly Word[], file: Reading): readonly Reading[] {
  if (file.value.type !== 'path' || file.value.path.includes('/')) return [];
  const name = file.value.path;
  if (!/^(in|inside|from|under)$/.test(lowerAt(words, file.end))) return [];
  return readFolder(words, file.end + 1).flatMap((place): readonly Reading[] => {
    if (place.value.type !== 'path') return [];
    const folder = place.value.path === '/' ? '' : place.value.path;
    const joined = path(folder === '.' ? name : `${folder}/${name}`);
    return [{ end: place.end, value: joined, loose: place.loose === true || file.loose === true }];
  });
}

/** `a.txt`, `a.txt and b.txt`, `a.txt, b.txt and c.txt`: two or more are joined by `and` or commas only. */
export const readFiles: SlotReader = (words, at) =>
  listOf(words, afterArticle(words, at), (from) => fileAt(words, from)[0]);

function listOf(
  words: readonly Word[],
  at: number,
  read: (from: number) => Reading | undefined,
): readonly Reading[] {
  const readings: Reading[] = [];
  const paths: string[] = [];
  let next = at;
  for (;;) {
    const item = read(next);
    if (item?.value.type !== 'path') return readings;
    paths.push(item.value.path);
    readings.push({ end: item.end, value: { type: 'paths', paths: [...paths] } });
    const and = lowerAt(words, item.end) === 'and';
    if (words[item.end - 1]?.pause !== ',' && !and) return readings;
    next = and ? item.end + 1 : item.end;
  }
}

/** `a`, `a and b`, `a, b and c`: names of new things. */
export const readNames: SlotReader = (words, at) => listOf(words, at, (from) => readName(words, from)[0]);

/** The name of something new, or of something said to be a file or folder: one word, not one of English's own. */
export const readName: SlotReader = (words, at) => {
  const word = words[at];
  if (word === undefined) return [];
  // After `called`, even a word of English is a name.
  const called = /^(called|named)$/.test(lowerAt(words, at - 1)) && isPlainWord(word.raw);
  if (!called && !isName(word)) return [];
  return [{ end: at + 1, value: path(trimmed(word.raw)), loose: !called && !word.quoted }];
};

/** `named report`, `called *.py`, `with report in the name`, `starting with a`: a pattern for file names. */
export const readNamed: SlotReader = (words, at) => [
  ...namedReadings(words, at, /^(named|called|titled)$/, (name) =>
    /[*?]/.test(name) || /\./.test(name) ? name : `*${name}*`,
  ),
  ...partReadings(words, at, /^(starting|start|starts|beginning|begin|begins)$/, (name) => `${name}*`),
  ...partReadings(words, at, /^(ending|end|ends)$/, (name) => `*${name}`),
  ...withNameReadings(words, at),
  ...nameContains(words, at),
];

function namedReadings(
  words: readonly Word[],
  at: number,
  verb: RegExp,
  pattern: (name: string) => string,
): readonly Reading[] {
  if (!verb.test(lowerAt(words, at))) return [];
  const like = /^(like|something)$/.test(lowerAt(words, at + 1)) ? at + 2 : at + 1;
  return globReading(words, like, like + 1, pattern);
}

function partReadings(
  words: readonly Word[],
  at: number,
  verb: RegExp,
  pattern: (name: string) => string,
): readonly Reading[] {
  if (!verb.test(lowerAt(words, at)) || !/^(with|in|by)$/.test(lowerAt(words, at + 1))) return [];
  const letter = /^(letter|letters|word|prefix)$/.test(lowerAt(words, afterArticle(words, at + 2)));
  const start = letter ? afterArticle(words, at + 2) + 1 : at + 2;
  // `ending in .txt` is a kind of file.
  if (words[start]?.raw.startsWith('.') === true) return [];
  return globReading(words, start, start + 1, pattern);
}

/** `with report in the name`, `that have report in their names`. */
function withNameReadings(words: readonly Word[], at: number): readonly Reading[] {
  if (!/^(with|have|has|having|containing|contain)$/.test(lowerAt(words, at))) return [];
  const start = /^(the|word|text)$/.test(lowerAt(words, at + 1)) ? at + 2 : at + 1;
  const word = /^(word|text)$/.test(lowerAt(words, start)) ? start + 1 : start;
  if (lowerAt(words, word + 1) !== 'in') return [];
  const name = afterArticle(words, word + 2);
  const file = /^(file|files)$/.test(lowerAt(words, name)) ? name + 1 : name;
  if (!/^(names?|filenames?|title)$/.test(lowerAt(words, file))) return [];
  if (/^(spaces?|blanks?)$/.test(lowerAt(words, word))) {
    return [{ end: file + 1, value: { type: 'globs', label: 'files like * *', globs: ['* *'] } }];
  }
  return globReading(words, word, file + 1, (part) => `*${part}*`);
}

/** `whose name contains report`, `name containing report`, `filename has report`. */
function nameContains(words: readonly Word[], at: number): readonly Reading[] {
  const whose = lowerAt(words, at) === 'whose' ? at + 1 : at;
  const file = lowerAt(words, whose) === 'file' ? whose + 1 : whose;
  if (!/^(names?|filenames?)$/.test(lowerAt(words, file))) return [];
  const verb = lowerAt(words, file + 1);
  if (/^(contains?|containing|has|have|includes?|including|matches|matching)$/.test(verb)) {
    return globReading(words, file + 2, file + 3, (part) => (/[*?]/.test(part) ? part : `*${part}*`));
  }
  if (!/^(starts?|begins?|ends?|starting|ending)$/.test(verb)) return [];
  return [
    ...partReadings(words, file + 1, /^(starts?|begins?|starting)$/, (part) => `${part}*`),
    ...partReadings(words, file + 1, /^(ends?|ending)$/, (part) => `*${part}`),
  ];
}

function globReading(
  words: readonly Word[],
  at: number,
  end: number,
  pattern: (name: string) => string,
): readonly Reading[] {
  const word = words[at];
  if (word === undefined || word.raw.includes('/')) return [];
  if (!word.quoted && !canBeName(word.lower) && word.raw.length > 1) return [];
  const glob = pattern(word.raw);
  return [{ end, value: { type: 'globs', label: `files like ${glob}`, globs: [glob] } }];
}

/** Text to look for: quoted, after `the word`, or up to four bare words. */
export const readText: SlotReader = (words, at) => {
  const article = afterArticle(words, at);
  const called = /^(word|words|text|string|phrase|pattern|term|line|lines)$/.test(lowerAt(words, article));
  const start = called ? article + 1 : at;
  const first = words[start];
  if (first === undefined) return [];
  if (first.quoted) return [{ end: start + 1, value: text(first.raw) }];
  const readings: Reading[] = [];
  for (let end = start; end < Math.min(start + 4, words.length); end += 1) {
    const word = words[end];
    if (word === undefined || word.quoted || !canBeName(word.lower)) break;
    const found = text(
      words
        .slice(start, end + 1)
        .map(({ raw }) => raw)
        .join(' '),
    );
    readings.push({ end: end + 1, value: found, loose: !called || end > start });
    if (word.pause !== '') break;
  }
  return readings;
};

function isName(word: Word): boolean {
  return word.quoted ? word.raw !== '' : canBeName(word.lower) && isPlainWord(word.raw);
}

function isPlainWord(raw: string): boolean {
  return /^[^\s*?<>|&;$`"()[\]{}]+$/.test(raw);
}

function isClearFile(word: Word): boolean {
  if (word.quoted) return /^[^\n]+$/.test(word.raw);
  if (/[*?<>|&;$`"()[\]{}]/.test(word.raw)) return false;
  return (
    looksLikeFile(word.raw) || (isPath(word.raw) && !word.raw.endsWith('/')) || BARE_FILES.test(word.lower)
  );
}

function looksLikeFile(raw: string): boolean {
  return (
    /^[^\s/]*[\w)'-]\.(?=[A-Za-z0-9]*[A-Za-z])[A-Za-z0-9]{1,10}$/.test(raw) || /^\.[A-Za-z][\w.-]*$/.test(raw)
  );
}

function isPath(raw: string): boolean {
  return (
    !/^[a-z][a-z+.-]*:\/\//i.test(raw) &&
    !/[*?<>|&;$`"()[\]{}]/.test(raw) &&
    (raw.includes('/') || /^~/.test(raw))
  );
}

function lastPart(raw: string): string {
  return raw.slice(raw.lastIndexOf('/') + 1);
}

function trimmed(raw: string): string {
  return raw.length > 1 ? raw.replace(/\/+$/, '') || '/' : raw;
}
