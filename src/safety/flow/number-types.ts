// Variables that are integers or floats: whatever is assigned to one is evaluated as arithmetic, which can run commands.

import type { Judgement } from '../judgement/judge.ts';

/**
 * Not a valid variable name: types are stored among the variables, so that a subshell drops them and branches join
 * them like every other value.
 */
function keyOf(name: string): string {
  return `type of ${name}`;
}

const NUMBER_TYPE = 'number';

/** Also where only one of several branches has made it a number. */
export function mayBeNumber({ shell: scope }: Judgement, name: string): boolean {
  return scope.variables.get(keyOf(name)) !== undefined;
}

export function makeNumber({ shell: scope }: Judgement, name: string): void {
  if (scope.variables.get(keyOf(name)) !== NUMBER_TYPE) scope.variables.set(keyOf(name), NUMBER_TYPE);
}

/** How many variables may be numbers by now. */
export function countNumbers({ shell: scope }: Judgement): number {
  return new Set([...scope.variables.names()].filter((name) => name.startsWith(keyOf('')))).size;
}
