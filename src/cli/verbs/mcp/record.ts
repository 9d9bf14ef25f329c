// Writes what another program asked for into the journal.

import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Verdict } from '../../../domain/verdict.ts';
import { makeAllVisible } from '../../../domain/visible.ts';
import type { Step } from '../../../journal/entry.ts';
import { stateFolder } from '../../shared/own-folders.ts';
import type { CallWorld } from './connection.ts';

export type CallRecord = Pick<Step, 'kind' | 'command' | 'outcome' | 'allowedBy' | 'reason' | 'status'> & {
  /** What the program says it is for, or the tool's name. */
  readonly purpose: string;
  readonly client: string;
  readonly verdict: Pick<Verdict, 'level' | 'effects' | 'label'>;
  /** Milliseconds since 1970, when it began. */
  readonly at: number;
  readonly duration: number;
};

/** The program's own name for itself, as it may be shown. */
export function shownClient(client: string): string {
  return makeAllVisible(client.toWellFormed()).slice(0, 40) || 'another program';
}

/** As the journal and the list of what can be undone name it. */
export function askerOf(client: string): string {
  return `mcp: ${shownClient(client)}`;
}

/** Never rejects: a journal that cannot be written keeps no call from its answer. */
export async function recordCall(world: CallWorld, record: CallRecord): Promise<void> {
  const { asking, redact } = world;
  if (asking.settings.journal === 'off') return;
  const mask = (text: string): string => redact(text).text.slice(0, LONGEST);
  const { at, duration, kind, outcome, allowedBy, reason, status, verdict } = record;
  try {
    const { beginEntry } = await import('../../../journal/write.ts');
    const writer = beginEntry(
      join(stateFolder(asking.surroundings), 'beck'),
      {
        at: Math.round(at),
        question: mask(record.purpose),
        asker: askerOf(record.client),
        session: undefined,
        folder: asking.cwd,
        host: hostname(),
        mode: asking.settings.mode,
      },
      () => {},
      asking.settings.policy?.journalTo,
    );
    writer.step({
      at: Math.round(at),
      kind,
      command: mask(record.command),
      level: verdict.level,
      effects: verdict.effects,
      label: mask(verdict.label),
      outcome,
      allowedBy,
      reason: reason && mask(reason),
      status,
      duration: Math.round(duration),
    });
    writer.end({
      outcome: outcome === 'ran' ? 'answered' : outcome === 'failed' ? 'failed' : 'refused',
      status: status ?? (outcome === 'ran' ? 0 : 4),
      duration,
      provider: 'mcp',
      model: shownClient(record.client),
      inputTokens: undefined,
      outputTokens: undefined,
    });
    writer.close();
  } catch {
    // Said by `beck doctor`; a program has no use for it.
  }
}

/** UTF-16 units. */
const LONGEST = 16 * 1024;
