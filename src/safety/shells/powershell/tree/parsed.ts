// Holds our reading of a text against that of the live shell's own parser: what it sees and we did not is unread.

import type { Parsed } from '../../../../domain/shell.ts';
import type { Span } from '../../../../domain/verdict.ts';

/** `heads`: where our reader saw commands begin. The first place where the two differ. */
export function findDisagreement(
  { tokens, error }: Parsed,
  source: string,
  heads: ReadonlySet<number>,
): Span | undefined {
  if (error !== undefined) return spanAt(error, source);
  const unseen = tokens.find(({ command, from }) => command && !heads.has(from));
  if (unseen !== undefined) return [unseen.from, Math.min(unseen.to, source.length)];
  const end = tokens.reduce(
    (latest, { kind, to }) => (kind === 'EndOfInput' || kind === 'NewLine' ? latest : Math.max(latest, to)),
    0,
  );
  // A text that PowerShell ends early, or that is another than the judged one.
  return source.slice(end).trim() === '' ? undefined : [end, source.length];
}

function spanAt(at: number, { length }: string): Span {
  const from = Math.max(0, Math.min(at, length - 1));
  return [from, Math.min(from + 1, length)];
}
