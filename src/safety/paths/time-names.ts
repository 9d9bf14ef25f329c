// Names that have the second in them in which they are made: nothing has such a name before.

import type { Judgement } from '../judgement/judge.ts';
import { type ExpandedWord, isDynamic, isGlob, NUMBER } from '../judgement/word.ts';

/**
 * `backup-$(date +%s).tar.gz`: the name is known but for that number, and is made once. In a loop, or by a function, the
 * second would take the place of the first.
 */
export function isNamedByTime({ text: { source }, found }: Judgement, { text, span }: ExpandedWord): boolean {
  const parts = text.split(NUMBER);
  if (parts.length !== 2 || parts.some((part) => isDynamic(part) || isGlob(part))) return false;
  if (!OF_NOW.test(source.slice(...span)) || REPEATS.test(source) || found.defined.size > 0) return false;
  return source.match(/date/gi)?.length === 1;
}

/** The seconds since 1970, or all from the year to the second. */
const UNIX = String.raw`\+(?:%s|(?=\S*%(?:F|Y\S*%m\S*%d))(?=\S*%(?:T|H\S*%M\S*%S))(?:%[FTYmdHMS]|[-_.:T])+)`;

const WINDOWS = 'yyyy[-_.]?MM[-_.]?dd[-_.T]?HH[-_.]?mm[-_.]?ss';

const OF_NOW = new RegExp(
  String.raw`\(date (?:-u )?(?:${UNIX}|'${UNIX}'|"${UNIX}")\)|\(Get-Date -(?:Format|f) (?:${WINDOWS}|'${WINDOWS}'|"${WINDOWS}")\)|\(Get-Date -UFormat %s\)`,
);

const REPEATS =
  /\b(?:for|foreach(?:-object)?|while|until|repeat|select|function|xargs|parallel|find|fd|watch|each|eval|trap|alias|at|do)\b|\(\s*\)|%\s*\{|\.\s*\{|&\s*\{/i;
