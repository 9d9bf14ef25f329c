// The process that keeps a model loaded: chat completions over a socket that only its person can open, one at a time.

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Chat, Engine, Written } from './engine.ts';
import type { Status } from './job.ts';
import { readChat } from './read-chat.ts';
import { splitCall } from './split-call.ts';

export type Serving = {
  readonly status: Status;
  /** Minutes without a question after which it ends. */
  readonly keepLoaded: number;
  readonly load: () => Promise<Engine>;
  /** Ends the process. */
  readonly end: () => void;
};

/** Listening is left to the caller. */
export function createModelServer(serving: Serving) {
  const { status, keepLoaded, end } = serving;
  const loading = serving.load();
  // Each question reports that loading failed; before the first nothing may end the process.
  loading.catch(() => {});
  let last: Promise<unknown> = loading;
  let open = 0;
  let idle: NodeJS.Timeout | undefined;
  const rest = (minutes: number): void => {
    clearTimeout(idle);
    if (open === 0) idle = setTimeout(end, minutes * 60_000);
  };
  // The client that started it still has to ask, even with `keepLoaded` 0.
  rest(Math.max(keepLoaded, LEAST_WAITING));
  /** One after another, in the order in which they came. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => {});
    return turn;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chat = readChat(await readBody(request));
    if (chat === undefined) return refuse(response, 400, 'It is no chat.', '');
    const left = new AbortController();
    response.once('close', () => left.abort());
    await streamReply({ loading, inTurn, model: status.model }, chat, { response, signal: left.signal });
  };
  return createServer((request, response) => {
    const { method = '', url = '' } = request;
    const route = `${method} ${url}`;
    if (route === 'GET /status') return void json(response, 200, status);
    if (route === 'GET /v1/models') return void json(response, 200, { data: [{ id: status.model }] });
    if (route === 'POST /stop') {
      response.once('close', end);
      return void json(response, 200, {});
    }
    if (route === 'POST /stop-when-done') {
      void inTurn(async () => {}).then(() => {
        // A client that disconnects must not interrupt the answer for another shell.
        if (response.destroyed) return;
        response.once('close', end);
        json(response, 200, {});
      });
      return;
    }
    if (route !== 'POST /v1/chat/completions')
      return void refuse(response, 404, 'There is nothing here.', '');
    open += 1;
    clearTimeout(idle);
    response.once('close', () => {
      open -= 1;
      rest(keepLoaded);
    });
    answer(request, response).catch((error: unknown) => {
      // What could not be loaded is tried again by the next question.
      void loading.catch(() => response.once('close', end));
      const fix = error instanceof Error && 'fix' in error ? String(error.fix) : '';
      refuse(response, REFUSED, error instanceof Error ? error.message : String(error), fix);
    });
  });
}

/** Minutes until the first question. */
const LEAST_WAITING = 1;

/** A status that clients do not retry. */
const REFUSED = 422;

type Queue = {
  readonly loading: Promise<Engine>;
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  readonly model: string;
};

async function streamReply(
  { loading, inTurn, model }: Queue,
  chat: Chat,
  { response, signal }: { readonly response: ServerResponse; readonly signal: AbortSignal },
): Promise<void> {
  const engine = await loading;
  // Until then the person sees that it is being loaded.
  response.writeProcessing();
  const send = (event: object): void => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify({ model, ...event })}\n\n`);
  };
  const say = (content: string): void => {
    if (content !== '') send({ choices: [{ delta: { content } }] });
  };
  const answer = chat.tools.length === 0 ? undefined : splitCall();
  const written = await inTurn(async (): Promise<Written | undefined> => {
    if (signal.aborted) return undefined;
    try {
      return await engine.write(chat, signal, (text) => say(answer?.push(text) ?? text));
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  });
  if (written === undefined) return;
  const { text, call } = answer?.end() ?? { text: '', call: undefined };
  say(text);
  if (call !== undefined) {
    const said = { name: call.name, arguments: JSON.stringify(call.arguments) };
    const called = { index: 0, id: `call_${randomUUID()}`, type: 'function', function: said };
    send({ choices: [{ delta: { tool_calls: [called] } }] });
  }
  const finish = call === undefined ? written.finish : 'tool_calls';
  send({ choices: [{ delta: {}, finish_reason: finish }] });
  send({
    choices: [],
    usage: {
      prompt_tokens: written.promptTokens,
      completion_tokens: written.tokens,
      prompt_tokens_details: { cached_tokens: written.cachedTokens },
    },
  });
  response.end('data: [DONE]\n\n');
}

const MOST_BYTES = 4 * 1024 ** 2;

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, message: string, fix: string): void {
  if (response.headersSent) response.destroy();
  else json(response, status, { error: { message, fix, type: 'beck' } });
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
