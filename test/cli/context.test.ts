// What `beck context` prints.

import { expect, test } from 'vitest';
import { type ContextOptions, runContext } from '../../src/cli/verbs/context.ts';
import type { ToolDefinition } from '../../src/domain/conversation.ts';
import { redact } from '../../src/output/redact.ts';

const tools: readonly ToolDefinition[] = [{ name: 'probe', description: 'Looks.', parameters: {} }];

async function run(options: ContextOptions, branch = '') {
  const written = { out: '', error: '' };
  const status = await runContext(options, {
    collectText: (refresh) => Promise.resolve(refresh ? 'gathered é' : 'cached é'),
    compose: (text) => `Rules.\n<machine>\n${text}${branch}\n</machine>`,
    redact,
    tools,
    added: '; and more',
    writeOut: (text) => {
      written.out += text;
    },
    writeError: (text) => {
      written.error += text;
    },
  });
  return { status, ...written };
}

test('is the whole text and the tools, with a count beside it', async () => {
  expect(await run({ json: false, refresh: false })).toEqual({
    status: 0,
    out: `Rules.\n<machine>\ncached é\n</machine>\n\n${JSON.stringify(tools)}\n`,
    error:
      'About 24 tokens (94 bytes) and your question; and more. No secret was found in it. Nothing else is sent.\n',
  });
});

test('as JSON has the same parts', async () => {
  const { out, error } = await run({ json: true, refresh: true });
  expect(JSON.parse(out)).toEqual({
    system: 'Rules.\n<machine>\ngathered é\n</machine>',
    tools,
    bytes: 96,
    tokens: 24,
    masked: 0,
  });
  expect(error).toBe('');
});

test('counts what is masked in it', async () => {
  const { out, error } = await run({ json: false, refresh: false }, ` ghp_${'a1B2'.repeat(9)}`);
  expect(out).toContain('cached é [masked: GitHub token]\n');
  expect(error).toContain(' 1 secret is masked. Nothing else is sent.');
});
