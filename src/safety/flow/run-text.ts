// Judges text that a command runs: `bash -c`, eval, ssh. Unknown text is never harmless.

import type { Span } from '../../domain/verdict.ts';
import { addEffect, report } from '../judgement/findings.ts';
import { type Dialect, type Judgement, within } from '../judgement/judge.ts';
import {
  ANY_CHARACTER,
  ANY_STRING,
  type ExpandedWord,
  HOME_DIRECTORY,
  isLiteral,
  NUMBER,
  SUBTREE,
  UNKNOWN_OUTPUT,
} from '../judgement/word.ts';
import { readPath } from '../paths/file-effects.ts';
import { fileKey } from '../paths/resolve.ts';

/** Judges the text of `value` as a program of `dialect`. */
export function runText(judgement: Judgement, value: ExpandedWord, dialect: Dialect | 'other'): void {
  if (isLiteral(value.text)) return judgement.readNested(judgement, value.text, dialect, value.span);
  addEffect(judgement, 'run');
  report(judgement, 'runs-unknown-text', value.span);
  // What is known of it may still be worse: `bash -c "rm -rf / $x"`.
  readKnown(judgement, { ...value, text: value.text.replaceAll(SUBTREE, '') }, dialect);
  // A path found below a place: with all of them even a plain `rm` takes the whole tree.
  if (value.text.includes(SUBTREE))
    readKnown(judgement, { ...value, text: value.text.replace(QUOTED_EACH, '$1/*') }, dialect);
}

/** Means itself to sh as well, unless it is the first and a word of the language or an assignment. */
export function isPlainWord(text: string): boolean {
  return /^[\w@%+=:,./-]*$/.test(text);
}

const OF_THE_LANGUAGE =
  /^(?:if|then|else|elif|fi|do|done|case|esac|while|until|for|in|function|select|time|coproc|.*=.*|)$/;

/** Judges words that a program joins with spaces and hands to sh: the quotes that the shell has taken off are gone. */
export function runJoined(judgement: Judgement, words: readonly ExpandedWord[]): void {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return;
  if (words.every(({ text }) => isPlainWord(text)) && !OF_THE_LANGUAGE.test(first.text))
    return asSh(judgement, () => judgement.judgeCommand(judgement, words));
  // A number and a home folder stay what they are when they are read once more.
  const text = words
    .map((word) => word.text.replaceAll(NUMBER, '$?').replaceAll(HOME_DIRECTORY, '$HOME'))
    .join(' ');
  runText(judgement, { text, span: [first.span[0], last.span[1]] }, 'sh');
}

/** What only zsh and fish have is not there. */
function asSh(judgement: Judgement, inside: () => void): void {
  const { dialect } = judgement.text;
  within(judgement.text, { dialect: dialect === 'zsh' || dialect === 'fish' ? 'sh' : dialect }, inside);
}

const QUOTED_EACH = new RegExp(`["']?(?<![^"'\\s])([^"'\\s]*)${SUBTREE}["']?`, 'g');

function readKnown(judgement: Judgement, value: ExpandedWord, dialect: Dialect | 'other'): void {
  const text = value.text
    .replaceAll(HOME_DIRECTORY, '~')
    .replaceAll(ANY_STRING, '*')
    .replaceAll(ANY_CHARACTER, '?');
  judgement.readNested(judgement, text.replace(/[\uFDD0-\uFDEF]+/g, '$_'), dialect, value.span);
}

/** What arrives there, under one of the names that a file would have. */
export function isStandardInput({ text }: ExpandedWord): boolean {
  return /^(?:-|\/dev\/(?:stdin|fd\/0)|\/proc\/[^/]+\/fd\/0)$/.test(text);
}

/** An unread text may do anything. */
export function runsInput(judgement: Judgement, span: Span): void {
  addEffect(judgement, 'write', 'delete', 'network', 'run');
  report(judgement, 'runs-input', span);
}

/** A script file: unknown, and worse when this text has just written or fetched it. */
export function runFile(judgement: Judgement, script: ExpandedWord): void {
  readPath(judgement, script);
  if (isStandardInput(script) && judgement.stdio.input.type !== 'terminal')
    return runsInput(judgement, script.span);
  if (script.text.includes(UNKNOWN_OUTPUT)) {
    runsInput(judgement, script.span);
    return readSubstituted(judgement, script, judgement.text.dialect);
  }
  if (judgement.shell.written.has(fileKey(judgement, script.text) ?? ''))
    return report(judgement, 'runs-downloaded', script.span);
  report(judgement, 'runs', script.span, script.text);
}

/** `bash <(echo TEXT)`: what is printed there is run. */
export function readSubstituted(judgement: Judgement, file: ExpandedWord, dialect: Dialect | 'other'): void {
  const text = file.text.startsWith('/dev/fd/') ? judgement.stdio.substituted?.text : undefined;
  if (text !== undefined && isLiteral(text)) judgement.readNested(judgement, text, dialect, file.span);
}
