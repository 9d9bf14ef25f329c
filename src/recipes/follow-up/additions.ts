// Adds to the last question what another says beside it: `with line numbers`, `sorted by age`, `how many`.

import { RANKED } from './swaps.ts';

const OPENER = /^(?:(?:and|but|now|then|ok|okay|so|also|please)\b,? ?)*/i;
const CLOSER = /(?:,? (?:too|as well|please|instead))*[?!.\s]*$/i;
const NARROWS =
  /^(?:only|just) (?:(?:show|list|keep) )?(?:the ones |those |the files |files |the lines |lines |the )?/i;

type Row = readonly [said: RegExp, means: (last: string, found: RegExpExecArray) => string | undefined];

const JOINS =
  '(?:with|without|sorted|ordered|in reverse|containing|named|called|by|that|which|whose|where|from|since|between|except|excluding)';
const VERB =
  /^(?:show|list|find|print|give|get|display|search for|which|what)(?: me)?(?: all)?(?: the)?(?: are)? /i;

/** What is said, and the last question with it. */
const ROWS: readonly Row[] = [
  [/^(?:with )?(?:the )?line numbers$/i, (last) => `${last} with line numbers`],
  [
    /^(?:in )?(?:reverse|reversed|backwards|the other way (?:a)?round|reverse (?:it|them|that|order)|in reverse order)$/i,
    // The five biggest in another order, or the five smallest: it is unclear which.
    (last) => (RANKED.test(last) ? undefined : `${last} in reverse`),
  ],
  [/^(?:how many|count)(?: (?:of )?(?:them|those|are there|were there|are they|it))?$/i, counted],
  [
    /^(?:save|write|put) (?:it|them|that|those|the result) (?:to|in|into) (\S+)$/i,
    (last, found) => `${last} and ${found[0]}`,
  ],
  [/^sort(?:ed)?(?: it| them| those)? (by .+)$/i, (last, found) => `${last} sorted ${found[1]}`],
  [
    /^which (?:of (?:them|those) |ones? )(?:mention|contain|include|have|hold)s? (.+)$/i,
    (last, found) => `${last} that contain ${found[1]}`,
  ],
  [/^(?:how many|which) (?:of (?:them|those) |ones? )(.+)$/i, (last, found) => `${last} that ${found[1]}`],
  [/^(?:case[- ]insensitive(?:ly)?|ignor(?:e|ing) case)$/i, (last) => `${last} case-insensitively`],
  [/^(?:(?:in )?(?:descending|ascending)(?: order)?|side by side)$/i, (last, found) => `${last} ${found[0]}`],
  [new RegExp(`^${JOINS} .+$`, 'i'), (last, found) => `${last} ${found[0]}`],
];

function counted(last: string): string {
  return VERB.test(last) ? last.replace(VERB, 'count the ') : `count ${last}`;
}

/** Undefined if it adds nothing that is known. */
export function withAddition(last: string, question: string): string | undefined {
  const opened = question.replace(OPENER, '').replace(CLOSER, '');
  const said = opened.replace(NARROWS, '');
  if (/\bwhom?\b/i.test(said)) return undefined;
  for (const [pattern, means] of ROWS) {
    const found = pattern.exec(said);
    if (found !== null) return means(last.replace(/[?!.]+$/, ''), found);
  }
  return undefined;
}
