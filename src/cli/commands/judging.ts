// What the verbs that judge a text work with.

import { SettingsError } from '../../domain/errors.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';
import { isTerminal, readStandard, writeStandard } from '../shared/standard-streams.ts';
import type { ClassifyIo } from '../verbs/classify.ts';
import { loadSettings, type Surroundings } from '../wiring/surroundings.ts';
import { coloured, writeOut } from './output.ts';

/** What the verbs that judge a text work with. Rejects with `SettingsError` where a rule cannot be used. */
export async function judging(
  surroundings: Surroundings,
): Promise<{ readonly rules: PersonRules; readonly io: ClassifyIo }> {
  const { rulesOf } = await import('../wiring/rules.ts');
  const { settings, strictBecause, warnings } = await loadSettings(surroundings);
  if (strictBecause !== undefined)
    throw new SettingsError(
      warnings.join(' '),
      'Fix this first: beck checks no command until it can read all of your rules.',
    );
  return {
    rules: rulesOf(settings, surroundings.home),
    io: {
      stdin: readStandard(),
      writeOut,
      writeError: (text) => void writeStandard(2, text),
      colour: coloured(settings.colours, surroundings),
      columns: (isTerminal(1) ? process.stdout.columns : undefined) ?? 80,
    },
  };
}
