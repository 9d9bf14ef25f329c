// A word that is repeated very often is judged a few times only; the verdict is the one that all of them deserve.

import { describe, expect, test } from 'vitest';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { findRow, rowNames } from '../../src/safety/commands/rows.ts';

const { classify } = await loadClassifier('bash');
const judgement = (command: string) =>
  classify({ command, shell: 'bash', cwd: '/home/me/src', home: '/home/me', own: ['/home/me/.config/beck'] });

/** Of the tables, those that end in a word without quotes or anything that would be cut in two. */
const EXAMPLES = rowNames()
  .flatMap((name) => [...(findRow(name)?.safeExamples ?? []), ...(findRow(name)?.unsafeExamples ?? [])])
  .filter((example) => !/['"$`]/.test(example));

describe('a repeated word', () => {
  test('means the same three times and 150 times, in every example of the tables', () => {
    const differing = [...new Set(EXAMPLES)].filter((example) => {
      const last = example.slice(example.lastIndexOf(' '));
      const [few, many] = [3, 150].map((count) => judgement(example + last.repeat(count)));
      return few?.level !== many?.level || few?.effects.join() !== many?.effects.join();
    });
    expect(differing).toEqual([]);
  });

  test('is named at each place while there is room for reasons, where another command has named the same before', () => {
    const reasons = judgement('echo / | xargs rm a / / / /').reasons.filter(
      ({ id }) => id === 'deletes-files',
    );
    expect(reasons.map(({ span }) => span)).toEqual([
      [5, 6],
      [18, 19],
      [20, 21],
      [22, 23],
      [24, 25],
      [26, 27],
    ]);
  });

  test('is written to twice where it is named twice', () => {
    const ids = (command: string) => judgement(command).reasons.map(({ id, span }) => `${id} ${span[0]}`);
    expect(ids('tee a a a')).toEqual(['overwrites 4', 'overwrites 6', 'overwrites 8']);
  });
});
