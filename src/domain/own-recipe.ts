// A recipe that a person or a project wrote: phrases with `{slots}`, a command for each shell or one for all.

import type { Shell } from './shell.ts';

export type OwnRecipe = {
  /** Words and `{slots}`; each phrase has the slots of the commands. */
  readonly phrases: readonly [string, ...string[]];
  /** One for all shells, or one for each that is named. */
  readonly command: string | Readonly<Partial<Record<Shell, string>>>;
  /** A sentence, in which slots may be as well. */
  readonly description: string | undefined;
  /** A project's recipe may be a stranger's: it always asks. A team's is signed. */
  readonly from: 'person' | 'team' | 'project';
  readonly path: string;
  /** Where it begins in the file, from 1. */
  readonly line: number;
};

/** A sentence without the file: `line 4: command is missing.` */
export type RecipeProblem = { readonly line: number; readonly text: string };

export const RECIPE_SHELLS = ['bash', 'zsh', 'fish', 'powershell', 'sh'] as const satisfies readonly Shell[];

const SLOT = /(?<![$@\\])\{([A-Za-z][\w-]*)\}/g;

/** Names of the slots in a text, in their order. */
export function slotNames(text: string): readonly string[] {
  return [...text.matchAll(SLOT)].map(([, name = '']) => name);
}

/** The text with `value` of each slot that it has a value for. */
export function replaceSlots(text: string, value: (name: string) => string | undefined): string {
  return text.replace(SLOT, (whole, name: string) => value(name) ?? whole);
}

/** Undefined where the recipe has nothing for this shell. */
export function commandFor({ command }: Pick<OwnRecipe, 'command'>, shell: Shell): string | undefined {
  return typeof command === 'string' ? command : command[shell];
}
