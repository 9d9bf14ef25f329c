// Results of calls as the model gets them: bounded, and quoted as untrusted data. Secrets are masked later, in the conversation.

import type { FileChange } from '../domain/file-change.ts';
import type { CapturedOutput, NotRun, ProbeOutcome, RunOutcome } from '../domain/run.ts';
import type { TrialOutcome } from '../domain/trial.ts';
import { printsValues, removeValues } from '../output/environment-output.ts';
import { quoteUntrusted } from '../output/quote-untrusted.ts';
import { describeEnding } from './endings.ts';

export type ModelText = { readonly text: string };

type Told = { readonly nonce: string; readonly source: string; readonly command?: string | undefined };

/** `Exit code: n`, the output, and the directory where it changed. */
export function tellRun(
  outcome: RunOutcome,
  { command, edited, nonce, cwd }: { command: string; edited: boolean; nonce: string; cwd: string },
): ModelText {
  const ran = edited ? [plain(`The person changed the command to: ${command}`)] : [];
  const output =
    outcome.output === undefined
      ? plain('The program had the terminal to itself; its output was not captured.')
      : tellOutput(outcome.output, { nonce, source: 'run_in_shell', command });
  const moved =
    outcome.cwd === cwd
      ? []
      : [
          plain('The shell is now in:'),
          quote(outcome.cwd, { nonce, source: 'directory', command: undefined }),
        ];
  const ending = describeEnding(outcome.ending).map(plain);
  const piped = outcome.piped ? [plain('It wrote into a pipe, not to a terminal.')] : [];
  return join([...ran, plain(`Exit code: ${outcome.status}`), ...ending, ...piped, output, ...moved]);
}

/** `Exit code: n`, then the output; stdout and stderr apart where there is stderr. */
export function tellProbe(
  outcome: ProbeOutcome | NotRun,
  how: { command: string; nonce: string },
): ModelText {
  if (outcome.type !== 'probed') return plain(`Not probed: ${outcome.reason}`);
  const told = { ...how, source: 'probe' };
  const stdout = tellOutput(outcome.stdout, told);
  const streams =
    outcome.stderr.bytes === 0
      ? [stdout]
      : [
          plain('stdout:'),
          stdout,
          plain('stderr:'),
          tellOutput(outcome.stderr, { ...told, source: 'probe stderr' }),
        ];
  return join([plain(describeEnd(outcome)), ...streams]);
}

/** Names of files are untrusted, too. */
export function tellTrial(
  outcome: TrialOutcome | NotRun,
  how: { command: string; nonce: string },
): ModelText {
  const told = { ...how, source: 'try_command' };
  if (outcome.type !== 'tried') return join([plain('Not tried:'), quote(outcome.reason, told)]);
  const { changes, output, status, timedOut } = outcome;
  return join([
    plain(
      `Tried in a throw-away copy; nothing was changed. ${timedOut ? 'It was stopped because it took too long.' : `Exit code: ${status}`}`,
    ),
    tellOutput(output, told),
    plain('It would change:'),
    quote(changes.join('\n'), { ...told, source: 'changes' }),
  ]);
}

/** `tool`: beck's own name of the inspecting tool. A reason may contain untrusted names. */
export function tellLook(
  outcome: CapturedOutput | NotRun,
  { tool, nonce }: { readonly tool: string; readonly nonce: string },
): ModelText {
  if (!('reason' in outcome)) return quote(outcome.text, { nonce, source: tool });
  return join([plain('It failed:'), quote(outcome.reason, { nonce, source: tool })]);
}

/** A reason may hold names from outside. */
export function tellNotWritten(reason: string, nonce: string): ModelText {
  return join([plain('Not written:'), quote(reason, { nonce, source: 'write_file' })]);
}

export function tellWritten({ path, content }: FileChange): ModelText {
  return plain(`Written: ${path} (${content.length} bytes).`);
}

/** Text the person passed along with the question. */
export function tellAttached(attached: CapturedOutput, nonce: string): ModelText {
  return join([plain('Given with the question:'), quote(attached.text, { nonce, source: 'standard input' })]);
}

function tellOutput(output: CapturedOutput, told: Told): ModelText {
  // A probe that was killed says so in the text, whatever it had written.
  if (output.bytes === 0 && output.text === '') return plain('(no output)');
  const values = told.command !== undefined && !output.binary && printsValues(told.command);
  const quoted = quote(values ? removeValues(output.text) : output.text, told);
  if (output.keptIn === undefined) return quoted;
  return join([quoted, plain(`More of it, with secrets masked, is in the file ${output.keptIn}`)]);
}

function quote(text: string, { nonce, source }: Told): ModelText {
  return plain(quoteUntrusted(text, { nonce, source }));
}

function describeEnd(outcome: ProbeOutcome): string {
  if (outcome.timedOut) return 'It was stopped because it took too long; the output is partial.';
  if (outcome.status !== undefined) return `Exit code: ${outcome.status}`;
  return `Ended by ${outcome.signal ?? 'a signal'}.`;
}

function plain(text: string): ModelText {
  return { text };
}

function join(parts: readonly ModelText[]): ModelText {
  return plain(parts.map(({ text }) => text).join('\n'));
}
