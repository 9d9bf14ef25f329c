// `beck uninstall`: its flags, and what it starts.

import type { Argv } from 'yargs';
import { type ExitCode, UsageError } from '../../domain/errors.ts';
import { findWay } from '../shared/ways.ts';
import { readSurroundings } from '../wiring/surroundings.ts';
import { defineVerb } from './define-verb.ts';
import { writeOut } from './output.ts';
import { installation, recordedOrigin } from './own-installation.ts';

export const uninstallVerb = defineVerb({
  command: 'uninstall',
  describe: 'uninstall beck',
  options: uninstallOptions,
  run: runUninstall,
});

function uninstallOptions(y: Argv) {
  return y
    .option('purge', { type: 'boolean', default: false, describe: 'remove settings and records too' })
    .option('keep', { type: 'boolean', default: false, describe: 'keep settings and records; default: ask' });
}

async function runUninstall({ purge, keep }: { purge: boolean; keep: boolean }): Promise<ExitCode> {
  if (purge && keep) throw new UsageError('--purge and --keep cannot be used together.', 'Name one of them.');
  const { uninstall, packageIsLeft } = await import('../verbs/uninstall.ts');
  const stored = purge ? 'purge' : keep ? 'keep' : 'ask';
  const installed = installation();
  // Before its record is removed.
  const way = findWay(recordedOrigin(installed.folder), installed.folder);
  await uninstall({ installation: installed, env: readSurroundings().env, stored });
  await writeOut(packageIsLeft(way));
  return 0;
}
