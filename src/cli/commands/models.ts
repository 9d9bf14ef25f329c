// `beck models`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { colourBySettings, listLook, writeOut } from './output.ts';

export const modelsVerb = defineVerb({
  command: 'models [action] [name]',
  describe: 'list the models you can use; use NAME chooses one, add brings one to this machine',
  options: modelsOptions,
  run: (argv, { around }) => runModelsVerb(argv, around()),
});

function modelsOptions(y: Argv) {
  return y
    .positional('action', {
      choices: ['use', 'add', 'remove', 'stop'] as const,
      describe: 'use one from now on; add a GGUF file to this machine, remove it, or stop the loaded one',
    })
    .positional('name', {
      type: 'string',
      describe:
        'a model, a provider, or PROVIDER/MODEL; to add: FILE, URL or REPOSITORY[/FILE]; default: a suggested one',
    })
    .option('yes', { type: 'boolean', default: false, describe: 'with add: ask nothing' })
    .option('json', { type: 'boolean', default: false, describe: 'print JSON lines' });
}

async function runModelsVerb(
  { action, name, json, yes }: Parsed<typeof modelsOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { runModelsVerb: run } = await import('../verbs/models/verb.ts');
  const colour = await colourBySettings(surroundings);
  const look = listLook(colour, surroundings);
  return run({ action, name, json, yes }, { surroundings, colour, look, writeOut });
}
