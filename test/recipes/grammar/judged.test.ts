// The grammar and the classifier agree on the effect of each request.

import { describe, expect, test } from 'vitest';
import { bestReading } from '../../../src/recipes/grammar/read.ts';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import { worldOf } from '../world.ts';
import { CHANGING, ENTRIES, READING } from './requests.ts';

const WHERE = { cwd: '/home/ada', home: '/home/ada' };

describe.each(['bash', 'zsh', 'fish'] as const)('in %s', (shell) => {
  const env = { ...WHERE, shell, userland: 'gnu', world: worldOf({ entries: ENTRIES }) } as const;

  test('a request that changes nothing is judged safe', async () => {
    const { classify } = await loadClassifier(shell);
    const levels = READING.map((question) => {
      const reading = bestReading(question, env);
      return {
        question,
        changes: reading?.changes,
        level: reading && classify({ ...WHERE, shell, command: reading.command }).level,
      };
    });
    expect(levels.filter(({ level, changes }) => level !== 'safe' || changes !== false)).toEqual([]);
  });

  test('a request that changes something is not', async () => {
    const { classify } = await loadClassifier(shell);
    const levels = CHANGING.map((question) => {
      const reading = bestReading(question, env);
      const level = reading && classify({ ...WHERE, shell, command: reading.command }).level;
      return { question, changes: reading?.changes, level };
    });
    const wanted = shell === 'fish' ? levels.filter(({ changes }) => changes !== undefined) : levels;
    expect(wanted.filter(({ level, changes }) => level === 'safe' || changes !== true)).toEqual([]);
  });
});
