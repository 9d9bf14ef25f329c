// Expressions of jq and yq: they only compute, except those that read further files or print control characters.

import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import type { ExpandedWord } from '../../judgement/word.ts';
import { noteChangedEnvironment } from '../encoded-secrets.ts';

/** `load(…)` reads a file; `eval(…)` and `system(…)` run what is put together only then. */
export function judgeYq(judgement: Judgement, word: ExpandedWord): void {
  const { text, span } = word;
  noteChangedEnvironment(judgement, word);
  if (/\b(?:load\w*|eval|system)\s*\(/.test(text)) report(judgement, 'runs-code', span, 'yq');
}

/** `import "name"` reads a file, `implode` makes any character, and what is decoded may hold some. */
export function judgeJq(judgement: Judgement, word: ExpandedWord): void {
  const { text, span } = word;
  noteChangedEnvironment(judgement, word);
  if (/(?:^|;)\s*(?:import|include)\s*"/.test(text)) report(judgement, 'runs-code', span, 'jq');
  if (/\bimplode\b/.test(text) || decodesControls(text)) report(judgement, 'controls-terminal', span);
}

function decodesControls(text: string): boolean {
  if (!text.includes('@base64d')) return false;
  return [...text.matchAll(/"([\w+/=]{4,})"/g)].some(([, encoded = '']) =>
    Buffer.from(encoded, 'base64').includes(27),
  );
}
