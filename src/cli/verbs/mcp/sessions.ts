// `beck mcp sessions`: the open shells in which other programs may propose commands.

import type { ExitCode } from '../../../domain/errors.ts';
import { listeningShells } from '../../../sessions/proposals.ts';
import { loadSettings, type Surroundings } from '../../wiring/surroundings.ts';
import { describeShell, folderOf } from './tools/propose.ts';

export async function listSessions({
  surroundings,
  write,
}: {
  readonly surroundings: Surroundings;
  readonly write: (text: string) => void;
}): Promise<ExitCode> {
  const { settings } = await loadSettings(surroundings);
  const shells = settings.proposals === 'on' ? listeningShells(folderOf(surroundings)) : [];
  for (const shell of shells) write(`${describeShell(shell)}\n`);
  if (shells.length === 0)
    write(
      settings.proposals === 'on'
        ? 'No open shell accepts proposals yet; new shells will.\n'
        : 'Programs may not propose commands. Allow it with: beck config set proposals on\n',
    );
  return 0;
}
