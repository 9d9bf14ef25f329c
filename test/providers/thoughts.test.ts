// A model's thinking is no part of its answer, however it is marked and however it arrives.

import { describe, expect, test } from 'vitest';
import { assembleReply } from '../../src/providers/assemble.ts';

function assemble(text: string, size: number, thinksFirst = false) {
  const assembly = assembleReply({ thinksFirst });
  let shown = '';
  for (const content of text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [])
    shown += assembly.add({ choices: [{ delta: { content } }] });
  assembly.add({ choices: [{ delta: {}, finish_reason: 'stop' }] });
  shown += assembly.end();
  return { shown, text: assembly.reply()?.text, unmarked: assembly.thinksUnmarked() };
}

describe.each([1, 4, 1000])('in pieces of %i', (size) => {
  test.each([
    ['<think>Hm.</think>Two files.', 'Two files.'],
    ['\n<think>\nHm, <b>.\n</think>\n\nTwo files.', 'Two files.'],
    ['<thinking>Hm.</thinking>\nTwo.', 'Two.'],
    ['<thought>Hm.', ''],
    ['<b>Two</b> files.', '<b>Two</b> files.'],
    ['The tag <think> begins a thought.', 'The tag <think> begins a thought.'],
    ['<thi', '<thi'],
  ])('%j is %j', (text, answer) => {
    expect(assemble(text, size)).toEqual({ shown: answer, text: answer, unmarked: false });
  });

  test('a thought that the prompt opened is learnt from, and then held back', () => {
    const text = 'Hm, two.\n</think>\n\nTwo files.';
    expect(assemble(text, size)).toEqual({ shown: text, text: 'Two files.', unmarked: true });
    expect(assemble(text, size, true)).toEqual({ shown: 'Two files.', text: 'Two files.', unmarked: false });
    expect(assemble('Two files.', size, true).shown).toBe('Two files.');
  });
});

test('where the server tells thoughts apart, the answer is not held back', () => {
  const assembly = assembleReply({ thinksFirst: true });
  assembly.add({ choices: [{ delta: { reasoning_content: 'Hm.' } }] });
  expect(assembly.isThinking()).toBe(true);
  expect(assembly.add({ choices: [{ delta: { content: 'Two ' } }] })).toBe('Two ');
  expect(assembly.isThinking()).toBe(false);
});
