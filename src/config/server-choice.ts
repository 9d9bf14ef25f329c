// Which model server the layers choose together, so that a key reaches no server it was not meant for.

import { DEFAULTS, type Layer, type LayerValues, type Settings } from './settings.ts';

export type NamedLayer = { readonly layer: Layer; readonly values: LayerValues };

type Choice = Pick<Settings, 'provider' | 'baseUrl' | 'model' | 'apiKey' | 'apiKeyCommand'>;
type ChoiceName = keyof Choice;
export type ChosenServer = {
  /** Sentences about variables of the environment that the person's settings outrank. */
  readonly ignored: readonly string[];
  readonly choice: Choice;
  readonly layers: Readonly<Record<ChoiceName, Layer>>;
};

/** `named`: weakest first, without the defaults. */
export function chooseServer(named: readonly NamedLayer[]): ChosenServer {
  const everything = combine(named);
  const withoutEnvironment = combine(named.filter(({ layer }) => layer !== 'environment'));
  const { provider, baseUrl } = withoutEnvironment.layers;
  const chosenByPerson = provider !== 'default' || baseUrl !== 'default';
  // A variable set for some other tool must not send questions away that the person's settings keep on this machine.
  const sendsAway = leavesMachine(everything.choice) && !leavesMachine(withoutEnvironment.choice);
  const chosen = chosenByPerson && sendsAway ? withoutEnvironment : everything;
  return { ...chosen, ignored: ignoredVariables(named, chosen) };
}

/** The key is not named: it may belong to the other server. */
function ignoredVariables(
  named: readonly NamedLayer[],
  { choice, layers }: Pick<ChosenServer, 'choice' | 'layers'>,
): readonly string[] {
  const environment = named.find(({ layer }) => layer === 'environment')?.values ?? {};
  const { baseUrl, apiKey } = environment;
  if (choice.provider === 'recipes') {
    const given = baseUrl === undefined ? apiKey && 'OPENAI_API_KEY' : 'OPENAI_BASE_URL';
    return given && layers.provider !== 'command line'
      ? [`${given} is ignored: your settings say "provider": "recipes".`]
      : [];
  }
  if (baseUrl !== undefined && layers.baseUrl !== 'environment') {
    const kept = choice.baseUrl === undefined ? '' : `, ${new URL(choice.baseUrl).host}`;
    return [`OPENAI_BASE_URL (${new URL(baseUrl).host}) is ignored: your settings name a server${kept}.`];
  }
  const keyLayer = layers.apiKey === 'default' ? layers.apiKeyCommand : layers.apiKey;
  const outranked = keyLayer !== 'environment' && keyLayer !== 'default';
  return apiKey !== undefined && outranked ? ['OPENAI_API_KEY is ignored: your settings have a key.'] : [];
}

export function leavesMachine({ provider, baseUrl }: Pick<Settings, 'provider' | 'baseUrl'>): boolean {
  if (provider === 'recipes') return false;
  if (baseUrl === undefined) return true;
  const { hostname } = new URL(baseUrl);
  return !/^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

function combine(named: readonly NamedLayer[]): Omit<ChosenServer, 'ignored'> {
  const strongestFirst = [...named].reverse();
  const provider = strongestFirst
    .map(({ layer, values }) => ({ layer, value: values.provider ?? impliedProvider(values) }))
    .find(({ value }) => value !== undefined);
  const server = strongestFirst.find(({ values }) => values.baseUrl !== undefined);
  const model = strongestFirst.find(({ values }) => values.model !== undefined);
  const key = keyFor(server, strongestFirst);
  return {
    choice: {
      provider: provider?.value ?? DEFAULTS.provider,
      baseUrl: server?.values.baseUrl,
      model: model?.values.model,
      apiKey: key?.values.apiKey,
      apiKeyCommand: key?.values.apiKey === undefined ? key?.values.apiKeyCommand : undefined,
    },
    layers: {
      provider: provider?.layer ?? 'default',
      baseUrl: server?.layer ?? 'default',
      model: model?.layer ?? 'default',
      apiKey: key?.values.apiKey === undefined ? 'default' : key.layer,
      apiKeyCommand: key?.values.apiKey === undefined ? (key?.layer ?? 'default') : 'default',
    },
  };
}

/** A layer that describes a server means it to be asked. */
function impliedProvider(values: LayerValues): Settings['provider'] | undefined {
  const names: readonly ChoiceName[] = ['baseUrl', 'model', 'apiKey', 'apiKeyCommand'];
  return names.some((name) => values[name] !== undefined) ? 'openai-compatible' : undefined;
}

/**
 * The layer that names the server gives the key. Where it has none, only layers above it may; and the person's own
 * file may take its key from the environment. A key from the file never goes to a server the environment names.
 */
function keyFor(
  server: NamedLayer | undefined,
  strongestFirst: readonly NamedLayer[],
): NamedLayer | undefined {
  const withKey = strongestFirst.filter(
    ({ values }) => values.apiKey !== undefined || values.apiKeyCommand !== undefined,
  );
  if (server === undefined) return withKey[0];
  const own = withKey.find(({ layer }) => layer === server.layer);
  const above = withKey.find(
    (candidate) => strongestFirst.indexOf(candidate) < strongestFirst.indexOf(server),
  );
  return own ?? above;
}
