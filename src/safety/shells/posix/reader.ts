// Reads a text of bash, sh or zsh into a judge: dialect gate, parse, walk, and the coverage proof for what looks harmless.

import type { ParsedScript } from 'unbash';
import { report } from '../../judgement/findings.ts';
import { inSubshell, type Judgement, within } from '../../judgement/judge.ts';
import { memoizeLast } from '../../judgement/memo.ts';
import type { EditedText } from '../source-map.ts';
import { expandGlobalAliases } from '../zsh/global-aliases.ts';
import { plainShortForms } from '../zsh/short-forms.ts';
import { findUnexplained } from './coverage.ts';
import { checkDialect } from './live-options.ts';
import { parse } from './parser.ts';
import { judgeScript } from './walk.ts';

/** `whole`: the text is the person's line itself, not one inside another. */
export function readBash(judge: Judgement, whole: boolean): void {
  const plain = judge.text.dialect === 'zsh' ? plainShortForms(judge.text.source) : undefined;
  if (plain === undefined) readLine(judge, whole);
  else readInstead(judge, plain, () => readLine(judge, false));
}

function readLine(judge: Judgement, whole: boolean): void {
  const expanded = judge.text.dialect === 'zsh' ? expandGlobalAliases(judge) : undefined;
  if (expanded === undefined) return readWritten(judge, whole);
  // Both readings count: a word may look like an alias where zsh sees none.
  inSubshell(judge, () => readWritten(judge, whole));
  readInstead(judge, expanded, () => readWritten(judge, false));
}

function readInstead(judge: Judgement, instead: EditedText, read: () => void): void {
  const { toWhole } = judge.text;
  within(judge.text, { source: instead.text, toWhole: (span) => toWhole(instead.toOriginal(span)) }, read);
}

function readWritten(judge: Judgement, whole: boolean): void {
  const source = checkDialect(judge, judge.text.source);
  const script = parseOnce(source);
  if (whole && isOneCommand(script)) judge.text.summary = { name: undefined, operands: [], outputs: [] };
  const original = judge.text.source;
  judge.observers.trace?.spell(source, original);
  within(judge.text, { source }, () => {
    judgeScript(judge, script);
    if (judge.found.level !== 'safe' && judge.found.level !== 'ask') return;
    const unexplained = findUnexplained(script, source, judge.text.dialect === 'zsh');
    if (unexplained !== undefined)
      report(judge, 'unreadable', unexplained, 'a part the parser did not explain');
  });
}

/** A command may run the same text again and again. */
const parseOnce = memoizeLast((source: string) => parse(source));

function isOneCommand(script: ParsedScript): boolean {
  const [only, ...more] = script.commands;
  return more.length === 0 && only?.command.type === 'Command' && only.background !== true;
}
