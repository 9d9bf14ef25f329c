// `beck recipes`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { colourBySettings, listLook, writeOut } from './output.ts';

export const recipesVerb = defineVerb({
  command: 'recipes',
  describe: 'list your own recipes, and what is wrong in their file',
  options: recipesOptions,
  run: (argv, { around }) => runRecipesVerb(argv, around()),
});

function recipesOptions(y: Argv) {
  return y.option('json', { type: 'boolean', default: false, describe: 'print the list as JSON' });
}

async function runRecipesVerb(
  { json }: Parsed<typeof recipesOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { runRecipes } = await import('../verbs/recipes/recipes.ts');
  return runRecipes(
    { json },
    {
      surroundings,
      writeOut,
      writeError: (text) => process.stderr.write(text),
      look: listLook(await colourBySettings(surroundings), surroundings),
    },
  );
}
