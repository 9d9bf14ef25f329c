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

/** Words with other meanings too: characters only in the plural, or if the other side is one. */
const UNSURE: Readonly<Record<string, string>> = {
  tab: '\t',
  space: ' ',
  blank: ' ',
  dash: '-',
  dot: '.',
  period: '.',
  slash: '/',
  pipe: '|',
};

const NAMES: Readonly<Record<string, string>> = { ...SURE, ...UNSURE };

/** What can only be meant as a character. */
export const readCharacter: SlotReader = (words, at) => readNamed(words, at, SURE);

export const readAnyCharacter: SlotReader = (words, at) => readNamed(words, at, NAMES);

function readNamed(
  words: readonly Word[],
  at: number,
  singular: Readonly<Record<string, string>>,
): readonly Reading[] {
  const [count] = readCount(words, at);
  const start = count?.end ?? at;
  const word = lowerAt(words, start);
  const closing = /^characters?$/.test(lowerAt(words, start + 1));
  const plural = /^(.+?)(?:es|s)$/.exec(word)?.[1] ?? '';
  const one = Object.hasOwn(closing ? NAMES : singular, word) ? NAMES[word] : undefined;
  const several = [plural, word.replace(/s$/, '')].find(
    (name) => name !== word && Object.hasOwn(NAMES, name),
  );
  const character = one ?? (several === undefined ? undefined : NAMES[several]);
  if (character === undefined) return [];
  const times = count?.value.type === 'number' ? count.value.number : 1;
  if (times < 1 || times > MOST_TIMES) return [];
  return [{ end: closing ? start + 2 : start + 1, value: text(character.repeat(times)) }];
}

const MOST_TIMES = 16;
