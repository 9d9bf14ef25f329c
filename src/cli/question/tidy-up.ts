// What a question leaves to do when the prompt is back.

import type { Answering } from './answering.ts';

export async function tidyUp({
  surroundings,
  loading,
  afterwards,
}: Pick<Answering, 'surroundings' | 'loading' | 'afterwards'>): Promise<void> {
  await shareSettings({ surroundings, loading });
  await renewServers({ surroundings, loading });
  await (await import('../wiring/kept-output.ts')).tidyKeptOutput(surroundings);
  (await import('../asking/conversation.ts')).tidyConversations(surroundings);
  await (await import('../asking/keep-changes.ts')).tidySteps(surroundings);
  await Promise.all(afterwards.map((work) => work()));
}

/** Someone may have written into the settings file by hand. */
async function shareSettings({
  surroundings,
  loading,
}: Pick<Answering, 'surroundings' | 'loading'>): Promise<void> {
  const loaded = await loading.catch(() => undefined);
  if (loaded !== undefined)
    await (await import('../verbs/config/shell-settings.ts')).shareWithShells(surroundings, loaded);
}

/** A model server may have been started meanwhile; no search if a provider was chosen. */
async function renewServers({
  surroundings,
  loading,
}: Pick<Answering, 'surroundings' | 'loading'>): Promise<void> {
  const loaded = await loading.catch(() => undefined);
  if (loaded === undefined || loaded.layers.provider !== 'default') return;
  const { localPlaces, renewLocalServers } = await import('../asking/local-servers.ts');
  await renewLocalServers(localPlaces(loaded.settings, surroundings.env), surroundings);
}
