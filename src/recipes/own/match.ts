// Finds the person's own recipe that a question means, and fills its command.

import { commandFor, type OwnRecipe, replaceSlots, slotNames } from '../../domain/own-recipe.ts';
import { quoteWord } from '../../domain/quote.ts';
import type { Shell } from '../../domain/shell.ts';
import { ARTICLES, withoutFiller } from '../words/common-words.ts';

export type OwnAnswer = { readonly recipe: OwnRecipe; readonly command: string; readonly why: string };

/** The recipe whose phrase has most literal words; a person's before a project's, then the first. */
export function ownAnswer(
  question: string,
  recipes: readonly OwnRecipe[],
  shell: Shell,
): OwnAnswer | undefined {
  const asked = tokensOf(question);
  if (asked.length > MOST_TOKENS) return undefined;
  const plain = withoutFiller(asked);
  const found = recipes.flatMap((recipe) => {
    const command = commandFor(recipe, shell);
    if (command === undefined) return [];
    return recipe.phrases.flatMap((phrase) => {
      const values = matchWords(phrase, asked) ?? matchWords(phrase, plain);
      // False for a phrase completed by Tab whose slots are still unfilled.
      const filled = values && [...values].every(([name, { text }]) => text !== `{${name}}`);
      return values === undefined || !filled
        ? []
        : [{ recipe, command, values, literals: literalsIn(phrase) }];
    });
  });
  const rank = ({ recipe, literals }: (typeof found)[number]) => literals + MOST_TOKENS * RANKS[recipe.from];
  const [best] = found.sort((a, b) => rank(b) - rank(a));
  if (best === undefined) return undefined;
  const { recipe, command, values } = best;
  return {
    recipe,
    command: replaceSlots(command, (name) => quoteValue(values.get(name), shell)),
    why: replaceSlots(recipe.description ?? '', (name) => values.get(name)?.text),
  };
}

/** The person's own before the team's, and those before the project's. */
const RANKS = { person: 2, team: 1, project: 0 } as const;

/** The value of each slot in the question; undefined if the phrase does not match all of it. */
export function phraseValues(phrase: string, question: string): ReadonlyMap<string, string> | undefined {
  const asked = tokensOf(question);
  const values = matchWords(phrase, asked) ?? matchWords(phrase, withoutFiller(asked));
  return values && new Map([...values].map(([name, { text }]) => [name, text]));
}

const MOST_TOKENS = 200;

type Token = { readonly raw: string; readonly lower: string; readonly quoted: boolean };

/** `quoted`: the person put it in quotes, so `~` in it is literal. */
type Value = { readonly text: string; readonly quoted: boolean };

/** Punctuation stays in a value, except at the end of the question. */
function tokensOf(question: string): readonly Token[] {
  const text = question
    .normalize('NFC')
    .trim()
    .replace(/(?<=[^\s.?!])[.?!]+$/, '');
  return [...text.matchAll(/"([^"]+)"(?=\s|$)|'([^']+)'(?=\s|$)|(\S+)/g)].map(([, double, single, bare]) => {
    const raw = (bare ?? double ?? single ?? '').replace(/[\r\n]+/g, ' ');
    const quoted = bare === undefined;
    return { raw, quoted, lower: quoted ? raw : raw.toLowerCase().replace(/(?<=.)[,;:?!.]+$/, '') };
  });
}

function literalsIn(phrase: string): number {
  return phrase.split(/\s+/).filter((word) => slotNames(word).length === 0).length;
}

/** The slots' values if the phrase matches all tokens; each slot takes as few as possible. */
function matchWords(phrase: string, tokens: readonly Token[]): ReadonlyMap<string, Value> | undefined {
  const elements = phrase.normalize('NFC').trim().split(/\s+/);
  const failed = new Set<number>();
  return from(0, 0);

  function from(element: number, at: number): ReadonlyMap<string, Value> | undefined {
    const key = element * (tokens.length + 1) + at;
    if (failed.has(key)) return undefined;
    const found = tryFrom(element, at);
    if (found === undefined) failed.add(key);
    return found;
  }

  function tryFrom(element: number, at: number): ReadonlyMap<string, Value> | undefined {
    const wanted = elements[element];
    const token = tokens[at];
    if (wanted === undefined) return token === undefined ? new Map() : undefined;
    if (token === undefined) return undefined;
    const [slot] = slotNames(wanted);
    if (slot === undefined) {
      const same = !token.quoted && token.lower === wanted.toLowerCase();
      const rest = same ? from(element + 1, at + 1) : undefined;
      return rest ?? (!token.quoted && ARTICLES.has(token.lower) ? from(element, at + 1) : undefined);
    }
    for (let end = at + 1; end <= tokens.length; end += 1) {
      const rest = from(element + 1, end);
      if (rest !== undefined) return new Map([[slot, joinValue(tokens.slice(at, end))], ...rest]);
    }
    return undefined;
  }
}

function joinValue(tokens: readonly Token[]): Value {
  const [only, ...more] = tokens;
  if (only !== undefined && more.length === 0) return { text: only.raw, quoted: only.quoted };
  return { text: tokens.map(({ raw, quoted }) => (quoted ? `"${raw}"` : raw)).join(' '), quoted: false };
}

/** Any text, quoted as one word of the shell. */
function quoteValue(value: Value | undefined, shell: Shell): string | undefined {
  if (value === undefined) return undefined;
  const home = !value.quoted && /^~\/./.test(value.text);
  return home ? `~/${quoteWord(value.text.slice(2), shell)}` : quoteWord(value.text, shell);
}
