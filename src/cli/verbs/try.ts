// `beck try`: run a command where it can change nothing, and show what it would have changed.

import type { Performers } from '../../agent/performers.ts';
import type { Settings } from '../../config/settings.ts';
import { BeckError, type ExitCode, UsageError } from '../../domain/errors.ts';
import { SCRIPT_OPTIONS, type Shell } from '../../domain/shell.ts';
import { loginShell } from '../../domain/shell-descriptor.ts';
import type { NotTried } from '../../domain/trial.ts';
import type { Verdict } from '../../domain/verdict.ts';
import { renderDiff } from '../../terminal/approval/diff-lines.ts';
import type { Look } from '../../terminal/drawing/look.ts';
import { type Tried, tryCommand } from '../asking/trial.ts';
import { differenceLines, outcomeOf, trialHead, trialJson, wholeDiff } from '../asking/trial-lines.ts';
import { redactorOf } from '../wiring/masking.ts';
import { quietPerformers } from '../wiring/performers.ts';
import { type Asking, type Surroundings, switchedOff } from '../wiring/surroundings.ts';

export type TryOptions = {
  readonly command: string;
  readonly shell: Shell | undefined;
  readonly network: boolean;
  readonly diff: boolean;
  readonly json: boolean;
  /** Takes the changes over as they are. */
  readonly keep: boolean;
  /** Keeps what a dangerous command changed without asking. */
  readonly yes: boolean;
};

export type TryIo = {
  readonly surroundings: Surroundings;
  readonly settings: Settings;
  readonly signal: AbortSignal;
  readonly look: Look;
  readonly writeOut: (text: string) => void | Promise<void>;
  /** What the command prints, as it comes. */
  readonly write: (bytes: Uint8Array) => void;
  /** Absent where there is nobody to ask. */
  readonly askYes: ((question: string) => Promise<boolean>) | undefined;
};

/** Rejects with `BeckError`. */
export async function runTry(options: TryOptions, io: TryIo): Promise<ExitCode> {
  const { command, network, json, keep } = options;
  const { settings, signal, look, writeOut } = io;
  if (command.trim() === '')
    throw new UsageError('There is no command to try.', "Name one: beck try 'make install'");
  if (!settings.enabled) throw switchedOff();
  const asking = askingOf(options, io);
  const verdict = await judged(command, asking);
  const asks = keep && verdict.level === 'danger' && !options.yes;
  if (asks && io.askYes === undefined)
    throw new BeckError(
      `Needs a yes to be kept: ${verdict.reasons[0]?.text ?? verdict.label}`,
      'There is no terminal to ask in. Add --yes to keep it unseen.',
      4,
    );
  let last: number | undefined;
  const tried = await tryCommand(
    {
      command,
      shell: asking.shell,
      cwd: asking.cwd,
      changes: verdict.changes,
      network,
      signal,
      onOutput(bytes) {
        last = bytes.at(-1) ?? last;
        if (!json) io.write(bytes);
      },
    },
    asking,
  );
  if (signal.aborted) {
    if (tried.type === 'tried') await tried.trial.end();
    return 130;
  }
  await journalTrial(tried, { command, verdict }, asking);
  if (tried.type === 'not-tried') throw new BeckError(tried.reason, 'Nothing ran and nothing changed.', 1);
  try {
    const lines = json ? [] : toldOf(tried, options, { ...io, cwd: asking.cwd });
    const head = `${last === undefined || last === NEWLINE ? '' : '\n'}${look.faint(trialHead(tried))}`;
    if (!json) await writeOut(`${[head, ...lines].join('\n')}\n`);
    const wanted = keep && (!asks || (await io.askYes?.('Keep these changes?')) === true);
    const [keeping] = await Promise.allSettled(wanted ? [keepChanges(tried, command, asking)] : []);
    const kept = keeping?.status === 'fulfilled';
    if (json) await writeOut(`${JSON.stringify({ ...trialJson(command, tried), kept })}\n`);
    if (keeping?.status === 'rejected') throw keeping.reason;
    if (!json && kept && tried.differences.all.length > 0)
      await writeOut(`${look.faint('The changes were taken over; beck undo puts them back.')}\n`);
  } finally {
    await tried.trial.end();
  }
  return tried.trial.status === 0 ? 0 : 1;
}

