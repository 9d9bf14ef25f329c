// Kinds of files people name in plain words, and the patterns their names follow.

import { stem } from '../words/same-words.ts';
import type { Word } from '../words/words.ts';
import { afterArticle, lowerAt, type Reading, type SlotReader } from './slot-values.ts';

/** One row a kind: the words for it, whether the word alone is enough, and the extensions. */
type Kind = {
  /** Followed by `files` (or `scripts`, `documents` …): `python files`. */
  readonly adjectives: readonly string[];
  /** Enough alone, singular or plural: `pictures`, `a log`. */
  readonly nouns: readonly string[];
  readonly extensions: readonly string[];
};

const LANGUAGES: readonly Kind[] = [
  { adjectives: ['python', 'py'], nouns: [], extensions: ['py'] },
  { adjectives: ['javascript', 'js'], nouns: [], extensions: ['js', 'mjs', 'cjs', 'jsx'] },
  { adjectives: ['typescript', 'ts'], nouns: [], extensions: ['ts', 'mts', 'cts', 'tsx'] },
  { adjectives: ['java'], nouns: [], extensions: ['java'] },
  { adjectives: ['kotlin'], nouns: [], extensions: ['kt', 'kts'] },
  { adjectives: ['swift'], nouns: [], extensions: ['swift'] },
  { adjectives: ['c'], nouns: [], extensions: ['c', 'h'] },
  { adjectives: ['c++', 'cpp'], nouns: [], extensions: ['cpp', 'cc', 'cxx', 'hpp', 'hh', 'h'] },
  { adjectives: ['c#', 'csharp'], nouns: [], extensions: ['cs'] },
  { adjectives: ['go', 'golang'], nouns: [], extensions: ['go'] },
  { adjectives: ['rust'], nouns: [], extensions: ['rs'] },
  { adjectives: ['ruby'], nouns: [], extensions: ['rb'] },
  { adjectives: ['php'], nouns: [], extensions: ['php'] },
  { adjectives: ['perl'], nouns: [], extensions: ['pl', 'pm'] },
  { adjectives: ['lua'], nouns: [], extensions: ['lua'] },
  { adjectives: ['shell', 'bash', 'sh'], nouns: ['shellscript'], extensions: ['sh', 'bash', 'zsh'] },
];

export const KINDS: readonly Kind[] = [
  ...LANGUAGES,
  {
    adjectives: ['code'],
    nouns: [],
    extensions: [...new Set(LANGUAGES.flatMap(({ extensions }) => extensions))],
  },
  { adjectives: ['sql', 'dump'], nouns: ['dump'], extensions: ['sql'] },
  { adjectives: ['html', 'web'], nouns: [], extensions: ['html', 'htm'] },
  { adjectives: ['css', 'style'], nouns: ['stylesheet'], extensions: ['css', 'scss', 'less'] },
  { adjectives: ['json'], nouns: [], extensions: ['json'] },
  { adjectives: ['yaml', 'yml'], nouns: [], extensions: ['yaml', 'yml'] },
  { adjectives: ['toml'], nouns: [], extensions: ['toml'] },
  { adjectives: ['xml'], nouns: [], extensions: ['xml'] },
  { adjectives: ['csv'], nouns: ['csv'], extensions: ['csv'] },
  { adjectives: ['markdown', 'md'], nouns: [], extensions: ['md', 'markdown'] },
  { adjectives: ['text', 'txt'], nouns: [], extensions: ['txt'] },
  { adjectives: ['log'], nouns: ['log', 'logfile'], extensions: ['log'] },
  {
    adjectives: ['config', 'configuration'],
    nouns: [],
    extensions: ['conf', 'cfg', 'ini', 'toml', 'yaml', 'yml', 'json'],
  },
  {
    adjectives: ['image', 'picture', 'photo'],
    nouns: ['image', 'picture', 'photo', 'photograph', 'pic'],
    extensions: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'bmp', 'tif', 'tiff', 'svg'],
  },
  { adjectives: ['jpg', 'jpeg'], nouns: ['jpg', 'jpeg'], extensions: ['jpg', 'jpeg'] },
  { adjectives: ['png'], nouns: ['png'], extensions: ['png'] },
  { adjectives: ['gif'], nouns: ['gif'], extensions: ['gif'] },
  { adjectives: ['svg'], nouns: ['svg'], extensions: ['svg'] },
  {
    adjectives: ['video', 'movie'],
    nouns: ['video', 'movie', 'film'],
    extensions: ['mp4', 'mkv', 'mov', 'avi', 'webm', 'm4v', 'wmv'],
  },
  {
    adjectives: ['audio', 'music', 'sound'],
    nouns: ['song'],
    extensions: ['mp3', 'flac', 'wav', 'm4a', 'ogg', 'opus', 'aac'],
  },
  { adjectives: ['mp3'], nouns: ['mp3'], extensions: ['mp3'] },
  { adjectives: ['mp4'], nouns: ['mp4'], extensions: ['mp4'] },
  { adjectives: ['pdf'], nouns: ['pdf'], extensions: ['pdf'] },
  { adjectives: ['word'], nouns: [], extensions: ['doc', 'docx'] },
  { adjectives: ['excel'], nouns: ['spreadsheet'], extensions: ['xls', 'xlsx', 'ods', 'csv'] },
  { adjectives: ['powerpoint'], nouns: [], extensions: ['ppt', 'pptx'] },
  { adjectives: ['zip'], nouns: ['zip', 'zipfile'], extensions: ['zip'] },
  { adjectives: ['tar'], nouns: ['tarball'], extensions: ['tar', 'tar.gz', 'tgz', 'tar.bz2', 'tar.xz'] },
  {
    adjectives: ['archive', 'compressed'],
    nouns: ['archive'],
    extensions: ['zip', 'tar', 'tar.gz', 'tgz', 'tar.bz2', 'tar.xz', '7z', 'rar', 'gz'],
  },
  { adjectives: ['temp', 'temporary', 'tmp'], nouns: [], extensions: ['tmp', 'temp'] },
  { adjectives: ['backup', 'bak'], nouns: [], extensions: ['bak', 'backup', 'orig'] },
];

