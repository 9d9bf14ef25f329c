// `beck explain`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import { SHELLS } from '../../domain/shell.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { judging } from './judging.ts';

export const explainVerb = defineVerb({
  command: 'explain [command..]',
  describe: 'explain each part of a command',
  options: explainOptions,
  run: (argv, { around, behindDashes }) =>
    runExplainVerb({ ...argv, command: [...argv.command, ...behindDashes] }, around()),
});

function explainOptions(y: Argv) {
  return y
    .positional('command', {
      type: 'string',
      array: true,
      default: [] as string[],
      describe: 'the command; default: read standard input',
    })
    .option('shell', { choices: SHELLS, default: 'bash' as const })
    .option('json', { type: 'boolean', default: false, describe: 'print one line of JSON' });
}

async function runExplainVerb(
  argv: Parsed<typeof explainOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { runExplain } = await import('../verbs/explain.ts');
  const { diskOf } = await import('../wiring/command-facts.ts');
  const { rules, io } = await judging(surroundings);
  const command = argv.command.length > 0 ? argv.command.join(' ') : undefined;
  const look = diskOf(surroundings);
  return runExplain({ command, shell: argv.shell, json: argv.json, rules, look }, io);
}
