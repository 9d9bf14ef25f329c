// `beck ask`: a question without a shell attached. Approved commands run in a child, so `cd` does not last.

import { type ExitCode, ProviderError, UsageError } from '../../../domain/errors.ts';
import { openPersonSide } from '../../asking/person-side.ts';
import { describeError, exitCodeOf as errorCodeOf } from '../../shared/errors.ts';
import { readSurroundings } from '../../wiring/surroundings.ts';
import type { AskEvents } from './ask-events.ts';
import { canBeAsked, checkNumbers, readStandardInput } from './ask-input.ts';
import { exitCodeOf, printed } from './ask-result.ts';
import { perform } from './perform.ts';
import { type AskOptions, prepare } from './prepare.ts';
import { suggestedExitCode } from './suggest.ts';

export async function ask(options: AskOptions): Promise<ExitCode> {
  checkNumbers(options);
  const timeout = options.timeout === undefined ? undefined : AbortSignal.timeout(options.timeout * 1000);
  const cancelled = new AbortController();
  const hearKey = (): unknown => process.once('SIGINT', () => cancelled.abort());
  const untilEnd = timeout === undefined && !options.json;
  if (!untilEnd) hearKey();
  const signal = timeout === undefined ? cancelled.signal : AbortSignal.any([cancelled.signal, timeout]);
  const events = options.json
    ? await eventsOnOutput(options.print === true, () => cancelled.abort())
    : undefined;
  try {
    const attached = await readStandardInput(signal, untilEnd);
    if (untilEnd) hearKey();
    if (options.question.trim() === '' && options.failed === undefined)
      throw new UsageError(
        'There is no question.',
        options.suggest === undefined
          ? 'Ask like this: beck ask "which files here are over 1 MB"'
          : 'Say what it should do: beck suggest "list files over 1 MB"',
      );
    const surroundings = readSurroundings(options.settingsFile);
    const person = !options.print && canBeAsked() ? openPersonSide(surroundings) : undefined;
    const prepared = await prepare(options, { surroundings, person, signal });
    if (prepared === undefined) return 130;
    const performed = await perform({ ...prepared, person, options, attached, signal, events });
    const { result, proposed, provider, milliseconds } = performed;
    // With a command to print the question is cancelled as well, since nothing more is wanted of it.
    if (result.outcome === 'cancelled' && timeout?.aborted && proposed === undefined)
      throw new ProviderError(
        `There was no answer within ${options.timeout} seconds.`,
        'Give it longer with --timeout.',
      );
    const exitCode = options.print
      ? printed(performed, options.json === true)
      : options.suggest
        ? suggestedExitCode(result)
        : exitCodeOf(result);
    events?.end(result, { provider, milliseconds, exitCode });
    return exitCode;
  } catch (error) {
    events?.fail(describeError(error), errorCodeOf(error));
    throw error;
  }
}

/** `gone`: the reader of the lines has closed them, so nothing more should happen. */
async function eventsOnOutput(print: boolean, gone: () => void): Promise<AskEvents> {
  const { openEvents } = await import('./ask-events.ts');
  process.stdout.on('error', gone);
  return openEvents((line) => void process.stdout.write(line), { print });
}
