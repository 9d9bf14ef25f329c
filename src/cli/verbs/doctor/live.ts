// Whether the chosen model answers now, how soon, and, where its certificate is refused, whether the clock is why.

import { BeckError } from '../../../domain/errors.ts';
import { addressOf } from '../../../providers/address.ts';
import { traitsOf } from '../../../providers/traits.ts';
import { isChosen } from '../../asking/is-chosen.ts';
import { callLive } from '../../asking/live-call.ts';
import { loadSettings, type Surroundings } from '../../wiring/surroundings.ts';

export type LiveFact =
  | {
      readonly type: 'answered';
      readonly model: string;
      readonly calledTool: boolean;
      /** Milliseconds until the first of it came. */
      readonly firstAfter: number;
    }
  | {
      readonly type: 'failed';
      readonly message: string;
      readonly fix: string;
      /** Seconds by which this machine's clock is ahead of the server's, where that may be why. */
      readonly clockAhead?: number | undefined;
    };

/** Milliseconds; a large model on a small machine loads for a while. */
const LONGEST = 60_000;

/** Nothing where no model was chosen, or the settings cannot be used, which is said elsewhere. */
export async function tryModel(surroundings: Surroundings): Promise<LiveFact | undefined> {
  const loaded = await loadSettings(surroundings).catch(() => undefined);
  if (loaded === undefined || !isChosen(loaded) || !traitsOf(loaded.settings.provider).needsServer)
    return undefined;
  try {
    const live = await callLive(loaded.settings, surroundings, { signal: AbortSignal.timeout(LONGEST) });
    return { type: 'answered', ...live };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return {
        type: 'failed',
        message: `There was no answer within ${LONGEST / 1000} s.`,
        fix: 'Try a smaller model.',
      };
    if (!(error instanceof BeckError)) throw error;
    const { message, fix } = error;
    const address = addressOf(loaded.settings);
    const isCertificate = address?.startsWith('https:') === true && /certificate/i.test(message);
    const clockAhead = isCertificate ? await clockAheadOf(new URL(address), surroundings.now) : undefined;
    return { type: 'failed', message, fix, clockAhead };
  }
}

/** Milliseconds. */
const CLOCK_PATIENCE = 3_000;

/** By the `Date` the server sends; nothing else is read, and neither key nor question is sent. Undefined where it says none. */
async function clockAheadOf({ hostname, port }: URL, now: number): Promise<number | undefined> {
  const { request } = await import('node:https');
  return new Promise((settle) => {
    const asked = request(
      {
        hostname,
        port: port === '' ? 443 : Number(port),
        method: 'HEAD',
        path: '/',
        // The certificate is what is wrong.
        rejectUnauthorized: false,
        timeout: CLOCK_PATIENCE,
      },
      (response) => {
        const theirs = Date.parse(response.headers.date ?? '');
        response.resume();
        settle(Number.isNaN(theirs) ? undefined : Math.round((now - theirs) / 1000));
      },
    );
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => settle(undefined));
    asked.end();
  });
}
