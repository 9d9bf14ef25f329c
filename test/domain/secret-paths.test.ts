// The table of secret paths says what it claims.

import { describe, expect, test } from 'vitest';
import { neededTexts } from '../../scripts/bundle/needed-texts.ts';
import { HINT } from '../../src/domain/secret-hint.ts';
import { isSecretPath, SECRET_PATHS } from '../../src/domain/secret-paths.ts';

describe.each(SECRET_PATHS)('$what', ({ examples, lookAlikes, pattern }) => {
  test.each(examples)('%s is asked first', (path) => {
    expect(isSecretPath(path)).toBe(true);
  });

  test.each(examples)('%s in capitals is as well', (path) => {
    expect(isSecretPath(path.toUpperCase())).toBe(true);
  });

  test('its pattern ignores no case by itself', () => {
    expect({
      flags: pattern.flags.includes('i'),
      capitals: /[A-Z]/.test(pattern.source.replace(/\\./g, '')),
    }).toEqual({
      flags: false,
      capitals: false,
    });
  });

  test.each(lookAlikes)('%s is not', (path) => {
    expect(isSecretPath(path)).toBe(false);
  });
});

test('what any row matches holds a piece that the hint asks for', () => {
  const missed = SECRET_PATHS.flatMap(({ what, pattern }) => {
    const needed = neededTexts(pattern.source, pattern.flags) ?? [`anything may match: ${what}`];
    return needed.filter((text) => !HINT.test(text));
  });
  expect(missed).toEqual([]);
});

test('a roundabout spelling of a secret path is the same path', () => {
  expect(isSecretPath('/home/a/x/..//./.ssh/./id_rsa')).toBe(true);
});

test.each([
  ['a newline in its name', '/home/a/.ssh/a\nb', true],
  ['a newline in its folder', `/${'.azure/a/'.repeat(20_000)}\n`, true],
  ['very many beginnings of a name', `/ssh_host_${'_key-'.repeat(50_000)}/x`, false],
  ['very many folders of tunnels', `${'/.cloudflared/a.json'.repeat(20_000)}x`, false],
])('%s', (_, path, secret) => {
  expect(isSecretPath(path)).toBe(secret);
});
