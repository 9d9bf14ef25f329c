// Messages to and from the shell: one reply is waited for at a time, and every wait ends when the shell is gone.

import { encodeToShell, type FromShell, type ToShell } from '../protocol/words.ts';
import type { Transport } from './transport.ts';

export type Conversation = {
  /** Aborted when the person pressed Ctrl-C while the shell waited, or the shell is gone. */
  readonly interruption: AbortController;
  readonly send: (message: ToShell) => void;
  /** The first value that `take` makes of a message; `otherwise` where the conversation ends before. */
  readonly waitFor: <T>(take: (message: FromShell) => T | undefined, otherwise: T) => Promise<T>;
  /** Settles when the shell said goodbye or is gone. */
  readonly sendLast: (message: ToShell) => Promise<void>;
  /** A text is a message that makes no sense. */
  readonly receive: (message: FromShell | string) => void;
  readonly giveUp: () => void;
};

/** How long it may take to say goodbye after Ctrl-C, which may have interrupted it; it kills the helper sooner if it can. */
const GOODBYE_MS = 10_000;

type Waiter = { readonly take: (message: FromShell) => boolean; readonly giveUp: () => void };

export function createConversation(transport: Pick<Transport, 'send'>): Conversation {
  const interruption = new AbortController();
  let waiter: Waiter | undefined;
  let finishing = false;
  /** The shell said goodbye or is gone. */
  let over = false;
  /** It left its loop: it hears nothing but the last message. */
  let left = false;

  const waitFor: Conversation['waitFor'] = (take, otherwise) =>
    new Promise((settle) => {
      const end = (value: typeof otherwise): true => {
        waiter = undefined;
        settle(value);
        return true;
      };
      if (over || (left && !finishing)) {
        settle(otherwise);
        return;
      }
      waiter = {
        take: (message) => {
          const value = take(message);
          return value !== undefined && end(value);
        },
        giveUp: () => end(otherwise),
      };
    });

  const giveUp = (): void => {
    over = true;
    interruption.abort();
    waiter?.giveUp();
  };

  const receive = (message: FromShell | string): void => {
    if (typeof message === 'string') giveUp();
    else if (waiter?.take(message)) return;
    // Once `done` is on its way the shell still has to read it: only its goodbye ends the wait then.
    else if (message.type === 'bye') giveUp();
    else if (message.type === 'interrupt') {
      left = true;
      interruption.abort();
      if (!finishing) waiter?.giveUp();
    }
  };

  const send = (message: ToShell): void => transport.send(encodeToShell(message));

  const sendLast = async (message: ToShell): Promise<void> => {
    finishing = true;
    if (over) return;
    const heard = waitFor<true>((answer) => (answer.type === 'bye' ? true : undefined), true);
    send(message);
    let patience: NodeJS.Timeout | undefined;
    const limit = (): void => {
      patience = setTimeout(giveUp, GOODBYE_MS);
    };
    if (interruption.signal.aborted) limit();
    else interruption.signal.addEventListener('abort', limit, { once: true });
    await heard;
    clearTimeout(patience);
  };

  return { interruption, send, waitFor, sendLast, receive, giveUp };
}
