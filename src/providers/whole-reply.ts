// What a server answers in place of a stream, as a stream or an error: the whole reply as JSON, or an error with 200.

import { errorIn, type PlainError, parseJson, readStart, withPlainError } from './error-body.ts';

/** Maximum bytes of a reply that is no stream. */
const MOST_BYTES = 4_000_000;

export async function asStream(response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || response.body === null || !/json/.test(type)) return withPlainError(response);
  const text = await readStart(response.body, MOST_BYTES);
  // Some name the wrong type.
  if (/^\s*(?:data|event|id|retry):/.test(text)) return streamed(text);
  const parsed = parseJson(text);
  const error = errorIn(parsed);
  if (error !== undefined)
    return Response.json(
      { error },
      { status: statusOf(error) ?? 400, headers: { 'x-should-retry': 'true' } },
    );
  const chunk = toChunk(parsed);
  if (chunk !== undefined) return streamed(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
  return new Response(text, { status: response.status, headers: { 'content-type': type } });
}

function streamed(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/event-stream' } });
}

/** The status that an error should have come with, by its code or its words; undefined where it says neither. */
export function statusOf({ code, status, type }: PlainError): number | undefined {
  for (const said of [code, status]) {
    const number = Number(said);
    if (Number.isInteger(number) && number >= 400 && number < 600) return number;
  }
  const words = [code, status, type].filter((said) => typeof said === 'string').join(' ');
  return STATUSES.find(([pattern]) => pattern.test(words))?.[1];
}

const STATUSES: readonly (readonly [pattern: RegExp, status: number])[] = [
  [/rate_?limit|too_?many/i, 429],
  [/overloaded|unavailable/i, 503],
  [/server_?error|internal|api_error|timeout/i, 500],
  [/authentication|invalid_api_key|unauthorized/i, 401],
];

/** A complete reply as one event; undefined where it is something else. */
function toChunk(parsed: unknown): object | undefined {
  if (typeof parsed !== 'object' || parsed === null || !('choices' in parsed)) return undefined;
  const { choices } = parsed;
  if (!Array.isArray(choices) || choices.length === 0) return undefined;
  const [first]: readonly unknown[] = choices;
  if (typeof first !== 'object' || first === null || !('message' in first)) return undefined;
  const { message, ...rest } = first;
  return { ...parsed, choices: [{ finish_reason: 'stop', ...rest, delta: withIndexes(message) }] };
}

/** The calls of a whole message have none. */
function withIndexes(message: unknown): unknown {
  if (typeof message !== 'object' || message === null || !('tool_calls' in message)) return message;
  const { tool_calls: calls } = message;
  return Array.isArray(calls)
    ? { ...message, tool_calls: calls.map((call: object, index) => ({ index, ...call })) }
    : message;
}
