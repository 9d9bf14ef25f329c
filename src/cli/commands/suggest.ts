// `beck suggest`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import { exitCodeTable } from '../shared/exit-codes.ts';
import { TARGETS } from '../verbs/ask/targets.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { PROVIDER, shellFlag } from './flags.ts';
import { askLine } from './output.ts';

export const suggestVerb = defineVerb({
  command: 'suggest [words..]',
  describe: 'suggest one command, and run it if you say so',
  options: suggestOptions,
  run: (argv, { settingsFile }) => runSuggest(argv, settingsFile),
});

function suggestOptions(y: Argv) {
  return y
    .positional('words', {
      type: 'string',
      array: true,
      default: [] as string[],
      describe: 'what the command should do',
    })
    .option('target', {
      alias: 't',
      choices: TARGETS,
      default: 'shell' as const,
      describe: 'kind of command',
    })
    .option('shell-out', {
      alias: 's',
      type: 'string',
      requiresArg: true,
      describe: 'write the chosen command to this file and run nothing',
    })
    .option('shell', shellFlag('shell to write the command for'))
    .option('provider', PROVIDER)
    .epilogue(exitCodeTable());
}

async function runSuggest(
  argv: Parsed<typeof suggestOptions>,
  settingsFile: string | undefined,
): Promise<ExitCode> {
  const [{ ask }, { canBeAsked }] = await Promise.all([
    import('../verbs/ask/ask.ts'),
    import('../verbs/ask/ask-input.ts'),
  ]);
  const { words, target, shell, provider } = argv;
  const { shellOut } = argv as typeof argv & { shellOut?: string };
  return ask({
    question: words.length > 0 ? words.join(' ') : await askWhat(),
    suggest: { target, shellOut },
    // In a pipe the command is what is wanted.
    print: !(process.stdout.isTTY && canBeAsked()),
    provider,
    shell,
    approve: [],
    settingsFile,
  });
}

/** What `beck suggest` alone is for; empty if unknown. */
async function askWhat(): Promise<string> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return '';
  return (await askLine('What should the command do? ')) ?? '';
}
