// Text that a command runs: `bash -c`, eval, ssh. Known text is judged; unknown text is never harmless.

import { addEffect, type Dialect, find, type Judge } from './judge.ts';
import { isLiteral, type Value } from './values.ts';

/** Judges the text of `value` as a program of `dialect`. */
export function runText(judge: Judge, value: Value, dialect: Dialect | 'other'): void {
  if (!isLiteral(value.text)) {
    addEffect(judge, 'run');
    return find(judge, 'runs-unknown-text', value.span);
  }
  judge.readNested(judge, value.text, dialect, value.span);
}
