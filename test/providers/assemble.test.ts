import { describe, expect, test } from 'vitest';
import { assembleReply } from '../../src/providers/assemble.ts';

function assemble(events: readonly unknown[]) {
  const assembly = assembleReply();
  for (const event of events) assembly.add(event);
  return assembly.reply();
}

const delta = (given: object, finish_reason: string | null = null) => ({
  choices: [{ delta: given, finish_reason }],
});
const piece = (call: object) => delta({ tool_calls: [call] });

describe('servers that differ', () => {
  test.each<readonly [string, readonly unknown[], object]>([
    [
      'all calls numbered 0 and told apart by id',
      [
        piece({ index: 0, id: 'a', function: { name: 'probe', arguments: '{"command":"ls"}' } }),
        piece({ index: 0, id: 'b', function: { name: 'probe', arguments: '{"command":"pwd"}' } }),
        delta({}, 'stop'),
      ],
      {
        finish: 'tool-calls',
        toolCalls: [
          { id: 'a', name: 'probe', arguments: '{"command":"ls"}' },
          { id: 'b', name: 'probe', arguments: '{"command":"pwd"}' },
        ],
      },
    ],
    [
      'id and name repeated with every piece',
      [
        piece({ index: 0, id: 'a', function: { name: 'probe', arguments: '{"comm' } }),
        piece({ index: 0, id: 'a', function: { name: 'probe', arguments: 'and":"ls"}' } }),
        delta({}, 'tool_calls'),
      ],
      { toolCalls: [{ id: 'a', name: 'probe', arguments: '{"command":"ls"}' }] },
    ],
    [
      'no ids and no numbers',
      [piece({ id: '', function: { name: 'probe', arguments: '{}' } }), delta({}, 'tool_calls')],
      { toolCalls: [{ id: 'call_0', name: 'probe', arguments: '{}' }] },
    ],
    [
      'a call without arguments',
      [piece({ index: 0, id: 'a', function: { name: 'probe' } }), delta({}, 'tool_calls')],
      { toolCalls: [{ id: 'a', name: 'probe', arguments: '{}' }] },
    ],
    [
      'nulls and events without choices',
      [
        { choices: null },
        {},
        delta({ content: null, tool_calls: null }),
        delta({ content: 'Hi' }, 'stop'),
        { choices: [], usage: null },
      ],
      { text: 'Hi', toolCalls: [], finish: 'stop' },
    ],
    [
      'the end in the same event as the last words',
      [delta({ role: 'assistant', content: 'Hi' }, 'stop')],
      { text: 'Hi', finish: 'stop' },
    ],
  ])('%s', (_what, events, expected) => {
    expect(assemble(events)).toMatchObject(expected);
  });
});

test('a stream that never says why it ended was cut', () => {
  expect(assemble([delta({ content: 'Hi' })])).toBeUndefined();
});

test.each([[{ choices: 5 }], ['text'], [null], [delta({ content: 7 })]])(
  '%j is no event of a reply',
  (event) => {
    expect(() => assemble([event])).toThrow();
  },
);
