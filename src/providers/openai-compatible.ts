// Asks any server that speaks OpenAI's chat completions: learns what it refuses, waits where it is busy.

import type { APIError } from 'openai';
import type { ModelReply, ModelRequest, Provider } from '../domain/conversation.ts';
import { BeckError } from '../domain/errors.ts';
import type { AssemblyOptions } from './assemble.ts';
import { describesTools, learnFrom, toBody } from './body.ts';
import { type ExchangeOptions, exchange, type Io } from './exchange.ts';
import {
  describeAnswer,
  describeBroken,
  describeEmpty,
  describeModelsFailure,
  describeNoModel,
  type Server,
} from './failures.ts';
import { type Learning, type Learnt, learningKey, shortLearning } from './learnt.ts';
import { bestModel, listModels } from './models.ts';
import { countDown, pause as inTime, type Pause, waitFor } from './patience.ts';
import { isModelError, isSpent } from './refusals.ts';
import type { Effort } from './row.ts';
import { readTextCalls } from './text-calls.ts';
import { SERVER_TRAITS } from './traits.ts';

export type ServerOptions = ExchangeOptions & {
  /** The provider's name; absent: `openai-compatible`. */
  readonly name?: string | undefined;
  /** Whether the person named the model; else another one may take its place. */
  readonly modelIsChosen?: boolean | undefined;
  /** Which models are best, first. */
  readonly preference?: readonly RegExp[] | undefined;
  readonly getModel?: ((model: string) => string) | undefined;
  readonly keyVariables?: readonly string[] | undefined;
  readonly keysAt?: string | undefined;
  readonly effort?: Effort | undefined;
  readonly learning?: Learning | undefined;
  /** Gets a sentence when another model answers than the row's. */
  readonly say?: ((sentence: string) => void) | undefined;
  /** Receives that model, to offer saving it; absent: the sentence says how to save it. */
  readonly onReplaced?: ((model: string) => void) | undefined;
  readonly pause?: Pause | undefined;
};

/** `ask` rejects with `ProviderError`, or with the signal's reason when it was cancelled. */
export function openaiCompatible(options: ServerOptions): Provider {
  const state: Asking = {
    named: options.model,
    server: { ...options, hasKey: options.apiKey !== undefined },
    options: { ...options, learning: options.learning ?? shortLearning() },
  };
  let answered: string | undefined;
  return {
    ...SERVER_TRAITS,
    name: options.name ?? 'openai-compatible',
    get model() {
      return answered ?? (state.options.model || 'its model');
    },
    async ask(request, io) {
      const reply = await ask(state, request, io);
      // A server of local models may call them by their files.
      answered = reply.model?.replace(/^.*[/\\](?=[^/\\]+\.gguf$)/, '') ?? state.options.model;
      return reply;
    },
  };
}

/** The model may change, for the whole question. `named`: the one that was to be asked. */
type Asking = {
  readonly named: string;
  server: Server;
  options: ServerOptions & { readonly learning: Learning };
};

async function ask(state: Asking, request: ModelRequest, io: Io): Promise<ModelReply> {
  await useKnownModel(state, io.signal);
  let retries = 0;
  for (;;) {
    const { options, server } = state;
    const key = learningKey(options.baseUrl, options.model);
    const learnt = options.learning.recall(key) ?? {};
    const body = toBody(options, request, learnt);
    const result = await exchange(options, body, io, readingOf(options, request, learnt));
    if (result.type === 'replied') {
      if (result.thinksUnmarked && !learnt.thinksUnmarked)
        options.learning.keep(key, { ...learnt, thinksUnmarked: true });
      return checkReply(result.reply, request, server);
    }
    const { error } = result;
    // Another answer cannot follow what is on the screen.
    if (result.hasSpoken) throw describeBroken(error, server);
    const more = learnFrom(error, body, learnt);
    if (more !== undefined) {
      options.learning.keep(key, more);
      continue;
    }
    if (isModelError(error)) {
      await replaceModel(state, error, io.signal);
      io.onStatus?.({ type: 'asking' });
      continue;
    }
    // One server reads the model's call itself, and gives up where it is malformed: the next may be better.
    const status = error.code === 'tool_use_failed' ? 500 : error.status;
    const refusal = { status, headers: error.headers, isSpent: isSpent(error) };
    const seconds = waitFor(refusal, retries);
    if (seconds === undefined) throw describeAnswer(error, server, []);
    retries += 1;
    await sitOut(seconds, { error, state, io });
  }
}

