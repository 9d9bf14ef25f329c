// How long to wait for a server that is busy: as it says, within bounds, shown as a countdown that Ctrl-C ends.

/** Times a request is sent again, and the longest wait before it in seconds. */
const MOST_RETRIES = 2;
const LONGEST_WAIT = 20;

/** Seconds where the server says nothing. */
const WAITS: Readonly<Record<'busy' | 'broken', readonly number[]>> = { busy: [2, 5], broken: [1, 2] };

/** Statuses after which the same request may succeed. */
const PASSING = new Set([408, 429, 500, 502, 503, 504, 529]);

export type Refusal = {
  readonly status: number | undefined;
  readonly headers: Headers | undefined;
  /** The credit is used up, which no wait fixes. */
  readonly isSpent: boolean;
};

/** Whether the same server, or another one, may answer in a moment. */
function isPassing({ status = 0, isSpent }: Refusal): boolean {
  return !isSpent && (PASSING.has(status) || status >= 500);
}

/** Seconds to wait before attempt `retry`, counted from 0; undefined: not here, or not within bounds. */
export function waitFor(refusal: Refusal, retry: number): number | undefined {
  if (!isPassing(refusal) || retry >= MOST_RETRIES) return undefined;
  if (refusal.headers?.get('x-should-retry') === 'false') return undefined;
  const asked = readRetryAfter(refusal.headers);
  if (asked !== undefined) return asked <= LONGEST_WAIT ? asked : undefined;
  return WAITS[refusal.status === 429 ? 'busy' : 'broken'][retry];
}

/** Seconds, or a date, which is read by the server's own clock. */
function readRetryAfter(headers: Headers | undefined): number | undefined {
  const milliseconds = headers?.get('retry-after-ms')?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(milliseconds)) return Number(milliseconds) / 1000;
  const written = headers?.get('retry-after')?.trim();
  if (!written) return undefined;
  const until = () => (Date.parse(written) - Date.parse(headers?.get('date') ?? '')) / 1000;
  const seconds = /^\d+(?:\.\d+)?$/.test(written) ? Number(written) : until();
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** Resolves after so many milliseconds; rejects with the signal's reason. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const pause: Pause = (milliseconds, signal) =>
  new Promise((done, fail) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      fail(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      done();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });

/** `tell` gets the seconds that are left, each second again. */
export async function countDown(
  seconds: number,
  {
    tell,
    pause: wait,
    signal,
  }: { readonly tell: (left: number) => void; readonly pause: Pause; readonly signal: AbortSignal },
): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    tell(Math.ceil(left));
    await wait(Math.min(left, 1) * 1000, signal);
  }
}
