import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { answerQuestion, questionOpen } from '../support/approval.ts';
import { openAgent } from './agent-session.ts';

const SERVER = resolve(import.meta.dirname, '../support/mcp-server.ts');
const say = { type: 'text', text: 'Done.' } as const;

test.each([
  { key: 'y', starts: true },
  { key: 'n', starts: false },
])("a project's servers are shown and asked about once, and $key holds", async ({ key, starts }) => {
  await using session = await openAgent('bash', [say, say]);
  const { home, terminal, server } = session;
  const log = join(home.path, 'server.log');
  const fs = { command: process.execPath, args: [SERVER, 'good', log] };
  writeFileSync(join(home.path, 'work/.beck.json'), JSON.stringify({ mcpServers: { fs } }));
  session.enter('? tell me a story');
  await questionOpen(terminal);
  expect(terminal.screen()).toContain(SERVER);
  expect(terminal.screen()).toContain('[y]es [N]o');
  expect(existsSync(log)).toBe(false);
  await answerQuestion(terminal, key);
  await session.prompt(2);
  await session.run('? tell me another one');
  expect(server.requests).toHaveLength(2);
  expect(JSON.stringify(server.requests[1]?.body.tools).includes('use_tool')).toBe(starts);
  await session.tidy();
  // An allowed server may have been ended before it reported its start.
  if (!starts) expect(existsSync(log)).toBe(false);
});