function checkReply(reply: ModelReply, { messages }: ModelRequest, server: Server): ModelReply {
  const empty = reply.text.trim() === '' && reply.toolCalls.length === 0;
  // After a tool's result there may be nothing to add.
  if (empty && (messages.at(-1)?.role !== 'tool' || reply.finish === 'length'))
    throw describeEmpty(server, reply.finish === 'length');
  return reply;
}

function readingOf(options: ServerOptions, { tools }: ModelRequest, learnt: Learnt): AssemblyOptions {
  const { quirks = {}, baseUrl, model } = options;
  const names = new Set(tools.map(({ name }) => name));
  const asText = describesTools(options, learnt);
  return {
    ...quirks,
    from: baseUrl,
    thinksFirst: learnt.thinksUnmarked === true || THINKS_FIRST.test(model),
    // A small model that knows tools may still write its call as text.
    calls: names.size === 0 ? undefined : readTextCalls((name) => asText || names.has(name)),
  };
}

/** Models whose prompt opens a thought for them, so that only its end is marked. */
const THINKS_FIRST = /(?:^|[/\-_:])(?:r1|qwq)(?:$|[-_:])|thinking/i;

async function sitOut(
  seconds: number,
  { error, state, io }: { readonly error: APIError; readonly state: Asking; readonly io: Io },
): Promise<void> {
  const { host } = new URL(state.options.baseUrl);
  const why = error.status === 429 ? `${host} is busy` : `${host} failed (${error.status})`;
  const tell = (left: number) => io.onStatus?.({ type: 'waiting', seconds: left, why });
  await countDown(seconds, { tell, pause: state.options.pause ?? inTime, signal: io.signal });
  io.onStatus?.({ type: 'asking' });
}

const MODELS_TIMEOUT = 3_000;
const MOST_MODELS = 8;

/** What took the default model's place before; or, where a row has none, the best of those the server has. */
async function useKnownModel(state: Asking, signal: AbortSignal): Promise<void> {
  const { options, server } = state;
  const { model, modelIsChosen = true, learning, baseUrl, preference = [] } = options;
  if (model === '') {
    const names = await listModels(options, { signal, timeout: MODELS_TIMEOUT }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw error instanceof BeckError ? error : describeModelsFailure(error, server);
    });
    const best = bestModel(names, preference);
    if (best === undefined) throw describeNoModel(server);
    return useModel(state, best);
  }
  const instead = modelIsChosen ? undefined : learning.recall(learningKey(baseUrl, model))?.instead;
  if (instead !== undefined) useModel(state, instead);
}

function useModel(state: Asking, model: string): void {
  state.options = { ...state.options, model };
  state.server = { ...state.server, model };
}

/** Throws what there is to say where none may take its place. */
async function replaceModel(state: Asking, error: APIError, signal: AbortSignal): Promise<void> {
  const { options, server } = state;
  const { model, modelIsChosen = true, learning, baseUrl, preference = [], say, onReplaced } = options;
  // The names are optional: the message is complete without them.
  const names = await listModels(options, { signal, timeout: MODELS_TIMEOUT }).catch(() => []);
  signal.throwIfAborted();
  const best = modelIsChosen ? undefined : bestModel(names, preference);
  if (best === undefined || best === model) throw describeAnswer(error, server, names.slice(0, MOST_MODELS));
  const key = learningKey(baseUrl, state.named);
  learning.keep(key, { ...learning.recall(key), instead: best });
  useModel(state, best);
  const { host } = new URL(baseUrl);
  const told = `${host} does not have ${model}, so ${best} answers.`;
  say?.(onReplaced === undefined ? `${told} Keep it with: beck config set model ${best}` : told);
  onReplaced?.(best);
}
