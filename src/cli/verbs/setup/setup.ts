// `beck setup`: finds who could answer, asks one thing at a time, tries it with a real question, and saves it.

import { saveSettings } from '../../../config/save.ts';
import type { Settings } from '../../../config/settings.ts';
import { BeckError, type ExitCode, ProviderError, UsageError } from '../../../domain/errors.ts';
import { typedAddress } from '../../../providers/address.ts';
import { bestModel, thatChat } from '../../../providers/models.ts';
import { isServerName, SERVERS } from '../../../providers/rows.ts';
import type { Answer, ListQuestion, TextQuestion } from '../../../terminal/menu/menus.ts';
import { callLive, type LiveCall } from '../../asking/live-call.ts';
import { localPlaces, lookAgain } from '../../asking/local-servers.ts';
import { modelsOf } from '../../asking/offered-models.ts';
import { keyedCandidates } from '../../asking/who-answers.ts';
import { describeWho } from '../../shared/model-names.ts';
import { ownSettingsFile } from '../../shared/own-folders.ts';
import { addedModels } from '../../wiring/local-model.ts';
import { loadSettings, type Surroundings } from '../../wiring/surroundings.ts';
import { changesFor, type Draft, labelOf, whoCanAnswer } from './who.ts';

export type SetupOptions = {
  readonly provider: Settings['provider'] | undefined;
  readonly model: string | undefined;
  readonly baseUrl: string | undefined;
  /** Nothing is asked. */
  readonly yes: boolean;
};

export type SetupIo = {
  readonly surroundings: Surroundings;
  /** One at a time; absent where the person cannot be asked. */
  readonly menus:
    | {
        readonly list: (question: ListQuestion) => Promise<Answer<number>>;
        readonly text: (question: TextQuestion) => Promise<Answer<string>>;
      }
    | undefined;
  readonly say: (text: string) => void;
  /** Shows progress with the current step; Ctrl-C aborts the signal. `endless`: without a time limit. */
  readonly while: <T>(
    what: string,
    work: (signal: AbortSignal, tell: (line: string) => void) => Promise<T>,
    limit?: 'endless',
  ) => Promise<T>;
};

/** Rejects with `BeckError`; nothing is saved then. */
export async function setup(given: SetupOptions, io: SetupIo): Promise<ExitCode> {
  const options = { ...given, baseUrl: given.baseUrl === undefined ? undefined : readFlag(given.baseUrl) };
  const { provider, yes } = options;
  if (yes || io.menus === undefined) {
    if (provider === undefined || !yes)
      throw new UsageError(
        'beck setup needs a terminal to ask in.',
        'Or name everything: beck setup --provider ollama --model qwen3 --yes',
      );
    return withoutAsking({ ...options, provider }, io);
  }
  return asking(options, { ...io, menus: io.menus });
}

function readFlag(baseUrl: string): string {
  const address = typedAddress(baseUrl);
  if (address !== undefined) return address;
  throw new UsageError('--base-url is no address of a model server.', ADDRESS);
}

const ADDRESS = 'An address begins with https:// or http:// and holds no name or password.';

type Asking = SetupIo & { readonly menus: NonNullable<SetupIo['menus']> };

async function withoutAsking(options: Draft, io: SetupIo): Promise<ExitCode> {
  const { provider, model, baseUrl } = options;
  const draft: Draft = { provider, model, baseUrl };
  const settings = await settingsFor(draft, io);
  if (!isServerName(provider)) return save(draft, settings, io);
  const { preference, model: usual } = SERVERS[provider];
  const named = settings.model ?? usual ?? bestModel(await modelsOf(settings, io.surroundings), preference);
  const whole = { ...draft, model: named };
  const live = await tryOut(await settingsFor(whole, io), io);
  return save(whole, await settingsFor(whole, io), io, live);
}

/** Back at any question leads to who answers; back there ends it. */
async function asking(options: SetupOptions, io: Asking): Promise<ExitCode> {
  let given: SetupOptions = options;
  for (;;) {
    const who =
      given.provider === undefined ? await askWho(io) : ({ type: 'given', value: given.provider } as const);
    if (who.type !== 'given') return left(who.type, io);
    const done = await askRest({ provider: who.value, model: given.model, baseUrl: given.baseUrl }, io);
    if (done === 'interrupt') return left('interrupt', io);
    if (typeof done === 'number') return done;
    given = { ...options, provider: undefined, model: undefined, baseUrl: undefined };
  }
}

