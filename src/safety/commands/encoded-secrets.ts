// Programs that print what they read in another form: the value of a secret variable would no longer be recognised and masked.

import { secretName } from '../../domain/secret-names.ts';
import type { Span } from '../../domain/verdict.ts';
import { report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import type { ExpandedWord } from '../judgement/word.ts';
import { changesText, encodesText } from '../knowledge/printed.ts';

/** An encoder is asked about wherever the text names a secret variable, another filter only where it reads one. */
export function noteEncodedSecret(
  judge: Judgement,
  name: string,
  args: readonly ExpandedWord[],
  span: Span,
): void {
  const { source } = judge.text;
  const encodes = encodesText(name, args[0]?.text);
  if (!encodes && !changesText(name)) return;
  const places = encodes ? [source] : [span, ...inputSpans(judge)].map((place) => source.slice(...place));
  if (places.some(namesSecret)) report(judge, 'shows-secrets', span, name, 'ask');
}

function inputSpans({ stdio: { input } }: Judgement): readonly Span[] {
  if (input.type === 'text') return [input.span];
  return input.type === 'pipe' && input.printed !== undefined ? [input.printed.span] : [];
}

/** `$NAME`, `${NAME…}`, `$env:NAME`, `printenv NAME`; the length `${#NAME}` shows nothing. */
const VARIABLE = /(?:\$(?:env:|\{!?(?:env:)?)?|\bprintenv\s+)([a-z_]\w*)/gi;

function namesSecret(text: string): boolean {
  return [...text.matchAll(VARIABLE)].some(([, name = '']) => secretName(name) !== undefined);
}
