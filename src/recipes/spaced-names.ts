// Finds existing names with spaces in a question and treats them as quoted: `show my notes.txt`.

import type { RecipeWorld } from './slots/recipe.ts';
import type { Word } from './words/words.ts';

const MOST_PARTS = 6;
const ARTICLE = /^(the|a|an|my|our)$/;

/** The longest name wins; after an article only if the words after it are not a name on their own. */
export function withNames(words: readonly Word[], world: RecipeWorld | undefined): readonly Word[] {
  if (world === undefined) return words;
  const joined: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, word } = nameAt(words, at, world);
    if (word !== undefined) joined.push(word);
    at += length;
  }
  return joined;
}

function nameAt(words: readonly Word[], at: number, world: RecipeWorld) {
  for (let length = Math.min(MOST_PARTS, words.length - at); length > 1; length -= 1) {
    const parts = words.slice(at, at + length);
    const plain = parts.every(({ quoted, pause }, i) => !quoted && (pause === '' || i === length - 1));
    const raw = parts.map((part) => part.raw).join(' ');
    if (!plain || world.kindOf(raw) === 'none') continue;
    const [first] = parts;
    if (ARTICLE.test(first?.lower ?? '') && world.kindOf(raw.slice(raw.indexOf(' ') + 1)) !== 'none')
      continue;
    const pause = parts.at(-1)?.pause ?? '';
    return { length, word: { raw, lower: raw.toLowerCase(), quoted: true, pause } };
  }
  return { length: 1, word: words[at] };
}
