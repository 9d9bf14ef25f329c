// The table of secret paths says what it claims.

import { describe, expect, test } from 'vitest';
import { isSecretPath, SECRET_PATHS } from '../../src/domain/secret-paths.ts';

describe.each(SECRET_PATHS)('$what', ({ examples, lookAlikes }) => {
  test.each(examples)('%s is asked first', (path) => {
    expect(isSecretPath(path)).toBe(true);
  });

  test.each(lookAlikes)('%s is not', (path) => {
    expect(isSecretPath(path)).toBe(false);
  });
});

test('a roundabout spelling of a secret path is the same path', () => {
  expect(isSecretPath('/home/a/x/..//./.ssh/./id_rsa')).toBe(true);
});
