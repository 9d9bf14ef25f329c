// Whatever the text: a verdict, spans that lie in it, and no code that slips in between two words unseen.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../src/domain/verdict.ts';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import { SAFE as CMD_SAFE } from '../cmd/texts.ts';
import { SAFE } from './texts.ts';

const classifiers = { powershell: await loadClassifier('powershell'), cmd: await loadClassifier('cmd') };
type Shell = keyof typeof classifiers;

const PIECES = [
  ...'$()[]{}@#;|&<>,.:=+-*%!?^`\'"\n\r\t \\/~0aA',
  ...[
    'ls',
    'rm',
    'Remove-Item',
    'del',
    'if',
    'for',
    '%x%',
    '$(',
    '@{',
    '@"\n',
    '\n"@',
    '<#',
    '#>',
    '--%',
    '::',
    'é',
    '“',
    '\0',
    '😀',
  ],
];
const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((parts) => parts.join(''));

describe('any text at all', () => {
  test.each<Shell>(['powershell', 'cmd'])('%s: has a verdict whose spans lie in it', (shell) => {
    fc.assert(
      fc.property(text, (command) => {
        const verdict = classifiers[shell].classify({ command, shell });
        expect(LEVELS).toContain(verdict.level);
        for (const { span } of verdict.reasons) {
          expect(span[0]).toBeGreaterThanOrEqual(0);
          expect(span[1]).toBeGreaterThanOrEqual(span[0]);
          expect(span[1]).toBeLessThanOrEqual(command.length);
        }
      }),
      { numRuns: 2000, seed: 4 },
    );
  });

  test.each(['', ' ', '\n', '\0', '\ud800', '('.repeat(8000), 'x'.repeat(10_000_000)])(
    'text %# is not safe, and no crash',
    (command) => {
      for (const shell of ['powershell', 'cmd'] as const)
        expect(classifiers[shell].classify({ command, shell }).level).not.toBe('safe');
    },
  );
});

/** Every place in `command` where `inserted` is code, not part of a string or a comment. */
function insertions(command: string, inserted: string): string[] {
  return Array.from(command, (_, at) => at)
    .filter((at) => {
      const before = command.slice(0, at);
      const open = (quote: string) => before.split(quote).length % 2 === 0;
      return !open('"') && !open("'") && !/(?:^|\s)(?:#|rem |::)/.test(before);
    })
    .map((at) => command.slice(0, at) + inserted + command.slice(at));
}

describe('a deletion put anywhere into a harmless text', () => {
  const cases: readonly (readonly [Shell, string, readonly string[]])[] = [
    ...[';ri f;', '\nri f\n', '|ri ', '$(ri f)', '&&ri f;'].map(
      (piece) => ['powershell', piece, SAFE] as const,
    ),
    ...['&del f&', '\ndel f\n', '|del f&', '&&del f&'].map((piece) => ['cmd', piece, CMD_SAFE] as const),
  ];
  test.each(cases)('%s: %j is never overlooked', (shell, piece, texts) => {
    const overlooked = texts
      .filter((_, index) => index % 3 === 0)
      .flatMap((command) => insertions(command, piece))
      .filter((command) => classifiers[shell].classify({ command, shell }).level === 'safe');
    expect(overlooked).toEqual([]);
  });
});
