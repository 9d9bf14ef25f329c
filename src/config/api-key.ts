// The key for the model server: as set, or printed by the program the person's own settings name.

import { SettingsError } from '../domain/errors.ts';
import type { Settings } from './settings.ts';

/** Runs a program without a shell. `status` is undefined when it could not start, was killed or took too long. */
export type RunKeyCommand = (
  words: readonly string[],
) => Promise<{ readonly status: number | undefined; readonly stdout: string }>;

/** Undefined when no key is set. Rejects with `SettingsError` when the program gives none. */
export async function loadApiKey(
  { apiKey, apiKeyCommand }: Pick<Settings, 'apiKey' | 'apiKeyCommand'>,
  run: RunKeyCommand,
): Promise<string | undefined> {
  if (apiKey !== undefined || apiKeyCommand === undefined) return apiKey;
  const { status, stdout } = await run(apiKeyCommand);
  const key = stdout.split('\n', 1)[0]?.trim();
  if (status === 0 && key) return key;
  const outcome =
    status === undefined ? 'could not run' : status === 0 ? 'printed nothing' : `ended with status ${status}`;
  throw new SettingsError(
    `apiKeyCommand (${apiKeyCommand[0]}) ${outcome}.`,
    'Run it by hand: it must print the key on its first line.',
  );
}
