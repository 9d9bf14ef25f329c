// Whether a person chose who answers; by itself, so that a question that need not ask loads nothing more.

import type { LoadedSettings } from '../../config/load.ts';

/** In a file, with a flag, or by variables that name a server or a model and not only a key. */
export function isChosen({ layers }: Pick<LoadedSettings, 'layers'>): boolean {
  const { provider, baseUrl, model } = layers;
  if (provider === 'default') return false;
  return provider !== 'environment' || baseUrl === 'environment' || model === 'environment';
}
