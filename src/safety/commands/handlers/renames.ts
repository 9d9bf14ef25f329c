// rename and zmv: they give each file a name made of its old one, and refuse to write over a file unless they are told to.

import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { ANY_STRING, type ExpandedWord, isLiteral, UNKNOWN, withGlobs } from '../../judgement/word.ts';
import { judgePlace } from '../../paths/file-effects.ts';
import { resolvePath } from '../../paths/resolve.ts';
import { bringsNoDash, readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { applyRole } from '../roles.ts';
import type { Call } from '../row.ts';

/** A pattern of perl in which no variable and no code is filled in. */
const MATCH = String.raw`(?:[^/\\$@(\n]|\\[^cNox0-9\n]|\((?:\?[:=!])?(?![?*])|\$(?=[/|)]))*`;

/** What is put there: a new path is none of it. */
const PUT = String.raw`(?:[^/\\$@\n]|\\[.()\[\] +ULEul-]|\$(?:&|\d+|\{\d+\})(?!->|[[{:']))*`;

const LETTERS = String.raw`(?:[\w ,&+.'"!()\[\]-]|\\[.-])*`;

/** Other programs of that name take the text for one that is replaced by the next word: with slashes no name has it. */
const RENAMING = new RegExp(
  String.raw`^\s*(?:(?:s/${MATCH}/${PUT}/[gi]*|(?:y|tr)/${LETTERS}/${LETTERS}/[cds]*)\s*(?:;\s*|$))+$`,
);

/** rename(1p) of Perl. What else an expression may be is code. */
export function judgeRename(judgement: Judgement, call: Call): void {
  // Behind the expression `-n` may be a file, as POSIXLY_CORRECT says.
  const first = call.args.findIndex(({ text }) => !OF_RENAME.test(text));
  const [expression, ...files] = call.args.slice(Math.max(first, 0));
  const isPlain =
    expression !== undefined &&
    isLiteral(expression.text) &&
    RENAMING.test(expression.text) &&
    files.length > 0 &&
    files.every((file) => isFile(judgement, file));
  if (!isPlain) return judgeByRow(judgement, call, readArguments(judgement, call.row, call.args));
  addEffect(judgement, 'read');
  if (call.args.slice(0, first).some(({ text }) => DRY_RENAME.test(text))) return;
  for (const file of files) applyRole(judgement, call, 'MOVED', file, false);
  judgement.survey.unnamed = true;
}

const OF_RENAME = /^-(?:[nv]+|-(?:verbose|no-act|dry-run))$/;

const DRY_RENAME = /^-(?:v*nv*|-(?:no-act|dry-run))$/;

/** Certainly no option. */
function isFile(judgement: Judgement, word: ExpandedWord): boolean {
  return isLiteral(word.text) ? !word.text.startsWith('-') : bringsNoDash(judgement, word);
}

/** Below this folder, without the qualifiers of a pattern, which may run code; with two stars they are on at its end. */
const FROM =
  /^(?![/~]|.*(?:\.\.|\/\/|\*\*.*\((?!\*\*\/)[\w ]))(?:\(\*{2,3}\/\)|\*\*\/|[\w. /*?-]|\[[\w!^. -]+\]|\[(?:\[:\w+:\])+\]|<\d*-\d*>|\((?:[*?]+|[\w .-]+(?:\|[\w .-]+)*|\[(?:[\w!^ -]|\[:\w+:\])+\]\*?|<\d*-\d*>)\))+$/;

/** Evaluated by zsh: words, what the pattern found, and parts of that. */
const TO =
  /^(?:[\w. ,/*?+@-]|\[[\w!^ -]+\]|\$(?:\d(?!\[)|f(?![\w:[]))|\$\{(?:\((?:[ULC]|l:\d+::0:)\))?(?:\d|f)(?::[trehlu]|(?:\/\/?|##?|%%?)(?:[\w .*_-]|\[[\w -]+\])*(?:\/[\w-]*\.?[\w-]*)?)?\})+$/;

/** zmv, zcp and zln: zshcontrib(1). A target that is there, or comes of two files, ends them before anything is done. */
export function judgeZmv(judgement: Judgement, call: Call): void {
  const options = call.args.filter(({ text }) => /^-./.test(text));
  const [from, to, ...more] = call.args.slice(options.length).map((word) => asWritten(judgement, word));
  const isPlain =
    options.every(({ text }, at) => call.args[at]?.text === text && /^-[nvwWqi]+$/.test(text)) &&
    from !== undefined &&
    to !== undefined &&
    more.length === 0 &&
    FROM.test(from.text) &&
    TO.test(to.text) &&
    FOUND.test(to.text) &&
    !ELSEWHERE.test(filledIn(to.text));
  if (!isPlain) return judgeByRow(judgement, call, readArguments(judgement, call.row, call.args));
  addEffect(judgement, 'read');
  if (options.some(({ text }) => text.includes('n'))) return;
  const source = { ...from, text: withGlobs(from.text.replaceAll(/[()]/g, '')) };
  if (call.name === 'zmv') applyRole(judgement, call, 'MOVED', source, false);
  else report(judgement, 'copies', to.span, to);
  const target = filledIn(to.text).replaceAll(/[*?]+|\[[^\]]*\]/g, ANY_STRING);
  addEffect(judgement, 'write');
  judgePlace(judgement, resolvePath(judgement, target) ?? target, { ...to, text: target });
  judgement.survey.unnamed = true;
}

/** A name that is the same for all would be a folder, into which they come. */
const FOUND = /[$*?]/;

/** Not below this folder, or hidden. */
const ELSEWHERE = /^[/.~]|\.\.|\/[./]/;

function filledIn(text: string): string {
  return text.replaceAll(/\$\{[^}]*\}|\$\w/g, UNKNOWN);
}

/** `noglob zmv -W *.c *.d`: no pattern is expanded. */
function asWritten({ text: { source } }: Judgement, word: ExpandedWord): ExpandedWord {
  if (isLiteral(word.text) || !/\bnoglob\s+z(?:mv|cp|ln)\b/.test(source)) return word;
  const text = source.slice(...word.span);
  return /^[\w.*?/-]+$/.test(text) ? { ...word, text } : word;
}
