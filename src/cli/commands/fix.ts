// `beck fix`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import { exitCodeTable } from '../shared/exit-codes.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { APPROVE, PROVIDER, shellFlag } from './flags.ts';

export const fixVerb = defineVerb({
  command: 'fix <command>',
  describe: 'suggest a fix for a command that failed; at the prompt, type the prefix alone',
  options: fixOptions,
  run: (argv, { settingsFile }) => runFix(argv, settingsFile),
});

function fixOptions(y: Argv) {
  return y
    .positional('command', { type: 'string', demandOption: true, describe: 'the command that failed' })
    .option('status', { type: 'number', describe: 'its exit status, if known' })
    .option('shell', shellFlag('shell of the command'))
    .option('provider', PROVIDER)
    .option('approve', APPROVE)
    .epilogue(exitCodeTable());
}

async function runFix(argv: Parsed<typeof fixOptions>, settingsFile: string | undefined): Promise<ExitCode> {
  const { ask } = await import('../verbs/ask/ask.ts');
  const { command, status, shell, provider, approve } = argv;
  return ask({
    question: '',
    failed: { command, status },
    provider,
    shell,
    approve,
    settingsFile,
  });
}
