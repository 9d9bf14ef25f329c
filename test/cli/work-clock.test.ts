import { expect, test } from 'vitest';
import { openWorkClock, outsideOf } from '../../src/cli/asking/work-clock.ts';

test("the time of a question is beck's and the model's, not the person's and their commands'", async () => {
  let now = 100;
  const clock = openWorkClock(() => now);
  const after = <T>(milliseconds: number, value: T): Promise<T> => {
    now += milliseconds;
    return Promise.resolve(value);
  };
  const { signal } = new AbortController();
  const { askPerson, askPlan, runInShell } = outsideOf(clock, {
    // The time passes while the promise is awaited.
    askPerson: async () => Promise.resolve().then(() => after(60_000, { type: 'yes' as const })),
    askPlan: async () => Promise.resolve().then(() => after(5_000, { type: 'all' as const })),
    runInShell: async () => Promise.resolve().then(() => after(3_600_000, Promise.reject(new Error('gone')))),
  });
  const verdict = { level: 'ask', effects: [], label: '', reasons: [] } as const;
  const proposal = { command: 'vim', why: '', verdict, offerAlways: false };
  now += 400;
  expect(await askPerson(proposal, signal)).toEqual({ type: 'yes' });
  expect(await askPlan({ why: '', parts: [proposal], offerAll: true }, signal)).toEqual({ type: 'all' });
  await expect(runInShell('vim', { route: 'direct', approved: true, verdict })).rejects.toThrow('gone');
  now += 50;
  expect(clock.elapsed()).toBe(550);
});
