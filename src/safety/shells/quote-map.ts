// Which characters of a bash or zsh text are outside quotes, found without a grammar.

import { memoizeLast } from '../judgement/memo.ts';

/** For each character: 1 outside quotes, 2 inside double quotes, 0 inside single quotes or behind a backslash. Not to be changed. */
export const quoteStates = memoizeLast((text: string): Uint8Array => {
  const found = new Uint8Array(text.length);
  let state: '' | "'" | '"' | '$' = '';
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (state === "'" || state === '$') {
      if (state === '$' && char === '\\') at++;
      else if (char === "'") state = '';
      continue;
    }
    if (char === '\\') {
      at++;
      continue;
    }
    found[at] = state === '"' ? 2 : 1;
    if (char === '"') state = state === '"' ? '' : '"';
    else if (char === "'" && state === '') state = text.charAt(at - 1) === '$' ? '$' : "'";
  }
  return found;
});
