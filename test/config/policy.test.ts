// The machine's policy: what it says holds, and nothing below loosens it.

import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSettings } from '../../src/config/load.ts';
import { type FreshHome, freshHome } from '../support/home.ts';

/** Whoever runs the tests stands in for root. */
const OWNER = process.getuid?.() ?? 0;

async function withPolicy(home: FreshHome, policy: string, own = '{}', env: Record<string, string> = {}) {
  const file = join(home.path, 'policy.yaml');
  writeFileSync(file, policy, { mode: 0o644 });
  mkdirSync(join(home.path, '.config/beck'), { recursive: true });
  writeFileSync(join(home.path, '.config/beck/config.json'), own);
  return loadSettings({ env: { ...home.env, ...env }, home: home.path, policy: { file, owner: OWNER } });
}

test.each<[policy: string, own: string, settings: object, layers: object]>([
  ['mode: confirm', '{"mode": "danger"}', { mode: 'confirm' }, { mode: 'policy' }],
  ['mode: confirm', '{"mode": "strict"}', { mode: 'strict' }, { mode: 'user' }],
  ['maskSecrets: true', '{"maskSecrets": false}', { maskSecrets: true }, { maskSecrets: 'policy' }],
  ['proposals: "off"', '{"proposals": "on"}', { proposals: 'off' }, { proposals: 'policy' }],
  ['hookAsk: deny', '{"hookAsk": "allow"}', { hookAsk: 'deny' }, { hookAsk: 'policy' }],
  ['journal: "on"', '{"journal": "off"}', { journal: 'on' }, { journal: 'policy' }],
  ['undoMegabytes: 500', '{"undoMegabytes": 0}', { undoMegabytes: 500 }, { undoMegabytes: 'policy' }],
  ['undoMegabytes: 500', '{"undoMegabytes": 900}', { undoMegabytes: 900 }, { undoMegabytes: 'user' }],
  ['providers: [ollama]', '{"provider": "openai"}', { provider: 'recipes' }, { provider: 'policy' }],
  ['providers: [ollama]', '{"provider": "ollama"}', { provider: 'ollama', findServers: 'ollama' }, {}],
  [
    'providers: [ollama]',
    '{"provider": "ollama", "fallback": ["groq"]}',
    { fallback: [] },
    { fallback: 'policy' },
  ],
  [
    'servers: ["https://llm.example.com"]',
    '{"baseUrl": "https://llm.example.com.evil.net/v1"}',
    { provider: 'recipes', baseUrl: undefined },
    { provider: 'policy' },
  ],
  [
    'servers: ["https://llm.example.com"]',
    '{"provider": "openai-compatible", "baseUrl": "https://llm.example.com/v1"}',
    { provider: 'openai-compatible', baseUrl: 'https://llm.example.com/v1', findServers: 'off' },
    { baseUrl: 'user' },
  ],
])('%s, under %s', async (policy, own, settings, layers) => {
  await using home = await freshHome();
  const loaded = await withPolicy(home, policy, own, { BECK_FIND_SERVERS: '' });
  expect(loaded.settings).toMatchObject(settings);
  expect(loaded.layers).toMatchObject(layers);
  expect(loaded.strictBecause).toBeUndefined();
});

test('a provider that is not allowed is named, and whom to ask', async () => {
  await using home = await freshHome();
  const policy = 'providers: [ollama]\ncontact: it@example.com\n';
  const { warnings } = await withPolicy(home, policy, '{}', { OPENAI_API_KEY: 'x' });
  expect(warnings).toEqual([
    'The policy of this machine does not allow openai to answer; the recipes do. Ask it@example.com.',
  ]);
});

test('the command line does not loosen it either', async () => {
  await using home = await freshHome();
  const file = join(home.path, 'policy.yaml');
  writeFileSync(file, 'mode: confirm\n', { mode: 0o644 });
  const { settings } = await loadSettings({
    ...{ env: home.env, home: home.path, policy: { file, owner: OWNER } },
    commandLine: { mode: 'danger' },
  });
  expect(settings.mode).toBe('confirm');
});

describe('what cannot be trusted or read makes beck strict', () => {
  test.each<[what: string, policy: string, sentence: RegExp]>([
    ['no YAML', 'mode: [', /is not valid YAML/],
    ['no settings', '- a', /does not hold settings/],
    ['a name that is none', 'mod: confirm', /says mod, which is none of its settings/],
    ['a value that is none', 'mode: lenient', /mode must be one of strict/],
    ['what would loosen', 'maskSecrets: false', /maskSecrets must be true/],
    ['a faulty pattern', 'blocked: ["("]', /blocked must be a list/],
  ])('%s', async (_, policy, sentence) => {
    await using home = await freshHome();
    const { settings, strictBecause } = await withPolicy(home, policy, '{"mode": "danger"}');
    expect(settings.mode).toBe('strict');
    expect(strictBecause).toMatch(sentence);
  });

  test('while the rest of it holds', async () => {
    await using home = await freshHome();
    const { settings } = await withPolicy(home, 'mod: x\nblocked: ["^nmap"]\ncontact: me\n');
    expect(settings.policy).toMatchObject({ contact: 'me', lists: { blocked: ['^nmap'] } });
  });

  test.skipIf(process.getuid === undefined)(
    'a file that others can change, or that is not root’s',
    async () => {
      await using home = await freshHome();
      const file = join(home.path, 'policy.yaml');
      const load = async (owner: number) => {
        const { strictBecause } = await loadSettings({
          env: home.env,
          home: home.path,
          policy: { file, owner },
        });
        return strictBecause;
      };
      writeFileSync(file, 'mode: confirm\n', { mode: 0o644 });
      expect(await load(OWNER)).toBeUndefined();
      expect(await load(OWNER + 1)).toContain('does not belong to root.');
      chmodSync(file, 0o666);
      expect(await load(OWNER)).toContain('can be changed by others than root.');
      chmodSync(file, 0o644);
      chmodSync(home.path, 0o777);
      expect(await load(OWNER)).toContain('lies in a folder that others than root can change.');
    },
  );
});

describe('BECK_POLICY', () => {
  const load = (home: FreshHome, second: string, owner: number) =>
    loadSettings({
      ...{ env: { ...home.env, BECK_POLICY: second }, home: home.path },
      policy: { file: join(home.path, 'policy.yaml'), owner },
    });

  test('adds to it', async () => {
    await using home = await freshHome();
    writeFileSync(join(home.path, 'policy.yaml'), 'mode: warn\nblocked: [a]\nproviders: [ollama, groq]\n');
    const second = join(home.path, 'second.yaml');
    writeFileSync(second, 'mode: confirm\nblocked: [b]\nproviders: [groq, openai]\ncontact: x\n');
    const { settings } = await load(home, second, OWNER);
    expect(settings.policy).toMatchObject({
      ...{ mode: 'confirm', providers: ['groq'], contact: 'x' },
      lists: { blocked: ['a', 'b'] },
    });
  });

  test.skipIf(process.getuid === undefined)('is ignored where it is not root’s, which is said', async () => {
    await using home = await freshHome();
    const second = join(home.path, 'second.yaml');
    writeFileSync(second, 'blocked: [b]\n');
    const { settings, strictBecause, warnings } = await load(home, second, OWNER + 1);
    expect(settings.policy).toMatchObject({ files: [], lists: { blocked: [] } });
    expect(strictBecause).toBeUndefined();
    expect(warnings).toEqual([
      `The policy ${second} does not belong to root. What BECK_POLICY names is ignored.`,
    ]);
  });
});
