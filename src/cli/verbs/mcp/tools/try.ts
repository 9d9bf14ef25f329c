// `try: true` of the tools that run a command: it is tried in a throw-away copy, and its changes are told.

import type { AllowedBy } from '../../../../domain/allowed-by.ts';
import type { Shell } from '../../../../domain/shell.ts';
import type { Verdict } from '../../../../domain/verdict.ts';
import type { Call, ToolResult } from '../../../../mcp/offer.ts';
import { printsValues, removeValues } from '../../../../output/environment-output.ts';
import type { CallWorld } from '../connection.ts';
import { permit } from '../permit.ts';
import type { CallRecord } from '../record.ts';

export type Trying = {
  readonly command: string;
  readonly shell: Shell;
  readonly directory: string;
  readonly seconds: number;
  readonly verdict: Verdict;
};

type World = {
  readonly world: CallWorld;
  readonly call: Call;
  readonly allowDanger: boolean;
  readonly record: (
    ended: Pick<CallRecord, 'kind' | 'outcome' | 'reason' | 'status' | 'allowedBy'>,
  ) => Promise<void>;
  readonly refuse: (outcome: 'declined' | 'refused', reason: string) => Promise<ToolResult>;
};

/** What is dangerous is tried only with a person's approval, which counts for no later run. */
export async function tryForProgram(
  { command, shell, directory, seconds, verdict }: Trying,
  { world, call, allowDanger, record, refuse }: World,
): Promise<ToolResult> {
  const wanted = { text: command, question: 'Try this command in a throw-away copy?', directory, verdict };
  const permitted = permit({ ...wanted, content: 'try' }, world, { call, allowDanger });
  if (permitted.type === 'question') return permitted;
  if (permitted.type === 'refused') return refuse(permitted.outcome, permitted.reason);
  const [{ tryCommand }, { outcomeOf, trialFacts, trialHead }] = await Promise.all([
    import('../../../asking/trial.ts'),
    import('../../../asking/trial-lines.ts'),
  ]);
  const { surroundings, settings } = world.asking;
  const limited = { ...settings, tryTimeout: Math.min(seconds, settings.tryTimeout) };
  const tried = await tryCommand(
    { command, shell, cwd: directory, changes: verdict.changes, network: false, signal: call.signal },
    { surroundings, settings: limited },
  );
  if (tried.type === 'not-tried') {
    await record({
      kind: 'trial',
      outcome: 'failed',
      reason: tried.reason,
      status: undefined,
      allowedBy: undefined,
    });
    return { type: 'failed', text: `Not tried. ${tried.reason}` };
  }
  try {
    const mask = (text: string): string => world.redact(text).text;
    const { output, trial } = tried;
    const shown = mask(printsValues(command) && !output.binary ? removeValues(output.text) : output.text);
    const allowedBy: AllowedBy = permitted.by;
    await record({ kind: 'trial', outcome: 'ran', status: trial.status, allowedBy, reason: undefined });
    const { changes } = outcomeOf(tried, { cwd: directory, home: surroundings.home });
    return {
      type: 'done',
      text: mask(
        [
          `Command: ${command}`,
          `Directory: ${directory}`,
          `Output: ${shown.trimEnd() || '(empty)'}`,
          `Exit Code: ${trial.status}`,
          `Nothing was changed: ${trialHead(tried)}. It would change:`,
          ...changes,
        ].join('\n'),
      ),
      structured: {
        command,
        directory,
        stdout: shown,
        stderr: '',
        exitCode: trial.status,
        signal: null,
        timedOut: trial.timedOut,
        truncated: output.truncated,
        tried: trialFacts(tried),
      },
    };
  } finally {
    await tried.trial.end();
  }
}
