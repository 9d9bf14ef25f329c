// A recipe from what was asked last and what ran for it.

import { join } from 'node:path';
import type { NewRecipe } from '../../../config/change-recipes.ts';
import { UsageError } from '../../../domain/errors.ts';
import { RECIPE_SHELLS, slotNames } from '../../../domain/own-recipe.ts';
import { quoteWord } from '../../../domain/quote.ts';
import type { Shell } from '../../../domain/shell.ts';
import { entriesLike } from '../../../journal/answered.ts';
import type { Entry } from '../../../journal/entry.ts';
import { findEntries } from '../../../journal/read.ts';
import { differencesOf, filled, isLike } from '../../../recall/same-kind.ts';
import { phraseValues } from '../../../recipes/own/match.ts';
import { sessionName } from '../../asking/open-journal.ts';
import { type Person, stateFolder } from '../../shared/own-folders.ts';

type LastAsked = {
  readonly question: string;
  readonly command: string;
  /** Undefined where it was asked by `beck ask`. */
  readonly shell: Shell | undefined;
};

type Asker = { readonly person: Person; readonly shellPid: number };

/** Without a phrase the question itself becomes it. Rejects with `UsageError`. */
export async function rememberLast(
  phrase: string | undefined,
  { person, shellPid }: Asker,
): Promise<NewRecipe> {
  const state = join(stateFolder(person), 'beck');
  const last = lastAsked(state, await sessionName(shellPid)) ?? lastAsked(state, undefined);
  if (last === undefined) throw new UsageError('No command ran for a question yet.', NAME_BOTH);
  return recipeFrom((phrase ?? last.question).trim(), last, state);
}

export function addedSentence({ phrase, command }: NewRecipe, show: (text: string) => string): string {
  const runs = typeof command === 'string' ? command : Object.values(command).join(' ');
  return `Added: "${show(phrase)}" runs ${show(runs)}`;
}

/** The last question for which something ran, of this shell session if it is known. Throws where the journal cannot be read. */
function lastAsked(state: string, session: string | undefined): LastAsked | undefined {
  return findEntries(state, { session }, MOST).flatMap(asAsked)[0];
}

/** Nothing where nothing ran. */
function asAsked({ question, asker, steps }: Entry): readonly LastAsked[] {
  const ran = steps.filter(({ kind, outcome }) => kind === 'run' && outcome === 'ran');
  if (ran.length === 0) return [];
  return [
    {
      // What was typed after a failure is said with it.
      question: question.replace(/\s*\(after: .*\)$/s, ''),
      command: ran.map(({ command }) => command).join(' && '),
      shell: RECIPE_SHELLS.find((name) => name === asker),
    },
  ];
}

const MOST = 20;

/**
 * Where the phrase has slots, what they hold in the question becomes the slots of the command; where it has none, another
 * question of the kind tells them. Throws `UsageError`.
 */
function recipeFrom(phrase: string, last: LastAsked, state: string): NewRecipe {
  const { question, command, shell } = last;
  if (command.includes('[masked: '))
    throw new UsageError('The last command held a secret, which is not kept.', NAME_BOTH);
  const slots = slotNames(phrase);
  const values = slots.length === 0 ? new Map<string, string>() : phraseValues(phrase, question);
  if (values === undefined)
    throw new UsageError(`"${phrase}" does not fit the last question: ${question}`, NAME_BOTH);
  const told = slots.length === 0 ? slotsOfKind(phrase, last, state) : undefined;
  let runs = told?.command ?? command;
  for (const [name, value] of values) runs = withSlot(runs, { name, value }, shell ?? 'bash');
  return {
    phrase: told?.phrase ?? phrase,
    command: shell === undefined || isPlain(command) ? runs : { [shell]: runs },
  };
}

type Slotted = { readonly phrase: string; readonly command: string };

/** With a slot for each word in which an earlier question of the kind differs, if the phrase has all of them. */
function slotsOfKind(phrase: string, last: LastAsked, state: string): Slotted | undefined {
  const earlier = entriesLike(state, (question) => isLike(last.question, question)).flatMap(asAsked);
  const asAnswered = ({ question, command }: LastAsked) => ({ question, commands: [command] });
  for (const other of earlier) {
    const differences = differencesOf(asAnswered(last), asAnswered(other));
    if (differences === undefined || other.shell !== last.shell) continue;
    let { command } = last;
    let slotted = phrase;
    for (const [at, { first: value }] of differences.entries()) {
      const name = at === 0 ? 'name' : `name${at + 1}`;
      const gone = new Map([[value, '']]);
      command = withSlot(command, { name, value }, last.shell ?? 'bash');
      if (filled(slotted, gone) === slotted || filled(command, gone) !== command) return undefined;
      slotted = filled(slotted, new Map([[value, `{${name}}`]]));
    }
    return { phrase: slotted, command };
  }
  return undefined;
}

const NAME_BOTH = 'Name both: beck recipes add "phrase {slot}" "command {slot}"';

/** Whether all shells read it alike. */
function isPlain(command: string): boolean {
  return /^[\w\s./:=@%+,-]*$/.test(command);
}

/** The value where it is its own word, quoted or not. */
function withSlot(
  command: string,
  { name, value }: { readonly name: string; readonly value: string },
  shell: Shell,
): string {
  const forms = [quoteWord(value, shell), `'${value}'`, `"${value}"`, value].map((form) =>
    form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  const word = new RegExp(`(?<![^\\s=:/])(?:${[...new Set(forms)].join('|')})(?![^\\s;|&)/:])`, 'g');
  return command.replace(word, () => `{${name}}`);
}
