// What is started for each line of an input that never ends: `yes | xargs -P0 …` fills the machine as a fork bomb does.

import type { Span } from '../../domain/verdict.ts';
import { isEndless } from '../flow/output.ts';
import { report } from '../judgement/findings.ts';
import type { Input, Judgement } from '../judgement/judge.ts';
import type { ExpandedWord } from '../judgement/word.ts';
import type { GivenOption } from './arguments.ts';

/** Prints lines without an end, or as many as a counter of five digits gives. */
export function printsEndlessly(name: string, args: readonly ExpandedWord[], input: Input): boolean {
  if (name === 'yes') return true;
  if (/^(?:seq|gseq|jot)$/.test(name))
    return args.some(({ text }) => /^(?:\d{5,}|inf(?:inity)?)$/.test(text));
  if (!HANDS_ON.test(name)) return false;
  return args.some(({ text }) => /^\/dev\/(?:zero|full|u?random)$/.test(text)) || isEndless(input);
}

const HANDS_ON = /^(?:cat|tac|sort|uniq|tee|tr|shuf|nl|tail|sed|[efg]?grep|xargs|pv|rev|fold|g?awk|stdbuf)$/;

/** Many at once, or each of them in the background and none waited for. */
export function noteSpawning(
  judge: Judgement,
  options: readonly GivenOption[],
  words: readonly ExpandedWord[],
  span: Span,
): void {
  if (!isEndless(judge.stdio.input)) return;
  const atOnce = options.find(({ spec }) => /^(?:-P|-j|--max-procs|--jobs)$/.test(spec.name))?.value?.text;
  const many = atOnce !== undefined && /^(?:0|\d{3,})$/.test(atOnce);
  const spawns = words.some(({ text }) => SPAWNS.test(text) && !WAITS.test(text));
  if (many || spawns) report(judge, 'fork-bomb', span, '', 'danger');
}

const SPAWNS = /[^&>|]&(?![&>|\d])/;

const WAITS = /\b(?:wait|read)\b|\bsleep [^&;]*;/;
