// Opens the terminal for `beck models` and gives it back.

import type { ExitCode } from '../../../domain/errors.ts';
import { Interrupted } from '../setup/setup.ts';
import { openSetupTerminal, withoutTerminal } from '../setup/setup-terminal.ts';
import { type ModelsOptions, runModels } from './models.ts';
import type { ModelsIo } from './models-io.ts';

export async function runModelsVerb(
  options: ModelsOptions,
  io: Pick<ModelsIo, 'surroundings' | 'look' | 'writeOut'> & { readonly colour: boolean },
): Promise<ExitCode> {
  const terminal = options.json ? undefined : openSetupTerminal(io.surroundings, io.colour);
  try {
    return await runModels(options, { ...(terminal ?? withoutTerminal()), ...io });
  } catch (error) {
    if (error instanceof Interrupted) return 130;
    throw error;
  } finally {
    terminal?.close();
  }
}
