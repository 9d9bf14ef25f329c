// Asks providers of real servers on this machine, and keeps what they said.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeAll } from 'vitest';
import { TOOLS } from '../../src/agent/tools.ts';
import type { ModelRequest, ModelStatus } from '../../src/domain/conversation.ts';
import { ProviderError } from '../../src/domain/errors.ts';
import { type ChooseWith, chooseProvider, type ServerChoice } from '../../src/providers/choose.ts';
import { shortLearning } from '../../src/providers/learnt.ts';
import type { ServerName } from '../../src/providers/rows.ts';
import { RECIPES } from '../../src/providers/traits.ts';
import {
  CERTIFICATE,
  delta,
  type Json,
  type Listening,
  listen,
  readBody,
  type Scheme,
  stream,
} from './quirky-server.ts';

beforeAll(() => setDefaultCACertificates([...getCACertificates('default'), CERTIFICATE]));

export const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

export async function serve(
  answer: (body: Json, response: ServerResponse, incoming: IncomingMessage) => void,
  scheme: Scheme = 'http',
): Promise<Listening & { readonly bodies: readonly Json[] }> {
  const bodies: Json[] = [];
  const server = await listen(scheme, async (incoming, response) => {
    const body = await readBody(incoming);
    if (incoming.method === 'POST') bodies.push(body);
    answer(body, response, incoming);
  });
  open.push(server);
  return { ...server, bodies };
}

export const FIRST: ModelRequest = {
  question: 'what is here',
  runs: [],
  messages: [
    { role: 'system', content: 'You are beck.' },
    { role: 'user', content: 'what is here' },
  ],
  tools: TOOLS,
  temperature: 1.3,
  maxTokens: 2048,
};

export const NO_RECIPES = {
  ...RECIPES,
  ask: () => Promise.reject(new ProviderError('No recipe.', '')),
};

type Asked = {
  readonly texts: string[];
  readonly statuses: ModelStatus[];
  readonly notes: string[];
  readonly said: string[];
};

export function choose(
  first: Partial<Parameters<typeof chooseProvider>[0]> & { provider: ServerName },
  others: readonly ServerChoice[] = [],
  how: Partial<ChooseWith> = {},
) {
  const heard: Asked = { texts: [], statuses: [], notes: [], said: [] };
  const provider = chooseProvider(
    {
      baseUrl: undefined,
      model: undefined,
      hasKey: false,
      loadKey: async () => undefined,
      fallback: others,
      allowPlainHttp: false,
      reasoningEffort: undefined,
      ...first,
    },
    {
      recipes: NO_RECIPES,
      say: (sentence) => heard.said.push(sentence),
      note: (line) => heard.notes.push(line),
      learning: shortLearning(),
      pause: async () => {},
      ...how,
    },
  );
  const ask = (request: ModelRequest = FIRST, signal = AbortSignal.timeout(30_000)) =>
    provider.ask(request, {
      signal,
      onText: (text) => heard.texts.push(text),
      onStatus: (status) => heard.statuses.push(status),
    });
  return { provider, heard, ask };
}

export const withKey = (key: string) => ({ hasKey: true, loadKey: async () => key });

export const SAYS_HI = (response: ServerResponse) => stream(response, delta({ content: 'Hi.' }, 'stop'));

/** A server that answers the first requests so, and then well. */
export async function failingFirst(
  failures: readonly ((response: ServerResponse) => void)[],
  scheme: Scheme = 'http',
) {
  let at = 0;
  return serve((_body, response) => (failures[at++] ?? SAYS_HI)(response), scheme);
}

type Second = {
  readonly choice: ServerChoice;
  readonly bodies: readonly Json[];
  /** What each request had of a key. */
  readonly keys: readonly (string | undefined)[];
};

export async function second(): Promise<Second> {
  const keys: (string | undefined)[] = [];
  const server = await serve((_body, response, { headers }) => {
    keys.push(headers.authorization ?? headers['api-key']?.toString());
    stream(response, delta({ content: 'From the second.' }, 'stop'));
  });
  const choice = {
    provider: 'ollama',
    baseUrl: `${server.origin}/v1`,
    model: 'm',
    hasKey: false,
    loadKey: async () => undefined,
  } as const;
  return { choice, bodies: server.bodies, keys };
}
