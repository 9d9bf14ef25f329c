// `beck ask`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import { exitCodeTable } from '../shared/exit-codes.ts';
import { endWithReader } from '../shared/standard-streams.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { APPROVE, listFlag, PROVIDER, shellFlag } from './flags.ts';

export const askVerb = defineVerb({
  command: 'ask [words..]',
  describe: 'ask a question from a script; standard input is its context',
  options: askOptions,
  run: (argv, { settingsFile, behindDashes }) =>
    runAsk({ ...argv, words: [...argv.words, ...behindDashes] }, settingsFile),
});

function askOptions(y: Argv) {
  return y
    .positional('words', { type: 'string', array: true, default: [] as string[], describe: 'the question' })
    .option('print', { type: 'boolean', default: false, describe: 'only print the command, run nothing' })
    .option('json', {
      type: 'boolean',
      default: false,
      describe: 'print each step as a line of JSON, as it happens',
    })
    .option('on', {
      type: 'string',
      requiresArg: true,
      describe: 'ask about other machines: web[1-8], a set; see beck hosts',
    })
    .option('all-at-once', {
      type: 'boolean',
      default: false,
      describe: 'with --on: change all of them at the same time, not one first',
    })
    .option('provider', PROVIDER)
    .option('shell', shellFlag('shell to write commands for'))
    .option('cwd', { type: 'string', describe: 'folder to ask in; default: the current folder' })
    .option('timeout', { type: 'number', describe: 'timeout for the whole question, in seconds' })
    .option('continue', {
      type: 'boolean',
      default: false,
      describe: 'let the question refer to earlier ones',
    })
    .option('max-steps', { type: 'number', describe: 'maximum steps for this question' })
    .option('approve', APPROVE)
    .option('approve-write', listFlag('a file that may be written without asking'))
    .option('approve-read', listFlag('a file that may be read without asking, even if it may hold secrets'))
    .epilogue(exitCodeTable());
}

async function runAsk(argv: Parsed<typeof askOptions>, settingsFile: string | undefined): Promise<ExitCode> {
  // A command alone is printed without a stream.
  if (!argv.print || argv.json) endWithReader();
  const { ask } = await import('../verbs/ask/ask.ts');
  const { words, print, json, provider, shell, cwd, timeout, maxSteps, approve, approveWrite, approveRead } =
    argv as typeof argv & { maxSteps?: number; approveWrite: string[]; approveRead: string[] };
  return ask({
    question: words.join(' '),
    print,
    json,
    provider,
    shell,
    cwd,
    timeout,
    maxSteps,
    approve,
    approveWrite,
    approveRead,
    on: argv.on,
    allAtOnce: argv['all-at-once'],
    goesOn: argv.continue,
    settingsFile,
  });
}
