// Characters that are called by their names: `commas`, `4 spaces`, `a tab`.

import type { Word } from '../words/words.ts';
import { readCount } from './amounts.ts';
import { lowerAt, type Reading, type SlotReader, text } from './slot-values.ts';

/** Names without another meaning, enough on their own. */
const SURE: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  colon: ':',
  newline: '\n',
  linebreak: '\n',
  underscore: '_',
  hyphen: '-',
  backslash: '\\',
  apostrophe: "'",
  ampersand: '&',
  tilde: '~',
  asterisk: '*',
};

/** Others are characters only in the plural, or if the other side is one: they have more meanings. */
export const CHARACTERS: Readonly<Record<string, string>> = {
  ...SURE,
  space: ' ',
  blank: ' ',
  whitespace: ' ',
  tab: '\t',
  dash: '-',
  dot: '.',
  period: '.',
  slash: '/',
  pipe: '|',
  equals: '=',
  percent: '%',
  plus: '+',
};

/** The character that a word names or is. */
export function characterOf(word: string): string {
  const lower = word.toLowerCase().replace(/-(separated|delimited|sepe?rated)$/, '');
  return named(lower) ?? named(lower.replace(/s$/, '')) ?? named(lower.replace(/es$/, '')) ?? word;
}

/** What can only be meant as a character. */
export const readCharacter: SlotReader = (words, at) => readNamed(words, at, SURE);

export const readAnyCharacter: SlotReader = (words, at) => readNamed(words, at, CHARACTERS);

function readNamed(
  words: readonly Word[],
  at: number,
  singular: Readonly<Record<string, string>>,
): readonly Reading[] {
  const [count] = readCount(words, at);
  const start = count?.end ?? at;
  const word = lowerAt(words, start);
  const closing = /^characters?$/.test(lowerAt(words, start + 1));
  const plural = [/es$/, /s$/].flatMap((ending) => (ending.test(word) ? word.replace(ending, '') : []));
  const one = closing || Object.hasOwn(singular, word) ? named(word) : undefined;
  const character = [one, ...plural.map(named)].find((found) => found !== undefined);
  const times = count?.value.type === 'number' ? count.value.number : 1;
  if (character === undefined || times < 1 || times > MOST_TIMES) return [];
  return [{ end: closing ? start + 2 : start + 1, value: text(character.repeat(times)) }];
}

function named(word: string): string | undefined {
  return Object.hasOwn(CHARACTERS, word) ? CHARACTERS[word] : undefined;
}

const MOST_TIMES = 16;
