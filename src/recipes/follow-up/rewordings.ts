// A question that depends on the last one, as questions that stand on their own; the caller proposes the first that is
// understood and whose command keeps what it must.

import type { RecipeEnvironment } from '../slots/recipe.ts';
import { withAddition } from './additions.ts';
import { withReferents } from './references.ts';
import { type Referents, referentsOf } from './referents.ts';
import { swaps } from './swaps.ts';
import type { Asked } from './turn.ts';

export type Rewording = {
  readonly question: string;
  /** Every word of it has to be understood. */
  readonly surely: boolean;
  /** Preferred to the last request with a change: it is about the very files that were listed, or can mean nothing else. */
  readonly first: boolean;
  /** Whether a command for it means what was asked: it names what is meant, and does more than the last one. */
  readonly fits: (command: string) => boolean;
};

const CHANGES =
  /^(?:(?:please|and|then|now|ok|okay)\b,? )*(?:delete|remove|trash|erase|copy|move|rename|open|run|unzip|extract|unpack|zip|compress|archive|make|chmod|kill)\b/i;

/** `turns`: the earlier questions, each in full, oldest first. Closest first. */
export function rewordings(
  question: string,
  turns: readonly Asked[],
  env: RecipeEnvironment,
): readonly Rewording[] {
  const asked = turns.at(-1);
  const { world } = env;
  if (world === undefined || asked === undefined) return [];
  const isNew = (command: string): boolean => command !== asked.command;
  const found: Rewording[] = [];
  const referents = lastReferents(turns, env);
  const referring = referents && withReferents(question, referents, world);
  if (referring !== undefined)
    found.push({
      question: referring.question,
      surely: false,
      first: CHANGES.test(question) && (referents?.type !== 'paths' || referents.listed),
      fits: (command) => referring.meant.every((name) => command.includes(name)),
    });
  if (asked.folder !== env.cwd) return found;
  for (const swap of swaps(asked.question, question, world))
    found.push({
      question: swap.question,
      surely: true,
      first: swap.first === true,
      fits: (command) => isNew(command) && (swap.value === undefined || command.includes(swap.value)),
    });
  const added = withAddition(asked.question, question);
  if (added !== undefined) found.push({ question: added, surely: true, first: false, fits: isNew });
  return found.filter(({ question: other }) => other !== question);
}

const REFERS = /\b(?:it|them|those|these|they)\b/i;

/** `how big are they together` shows nothing new: what it is about is still meant. */
function lastReferents(turns: readonly Asked[], env: RecipeEnvironment): Referents | undefined {
  for (const turn of turns.toReversed()) {
    const referents = referentsOf(turn, env);
    if (referents !== undefined || !REFERS.test(turn.question)) return referents;
  }
  return undefined;
}
