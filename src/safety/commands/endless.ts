// Finds programs started for each line of an endless input: `yes | xargs -P0 …` fills the machine as a fork bomb does.

import type { Span } from '../../domain/verdict.ts';
import { isEndless } from '../flow/output.ts';
import { report } from '../judgement/findings.ts';
import type { Input, Judgement } from '../judgement/judge.ts';
import type { ExpandedWord } from '../judgement/word.ts';
import { isEndlessSource, passesLines } from '../knowledge/printed.ts';
import type { GivenOption } from './row.ts';

export function printsEndlessly(name: string, args: readonly ExpandedWord[], input: Input): boolean {
  const words = args.map(({ text }) => text);
  if (isEndlessSource(name, words)) return true;
  return passesLines(name) && (words.some((text) => DEVICE.test(text)) || isEndless(input));
}

const DEVICE = /^\/dev\/(?:zero|full|u?random)$/;

/** Many at once, or each of them in the background and none waited for. */
export function noteSpawning(
  judgement: Judgement,
  options: readonly GivenOption[],
  words: readonly ExpandedWord[],
  span: Span,
): void {
  if (!isEndless(judgement.stdio.input)) return;
  const atOnce = options.find(({ spec }) => /^(?:-P|-j|--max-procs|--jobs)$/.test(spec.name))?.value?.text;
  const many = atOnce !== undefined && /^(?:0|\d{3,})$/.test(atOnce);
  const spawns = words.some(({ text }) => SPAWNS.test(text) && !WAITS.test(text));
  if (many || spawns) report(judgement, 'fork-bomb', span, '', 'danger');
}

const SPAWNS = /[^&>|]&(?![&>|\d])/;

const WAITS = /\b(?:wait|read)\b|\bsleep [^&;]*;/;
