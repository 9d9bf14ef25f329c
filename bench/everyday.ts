// How often an everyday question gets a right command, and how far the score of a reading can be trusted.

import { calibration, judgeEveryday } from '../test/recipes/everyday/judge.ts';
import type { Figure } from './measure.ts';

export async function measureEveryday(): Promise<readonly Figure[]> {
  const judged = await judgeEveryday();
  const share = (set: string, outcome: string): string => {
    const all = judged.filter((one) => one.set === set);
    return `${((100 * all.filter((one) => one.outcome === outcome).length) / all.length).toFixed(0)} %`;
  };
  return [
    ...(['worked', 'aside'] as const).map((set) => ({
      what: `everyday questions, ${set === 'aside' ? 'set aside' : 'worked through'}`,
      measured: `${share(set, 'right')} right, ${share(set, 'wrong')} wrong`,
      budget: '90 %, 3 %',
    })),
    ...calibration(judged).map((measured) => ({ what: 'of those with an answer', measured, budget: '' })),
  ];
}
