// `beck recipes`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import { RECIPE_SHELLS } from '../../domain/own-recipe.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { colourBySettings, listLook, writeOut } from './output.ts';

export const recipesVerb = defineVerb({
  command: 'recipes [action] [phrase] [runs]',
  describe:
    'list your own recipes; add "PHRASE {slot}" "COMMAND {slot}", add for the last question, rm NUMBER, pages FOLDER',
  options: recipesOptions,
  run: (argv, { around }) => runRecipesVerb(argv, around()),
});

function recipesOptions(y: Argv) {
  return y
    .positional('action', {
      choices: ['add', 'rm', 'pages'] as const,
      describe: 'add or remove one; find tldr pages',
    })
    .positional('phrase', {
      type: 'string',
      describe: 'what you say; with rm: its number or phrase; with pages: a folder',
    })
    .positional('runs', { type: 'string', describe: 'the command; default: the one that ran last' })
    .option('description', {
      type: 'string',
      requiresArg: true,
      describe: 'with add: what it does, in a sentence',
    })
    .option('shell', { choices: RECIPE_SHELLS, describe: 'with add: use the command in this shell only' })
    .option('json', { type: 'boolean', default: false, describe: 'print the list as JSON' });
}

async function runRecipesVerb(
  { action, phrase, runs, description, shell, json }: Parsed<typeof recipesOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { runRecipes } = await import('../verbs/recipes/recipes.ts');
  return runRecipes(
    { action: action ?? 'list', phrase, command: runs, description, shell, json },
    {
      shellPid: process.ppid,
      surroundings,
      writeOut,
      writeError: (text) => process.stderr.write(text),
      look: listLook(await colourBySettings(surroundings), surroundings),
    },
  );
}
