// Reads folders and places: `in the src folder`, `here`, `my downloads`, `~/Music`.

import { isName, isPath, lastPart, looksLikeFile, trimmed } from '../words/spelled-paths.ts';
import type { Word } from '../words/words.ts';
import { afterArticle, lowerAt, path, type Reading, type SlotReader } from './slot-values.ts';

const FOLDER_WORD = /^(folders?|directory|directories|dir|dirs)$/;
/** The folders that desktops create in the home folder. `my downloads` and `the downloads folder` mean these. */
const HOME_FOLDERS: Readonly<Record<string, string>> = {
  downloads: 'Downloads',
  download: 'Downloads',
  documents: 'Documents',
  desktop: 'Desktop',
  pictures: 'Pictures',
  music: 'Music',
  movies: 'Movies',
  videos: 'Videos',
};

/** Pictures, music and videos may also mean files; these are folders even after a plain `the`. */
const ALWAYS_HOME = /^(downloads|documents|desktop)$/;

export function isHomeFolder(name: string): boolean {
  return Object.hasOwn(HOME_FOLDERS, name.toLowerCase());
}

/** What people call the folder they work in: `in the code`, `in my project`. */
const WORK = /^(code|codebase|project|repo|repository)$/;

/** Folders that are called `the docs` for short. Any other word after an article may not be a folder. */
const USUAL_FOLDERS =
  /^(src|source|sources|lib|libs|doc|docs|test|tests|spec|specs|bin|build|dist|out|target|log|logs|public|static|assets|scripts|config|include|vendor|examples|tmp|temp|data|backup|backups|archive|uploads|node_modules)$/;

/** A folder as the thing itself: `the src folder`, `src/lib`, `this directory`, `~`, `..`; a bare name is loose. */
export const readFolder: SlotReader = (words, at) => {
  const start = afterArticle(words, at);
  const article = lowerAt(words, start - 1);
  const own = article === 'my' || (/^(the|our)$/.test(article) && ALWAYS_HOME.test(lowerAt(words, start)));
  return [
    ...namedPlace(words, at),
    ...homePlace(words, start, own),
    ...(lowerAt(words, at) === 'this' ? [] : namedFolder(words, start)),
    ...pathLike(words, start).filter(({ loose }) => loose !== true || isUsual(words, at, start)),
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

/** Without an article any bare word may be a folder's name; after one, `the house`, only a usual one. */
function isUsual(words: readonly Word[], at: number, start: number): boolean {
  // A phrase may already have skipped the article.
  const article = start > at || /^(the|a|an)$/.test(lowerAt(words, at - 1));
  return !article || USUAL_FOLDERS.test(lowerAt(words, start));
}

/** After `in`, a bare name is certainly a folder; after `of` or `for` it may be anything. */
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

/** `here`, `this folder`, `the current directory`, `current folder`, `the code`, `my project`. */
function namedPlace(words: readonly Word[], at: number): readonly Reading[] {
  if (lowerAt(words, at) === 'here') return [{ end: at + 1, value: path('.') }];
  const the = /^(the|my|our)$/.test(lowerAt(words, at)) ? at + 1 : at;
  const source = the > at && lowerAt(words, the) === 'source' ? the + 1 : the;
  if (the > at && WORK.test(lowerAt(words, source))) {
    const folder = FOLDER_WORD.test(lowerAt(words, source + 1));
    // `the code folder` has a name: `code`.
    if (folder && lowerAt(words, source) === 'code') return [];
    return [{ end: folder ? source + 2 : source + 1, value: path('.') }];
  }
  const deictic = /^(this|current|working)$/.test(lowerAt(words, the)) ? the + 1 : the;
  const working = deictic > the && lowerAt(words, deictic) === 'working' ? deictic + 1 : deictic;
  const place =
    FOLDER_WORD.test(lowerAt(words, working)) ||
    /^(place|project|repo|repository|codebase)$/.test(lowerAt(words, working));
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
  const known = (own || folder) && Object.hasOwn(HOME_FOLDERS, word) ? HOME_FOLDERS[word] : undefined;
  return known === undefined ? [] : [{ end, value: path(`~/${known}`) }];
}

const IN = /^(?:in|inside|under|within|from|of|below|to|into|on|at|for|through|is|are|does|do)$/;

/** The folder of a home that certainly is meant: `my documents folder`, `in my downloads`, `to the desktop`. */
export function readHomePlace(
  words: readonly Word[],
  at: number,
): { readonly end: number; readonly path: string } | undefined {
  const the = lowerAt(words, at) === 'the' && /^(?:desktop|downloads)$/.test(lowerAt(words, at + 1));
  const my = the || /^(?:my|our|your)$/.test(lowerAt(words, at));
  const start = my || lowerAt(words, at) === 'the' ? at + 1 : at;
  const [found] = homePlace(words, start, my && IN.test(lowerAt(words, at - 1)));
  if (found?.value.type !== 'path' || !found.value.path.startsWith('~')) return undefined;
  const named = found.end === start + 2;
  // `the home folder of ada` is another's.
  if (/^(?:of|for|called|named)$/.test(lowerAt(words, found.end))) return undefined;
  return named || my ? { end: found.end, path: found.value.path } : undefined;
}

/** `src folder`, `folder src`, `folder called src`. */
function namedFolder(words: readonly Word[], at: number): readonly Reading[] {
  const name = words[at];
  const general =
    /^(home|root|project|repo|repository|codebase)$/.test(lowerAt(words, at)) ||
    Object.hasOwn(HOME_FOLDERS, lowerAt(words, at));
  if (name !== undefined && !general && isName(name) && FOLDER_WORD.test(lowerAt(words, at + 1))) {
    return [{ end: at + 2, value: path(trimmed(name.raw)) }];
  }
  if (!FOLDER_WORD.test(lowerAt(words, at))) return [];
  const called = /^(called|named)$/.test(lowerAt(words, at + 1)) ? at + 2 : at + 1;
  const after = words[called];
  if (after === undefined || !isName(after)) return [];
  if (called === at + 1 && /^(?:tree|structure|hierarchy)$/.test(after.lower)) return [];
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
