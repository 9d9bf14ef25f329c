// A question that a model has answered before, or two like it: the commands that ended well are proposed again, without the
// model.

import { join } from 'node:path';
import type { Provider } from '../../domain/conversation.ts';
import type { Shell } from '../../domain/shell.ts';
import { entriesLike, entriesOf } from '../../journal/answered.ts';
import type { Entry } from '../../journal/entry.ts';
import { RECIPES } from '../../providers/traits.ts';
import { commandsLike, differencesOf, isLike, slotted } from '../../recall/same-kind.ts';
import { AGAIN, byModel, commandsOf } from '../asking/model-answers.ts';
import { dayOf } from '../asking/when-and-where.ts';
import { stateFolder } from '../shared/own-folders.ts';
import type { QuietPerformers } from '../wiring/performers.ts';
import type { Asking } from '../wiring/surroundings.ts';

export type AnsweredBefore = {
  readonly provider: Provider;
  /** `as on 12 Nov`. */
  readonly when: string;
  /** The phrase with slots, where two questions have just become a recipe. */
  readonly learnt: string | undefined;
};

/** Undefined where the newest answer did not end well, is not what would be done here, or two like it tell nothing. */
export async function answeredBefore(
  question: string,
  { surroundings, shell, cwd }: Pick<Asking, 'surroundings' | 'shell' | 'cwd'>,
  quiet: Pick<QuietPerformers, 'factsFor' | 'classify'>,
): Promise<AnsweredBefore | undefined> {
  if (EXPLAINS.test(question)) return undefined;
  const known = findKnown(question, join(stateFolder(surroundings), 'beck'), shell);
  if (known === undefined) return undefined;
  const { commands, entry, like } = known;
  const { folder } = entry;
  if (folder !== cwd && folder !== '/' && commands.some((command) => command.includes(folder)))
    return undefined;
  for (const [at, command] of commands.entries()) {
    const facts = await quiet.factsFor(command, undefined, commands.slice(0, at));
    const { level } = quiet.classify({ ...facts, command, shell });
    if (level === 'danger' || level === 'blocked') return undefined;
  }
  const when = `as on ${dayOf(entry.at, surroundings.now)}${like === '' ? '' : ` for ${like}`}`;
  return { provider: proposing(commands, when), when, learnt: known.learnt };
}

/** `entry`: the newest it comes from; `like`: the words of that question in the place of this one's, if they differ. */
type Known = Pick<AnsweredBefore, 'learnt'> & {
  readonly commands: readonly string[];
  readonly entry: Entry;
  readonly like: string;
};

/** The journal may be damaged or locked: the question is asked as ever. */
function findKnown(question: string, state: string, shell: Shell): Known | undefined {
  try {
    const same = entriesOf(state, question).find(byModel);
    if (same !== undefined) {
      const commands = same.asker === shell ? commandsOf(same) : undefined;
      return commands && { commands, entry: same, like: '', learnt: undefined };
    }
    return thirdOfKind(
      question,
      entriesLike(state, (other) => isLike(question, other)),
      shell,
    );
  } catch {
    return undefined;
  }
}

/** From two that ran the same but for the words in which their questions differ. */
function thirdOfKind(question: string, entries: readonly Entry[], shell: Shell): Known | undefined {
  const answered = entries.flatMap((entry) => {
    const commands = entry.asker === shell && byModel(entry) ? commandsOf(entry) : undefined;
    return commands === undefined ? [] : [{ entry, question: entry.question, commands }];
  });
  for (const [at, first] of answered.entries())
    for (const second of answered.slice(at + 1)) {
      const commands = commandsLike(question, first, second);
      const differences = differencesOf(first, second);
      if (commands === undefined || differences === undefined) continue;
      const isNew = !entries.some(({ ended }) => ended?.provider === AGAIN);
      const learnt = isNew ? slotted(first, second).phrase : undefined;
      const like = differences.map((each) => each.first).join(', ');
      return { commands, entry: first.entry, like, learnt };
    }
  return undefined;
}

/** One command, or all of them as a plan; nothing more once they ran. */
function proposing(commands: readonly string[], why: string): Provider {
  const [command, ...more] = commands;
  const proposed =
    more.length === 0 ? { command, why } : { plan: commands.map((each) => ({ command: each })), why };
  const call = { id: 'again-1', name: 'run_in_shell', arguments: JSON.stringify(proposed) };
  return {
    ...RECIPES,
    name: AGAIN,
    model: 'again',
    ask: async ({ attempts = [] }) =>
      attempts.length === 0
        ? { text: '', toolCalls: [call], finish: 'tool-calls' }
        : { text: '', toolCalls: [], finish: 'stop' },
  };
}

/** These want words, which are not kept. */
const EXPLAINS = /^\W*(?:why|how come|explain|summari[sz]e|describe|compare|should|tell me)\b/i;
