// Every row's own examples, as text, for each shell and each flavour of the tools. The BSD forms are
// compared as text only; `shells.test.ts` runs the GNU ones.

import { describe, expect, test } from 'vitest';
import { printCommand } from '../../src/recipes/answer.ts';
import { examplesOf, questionsOf } from '../../src/recipes/phrases/index-examples.ts';
import { parsePhrase } from '../../src/recipes/phrases/phrases.ts';
import type { Example, Recipe, RecipeEnvironment, RecipeWorld } from '../../src/recipes/slots/recipe.ts';
import { SLOT_READERS } from '../../src/recipes/slots/slots.ts';
import { RECIPES } from '../../src/recipes/table.ts';
import { understoodParts } from '../../src/recipes/understand.ts';
import { worldOf } from './world.ts';

const WHERE = { cwd: '/home/ada', home: '/home/ada' };
const ENVIRONMENTS: readonly RecipeEnvironment[] = (['bash', 'zsh', 'fish'] as const).flatMap((shell) =>
  (['gnu', 'bsd'] as const).map((userland) => ({ ...WHERE, shell, userland })),
);

describe.each(RECIPES.map((recipe) => [recipe.id, recipe] as const))('%s', (id, recipe) => {
  test.each(examplesOf(recipe).map((example) => [example.question, example] as const))(
    'answers "%s"',
    (question, example) => {
      const world = example.world && worldOf(example.world);
      expect(idsOf(question, world)).toEqual([id]);
      for (const env of ENVIRONMENTS) {
        const command = expected(example, env);
        expect(printCommand(question, { ...env, world }), `${env.shell} on ${env.userland}`).toEqual({
          type: 'command',
          command,
        });
      }
    },
  );

  test('names only slots that can be read', () => {
    const readers = atomsOf(recipe).flatMap((atom) => (atom.type === 'slot' ? [atom.reader] : []));
    expect(readers.filter((reader) => SLOT_READERS[reader] === undefined)).toEqual([]);
  });
});

test('each row has an example', () => {
  expect(RECIPES.filter((row) => questionsOf(row).length === 0)).toEqual([]);
});

test('no two rows share a name', () => {
  const ids = RECIPES.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

function expected({ command }: Example, env: RecipeEnvironment): string {
  if (typeof command === 'string') return command;
  if ('gnu' in command) return command[env.userland];
  if (env.shell === 'fish') return command.fish;
  return env.shell === 'bash' ? command.posix : (command.notBash ?? command.posix);
}

function idsOf(question: string, world?: RecipeWorld): readonly string[] {
  return understoodParts(question, world)?.parts.map(({ recipe }) => recipe.id) ?? [];
}

function atomsOf(recipe: Recipe) {
  return recipe.phrases.flatMap(parsePhrase).flatMap(({ sequences }) => sequences().flat());
}
