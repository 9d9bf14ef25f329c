// What fish's `string` prints, where its words tell: a secret's name can be put together or cut out of harmless ones.

import { type ExpandedWord, isDynamic, isGlob, isLiteral, WORD_BREAK } from '../judgement/word.ts';

type Make = (given: readonly string[], words: readonly string[]) => readonly string[] | undefined;

/** `given`: words behind the options, the subcommand's own first; `options`: as they are written. */
const MADE: Readonly<Record<string, Make>> = {
  join: ([separator = '', ...words]) => [words.join(separator)],
  join0: (words) => words,
  collect: (words) => words,
  lower: (words) => words.map((word) => word.toLowerCase()),
  upper: (words) => words.map((word) => word.toUpperCase()),
  split: ([separator = '', ...words]) => words.flatMap((word) => word.split(separator)),
  replace: ([from = '', to = '', ...words], options) =>
    options.some((option) => /^-\w*r|^--regex/.test(option))
      ? undefined
      : words.map((word) => word.replaceAll(from, to)),
  trim: (words, options) => (options.length === 0 ? words.map((word) => word.trim()) : undefined),
  unescape: (words, options) => (options.length === 0 ? words.map(unescaped) : undefined),
};

/** The lines that it prints; undefined where they are not known. */
export function stringLines(args: readonly ExpandedWord[]): string | undefined {
  const [sub, ...rest] = args.flatMap(({ text }) => text.split(WORD_BREAK));
  const make = MADE[sub ?? ''];
  const end = rest.indexOf('--');
  const isOption = (word: string, at: number) => (end === -1 || at < end) && /^-./.test(word);
  const options = rest.filter(isOption);
  const words = rest.filter((word, at) => at !== end && !isOption(word, at));
  if (make === undefined || !words.every(isLiteral)) return undefined;
  return make(words, options)?.join('\n');
}

function unescaped(word: string): string {
  return word.replace(/\\(?:[xX]([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|(.))/gs, (_, byte, unit, plain) =>
    plain === undefined ? String.fromCharCode(Number.parseInt(byte ?? unit, 16)) : plain,
  );
}

/** `string replace .wav .mp3 $f`, `path change-extension mp3 $f`, where `f` goes through `*.wav`: the pattern of the new names. */
export function renamedPattern(name: string, args: readonly ExpandedWord[]): string | undefined {
  const words = args.map(({ text }) => text);
  const glob = words.at(-1) ?? '';
  const end = /\.\w+$/.exec(glob)?.[0];
  if (!isGlob(glob) || isDynamic(glob) || end === undefined) return undefined;
  const [verb, ...given] = words.slice(0, -1);
  const stem = glob.slice(0, -end.length);
  const to = (given.at(-1) ?? '').replace(/^(?=\w)/, name === 'path' ? '.' : '');
  const isKnown =
    name === 'path'
      ? verb === 'change-extension' && given.length === 1
      : name === 'string' && verb === 'replace' && given.length === 2 && given[0] === end;
  return isKnown && /^(?:\.\w+)?$/.test(to) ? stem + to : undefined;
}
