// Who answers a question: the program that proposes, a fix of the table, the recipes or a model.

import type { Provider } from '../../domain/conversation.ts';
import type { Turn } from '../../domain/turn.ts';
import { makeAllVisible } from '../../domain/visible.ts';
import { traitsOf } from '../../providers/traits.ts';
import type { RecipeWorld } from '../../recipes/slots/recipe.ts';
import type { Fixing } from '../asking/fix.ts';
import { dependsOnEarlier, readsOnly, recipesGoFirst } from '../asking/recipes-first.ts';
import { whichOf } from '../asking/which-of.ts';
import { type findUserland, openProvider } from '../wiring/provider.ts';
import type { Asking } from '../wiring/surroundings.ts';
import type { Acting } from './acting.ts';
import { type Understood, warn } from './answering.ts';
import type { Situation } from './situation.ts';

export type Answerer = {
  readonly provider: Provider;
  /** The turns before it that it belongs to. */
  readonly turns: readonly Turn[];
  /** The recipes were asked before the model, or an earlier answer stands in for it. */
  readonly recipesFirst: boolean;
  /** `as on 12 Nov`, where a model has answered it before. */
  readonly again: string | undefined;
  /** The model that took the place of one that is gone. */
  readonly replacedBy: () => string | undefined;
};

export async function openAnswerer(
  of: Understood,
  { asking, conversation }: Situation,
  {
    quiet,
    wrote,
    fixing,
    userland,
  }: Pick<Acting, 'quiet' | 'wrote'> & {
    readonly fixing: Fixing | undefined;
    readonly userland: Awaited<ReturnType<typeof findUserland>>;
  },
): Promise<Answerer> {
  const { asked, link, person, piped, proposed, meant } = of;
  const onlyModel = meant.forModel || piped !== undefined || fixing !== undefined || proposed !== undefined;
  const follows = conversation.turns.length > 0;
  const { question } = meant;
  const recipesFirst = recipesGoFirst(asking.settings, { question, follows, forModel: onlyModel });
  // A failure that is fixed needs nothing of what was asked before it.
  const turns = fixing === undefined && proposed === undefined ? conversation.turns : [];
  let replacedBy: string | undefined;
  const depends = follows && dependsOnEarlier(question);
  const before =
    onlyModel || depends || of.fleet !== undefined ? undefined : await earlierAnswer(question, asking, quiet);
  const provider =
    proposed?.provider ??
    fixing?.provider ??
    (await of.fleet?.answerer(asking, {
      turns,
      question,
      forModel: meant.forModel,
      say: (text) => warn(of, text),
    })) ??
    before?.provider ??
    (await openProvider(asking, userland, {
      turns,
      say: (text) => warn(of, text),
      note: (text) => person.screen.show({ type: 'note', text }),
      onReplaced: (model) => {
        replacedBy = model;
      },
      sure: recipesFirst ? readsOnly(quiet, asked.report.shell) : undefined,
      wrote,
      choose: (commands) => whichOf(commands, person.screen, link.interrupted),
      look: () => lookFor(asking),
      forModel: onlyModel,
    }));
  if (before?.learnt !== undefined)
    person.screen.show({
      type: 'note',
      text: `Now a recipe: "${makeAllVisible(before.learnt)}" (beck recipes lists and forgets it)`,
    });
  return {
    ...{ provider, turns, again: before?.when },
    recipesFirst: before !== undefined || recipesFirst,
    replacedBy: () => replacedBy,
  };
}

/** Only where a model would be asked: the journal is not searched for what the recipes answer. */
async function earlierAnswer(question: string, asking: Asking, quiet: Acting['quiet']) {
  const { recall, journal, provider } = asking.settings;
  if (recall === 'off' || journal === 'off' || !traitsOf(provider).readsPrompt) return undefined;
  return (await import('./answered-before.ts')).answeredBefore(question, asking, quiet);
}

async function lookFor(asking: Asking): Promise<RecipeWorld> {
  return (await import('../asking/fix-world.ts')).lookAroundFor(asking);
}
