// Models as a person names them: `qwen3`, `anthropic`, `openrouter/some/model`, `recipes`; and how they are shown.

import type { Settings } from '../../config/settings.ts';
import { addressOf, hostOf } from '../../providers/address.ts';
import { isServerName, SERVERS } from '../../providers/rows.ts';
import { RECIPES, traitsOf } from '../../providers/traits.ts';

export type NamedModel = {
  readonly provider: Settings['provider'];
  /** Undefined: the provider's own. */
  readonly model: string | undefined;
};

/**
 * A provider, `provider/model`, or a model of the current provider. `offered`: names as `nameOf` makes them, of which
 * one that is meant exactly goes before everything else; undefined without a current provider.
 */
export function readModelName(
  name: string,
  current: Settings['provider'],
  offered: readonly string[],
): NamedModel | undefined {
  const known = offered.find((each) => each === name || each === `${current}/${name}`);
  const full = known ?? name;
  if (full === RECIPES.name) return { provider: full, model: undefined };
  if (isServerName(full)) return { provider: full, model: undefined };
  const [first = '', ...rest] = full.split('/');
  if (isServerName(first) && rest.length > 0) return { provider: first, model: rest.join('/') };
  const elsewhere = offered.find((each) => each.replace(/^[^/]*\//, '') === name);
  if (elsewhere !== undefined) return readModelName(elsewhere, current, []);
  return traitsOf(current).needsServer ? { provider: current, model: name } : undefined;
}

/** What can be typed for it anywhere. */
export function nameOf({ provider, model }: NamedModel): string {
  return model === undefined ? provider : `${provider}/${model}`;
}

type Chosen = Pick<Settings, 'provider' | 'baseUrl' | 'model'>;

/** `claude-haiku-4-5, Anthropic`; the host too where it is not the provider's own. */
export function describeWho({ provider, baseUrl, model }: Chosen): string {
  if (!isServerName(provider)) return 'the built-in recipes';
  const row = SERVERS[provider];
  const address = addressOf({ provider, baseUrl });
  const at = address === undefined || address === row.address ? '' : ` at ${hostOf(address)}`;
  return `${model ?? row.model ?? 'the best model there'}, ${row.label}${at}`;
}
