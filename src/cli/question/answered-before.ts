// A question that a model has answered before: the command that ended well is proposed again, without the model.

import { join } from 'node:path';
import type { Provider } from '../../domain/conversation.ts';
import { entriesOf } from '../../journal/answered.ts';
import type { Entry, Step } from '../../journal/entry.ts';
import { fixProvider } from '../../providers/fixes.ts';
import { isServerName } from '../../providers/rows.ts';
import { dayOf } from '../asking/when-and-where.ts';
import { stateFolder } from '../shared/own-folders.ts';
import type { QuietPerformers } from '../wiring/performers.ts';
import type { Asking } from '../wiring/surroundings.ts';

export type AnsweredBefore = {
  readonly provider: Provider;
  /** `as on 12 Nov`. */
  readonly when: string;
};

/** Of the provider in the journal. */
const AGAIN = 'journal';

/** Undefined where the newest answer did not end well, or is not what would be done here. */
export async function answeredBefore(
  question: string,
  { surroundings, shell, cwd }: Pick<Asking, 'surroundings' | 'shell' | 'cwd'>,
  quiet: Pick<QuietPerformers, 'factsFor' | 'classify'>,
): Promise<AnsweredBefore | undefined> {
  if (EXPLAINS.test(question)) return undefined;
  const newest = newestAnswer(join(stateFolder(surroundings), 'beck'), question);
  const command = newest && commandOf(newest);
  if (newest === undefined || command === undefined || newest.asker !== shell) return undefined;
  if (newest.folder !== cwd && newest.folder !== '/' && command.includes(newest.folder)) return undefined;
  const { level } = quiet.classify({ ...(await quiet.factsFor(command)), command, shell });
  if (level === 'danger' || level === 'blocked') return undefined;
  const when = `as on ${dayOf(newest.at, surroundings.now)}`;
  return { provider: { ...fixProvider({ why: when, command }), name: AGAIN, model: 'again' }, when };
}

/** These want words, which are not kept. */
const EXPLAINS = /^\W*(?:why|how come|explain|summari[sz]e|describe|compare|should|tell me)\b/i;

/** The journal may be damaged or locked: the question is asked as ever. */
function newestAnswer(state: string, question: string): Entry | undefined {
  try {
    return entriesOf(state, question).find(
      ({ ended }) => ended !== undefined && (isServerName(ended.provider) || ended.provider === AGAIN),
    );
  } catch {
    return undefined;
  }
}

/** The only thing that was done, if it is known whole and ended well. */
function commandOf({ ended, steps }: Entry): string | undefined {
  const [step] = steps;
  if (ended?.outcome !== 'answered' || ended.status !== 0 || step === undefined || steps.length > 1)
    return undefined;
  return endedWell(step) && !step.command.includes('[masked:') ? step.command : undefined;
}

function endedWell({ kind, outcome, status, level }: Step): boolean {
  return kind === 'run' && outcome === 'ran' && status === 0 && level !== 'danger';
}
