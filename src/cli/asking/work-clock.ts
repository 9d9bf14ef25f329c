// Measures the time of beck and the model; the person's reading, typing and commands do not count.

import type { Performers } from '../../agent/performers.ts';

type WorkClock = {
  /** Milliseconds since the process was started, without what was left out. */
  readonly elapsed: () => number;
  /** Time does not count until the promise settles. */
  readonly leaveOut: <T>(work: Promise<T>) => Promise<T>;
};

/** `now`: milliseconds since the process was started. */
export function openWorkClock(now: () => number): WorkClock {
  let left = 0;
  return {
    elapsed: () => now() - left,
    async leaveOut(work) {
      const from = now();
      try {
        return await work;
      } finally {
        left += now() - from;
      }
    },
  };
}

type Waiting = Pick<Performers, 'askPerson' | 'askPlan' | 'runInShell'>;

/** Pauses the clock in performers that wait for the person or run commands. */
export function outsideOf(clock: WorkClock, { askPerson, askPlan, runInShell }: Waiting): Waiting {
  return {
    askPerson: (proposal, signal) => clock.leaveOut(askPerson(proposal, signal)),
    askPlan: (plan, signal) => clock.leaveOut(askPlan(plan, signal)),
    runInShell: (command, how) => clock.leaveOut(runInShell(command, how)),
  };
}
