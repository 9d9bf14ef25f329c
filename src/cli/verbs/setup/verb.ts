// Opens the terminal for `beck setup` and gives it back.

import type { ExitCode } from '../../../domain/errors.ts';
import type { Surroundings } from '../../wiring/surroundings.ts';
import { Interrupted, type SetupOptions, setup } from './setup.ts';
import { openSetupTerminal, withoutTerminal } from './setup-terminal.ts';

export async function runSetupVerb(
  options: SetupOptions,
  { surroundings, colour }: { readonly surroundings: Surroundings; readonly colour: boolean },
): Promise<ExitCode> {
  const terminal = openSetupTerminal(surroundings, colour);
  try {
    return await setup(options, { ...(terminal ?? withoutTerminal()), surroundings });
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    (terminal ?? withoutTerminal()).say('Nothing was changed.');
    return 130;
  } finally {
    terminal?.close();
  }
}
