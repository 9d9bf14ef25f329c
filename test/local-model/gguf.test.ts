// The head of a GGUF file: what is read of it, and what is refused before anything is loaded.

import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readGguf } from '../../src/local-model/gguf.ts';
import { nameFor } from '../../src/local-model/list.ts';
import { tinyGguf } from '../support/tiny-gguf.ts';

const folder = mkdtempSync(join(tmpdir(), 'beck-gguf-'));
afterAll(() => rmSync(folder, { recursive: true }));

const WHOLE = tinyGguf({ name: 'Tiny', license: 'mit' });

function written(bytes: Uint8Array | string): string {
  const path = join(folder, 'model.gguf');
  writeFileSync(path, bytes);
  return path;
}

test('tells name, license and size, the context it was trained for, and what a token takes', () => {
  expect(readGguf(written(WHOLE))).toEqual({
    name: 'Tiny',
    license: 'mit',
    layers: 2,
    architecture: 'llama',
    bytes: WHOLE.length,
    contextLength: 8192,
    // Two layers, four heads of 16 numbers, keys and values of two bytes each.
    bytesPerToken: 2 * 4 * (16 + 16) * 2,
  });
});

test('texts of the file are one short line without control characters', () => {
  const license = `\x1b]52;c;cm0gLXJmIH4=\x07\nmit\u202e\x9b2J ${'x'.repeat(100)}`;
  const about = readGguf(written(tinyGguf({ name: '\x1b\r\n', license })));
  expect(about.name).toBeUndefined();
  expect(about.license).toBe(`]52;c;cm0gLXJmIH4= mit 2J ${'x'.repeat(33)}…`);
});

test.each([
  ['a text', 'just text', 'is not a GGUF file.'],
  ['an empty file', '', 'is not a GGUF file.'],
  ['a head that was cut', WHOLE.subarray(0, 1000), 'is not complete, or damaged.'],
  ['a file that ends before its last tensor', WHOLE.subarray(0, 20_000), 'is not complete, or damaged.'],
  ['an unknown version', Buffer.concat([Buffer.from('GGUF\x09\0\0\0'), WHOLE.subarray(8)]), 'has version 9'],
  ['an adapter', renamed('tokenizer.ggml.model', 'tokenizer.ggml.nodel'), 'is not a language model.'],
  ['a model for embeddings', renamed('llama.vocab_size', 'llama.pooling_type'), 'is not a language model.'],
])('refuses %s', (_, bytes, message) => {
  expect(() => readGguf(written(bytes))).toThrow(message);
});

test('refuses what is not there, and a folder', () => {
  expect(() => readGguf(join(folder, 'none.gguf'))).toThrow('cannot be read.');
  expect(() => readGguf(folder)).toThrow('is not a file.');
});

test('reads a file of terabytes as fast as a small one', () => {
  const path = written(WHOLE);
  truncateSync(path, 2 ** 42);
  expect(readGguf(path).bytes).toBe(2 ** 42);
});

/** The same file with another key in the place of one. */
function renamed(from: string, to: string): Buffer {
  const entry = (name: string) => {
    const length = Buffer.alloc(8);
    length.writeBigUInt64LE(BigInt(name.length));
    return Buffer.concat([length, Buffer.from(name)]);
  };
  const at = WHOLE.indexOf(entry(from));
  return Buffer.concat([WHOLE.subarray(0, at), entry(to), WHOLE.subarray(at + 8 + from.length)]);
}

test.each([
  ['/models/Qwen3-4B-Q4_K_M.gguf', 'Qwen3-4B-Q4_K_M'],
  ['my model (1).GGUF', 'my-model-1-'],
  ['/x/.gguf', 'model'],
])('%s is called %s', (file, name) => {
  expect(nameFor(file)).toBe(name);
});
