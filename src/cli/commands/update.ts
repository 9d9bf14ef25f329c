// `beck update`: its flags, and what it starts.

import type { Argv } from 'yargs';
import packageJson from '../../../package.json' with { type: 'json' };
import type { ExitCode } from '../../domain/errors.ts';
import { findWay } from '../shared/ways.ts';
import { readSurroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { askYes, writeOut } from './output.ts';
import { installation, recordedOrigin } from './own-installation.ts';

export const updateVerb = defineVerb({
  command: 'update',
  describe: 'say how beck was installed, and get a newer one if you agree',
  options: updateOptions,
  run: runUpdate,
});

function updateOptions(y: Argv) {
  return y.option('yes', { type: 'boolean', default: false, describe: 'get it without asking' });
}

async function runUpdate({ yes }: Parsed<typeof updateOptions>): Promise<ExitCode> {
  const { update } = await import('../verbs/update.ts');
  const { type, folder } = installation();
  const from = recordedOrigin(folder) ?? (type === 'checkout' ? `clone ${folder}` : undefined);
  return update({
    version: packageJson.version,
    folder,
    way: findWay(from, folder),
    env: readSurroundings().env,
    // Nobody to ask: the line is printed.
    agree: yes ? async () => true : process.stdin.isTTY && process.stderr.isTTY ? askYes : async () => false,
    writeOut,
  });
}
