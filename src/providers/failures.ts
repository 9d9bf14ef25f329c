// The failures of a model server, each with one sentence and what to do about it.

import type { APIError } from 'openai';
import { EmptyReplyError, ProviderError, UnavailableError } from '../domain/errors.ts';
import { hostOf } from './address.ts';
import type { Proxies } from './connection.ts';
import { ListError } from './models.ts';
import { isContextError, isFiltered, isKeyError, isModelError, isSpent } from './refusals.ts';

export type Server = {
  readonly baseUrl: string;
  readonly model: string;
  readonly hasKey: boolean;
  /** Variables that may hold the key, and where one is made, as a sentence. */
  readonly keyVariables?: readonly string[] | undefined;
  readonly keysAt?: string | undefined;
  readonly proxies?: Proxies | undefined;
  /** Of a process of beck's own. */
  readonly socket?: string | undefined;
  /** The command that gets a model it does not have. */
  readonly getModel?: ((model: string) => string) | undefined;
};

/** A connection that failed. `error`: whatever was thrown, with Node's `code` somewhere in its causes. */
export function describeConnection(error: unknown, { baseUrl, proxies, socket }: Server): ProviderError {
  const code = codeOf(error);
  if (socket !== undefined && code !== 'ETIMEDOUT') return processEnded();
  const host = hostOf(baseUrl);
  const proxy = failedProxy(error, proxies);
  if (proxy !== undefined)
    return new UnavailableError(
      `The proxy ${proxy} blocked the request to ${host}.`,
      'Check HTTPS_PROXY and NO_PROXY.',
    );
  const known = CONNECTION_FAILURES.find(({ codes }) => codes.test(code));
  if (known !== undefined) return new UnavailableError(known.sentence(host), known.fix);
  const detail = error instanceof Error ? `: ${oneLine(error.message).replace(/\.$/, '')}` : '';
  return new UnavailableError(`The connection to ${host} failed${detail}.`, CHECK_ADDRESS);
}

/** The proxy that could not be reached, or refused. */
function failedProxy(error: unknown, proxies: Proxies = {}): string | undefined {
  const port = fieldOf(error, 'port');
  const unknownName = fieldOf(error, 'hostname');
  for (const written of Object.values(proxies)) {
    if (written === undefined || !URL.canParse(written)) continue;
    const { host, hostname, port: own, protocol } = new URL(written);
    const usual = protocol === 'https:' ? '443' : '80';
    if (String(port) === (own || usual) || codeOf(error) === 'ERR_PROXY_TUNNEL') return host;
    if (unknownName === hostname) return host;
  }
  return undefined;
}

const CHECK_ADDRESS = 'Check "baseUrl" in the settings and the network.';

const CONNECTION_FAILURES: readonly { codes: RegExp; sentence: (host: string) => string; fix: string }[] = [
  {
    codes: /^ECONNREFUSED$/,
    sentence: (host) => `Nothing is listening at ${host}.`,
    fix: 'Start the model server, or correct "baseUrl" in the settings.',
  },
  {
    codes: /^(ENOTFOUND|EAI_AGAIN|EAI_NODATA|EAI_NONAME)$/,
    sentence: (host) => `The name ${host} cannot be found.`,
    fix: CHECK_ADDRESS,
  },
  {
    codes: /^(EHOSTUNREACH|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL)$/,
    sentence: (host) => `${host} cannot be reached from here.`,
    fix: 'Check the network.',
  },
  {
    codes: /^ETIMEDOUT$/,
    sentence: (host) => `${host} did not answer in time.`,
    fix: 'Try again, or choose a smaller model.',
  },
  {
    codes: /CERT|SELF_SIGNED|^UNABLE_TO_|^ERR_TLS/,
    sentence: (host) => `The certificate of ${host} cannot be trusted.`,
    fix: 'Correct "baseUrl", or set NODE_EXTRA_CA_CERTS to the file of its authority.',
  },
  {
    codes: /^(EPROTO|ERR_SSL_.*)$/,
    sentence: (host) => `${host} does not speak https there.`,
    fix: 'Try "http://" in "baseUrl".',
  },
  {
    codes: /^(ECONNRESET|EPIPE|UND_ERR_.*)$/,
    sentence: (host) => `${host} closed the connection.`,
    fix: "Try again; if it keeps happening, look at the server's log.",
  },
];

/** The stream broke off after it had begun. */
export function describeCut({ baseUrl, socket }: Server): ProviderError {
  if (socket !== undefined) return processEnded();
  return new UnavailableError(`The connection to ${hostOf(baseUrl)} dropped mid-answer.`, 'Ask again.');
}

function processEnded(): ProviderError {
  return new UnavailableError(
    'The process of the model ended before it had answered; the memory may have run out.',
    'Ask again: it is started again. If it ends again, choose a smaller model: beck models',
  );
}

/** `isCut`: the limit was reached before a word of the answer. */
export function describeEmpty({ baseUrl, model }: Server, isCut = false): ProviderError {
  if (isCut)
    return new EmptyReplyError(
      `The model ${model} used all its tokens before it answered.`,
      'Raise "maxTokens", or set "reasoningEffort" to "low".',
    );
  return new EmptyReplyError(
    `The model ${model} at ${hostOf(baseUrl)} gave an empty reply.`,
    'Ask again, or choose another model.',
  );
}

export function describeTooMuch({ baseUrl }: Server): ProviderError {
  return new ProviderError(
    `${hostOf(baseUrl)} sent more than beck accepts as one answer, so beck stopped reading.`,
    'Ask again, or choose another model.',
  );
}

