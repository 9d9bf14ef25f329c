// What every grammar offers: reading one text into a judge.

import type { Judge } from './judge.ts';

/** Walks the text's tree into `judge`, or records why it cannot. `whole`: it is not a text inside another. */
export type ReadText = (judge: Judge, whole: boolean) => void;
