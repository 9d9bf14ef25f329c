// What the journal answers like a recipe: two questions that differ in words in which their commands differ too.

import { join } from 'node:path';
import type { Entry } from '../../../journal/entry.ts';
import { findEntries, forgetNumbered } from '../../../journal/read.ts';
import { differencesOf, isLike, slotted } from '../../../recall/same-kind.ts';
import { byModel, commandsOf } from '../../asking/model-answers.ts';
import { type Person, stateFolder } from '../../shared/own-folders.ts';

export type Learnt = {
  /** With a slot for each word that differs. */
  readonly phrase: string;
  readonly commands: readonly string[];
  readonly shell: string;
  /** The entries of the journal that it comes from. */
  readonly entries: readonly number[];
};

/** Of the newest entries. */
const MOST_COMPARED = 500;

type Answered = { readonly entry: Entry; readonly question: string; readonly commands: readonly string[] };

/** Newest first. Throws where the journal cannot be read. */
export function findLearnt(person: Person): readonly Learnt[] {
  const answered = findEntries(join(stateFolder(person), 'beck'), {}, MOST_COMPARED)
    .filter(byModel)
    .flatMap((entry): readonly Answered[] => {
      const commands = commandsOf(entry);
      return commands === undefined ? [] : [{ entry, question: entry.question, commands }];
    });
  const found = new Map<string, Learnt>();
  for (const [at, first] of answered.entries()) {
    const kind = answered.slice(at + 1).filter((each) => isOneKind(first, each));
    const [second] = kind;
    if (second === undefined) continue;
    const { phrase, commands } = slotted(first, second);
    const { asker: shell } = first.entry;
    const entries = [first, ...kind].map(({ entry }) => entry.id);
    const same = found.get(phrase);
    if (same === undefined) found.set(phrase, { phrase, commands, shell, entries });
    else found.set(phrase, { ...same, entries: [...new Set([...same.entries, ...entries])] });
  }
  return [...found.values()];
}

/** How many questions were forgotten. */
export function forgetLearnt(person: Person, { entries }: Learnt): number {
  return forgetNumbered(join(stateFolder(person), 'beck'), entries);
}

function isOneKind(first: Answered, second: Answered): boolean {
  if (first.entry.asker !== second.entry.asker || !isLike(first.question, second.question)) return false;
  return differencesOf(first, second) !== undefined;
}
