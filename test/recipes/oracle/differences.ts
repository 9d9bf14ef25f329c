// How two records of answers differ.

import { PLACES } from './answers.ts';
import type { Recorded } from './record.ts';

export type Difference = {
  readonly text: string;
  readonly from: string;
  /** `bash`, or a shell in which it differs though bash says the same. */
  readonly shell: string;
  readonly was: string;
  readonly is: string;
};

/** By position: both are answers to the same sentences. */
export function differences(before: readonly Recorded[], after: readonly Recorded[]): readonly Difference[] {
  return before.flatMap(({ text, from, answers }, at): readonly Difference[] => {
    const now = after[at]?.answers ?? [];
    const place = answers.findIndex((was, i) => was !== now[i]);
    if (place === -1) return [];
    const [was = '', is = ''] = [answers[place], now[place]];
    return [{ text, from, shell: PLACES[place]?.shell ?? '', was, is }];
  });
}

export function report(
  found: readonly Difference[],
  { all, asked }: { readonly all: boolean; readonly asked: number },
): string {
  const kinds = Map.groupBy(found, kindOf);
  const lines = [`${found.length} of ${asked} differ`];
  for (const [kind, ofKind] of kinds) {
    lines.push('', `${kind}: ${ofKind.length}`);
    const groups = [...Map.groupBy(ofKind, shapeOf).values()].sort((a, b) => b.length - a.length);
    for (const group of groups)
      for (const [at, { text, from, shell, was, is }] of (all ? group : group.slice(0, 1)).entries()) {
        lines.push(`${at === 0 ? `  ${group.length} ×` : '     '} ${text}    [${from.slice(0, 90)}]`);
        const where = shell === 'bash' ? '' : ` (${shell})`;
        lines.push(`      - ${was || 'refused'}`, `      + ${is || 'refused'}${where}`);
      }
  }
  return lines.join('\n');
}

function kindOf({ was, is, shell }: Difference): string {
  const where = shell === 'bash' ? '' : `, not in bash`;
  if (was === '') return `answered now${where}`;
  return is === '' ? `refused now${where}` : `another command${where}`;
}

/** Both commands without what the sentence named: names, texts and numbers. */
function shapeOf({ was, is }: Difference): string {
  return [was, is].map((command) => command.replace(/'[^']*'|[\w./*-]*[./*\d][\w./*-]*/g, '_')).join(' → ');
}
