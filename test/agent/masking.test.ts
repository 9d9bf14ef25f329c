// Everything that enters the conversation is masked, from any source.

import { expect, test } from 'vitest';
import { maskPrompt, renderPrompt } from '../../src/agent/prompt.ts';
import { SHELLS } from '../../src/domain/shell.ts';
import { redact } from '../../src/output/redact.ts';
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

test.each(SHELLS)(
  'what is always the same in a prompt is passed over, and the rest masked as if it were not: %s',
  (shell) => {
    for (const brief of [false, true])
      for (const secret of [SECRET, `password: ${SECRET.slice(4)}`, `Authorization: Bearer ${SECRET}`, '']) {
        const notes = { own: secret, project: secret, recent: [`curl -u me:${SECRET} host`, secret] };
        const contextText = `## Session\n- Git branch: ${secret}`;
        const prompt = renderPrompt({ shell, userland: 'gnu', contextText, nonce: '0123', notes, brief });
        const given: string[] = [];
        const masked = maskPrompt(prompt, (text) => {
          given.push(text);
          return redact(text);
        });
        expect(masked).toEqual(redact(prompt));
        expect(given.join('')).not.toContain('You are beck');
        if (!brief) expect(given.join('')).not.toContain('is a secret kept back');
      }
  },
);

test('a text that only looks like ours is masked like all else, and what follows it as well', () => {
  const ours = renderPrompt({ shell: 'zsh', userland: 'gnu', contextText: '', nonce: '0123' });
  for (const text of [`${SECRET} ${ours} ${SECRET}`, `${ours}${SECRET}${ours}${SECRET}`, SECRET])
    expect(maskPrompt(text, redact).text).not.toContain(SECRET);
});
