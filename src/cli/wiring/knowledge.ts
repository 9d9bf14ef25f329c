// What the table of knowledge says to a question, with names of the current folder in its examples.

import { readdirSync } from 'node:fs';
import type { Shell, Userland } from '../../domain/shell.ts';
import { inquiriesOf } from '../../recipes/knowledge/questions.ts';

export type KnowledgeAround = { readonly shell: Shell; readonly userland: Userland; readonly cwd: string };

/** The table is loaded only for a question that has its form. */
export async function knowledgeText(question: string, around: KnowledgeAround): Promise<string | undefined> {
  if (inquiriesOf(question).length === 0) return undefined;
  const { knowledgeFor } = await import('../../recipes/knowledge/find.ts');
  return knowledgeFor(question, placeOf(around));
}

/** Where nothing else understands the question: how to do what was ordered, as in `make an alias`, or what a word means. */
export async function lastText(question: string, around: KnowledgeAround): Promise<string | undefined> {
  const { knowledgeFor, wayFor } = await import('../../recipes/knowledge/find.ts');
  const place = placeOf(around);
  return wayFor(question, place) ?? knowledgeFor(question, place, 'values');
}

function placeOf({ shell, userland, cwd }: KnowledgeAround) {
  const entries = entriesOf(cwd);
  const named = (folders: boolean) =>
    entries.filter((entry) => entry.isDirectory() === folders).map(({ name }) => name);
  return { shell, userland, files: named(false).sort(), folders: named(true).sort() };
}

function entriesOf(cwd: string) {
  try {
    return readdirSync(cwd, { withFileTypes: true });
  } catch {
    // A folder that may not be read: the examples keep their own names.
    return [];
  }
}
