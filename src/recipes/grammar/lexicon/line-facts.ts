// What the words of a question about lines say, one by one.

import type { LineStep, Text } from '../request.ts';
import type { Saying } from './sayings.ts';

export type LineFact =
  | { readonly is: 'line'; readonly step: LineStep }
  /** An option of the search before it. */
  | { readonly is: 'flag'; readonly flag: string; readonly for: 'match' | 'sort' | 'fold' | 'adjacent' }
  /** The file itself is changed, and what it was is kept under another name. */
  | { readonly is: 'backup'; readonly suffix: Text }
  | { readonly is: 'from'; readonly files: readonly Text[] }
  | { readonly is: 'literal'; readonly text: Text }
  | { readonly is: 'separator'; readonly text: Text }
  | { readonly is: 'inPlace' }
  /** What is piped in. */
  | { readonly is: 'stdin' }
  /** `to the screen`: where it goes anyway, but not where it is saved as well. */
  | { readonly is: 'shown' }
  /** The output of a command that we do not know. */
  | { readonly is: 'unknown' }
  | Saying
  | { readonly is: 'nothing' };
