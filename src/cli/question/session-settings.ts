// The settings as they hold in this shell; by itself, so that a shell where nothing was chosen loads nothing more.

import type { LoadedSettings } from '../../config/load.ts';
import type { Memory } from '../asking/session-memory.ts';
import type { Surroundings } from '../wiring/surroundings.ts';

/** After `? /model` and `? /mode`. */
export async function settingsOfSession(
  loaded: LoadedSettings,
  { surroundings, memory }: { readonly surroundings: Surroundings; readonly memory: Memory },
): Promise<LoadedSettings> {
  const { chosen, mode } = memory.kept;
  if (chosen === undefined && mode === undefined) return loaded;
  const { withSessionChoice } = await import('./session-choice.ts');
  return withSessionChoice(loaded, { surroundings, memory });
}
