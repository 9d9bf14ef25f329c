// `beck config`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import { CONFIG_ACTIONS } from '../verbs/config/actions.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';

export const configVerb = defineVerb({
  command: 'config [action] [name] [values..]',
  describe: 'show settings and where they come from; path, get, set, unset, edit',
  options: configOptions,
  run: (argv, { around, behindDashes }) =>
    runConfigVerb({ ...argv, values: [...argv.values, ...behindDashes] }, around()),
});

function configOptions(y: Argv) {
  return y
    .positional('action', { choices: CONFIG_ACTIONS, describe: 'what to do; default: show everything' })
    .positional('name', { type: 'string', describe: 'name of the setting' })
    .positional('values', {
      type: 'string',
      array: true,
      default: [] as string[],
      describe: 'new value, or the entries of a list',
    })
    .option('json', { type: 'boolean', default: false, describe: 'print JSON' });
}

async function runConfigVerb(
  { action, name, values, json }: Parsed<typeof configOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { runConfig } = await import('../verbs/config/config.ts');
  return runConfig(
    { action, name, values, json },
    {
      surroundings,
      writeOut: (text) => process.stdout.write(text),
      writeError: (text) => process.stderr.write(text),
      columns: process.stdout.isTTY ? process.stdout.columns : undefined,
    },
  );
}
