// `beck completion`: its flags, and what it starts once all verbs are known.

import type { Argv } from 'yargs';
import { type ExitCode, UsageError } from '../../domain/errors.ts';
import { SCRIPT_SHELLS } from '../../domain/shell-descriptor.ts';
import type { Parsed } from './define-verb.ts';
import { writeOut } from './output.ts';

export function completionOptions(y: Argv) {
  return y
    .positional('shell', { choices: SCRIPT_SHELLS, describe: 'shell to print completions for' })
    .option('into', {
      type: 'string',
      requiresArg: true,
      describe: 'write completions for every shell to this folder',
    });
}

export async function runCompletion(
  { shell, into }: Parsed<typeof completionOptions>,
  parser: Argv,
): Promise<ExitCode> {
  const [{ completionFor, writeCompletions }, { readWords }] = await Promise.all([
    import('../verbs/completion/completion.ts'),
    import('../verbs/completion/definition.ts'),
  ]);
  if (into !== undefined) await writeCompletions(into, readWords(parser));
  else if (shell !== undefined) await writeOut(completionFor(shell, readWords(parser)));
  else throw new UsageError('Name a shell.', 'See: beck completion --help');
  return 0;
}
