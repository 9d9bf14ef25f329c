// The texts that a person's own rules are matched against, besides the whole text: simple commands and the paths they name.

import type { Span } from '../../domain/verdict.ts';
import type { Judgement, RuleSubjects, SubjectPiece } from './judge.ts';
import { type ExpandedWord, HOME_DIRECTORY, isLiteral } from './word.ts';

export function newRuleSubjects(): RuleSubjects {
  return { commands: [], paths: [], length: 0 };
}

/** Words inside words come again and again; beyond this the text counts as unread. */
const MOST_NOTED = 65_536;

/** False when there is too much. `alias`: what the first word stands for. */
export function addCommandSubject(
  judgement: Judgement,
  words: readonly ExpandedWord[],
  alias: string | undefined,
): boolean {
  const { ruleSubjects: subjects } = judgement.observers;
  if (subjects === undefined) return true;
  const pieces = words.map((word) => subjectPiece(judgement, word));
  const [first, ...rest] = pieces;
  if (first === undefined) return true;
  for (const { text } of pieces) subjects.length += text.length;
  if (subjects.length > MOST_NOTED) return false;
  subjects.commands.push(pieces);
  if (alias !== undefined) subjects.commands.push([{ ...first, text: alias }, ...rest]);
  // `/bin/rm x` is `rm x`.
  const name = first.text.slice(first.text.lastIndexOf('/') + 1);
  if (name !== first.text) subjects.commands.push([{ ...first, text: name }, ...rest]);
  return true;
}

/** `path`: resolved, where that is known. */
export function addPathSubject(judgement: Judgement, path: string, span: Span): void {
  judgement.observers.ruleSubjects?.paths.push([
    { text: path.replace(HOME_DIRECTORY, '~'), span: judgement.text.toWhole(span) },
  ]);
}

/** As the shell reads it, or as it is written where only the run decides. */
function subjectPiece(judgement: Judgement, { text, span }: ExpandedWord): SubjectPiece {
  return {
    text: isLiteral(text) ? text : judgement.text.source.slice(span[0], span[1]),
    span: judgement.text.toWhole(span),
  };
}
