// Reads a text of cmd into a judge. cmd expands variables before it looks for separators, so most of them leave a text unread.

import { report } from '../../judgement/findings.ts';
import type { Judgement, ReadText } from '../../judgement/judge.ts';
import { type CmdStatement, parseCmd } from './parser.ts';
import { judgeCmd } from './walk.ts';

export const readCmd: ReadText = (judge: Judgement, whole: boolean): void => {
  // Where cmd is only a part of a text of another system, its own home is unknown.
  const home = judge.facts.home?.startsWith('/') ? undefined : judge.facts.home;
  const { statements, problem } = parseCmd(judge.text.source, home);
  if (problem !== undefined) report(judge, 'unreadable', problem.span, problem.text);
  if (whole && isOneCommand(statements)) judge.text.summary = { name: undefined, operands: [], outputs: [] };
  judgeCmd(judge, statements);
};

function isOneCommand(statements: readonly CmdStatement[]): boolean {
  return statements.length === 1 && statements[0]?.type === 'command';
}
