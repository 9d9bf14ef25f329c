// Reads a text of fish into a judge.

import type { ReadText } from './classifier.ts';
import { find } from './judge.ts';

/** Brings the grammar once. */
export async function loadFishReader(): Promise<ReadText> {
  return (judge) => find(judge, 'unreadable', [0, judge.source.length], 'fish');
}