function left(how: 'back' | 'interrupt', { say }: SetupIo): ExitCode {
  say('Nothing was changed.');
  return how === 'back' ? 0 : 130;
}

async function askWho({ surroundings, menus, while: during }: Asking): Promise<Answer<Settings['provider']>> {
  const { settings } = await loadSettings(surroundings);
  const places = localPlaces(settings, surroundings.env);
  const local = await during('looking for model servers', () => lookAgain(places, surroundings));
  const added = addedModels(surroundings).map(({ name }) => name);
  const own = added.length === 0 ? [] : [{ provider: 'local', baseUrl: '', models: added }];
  const all = whoCanAnswer(keyedCandidates(surroundings.env), [...local, ...own], settings.provider);
  const answer = await menus.list({
    title: 'Who answers your questions?',
    choices: all.map(({ choice }) => choice),
  });
  const chosen = answer.type === 'given' ? all[answer.value] : undefined;
  if (chosen !== undefined) return { type: 'given', value: chosen.provider };
  return answer.type === 'given' ? { type: 'back' } : answer;
}

type Left = 'back' | 'interrupt';

/** What else this provider needs, then a live call; a problem is said and leads back. */
async function askRest(begun: Draft, io: Asking): Promise<ExitCode | Left> {
  try {
    const addressed = await askAddress(begun, io);
    if (typeof addressed === 'string') return addressed;
    const keyed = await askKey(addressed, io);
    if (typeof keyed === 'string') return keyed;
    const draft = await askModel(keyed, io);
    if (typeof draft === 'string') return draft;
    const settings = await settingsFor(draft, io);
    const live = isServerName(draft.provider) ? await tryOut(settings, io) : undefined;
    return await save(draft, settings, io, live);
  } catch (error) {
    if (error instanceof Interrupted) return 'interrupt';
    if (!(error instanceof BeckError)) throw error;
    io.say(`${error.message} ${error.fix}`);
    return 'back';
  }
}

async function askAddress(draft: Draft, io: Asking): Promise<Draft | Left> {
  const { provider } = draft;
  const settings = await settingsFor(draft, io);
  if (!isServerName(provider) || settings.baseUrl !== undefined) {
    if (provider !== 'openai-compatible' || draft.baseUrl !== undefined) return draft;
  }
  const asks =
    provider === 'openai-compatible' || (isServerName(provider) && SERVERS[provider].address === undefined);
  if (!asks) return draft;
  const title = 'Its address, usually up to and including /v1, such as https://host/v1:';
  for (let text = settings.baseUrl ?? ''; ; ) {
    const answer = await io.menus.text({ title, text });
    if (answer.type !== 'given') return answer.type;
    const baseUrl = typedAddress(answer.value);
    if (baseUrl !== undefined) return { ...draft, baseUrl };
    text = answer.value;
    io.say(ADDRESS);
  }
}

/** Only where it is needed and none is there. */
async function askKey(draft: Draft, io: Asking): Promise<Draft | Left> {
  const { provider } = draft;
  if (!isServerName(provider)) return draft;
  const settings = await settingsFor(draft, io);
  if (settings.apiKey !== undefined || settings.apiKeyCommand !== undefined) return draft;
  const { needsKey, keysAt, label } = SERVERS[provider];
  const asks = needsKey || (await wantsKey(settings, io));
  if (!asks) return draft;
  const file = tilde(ownSettingsFile(io.surroundings), io.surroundings.home);
  const name = provider === 'openai-compatible' ? 'That server' : label;
  const title = `${name} needs a key. ${keysAt} Paste it here; it is kept in ${file}.`;
  for (;;) {
    const answer = await io.menus.text({ title, hidden: true });
    if (answer.type !== 'given') return answer.type;
    if (/^[!-~]+$/.test(answer.value)) return { ...draft, apiKey: answer.value };
    io.say('A key has no spaces.');
  }
}

