// Reads names of new things, patterns for names, and texts to look for.

import { canBeName } from '../words/common-words.ts';
import { isName, isPlainWord, trimmed } from '../words/spelled-paths.ts';
import type { Word } from '../words/words.ts';
import { listOf } from './file-slots.ts';
import { isElsewhere } from './no-names.ts';
import { afterArticle, lowerAt, path, type Reading, type SlotReader, text } from './slot-values.ts';

/** The name of something new, or of something said to be a file or folder: one word, not a common English one. */
export const readName: SlotReader = (words, at) => {
  const word = words[at];
  if (word === undefined) return [];
  // After `called`, even a common English word is a name.
  const called =
    (/^(called|named)$/.test(lowerAt(words, at - 1)) && isPlainWord(word.raw)) ||
    (/^[a-z]$/i.test(word.raw) && word.pause === ',');
  if (!called && (!isName(word) || isElsewhere(words, at))) return [];
  return [{ end: at + 1, value: path(trimmed(word.raw)), loose: !called && !word.quoted }];
};

/** Words that end a name or begin another action: `called photos in docs`, `called a then delete b`. */
const NOT_IN_A_LONG_NAME =
  /^(and|or|then|also|plus|but|except|in|into|inside|to|from|with|under|on|at|for|by|of|here|there|it|them|that|which|called|named|delete|remove|move|copy|rename|go|cd|open|show|list|make|create)$/;

/** A name with spaces, not quoted: `holiday pics 2026`. It reaches to the end of the question. */
export const readLongName: SlotReader = (words, at) => {
  const named = words.slice(at);
  if (!/^(called|named)$/.test(lowerAt(words, at - 1)) || named.length < 2 || named.length > 6) return [];
  const plain = named.every(
    ({ raw, lower, quoted, pause }, i) =>
      !quoted &&
      !raw.includes('/') &&
      isPlainWord(raw) &&
      !NOT_IN_A_LONG_NAME.test(lower) &&
      (i === named.length - 1 || (pause === '' && !raw.includes('.'))),
  );
  if (!plain) return [];
  return [{ end: words.length, value: path(named.map(({ raw }) => raw).join(' ')) }];
};

/** `a`, `a and b`, `a, b and c`: names of new things. */
export const readNames: SlotReader = (words, at) => listOf(words, at, (from) => readName(words, from)[0]);

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

/** Words that introduce a text to search for: `which lines contain milk` searches for milk. */
const ABOUT_A_TEXT = /^(contain|mention|match|includ|appear|occur|start|begin|end)(s|es|e|ing|ning|ed)?$/;

/** Starts a request to change a file: `add a line to a.txt`. */
const WRITING = /^(split|duplicate|add|append|insert|prepend|write|put|delete|remove|change|make|create)$/;

/** Says how or where to search, or which line: no text to look for unless quoted. */
const LIMITING =
  /^(ignoring|excluding|except|without|unless|(?:in)?sensitive(?:ly)?|literal|literally|regex|shortest|longest|middle|neither|only)$/;

/** `TODO comments`, `TODOs`: the comments that hold this word. */
const MARKER = /^(?:(?:todo|fixme)$|(?:TODO|FIXME|XXX|HACK)(?=s?$))/;

/** Text to look for: quoted, after `the word`, or up to four bare words. */
export const readText: SlotReader = (words, at) => {
  const article = afterArticle(words, at);
  const called = /^(word|words|text|string|phrase|pattern|term|line|lines)$/.test(lowerAt(words, article));
  const start = called ? article + 1 : at;
  const first = words[start];
  if (first === undefined) return [];
  if (first.quoted) return [{ end: start + 1, value: text(first.raw) }];
  const marker = MARKER.exec(first.raw)?.[0];
  if (marker !== undefined) {
    const comments = /^(comments?|markers?)$/.test(lowerAt(words, start + 1));
    if (comments || marker !== first.raw) return [{ end: start + (comments ? 2 : 1), value: text(marker) }];
  }
  const readings: Reading[] = [];
  for (let end = start; end < Math.min(start + 4, words.length); end += 1) {
    const word = words[end];
    if (word === undefined || word.quoted || !canBeName(word.lower)) break;
    if (!called && LIMITING.test(word.lower)) return [];
    if (!called && (ABOUT_A_TEXT.test(word.lower) || (end === 0 && WRITING.test(word.lower)))) break;
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
