// `beck try`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { shellFlag } from './flags.ts';
import { askYes, coloured, listLook, writeOut } from './output.ts';

export const tryVerb = defineVerb({
  command: 'try [command..]',
  describe: 'run a command in a throw-away copy and show what it would change',
  options: tryOptions,
  run: (argv, { around, behindDashes }) =>
    runTryVerb({ ...argv, command: [...argv.command, ...behindDashes] }, around()),
});

function tryOptions(y: Argv) {
  return y
    .positional('command', {
      type: 'string',
      array: true,
      default: [] as string[],
      describe: 'the command; quote it as one word if it has flags',
    })
    .option('shell', shellFlag('shell of the command'))
    .option('network', { type: 'boolean', default: false, describe: 'let it use the network' })
    .option('diff', { type: 'boolean', default: false, describe: 'show the changed lines of each file' })
    .option('keep', {
      type: 'boolean',
      default: false,
      describe: 'then make the changes, if it ended with status 0',
    })
    .option('yes', {
      type: 'boolean',
      default: false,
      describe: 'with --keep: keep dangerous changes without asking',
    })
    .option('json', { type: 'boolean', default: false, describe: 'print one line of JSON' });
}

async function runTryVerb(
  { command, shell, network, diff, json, keep, yes }: Parsed<typeof tryOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const [{ runTry }, { loadSettings }] = await Promise.all([
    import('../verbs/try.ts'),
    import('../wiring/surroundings.ts'),
  ]);
  const { settings } = await loadSettings(surroundings);
  const cancelled = new AbortController();
  process.once('SIGINT', () => cancelled.abort());
  return runTry(
    { command: command.join(' '), shell, network, diff, json, keep, yes },
    {
      surroundings,
      settings,
      signal: cancelled.signal,
      look: listLook(coloured(settings.colours, surroundings), surroundings),
      writeOut,
      askYes: process.stdin.isTTY && process.stderr.isTTY ? askYes : undefined,
      write: (bytes) => void process.stdout.write(bytes),
    },
  );
}
