// What is said where a question is not understood.

export type Unsure = {
  readonly type: 'unsure';
  /** Example questions, nearest first; empty if nothing is near. */
  readonly nearest: readonly string[];
  /** Where none is near: questions that work here. */
  readonly works?: readonly string[] | undefined;
  /** The words that were not understood, and the part that is clear without them (empty: all other words). */
  readonly unclear: { readonly clear: string; readonly rest: string } | undefined;
};

/** An explanation takes much longer than reading, and most readings that fail are followed by another. */
export function explainedLater(explain: () => Omit<Unsure, 'type'>): Unsure {
  let known: Omit<Unsure, 'type'> | undefined;
  const explained = () => {
    known ??= explain();
    return known;
  };
  return {
    type: 'unsure',
    get nearest() {
      return explained().nearest;
    },
    get works() {
      return explained().works;
    },
    get unclear() {
      return explained().unclear;
    },
  };
}
