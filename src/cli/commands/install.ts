// `beck install`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import { readSurroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { installation, recordedOrigin } from './own-installation.ts';

export const installVerb = defineVerb({
  command: 'install',
  describe: 'set beck up for your shells, where a package brought it',
  options: installOptions,
  run: runInstall,
});

function installOptions(y: Argv) {
  return y
    .option('shell', {
      type: 'string',
      requiresArg: true,
      describe: 'only this shell: zsh, bash, fish or pwsh',
    })
    .option('rc', { type: 'boolean', default: true, describe: '--no-rc: change no rc file; print the line' })
    .option('yes', { type: 'boolean', default: false, describe: 'change the rc files without asking' });
}

async function runInstall({ shell, rc, yes }: Parsed<typeof installOptions>): Promise<ExitCode> {
  const { install } = await import('../verbs/install.ts');
  const installed = installation();
  return install({
    installation: installed,
    from: recordedOrigin(installed.folder),
    env: readSurroundings().env,
    shell,
    wishes: [...(rc ? [] : (['--no-rc'] as const)), ...(yes ? (['--yes'] as const) : [])],
  });
}
