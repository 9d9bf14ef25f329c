// Text that a command runs: `bash -c`, eval, ssh. Known text is judged; unknown text is never harmless.

import { addEffect, type Dialect, find, type Judge } from './judge.ts';
import { ANY, EACH, HOME, isLiteral, STAR, type Value } from './values.ts';

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
