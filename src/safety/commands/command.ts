// Judges one simple command: finds the program its first word names, and reads its words by the program's row.

import type { Span } from '../../domain/verdict.ts';
import { inBranch, noteLeaving } from '../flow/branches.ts';
import { enterFolder } from '../flow/folder.ts';
import { judgeBodyOf } from '../flow/functions.ts';
import { isSensitive } from '../flow/join.ts';
import { concatOutput } from '../flow/output.ts';
import { noteRun } from '../judgement/changes.ts';
import { looksLikeAnother } from '../judgement/check-text.ts';
import { addEffect, report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { isSettled, MAX_DEPTH } from '../judgement/limits.ts';
import { addCommandSubject } from '../judgement/rule-subjects.ts';
import { type ExpandedWord, isDynamic, isGlob, isLiteral } from '../judgement/word.ts';
import { fileKey } from '../paths/resolve.ts';
import { isSecretFile } from '../paths/secrets.ts';
import { aliasText } from './aliases.ts';
import { noteDestroying } from './destroying-words.ts';
import { judgeCall } from './dispatch.ts';
import { noteEncodedSecret } from './encoded-secrets.ts';
import { judgeWithOwnWords } from './guard-beck.ts';
import { knownSpelling } from './other-spellings.ts';
import { notePackedText } from './packed-texts.ts';
import { noteEscapes } from './printed-escapes.ts';
import { recordOutput } from './prints.ts';
import { isSystemProgram, resolveWord } from './resolve-word.ts';
import { applyRole } from './roles.ts';
import type { CommandSpec } from './row.ts';
import { findRow } from './rows.ts';

/** Judges the words of one command; the first is the program. Redirections and assignments are judged elsewhere. */
export function judgeCommand(judgement: Judgement, words: readonly ExpandedWord[]): void {
  const [command, ...args] = words;
  if (command === undefined) return;
  const span: Span = [command.span[0], Math.max(command.span[1], args.at(-1)?.span[1] ?? 0)];
  const part = judgement.observers.trace?.enter(judgement, { type: 'command', span, words });
  judgement.spent.wordsJudged += words.length;
  judgement.spent.commands++;
  noteRun(judgement);
  if (isSettled(judgement) || judgement.spent.depth > MAX_DEPTH) report(judgement, 'too-long', span);
  else judgeWithOwnWords(judgement, words, () => judgeWords(judgement, words, span));
  noteLastWord(judgement, words.at(-1));
  judgement.observers.trace?.leave(part);
}

/** `ls .env; cat $_`: the last word of a command is the next one's `$_` (bash(1), zshparam(1)). */
function noteLastWord(
  { shell: { variables }, text: { dialect } }: Judgement,
  word: ExpandedWord | undefined,
): void {
  if (dialect === 'fish' || dialect === 'powershell' || dialect === 'cmd' || word === undefined) return;
  if (isSecretFile(word.text) || variables.has('_')) variables.set('_', word.text);
}

function judgeWords(judgement: Judgement, words: readonly ExpandedWord[], span: Span): void {
  const [command, ...args] = words;
  if (command === undefined) return;
  if (!addCommandSubject(judgement, words, aliasText(judgement, command.text)))
    report(judgement, 'too-long', span);
  if (!isLiteral(command.text) || command.text === '') {
    // `~/bin/x` where the home folder is unknown.
    const own = /^~\/[^$`*?]+$/.test(judgement.text.source.slice(...command.span));
    if (!own) return report(judgement, 'hidden-program', placeOfUnknown(judgement, command.span));
    report(judgement, 'local-program', command.span, command, 'danger');
  }
  // An option of the keyword `time` (bash(1), Pipelines), not the name of a program.
  if (/^-./.test(command.text)) report(judgement, 'unknown-program', command.span, command.text, 'danger');
  if (looksLikeAnother(command.text)) report(judgement, 'hidden-character', command.span, command.text);
  const name = programName(judgement, command);
  if (judgement.text.summary !== undefined) judgement.text.summary.name ??= name;
  const { added, replaced } = resolveWord(judgement, words, name);
  judgeBodyOf(judgement, name, args, span);
  // Behind a wrapper the name itself may run, so a known one is judged as well.
  if (replaced && findRow(name, judgement.text.dialect) === undefined) return;
  const known = judgement.shell.bodies.has(name) ? { name, args } : knownSpelling(name, command, args);
  const given = added.length === 0 ? known.args : [...added, ...known.args];
  const before = judgement.stdio.printed;
  judgement.stdio.printed = undefined;
  if ('foreign' in known) report(judgement, 'unknown-program', command.span, name);
  judgeNamed(judgement, known.name, command, given, span);
  recordOutput(judgement, known.name, given, span);
  notePackedText(judgement, known.name, given);
  noteEscapes(judgement, known.name, given);
  noteEncodedSecret(judgement, known.name, given, span);
  judgement.stdio.printed = concatOutput(before, judgement.stdio.printed);
}

/** Looks a name up in the tables and judges its words by the row. */
function judgeNamed(
  judgement: Judgement,
  name: string,
  command: ExpandedWord,
  args: readonly ExpandedWord[],
  span: Span,
): void {
  if (/^(?:break|continue|return)$/.test(name)) noteLeaving(judgement, name, args[0]?.text);
  const row = findRow(name, judgement.text.dialect) ?? knownVariant(judgement, name, command);
  if (row === undefined && judgement.shell.bodies.has(name)) return;
  if (row === undefined) {
    addEffect(judgement, 'run');
    if (args.length === 0) mayEnter(judgement, command);
    for (const arg of args) {
      if (/^-\w*$/.test(arg.text) === false) guardOperand(judgement, arg);
      // Many builtins take a variable name, whose subscript the shell evaluates.
      if (/^\w+\[[^\]]*[$`]/.test(arg.text)) report(judgement, 'evaluates-text', arg.span, 'a subscript');
    }
    noteDestroying(judgement, name, args);
    return report(judgement, 'unknown-program', command.span, name);
  }
  judgeCall(judgement, { row, name, command, args, span });
}

