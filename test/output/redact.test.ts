import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redact, SECRETS } from '../../src/output/redact.ts';
import { LOOK_ALIKES, PLANTED } from './secrets-corpus.ts';
import { LOOK_ALIKES_OF_EVERY_DAY, PLANTED_IN_DOCUMENTS } from './secrets-in-documents.ts';

describe.each(SECRETS)('$kind', ({ kind, examples, lookAlikes }) => {
  test.each(examples)('is masked alone, in a line and in a block: %j', (secret) => {
    const alone = redact(secret);
    expect(alone.masked).toBe(1);
    expect(alone.text).toContain(`[masked: ${kind}]`);
    expect(redact(`first line\nfound ${secret}\n`).masked).toBe(1);
    expect(redact(alone.text)).toEqual({ text: alone.text, masked: 0 });
  });

  test.each(lookAlikes)('leaves what only looks alike: %j', (text) => {
    expect(redact(text)).toEqual({ text, masked: 0 });
  });
});

describe('redaction', () => {
  test('keeps what is around a secret', () => {
    expect(redact('psql postgres://alice:s3cret@db.example/app --password=hunter2 -v').text).toBe(
      'psql postgres://alice:[masked: password in a URL]@db.example/app --password=[masked: password] -v',
    );
  });

  test('counts every secret once', () => {
    expect(redact(`A=AKIAIOSFODNN7EXAMPLE\nB=AKIAIOSFODNN7EXAMPLE\nghp_${'a1B2'.repeat(9)}`).masked).toBe(3);
  });

  test.each([
    ['hash', 'd41d8cd98f00b204e9800998ecf8427e  empty.txt'],
    ['commit', 'commit 718a229c0ffee0123456789abcdef0123456789a'],
    ['uuid', '123e4567-e89b-12d3-a456-426614174000'],
    ['image', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ'],
    [
      'integrity',
      '"integrity": "sha512-v2kDEe57lecTulaDIuNTPy3Ry4gLGJ6Z1O3vE1krgXZNrsQ+LFTGHVxVjcXPs17LhbZVGedAJv8XZ1tvj5FvSg=="',
    ],
  ])('leaves an everyday %s alone', (_kind, text) => {
    expect(redact(text)).toEqual({ text, masked: 0 });
  });

  test('masks the values it is given, wherever they are', () => {
    expect(redact('echo Tr0ub4dor and againTr0ub4dor!', ['Tr0ub4dor'])).toEqual({
      text: 'echo [masked: variable] and again[masked: variable]!',
      masked: 2,
    });
  });

  test('takes time in proportion to the length, whatever the text repeats', () => {
    const pieces = [
      '-----BEGIN ',
      'sk-',
      'eyJ',
      'a://',
      ':',
      'password=',
      'AAAA',
      '\n',
      '-----END ',
      '@',
      ' ',
      'token: ',
      'name: DB_PASSWORD\n',
      'value: ',
      '{"kty"',
      'kind: Secret\ndata:\n  a: bcdef\n',
      'set -x ',
      'mc alias set ',
      '\tTRUE\t/',
      '"random_password" {',
      'identified with a ',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 }), (repeated) => {
        const unit = repeated.join('');
        const started = process.cpuUsage();
        redact(unit.repeat(Math.ceil(20_000 / unit.length)));
        // Quadratic work on this length takes seconds; the bound is far from both.
        return process.cpuUsage(started).user < 1_000_000;
      }),
      { numRuns: 120 },
    );
  });
});

describe('a megabyte that could be read in more ways than one', () => {
  const many = (unit: string) => unit.repeat(Math.ceil(1_000_000 / unit.length));
  const [begin, line, end] = [
    '-----BEGIN RSA PRIVATE KEY-----',
    'MIIEowIBAAKCAQEAx+3f',
    '-----END RSA PRIVATE KEY-----',
  ];

  test.each([
    ['signs of a diff below a key', `${begin}\n ${many('+')}!`, `[masked: private key]\n ${many('+')}!`],
    [
      'signs of a diff above its last line',
      `>${many('+')}!\n${line}\n${end}`,
      `>${many('+')}!\n[masked: private key]`,
    ],
    [
      'signs of a diff before its last line',
      `>${many('+')}!${line}\n${end}`,
      `>${many('+')}![masked: private key]`,
    ],
    ['ends of keys in one line', many(end), many(end)],
    [
      'blanks in a value of Kubernetes',
      `kind: Secret\ndata:\n  a: xyz${many(' ')}b"`,
      'kind: Secret\ndata:\n  a: [masked: Kubernetes secret]"',
    ],
    ['passwords of Terraform without a value', many('"random_password"d'), many('"random_password"d')],
    [
      'backslashes in a password',
      `password=\\"${'\\'.repeat(3_900)}x\n`.repeat(250),
      'password=\\"[masked: password]\n'.repeat(250),
    ],
    [
      'brackets in a password',
      `password=${')'.repeat(3_900)}x `.repeat(250),
      'password=[masked: password] '.repeat(250),
    ],
  ])('%s', (_, text, sent) => {
    expect(redact(text).text).toBe(sent);
  });
});

describe('the corpus', () => {
  test('is large enough', () => {
    expect(PLANTED.length).toBeGreaterThanOrEqual(100);
    expect(LOOK_ALIKES.length).toBeGreaterThanOrEqual(100);
  });

  test.each([...PLANTED, ...PLANTED_IN_DOCUMENTS])('nothing of it leaves: $name', ({ secrets, text }) => {
    const around = `before\n${text}\nafter\n`;
    const { text: sent, masked } = redact(around);
    expect(masked).toBeGreaterThan(0);
    expect(secrets.filter((secret) => sent.includes(secret.slice(0, 24)))).toEqual([]);
    expect(sent).toMatch(/^before\n[\s\S]*\nafter\n$/);
  });

  test('of a hundred that only look alike, at most three are masked', () => {
    expect(LOOK_ALIKES.filter((text) => redact(text).masked > 0).length).toBeLessThanOrEqual(3);
  });

  test.each(LOOK_ALIKES_OF_EVERY_DAY)('nothing is masked in %j', (text) => {
    expect(redact(text)).toEqual({ text, masked: 0 });
  });
});
