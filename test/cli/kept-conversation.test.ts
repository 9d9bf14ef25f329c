// What is kept of a question for the next one holds no secret, so that nothing has to be masked before it is sent.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AgentResult } from '../../src/agent/state.ts';
import { conversationsOf, earlierMessages, openConversation } from '../../src/cli/asking/conversation.ts';
import { againRedactorOf } from '../../src/cli/wiring/masking.ts';
import { redact } from '../../src/output/redact.ts';
import { PLANTED } from '../output/secrets-corpus.ts';
import { PLANTED_IN_DOCUMENTS } from '../output/secrets-in-documents.ts';

const CLOUD = { maskSecrets: true, provider: 'openai-compatible', fallback: [], baseUrl: undefined } as const;

function place() {
  const home = mkdtempSync(join(tmpdir(), 'beck-kept-'));
  const env = { HOME: home, XDG_STATE_HOME: join(home, 'state') };
  const surroundings = { env, home, user: 'x', cwd: home, program: '', nonce: 'n', settingsFile: undefined };
  const open = () => {
    const asking = { surroundings: { ...surroundings, now: Date.now() }, shellPid: process.pid };
    return openConversation(asking, { conversationMinutes: 30 }, true);
  };
  const folder = conversationsOf({ ...surroundings, now: 0 });
  const file = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join();
  return { open, file, [Symbol.dispose]: () => rmSync(home, { recursive: true }) };
}

const said = (text: string): AgentResult => ({
  status: 0,
  outcome: 'answered',
  answer: text,
  runs: [
    {
      command: text,
      outcome: {
        type: 'ran',
        status: 0,
        interrupted: false,
        cwd: '/',
        output: { text, bytes: text.length, truncated: false, binary: false },
      },
    },
  ],
  plans: [],
  masked: 0,
});

test('each planted secret is masked in question, folder, command, output and answer', async () => {
  using where = place();
  const left: string[] = [];
  for (const { name, text, secrets } of [...PLANTED, ...PLANTED_IN_DOCUMENTS]) {
    (await where.open()).keep(said(text), { question: text, folder: text, redact });
    const { turns } = await where.open();
    const sent = earlierMessages(turns.slice(-1), {
      nonce: 'n',
      cwd: '/',
      mostBytes: 24_000,
      redact: againRedactorOf(CLOUD, {}),
    });
    const all = JSON.stringify(turns.slice(-1)) + sent.map(({ content }) => content).join('\n');
    if (turns.length === 0 || secrets.some((secret) => all.includes(secret))) left.push(name);
  }
  expect(left).toEqual([]);
});

test('the value of a variable that became secret since is masked before it is sent', async () => {
  using where = place();
  const value = 'correct horse 7';
  (await where.open()).keep(said(`it is ${value}`), { question: 'what', folder: '/', redact });
  const { turns } = await where.open();
  expect(where.file()).toContain(value);
  const telling = { nonce: 'n', cwd: '/', mostBytes: 24_000 };
  const env = { SERVICE_PASSWORD: value };
  const sent = (redacts: boolean) =>
    earlierMessages(turns, { ...telling, redact: againRedactorOf(CLOUD, redacts ? env : {}) });
  expect(JSON.stringify(sent(false))).toContain(value);
  expect(JSON.stringify(sent(true))).not.toContain(value);
  expect(JSON.stringify(sent(true))).toContain('it is [masked: variable]');
});
