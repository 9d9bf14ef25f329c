// Tells the terminal how a question stands, and calls for somebody who has turned away.

import type { Performers } from '../../agent/performers.ts';
import type { Settings } from '../../config/settings.ts';
import {
  notificationSequence,
  type ProgramState,
  statusSequence,
} from '../../terminal/drawing/program-status.ts';

type Watched = Pick<Performers, 'askPerson' | 'askPlan' | 'runInShell'>;

export type TerminalStatus = {
  readonly watch: (performers: Watched) => Watched;
  /** `status`: of the question, as `$?` has it afterwards. */
  readonly ended: (status: number) => void;
};

export type StatusOptions = {
  readonly write: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly settings: Pick<Settings, 'notify' | 'notifyAfter'>;
  /** The terminal can move its cursor; others print what they do not know. */
  readonly moves: boolean;
  /** Begins to ask the terminal; tells whether its window is in front while a question waits; undefined: not known. */
  readonly watchFocus: () => () => boolean | undefined;
  /** Milliseconds, from whenever. */
  readonly now: () => number;
};

export function openTerminalStatus(options: StatusOptions): TerminalStatus {
  const { write, env, settings, moves, now } = options;
  if (settings.notify === 'off' || !moves) return { watch: (performers) => performers, ended: () => {} };
  const inFront = options.watchFocus();
  const limit = settings.notifyAfter * 1000;
  const say = (state: ProgramState): void => write(statusSequence(state, env));
  const call = (text: string): void => write(notificationSequence(text, env));
  say('working');
  const waiting = async <T>(work: () => Promise<T>): Promise<T> => {
    say('blocked');
    const timer = setTimeout(() => {
      if (inFront() !== true) call('a question is waiting');
    }, limit);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      say('working');
    }
  };
  return {
    watch: ({ askPerson, askPlan, runInShell }) => ({
      askPerson: (proposal, signal) => waiting(() => askPerson(proposal, signal)),
      askPlan: (plan, signal) => waiting(() => askPlan(plan, signal)),
      async runInShell(command, how) {
        const from = now();
        const outcome = await runInShell(command, how);
        if (outcome.type === 'ran' && now() - from >= limit) call('a command has ended');
        return outcome;
      },
    }),
    ended: (status) => say(status === 0 ? 'done' : status === 130 ? 'clear' : 'error'),
  };
}
