// Writes what another agent wanted to do, and what beck answered, into the journal.

import { hostname } from 'node:os';
import { join } from 'node:path';
import type { SettingsInForce } from '../../../config/policy-type.ts';
import { leaveEntry } from '../../../journal/leave.ts';
import { stateFolder } from '../../shared/own-folders.ts';
import { redactorOf } from '../../wiring/masking.ts';
import { elapsed, type Surroundings } from '../../wiring/surroundings.ts';
import { ROWS } from './agents.ts';
import type { HookDecision } from './answers.ts';
import type { Asked, Judged } from './hook.ts';
import type { Agent } from './names.ts';

type Told = {
  readonly asked: Asked;
  readonly judged: Judged;
  /** Absent: left to the agent. */
  readonly decision: HookDecision | undefined;
  readonly settings: SettingsInForce;
};

/** Never throws: a journal that cannot be written keeps no agent from its answer. */
export async function recordHook(
  agent: Agent,
  { asked: { tool, wanted }, judged: { verdict, mode }, decision, settings }: Told,
  surroundings: Surroundings,
): Promise<void> {
  try {
    const redact = redactorOf({ ...settings, maskSecrets: true }, surroundings.env);
    const mask = (text: string): string => redact(text).text.slice(0, LONGEST);
    const at = Math.round(surroundings.now);
    const { title } = ROWS[agent];
    const outcome = decision === undefined ? 'left' : OUTCOMES[decision.type];
    const denied = outcome === 'refused';
    const asked = {
      at,
      question: `${title}: ${tool}`,
      asker: `hook: ${title}`,
      session: undefined,
      folder: wanted.cwd,
      host: hostname(),
      mode,
    };
    const step = {
      at,
      kind: wanted.type === 'shell' ? 'run' : wanted.type === 'write' ? 'write' : 'inspection',
      command: mask(wanted.type === 'shell' ? wanted.command : wanted.paths.join(' ')),
      level: verdict.level,
      effects: verdict.effects,
      label: mask(verdict.label),
      outcome,
      allowedBy: undefined,
      reason: decision && mask(decision.reason),
      status: undefined,
      duration: undefined,
    } as const;
    const ended = {
      outcome: denied ? 'refused' : 'answered',
      status: denied ? 4 : 0,
      duration: Math.round(elapsed()),
      provider: 'hook',
      model: title,
      inputTokens: undefined,
      outputTokens: undefined,
    } as const;
    const state = join(stateFolder(surroundings), 'beck');
    await copy({ ...asked, ...step }, settings.policy?.journalTo ?? []);
    const waiting = leaveEntry(state, { asked, steps: [step], ended });
    if (waiting >= MOST_WAITING) (await import('../../../journal/write.ts')).takeInWaiting(state);
  } catch {
    // Said by `beck doctor`; an agent has no use for it.
  }
}

/** Whatever is wrong with one, the others and the journal get it. */
async function copy(entry: object, places: readonly string[]): Promise<void> {
  if (places.length === 0) return;
  const { copyTo } = await import('../../../journal/copies.ts');
  for (const place of places)
    try {
      copyTo(place, entry);
    } catch {
      // Said by `beck doctor`.
    }
}

/** beck cannot know whether the agent ran it. */
const OUTCOMES = { allow: 'allowed', ask: 'left', deny: 'refused' } as const;

/** As many files as are not many. */
const MOST_WAITING = 64;

/** UTF-16 units. */
const LONGEST = 16 * 1024;
