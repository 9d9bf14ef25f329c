// The end of a question that goes on: `files bigger than` waits for a size.

export type OpenEnd = {
  /** Completes the question, so that it can be read. */
  readonly sample: string;
  /** The sample as a command writes it, everywhere. */
  readonly written: RegExp;
  /** `bigger than?` */
  readonly asks: string;
};

/** Rarer than anything a command has of itself. */
const NAME = 'beckopenend';
const NUMBER = '7351';

/** The last words that something has to follow; the first sample that makes a command counts. */
const ROWS: readonly (Omit<OpenEnd, 'asks'> & { readonly after: RegExp })[] = [
  {
    after: /\b(?:(?:bigger|larger|greater|smaller|less|more) than|over|above|under|below|at least|at most)$/i,
    sample: `${NUMBER} MB`,
    written: new RegExp(`[+-]?${NUMBER}(?:MB|[MmkKGg])?(?:[bB]\\b)?`, 'g'),
  },
  {
    after: /\b(?:ports?|pid|than|line|lines|first|last|top)$/i,
    sample: NUMBER,
    written: new RegExp(NUMBER, 'g'),
  },
  {
    after: /\b(?:ends? with|ending in|extension)$/i,
    sample: `.${NAME}`,
    written: new RegExp(`\\.?${NAME}`, 'g'),
  },
  {
    after:
      /\b(?:to|into|as|in|from|of|for|called|named|with|contain|containing|contains|matching|by|named like|starts? with|starting with|the word|user|process|package|service|branch)$/i,
    sample: NAME,
    written: new RegExp(NAME, 'g'),
  },
];

/** None where the question may well end here. */
export function openEnds(question: string): readonly OpenEnd[] {
  const text = question.trimEnd();
  return ROWS.flatMap(({ after, sample, written }) => {
    const last = after.exec(text)?.[0];
    return last === undefined ? [] : [{ sample, written, asks: `${last.toLowerCase()}?` }];
  });
}

/** The command with what is open named in its place; undefined where the sample is not in it. */
export function withOpenEnd(command: string, { written, asks }: OpenEnd): string | undefined {
  return command.search(written) < 0 ? undefined : command.replaceAll(written, () => `{${asks}}`);
}
