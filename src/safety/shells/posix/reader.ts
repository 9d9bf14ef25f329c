// Reads a text of bash, sh or zsh into a judge: dialect gate, parse, walk, and the coverage proof for what looks harmless.

import type { ParsedScript } from 'unbash';
import { report } from '../../judgement/findings.ts';
import { inSubshell, type Judgement, within } from '../../judgement/judge.ts';
import { memoizeTexts } from '../../judgement/memo.ts';
import type { EditedText } from '../source-map.ts';
import { expandGlobalAliases } from '../zsh/global-aliases.ts';
import { plainShortForms } from '../zsh/short-forms.ts';
import { findUnexplained } from './coverage.ts';
import { checkComments, checkDialect } from './live-options.ts';
import { parse } from './parser.ts';
import { judgeScript } from './walk.ts';

/** `whole`: the text is the person's line itself, not one inside another. */
export function readBash(judgement: Judgement, whole: boolean): void {
  const plain = judgement.text.dialect === 'zsh' ? shortForms(judgement.text.source) : undefined;
  if (plain === undefined) readLine(judgement, whole);
  else readInstead(judgement, plain, () => readLine(judgement, false));
}

function readLine(judgement: Judgement, whole: boolean): void {
  const expanded = judgement.text.dialect === 'zsh' ? expandGlobalAliases(judgement) : undefined;
  if (expanded === undefined) return readWritten(judgement, whole);
  // Both readings count: a word may look like an alias where zsh sees none.
  inSubshell(judgement, () => readWritten(judgement, whole));
  readInstead(judgement, expanded, () => readWritten(judgement, false));
}

function readInstead(judgement: Judgement, instead: EditedText, read: () => void): void {
  const { toWhole } = judgement.text;
  within(
    judgement.text,
    { source: instead.text, toWhole: (span) => toWhole(instead.toOriginal(span)) },
    read,
  );
}

function readWritten(judgement: Judgement, whole: boolean): void {
  const source = checkDialect(judgement, judgement.text.source);
  const script = parseOnce(source);
  checkComments(judgement, source, script);
  if (whole && isOneCommand(script)) judgement.text.summary = { name: undefined, operands: [], outputs: [] };
  const original = judgement.text.source;
  judgement.observers.trace?.spell(source, original);
  within(judgement.text, { source }, () => {
    judgeScript(judgement, script);
    if (judgement.found.level !== 'safe' && judgement.found.level !== 'ask') return;
    const unexplained = (judgement.text.dialect === 'zsh' ? unexplainedInZsh : unexplainedElsewhere)(source);
    if (unexplained !== undefined)
      report(judgement, 'unreadable', unexplained, 'a part the parser did not explain');
  });
}

const shortForms = memoizeTexts((source) => plainShortForms(source));

const parseOnce = memoizeTexts((source) => parse(source));

const unexplainedInZsh = memoizeTexts((source) => findUnexplained(parseOnce(source), source, true));

const unexplainedElsewhere = memoizeTexts((source) => findUnexplained(parseOnce(source), source, false));

function isOneCommand(script: ParsedScript): boolean {
  const [only, ...more] = script.commands;
  return more.length === 0 && only?.command.type === 'Command' && only.background !== true;
}
