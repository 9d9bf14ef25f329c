// Writes the steps on a list of names as commands after a pipe.

import type { ListStep } from '../lexicon/file-facts.ts';

export const AVERAGE = "awk '{ s += $1 } END { if (NR) print s / NR }'";

/** Empty without steps. */
export function piped(steps: readonly ListStep[]): string {
  return steps.map((step) => ` | ${stepCommand(step)}`).join('');
}

function stepCommand(step: ListStep): string {
  switch (step.type) {
    case 'sort':
      return `sort${step.by === 'number' ? ' -n' : ''}${step.reversed === true ? ' -r' : ''}`;
    case 'first':
      return `head -n ${step.count}`;
    case 'last':
      return `tail -n ${step.count}`;
    case 'count':
      return 'wc -l';
    case 'unique':
      return 'sort -u';
    case 'page':
      return 'less';
    case 'average':
      return AVERAGE;
    case 'total':
      return "awk '{ s += $1 } END { print s + 0 }'";
  }
}
