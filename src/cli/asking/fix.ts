// What to do about a failure: the command, its status and what it printed become a question, or a mend of the table.

import type { Provider } from '../../domain/conversation.ts';
import type { CapturedOutput } from '../../domain/run.ts';
import type { Shell, ShellError } from '../../domain/shell.ts';
import { collectOutput } from '../../output/bounded.ts';
import type { Asking } from '../wiring/wiring.ts';

export type FailedBefore = {
  readonly command: string;
  /** Absent where nobody said it. */
  readonly status: number | undefined;
  readonly shell: Shell;
  /** As the person put it; may be empty. */
  readonly question: string;
  /** Where the shell keeps one. */
  readonly error?: ShellError | undefined;
};

export type Fixing = {
  readonly question: string;
  /** What the command printed, where that is known. */
  readonly attached: CapturedOutput | undefined;
  /** Absent where a model shall say it. */
  readonly provider: Provider | undefined;
};

/** Never runs the command again: what it printed is read from the terminal around, or not known. */
export async function prepareFix(failed: FailedBefore, asking: Asking): Promise<Fixing> {
  const { settings, surroundings, cwd } = asking;
  const { env, home } = surroundings;
  const { readScreenText } = await import('../../context/screen-text.ts');
  const printed =
    failed.error?.message || (await readScreenText({ env, home, cwd, command: failed.command }));
  const attached = printed ? bounded(printed) : undefined;
  const question = wordsOf(failed);
  if (settings.provider !== 'recipes') return { question, attached, provider: undefined };
  const [{ findMend }, { lookAround }, { mendProvider }] = await Promise.all([
    import('../../recipes/mends/find.ts'),
    import('./mend-world.ts'),
    import('../../providers/mends.ts'),
  ]);
  const world = await lookAround({ cwd, env, root: process.getuid?.() === 0, shell: failed.shell });
  const mend = findMend({ ...failed, output: printed }, world) ?? { why: await noFix(failed, asking) };
  return { question, attached, provider: mendProvider(mend) };
}

async function noFix(failed: FailedBefore, asking: Asking): Promise<string> {
  const { modelAdvice } = await import('../shared/model-advice.ts');
  const advice = await modelAdvice(asking);
  const model = advice === undefined ? '.' : `; a model might have one. Set one up: ${advice}`;
  return `\`${oneLine(failed.command)}\` ${outcomeOf(failed)}. No built-in fix${model}`;
}

function outcomeOf({ status }: FailedBefore): string {
  return status === undefined ? 'failed' : `ended with status ${status}`;
}

function wordsOf({ command, status, question }: FailedBefore): string {
  const asked = question === '' ? 'My last command failed. What went wrong, and what mends it?' : question;
  const ended = status === undefined ? '' : `\nIts exit status: ${status}`;
  return `${asked}\nThe command: ${command}${ended}\nDo not run it again unless a mend needs that.`;
}

function bounded(text: string): CapturedOutput {
  const collector = collectOutput();
  collector.push(Buffer.from(text));
  return collector.result();
}

function oneLine(command: string): string {
  return command.replaceAll(/\s+/g, ' ').slice(0, 80);
}
