// How to set up a model, said where a model could answer: once in a shell session, never where one is set up.

import type { Settings } from '../../config/settings.ts';
import { traitsOf } from '../../providers/traits.ts';
import { adviseOnce } from '../../sessions/session.ts';
import { findSessionKey } from '../../sessions/session-key.ts';
import { type Person, shellsFolder } from './own-folders.ts';

type Advised = {
  readonly settings: Pick<Settings, 'provider' | 'baseUrl' | 'model' | 'apiKey' | 'apiKeyCommand'>;
  readonly surroundings: Person;
  readonly cwd: string;
  /** The shell that is advised once. */
  readonly shellPid?: number | undefined;
};

/** The command that sets one up, or undefined where nothing should be said of it. */
export async function modelAdvice({
  settings,
  surroundings,
  cwd,
  shellPid,
}: Advised): Promise<string | undefined> {
  const { provider, baseUrl, model, apiKey, apiKeyCommand } = settings;
  const isSet = [baseUrl, model, apiKey, apiKeyCommand].some((value) => value !== undefined);
  if (isSet || traitsOf(provider).readsPrompt) return undefined;
  const key = shellPid === undefined ? undefined : await findSessionKey(shellPid);
  const first = await adviseOnce({ folder: shellsFolder(surroundings), key }, cwd);
  return first ? 'beck setup' : undefined;
}
