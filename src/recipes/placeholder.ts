// Finds words that stand for something the question does not name: `files with a certain extension`.

import { type Absent, absentPath } from './absent.ts';
import { MONTHS } from './slots/days.ts';
import { isHomeFolder } from './slots/places.ts';
import type { RecipeEnvironment } from './slots/recipe.ts';
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

/** `move a.mp3 into the podcast folder`, `put a.txt into backup`. */
const INTO =
  /^(?:please )?(?:move|copy|put|mv|cp) .*\b(?:(?:in|into|to|inside)(?: the| my| our)? ([\w.-]+) (?:folder|directory|dir)|(?:into|inside)(?: the| my| our)? ([\w.-]+))$/i;

const GENERAL =
  /^(?:new|its?|own|this|that|current|same|parent|home|root|one|an?|each|their|another|other|separate|place|here|there|trash|clipboard)$/i;

/** The folder that something is put into, where there is none: `cp a.txt backup` would make a file of that name. */
export function absentTarget(
  question: string,
  { world, cwd, home }: Pick<RecipeEnvironment, 'world' | 'cwd' | 'home'>,
): Absent | undefined {
  const [, called, bare] = INTO.exec(question.trim().replace(/[?.!]+$/, '')) ?? [];
  const name = called ?? bare;
  if (world === undefined || name === undefined || GENERAL.test(name) || isHomeFolder(name)) return undefined;
  // A file to be written, or what it is put into is no place.
  if (called === undefined && (/\.\w+$/.test(name) || MONTHS.includes(name.toLowerCase()))) return undefined;
  if (isHere(name, world.entriesOf('.')) || world.kindOf(name) !== 'none') return undefined;
  const absent = absentPath('folder', name, { world, cwd });
  if (absent.only !== undefined) return undefined;
  const beside = cwd === home ? undefined : world.entriesOf('..').find((one) => isHere(name, [one]));
  return beside === undefined || world.kindOf(`../${beside}`) !== 'folder'
    ? { ...absent, text: absent.text.replace(/\.$/, `; to make it, say "a new folder called ${name}".`) }
    : { ...absent, text: `No folder ${name} here, but ../${beside}.` };
}

function isHere(name: string, entries: readonly string[]): boolean {
  return entries.some((one) => one.toLowerCase() === name.toLowerCase());
}
