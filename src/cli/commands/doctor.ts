// `beck doctor`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import { createLook } from '../../terminal/drawing/look.ts';
import { readAbilities } from '../../terminal/drawing/tty.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { colourBySettings } from './output.ts';
import { installation } from './own-installation.ts';

export const doctorVerb = defineVerb({
  command: 'doctor',
  describe: 'check the setup',
  options: doctorOptions,
  run: (argv, { around }) => runDoctor(argv, around()),
});

function doctorOptions(y: Argv) {
  return y
    .option('quick', {
      type: 'boolean',
      default: false,
      describe: 'skip typing a question into your shells and asking the model',
    })
    .option('json', { type: 'boolean', default: false, describe: 'print JSON' });
}

/** For reading the rc files, the question and its answer, in ms. */
const TRIAL_LIMIT = 5000;

async function runDoctor(
  { quick, json }: Parsed<typeof doctorOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { doctor } = await import('../verbs/doctor/doctor.ts');
  const { env, home, settingsFile } = surroundings;
  const abilities = readAbilities(env);
  const look = createLook({
    columns: process.stdout.columns ?? 80,
    colour: await colourBySettings(surroundings),
    unicode: abilities.unicode,
  });
  const trialLimit = quick ? undefined : TRIAL_LIMIT;
  const { tryModel } = await import('../verbs/doctor/live.ts');
  const sources = {
    installation: installation(),
    env,
    home,
    settingsFile,
    trialLimit,
    tryModel: quick ? undefined : () => tryModel(surroundings),
  };
  const { text, exitCode } = await doctor(sources, look, json);
  process.stdout.write(text);
  return exitCode;
}