const FILES =
  /^(files?|scripts?|documents?|docs|sources?|code|modules?|images?|pictures?|photos?|videos?|movies?|songs?|archives?)$/;

/** `python files`, `pictures`, `*.py`, `.py files`, `files with extension py`, `files ending in .py`. */
export const readKind: SlotReader = (words, at) => [
  ...readExtension(words, at),
  ...readNamedKind(words, at),
  ...readEnding(words, at),
];

/** A kind as the object of an action: `all pictures`, `the pdf files`, `*.tmp`; `logs` alone may be a folder. */
export const readAllOfKind: SlotReader = (words, at) => {
  const all = lowerAt(words, at) === 'all' ? at + 1 : at;
  const of = all > at && lowerAt(words, all) === 'of' ? all + 1 : all;
  const start = afterArticle(words, of);
  return readKind(words, start).filter(
    ({ end }) => all > at || end - start > 1 || words[start]?.raw.startsWith('*') === true,
  );
};

/** Whether one file or folder is asked for: `the newest file in logs`, `the biggest log`, not `the newest log files`; or one line or word, `the most common word`. */
export function saysOne(words: readonly Word[]): boolean {
  if (
    words.some(
      (_, at) => /^(line|word|value)$/.test(lowerAt(words, at)) && RANKED.test(lowerAt(words, at - 1)),
    )
  )
    return true;
  const nouns = new Set(['file', 'folder', ...KINDS.flatMap((kind) => kind.nouns)]);
  const names = new Set([...nouns, ...KINDS.flatMap((kind) => kind.adjectives)]);
  const at = words.findIndex((_, i) => names.has(stem(lowerAt(words, i))));
  const last = FILES.test(lowerAt(words, at + 1)) ? at + 1 : at;
  return nouns.has(lowerAt(words, last));
}

const RANKED = /^(common|frequent|used|repeated)$/;

const readExtension: SlotReader = (words, at) => {
  const raw = words[at]?.raw ?? '';
  const extension = /^\*?(\.[A-Za-z0-9][\w+-]*(?:\.[A-Za-z0-9]+)?)s?$/.exec(raw);
  if (extension?.[1] === undefined) return [];
  const value = globs(`${extension[1]} files`, [extension[1].slice(1)]);
  const files = FILES.test(lowerAt(words, at + 1));
  // `.bashrc` is a file; `.log` alone could be either, `*.log` and `.log files` could not.
  if (!files && !raw.startsWith('*')) return [];
  return [{ end: files ? at + 2 : at + 1, value }];
};

const readNamedKind: SlotReader = (words, at) => {
  const word = lowerAt(words, at);
  const files = FILES.test(lowerAt(words, at + 1));
  return KINDS.flatMap((kind): readonly Reading[] => {
    const noun = kind.nouns.find((name) => word === name || word === `${name}s`);
    const adjective = kind.adjectives.find((name) => word === name);
    // `lines of python` are those of python files.
    const lines = lowerAt(words, at - 1) === 'of' && /^lines?$/.test(lowerAt(words, at - 2));
    if ((files || lines) && (adjective ?? noun) !== undefined) {
      return [{ end: files ? at + 2 : at + 1, value: globs(`${adjective ?? noun} files`, kind.extensions) }];
    }
    // `in logs` is a folder; `in the logs` may be the files.
    const inside = /^(in|inside|under|within|from|to|into)$/.test(lowerAt(words, at - 1));
    return noun === undefined || inside ? [] : [{ end: at + 1, value: globs(`${noun}s`, kind.extensions) }];
  }).slice(0, 1);
};

const readEnding: SlotReader = (words, at) => {
  const phrase = [
    'files with the extension',
    'files with extension',
    'files with a',
    'files with the',
    'files ending in',
    'files ending with',
    'files that end in',
    'files that end with',
  ].find((candidate) =>
    candidate.split(' ').every((part, i) => lowerAt(words, at + i).replace(/^file$/, 'files') === part),
  );
  if (phrase === undefined) return [];
  const start = at + phrase.split(' ').length;
  const extension = /^\*?\.?([A-Za-z0-9][\w.+-]*)$/.exec(words[start]?.raw ?? '')?.[1];
  if (extension === undefined) return [];
  const after = lowerAt(words, start + 1);
  const named = /^(extension|suffix|ending)$/.test(after);
  const needsWord = /(a|the)$/.test(phrase);
  if (needsWord && !named) return [];
  return [{ end: named ? start + 2 : start + 1, value: globs(`.${extension} files`, [extension]) }];
};

function globs(label: string, extensions: readonly string[]): Reading['value'] {
  return { type: 'globs', label, globs: extensions.map((extension) => `*.${extension}`) };
}