/** A folder's path alone may lead into it: in fish, with autocd of bash, with AUTO_CD of zsh. */
function mayEnter(judgement: Judgement, command: ExpandedWord): void {
  if (/(?:^|\/)\.{0,2}$/.test(command.text) || isSensitive(judgement, command))
    inBranch(judgement, () => enterFolder(judgement, command));
}

/** The first piece of a word that only the run decides: `$IFS` in `sort$IFS-o`. */
function placeOfUnknown({ text: { source } }: Judgement, [from, to]: Span): Span {
  const text = source.slice(from, to);
  const found = /\$\{?\w+\}?|\$\(|`[^`]*`|[*?]/.exec(text);
  if (found === null) return [from, to];
  const end = found[0] === '$(' ? text.lastIndexOf(')') + 1 : found.index + found[0].length;
  return end > found.index ? [from + found.index, from + end] : [from, to];
}

/** The table's name of a program: `/bin/rm` and `=rm` (zshexpn(1), `=` expansion) are `rm`. */
function programName(judgement: Judgement, command: ExpandedWord): string {
  let { text } = command;
  if (judgement.text.dialect === 'zsh' && /^=[\w.-]+$/.test(text)) text = text.slice(1);
  if (!text.includes('/')) {
    judgement.survey.words.add(text);
    return text;
  }
  if (!isSystemProgram(text)) {
    addEffect(judgement, 'run');
    report(judgement, 'local-program', command.span, text);
    if (judgement.shell.written.has(fileKey(judgement, text) ?? ''))
      report(judgement, 'runs-downloaded', command.span);
  }
  return text.slice(text.lastIndexOf('/') + 1);
}

/** `RM` is rm where file names have no case. */
function knownVariant(judgement: Judgement, name: string, command: ExpandedWord): CommandSpec | undefined {
  const folded = name.toLowerCase().replace(/\.exe$/, '');
  const byCase = folded === name ? undefined : findRow(folded);
  if (byCase !== undefined) report(judgement, 'unknown-program', command.span, name);
  return byCase;
}

/** Arguments of an unknown program may still name beck's own files or a whole disk. */
function guardOperand(judgement: Judgement, arg: ExpandedWord): void {
  if (isDynamic(arg.text) || isGlob(arg.text)) return;
  applyRole(judgement, undefined, 'R', arg, false);
}
