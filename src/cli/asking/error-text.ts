// Finds what a failed command printed: runs it again in the background if it only reads, else reads it off
// the terminal, or runs it again in the shell; the latter two only after a yes.

import type { PersonAnswer, Proposal } from '../../agent/performers.ts';
import type { AgentResult } from '../../agent/state.ts';
import { readScreenText, type ScreenSource, screenSource } from '../../context/screen-text.ts';
import type { Shell } from '../../domain/shell.ts';
import { traitsOf } from '../../providers/traits.ts';
import type { QuietPerformers } from '../wiring/performers.ts';
import type { Asking } from '../wiring/surroundings.ts';

export type Failed = {
  readonly command: string;
  /** Absent if unknown. */
  readonly status: number | undefined;
  readonly shell: Shell;
};

export type ErrorSources = {
  readonly quiet: Pick<QuietPerformers, 'factsFor' | 'classify' | 'probe' | 'routeFor'>;
  /** A look begins. */
  readonly showProbe: (command: string) => void;
  /** Absent if the person cannot be asked. */
  readonly askPerson?: ((proposal: Proposal, signal: AbortSignal) => Promise<PersonAnswer>) | undefined;
  /** Asks whether to run it again in the person's shell, and does; absent without a shell. */
  readonly runAgain?: ((command: string) => Promise<AgentResult>) | undefined;
  readonly signal: AbortSignal;
};

/** `ended`: the question is over, with this status. */
export type ErrorText =
  | { readonly type: 'known'; readonly text: string }
  | { readonly type: 'unknown' }
  | { readonly type: 'ended'; readonly status: number };

const UNKNOWN: ErrorText = { type: 'unknown' };

/** Known only where it fails again in the same way; a program that needs the terminal is left alone. */
export async function textByProbe(
  { command, status, shell }: Failed,
  sources: ErrorSources,
): Promise<ErrorText> {
  const { quiet, showProbe, signal } = sources;
  const facts = await quiet.factsFor(command);
  const verdict = quiet.classify({ ...facts, command, shell });
  if (verdict.level !== 'safe' || quiet.routeFor(command).route !== 'capture') return UNKNOWN;
  showProbe(command);
  const outcome = await quiet.probe(command, undefined, signal);
  if (outcome.type !== 'probed' || outcome.timedOut || outcome.status === 0) return UNKNOWN;
  if (status !== undefined && outcome.status !== status) return UNKNOWN;
  return { type: 'known', text: `${outcome.stdout.text}${outcome.stderr.text}`.trim() };
}

/** At most two questions: a no to the first is no to both. */
export async function textByAsking(
  failed: Failed,
  sources: ErrorSources,
  asking: Asking,
): Promise<ErrorText> {
  const screen = await textOnScreen(failed, sources, asking);
  if (screen !== 'gone') return screen;
  return textOfNextRun(failed, sources);
}

async function textOnScreen(
  { command }: Failed,
  { askPerson, signal }: ErrorSources,
  { surroundings, settings, cwd }: Asking,
): Promise<ErrorText | 'gone'> {
  const source = screenSource(surroundings.env);
  if (source === undefined || askPerson === undefined) return 'gone';
  const answer = await askPerson(proposeScreen(source, traitsOf(settings.provider).needsServer), signal);
  if (answer.type === 'cancel') return { type: 'ended', status: 130 };
  if (answer.type !== 'yes') return UNKNOWN;
  const { env, home } = surroundings;
  const text = await readScreenText(source, { env, home, cwd, command });
  return text === undefined ? 'gone' : { type: 'known', text };
}

function proposeScreen({ words }: ScreenSource, sent: boolean): Proposal {
  const command = words.join(' ');
  const text = sent ? 'It is sent to the model, secrets masked.' : 'Without it there is no built-in fix.';
  const reasons = [{ id: 'reads-screen', text, span: [0, command.length] }] as const;
  const verdict = {
    level: 'ask',
    effects: ['read'],
    label: 'read: the error on the screen',
    reasons,
  } as const;
  return { command, why: '', verdict, offerAlways: false, file: { type: 'read' } };
}

async function textOfNextRun(
  { command, shell }: Failed,
  { quiet, runAgain }: ErrorSources,
): Promise<ErrorText> {
  if (runAgain === undefined) return UNKNOWN;
  const facts = await quiet.factsFor(command);
  const { level } = quiet.classify({ ...facts, command, shell });
  // Its output would not be captured.
  if (level === 'blocked' || quiet.routeFor(command).route !== 'capture') return UNKNOWN;
  const { outcome, runs, status } = await runAgain(command);
  const last = runs.at(-1);
  if (outcome === 'cancelled' || status === 0 || last?.outcome.interrupted) return { type: 'ended', status };
  if (last === undefined) return UNKNOWN;
  return { type: 'known', text: last.outcome.output?.text.trim() ?? '' };
}
