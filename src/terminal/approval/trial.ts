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

/** The question with what is known now; only a trial that was ended can be tried again. `wipe`: takes back lines that were drawn last. */
export async function showTrial(
  question: Question,
  { keys, write, look }: Asking,
  wipe: (lines: readonly string[]) => void,
): Promise<Question> {
  const refuse = (reason: string, trial?: Question['trial']): Question => {
    write(`${INDENT}${look().faint(showLine(`Not tried: ${reason}`, look()))}\n`);
    return { ...question, trial, keepable: false };
  };
  if (question.trial === undefined) return refuse(question.noTrial ?? 'It cannot be tried.');
  const waiting = [INDENT + look().faint('trying it in a copy; Ctrl-C ends that ')];
  write(waiting.join('\n'));
  const { tried, stopped } = await untilStopped(question.trial, keys);
  wipe(waiting);
  if (tried.type === 'not-tried') return refuse(tried.reason, stopped ? question.trial : undefined);
  write(`${renderTrial(tried, look()).join('\n')}\n`);
  const { diff, keepable } = tried;
  const preview = diff === undefined ? question.preview : { of: 'diff' as const, show: async () => diff() };
  return { ...question, trial: undefined, preview, keepable };
}

const RETAKE_MS = 50;

/** Ctrl-C and Esc end the trial, not the question. */
async function untilStopped(
  trial: NonNullable<Question['trial']>,
  keys: Keys,
): Promise<{ readonly tried: Awaited<ReturnType<typeof trial>>; readonly stopped: boolean }> {
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
  // zsh sets its own modes when it has started a program, as it does to say what a word means.
  const retaking = keys.retake && setInterval(keys.retake, RETAKE_MS);
  const tried = await trial(stop.signal);
  clearInterval(retaking);
  keys.retake?.();
  over = true;
  return { tried, stopped: stop.signal.aborted };
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
