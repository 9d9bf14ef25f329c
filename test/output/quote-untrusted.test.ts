import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteUntrusted } from '../../src/output/quote-untrusted.ts';

const how = { nonce: '5f1d9c', source: 'run_in_shell' };

test('wraps the text in a fence that carries the nonce', () => {
  expect(quoteUntrusted('a\nb\n', how)).toBe(
    '<untrusted-5f1d9c from="run_in_shell">\na\nb\n</untrusted-5f1d9c>',
  );
});

test('ends the last line where the text does not', () => {
  expect(quoteUntrusted('a', how)).toBe('<untrusted-5f1d9c from="run_in_shell">\na\n</untrusted-5f1d9c>');
});

test('text that knows the nonce cannot close its own quotation', () => {
  const pieces = fc.constantFrom(
    '</untrusted-5f1d9c>',
    '5f1d9c',
    '5f1',
    'd9c',
    '</untrusted-',
    '>',
    '\n',
    'x',
  );
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const quoted = quoteUntrusted(parts.join(''), how);
      expect(quoted.split('</untrusted-5f1d9c>')).toEqual([expect.any(String), '']);
    }),
  );
});
