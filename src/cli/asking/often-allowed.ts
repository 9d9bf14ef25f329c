// After three yeses in a row to the same harmless kind of command, its next question says which Always would cover it.

import type { Performers, Proposal } from '../../agent/performers.ts';
import { isPlain } from '../../approval/plain-command.ts';
import type { Memory } from './session-memory.ts';

const OFTEN = 3;

export function withOffer<Some extends Pick<Performers, 'askPerson'>>(
  performers: Some,
  memory: Pick<Memory, 'allowedInARow' | 'noteAnswer'>,
): Some {
  return {
    ...performers,
    async askPerson(proposal: Proposal, signal: AbortSignal) {
      const kind = kindOf(proposal);
      if (kind === undefined) return performers.askPerson(proposal, signal);
      const times = memory.allowedInARow(kind);
      const offered = times < OFTEN ? proposal : { ...proposal, offer: offerOf(proposal, times) };
      const answer = await performers.askPerson(offered, signal);
      if (answer.type === 'yes' || answer.type === 'no' || answer.type === 'always')
        await memory.noteAnswer(kind, answer.type === 'yes');
      return answer;
    },
  };
}

/** What Always could be said of; nothing where it is not offered. */
function kindOf({ command, offerAlways, alwaysPrefix, verdict, file }: Proposal): string | undefined {
  if (!offerAlways || verdict.level !== 'ask' || file !== undefined) return undefined;
  return alwaysPrefix ?? command;
}

function offerOf({ command, alwaysPrefix }: Proposal, times: number): string {
  if (alwaysPrefix !== undefined)
    return `Allowed ${times} times in a row. Press a to always allow ${alwaysPrefix} with any arguments, here and below.`;
  const what = isPlain(command) && command.length <= LONGEST ? command : 'exactly this command';
  return `Allowed ${times} times in a row. Press a to always allow ${what}, here and below.`;
}

/** A longer one is in the question anyway. */
const LONGEST = 40;
