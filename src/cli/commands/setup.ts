// `beck setup`: its flags, and what it starts.

import type { Argv } from 'yargs';
import { PROVIDERS } from '../../config/settings.ts';
import type { ExitCode } from '../../domain/errors.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { colourBySettings } from './output.ts';

export const setupVerb = defineVerb({
  command: 'setup',
  describe: 'choose who answers: finds providers, tries one, saves it',
  options: setupOptions,
  run: (argv, { around }) => runSetup(argv, around()),
});

function setupOptions(y: Argv) {
  return y
    .option('provider', { choices: PROVIDERS, describe: 'who answers; default: ask' })
    .option('model', { type: 'string', requiresArg: true, describe: 'the model to use there' })
    .option('base-url', {
      type: 'string',
      requiresArg: true,
      describe: 'address of the model server, up to and including /v1',
    })
    .option('yes', { type: 'boolean', default: false, describe: 'ask nothing' });
}

async function runSetup(argv: Parsed<typeof setupOptions>, surroundings: Surroundings): Promise<ExitCode> {
  const { runSetupVerb } = await import('../verbs/setup/verb.ts');
  const { provider, model, yes } = argv;
  const { baseUrl } = argv as typeof argv & { baseUrl?: string };
  const colour = await colourBySettings(surroundings);
  return runSetupVerb({ provider, model, baseUrl, yes }, { surroundings, colour });
}
