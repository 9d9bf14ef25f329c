// `beck init`: its flags, and what it starts.

import { basename } from 'node:path';
import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import { SCRIPT_SHELLS } from '../../domain/shell-descriptor.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { writeOut } from './output.ts';
import { installation } from './own-installation.ts';

export const initVerb = defineVerb({
  command: 'init [shell]',
  describe: 'print the line for your rc file',
  options: initOptions,
  run: (argv, { around }) => runInit(argv, around()),
});

function initOptions(y: Argv) {
  return y
    .positional('shell', {
      type: 'string',
      describe: `${SCRIPT_SHELLS.join(', ')} (or pwsh); default: your login shell`,
    })
    .option('aliases', {
      type: 'boolean',
      default: false,
      describe: 'print the functions ghcs and ghce instead, as in gh copilot',
    });
}

async function runInit(
  { shell, aliases }: Parsed<typeof initOptions>,
  { env }: Surroundings,
): Promise<ExitCode> {
  const { init, aliasesFor } = await import('../verbs/init.ts');
  const named = shell ?? basename(env['SHELL'] ?? '');
  await writeOut(aliases ? aliasesFor(named, installation()) : `${init(named, installation())}\n`);
  return 0;
}
