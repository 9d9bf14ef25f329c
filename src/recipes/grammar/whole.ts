// Whether a reading answers what was asked: some words cannot be lost, however little they weigh.

import type { Word } from '../words/words.ts';
import type { Covering } from './language/scan.ts';
import type { Request } from './render/render.ts';

/** Whether no noun or relation was lost without which something else is answered. */
export function isWhole(
  request: Request,
  missed: Covering<unknown>['missed'],
  asked: readonly Word[],
): boolean {
  const isLost = (test: RegExp): boolean =>
    missed.some(({ kind, text }) => kind === 'word' && test.test(text.replace(/~$/, '')));
  switch (request.about) {
    case 'files':
      return (
        // `count total lines in csv files`, `sort files into folders`
        !(request.steps.some(({ type }) => type === 'count') && isLost(COUNTED)) &&
        !isLost(/^(?:into|onto|per|without|instead)$/)
      );
    case 'saying':
      return !isLost(COUNTED);
    case 'lines':
      // `count events per type`, `line number of x`
      return !isLost(/^per$/) && !(request.steps.some(({ op }) => op === 'countLines') && asksWhich(asked));
    case 'table':
      return true;
  }
}

const COUNTED = /^(?:line|row|word|character|char|byte|column|page|letter|commit)$/;

function asksWhich(asked: readonly Word[]): boolean {
  return asked.some(({ lower }, at) => lower === 'line' && /^numbers?$/.test(asked[at + 1]?.lower ?? ''));
}
