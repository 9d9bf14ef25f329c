// The tokens of a question.

import type { SizeUnit } from '../../slots/amounts.ts';
import type { Day } from '../../slots/slot-values.ts';

export type Size = { readonly amount: number; readonly unit: SizeUnit };
/** Minutes, or days where it was said in days and longer units. */
export type Span = {
  readonly amount: number;
  readonly unit: 'minutes' | 'days';
  /** `$n days`: the variable takes the amount's place. */
  readonly variable?: string;
};

export type Token = {
  /** As it is in the written-out text. */
  readonly text: string;
  /** As typed, without quotes. */
  readonly raw: string;
  readonly kind: 'word' | 'stop' | 'comma' | 'text' | 'number' | 'size' | 'span' | 'day' | 'mode';
  /** Typed in quotes, and no name of a file: the text itself may be meant. */
  readonly given?: true;
  /** Read as a word of the lexicon with another letter. */
  readonly slip?: true;
  readonly number?: number;
  readonly size?: Size;
  readonly span?: Span;
  readonly day?: Day;
};

export type Written = {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Where each token begins in the text; its length at the end. */
  readonly starts: readonly number[];
};
