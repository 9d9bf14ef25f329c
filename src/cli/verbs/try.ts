// `beck try`: run a command where it can change nothing, and show what it would have changed.

import type { Settings } from '../../config/settings.ts';
import { BeckError, type ExitCode, UsageError } from '../../domain/errors.ts';
import { SCRIPT_OPTIONS, type Shell } from '../../domain/shell.ts';
import { loginShell } from '../../domain/shell-descriptor.ts';
import type { Verdict } from '../../domain/verdict.ts';
import { renderDiff } from '../../terminal/approval/diff-lines.ts';
import type { Look } from '../../terminal/drawing/look.ts';
import { tryCommand } from '../asking/trial.ts';
import { differenceLines, trialHead, trialJson, wholeDiff } from '../asking/trial-lines.ts';
import { quietPerformers } from '../wiring/performers.ts';
import { type Asking, type Surroundings, switchedOff } from '../wiring/surroundings.ts';

export type TryOptions = {
  readonly command: string;
  readonly shell: Shell | undefined;
  readonly network: boolean;
  readonly diff: boolean;
  readonly json: boolean;
};

export type TryIo = {
  readonly surroundings: Surroundings;
  readonly settings: Settings;
  readonly signal: AbortSignal;
  readonly look: Look;
  readonly writeOut: (text: string) => void | Promise<void>;
  /** What the command prints, as it comes. */
  readonly write: (bytes: Uint8Array) => void;
};

/** Rejects with `BeckError`. */
export async function runTry(options: TryOptions, io: TryIo): Promise<ExitCode> {
  const { command, network, json, diff } = options;
  const { surroundings, settings, signal, look, writeOut } = io;
  if (command.trim() === '')
    throw new UsageError('There is no command to try.', "Name one: beck try 'make install'");
  if (!settings.enabled) throw switchedOff();
  const asking = askingOf(options, io);
  const { changes } = await judged(command, asking);
  let last: number | undefined;
  const tried = await tryCommand(
    {
      command,
      shell: asking.shell,
      cwd: asking.cwd,
      changes,
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
  if (tried.type === 'not-tried') throw new BeckError(tried.reason, 'Nothing ran and nothing changed.', 1);
  try {
    const place = { cwd: asking.cwd, home: surroundings.home };
    if (json) await writeOut(`${JSON.stringify(trialJson(command, tried))}\n`);
    else {
      const lines = renderDiff(
        [...differenceLines(tried, place), ...(diff ? wholeDiff(tried, place) : [])],
        look,
      );
      const head = `${last === undefined || last === NEWLINE ? '' : '\n'}${look.faint(trialHead(tried))}`;
      await writeOut(`${[head, ...lines].join('\n')}\n`);
    }
  } finally {
    await tried.trial.end();
  }
  return tried.trial.status === 0 ? 0 : 1;
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
