// Handles a failed command: makes a question of the command, its status and output, or finds a fix in the table.

import type { Provider } from '../../domain/conversation.ts';
import type { CapturedOutput } from '../../domain/run.ts';
import type { Shell, ShellError } from '../../domain/shell.ts';
import { collectOutput } from '../../output/bounded.ts';
import { traitsOf } from '../../providers/traits.ts';
import type { Fix } from '../../recipes/fixes/fix.ts';
import type { Asking } from '../wiring/surroundings.ts';
import { reasonIn } from './error-reason.ts';
import type { ErrorSources, ErrorText } from './error-text.ts';

export type FailedBefore = {
  readonly command: string;
  /** Absent if unknown. */
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
  /** Absent where a model answers. */
  readonly provider: Provider | undefined;
};

/** A number: the question is over, with that status. */
export async function prepareFix(
  failed: FailedBefore,
  asking: Asking,
  sources: ErrorSources,
): Promise<Fixing | number> {
  const fixOf = traitsOf(asking.settings.provider).readsPrompt
    ? undefined
    : await builtInFixes(failed, asking);
  const found = await findText(failed, { fixOf, asking, sources });
  if (found.type === 'ended') return found.status;
  const text = found.type === 'known' ? found.text : undefined;
  const attached = text ? bounded(text) : undefined;
  const question = wordsOf(failed);
  if (fixOf === undefined) return { question, attached, provider: undefined };
  const { fixProvider } = await import('../../providers/fixes.ts');
  const fix = fixOf(text) ?? { why: await noFix(failed, text, asking) };
  return { question, attached, provider: fixProvider(fix) };
}

/** From what it printed, where that is known. */
type FixOf = (printed: string | undefined) => Fix | undefined;

/** The error text is fetched only if needed: status 127 means a missing program, and some fixes need no text. */
async function findText(
  failed: FailedBefore,
  { fixOf, asking, sources }: { fixOf: FixOf | undefined; asking: Asking; sources: ErrorSources },
): Promise<ErrorText> {
  if (failed.error?.message) return { type: 'known', text: failed.error.message };
  if (failed.status === MISSING || fixOf?.(undefined) !== undefined) return { type: 'unknown' };
  const { textByAsking, textByProbe } = await import('./error-text.ts');
  const probed = await textByProbe(failed, sources);
  return probed.type === 'unknown' ? textByAsking(failed, sources, asking) : probed;
}

/** What a POSIX shell says of a command that is not there. */
const MISSING = 127;

async function builtInFixes(failed: FailedBefore, { surroundings, cwd }: Asking): Promise<FixOf> {
  const [{ findFix }, { lookAround }] = await Promise.all([
    import('../../recipes/fixes/find.ts'),
    import('./fix-world.ts'),
  ]);
  const root = process.getuid?.() === 0;
  const world = await lookAround({ cwd, env: surroundings.env, root, shell: failed.shell });
  return (output) => findFix({ ...failed, output }, world);
}

async function noFix(failed: FailedBefore, text: string | undefined, asking: Asking): Promise<string> {
  const { modelAdvice } = await import('../shared/model-advice.ts');
  const advice = await modelAdvice(asking);
  const model = advice === undefined ? '.' : `; a model might have one. Set one up: ${advice}`;
  const said = text === undefined ? '' : reasonIn(text, failed.command);
  const why = said === '' ? '.' : `: ${said.slice(0, 200)}${/[.!?]$/.test(said) ? '' : '.'}`;
  return `\`${oneLine(failed.command)}\` ${outcomeOf(failed)}${why} No built-in fix${model}`;
}

function outcomeOf({ status }: FailedBefore): string {
  return status === undefined ? 'failed' : `ended with status ${status}`;
}

function wordsOf({ command, status, question }: FailedBefore): string {
  const asked = question === '' ? 'My last command failed. What went wrong, and what fixes it?' : question;
  const ended = status === undefined ? '' : `\nIts exit status: ${status}`;
  return `${asked}\nThe command: ${command}${ended}\nDo not run it again unless a fix needs that.`;
}

function bounded(text: string): CapturedOutput {
  const collector = collectOutput();
  collector.push(Buffer.from(text));
  return collector.result();
}

function oneLine(command: string): string {
  return command.replaceAll(/\s+/g, ' ').slice(0, 80);
}
