// `beck approvals`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { askYes, colourBySettings, listLook, writeOut } from './output.ts';

export const approvalsVerb = defineVerb({
  command: 'approvals [action] [which]',
  describe: 'list what is always allowed; revoke NUMBER or TEXT revokes one',
  options: approvalsOptions,
  run: (argv, { around }) => runApprovalsVerb(argv, around()),
});

function approvalsOptions(y: Argv) {
  return y
    .positional('action', { choices: ['revoke'] as const, describe: 'revoke one' })
    .positional('which', { type: 'string', describe: 'its number in the list, or its text' })
    .option('all', { type: 'boolean', default: false, describe: 'revoke all' })
    .option('json', { type: 'boolean', default: false, describe: 'print the list as JSON' });
}

async function runApprovalsVerb(
  argv: Parsed<typeof approvalsOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { runApprovals } = await import('../verbs/approvals.ts');
  const { action, which, all, json } = argv;
  return runApprovals(
    { action: action ?? 'list', which, all, json },
    {
      surroundings,
      shellPid: process.ppid,
      writeOut,
      writeError: (text) => process.stderr.write(text),
      look: listLook(await colourBySettings(surroundings), surroundings),
      askYes: process.stdin.isTTY && process.stderr.isTTY ? askYes : undefined,
    },
  );
}
