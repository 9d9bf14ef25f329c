// The process that keeps a model loaded: started by the first question, shared by all shells, ended after a time without questions.

import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BRIEF_TOOLS, parseCall } from '../../src/agent/tools.ts';
import type { ModelReply, ModelRequest, ModelStatus, Provider } from '../../src/domain/conversation.ts';
import { ProviderError } from '../../src/domain/errors.ts';
import { ensureServer, findServer, stopServer } from '../../src/local-model/client.ts';
import { chooseProvider } from '../../src/providers/choose.ts';
import { traitsOf } from '../../src/providers/traits.ts';
import { type ModelPlace, modelPlace, needLlama, processesOf } from '../support/llama.ts';

const NOBODY: Provider = {
  ...traitsOf('recipes'),
  name: 'recipes',
  model: 'built-in',
  ask: () => Promise.reject(new ProviderError('No recipe is asked here.', '')),
};

/** As a question asks it. */
function provider({ job, starting }: ModelPlace): Provider {
  return chooseProvider(
    {
      provider: 'local',
      baseUrl: undefined,
      model: job.model,
      hasKey: false,
      loadKey: async () => undefined,
      fallback: [],
      allowPlainHttp: false,
      reasoningEffort: undefined,
    },
    {
      recipes: NOBODY,
      say: () => {},
      note: () => {},
      startLocal: async (name, { signal, onLoading }) => {
        onLoading(name);
        await ensureServer(job, { ...starting, signal });
        return job.socket;
      },
    },
  );
}

const SYSTEM = {
  role: 'system',
  content: 'You are beck, at the shell prompt of a person. '.repeat(4),
} as const;

function request(question: string, more: Partial<ModelRequest> = {}): ModelRequest {
  return {
    question,
    runs: [],
    messages: [SYSTEM, { role: 'user', content: question }],
    tools: BRIEF_TOOLS,
    temperature: 1,
    maxTokens: 1500,
    ...more,
  };
}

type Asked = {
  readonly text: () => string;
  readonly reply: Promise<ModelReply>;
  readonly begun: Promise<void>;
};

function ask(
  of: Provider,
  asked: ModelRequest,
  signal = new AbortController().signal,
  onStatus?: (status: ModelStatus) => void,
): Asked {
  let text = '';
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const onText = (piece: string): void => {
    text += piece;
    resolve();
  };
  const reply = of.ask(asked, { signal, onText, onStatus });
  reply.catch(() => {});
  return { text: () => text, reply, begun };
}

/** Writes until it is stopped: without tools nothing ends it but chance. */
const ENDLESS = { tools: [], maxTokens: 4000 };

describe('a question', () => {
  test('starts the process, and calls arrive as those of any server', async () => {
    needLlama();
    await using place = modelPlace();
    const asking = provider(place);
    const calls = [];
    for (let turn = 0; turn < 12 && calls.length === 0; turn += 1) {
      const { toolCalls } = await ask(asking, request(`question ${turn}`)).reply;
      calls.push(...toolCalls);
    }
    const [call] = calls;
    expect(call && parseCall(call)).toMatchObject({ type: 'action' });
    expect(asking.model).toBe('tiny');
  });

  test('shows that the model is being loaded, until it is', async () => {
    needLlama();
    await using place = modelPlace();
    const statuses: ModelStatus[] = [];
    const signal = AbortSignal.timeout(60_000);
    const asked = ask(provider(place), request('one', { maxTokens: 20 }), signal, (status) =>
      statuses.push(status),
    );
    await asked.begun;
    expect(statuses).toEqual([{ type: 'loading', model: 'tiny' }, { type: 'asking' }]);
  });

  test('finds the process of the one before', async () => {
    needLlama();
    await using place = modelPlace();
    await ask(provider(place), request('one', { maxTokens: 40 })).reply;
    const first = await findServer(place.job.socket);
    await ask(provider(place), request('two', { maxTokens: 40 })).reply;
    expect(await findServer(place.job.socket)).toEqual(first);
    expect(first?.pid).toBeGreaterThan(0);
  });

  test('with other settings ends that process and starts another', async () => {
    needLlama();
    await using place = modelPlace();
    await ask(provider(place), request('one', { maxTokens: 40 })).reply;
    const first = await findServer(place.job.socket);
    const other = { ...place, job: { ...place.job, contextSize: 2048 } };
    await ask(provider(other), request('two', { maxTokens: 40 })).reply;
    expect((await findServer(place.job.socket))?.pid).not.toBe(first?.pid);
    await expect.poll(() => isAlive(first?.pid)).toBe(false);
  });
});

test('two shells that ask at once start one process, and both are answered in turn', async () => {
  needLlama();
  await using place = modelPlace();
  const shells = [provider(place), provider(place)];
  const asked = shells.map((shell) => ask(shell, request('both', { maxTokens: 200 })));
  const replies = await Promise.all(asked.map(({ reply }) => reply));
  expect(replies.map(({ finish }) => finish).every((finish) => finish !== undefined)).toBe(true);
  const { pid } = (await findServer(place.job.socket)) ?? {};
  expect(pid).toBeGreaterThan(0);
  // The one that came second has gone again.
  await expect.poll(() => processesOf(place)).toEqual([pid]);
});

test('the socket and its folder are closed to others', async () => {
  needLlama();
  await using place = modelPlace();
  await ask(provider(place), request('one', { maxTokens: 20 })).reply;
  expect(statSync(place.job.socket).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(place.job.socket)).mode & 0o077).toBe(0);
});

