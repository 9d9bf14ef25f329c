// Tries the command of a question: its output and what it changed stay above the question, which is asked again.

import type { TrialShown } from '../../domain/trial.ts';
import { showLine } from '../drawing/command-text.ts';
import type { Look } from '../drawing/look.ts';
import { INDENT } from '../drawing/step-line.ts';
import type { Keys } from '../keys/keys.ts';
import { renderDiff } from './diff-lines.ts';
import type { Question } from './question.ts';

type Asking = {
  readonly keys: Keys;
  readonly write: (text: string) => void;
  readonly look: () => Look;
};

/** The question with what is known now. `wipe`: takes back lines that were drawn last. */
export async function showTrial(
  question: Question,
  { keys, write, look }: Asking,
  wipe: (lines: readonly string[]) => void,
): Promise<Question> {
  const refuse = (reason: string): Question => {
    write(`${INDENT}${look().faint(showLine(`Not tried: ${reason}`, look()))}\n`);
    return { ...question, keepable: false };
  };
  if (question.trial === undefined) return refuse(question.noTrial ?? 'It cannot be tried.');
  const waiting = [INDENT + look().faint('trying it in a copy; Ctrl-C ends that ')];
  write(waiting.join('\n'));
  const tried = await untilStopped(question.trial, keys);
  wipe(waiting);
  if (tried.type === 'not-tried') return refuse(tried.reason);
  write(`${renderTrial(tried, look()).join('\n')}\n`);
  const { diff, keepable } = tried;
  const preview = diff === undefined ? question.preview : { of: 'diff' as const, show: async () => diff() };
  return { ...question, preview, keepable };
}

/** Ctrl-C and Esc end the trial, not the question. */
async function untilStopped(trial: NonNullable<Question['trial']>, keys: Keys): ReturnType<typeof trial> {
  const stop = new AbortController();
  let over = false;
  const listen = async (): Promise<void> => {
    while (!over) {
      const { type } = await keys.next();
      if (type !== 'interrupt' && type !== 'escape' && type !== 'end') continue;
      return stop.abort();
    }
  };
  void listen();
  const tried = await trial(stop.signal);
  over = true;
  return tried;
}

/** Columns of programs, roughly. */
const TAB = '    ';

/** Its output first, as it would be when the command runs. */
function renderTrial({ head, output, lines }: TrialShown, look: Look): string[] {
  return [
    ...output.map((line) => look.faint(`${INDENT}  ${showLine(line.replaceAll('\t', TAB), look)}`)),
    `${INDENT}${showLine(head, look)}`,
    ...renderDiff(lines, look).map((line) => INDENT + line),
  ];
}
