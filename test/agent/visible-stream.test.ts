import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleStream } from '../../src/agent/visible-stream.ts';
import { makeVisible } from '../../src/domain/visible.ts';

function stream(pieces: readonly string[]): readonly string[] {
  const shown: string[] = [];
  const { push, end } = visibleStream((text) => shown.push(text));
  for (const piece of pieces) push(piece);
  end();
  return shown;
}

test('text passes on as it arrives', () => {
  expect(stream(['It is ', '', 'here.'])).toEqual(['It is ', 'here.']);
});

test('an emoji that arrives in parts is shown whole', () => {
  expect(stream(['a 👨', '\u200d', '👩', '\ufe0f ok']).join('')).toBe('a 👨\u200d👩\ufe0f ok');
  expect(stream(['\ud83d', '\ude00!']).join('')).toBe('😀!');
});

test('wherever the text is cut, the same is shown', () => {
  const unit = fc.constantFrom('a', ' ', '👩', '\u200d', '\ufe0f', '🏽', '\u001b', '\u202e', '日');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), fc.array(fc.nat(30)), (text, cuts) => {
      const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length];
      const pieces = places.slice(1).map((place, index) => text.slice(places[index], place));
      expect(stream(pieces).join('')).toBe(makeVisible(text));
    }),
  );
});

test('very many at once are shown, whatever follows', () => {
  expect(stream([`${'©'.repeat(500_000)}a`])).toEqual([`${'©'.repeat(500_000)}a`]);
});

test('a flood of emoji is not held back for ever', () => {
  expect(stream([...Array(200).fill('🎉')]).length).toBeGreaterThan(4);
});
