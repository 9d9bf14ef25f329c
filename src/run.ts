// Runs one verb; the one place that turns errors into text and exit codes.

import { homedir } from 'node:os';

/** `args`: the verb and what follows it. Sets the process's exit code. */
export async function run(args: readonly string[]): Promise<void> {
  // Packages ask for the folder while they load, and the current one may be gone.
  try {
    process.cwd();
  } catch {
    process.chdir(homedir());
  }

  const [verb = '', ...rest] = args;
  try {
    if (verb === 'question') await (await import('./cli/question/question.ts')).answerQuestion(rest);
    else if (verb === 'hold') await (await import('./cli/question/piped-input.ts')).holdInput(rest);
    else if (verb === 'offer') await (await import('./cli/question/offer.ts')).offerQuestions();
    else {
      const work = await (await import('./cli/frequent-verbs.ts')).readFrequent(args);
      process.exitCode = await (work?.() ?? (await import('./cli/verbs.ts')).runVerb(args));
    }
  } catch (error) {
    const { isTerminal, writeStandard } = await import('./cli/shared/standard-streams.ts');
    const { describeError, exitCodeOf, wrapMessage } = await import('./cli/shared/errors.ts');
    // The shell script puts the name in front itself.
    const text = `${verb === 'question' ? '' : 'beck: '}${describeError(error)}`;
    writeStandard(2, `${isTerminal(2) ? wrapMessage(text, process.stderr.columns) : text}\n`);
    process.exitCode = exitCodeOf(error);
    // Timers and open terminals of a question that failed must not keep the shell waiting.
    if (verb === 'question') process.exit();
  }
}
