// `beck log --cost`: what the models cost that answered, at most.

import type { Tokens } from '../../../journal/read.ts';
import { costOf, type OwnPrices, priceOf, showDollars } from '../../../providers/prices.ts';
import { fitColumns } from '../../../terminal/drawing/columns.ts';
import { showLine } from '../../../terminal/drawing/command-text.ts';
import type { Look } from '../../../terminal/drawing/look.ts';

/** Of one model. `dollars`: null where no price is known; `asOf`: the month of the price, null where it is the person's. */
export type Cost = Tokens & { readonly dollars: number | null; readonly asOf: string | null };

export function costsIn(tokens: readonly Tokens[], own: OwnPrices): readonly Cost[] {
  return tokens.map((one) => {
    const price = priceOf(one.provider, one.model, own);
    return {
      ...one,
      dollars: price === undefined ? null : costOf(one, price),
      asOf: price === undefined || price === 'free' ? null : (price.asOf ?? null),
    };
  });
}

export function renderCosts(costs: readonly Cost[], look: Look): string {
  if (costs.length === 0) return 'No model answered in these entries.\n';
  const rows = costs.map(({ model, questions, inputTokens, outputTokens, dollars, asOf }) => [
    showLine(model, look),
    count(questions),
    count(inputTokens),
    count(outputTokens),
    dollars === null ? 'no price' : `${showDollars(dollars)}${asOf === null ? '' : ` (price of ${asOf})`}`,
  ]);
  const sum = costs.reduce((total, { dollars }) => total + (dollars ?? 0), 0);
  const [head = '', ...lines] = fitColumns([HEAD, ...rows], [0], look);
  const unknown = costs.some(({ dollars }) => dollars === null);
  return [
    look.faint(head),
    ...lines,
    '',
    `${showDollars(sum)} altogether, at most: what a server has cached costs less.`,
    ...(unknown ? [look.faint("Say what a model costs: beck config set prices 'MODEL=0.5 2'")] : []),
    '',
  ].join('\n');
}

const HEAD = ['model', 'questions', 'tokens in', 'out', 'cost'];

function count(number: number): string {
  return number.toLocaleString('en-US');
}
