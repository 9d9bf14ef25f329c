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

test('values of variables with secret names are masked wherever they stand, others are not', () => {
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
