// What the earlier texts of a plan leave behind for the next one: folder, variables, new files, new names, bodies of functions.

import type { PathKind, ResolvedWord, ShellFacts } from '../../domain/shell.ts';
import type { Classify, ClassifyRequest, Verdict } from '../../domain/verdict.ts';
import type { Judgement } from '../judgement/judge.ts';
import { UNKNOWN } from '../judgement/word.ts';
import type { ReasonId } from '../knowledge/reasons.ts';

/** Puts the state that a text leaves when it succeeds under the judge of the next one; what it risks is not carried. */
export function continueFrom(before: Judgement, next: Judgement): void {
  if ([...before.found.reasons.values()].some(({ id }) => LEAVES_UNKNOWN.has(id))) forgetShellState(before);
  const { words, paths, folders } = before.survey;
  Object.assign(next, { facts: changedFacts(before), shell: before.shell });
  Object.assign(next.survey, { words, paths, folders });
}

/**
 * Blocked as well where only all the texts read as one tell it, such as a call of a function that an earlier one
 * defines: then this one is what makes it so.
 */
export function blockIfWholeIsBlocked(
  verdict: Verdict,
  request: ClassifyRequest,
  classify: Classify,
): Verdict {
  const { command, after = [] } = request;
  if (after.length === 0 || verdict.level === 'blocked') return verdict;
  const asOne = (texts: readonly string[]): Verdict =>
    classify({ ...request, command: texts.join('\n'), after: undefined });
  const whole = asOne([...after, command]);
  const [gravest] = whole.reasons;
  if (whole.level !== 'blocked' || gravest === undefined || asOne(after).level === 'blocked') return verdict;
  const reason = { ...gravest, span: [0, command.length] as const };
  return { ...verdict, level: 'blocked', reasons: [reason, ...verdict.reasons] };
}

/** Unread code ran in the shell itself, so it may have gone anywhere and set anything. */
const LEAVES_UNKNOWN: ReadonlySet<string> = new Set<ReasonId>([
  'unreadable',
  'too-long',
  'hidden-program',
  'evaluates-text',
  'runs-file',
  'runs-unknown-text',
  'alias-or-function',
]);

function forgetShellState({ shell }: Judgement): void {
  shell.cwd = undefined;
  for (const name of [...shell.variables.names()]) shell.variables.set(name, UNKNOWN);
}

function changedFacts({ facts, found: { defined, created } }: Judgement): ShellFacts {
  const names = [...defined].map((name): [string, ResolvedWord] => [name, { type: 'function' }]);
  // What was there before is still there, in whatever shape.
  const files = [...created].filter(([path]) => facts.paths?.[path] === 'none');
  return {
    ...facts,
    resolved: { ...facts.resolved, ...Object.fromEntries(names) },
    paths: facts.paths && { ...facts.paths, ...Object.fromEntries<PathKind>(files) },
  };
}
