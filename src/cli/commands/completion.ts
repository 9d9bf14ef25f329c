// `beck completion`: its flags, and what it starts once all verbs are known.

import type { Argv } from 'yargs';
import { type ExitCode, UsageError } from '../../domain/errors.ts';
import { SCRIPT_SHELLS } from '../../domain/shell-descriptor.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import type { Parsed } from './define-verb.ts';
import { writeOut } from './output.ts';

export function completionOptions(y: Argv) {
  return y
    .positional('shell', { choices: SCRIPT_SHELLS, describe: 'shell to print completions for' })
    .option('into', {
      type: 'string',
      requiresArg: true,
      describe: 'write completions for every shell to this folder',
    })
    .option('man', { type: 'boolean', default: false, describe: 'print the manual page instead' });
}

export async function runCompletion(
  { shell, into, man }: Parsed<typeof completionOptions>,
  parser: Argv,
  around: () => Surroundings,
): Promise<ExitCode> {
  const [{ completionFor, writeCompletions }, { readWords }] = await Promise.all([
    import('../verbs/completion/completion.ts'),
    import('../verbs/completion/definition.ts'),
  ]);
  if (man) {
    const { env, now } = around();
    const epoch = Number(env['SOURCE_DATE_EPOCH']);
    const { manPage } = await import('../verbs/completion/man.ts');
    await writeOut(manPage(readWords(parser), epoch > 0 ? epoch * 1000 : now));
  } else if (into !== undefined) await writeCompletions(into, readWords(parser));
  else if (shell !== undefined) await writeOut(completionFor(shell, readWords(parser)));
  else throw new UsageError('Name a shell.', 'See: beck completion --help');
  return 0;
}
