import { expect, test } from 'vitest';
import { openaiCompatible } from '../../src/providers/openai-compatible.ts';
import { startModelServer } from '../support/model-server.ts';
import { captured, play, probed, warnings } from './scripted.ts';

test('three steps over a real streaming server, each request carrying what came before', async () => {
  const server = await startModelServer([
    {
      type: 'tool-calls',
      text: 'I look for logs.',
      calls: [{ name: 'probe', arguments: { command: 'ls /var/log' } }],
    },
    {
      type: 'tool-calls',
      calls: [
        { name: 'read_file', arguments: { path: '/var/log/syslog', max_lines: 10 } },
        { name: 'run_in_shell', arguments: { command: 'cd /var/log', why: 'goes there' } },
      ],
    },
    { type: 'text', text: 'You are in /var/log now.' },
  ]);
  const played = await play({
    provider: openaiCompatible({ baseUrl: server.baseUrl, model: 'small' }),
    probes: { 'ls /var/log': probed('syslog\n') },
    files: { '/var/log/syslog': captured('started\n') },
    runs: { 'cd /var/log': { cwd: '/var/log' } },
  });
  await server.close();
  expect(played.done).toEqual([
    'ask-model',
    'judge: ls /var/log',
    'probe: ls /var/log',
    'ask-model',
    'read: /var/log/syslog 10',
    'judge: cd /var/log',
    'run: cd /var/log',
    'ask-model',
  ]);
  expect(played.result).toMatchObject({
    outcome: 'answered',
    status: 0,
    answer: 'You are in /var/log now.',
    usage: { inputTokens: 33, outputTokens: 21 },
  });
  expect(played.notices.flatMap((notice) => (notice.type === 'text' ? notice.text : [])).join('')).toBe(
    'I look for logs.You are in /var/log now.',
  );
  const roles = server.requests.map(({ body }) => body.messages.map(({ role }) => role).join(' '));
  expect(roles).toEqual([
    'system user',
    'system user assistant tool',
    'system user assistant tool assistant tool tool',
  ]);
});

test('a server that fails later ends the question with its sentence and the status of the last run', async () => {
  const server = await startModelServer([
    { type: 'tool-calls', calls: [{ name: 'run_in_shell', arguments: { command: 'make', why: 'builds' } }] },
    { type: 'cut', text: 'It seems' },
  ]);
  const played = await play({
    provider: openaiCompatible({ baseUrl: server.baseUrl, model: 'small' }),
    runs: { make: { status: 2 } },
  });
  await server.close();
  expect(warnings(played)).toEqual([
    `The connection to ${new URL(server.baseUrl).host} dropped mid-answer. Ask again.`,
  ]);
  expect(played.result).toMatchObject({ outcome: 'no-answer', status: 2 });
});
