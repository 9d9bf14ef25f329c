// Real HTTP and HTTPS servers on this machine that behave as the providers of the table do, with their own demands.

import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';

const read = (name: string): string => readFileSync(join(import.meta.dirname, 'tls', name), 'utf8');

export const CERTIFICATE_FILE = join(import.meta.dirname, 'tls/certificate.pem');

/** Of the tests' own: for `localhost`, `127.0.0.1` and `models.invalid`. */
export const CERTIFICATE = read('certificate.pem');

export type Scheme = 'http' | 'https';

export type Listening = {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  readonly port: number;
  readonly close: () => Promise<void>;
};

export async function listen(scheme: Scheme, answer: RequestListener): Promise<Listening> {
  const server =
    scheme === 'http'
      ? createServer(answer)
      : createTlsServer({ key: read('key.pem'), cert: CERTIFICATE }, answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { origin: `${scheme}://127.0.0.1:${port}`, port, close };
}

/** Passes all it gets on to one server, and notes what it was asked for. */
export async function startProxy(
  target: Listening,
): Promise<Listening & { readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    const { pathname } = new URL(incoming.url ?? '');
    void fetch(`${target.origin}${pathname}`, { method: 'POST', body: '{}' }).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(await answer.text());
    });
  });
  server.on('connect', ({ url }, socket) => {
    asked.push(`CONNECT ${url}`);
    const through = connect(target.port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      through.pipe(socket).pipe(through);
    });
    socket.on('error', () => through.destroy());
    through.on('error', () => socket.destroy());
    through.on('close', () => socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, port, close, asked };
}

export type Json = Readonly<Record<string, unknown>>;

export async function readBody(incoming: IncomingMessage): Promise<Json> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  // The tests themselves say what they expect in it.
  return JSON.parse(text === '' ? '{}' : text) as Json;
}

export function stream(response: ServerResponse, ...events: readonly object[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
  response.end('data: [DONE]\n\n');
}

export const delta = (given: object, finish_reason: string | null = null): object => ({
  choices: [{ index: 0, delta: given, finish_reason }],
});

export function refuse(response: ServerResponse, status: number, error: object | string, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: typeof error === 'string' ? { message: error } : error }));
}
