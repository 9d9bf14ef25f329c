// A real HTTP server on this machine that speaks streaming chat completions from a script.

import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

/** One tool call; an object is sent as its JSON, a string exactly as it is (so it may be nonsense). */
type ScriptedCall = {
  readonly name: string;
  readonly arguments: string | object;
  readonly id?: string;
};

export type ScriptedReply =
  /** Streamed in pieces of a few characters. */
  | { readonly type: 'text'; readonly text: string }
  /** Names and arguments split over several deltas, as servers do. */
  | { readonly type: 'tool-calls'; readonly calls: readonly ScriptedCall[]; readonly text?: string }
  /** Not a stream: an error, a page of HTML, anything. */
  | {
      readonly type: 'status';
      readonly status: number;
      readonly body: string;
      readonly contentType?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Some text, then the connection breaks. */
  | { readonly type: 'cut'; readonly text: string }
  /** A stream that ends in good order without saying anything. */
  | { readonly type: 'empty' }
  /** Some text, then an error inside the stream. */
  | { readonly type: 'stream-error'; readonly text: string; readonly message: string }
  /** The reply ended because it was too long. */
  | { readonly type: 'length'; readonly text: string }
  /** Text, then silence until the client hangs up or the server closes. */
  | { readonly type: 'stall'; readonly text: string; readonly thinks?: string }
  /** Decides from the request, so that a model may obey what it reads. */
  | { readonly type: 'by-request'; readonly reply: (request: RecordedRequest) => ScriptedReply };

type ChatBody = {
  readonly model: string;
  readonly stream?: boolean;
  readonly messages: readonly {
    readonly role: string;
    readonly content?: string | null;
    readonly tool_call_id?: string;
    readonly tool_calls?: readonly {
      readonly id: string;
      readonly function: { readonly name: string; readonly arguments: string };
    }[];
  }[];
  readonly tools?: readonly { readonly function: { readonly name: string; readonly parameters: unknown } }[];
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
};

type RecordedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The body as it came, so that its bytes can be counted. */
  readonly text: string;
  readonly body: ChatBody;
};

export type ModelServer = {
  /** `http://127.0.0.1:PORT/v1` */
  readonly baseUrl: string;
  /** Chat completion requests in the order they came. */
  readonly requests: readonly RecordedRequest[];
  /** How many clients hung up before their reply was complete. */
  readonly hangUps: () => number;
  close(): Promise<void>;
};

/** Replies in the script's order; a request after the last one gets a 500 that says so. */
export async function startModelServer(
  script: readonly ScriptedReply[],
  options: { readonly models?: readonly string[]; readonly usage?: boolean } = {},
): Promise<ModelServer> {
  const requests: RecordedRequest[] = [];
  let hangUps = 0;
  const server = createServer(async (incoming, response) => {
    response.once('close', () => {
      if (!response.writableFinished) hangUps += 1;
    });
    if (incoming.method === 'GET' && incoming.url?.endsWith('/models'))
      return sendModels(response, options.models);
    const request = await record(incoming);
    requests.push(request);
    play(script[requests.length - 1] ?? SCRIPT_ENDED, { request, response, usage: options.usage ?? true });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The model server has no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    hangUps: () => hangUps,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const SCRIPT_ENDED: ScriptedReply = {
  type: 'status',
  status: 500,
  body: JSON.stringify({ error: { message: 'The scripted model has nothing more to say.' } }),
};

async function record(incoming: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    headers: incoming.headers,
    text,
    // The tests themselves say what they expect in it.
    body: JSON.parse(text === '' ? '{}' : text) as ChatBody,
  };
}

function sendModels(response: ServerResponse, models: readonly string[] | undefined): void {
  if (models === undefined) {
    response.writeHead(404).end();
    return;
  }
  const data = models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'test' }));
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ object: 'list', data }));
}

type Stage = {
  readonly request: RecordedRequest;
  readonly response: ServerResponse;
  readonly usage: boolean;
};

function play(reply: ScriptedReply, stage: Stage): void {
  const { response } = stage;
  switch (reply.type) {
    case 'by-request':
      play(reply.reply(stage.request), stage);
      return;
    case 'status':
      response
        .writeHead(reply.status, {
          'content-type': reply.contentType ?? 'application/json',
          // The client would otherwise decide for itself to try again.
          'x-should-retry': 'false',
          ...reply.headers,
        })
        .end(reply.body);
      return;
    case 'text':
      sayText(stage, reply.text);
      endStream(stage, 'stop');
      return;
    case 'length':
      sayText(stage, reply.text);
      endStream(stage, 'length');
      return;
    case 'tool-calls':
      sayText(stage, reply.text ?? '');
      sayCalls(stage, reply.calls);
      endStream(stage, 'tool_calls');
      return;
    case 'empty':
      endStream(stage, 'stop');
      return;
    case 'stream-error':
      sayText(stage, reply.text);
      send(stage, { error: { message: reply.message, type: 'server_error' } });
      response.end();
      return;
    case 'cut':
      sayText(stage, reply.text);
      // The text must have left before the connection breaks.
      response.write('', () => response.socket?.destroy());
      return;
    case 'stall':
      if (reply.thinks !== undefined) sendDelta(stage, { reasoning_content: reply.thinks });
      sayText(stage, reply.text);
      return;
  }
}

function sayText(stage: Stage, text: string): void {
  for (const piece of text.match(/[\s\S]{1,7}/gu) ?? []) sendDelta(stage, { content: piece });
}

function sayCalls(stage: Stage, calls: readonly ScriptedCall[]): void {
  calls.forEach((call, index) => {
    const written = typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments);
    const id = call.id ?? `call_${stage.request.body.messages.length}_${index}`;
    sendDelta(stage, {
      tool_calls: [{ index, id, type: 'function', function: { name: call.name, arguments: '' } }],
    });
    for (const piece of written.match(/[\s\S]{1,5}/gu) ?? []) {
      sendDelta(stage, { tool_calls: [{ index, function: { arguments: piece } }] });
    }
  });
}

function sendDelta(stage: Stage, delta: object): void {
  send(stage, chunk(stage, [{ index: 0, delta, finish_reason: null }]));
}

function endStream(stage: Stage, finish: 'stop' | 'length' | 'tool_calls'): void {
  send(stage, chunk(stage, [{ index: 0, delta: {}, finish_reason: finish }]));
  if (stage.usage) {
    send(stage, {
      ...chunk(stage, []),
      usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
    });
  }
  stage.response.end('data: [DONE]\n\n');
}

function chunk(stage: Stage, choices: readonly object[]): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 0,
    model: stage.request.body.model,
    choices,
  };
}

function send(stage: Stage, event: object): void {
  if (!stage.response.headersSent) stage.response.writeHead(200, { 'content-type': 'text/event-stream' });
  stage.response.write(`data: ${JSON.stringify(event)}\n\n`);
}
