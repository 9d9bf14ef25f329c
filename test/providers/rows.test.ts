// Every row of the table holds together, and a variable's address is read as the tool it belongs to reads it.

import { describe, expect, test } from 'vitest';
import {
  addressOf,
  isOnThisMachine,
  leavesMachine,
  readAddress,
  typedAddress,
} from '../../src/providers/address.ts';
import { bestModel } from '../../src/providers/models.ts';
import { proxiesOf } from '../../src/providers/proxy.ts';
import { SERVER_NAMES, SERVERS } from '../../src/providers/rows.ts';

describe.each(SERVER_NAMES)('%s', (name) => {
  const row = SERVERS[name];

  test('has an address without an end slash, encrypted where it is elsewhere', () => {
    if (row.address === undefined) expect(row.addressVariables).not.toEqual([]);
    else {
      const { protocol, href, search } = new URL(row.address);
      expect(href.replace(/\/$/, '')).toBe(row.address);
      expect(search).toBe('');
      if (!isOnThisMachine(row.address)) expect(protocol).toBe('https:');
    }
  });

  test('says where keys are made, in a sentence', () => {
    expect(row.keysAt).toMatch(/^\S.*\.$/);
    // What beck itself starts needs none.
    if (name !== 'local') expect(row.keyVariables).not.toEqual([]);
  });

  test('prefers its own default model', () => {
    if (row.model !== undefined) expect(bestModel([row.model], row.preference)).toBe(row.model);
  });
});

test('no variable holds the key of two servers, but for the one that stands for any other', () => {
  const own = SERVER_NAMES.filter((name) => name !== 'openai-compatible');
  const variables = own.flatMap((name) => SERVERS[name].keyVariables);
  expect(new Set(variables).size).toBe(variables.length);
});

test('a token that is there for other reasons chooses nothing', () => {
  const unasked = SERVER_NAMES.filter(
    (name) => SERVERS[name].neverUnasked !== true && SERVERS[name].needsKey,
  );
  expect(unasked.flatMap((name) => SERVERS[name].keyVariables)).not.toContain('GITHUB_TOKEN');
});

describe('an address in a variable', () => {
  const [ollama = { name: '' }] = SERVERS.ollama.addressVariables;
  test.each([
    ['127.0.0.1', 'http://127.0.0.1:11434/v1'],
    ['0.0.0.0', 'http://127.0.0.1:11434/v1'],
    ['0.0.0.0:9000', 'http://127.0.0.1:9000/v1'],
    [':9000', 'http://127.0.0.1:9000/v1'],
    ['gpu.lan', 'http://gpu.lan:11434/v1'],
    ['gpu.lan:80', 'http://gpu.lan/v1'],
    ['[::]:9000', 'http://127.0.0.1:9000/v1'],
    ['https://gpu.example', 'https://gpu.example/v1'],
    ['https://gpu.example/ollama/v1', 'https://gpu.example/ollama/v1'],
    ['http://me:secret@gpu.example', undefined],
    ['ftp://gpu.example', undefined],
    ['two words', undefined],
  ])('OLLAMA_HOST=%s is %s', (text, address) => {
    expect(readAddress(text, ollama)).toBe(address);
  });

  test('a variable that holds a whole address is taken as it is', () => {
    expect(readAddress('https://host/v1', { name: 'OPENAI_BASE_URL' })).toBe('https://host/v1');
    expect(readAddress('https://mine.openai.azure.com/', { name: 'E', path: '/openai/v1' })).toBe(
      'https://mine.openai.azure.com/openai/v1',
    );
    expect(readAddress('host/v1', { name: 'OPENAI_BASE_URL' })).toBeUndefined();
    expect(readAddress('localhost:1/v1', { name: 'OPENAI_BASE_URL' })).toBeUndefined();
  });
});

test('an address beside the name replaces that of the row', () => {
  expect(addressOf({ provider: 'ollama', baseUrl: undefined })).toBe('http://127.0.0.1:11434/v1');
  expect(addressOf({ provider: 'ollama', baseUrl: 'http://gpu.lan/v1' })).toBe('http://gpu.lan/v1');
  expect(addressOf({ provider: 'recipes', baseUrl: 'http://gpu.lan/v1' })).toBeUndefined();
});

test.each([
  ['ollama', undefined, false],
  ['ollama', 'http://gpu.lan/v1', true],
  ['anthropic', undefined, true],
  ['anthropic', 'http://127.0.0.1:1/v1', false],
  ['openai-compatible', 'https://localhost.example/v1', true],
  ['recipes', undefined, false],
])('%s at %s leaves the machine: %s', (provider, baseUrl, leaves) => {
  expect(leavesMachine({ provider, baseUrl })).toBe(leaves);
});

test('the best model is the newest of what is preferred most', () => {
  const names = ['text-embedding-3', 'gpt-4.1-mini', 'gpt-5-mini', 'gpt-5.2-mini', 'gpt-5.10-mini', 'o3'];
  expect(bestModel(names, SERVERS.openai.preference)).toBe('gpt-5.10-mini');
  expect(bestModel(['gpt-4.1-mini', 'o3'], SERVERS.openai.preference)).toBe('gpt-4.1-mini');
  expect(bestModel(['o3'], SERVERS.openai.preference)).toBeUndefined();
  expect(bestModel(['text-embedding-a', 'gemma'], SERVERS.lmstudio.preference)).toBe('gemma');
});

test.each([
  ['https://host/v1', 'https://host/v1'],
  [' http://host:1/v1 ', 'http://host:1/v1'],
  ['https://http://127.0.0.1:1234/v1', 'http://127.0.0.1:1234/v1'],
  ['localhost:1234/v1', 'http://localhost:1234/v1'],
  ['models.example/v1', 'https://models.example/v1'],
  ['https://', undefined],
  ['ftp://host', undefined],
  ['https://me:secret@host/v1', undefined],
  ['two words', undefined],
])('%s, typed or pasted, is the address %s', (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
});

test.each<readonly [Record<string, string>, object | undefined]>([
  [{}, undefined],
  [{ NO_PROXY: 'a' }, undefined],
  [{ https_proxy: 'proxy.corp:3128' }, { HTTPS_PROXY: 'http://proxy.corp:3128' }],
  [{ HTTPS_PROXY: 'http://two', https_proxy: 'http://one' }, { HTTPS_PROXY: 'http://one' }],
  [
    { ALL_PROXY: 'http://a', HTTP_PROXY: 'b:1' },
    { HTTPS_PROXY: 'http://a', HTTP_PROXY: 'http://b:1' },
  ],
])('proxies are read as curl reads them: %j', (env, expected) => {
  expect(proxiesOf(env)).toEqual(expected);
});