async function wantsKey(settings: Settings, { surroundings, while: during }: Asking): Promise<boolean> {
  try {
    await during('asking for its models', () => modelsOf(settings, surroundings));
    return false;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (/ key\b/.test(error.message)) return true;
    // One that lists no models may answer all the same.
    if (/lists no models/.test(error.message)) return false;
    throw error;
  }
}

async function askModel(draft: Draft, io: Asking): Promise<Draft | Left> {
  const { provider, model: wanted } = draft;
  if (!isServerName(provider) || wanted !== undefined) return draft;
  const settings = await settingsFor(draft, io);
  const { preference, getModel, label } = SERVERS[provider];
  const usual = usualModel(settings);
  const found = await io.while('asking for its models', () => listedModels(settings, io));
  if (found === undefined) {
    const answer = await io.menus.text({
      title: 'The name of its model:',
      text: settings.model ?? usual ?? '',
    });
    return answer.type === 'given' ? { ...draft, model: answer.value } : answer.type;
  }
  const [first, second] = found;
  if (first === undefined)
    throw new ProviderError(
      `${label} has no model yet.`,
      getModel === undefined ? 'Load one there first.' : `Get one with: ${getModel(usual ?? 'qwen3')}`,
    );
  if (second === undefined) return { ...draft, model: first };
  const now = settings.model;
  const start = [now, usual, bestModel(found, preference)].find(
    (name) => name !== undefined && found.includes(name),
  );
  const choices = found.map((name) => ({ name, about: '', current: name === now }));
  const answer = await io.menus.list({
    title: `Which model of ${labelOf(provider)}?`,
    choices,
    start: start === undefined ? 0 : found.indexOf(start),
  });
  return answer.type === 'given' ? { ...draft, model: found[answer.value] } : answer.type;
}

/** The row's own; an address that the person gave may be any server's. */
function usualModel({ provider, baseUrl }: Settings): string | undefined {
  if (!isServerName(provider) || (provider === 'openai-compatible' && baseUrl !== undefined))
    return undefined;
  return SERVERS[provider].model;
}

/** Undefined where the server lists none, but may have some. */
async function listedModels(
  settings: Settings,
  { surroundings }: SetupIo,
): Promise<readonly string[] | undefined> {
  try {
    return thatChat(await modelsOf(settings, surroundings));
  } catch (error) {
    if (error instanceof ProviderError && /lists no models/.test(error.message)) return undefined;
    throw error;
  }
}

/** Rejects with `ProviderError` where it could not be used. */
async function tryOut(settings: Settings, io: SetupIo): Promise<LiveCall> {
  const what = `asking ${describeWho(settings)}`;
  const live = await io.while(what, (signal, tell) =>
    callLive(settings, io.surroundings, {
      signal,
      onStatus: (status) => tell(status.type === 'loading' ? `loading ${status.model}` : what),
    }),
  );
  if (live.calledTool) return live;
  throw new ProviderError(
    `${describeWho(settings)} answered, but called no tool, so it cannot run commands.`,
    'Choose another model.',
  );
}

const FIRST_QUESTION = 'what takes the most space in this folder, and what is it for';

async function save(draft: Draft, settings: Settings, io: SetupIo, live?: LiveCall): Promise<ExitCode> {
  const { surroundings, say } = io;
  const path = ownSettingsFile(surroundings);
  const before = (await loadSettings(surroundings)).settings.provider;
  await saveSettings(path, changesFor(draft, before));
  const answered = live === undefined ? '' : ` It answered after ${(live.firstAfter / 1000).toFixed(1)} s.`;
  say(`Saved in ${tilde(path, surroundings.home)}: ${describeWho(settings)}.${answered}`);
  const { warnings } = await loadSettings(surroundings);
  warnings.forEach(say);
  say(`Try it: ${settings.prefix} ${live === undefined ? 'how much disk space is free' : FIRST_QUESTION}`);
  return 0;
}

function settingsFor(
  { provider, model, baseUrl, apiKey }: Draft,
  { surroundings }: SetupIo,
): Promise<Settings> {
  return loadSettings(surroundings, { provider, model, baseUrl, apiKey }).then(({ settings }) => settings);
}

function tilde(path: string, home: string): string {
  return path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path;
}

/** Ctrl-C while something was tried. */
export class Interrupted extends Error {}
