// What a model answered, as the journal has it: the commands, if all of them ran and ended well.

import type { Entry, Step } from '../../journal/entry.ts';
import { isServerName } from '../../providers/rows.ts';

/** The provider of an entry whose commands came from an earlier one. */
export const AGAIN = 'journal';

export function byModel({ ended }: Entry): boolean {
  return ended !== undefined && (isServerName(ended.provider) || ended.provider === AGAIN);
}

/** All that was done, if it is known whole and ended well. */
export function commandsOf({ ended, steps }: Entry): readonly string[] | undefined {
  if (ended?.outcome !== 'answered' || ended.status !== 0) return undefined;
  if (steps.length === 0 || steps.length > MOST_COMMANDS || !steps.every(endedWell)) return undefined;
  return steps.map(({ command }) => command);
}

/** As a plan has. */
const MOST_COMMANDS = 9;

function endedWell({ kind, outcome, status, level, command }: Step): boolean {
  if (kind !== 'run' || outcome !== 'ran' || status !== 0) return false;
  return level !== 'danger' && !command.includes('[masked:');
}
