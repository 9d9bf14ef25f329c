// Lays a policy under the settings of all other layers: each value stays, or becomes the stricter one. Pure.

import { SettingsError } from '../domain/errors.ts';
import { addressOf, hostOf, isOnThisMachine } from '../providers/address.ts';
import { isServerName } from '../providers/rows.ts';
import { RECIPES } from '../providers/traits.ts';
import { isBelowAddress, type Policy } from './policy-type.ts';
import { fallbackServers } from './server-variables.ts';
import { type Layer, type SettingName, type Settings, stricterMode } from './settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

export type Floored = {
  readonly settings: Settings;
  readonly layers: Readonly<Partial<Record<SettingName, Layer>>>;
  /** Sentences about what was wanted and is not allowed. */
  readonly warnings: readonly string[];
};

export function layUnder(settings: Settings, policy: Policy, env: Env): Floored {
  const mode = policy.wrong === undefined ? (policy.mode ?? settings.mode) : 'strict';
  const allowed = isAllowed(settings, policy);
  const fallback = fallbackServers(settings, env)
    .filter((server) => isAllowed(server, policy))
    .map(({ provider }) => provider);
  const floor: Partial<Settings> = {
    mode: stricterMode(settings.mode, mode),
    maskSecrets: policy.maskSecrets ?? settings.maskSecrets,
    proposals: policy.proposals ?? settings.proposals,
    hookAsk: policy.hookAsk ?? settings.hookAsk,
    journal: policy.journal ?? settings.journal,
    undoMegabytes: Math.max(settings.undoMegabytes, policy.undoMegabytes ?? 0),
    findServers: allowedNames(settings.findServers, policy),
    // The provider itself may be named there, and is no fallback then.
    fallback: settings.fallback.filter((name) => name === settings.provider || fallback.includes(name)),
    ...(allowed ? {} : NO_SERVER),
  };
  const changed = { ...settings, ...floor };
  const held: readonly SettingName[] = HELD.filter(
    (name) => JSON.stringify(changed[name]) !== JSON.stringify(settings[name]),
  );
  return {
    settings: changed,
    layers: Object.fromEntries([...held, ...namesSet(policy, settings)].map((name) => [name, 'policy'])),
    warnings: allowed ? [] : [refusal(settings, policy)],
  };
}

/** For a server that somebody is about to choose. Throws `SettingsError` where it may not be asked. */
export function refuseServer(settings: Settings, policy: Policy): void {
  if (!isAllowed(settings, policy)) throw new SettingsError(refusal(settings, policy), '');
}

/** `Ask it@example.org.`, with a space before it, where the policy names somebody. */
export function askContact({ contact }: Pick<Policy, 'contact'>): string {
  return contact === undefined ? '' : ` Ask ${contact}.`;
}

const NO_SERVER: Partial<Settings> = {
  provider: RECIPES.name,
  baseUrl: undefined,
  model: undefined,
  apiKey: undefined,
  apiKeyCommand: undefined,
};

const HELD = [
  'mode',
  'maskSecrets',
  'proposals',
  'hookAsk',
  'journal',
  'undoMegabytes',
  'findServers',
  'fallback',
  'provider',
] as const;

/** What the policy says and nobody wanted otherwise. */
function namesSet(policy: Policy, settings: Settings): readonly SettingName[] {
  const fixed = (['maskSecrets', 'proposals', 'hookAsk', 'journal'] as const).filter(
    (name) => policy[name] !== undefined,
  );
  return policy.mode === settings.mode ? [...fixed, 'mode'] : fixed;
}

type Server = { readonly provider: string; readonly baseUrl: string | undefined };

function isAllowed({ provider, baseUrl }: Server, { providers, servers }: Policy): boolean {
  if (!isServerName(provider)) return true;
  if (providers !== undefined && !providers.includes(provider)) return false;
  const address = addressOf({ provider, baseUrl });
  return (
    servers === undefined || (address !== undefined && servers.some((one) => isBelowAddress(address, one)))
  );
}

/** `off`, or the names that may be looked for. */
function allowedNames(findServers: string, policy: Policy): string {
  if (findServers === 'off') return findServers;
  const names = findServers.split(' ').filter((provider) => {
    const address = isServerName(provider) ? addressOf({ provider, baseUrl: undefined }) : undefined;
    return isAllowed({ provider, baseUrl: address }, policy) && isOnThisMachine(address);
  });
  return names.length === 0 ? 'off' : names.join(' ');
}

function refusal({ provider, baseUrl }: Settings, policy: Policy): string {
  const address = addressOf({ provider, baseUrl });
  const what =
    policy.providers?.includes(provider) === false || address === undefined ? provider : hostOf(address);
  return `The policy of this machine does not allow ${what} to answer; the recipes do.${askContact(policy)}`;
}