test('a cancelled question frees the model for the next at once', async () => {
  needLlama();
  await using place = modelPlace();
  const left = new AbortController();
  const asking = provider(place);
  const long = ask(asking, request('on and on', ENDLESS), left.signal);
  await long.begun;
  const next = ask(provider(place), request('next', { maxTokens: 5, tools: [] }));
  const began = performance.now();
  left.abort();
  await expect(long.reply).rejects.toThrow();
  const released = performance.now() - began;
  await next.reply.catch(() => {});
  const answered = performance.now() - began;
  expect(released).toBeLessThan(200);
  // Bounded generously: the machine may be busy. Four thousand tokens would take far longer.
  expect(answered).toBeLessThan(5_000);
});

test('who waits for another model and leaves does not cut the answer', async () => {
  needLlama();
  await using place = modelPlace();
  const left = new AbortController();
  const long = ask(provider(place), request('on and on', ENDLESS), left.signal);
  await long.begun;
  const { pid } = (await findServer(place.job.socket)) ?? {};
  const waiting = new AbortController();
  const other = ensureServer(
    { ...place.job, contextSize: 2048 },
    { ...place.starting, signal: waiting.signal },
  );
  setTimeout(() => waiting.abort(), 200);
  await expect(other).rejects.toThrow();
  left.abort();
  await expect(long.reply).rejects.toThrow('aborted');
  await ask(provider(place), request('next', { maxTokens: 5, tools: [] })).reply;
  expect((await findServer(place.job.socket))?.pid).toBe(pid);
});

test('a process that is killed fails one question with a sentence, and the next starts another', async () => {
  needLlama();
  await using place = modelPlace();
  const asking = provider(place);
  const cut = ask(asking, request('on and on', ENDLESS));
  await cut.begun;
  const { pid = 0 } = (await findServer(place.job.socket)) ?? {};
  process.kill(pid, 'SIGKILL');
  await expect(cut.reply).rejects.toThrow('The process of the model ended before it had answered');
  const again = ask(provider(place), request('again', { maxTokens: 40 }));
  expect((await again.reply).finish).toBeDefined();
  expect((await findServer(place.job.socket))?.pid).not.toBe(pid);
});

test('what does not fit into the memory is reported, and nothing is left running', async () => {
  needLlama();
  await using place = modelPlace();
  truncateSync(place.job.file, 2 ** 42);
  await expect(ask(provider(place), request('one')).reply).rejects.toMatchObject({
    message: expect.stringMatching(/^tiny needs about 4398 GB of memory, and .* are free\.$/),
    fix: expect.stringContaining('choose a smaller model'),
  });
  await expect.poll(() => findServer(place.job.socket)).toBeUndefined();
});

test('a model that llama.cpp cannot load is reported, and nothing is left running', async () => {
  needLlama();
  await using place = modelPlace();
  // As one of an architecture that came later.
  const file = readFileSync(place.job.file, 'latin1').replaceAll('llama', 'zlama');
  writeFileSync(place.job.file, file, 'latin1');
  await expect(ask(provider(place), request('one')).reply).rejects.toMatchObject({
    message: expect.stringMatching(/^tiny could not be loaded: .*\.$/),
    fix: expect.stringContaining('Choose another model'),
  });
  await expect.poll(() => findServer(place.job.socket)).toBeUndefined();
});

test('a process that hangs is reported, and the next stop kills it', async () => {
  needLlama();
  await using place = modelPlace();
  await ask(provider(place), request('one', { maxTokens: 20 })).reply;
  const { pid = 0 } = (await findServer(place.job.socket)) ?? {};
  process.kill(pid, 'SIGSTOP');
  await expect(ensureServer(place.job, { ...place.starting, patience: 0 })).rejects.toMatchObject({
    message: 'The process for tiny does not answer.',
    fix: 'End it with: beck models stop',
  });
  expect(await stopServer(place.job.socket)).toEqual({ model: undefined, pid });
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect([existsSync(place.job.socket), processesOf(place)]).toEqual([false, []]);
  await ask(provider(place), request('two', { maxTokens: 20 })).reply;
});

test('a process that cannot start says why', async () => {
  await using place = modelPlace();
  const broken = {
    ...place.starting,
    command: [process.execPath, '-e', 'throw new Error("no such thing")', '--'],
  };
  await expect(ensureServer(place.job, broken)).rejects.toThrow(
    'The process for tiny did not start: Error: no such thing.',
  );
});

describe('the process ends', () => {
  test('by itself when nothing was asked for a while', async () => {
    needLlama();
    await using place = modelPlace({ keepLoaded: 0.01 });
    await ask(provider(place), request('one', { maxTokens: 20 })).reply;
    await expect.poll(() => findServer(place.job.socket)).toBeUndefined();
    await expect.poll(() => existsSync(place.job.socket)).toBe(false);
  });

  test('after the first answer, not before it, where nothing is kept', async () => {
    needLlama();
    await using place = modelPlace({ keepLoaded: 0 });
    const { finish } = await ask(provider(place), request('one', { maxTokens: 20 })).reply;
    expect(finish).toBeDefined();
    await expect.poll(() => existsSync(place.job.socket)).toBe(false);
  });

  test('at once on request, and tells whether there was one', async () => {
    needLlama();
    await using place = modelPlace();
    expect(await stopServer(place.job.socket)).toBeUndefined();
    await ask(provider(place), request('one', { maxTokens: 20 })).reply;
    const { pid } = (await findServer(place.job.socket)) ?? {};
    expect(await stopServer(place.job.socket)).toMatchObject({ model: 'tiny', pid });
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}
