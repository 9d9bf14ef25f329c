// Collects the functions of the live shell that a trial needs.

import type { ResolvedWord } from '../../domain/shell.ts';

export type FunctionsNamed = (
  words: readonly string[],
) => Promise<{ readonly words: Readonly<Record<string, ResolvedWord>> }>;

/** A function calls functions that call functions; and all of them are one argument of a program, which Linux limits. */
const MOST_ROUNDS = 8;
const MOST_CHARACTERS = 64 * 1024;

/** Their definitions and those of the functions that they may call, by name; a sentence where one is not known. */
export async function functionsFor(
  names: readonly string[],
  functionsNamed: FunctionsNamed | undefined,
): Promise<Readonly<Record<string, string>> | string> {
  const found = new Map<string, string>();
  const asked = new Set<string>();
  let open = names;
  for (let round = 0; open.length > 0; round++) {
    if (functionsNamed === undefined || round > MOST_ROUNDS) return `${open[0]} ${NOT_THERE}`;
    const { words } = await functionsNamed(open);
    for (const name of open) asked.add(name);
    const texts: string[] = [];
    for (const name of open) {
      const word = words[name];
      if (word?.type !== 'function' && round > 0) continue;
      if (word?.type !== 'function' || word.text === undefined) return `${name} ${NOT_THERE}`;
      found.set(name, word.text);
      texts.push(word.text);
    }
    if ([...found.values()].join('').length > MOST_CHARACTERS) return `${names[0]} ${TOO_LONG}`;
    open = [...new Set(texts.flatMap(wordsIn))].filter((word) => !asked.has(word) && !OWN.test(word));
  }
  return Object.fromEntries(found);
}

const NOT_THERE = 'is a function of your shell, which the copy does not have.';
const TOO_LONG = 'is a function of your shell that needs too many others.';
const OWN = /^(?:script:)?__beck_/;

/** Whatever could name a function in any of the shells. */
function wordsIn(text: string): readonly string[] {
  return text.split(/[\s;|&(){}<>$`'"=,]+/).filter((word) => /[\p{L}_]/u.test(word));
}
