// Brings the errors of all servers into the one shape that the client reads: `{ "error": { "message", … } }`.

/** Bytes of an error that are read; a page of HTML may be longer. */
const MOST_BYTES = 65_536;

/** A response that is no error stays as it is. */
export async function withPlainError(response: Response): Promise<Response> {
  if (response.ok || response.status < 400 || response.body === null) return response;
  const text = await readStart(response.body, MOST_BYTES);
  const { status, headers } = response;
  const title = pageTitle(text);
  const error = errorIn(parseJson(text)) ?? (title ? { message: title } : undefined);
  return new Response(error === undefined ? text : JSON.stringify({ error }), { status, headers });
}

export async function readStart(body: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Left early, the loop cancels the stream and with it the connection.
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > most) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

export type PlainError = { readonly message: string; readonly [field: string]: unknown };

/**
 * The error that a body or an event of a stream is; undefined where it is none. One server wraps it in a list, others
 * have message or detail at the top.
 */
export function errorIn(parsed: unknown): PlainError | undefined {
  const body: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
  if (!isRecord(body)) return undefined;
  const { error, message, detail, choices } = body;
  if (typeof error === 'string' && error !== '') return { message: error };
  if (isRecord(error)) return { ...error, message: wordsOf(error) };
  const said = message ?? detail;
  if (said === undefined || said === null || choices !== undefined) return undefined;
  return { ...body, message: typeof said === 'string' ? said : JSON.stringify(said) };
}

/** A router's own words say only that the model's server failed: what that server said is below. */
function wordsOf(error: Readonly<Record<string, unknown>>): string {
  const { message, metadata } = error;
  const own = typeof message === 'string' ? message : JSON.stringify(message ?? error);
  const raw = isRecord(metadata) ? metadata['raw'] : undefined;
  if (typeof raw !== 'string' || raw === '') return own;
  return `${own}: ${errorIn(parseJson(raw))?.message ?? (pageTitle(raw) || raw)}`;
}

/** The title of a page of HTML, which may have none; undefined where it is no page. */
export function pageTitle(text: string): string | undefined {
  if (!/^\s*<(?:!doctype|html|head|body|h1|center)\b/i.test(text)) return undefined;
  const [, title = ''] = /<(?:title|h1)[^>]*>([\s\S]*?)<\//i.exec(text) ?? [];
  return title.replace(/<[^>]*>|\s+/g, ' ').trim();
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page, or plain words.
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
