// Who can be chosen in `beck setup`, what is known of each here, and what choosing one changes in the settings.

import type { Changes } from '../../../config/save.ts';
import type { Settings } from '../../../config/settings.ts';
import type { LocalServer } from '../../../providers/local/find.ts';
import {
  isLoadedHere,
  isServerName,
  SERVER_NAMES,
  SERVERS,
  type ServerName,
} from '../../../providers/rows.ts';
import { RECIPES } from '../../../providers/traits.ts';
import type { Choice } from '../../../terminal/menu/choice-list.ts';
import type { Candidate } from '../../asking/who-answers.ts';

export type Who = { readonly provider: Settings['provider']; readonly choice: Choice };

/** What can answer at once first: keys that are there, servers that run here. */
export function whoCanAnswer(
  keyed: readonly Candidate[],
  local: readonly LocalServer[],
  now: Settings['provider'],
): readonly Who[] {
  const ready = new Map<string, string>([
    ...keyed.map(({ values, about }): [string, string] => [values.provider, about]),
    ...local.map(({ provider, models }): [string, string] => [
      provider,
      isLoadedHere(provider) ? `${counted(models.length)} added` : `running here, ${counted(models.length)}`,
    ]),
  ]);
  const served = SERVER_NAMES.filter((name) => SERVERS[name].retired === undefined || name === now);
  const names = served.sort((a, b) => Number(ready.has(b)) - Number(ready.has(a)));
  const servers = names.map((provider): Who => {
    const about = ready.get(provider) ?? aboutRow(provider);
    return { provider, choice: { name: labelOf(provider), about, current: provider === now } };
  });
  const recipes = { name: 'Recipes only', about: 'nothing leaves this machine', current: !isServerName(now) };
  return [...servers, { provider: RECIPES.name, choice: recipes }];
}

export function labelOf(provider: Settings['provider']): string {
  if (provider === 'openai-compatible') return 'Another server';
  return isServerName(provider) ? SERVERS[provider].label : 'The recipes';
}

function aboutRow(provider: ServerName): string {
  if (provider === 'openai-compatible') return 'any that speaks the OpenAI protocol';
  if (isLoadedHere(provider)) return 'no model added yet: beck models add';
  const { needsKey, address } = SERVERS[provider];
  if (address === undefined) return 'needs your address and a key';
  return needsKey ? 'needs a key' : 'not running here';
}

function counted(models: number): string {
  return models === 0 ? 'no model yet' : `${models} ${models === 1 ? 'model' : 'models'}`;
}

export type Draft = {
  readonly provider: Settings['provider'];
  readonly baseUrl?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly model?: string | undefined;
};

/** What the file says of another server goes with it: its key must not reach this one. */
export function changesFor(
  { provider, baseUrl, apiKey, model }: Draft,
  before: Settings['provider'],
): Changes {
  const own = provider === before;
  return {
    provider,
    ...(own && model === undefined ? {} : { model }),
    ...(own && baseUrl === undefined ? {} : { baseUrl }),
    ...(own && apiKey === undefined ? {} : { apiKey, apiKeyCommand: undefined }),
  };
}
