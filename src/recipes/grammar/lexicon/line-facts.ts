// The facts that rules about lines produce.

import type { LineStep, Text } from '../request.ts';
import type { Saying } from './sayings.ts';

export type LineFact =
  | { readonly is: 'line'; readonly step: LineStep }
  /** An option for the preceding search. */
  | { readonly is: 'flag'; readonly flag: string; readonly for: 'match' | 'sort' | 'fold' | 'adjacent' }
  /** The file itself is changed; its old content is kept under another name. */
  | { readonly is: 'backup'; readonly suffix: Text }
  | { readonly is: 'from'; readonly files: readonly Text[] }
  | { readonly is: 'literal'; readonly text: Text }
  | { readonly is: 'separator'; readonly text: Text }
  | { readonly is: 'inPlace' }
  /** What is piped in. */
  | { readonly is: 'stdin' }
  /** `to the screen`: the default, unless the result is also saved. */
  | { readonly is: 'shown' }
  /** The output of an unknown command. */
  | { readonly is: 'unknown' }
  /** In the order of the alphabet, unless something else sorts. */
  | { readonly is: 'ordered' }
  | Saying
  | { readonly is: 'nothing' };
