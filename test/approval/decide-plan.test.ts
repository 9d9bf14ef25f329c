import { expect, test } from 'vitest';
import type { Decision } from '../../src/approval/decide.ts';
import { decidePlan } from '../../src/approval/decide-plan.ts';
import type { Level } from '../../src/domain/verdict.ts';

const RUN: Decision = { type: 'run', because: 'safe' };
const ASK: Decision = { type: 'ask', offerAlways: true };
const REFUSE: Decision = { type: 'refuse', reason: 'No.', fix: 'Ask.' };

test.each<[what: string, parts: readonly (readonly [Level, Decision])[], decision: object]>([
  [
    'runs where no part is asked about',
    [
      ['safe', RUN],
      ['ask', RUN],
    ],
    { type: 'run' },
  ],
  ['runs what was approved beforehand, danger too', [['danger', RUN]], { type: 'run' }],
  [
    'is asked about where one part is',
    [
      ['safe', RUN],
      ['ask', ASK],
    ],
    { type: 'ask', offerAll: true },
  ],
  [
    'is never taken whole with a dangerous part',
    [
      ['ask', ASK],
      ['danger', ASK],
    ],
    { type: 'ask', offerAll: false },
  ],
  [
    'nor where the dangerous part is no question of its own',
    [
      ['danger', RUN],
      ['ask', ASK],
    ],
    { type: 'ask', offerAll: false },
  ],
  [
    'is refused for its first part that is',
    [
      ['ask', ASK],
      ['blocked', REFUSE],
      ['blocked', REFUSE],
    ],
    { ...REFUSE, part: 1, allow: [] },
  ],
  [
    'is refused with the flags of all parts that need one',
    [
      ['ask', { ...REFUSE, allow: '--approve a' }],
      ['ask', { ...REFUSE, allow: '--approve b' }],
    ],
    {
      ...REFUSE,
      part: 0,
      fix: 'Ask from a terminal, or allow it with: --approve a --approve b',
      allow: ['--approve a', '--approve b'],
    },
  ],
  [
    'is refused without a flag where one part has none',
    [
      ['ask', { ...REFUSE, allow: '--approve a' }],
      ['blocked', REFUSE],
    ],
    { ...REFUSE, part: 0, allow: [] },
  ],
])('a plan %s', (_, parts, decision) => {
  const decided = parts.map(([level, of]) => ({
    verdict: { level, effects: [], label: '', reasons: [] },
    decision: of,
  }));
  expect(decidePlan(decided)).toEqual(decision);
});
