// A recipe from what was asked last and what ran for it.

import { join } from 'node:path';
import type { NewRecipe } from '../../../config/change-recipes.ts';
import { UsageError } from '../../../domain/errors.ts';
import { RECIPE_SHELLS, slotNames } from '../../../domain/own-recipe.ts';
import { quoteWord } from '../../../domain/quote.ts';
import type { Shell } from '../../../domain/shell.ts';
import { findEntries } from '../../../journal/read.ts';
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
  return recipeFrom((phrase ?? last.question).trim(), last);
}

export function addedSentence({ phrase, command }: NewRecipe, show: (text: string) => string): string {
  const runs = typeof command === 'string' ? command : Object.values(command).join(' ');
  return `Added: "${show(phrase)}" runs ${show(runs)}`;
}

/** The last question for which something ran, of this shell session if it is known. Throws where the journal cannot be read. */
function lastAsked(state: string, session: string | undefined): LastAsked | undefined {
  for (const { question, asker, steps } of findEntries(state, { session }, MOST)) {
    const ran = steps.filter(({ kind, outcome }) => kind === 'run' && outcome === 'ran');
    if (ran.length === 0) continue;
    return {
      // What was typed after a failure is said with it.
      question: question.replace(/\s*\(after: .*\)$/s, ''),
      command: ran.map(({ command }) => command).join(' && '),
      shell: RECIPE_SHELLS.find((name) => name === asker),
    };
  }
  return undefined;
}

const MOST = 20;

/** Where the phrase has slots, what they hold in the question becomes the slots of the command. Throws `UsageError`. */
function recipeFrom(phrase: string, { question, command, shell }: LastAsked): NewRecipe {
  if (command.includes('[masked: '))
    throw new UsageError('The last command held a secret, which is not kept.', NAME_BOTH);
  const slots = slotNames(phrase);
  const values = slots.length === 0 ? new Map<string, string>() : phraseValues(phrase, question);
  if (values === undefined)
    throw new UsageError(`"${phrase}" does not fit the last question: ${question}`, NAME_BOTH);
  let filled = command;
  for (const [name, value] of values) filled = withSlot(filled, { name, value }, shell ?? 'bash');
  return { phrase, command: shell === undefined || isPlain(command) ? filled : { [shell]: filled } };
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
