// The verbs that programs and scripts start often, without the parser of all verbs: loading that takes longer than many
// of them work.

import packageJson from '../../package.json' with { type: 'json' };
import type { ExitCode } from '../domain/errors.ts';
import type { Verb } from './commands/define-verb.ts';
import { writeStandard } from './shared/standard-streams.ts';
import { readSurroundings } from './wiring/surroundings.ts';

const FREQUENT: Readonly<Record<string, () => Promise<Verb>>> = {
  ask: async () => (await import('./commands/ask.ts')).askVerb,
  classify: async () => (await import('./commands/classify.ts')).classifyVerb,
  mcp: async () => (await import('./commands/mcp.ts')).mcpVerb,
};

/** What these words ask for; undefined where the parser has to read them. */
export async function readFrequent([verb = '', ...words]: readonly string[]): Promise<
  (() => Promise<ExitCode>) | undefined
> {
  if (verb === '--version' && words.length === 0) return printVersion;
  if (verb === '--version' && words.length === 1 && words[0] === '--json') {
    const { describeVersion } = await import('./commands/version.ts');
    return () => describeVersion(packageJson.version);
  }
  const load = Object.hasOwn(FREQUENT, verb) ? FREQUENT[verb] : undefined;
  const work = (await load?.())?.readPlainly(words);
  return work && (() => work({ settingsFile: undefined, around: readSurroundings, behindDashes: [] }));
}

async function printVersion(): Promise<ExitCode> {
  writeStandard(1, `${packageJson.version}\n`);
  return 0;
}