/** Its list of models could not be read: nothing is reached, or what answers has none. */
export function describeModelsFailure(error: unknown, server: Server): ProviderError {
  if (codeOf(error) !== '') return describeConnection(error, server);
  const status = error instanceof ListError ? error.status : undefined;
  if (status === 401 || status === 403) return describeKey(server, '');
  if (status !== undefined && status >= 500)
    return new UnavailableError(`${hostOf(server.baseUrl)} failed (${status}).`, 'Try again in a moment.');
  return describeStranger(server);
}

/** No model was named, and the server has none that would do. */
export function describeNoModel({ baseUrl }: Pick<Server, 'baseUrl'>): ProviderError {
  return new ProviderError(
    `${hostOf(baseUrl)} has no model to ask.`,
    'Load a model there, or set "model" in the settings.',
  );
}

/** What answered is no such server, or not under this address. `page`: the title of the web page that came. */
export function describeStranger({ baseUrl }: Server, page?: string): ProviderError {
  if (page !== undefined)
    return new ProviderError(
      `A web page came from ${hostOf(baseUrl)} in place of an answer: ${oneLine(page || 'it has no title')}.`,
      'A proxy or a login page may be in between; else check "baseUrl", which usually ends in /v1.',
    );
  return new ProviderError(
    `${baseUrl} does not answer like an OpenAI-compatible server.`,
    'Check "baseUrl" in the settings; it usually ends in /v1.',
  );
}

/** Nothing is missing: a filter of the server ended the answer. */
export function describeFiltered({ baseUrl }: Server, detail = ''): ProviderError {
  return new EmptyReplyError(
    `A content filter of ${hostOf(baseUrl)} stopped the answer.${detail}`,
    'Word the question differently, or choose another model.',
  );
}

/** An error that came within the stream, after some of the answer. */
export function describeBroken(error: APIError, { baseUrl }: Server): ProviderError {
  return new UnavailableError(`${hostOf(baseUrl)} stopped mid-answer.${detailOf(error)}`, 'Ask again.');
}

/** An answer with an error in it. `models`: names the server knows, to choose from. */
export function describeAnswer(error: APIError, server: Server, models: readonly string[]): ProviderError {
  const { status } = error;
  const { baseUrl, model } = server;
  const host = hostOf(baseUrl);
  const detail = detailOf(error);
  if (server.socket !== undefined) return describeOwn(error);
  if (isSpent(error))
    return new ProviderError(
      `Your credit at ${host} is used up.${detail}`,
      'Add credit there, or choose another provider.',
    );
  // Where there is no key, a proxy may have refused.
  if (isKeyError(error)) return describeKey(server, server.hasKey || status === 403 ? detail : '');
  if (isFiltered(error)) return describeFiltered(server, detail);
  if (status !== undefined && status >= 300 && status < 400) {
    return new ProviderError(
      `${host} redirects to another address.`,
      'Set "baseUrl" in the settings to the final address.',
    );
  }
  if (isContextError(error)) {
    return new ProviderError(
      `The conversation is too long for the model ${model}.${detail}`,
      'Ask a shorter question, or choose a model with a larger context.',
    );
  }
  if (isModelError(error)) {
    const known = models.length > 0 ? `It has: ${models.join(', ')}.` : 'Ask the server for its models.';
    const get = server.getModel === undefined ? '' : ` Or get it with: ${server.getModel(model)}`;
    return new ProviderError(
      `${host} does not have the model ${model}.`,
      `${known} Set "model" in the settings.${get}`,
    );
  }
  if (status === 404 || status === 405) return describeStranger(server);
  if (status === 429) {
    return new UnavailableError(
      `${host} says that you are rate-limited or out of credit.${detail}`,
      'Wait a moment, or check your account there.',
    );
  }
  if (status !== undefined && (status >= 500 || status === 408)) {
    return new UnavailableError(`${host} failed (${status}).${detail}`, 'Try again in a moment.');
  }
  if (status === undefined)
    return new UnavailableError(`${host} answered with an error.${detail}`, 'Try again in a moment.');
  return new ProviderError(
    `${host} rejected the request (${status}).${detail}`,
    'Check "model" and "baseUrl" in the settings.',
  );
}

/** beck's own model process already words its errors for the person. */
function describeOwn({ error: body, message }: APIError): ProviderError {
  const field = (name: string): string => {
    const value = fieldOf(body, name);
    return typeof value === 'string' ? value : '';
  };
  return new UnavailableError(field('message') || oneLine(message), field('fix') || 'See: beck doctor');
}

export function describeKey(
  { baseUrl, hasKey, keyVariables = ['OPENAI_API_KEY'], keysAt }: Server,
  detail: string,
) {
  const host = hostOf(baseUrl);
  const variable = keyVariables[0] ?? 'OPENAI_API_KEY';
  const made = keysAt === undefined ? '' : ` ${keysAt}`;
  return hasKey
    ? new ProviderError(
        `${host} rejected the key.${detail}`,
        `Check "apiKey" in the settings or ${variable}.${made}`,
      )
    : new ProviderError(
        `${host} needs an API key.${detail}`,
        `Set "apiKey" in the settings or ${variable}.${made}`,
      );
}

/** The server's own words, where it has any; a page of HTML is none. */
function detailOf(error: APIError): string {
  const { error: body } = error;
  const message: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : body;
  return typeof message === 'string' && !message.trimStart().startsWith('<')
    ? ` It says: ${oneLine(message).replace(/[.!]?$/, '.')}`
    : '';
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}

function codeOf(error: unknown): string {
  const code = fieldOf(error, 'code');
  return typeof code === 'string' ? code : '';
}

/** Of the error, or of what caused it. */
function fieldOf(error: unknown, name: string): unknown {
  for (let at = error; typeof at === 'object' && at !== null; at = Reflect.get(at, 'cause')) {
    const value: unknown = Reflect.get(at, name);
    if (value !== undefined) return value;
  }
  return undefined;
}
