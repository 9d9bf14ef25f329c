// Text that a command runs: `bash -c`, eval, ssh. Known text is judged; unknown text is never harmless.

import type { Span } from '../../domain/verdict.ts';
import { addEffect, find } from '../judgement/findings.ts';
import type { Dialect, Judge } from '../judgement/judge.ts';
import { ANY, EACH, HOME, isLiteral, OUTPUT, STAR, type Value } from '../judgement/word.ts';
import { readPath } from '../paths/file-effects.ts';
import { fileKey } from '../paths/resolve.ts';

/** Judges the text of `value` as a program of `dialect`. */
export function runText(judge: Judge, value: Value, dialect: Dialect | 'other'): void {
  if (isLiteral(value.text)) return judge.readNested(judge, value.text, dialect, value.span);
  addEffect(judge, 'run');
  find(judge, 'runs-unknown-text', value.span);
  // What is known of it may still be worse: `bash -c "rm -rf / $x"`.
  readKnown(judge, { ...value, text: value.text.replaceAll(EACH, '') }, dialect);
  // A path found below a place: with all of them even a plain `rm` takes the whole tree.
  if (value.text.includes(EACH))
    readKnown(judge, { ...value, text: value.text.replace(QUOTED_EACH, '$1/*') }, dialect);
}

const QUOTED_EACH = new RegExp(`["']?(?<![^"'\\s])([^"'\\s]*)${EACH}["']?`, 'g');

function readKnown(judge: Judge, value: Value, dialect: Dialect | 'other'): void {
  const text = value.text.replaceAll(HOME, '~').replaceAll(STAR, '*').replaceAll(ANY, '?');
  judge.readNested(judge, text.replace(/[\uFDD0-\uFDEF]+/g, '$_'), dialect, value.span);
}

/** What arrives there, under one of the names that a file would have. */
export function isStandardInput({ text }: Value): boolean {
  return /^(?:-|\/dev\/(?:stdin|fd\/0)|\/proc\/[^/]+\/fd\/0)$/.test(text);
}

/** A text that nobody has seen may do anything. */
export function runsInput(judge: Judge, span: Span): void {
  addEffect(judge, 'write', 'delete', 'network', 'run');
  find(judge, 'runs-input', span);
}

/** A script file: unknown, and worse when this text has just written or fetched it. */
export function runFile(judge: Judge, script: Value): void {
  readPath(judge, script);
  if (isStandardInput(script) && judge.input.type !== 'terminal') return runsInput(judge, script.span);
  if (script.text.includes(OUTPUT)) {
    runsInput(judge, script.span);
    return readSubstituted(judge, script, judge.dialect);
  }
  if (judge.written.has(fileKey(judge, script.text) ?? ''))
    return find(judge, 'runs-downloaded', script.span);
  find(judge, 'runs', script.span, script.text);
}

/** `bash <(echo TEXT)`: what is printed there is run. */
export function readSubstituted(judge: Judge, file: Value, dialect: Dialect | 'other'): void {
  const text = file.text.startsWith('/dev/fd/') ? judge.substituted?.text : undefined;
  if (text !== undefined && isLiteral(text)) judge.readNested(judge, text, dialect, file.span);
}
