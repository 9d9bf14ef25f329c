// Everything that enters the conversation is masked, from any source.

import { expect, test } from 'vitest';
import { play } from './scripted.ts';

const SECRET = `ghp_${'a1B2'.repeat(9)}`;
const captured = (text: string) => ({ text, bytes: text.length, truncated: false, binary: false });

test('the question, what is attached, the context, output and names are masked, and each is counted', async () => {
  const { requests, result } = await play({
    replies: [
      { calls: [['run_in_shell', { command: 'cat x', why: '' }]] },
      { calls: [['probe', { command: 'cat y' }]] },
      { text: 'Done.' },
    ],
    runs: { 'cat x': { output: captured(`x ${SECRET}`), cwd: `/srv/${SECRET}` } },
    probes: {
      'cat y': {
        type: 'probed',
        status: 0,
        timedOut: false,
        stdout: captured('ok'),
        stderr: captured(`y ${SECRET}`),
      },
    },
    config: {
      question: `why is ${SECRET} refused`,
      attached: captured(`log ${SECRET}`),
      systemPrompt: `- Git branch: ${SECRET}`,
    },
  });
  expect(JSON.stringify(requests.map(({ messages }) => messages))).not.toContain(SECRET);
  expect(requests.at(-1)?.messages[1]).toMatchObject({ role: 'user' });
  expect(result.masked).toBe(6);
});

test('how secrets are masked is for the caller to say', async () => {
  const { requests, result } = await play({
    replies: [{ text: 'Done.' }],
    config: { question: `what is ${SECRET}`, redact: (text) => ({ text, masked: 0 }) },
  });
  expect(requests[0]?.messages[1]).toEqual({ role: 'user', content: `what is ${SECRET}` });
  expect(result.masked).toBe(0);
});
