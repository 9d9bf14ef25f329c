// If the default model was gone and another one answered: asks after the answer whether to save that one.

import type { Proposal } from '../../agent/performers.ts';
import { SettingsError } from '../../domain/errors.ts';
import { makeAllVisible } from '../../domain/visible.ts';
import type { Screen } from '../../terminal/screen.ts';

/** A server only takes the place of its own model once, so a No is not asked about again. */
export async function offerToKeep(
  model: string,
  {
    screen,
    file,
    signal,
  }: {
    readonly screen: Pick<Screen, 'ask' | 'show'>;
    /** The settings that are written. */
    readonly file: string;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  if (signal.aborted) return;
  const { type } = await screen.ask(proposalOf(model), signal);
  if (type !== 'yes') return;
  try {
    const { saveSettings } = await import('../../config/save.ts');
    await saveSettings(file, { model });
    screen.show({ type: 'note', text: `${makeAllVisible(model)} answers from now on.` });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    screen.show({ type: 'warning', text: error.message });
  }
}

function proposalOf(model: string): Proposal {
  const command = `beck config set model ${makeAllVisible(model)}`;
  return {
    command,
    why: 'keep this model',
    verdict: { level: 'ask', effects: ['write'], label: 'save', reasons: [] },
    offerAlways: false,
    file: { type: 'tool', whole: command },
  };
}
