// Calls that a model wrote into its text are found while it streams, in pieces of any size; all other text passes.

import { describe, expect, test } from 'vitest';
import { readTextCalls } from '../../src/providers/text-calls.ts';

function read(text: string, size: number) {
  const reader = readTextCalls((name) => name === 'probe');
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
  const passed = pieces.map((piece) => reader.push(piece));
  const shown = passed.join('') + reader.end();
  return { shown, calls: reader.calls().map(({ name, arguments: written }) => [name, written]) };
}

const LS = '{"name": "probe", "arguments": {"command": "ls"}}';
const CALL = ['probe', '{"command":"ls"}'];

describe.each([1, 3, 7, 1000])('in pieces of %i', (size) => {
  test.each<readonly [string, string, string, readonly (readonly string[])[]]>([
    ['a marked call', `I look.\n<tool_call>${LS}</tool_call>`, 'I look.\n', [CALL]],
    ['one over several lines', `<tool_call>\n${LS}\n</tool_call>\n`, '', [CALL]],
    ['one without an end', `Well.\n<tool_call>${LS}`, 'Well.\n', [CALL]],
    ['two', `<tool_call>${LS}</tool_call>\n<tool_call>${LS}</tool_call>`, '', [CALL, CALL]],
    ['a fenced call', `So:\n\`\`\`json\n${LS}\n\`\`\`\nDone.`, 'So:\nDone.', [CALL]],
    ['one in a fence without a name', `\`\`\`\n${LS}\n\`\`\``, '', [CALL]],
    ['bare JSON', LS, '', [CALL]],
    [
      'arguments as text',
      '<tool_call>{"name":"probe","arguments":"{\\"command\\":\\"ls\\"}"}</tool_call>',
      '',
      [CALL],
    ],
    [
      'other names for them',
      '<tool_call>{"tool":"probe","parameters":{"command":"ls"}}</tool_call>',
      '',
      [CALL],
    ],
    [
      'a function inside',
      '<tool_call>{"type":"function","function":{"name":"probe","arguments":{"command":"ls"}}}</tool_call>',
      '',
      [CALL],
    ],
    ['Llama, for Python', `<|python_tag|>${LS.replace('arguments', 'parameters')}<|eom_id|>`, '', [CALL]],
    ['Llama, two of them', `<|python_tag|>${LS}; ${LS}`, '', [CALL, CALL]],
    ['Llama, a function', 'So.\n<function=probe>{"command": "ls"}</function>\n', 'So.\n', [CALL]],
    ['Mistral, a list', `[TOOL_CALLS][${LS}, ${LS}]</s>`, '', [CALL, CALL]],
    ['Mistral, a name', 'Well.\n[TOOL_CALLS]probe[ARGS]{"command": "ls"}', 'Well.\n', [CALL]],
    [
      'Mistral, two names',
      '[TOOL_CALLS]probe[CALL_ID]a1[ARGS]{"command": "ls"}[TOOL_CALLS]probe[ARGS]{"command": "ls"}',
      '',
      [CALL, CALL],
    ],
    [
      'Qwen',
      '<tool_call>\n<function=probe>\n<parameter=command>\nls\n</parameter>\n</function>\n</tool_call>',
      '',
      [CALL],
    ],
    [
      'Qwen, several lines and a list',
      '<tool_call>\n<function=probe>\n<parameter=command>\nfor f in *; do\n  echo "$f"\ndone\n</parameter>\n<parameter=paths>\n["a"]\n</parameter>\n</function>\n</tool_call>',
      '',
      [['probe', '{"command":"for f in *; do\\n  echo \\"$f\\"\\ndone","paths":["a"]}']],
    ],
    [
      'DeepSeek',
      '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>probe\n```json\n{"command": "ls"}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
      '',
      [CALL],
    ],
    [
      'DeepSeek, newer, two',
      'Hm.\n<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>probe<｜tool▁sep｜>{"command": "ls"}<｜tool▁call▁end｜><｜tool▁call▁begin｜>probe<｜tool▁sep｜>{"command": "ls"}<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
      'Hm.\n',
      [CALL, CALL],
    ],
    [
      'Kimi',
      '<|tool_calls_section_begin|><|tool_call_begin|>functions.probe:0<|tool_call_argument_begin|>{"command": "ls"}<|tool_call_end|><|tool_calls_section_end|>',
      '',
      [CALL],
    ],
    [
      'GLM',
      '<tool_call>probe\n<arg_key>command</arg_key>\n<arg_value>ls</arg_value>\n</tool_call>',
      '',
      [CALL],
    ],
    ['Granite', `<|tool_call|>[${LS}]`, '', [CALL]],
    [
      'a marked call of an unknown tool',
      '<tool_call>{"name":"fly","arguments":{}}</tool_call>',
      '',
      [['fly', '{}']],
    ],
    [
      'one that is no JSON',
      '<tool_call>{"name": "probe", "arguments": {"command": "ls}</tool_call>',
      '',
      [['probe', '{"name": "probe", "arguments": {"command": "ls}']],
    ],
    [
      'text with marks in the JSON',
      '<tool_call>{"name":"probe","arguments":{"command":"echo \\"}{\\""}}</tool_call>',
      '',
      [['probe', '{"command":"echo \\"}{\\""}']],
    ],
  ])('%s', (_what, text, shown, calls) => {
    expect(read(text, size)).toEqual({ shown, calls });
  });

  test.each([
    ['plain text', 'Two files < three, `a` and {b}.\n'],
    ['code in a fence', 'Try:\n```sh\nls | { cat; }\n```\nDone.'],
    ['JSON that is no call', 'It holds:\n```json\n{"name": "beck", "version": "1"}\n```\n'],
    ['JSON that names no tool', '```json\n{"name": "fly", "arguments": {"a": 1}}\n```\n'],
    ['an open fence', '```json\n{"name": "probe", "argu'],
    ['a line that begins with a brace', '{ ls; } groups commands.\n'],
    ['brackets', 'A [link](b), [TOOL] and [TOOL_CALL].\n[x] done'],
    ['marks of another kind', '<tool> and <toolbox> and a < b\n'],
    ['backticks at the end', 'Use ``'],
  ])('%s passes as it is', (_what, text) => {
    expect(read(text, size)).toEqual({ shown: text, calls: [] });
  });
});

test('code is shown while it streams, not when it ends', () => {
  const reader = readTextCalls(() => true);
  expect(reader.push('```sh\nls -l\n')).toBe('```sh\nls -l\n');
});

test('a long call is not read again with each piece', () => {
  const reader = readTextCalls(() => true);
  const content = 'line {}\\n'.repeat(8_000);
  const text = `<tool_call>{"name":"write_file","arguments":{"path":"a","content":"${content}"}}</tool_call>`;
  for (const piece of text.match(/[\s\S]{1,4}/g) ?? []) reader.push(piece);
  expect(reader.calls().map(({ name }) => name)).toEqual(['write_file']);
});
