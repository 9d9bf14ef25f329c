// Which providers answer, from the settings that were chosen: one server, those that may take its place, the recipes.

import type { Provider } from '../domain/conversation.ts';
import { ProviderError } from '../domain/errors.ts';
import { isOnThisMachine, usableAddress } from './address.ts';
import type { Proxies } from './connection.ts';
import { type CostLimit, withCostLimit } from './cost-limit.ts';
import { describeKey } from './failures.ts';
import { withFallback } from './fallback.ts';
import type { Learning } from './learnt.ts';
import { openaiCompatible } from './openai-compatible.ts';
import type { Pause } from './patience.ts';
import type { Effort } from './row.ts';
import { isLoadedHere, isServerName, SERVERS, type ServerName } from './rows.ts';
import { traitsOf } from './traits.ts';

export type ServerChoice = {
  readonly provider: ServerName;
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  readonly hasKey: boolean;
  /** Called only when a question is asked and the address may receive the key. */
  readonly loadKey: () => Promise<string | undefined>;
};

export type ProviderChoice = Omit<ServerChoice, 'provider'> & {
  readonly provider: ServerName | 'recipes';
  /** Servers that answer where the one before them cannot be reached. */
  readonly fallback: readonly ServerChoice[];
  readonly allowPlainHttp: boolean;
  readonly reasoningEffort: Effort | undefined;
};

/** Starts beck's own process for this model, if it is not running; resolves to its socket. `onLoading` gets the model's name. */
export type StartLocal = (
  model: string,
  io: { readonly signal: AbortSignal; readonly onLoading: (name: string) => void },
) => Promise<string>;

export type ChooseWith = {
  readonly recipes: Provider;
  /** Gets a sentence when the recipes answer in a server's place. */
  readonly say: (sentence: string) => void;
  /** Gets a line when another server or model answers than the one that was chosen. */
  readonly note: (line: string) => void;
  /** Gets the model that takes the place of the first server's, to ask the person about it. */
  readonly onReplaced?: ((model: string) => void) | undefined;
  readonly learning?: Learning | undefined;
  readonly proxies?: Proxies | undefined;
  readonly startLocal?: StartLocal | undefined;
  readonly costLimit?: CostLimit | undefined;
  /** Milliseconds of silence before a server is given up, and how a wait is waited for. */
  readonly timeout?: number | undefined;
  readonly pause?: Pause | undefined;
};

export function chooseProvider(choice: ProviderChoice, how: ChooseWith): Provider {
  const { provider, fallback } = choice;
  if (!isServerName(provider)) return how.recipes;
  const others = fallback.filter(({ provider: name, hasKey }) => hasKey || !SERVERS[name].needsKey);
  const all = [{ ...choice, provider }, ...others];
  const isPatient = choice.reasoningEffort === 'high';
  const servers = all.map((server, at) => {
    // If a fallback exists, the timeout is shorter.
    const short = at < all.length - 1 && !isPatient ? SHORT_SILENCE : undefined;
    // Loading from a slow disk, or waiting for another shell's question, is no failure.
    const timeout = isLoadedHere(server.provider) ? LONG_SILENCE : short;
    // The setting `model` is the first server's.
    const opened = openServer(server, choice, { timeout, ...how, ...(at > 0 && { onReplaced: () => {} }) });
    return how.costLimit === undefined ? opened : withCostLimit(opened, how.costLimit);
  });
  return withFallback(servers, how.recipes, {
    say: how.say,
    passOn: (error, next) => how.note(`${error.message} ${labelOf(next)} answers instead.`),
  });
}

/** Milliseconds. */
const SHORT_SILENCE = 60_000;
const LONG_SILENCE = 900_000;

function labelOf({ name }: Provider): string {
  return Object.hasOwn(SERVERS, name) ? SERVERS[name as ServerName].label : name;
}

function openServer(
  server: ServerChoice,
  { allowPlainHttp, reasoningEffort }: ProviderChoice,
  { note, onReplaced, learning, proxies, startLocal, timeout, pause }: ChooseWith,
): Provider {
  const { provider: name, hasKey, loadKey } = server;
  const row = SERVERS[name];
  const model = server.model ?? row.model ?? '';
  let opened: Provider | undefined;
  const open = async (address: string, socket: string | undefined): Promise<Provider> =>
    openaiCompatible({
      ...row,
      socket,
      keysAt: row.needsKey ? row.keysAt : undefined,
      name,
      baseUrl: address,
      model,
      modelIsChosen: server.model !== undefined,
      apiKey: await loadKey(),
      effort: reasoningEffort,
      learning,
      say: note,
      onReplaced,
      proxies,
      timeout,
      pause,
    });
  return {
    name,
    ...traitsOf(name),
    get model() {
      return opened?.model ?? (model === '' ? row.label : model);
    },
    async ask(request, io) {
      const baseUrl = usableAddress(server);
      if (baseUrl === undefined) throw withoutAddress(name);
      if (row.retired !== undefined && baseUrl === row.address)
        throw new ProviderError(row.retired, 'Choose another provider with: beck setup');
      if (hasKey && !allowPlainHttp && isPlainElsewhere(baseUrl)) throw plainHttp(baseUrl);
      // A gateway may need none; the provider itself would only refuse what was sent to it.
      if (!hasKey && row.needsKey && baseUrl === row.address)
        throw describeKey({ ...row, baseUrl, model, hasKey }, '');
      // Each time: it may have ended while the person was asked.
      const onLoading = (name: string) => io.onStatus?.({ type: 'loading', model: name });
      const socket = row.isLoadedHere
        ? await startLocal?.(model, { signal: io.signal, onLoading })
        : undefined;
      opened ??= await open(baseUrl, socket);
      return opened.ask(request, io);
    },
  };
}

function withoutAddress(name: ServerName): ProviderError {
  const { label, addressVariables } = SERVERS[name];
  const variables = addressVariables.map((variable) => ` or ${variable.name}`).join('');
  return new ProviderError(
    `${label} has no address of its own.`,
    `Set "baseUrl" in the settings${variables}.`,
  );
}

function isPlainElsewhere(address: string): boolean {
  return /^http:/i.test(address) && !isOnThisMachine(address);
}

function plainHttp(address: string): ProviderError {
  return new ProviderError(
    `The key would travel unencrypted to ${new URL(address).host}, so nothing was sent.`,
    'Use https, or allow it with: beck config set allowPlainHttp true',
  );
}
