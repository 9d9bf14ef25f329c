// Is the question about the failure before it? The bare prefix after one is, and so are words that ask what went wrong.

import type { AskedQuestion } from '../../shell-link/link.ts';
import type { FailedBefore } from '../asking/fix.ts';

export function failureMeant(
  question: string,
  { report, lastCommand, error }: Pick<AskedQuestion, 'report' | 'lastCommand' | 'error'>,
  prefix: string,
): FailedBefore | undefined {
  const { lastStatus, shell } = report;
  if (lastCommand === undefined || !hasFailed(lastStatus)) return undefined;
  if (isQuestion(lastCommand, prefix)) return undefined;
  if (question !== '' && !ASKS_WHY.test(question)) return undefined;
  return { command: lastCommand, status: lastStatus, shell, question, error };
}

/** beck itself failed, which needs no explanation and cannot be run again. fish writes `\\? # …`. */
export function isQuestion(command: string, prefix: string): boolean {
  const typed = command.trim();
  return (
    typed === prefix ||
    [`${prefix} `, `${prefix}\t`, `\\${prefix} # `].some((start) => typed.startsWith(start))
  );
}

const ASKS_WHY =
  /^(?:why|what does (?:that|this) mean|explain (?:the|that|this) error|what(?:['’]?s| is| was) (?:the|that) (?:error|problem)|why (?:did|does|has|is) (?:that|this|it)(?: command)? (?:fail|failed|failing|not work|not working|go wrong)|what(?:['’]?s wrong| (?:went wrong|was wrong|is wrong|happened|failed))(?: there| with (?:that|it|this))?|fix (?:it|that|this)|how (?:do|can) i fix (?:it|that|this))\s*[?!.]*$/i;

/** Ctrl-C, a stop and a closed pipe are no failures. */
function hasFailed(status: number): boolean {
  return status !== 0 && ![130, 141, 146, 147, 148, 149, 150].includes(status);
}
