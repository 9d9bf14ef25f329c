// How a PowerShell command ended, in words for the model: `$?` and the exit code alone say little.

import type { Ending } from '../domain/run.ts';

/** One sentence, or none where the command just succeeded or a program's exit code says it all. */
export function describeEnding(ending: Ending | undefined): readonly string[] {
  if (ending === undefined) return [];
  const sentence = describe(ending);
  return sentence === undefined ? [] : [sentence];
}

function describe({ how, errors, errorId }: Ending): string | undefined {
  switch (how) {
    case 'completed':
      if (errors === 0) return undefined;
      return `It finished with ${errors === 1 ? 'one error' : `${errors} errors`}${named(errorId)}.`;
    case 'failed':
      return `A terminating error ended it${named(errorId)}.`;
    case 'unparsed':
      return `PowerShell could not parse it${named(errorId)}; nothing of it ran.`;
    case 'incomplete':
      return 'The text is incomplete; nothing of it ran.';
    case 'stopped':
      return 'The person stopped it with Ctrl-C.';
  }
}

/** Error ids are identifiers, but `throw` makes one of any text, which must not appear unquoted. */
function named(errorId: string): string {
  return /^[\w.,:-]{1,100}$/.test(errorId) ? ` (${errorId})` : '';
}
