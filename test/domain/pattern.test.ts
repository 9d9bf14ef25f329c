// A person's regular expressions mean what JavaScript says they mean, and no text makes them slow.

import { setFlagsFromString } from 'node:v8';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { compilePattern, MOST_STEPS } from '../../src/domain/pattern.ts';
import type { Span } from '../../src/domain/verdict.ts';

// JavaScript's own engine may backtrack for hours, and nothing could end it: then V8 goes on in linear time.
setFlagsFromString('--enable-experimental-regexp-engine-on-excessive-backtracks');
afterAll(() => setFlagsFromString('--no-enable-experimental-regexp-engine-on-excessive-backtracks'));

function find(source: string, text: string): Span | undefined {
  const compiled = compilePattern(source);
  if (compiled.type === 'refused') throw new Error(`${source}: ${compiled.reason}`);
  return compiled.find(text);
}

/** Looks at a step while `text` is searched. */
function looks(source: string, text: string): number {
  let count = 0;
  const compiled = compilePattern(source, () => {
    count += 1;
  });
  if (compiled.type === 'pattern') compiled.find(text);
  return count;
}

describe('what is found', () => {
  test.each([
    ['^rm\\s', 'rm x', [0, 3]],
    ['^rm\\s', 'sudo rm x', undefined],
    ['^systemctl\\s+(stop|disable|mask|restart)', 'systemctl   restart nginx', [0, 19]],
    ['\\|\\s*tee\\s', 'ls |tee x', [3, 8]],
    ['>\\s*/etc/', 'echo a >> /etc/hosts', [8, 15]],
    [':(){ :|:& };:', ':(){ :|:& };:', [7, 13]],
    ['^rm\\s+-rf\\s+/\\s*$', 'rm -rf / ', [0, 9]],
    ['^rm\\s+-rf\\s+/\\s*$', 'rm -rf /x', undefined],
    ['a|ab|abc', 'xabcx', [1, 4]],
    ['[^\\]a-c]{2,3}', 'a]xyzzy', [2, 5]],
    ['(?:a{0,2}){2}$', 'baaaaa', [2, 6]],
    ['(?<name>\\x41|\\u00e9)+?', 'éA', [0, 2]],
    ['\\bprod\\B', 'prod production', [5, 9]],
    ['', 'abc', [0, 0]],
    ['x*', '', [0, 0]],
  ] as const)('%s in %j', (source, text, span) => {
    expect(find(source, text)).toEqual(span);
  });
});

describe('a pattern', () => {
  const atom = fc.constantFrom(
    ...['a', 'b', '.', '\\s', '\\S', '\\d', '\\W', '[ab]', '[^a]', '[a-c-]', '[\\w-]', '[^]', '[]', '\\.'],
    ...['\\b', '\\B', '^', '$', '-', ' ', '{', '}', ']', '{,2}', '\\n', '[\\b-]', '\\u0061', '\\0', '/', ''],
  );
  const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '*?', '{2}', '{1,}', '{0,2}', '{2,3}?');
  const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
    part: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.tuple(atom, quantifier).map(([one, times]) => (/^(\\[bB]|[$^]|)$/.test(one) ? one : one + times)),
      fc
        .tuple(fc.constantFrom('(', '(?:'), tie('pattern'), quantifier)
        .map(([open, inside, times]) => `${open}${inside})${times}`),
      fc.tuple(tie('pattern'), tie('pattern')).map((sides) => sides.join('|')),
    ),
    pattern: fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  }));
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', '1', '.', '-', ' ', '\n', '{', '\0'),
    maxLength: 12,
  });

  test('matches where JavaScript says, from the same place on', () => {
    fc.assert(
      fc.property(pattern, text, (source, subject) => {
        const compiled = compilePattern(source);
        const native = nativePattern(source);
        if (compiled.type === 'refused') return native === undefined || /quickly/.test(compiled.reason);
        if (native === undefined) return false;
        const match = native.exec(subject);
        const found = compiled.find(subject);
        expect(found?.[0]).toBe(match?.index);
        return match === null || (found?.[1] ?? 0) >= match.index + match[0].length;
      }),
      { numRuns: 3000 },
    );
  });

  test('of any text is either refused or one for JavaScript too', () => {
    const characters = fc.string({ unit: fc.constantFrom(...'()[]{}|*+?^$\\.-,:<>=!abk019'), maxLength: 12 });
    fc.assert(
      fc.property(characters, (source) => {
        const compiled = compilePattern(source);
        return compiled.type === 'refused' || nativePattern(source) !== undefined;
      }),
      { numRuns: 3000 },
    );
  });
});

function nativePattern(source: string): RegExp | undefined {
  try {
    return new RegExp(source);
  } catch {
    return undefined;
  }
}

describe('what is refused', () => {
  const often = 'more is repeated than beck can match quickly';
  const dangling = 'a quantifier follows nothing that can be repeated';
  test.each([
    ['(a', 'a group is not closed'],
    ['a)', 'a group is closed but was never opened'],
    ['[a', 'a character class is not closed'],
    ['[b-a]', 'a character range is out of order'],
    ['*a', dangling],
    ['{2}', dangling],
    ['^*', dangling],
    ['a**', 'one quantifier follows another'],
    ['a{3,2}', 'the numbers of a quantifier are out of order'],
    ['a\\', '"\\" is not supported by beck'],
    ['\\p{L}', '"\\p" is not supported by beck'],
    ['(?i)rm', 'it uses a kind of group that beck does not support'],
    ['(?=a)', 'it uses lookahead or lookbehind, which beck does not support'],
    ['(?<!a)b', 'it uses lookahead or lookbehind, which beck does not support'],
    ['(a)\\1', 'it uses a backreference, which beck does not support'],
    ['(?<n>a)\\k<n>', 'it uses a backreference, which beck does not support'],
    ['a{501}', often],
    ['((a{99}){99}){99}', often],
    ['(a|b|){0,999999999}', often],
    ['(){0,999999999}', often],
  ])('%s: %s', (source, reason) => {
    expect(compilePattern(source)).toEqual({ type: 'refused', reason });
  });

  test('nothing that is repeated without end has no end', () => {
    expect(find('((){999999999})*(|)+a', 'ba')).toEqual([1, 2]);
  });
});

describe('the work grows with the length of the text alone', () => {
  const hostile = [
    '(a+)+$',
    '(a*)*b',
    '(a|a)*c',
    '(.*)*x',
    '.*.*.*.*=',
    '(a?){50}a{50}',
    '(\\w+\\s?)+$',
    'a.{200}b',
  ];
  test.each(hostile)('%s over 8 KiB', (source) => {
    const [small, large] = [2048, 8192].map((length) => looks(source, `${'a'.repeat(length - 1)}!`));
    // Each step is looked at once when it is reached and once when its character comes.
    expect(large).toBeLessThanOrEqual(2 * MOST_STEPS * 8193);
    // Four times the text; looking back would cost at least sixteen times as much.
    expect(large).toBeLessThanOrEqual(5 * (small ?? 0));
  });
});
