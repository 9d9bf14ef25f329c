// Reads files: `notes.txt`, `the file notes`, `"my file"`, `a.txt and b.txt`, `notes.txt in docs`.

import { isClearFile, isName, looksLikeFile } from '../words/spelled-paths.ts';
import type { Word } from '../words/words.ts';
import { readFolder } from './places.ts';
import { afterArticle, lowerAt, path, type Reading, type SlotReader } from './slot-values.ts';

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
    // `in file names` is about names.
    if (!called && !name.quoted && /^names?$/i.test(name.raw)) return [];
    // `file permissions` probably is not the file `permissions`.
    return [{ end, value: path(name.raw), loose: !called && !name.quoted && !looksLikeFile(name.raw) }];
  }
  if (!isClearFile(word)) return [];
  // `.py files` are a kind.
  if (/^\.\w+$/.test(word.raw) && /^files?$/.test(lowerAt(words, at + 1))) return [];
  // A quoted word may also be a text to search for.
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

export function listOf(
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
