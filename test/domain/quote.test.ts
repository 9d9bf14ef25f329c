import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { quoteOnOneLine, quoteWord } from '../../src/domain/quote.ts';
import { freshHome } from '../support/home.ts';
import { need } from '../support/programs.ts';

const PROGRAMS = [
  { shell: 'sh', command: 'sh', args: [] },
  { shell: 'bash', command: 'bash', args: ['--norc'] },
  { shell: 'zsh', command: 'zsh', args: ['-f'] },
  { shell: 'fish', command: 'fish', args: ['-N'] },
] as const;

const home = await freshHome();
afterAll(home.remove);

/** The words as the shell itself reads them back. */
function readBack(
  { shell, command, args }: (typeof PROGRAMS)[number],
  words: readonly string[],
  quoted: (word: string) => string | undefined = (word) => quoteWord(word, shell),
): string[] {
  const script = `printf '%s\\0' ${words.map(quoted).join(' ')}`;
  const { stdout } = spawnSync(command, [...args, '-c', script], {
    env: home.env,
    encoding: 'utf8',
  });
  return stdout.split('\0').slice(0, -1);
}

const SPECIAL = [...'\'"`\\$!*?[]{}()<>|&;#~=%^@:,+- \t\n\r\x01\x1b\x7f\u00a0é你🎉'];
const CASES = [
  ['', "it's", '"', '\\', '\\\\', "\\'", 'a\\', "'\\''", '!', "it's!", '!!', 'a\n', '\n', "don't\n!", '\r'],
  ['~', '~root', '~+', 'a=~', '=ls', '-n', '--', '-', '#x', 'x#', '*', '?', '[a]', '{a,b}', '{1..3}'],
  [
    '%self',
    '%1',
    '%',
    '$x',
    '${x}',
    '$(touch x)',
    '`touch x`',
    "$'a'",
    'a b',
    '\t',
    'a;b',
    '&',
    '2>x',
    '^a^b',
  ],
  ['@', 'a@b', 'a,b', '+x', ':', 'C:\\x', 'C:!x', '\u2028', '\u2019', 'if', 'end', 'time', 'a=b', '(x)'],
].flat();

describe.each(PROGRAMS)('a word quoted for $shell', (program) => {
  beforeEach(() => need(program.command));

  test('is read back as it was: the hard ones', () => {
    expect(readBack(program, CASES)).toEqual(CASES);
  });

  // dash reads `$'…'` since 0.5.13 only.
  test.skipIf(program.shell === 'sh')('is read back as it was from one line', () => {
    const texts = [...CASES, "a'\nb\\\n\tc\r\n", 'cat <<E\n$x `y` "z"\nE\n', '\\n\n', '\n0'];
    const quoted = texts.map((text) => quoteOnOneLine(text, program.shell));
    expect(quoted.filter((text) => text === undefined || /[\n\r\t]/.test(text))).toEqual([]);
    expect(readBack(program, texts, (text) => quoteOnOneLine(text, program.shell))).toEqual(texts);
  });

  test('is read back as it was: any characters but NUL', () => {
    const character = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...SPECIAL) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
      { weight: 1, arbitrary: fc.constantFrom('a', 'n', '0', '/', '.') },
    );
    const word = fc.array(character, { maxLength: 8 }).map((parts) => parts.join('').replaceAll('\0', ''));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 300 }), (words) => {
        expect(readBack(program, words)).toEqual(words);
      }),
      { numRuns: 10 },
    );
  });
});

test('a word with NUL is refused', () => {
  expect(() => quoteWord('a\0b', 'zsh')).toThrow(RangeError);
});

test.each([
  ['powershell', "it's", "'it''s'"],
  ['powershell', 'a‘b’c‚d‛', "'a‘‘b’’c‚‚d‛‛'"],
  ['powershell', 'a b', "'a b'"],
  ['powershell', '@a,b', "'@a,b'"],
  ['cmd', 'a "b" c', '"a ""b"" c"'],
  ['bash', 'plain-name_1.txt', 'plain-name_1.txt'],
  ['fish', '/usr/share/doc', '/usr/share/doc'],
] as const)('for %s, %s is written %s', (shell, word, written) => {
  expect(quoteWord(word, shell)).toBe(written);
});
