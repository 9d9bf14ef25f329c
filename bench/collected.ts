// Where scripts/corpora.ts keeps the texts of public corpora, and the way back.

import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { LabelledText } from './public-corpora.ts';

export const COLLECTED = join(
  process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'),
  'beck-bench',
  'corpora.jsonl',
);

export function collectedTexts(): readonly LabelledText[] {
  if (!existsSync(COLLECTED)) return [];
  return readFileSync(COLLECTED, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): LabelledText => JSON.parse(line));
}
