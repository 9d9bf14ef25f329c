// A question that waits for its last word.

import { describe, expect, test } from 'vitest';
import { openEnds, withOpenEnd } from '../../src/cli/question/open-end.ts';

/** What it asks for, and the command with that in the place of the first sample. */
function shown(question: string, command: (sample: string) => string): string | undefined {
  const [end] = openEnds(question);
  return end && withOpenEnd(command(end.sample), end);
}

describe('names what it waits for in the place where the command has it', () => {
  test.each<[string, (sample: string) => string, string]>([
    ['files bigger than', () => 'find . -type f -size +7351M', 'find . -type f -size {bigger than?}'],
    ['files smaller than ', () => 'find . -size -7351MB', 'find . -size {smaller than?}'],
    ['what is on port', (sample) => `lsof -i :${sample}`, 'lsof -i :{port?}'],
    ['files ending in', () => "find . -name '*.beckopenend'", "find . -name '*{ending in?}'"],
    ['rename a.txt to', (sample) => `mv a.txt ${sample}`, 'mv a.txt {to?}'],
    ['show the first', (sample) => `head -n ${sample}`, 'head -n {first?}'],
    ['swap x for', (sample) => `sed s/x/${sample}/ # ${sample}`, 'sed s/x/{for?}/ # {for?}'],
  ])('%s', (question, command, expected) => {
    expect(shown(question, command)).toBe(expected);
  });
});

test.each(['count the files here', 'files bigger than 1 MB', 'list folders', ''])(
  '%j may end where it does',
  (question) => {
    expect(openEnds(question)).toEqual([]);
  },
);

test('a command without what it waits for is not shown', () => {
  expect(shown('rename a.txt to', () => 'ls')).toBeUndefined();
});
