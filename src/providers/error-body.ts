// Brings the errors of all servers into the one shape that the client reads: `{ "error": { "message", … } }`.

/** Bytes of an error that are read; a page of HTML may be longer. */
const MOST_BYTES = 65_536;

/** A response that is no error stays as it is. */
export async function withPlainError(response: Response): Promise<Response> {
  if (response.ok || response.status < 400 || response.body === null) return response;
  const text = await readStart(response.body);
  const { status, headers } = response;
  return new Response(plainError(text), { status, headers });
}

async function readStart(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Left early, the loop cancels the stream and with it the connection.
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MOST_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** One server wraps it in a list, others have message or detail at the top; what is no JSON stays as it is. */
function plainError(text: string): string {
  const parsed = parse(text);
  const body: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
  if (typeof body !== 'object' || body === null) return text;
  if ('error' in body && body.error) return JSON.stringify({ error: body.error });
  const { message, detail }: { message?: unknown; detail?: unknown } = body;
  const said = message ?? detail;
  if (said === undefined) return text;
  return JSON.stringify({
    error: { ...body, message: typeof said === 'string' ? said : JSON.stringify(said) },
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page, or plain words.
    return undefined;
  }
}
