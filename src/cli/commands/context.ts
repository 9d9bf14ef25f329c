// `beck context`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import { SCRIPT_SHELLS } from '../../domain/shell-descriptor.ts';
import { defineVerb, type Parsed } from './define-verb.ts';

export const contextVerb = defineVerb({
  command: 'context',
  describe: 'show exactly what would be sent to a model',
  options: contextOptions,
  run: (argv, { settingsFile }) => runContextVerb(argv, settingsFile),
});

function contextOptions(y: Argv) {
  return y
    .option('json', { type: 'boolean', default: false })
    .option('shell', {
      choices: SCRIPT_SHELLS,
      describe: 'shell the question comes from; default: the current shell',
    })
    .option('refresh', { type: 'boolean', default: false, describe: 'do not use cached facts' });
}

async function runContextVerb(
  { json, refresh, shell }: Parsed<typeof contextOptions>,
  settingsFile: string | undefined,
): Promise<ExitCode> {
  const [{ runContext }, { contextSources }] = await Promise.all([
    import('../verbs/context.ts'),
    import('../verbs/context-sources.ts'),
  ]);
  return runContext(
    { json, refresh },
    {
      ...(await contextSources(shell, settingsFile)),
      writeOut: (text) => process.stdout.write(text),
      writeError: (text) => process.stderr.write(text),
    },
  );
}
