// Blocks of a long text: together they are the text, and no secret lies in two of them.

import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../src/output/blocks.ts';
import { collectFirst } from '../../src/output/first-bytes.ts';
import { redact } from '../../src/output/redact.ts';

const BLOCK = 64 * 1024;

function masked(text: string): string {
  return [...blocksOf(text)].map((block) => redact(block).text).join('');
}

test.each([
  '',
  'one line',
  'a\nb\n',
  'line\n'.repeat(50_000),
  `${'x'.repeat(200_000)}\nend`,
  '\n'.repeat(200_000),
])('together they are the text, cut at line ends (%#)', (text) => {
  const blocks = [...blocksOf(text)];
  expect(blocks.join('')).toBe(text);
  expect(blocks.slice(0, -1).every((block) => block.endsWith('\n'))).toBe(true);
  expect(blocks.every((block) => block.length < 5 * BLOCK)).toBe(true);
});

describe('a secret', () => {
  const TOKEN = `ghp_${'a1B2'.repeat(9)}`;
  const KEY = `-----BEGIN RSA PRIVATE KEY-----\n${'MIIEowIBAAKCAQEAx3f0\n'.repeat(60)}-----END RSA PRIVATE KEY-----\n`;

  test.each([-1200, -600, -60, -40, -20, -4, -1, 0, 1, 20])(
    'around the end of a block is masked: %i',
    (offset) => {
      const before = 'log\n'.repeat(Math.floor((BLOCK + offset) / 4));
      for (const secret of [`token ${TOKEN}\n`, KEY]) {
        const text = masked(`${before}${secret}${'rest\n'.repeat(40_000)}`);
        expect(text).not.toContain('a1B2a1B2');
        expect(text).not.toContain('MIIEow');
        expect(text.endsWith('rest\n')).toBe(true);
      }
    },
  );

  test.each([-3000, -40, -20, 0, 20, 3000])(
    'where a line without end is cut leaves no half: %i',
    (offset) => {
      const at = 4 * BLOCK + offset;
      const text = masked(`${'x'.repeat(at - 1)} ${TOKEN} ${'y'.repeat(8 * BLOCK)}`);
      expect(text).not.toContain('a1B2');
      expect(text).toMatch(/y$/);
    },
  );

  test('of a key that never ends does not swallow what follows for ever', () => {
    const text = masked(`-----BEGIN RSA PRIVATE KEY-----\n${'words and words\n'.repeat(40_000)}`);
    expect(text.endsWith('words and words\n')).toBe(true);
  });
});

test('the first bytes of a stream are a copy, and no more than asked for', () => {
  const first = collectFirst(5);
  const chunk = Buffer.from('abc');
  first.push(chunk);
  chunk.fill(0);
  first.push(Buffer.from('defg'));
  first.push(Buffer.from('h'));
  expect(first.bytes().toString()).toBe('abcde');
});
