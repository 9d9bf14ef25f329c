// What the earlier texts of a plan leave behind for the next one: folder, variables, new files, new names.

import type { PathKind, ResolvedWord, ShellFacts } from '../domain/shell.ts';
import type { Judge } from './judge.ts';
import type { ReasonId } from './reasons.ts';
import { VARIABLE } from './values.ts';

/** Puts the state that a text leaves when it succeeds under the judge of the next one; what it risks is not carried. */
export function carryOver(before: Judge, next: Judge): void {
  if ([...before.reasons.values()].some(({ id }) => LEAVES_UNKNOWN.has(id))) forgetScope(before);
  const { scope, written, words, paths, folders } = before;
  Object.assign(next, { scope, written, words, paths, folders, facts: changedFacts(before) });
}

/** Code that nobody has read ran in the shell itself, so it may have gone anywhere and set anything. */
const LEAVES_UNKNOWN: ReadonlySet<string> = new Set<ReasonId>([
  'unreadable',
  'too-long',
  'hidden-program',
  'evaluates-text',
  'runs-file',
  'runs-unknown-text',
  'alias-or-function',
]);

function forgetScope({ scope }: Judge): void {
  scope.cwd = undefined;
  for (const name of scope.variables.keys()) scope.variables.set(name, VARIABLE);
}

function changedFacts({ facts, defined, created }: Judge): ShellFacts {
  const names = [...defined].map((name): [string, ResolvedWord] => [name, { type: 'function' }]);
  // What stood there before is still there, in whatever shape.
  const files = [...created].filter(([path]) => facts.paths?.[path] === 'none');
  return {
    ...facts,
    resolved: { ...facts.resolved, ...Object.fromEntries(names) },
    paths: { ...facts.paths, ...Object.fromEntries<PathKind>(files) },
  };
}
