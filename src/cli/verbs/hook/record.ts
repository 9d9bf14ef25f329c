// Writes what another agent wanted to do, and what beck answered, into the journal.

import { hostname } from 'node:os';
import { join } from 'node:path';
import type { SettingsInForce } from '../../../config/policy-type.ts';
import { beginEntry } from '../../../journal/write.ts';
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
export function recordHook(
  agent: Agent,
  { asked: { tool, wanted }, judged: { verdict, mode }, decision, settings }: Told,
  surroundings: Surroundings,
): void {
  try {
    const redact = redactorOf({ ...settings, maskSecrets: true }, surroundings.env);
    const mask = (text: string): string => redact(text).text.slice(0, LONGEST);
    const at = Math.round(surroundings.now);
    const { title } = ROWS[agent];
    const writer = beginEntry(
      join(stateFolder(surroundings), 'beck'),
      {
        at,
        question: `${title}: ${tool}`,
        asker: `hook: ${title}`,
        session: undefined,
        folder: wanted.cwd,
        host: hostname(),
        mode,
      },
      () => {},
      settings.policy?.journalTo,
    );
    const outcome = decision === undefined ? 'left' : OUTCOMES[decision.type];
    const denied = outcome === 'refused';
    const duration = Math.round(elapsed());
    writer.step({
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
    });
    writer.end({
      outcome: denied ? 'refused' : 'answered',
      status: denied ? 4 : 0,
      duration,
      provider: 'hook',
      model: title,
      inputTokens: undefined,
      outputTokens: undefined,
    });
    writer.close();
  } catch {
    // Said by `beck doctor`; an agent has no use for it.
  }
}

/** beck cannot know whether the agent ran it. */
const OUTCOMES = { allow: 'allowed', ask: 'left', deny: 'refused' } as const;

/** UTF-16 units. */
const LONGEST = 16 * 1024;
