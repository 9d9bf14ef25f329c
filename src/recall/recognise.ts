// Whether a question asks for a command of the person's own past.

import type { Find } from './rank.ts';
import type { RecallRequest } from './request.ts';

/** `surely`: it can mean nothing else. `likely`, `perhaps`: if the history has it. */
export type Likelihood = 'surely' | 'likely' | 'perhaps';

/** Undefined where it is no such question. */
export function recallMeant(question: string, request: RecallRequest): Likelihood | undefined {
  const text = question.trim().replace(/^(?:please|hey|ok|so)[, ]+/i, '');
  if (LATEST.test(text)) return undefined;
  const found = FORMS.find(([pattern]) => pattern.test(text));
  if (found === undefined) return undefined;
  const [, likelihood, needsTime] = found;
  if (needsTime && request.period === undefined) return undefined;
  const { terms, period, folder } = request;
  return terms.length > 0 || period !== undefined || folder !== undefined ? likelihood : undefined;
}

/** Whether what was found answers it. */
export function isFound(likelihood: Likelihood, [best]: readonly Find[]): boolean {
  if (best === undefined) return false;
  if (likelihood === 'surely') return true;
  return likelihood === 'likely' ? best.says >= 0.6 : best.says === 1 && best.isNamed;
}

/** The history's own end, which is asked for in other words. */
const LATEST = /\b(?:last|latest|previous|most recent)\s+(?:\w+\s+)?commands?\b/i;

const LEAD =
  '(?:(?:find|show(?: me)?|give me|get(?: me)?|look up|search(?: for)?|what (?:was|is)|which (?:was|is)|where (?:was|is))\\s+)?(?:again\\s+)?';
const CALL = '(?:commands?|one-?liners?|command lines?|invocation|incantation)';
const RAN = '(?:used|ran|typed|entered|executed|called|did)';

/** The first that fits counts. */
const FORMS: readonly (readonly [RegExp, Likelihood, needsTime?: boolean])[] = [
  [/^how (?:exactly )?did (?:i|we) /i, 'surely'],
  [
    /^(?:what|which)(?: (?:command|program|tool|option|flag|line)s?)? did (?:i|we) (?:last )?(?:do|run|use|type|enter|execute|call)\b/i,
    'surely',
  ],
  [/^(?:what|which)(?: (?:command|program|tool)s?)? have (?:i|we) (?:done|run|used|typed)\b/i, 'surely'],
  [/^what (?:was i doing|i did|i ran)\b/i, 'surely'],
  [/^when did (?:i|we) (?:last )?(?:run|use|type|do|call)\b/i, 'surely'],
  [/^(?:have|did) (?:i|we) (?:ever |already )?(?:run|ran|use|used|typed?|called?) /i, 'surely'],
  [
    new RegExp(`^${LEAD}(?:that|the|those|my|a) .*\\b(?:i|we) (?:have |had |once |last )?${RAN}\\b`, 'i'),
    'surely',
  ],
  // The one where I …
  [
    new RegExp(
      `^${LEAD}(?:that|the|those) (?:${CALL}|ones?|time) (?:(?:where|when|that|which|with which) )?(?:i|we) `,
      'i',
    ),
    'surely',
  ],
  [new RegExp(`^${LEAD}(?:that|those) .*\\b${CALL}\\b`, 'i'), 'surely'],
  [new RegExp(`^${LEAD}(?:the|my|all) .*\\b${CALL}\\b`, 'i'), 'surely', true],
  [new RegExp(`^what (?:was|were) (?:the|my) .*\\b${CALL}\\b`, 'i'), 'likely'],
  [/^(?:that|the) (?:loop|pipe(?:line)?|script|one|thing) (?:that|which|where|with|for|to) /i, 'likely'],
  [/^(?:what was )?(?:that|those) \S/i, 'perhaps'],
  [/^the \S+ \S/i, 'perhaps'],
];
