// Reads a text of cmd into a judge. cmd expands variables before it looks for separators, so most of them leave a text unread.

import { report } from '../../judgement/findings.ts';
import type { Judgement, ReadText } from '../../judgement/judge.ts';
import { type CmdStatement, parseCmd } from './parser.ts';
import { judgeCmd } from './walk.ts';

export const readCmd: ReadText = (judgement: Judgement, whole: boolean): void => {
  // Where cmd is only a part of a text of another system, its own home is unknown.
  const home = judgement.facts.home?.startsWith('/') ? undefined : judgement.facts.home;
  const { statements, problem } = parseCmd(judgement.text.source, home);
  if (problem !== undefined) report(judgement, 'unreadable', problem.span, problem.text);
  if (whole && isOneCommand(statements))
    judgement.text.summary = { name: undefined, operands: [], outputs: [] };
  judgeCmd(judgement, statements);
};

function isOneCommand(statements: readonly CmdStatement[]): boolean {
  return statements.length === 1 && statements[0]?.type === 'command';
}
