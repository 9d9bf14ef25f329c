// The folder that something is put into, where there is none: `cp a.txt backup` would make a file of that name.

import { type Absent, absentPath } from './absent.ts';
import { MONTHS } from './slots/days.ts';
import { isHomeFolder } from './slots/places.ts';
import type { RecipeEnvironment } from './slots/recipe.ts';

/** `move a.mp3 into the podcast folder`, `put a.txt into backup`. */
const INTO =
  /^(?:please )?(?:move|copy|put|mv|cp) .*\b(?:(?:in|into|to|inside)(?: the| my| our)? ([\w.-]+) (?:folder|directory|dir)|(?:into|inside)(?: the| my| our)? ([\w.-]+))$/i;

const GENERAL =
  /^(?:new|its?|own|this|that|current|same|parent|home|root|one|an?|each|their|another|other|separate|place|here|there|trash|clipboard)$/i;

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
