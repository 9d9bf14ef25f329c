// What a person's own rules are matched against besides the text itself: its simple commands and the paths they name.

import type { Span } from '../../domain/verdict.ts';
import type { Judge, RuleSubjects, SubjectPiece } from './judge.ts';
import { type ExpandedWord, HOME_DIRECTORY, isLiteral } from './word.ts';

export function newRuleSubjects(): RuleSubjects {
  return { commands: [], paths: [], length: 0 };
}

/** Words inside words are noted again and again; beyond this the text counts as unread. */
const MOST_NOTED = 65_536;

/** False when there is too much. `alias`: what the first word stands for. */
export function noteCommand(
  judge: Judge,
  words: readonly ExpandedWord[],
  alias: string | undefined,
): boolean {
  const { notes } = judge.observers;
  if (notes === undefined) return true;
  const pieces = words.map((word) => notePiece(judge, word));
  const [first, ...rest] = pieces;
  if (first === undefined) return true;
  for (const { text } of pieces) notes.length += text.length;
  if (notes.length > MOST_NOTED) return false;
  notes.commands.push(pieces);
  if (alias !== undefined) notes.commands.push([{ ...first, text: alias }, ...rest]);
  // `/bin/rm x` is `rm x`.
  const name = first.text.slice(first.text.lastIndexOf('/') + 1);
  if (name !== first.text) notes.commands.push([{ ...first, text: name }, ...rest]);
  return true;
}

/** `path`: resolved, where that is known. */
export function notePath(judge: Judge, path: string, span: Span): void {
  judge.observers.notes?.paths.push([
    { text: path.replace(HOME_DIRECTORY, '~'), span: judge.text.toWhole(span) },
  ]);
}

/** As the shell reads it, or as it is written where only the run decides. */
function notePiece(judge: Judge, { text, span }: ExpandedWord): SubjectPiece {
  return {
    text: isLiteral(text) ? text : judge.text.source.slice(span[0], span[1]),
    span: judge.text.toWhole(span),
  };
}
