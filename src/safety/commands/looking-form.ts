// Whether the words of a call are one of the forms in which its program only looks.

import type { Judgement } from '../judgement/judge.ts';
import {
  ANY_CHARACTER,
  ANY_STRING,
  type ExpandedWord,
  HOME_DIRECTORY,
  isDynamic,
  isGlob,
  isLiteral,
  mayBeOption,
} from '../judgement/word.ts';
import { bringsNoDash } from './arguments.ts';
import { onlyLooks } from './only-looks.ts';
import type { Call } from './row.ts';

/** A pattern may stand for one name or for several: the form must hold for both. */
export function isLookingForm(judgement: Judgement, { name, args, row }: Call): boolean {
  if (args.every(({ text }) => isLiteral(text)))
    return onlyLooks(
      name,
      args.map(({ text }) => text),
    );
  if (row.flags.has('atfile') || !args.every((word) => isName(judgement, word))) return false;
  return [1, 2].every((count) =>
    onlyLooks(
      name,
      args.flatMap(({ text }) => Array(isGlob(text) ? count : 1).fill(likeName(text))),
    ),
  );
}

/** Certainly no option: a text, a path below the home folder, a pattern that brings no dash. */
function isName(judgement: Judgement, word: ExpandedWord): boolean {
  const { text } = word;
  if (isLiteral(text)) return true;
  return !isDynamic(text) && (!mayBeOption(text) || bringsNoDash(judgement, word));
}

function likeName(text: string): string {
  return text.replaceAll(HOME_DIRECTORY, '/h').replaceAll(ANY_STRING, 'x').replaceAll(ANY_CHARACTER, 'x');
}
