// Finds words that stand for something the question does not name: `files with a certain extension`.

import { readWords } from './words/words.ts';

/** The noun and the words as they were typed; undefined if a value is named, or nothing is left open. */
export function placeholderIn(
  question: string,
): { readonly noun: string; readonly said: string } | undefined {
  const words = readWords(question);
  for (const [at, { lower, quoted, pause }] of words.entries()) {
    if (quoted || !OPEN.test(lower) || pause !== '') continue;
    const noun = words[at + 1];
    if (noun === undefined || noun.quoted || !(lower === 'some' ? TEXTS : NOUNS).test(noun.lower)) continue;
    const next = words[at + 2];
    if (next !== undefined && noun.pause === '' && (next.quoted || !GOES_ON.test(next.lower))) continue;
    const from = /^(?:an?|the|any|some)$/.test(words[at - 1]?.lower ?? '') ? at - 1 : at;
    return {
      noun: noun.raw,
      said: words
        .slice(from, at + 2)
        .map(({ raw }) => raw)
        .join(' '),
    };
  }
  return undefined;
}

const OPEN = /^(?:certain|given|specific|specified|particular|chosen|desired|some)$/;
const TEXTS = /^(?:text|string|word|pattern|phrase|extension|keyword|name)$/;
const NOUNS =
  /^(?:text|string|word|pattern|phrase|extension|keyword|name|file|folder|directory|user|port|process|date|size|line|branch|column|type|host|command|program|service|package|value|character|permission)$/;
/** What follows is no value. */
const GOES_ON =
  /^(?:in|on|at|from|of|to|into|inside|under|below|within|and|or|by|here|recursively|only|for|is|are|exists|with|using|please|that|which)$/;

const OWN_FOLDER =
  /^((?:extract|unpack|unzip|untar|uncompress|decompress) .*?([\w-]+)\.(?:tar\.\w+|t[bgx]z2?|zip|tar)) (?:in|into|to) (?:a|an|its|their)(?: (?:own|new|separate|fresh))+ (?:folder|directory)$/i;

/** `unpack photos.zip into a new folder`: into `photos`. */
export function withOwnFolder(question: string): string {
  return question.trim().replace(OWN_FOLDER, '$1 into a new folder called $2');
}