type Judged = { readonly command: string; readonly verdict: Verdict };

async function journalTrial(
  tried: Tried | NotTried,
  { command, verdict }: Judged,
  asking: Asking,
): Promise<void> {
  const { settings, surroundings, cwd } = asking;
  const redact = redactorOf({ ...settings, maskSecrets: true }, surroundings.env);
  const { journalOf } = await import('../asking/open-journal.ts');
  const journal = journalOf(asking, {
    question: `beck try ${command}`,
    asker: 'beck try',
    private: false,
    redact,
    say: (text) => process.stderr.write(`beck: ${text}\n`),
  });
  const watched: Pick<Performers, 'askModel' | 'show'> = {
    askModel: () => Promise.reject(new Error('Nobody is asked.')),
    show: () => {},
  };
  const { show } = journal.watch(watched);
  const outcome =
    tried.type === 'tried'
      ? outcomeOf(tried, { cwd, home: surroundings.home })
      : ({ type: 'failed', reason: tried.reason } as const);
  show({ type: 'tried', command, verdict, by: 'key', outcome });
  const status = tried.type === 'tried' ? tried.trial.status : 1;
  const ended = { answer: '', runs: [], plans: [], masked: 0, status } as const;
  await journal.end(
    { ...ended, outcome: tried.type === 'tried' ? 'answered' : 'failed' },
    { name: 'try', model: '' },
  );
}

function toldOf(
  tried: Tried,
  { diff }: TryOptions,
  { surroundings, look, cwd }: TryIo & { readonly cwd: string },
): readonly string[] {
  const place = { cwd, home: surroundings.home };
  return renderDiff([...differenceLines(tried, place), ...(diff ? wholeDiff(tried, place) : [])], look);
}

/** Rejects with `BeckError` where they cannot be kept. */
async function keepChanges(tried: Tried, command: string, asking: Asking): Promise<void> {
  const { status } = tried.trial;
  if (status !== 0) throw notKept(`It ended with exit status ${status}.`);
  if (tried.differences.all.length === 0) return;
  const [{ takeable, takeOver, whyNotTaken }, { askerOf }] = await Promise.all([
    import('../asking/take-over.ts'),
    import('../asking/undo.ts'),
  ]);
  // No shell of the person runs it, so none is without what it would set.
  const here = { ...tried, state: { would: [] } };
  const from = takeable(here, asking);
  if (from === undefined) throw notKept(whyNotTaken(here, asking) ?? '');
  const redact = redactorOf({ ...asking.settings, maskSecrets: true }, asking.surroundings.env);
  const asker = { ...(await askerOf(asking)), asker: 'beck try' };
  const failed = await takeOver(from, { command: redact(command).text, ...asker }, asking);
  if (failed !== undefined) throw new BeckError(failed, 'See: beck undo --list', 1);
}

function notKept(reason: string): BeckError {
  return new BeckError(`Not kept. ${reason}`, 'Nothing was changed.', 1);
}

const NEWLINE = 0x0a;

function askingOf({ shell }: TryOptions, { surroundings, settings }: TryIo): Asking {
  return {
    surroundings,
    settings,
    shell: shell ?? (settings.shell === 'auto' ? loginShell(surroundings.env) : settings.shell),
    shellVersion: undefined,
    cwd: surroundings.cwd,
    lastStatus: undefined,
    terminal: undefined,
  };
}

/** What is blocked is not tried either. */
async function judged(command: string, asking: Asking): Promise<Verdict> {
  const { factsFor, classify } = quietPerformers(asking, {
    options: SCRIPT_OPTIONS,
    project: undefined,
    resolve: async () => ({ cwd: asking.cwd, resolved: {} }),
  });
  const verdict = classify({ ...(await factsFor(command)), command, shell: asking.shell });
  if (verdict.level === 'blocked')
    throw new BeckError(
      `Blocked: ${verdict.reasons[0]?.text ?? verdict.label}`,
      'It is not tried either. See: beck explain',
      4,
    );
  return verdict;
}
