// The provider for a person's own recipes and the project's; it is asked before all others.

import { basename } from 'node:path';
import type { ModelReply, Provider } from '../domain/conversation.ts';
import type { OwnRecipe } from '../domain/own-recipe.ts';
import type { Shell } from '../domain/shell.ts';
import { type OwnAnswer, ownAnswer } from '../recipes/own/match.ts';
import { RECIPES } from './traits.ts';

export type OwnRecipes = {
  readonly recipes: readonly OwnRecipe[];
  readonly shell: Shell;
  /** Gets what is about to be proposed. */
  readonly onAnswer?: ((answer: OwnAnswer) => void) | undefined;
};

const OWN = { ...RECIPES, model: 'your own' };

/** `name` and `model` are those of the last answer. */
export function withOwnRecipes(rest: Provider, { recipes, shell, onAnswer }: OwnRecipes): Provider {
  let answered = false;
  const by = () => (answered ? OWN : rest);
  return {
    get name() {
      return by().name;
    },
    get model() {
      return by().model;
    },
    get needsServer() {
      return by().needsServer;
    },
    get readsPrompt() {
      return by().readsPrompt;
    },
    async ask(request, io) {
      const answer = ownAnswer(request.question, recipes, shell);
      answered = answer !== undefined;
      if (answer === undefined) return rest.ask(request, io);
      // A recipe is one command; after it ran, there is nothing more to say.
      if ((request.attempts ?? request.runs).length > 0) return { text: '', toolCalls: [], finish: 'stop' };
      onAnswer?.(answer);
      return proposal(answer);
    },
  };
}

function proposal({ command, why, recipe }: OwnAnswer): ModelReply {
  const file = basename(recipe.path);
  // A call with `from` is asked about in every mode.
  const from = recipe.from === 'project' ? `this project's ${file}` : undefined;
  const source = recipe.from === 'team' ? `your team's ${file}` : from;
  const told = source === undefined ? why : `from ${source}${why === '' ? '' : `: ${why}`}`;
  const call = { id: 'own-1', name: 'run_in_shell', arguments: JSON.stringify({ command, why: told }), from };
  return { text: '', toolCalls: [call], finish: 'tool-calls' };
}
