// `beck recall`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import { loginShell, SCRIPT_SHELLS } from '../../domain/shell-descriptor.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { colourBySettings, listLook, writeOut } from './output.ts';

export const recallVerb = defineVerb({
  command: 'recall <words..>',
  describe: 'find a command you ran before, in your history and the journal',
  options: recallOptions,
  run: (argv, { around }) => runRecallVerb(argv, around()),
});

function recallOptions(y: Argv) {
  return y
    .positional('words', {
      type: 'string',
      array: true,
      demandOption: true,
      describe: 'what you remember of it: "that ffmpeg command from last week"',
    })
    .option('limit', { type: 'number', default: 9, describe: 'maximum number of commands' })
    .option('shell', {
      choices: SCRIPT_SHELLS,
      describe: 'the shell whose history is searched; default: the current shell',
    })
    .option('json', { type: 'boolean', default: false, describe: 'print a JSON line for each' })
    .option('plain', { type: 'boolean', default: false, describe: 'print the commands only' });
}

async function runRecallVerb(
  argv: Parsed<typeof recallOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const [{ runRecall }, { parentShell }] = await Promise.all([
    import('../verbs/recall.ts'),
    import('../verbs/context-sources.ts'),
  ]);
  const { words, limit, shell, json, plain } = argv;
  return runRecall(
    { question: words.join(' '), limit, form: json ? 'json' : plain ? 'plain' : 'table' },
    {
      surroundings,
      shell: shell ?? parentShell() ?? loginShell(surroundings.env),
      look: listLook(await colourBySettings(surroundings), surroundings),
      writeOut,
      writeError: (text) => process.stderr.write(text),
    },
  );
}
