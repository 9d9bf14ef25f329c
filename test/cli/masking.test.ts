import { describe, expect, test } from 'vitest';
import { redactorOf } from '../../src/cli/wiring/masking.ts';

const TOKEN = `ghp_${'a1B2'.repeat(9)}`;

describe('masking may be left out', () => {
  test.each<[boolean, string | undefined, boolean]>([
    [true, 'http://127.0.0.1:11434/v1', true],
    [false, 'http://127.0.0.1:11434/v1', false],
    [false, 'http://localhost:11434/v1', false],
    [false, 'http://[::1]:11434/v1', false],
    [false, 'http://192.168.1.9:11434/v1', true],
    [false, 'https://api.example/v1', true],
    [false, 'https://127.0.0.1.example/v1', true],
    [false, 'https://localhost.example/v1', true],
    [false, undefined, true],
  ])('maskSecrets %s at %s: masks %s', (maskSecrets, baseUrl, masks) => {
    expect(
      redactorOf({ maskSecrets, provider: 'openai-compatible', fallback: [], baseUrl }, {})(TOKEN).masked,
    ).toBe(masks ? 1 : 0);
  });
});

test('values of variables with secret names are masked wherever they are, others are not', () => {
  const env = {
    SERVICE_PASSWORD: 'correct/horse staple',
    EDITOR: 'some-editor-9',
    SSH_AUTH_SOCK: '/tmp/agent.123',
    APP_SECRET: 'on',
    DB_PASS: 'password',
  };
  const redact = redactorOf(
    { maskSecrets: true, provider: 'openai-compatible', fallback: [], baseUrl: undefined },
    env,
  );
  expect(
    redact('x correct/horse staple y correct%2Fhorse%20staple some-editor-9 /tmp/agent.123 on password'),
  ).toEqual({
    text: 'x [masked: variable] y [masked: variable] some-editor-9 /tmp/agent.123 on password',
    masked: 2,
  });
});

test('values of such variables are masked in base64 as well', () => {
  const value = 'correct?horse>battery/staple'.repeat(4);
  const redact = redactorOf(
    { maskSecrets: true, provider: 'openai-compatible', fallback: [], baseUrl: undefined },
    { MY_TOKEN: value },
  );
  const encode = (text: string) => Buffer.from(text).toString('base64');
  const wrap = (text: string, width: number) =>
    text.match(new RegExp(`.{1,${width}}`, 'g'))?.join('\n') ?? '';
  for (const whole of [value, `${value}\n`]) {
    const encoded = encode(whole);
    const unpadded = encoded.replace(/=+$/, '');
    const forms = [encoded, unpadded, wrap(encoded, 76), wrap(encoded, 64)];
    for (const form of [...forms, Buffer.from(whole).toString('base64url')])
      expect(redact(`< ${form} >`).text).toBe('< [masked: variable] >');
  }
  // Inside a longer text a few characters at the ends belong to its neighbours too.
  for (const before of ['', 'a', 'ab'])
    expect(redact(encode(`${before}:${value}:end`)).text).toMatch(/^\w{0,8}\[masked: variable\]\w{0,12}=*$/);
});
