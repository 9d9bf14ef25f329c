// Reads the head of a GGUF file: what the model is called, how large its context may be, and what a token of it costs.

import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { UsageError } from '../domain/errors.ts';
import { plainLine } from './plain-line.ts';

export type Gguf = {
  readonly name: string | undefined;
  readonly license: string | undefined;
  readonly architecture: string;
  /** Bytes of the file. */
  readonly bytes: number;
  readonly layers: number;
  /** Tokens it was trained for. */
  readonly contextLength: number;
  /** Bytes that one token takes in the context, its keys and values as 16-bit numbers. */
  readonly bytesPerToken: number;
};

/** Rejects with `UsageError` if the file is not a complete language model. */
export function readGguf(path: string): Gguf {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    throw new UsageError(`${path} cannot be read.`, 'Check the path.');
  }
  try {
    const about = fstatSync(file);
    if (!about.isFile()) throw new UsageError(`${path} is not a file.`, 'Name a GGUF file.');
    return describe(readHead(file, about.size, path), about.size, path);
  } finally {
    closeSync(file);
  }
}

type Values = ReadonlyMap<string, unknown>;

function describe(values: Values, bytes: number, path: string): Gguf {
  const architecture = textOf(values, 'general.architecture') ?? '';
  const parts = numberOf(values, 'split.count') ?? 1;
  if (parts > 1)
    throw new UsageError(`${path} is one of ${parts} parts.`, 'Choose a model that is one file.');
  const of = (name: string) => values.get(`${architecture}.${name}`);
  const layers = asNumber(of('block_count'));
  const width = asNumber(of('embedding_length'));
  const speaks = values.has('tokenizer.ggml.model') && of('pooling_type') === undefined;
  if (!speaks || layers === undefined || width === undefined)
    throw new UsageError(
      `${path} is not a language model.`,
      'Choose one that chats, such as Qwen3 or Llama.',
    );
  const heads = sumOf(of('attention.head_count'), layers) ?? layers;
  const pairs = sumOf(of('attention.head_count_kv'), layers) ?? heads;
  const ofOneHead = (width * layers) / heads;
  const key = asNumber(of('attention.key_length')) ?? ofOneHead;
  const value = asNumber(of('attention.value_length')) ?? ofOneHead;
  return {
    name: textOf(values, 'general.name'),
    license: textOf(values, 'general.license'),
    architecture,
    bytes,
    layers,
    contextLength: asNumber(of('context_length')) ?? 4096,
    bytesPerToken: pairs * (key + value) * 2,
  };
}

/** A number for all layers, or a list with one for each. */
function sumOf(value: unknown, layers: number): number | undefined {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + (asNumber(each) ?? 0), 0);
  const number = asNumber(value);
  return number === undefined ? undefined : number * layers;
}

function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}

function numberOf(values: Values, name: string): number | undefined {
  return asNumber(values.get(name));
}

function textOf(values: Values, name: string): string | undefined {
  const value = values.get(name);
  return typeof value === 'string' ? plainLine(value) || undefined : undefined;
}

// --- The format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md ----------------------------------------

/** Bytes of the types that have a fixed length, by their number. */
const SIZES: Readonly<Record<number, number>> = {
  0: 1,
  1: 1,
  2: 2,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 1,
  10: 8,
  11: 8,
  12: 8,
};
const STRING = 8;
const LIST = 9;
/** Longer lists, such as the vocabulary, are walked over. */
const MOST_ENTRIES = 1024;
const LONGEST_TEXT = 65_536;

function readHead(file: number, size: number, path: string): Values {
  const reader = createReader(file, size);
  if (size < 8 || reader.bytes(4).toString('latin1') !== 'GGUF')
    throw new UsageError(`${path} is not a GGUF file.`, 'Models for llama.cpp end in .gguf.');
  const version = reader.u32();
  if (version < 2 || version > 3)
    throw new UsageError(
      `${path} has version ${version} of the format, which beck does not know.`,
      'Get a newer file.',
    );
  try {
    const tensors = reader.u64();
    const entries = reader.u64();
    const values = new Map<string, unknown>();
    for (let at = 0; at < entries; at += 1) values.set(reader.text(), readValue(reader, reader.u32()));
    checkTensors(reader, tensors, size, numberOf(values, 'general.alignment') ?? 32);
    return values;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UsageError(`${path} is not complete, or damaged.`, 'Download it again.');
  }
}

function readValue(reader: Reader, type: number): unknown {
  if (type === STRING) return reader.text();
  if (type === LIST) return readList(reader);
  const length = SIZES[type];
  if (length === undefined) throw new RangeError('unknown type');
  const bytes = reader.bytes(length);
  switch (type) {
    case 0:
      return bytes.readUInt8();
    case 1:
      return bytes.readInt8();
    case 2:
      return bytes.readUInt16LE();
    case 3:
      return bytes.readInt16LE();
    case 4:
      return bytes.readUInt32LE();
    case 5:
      return bytes.readInt32LE();
    case 6:
      return bytes.readFloatLE();
    case 7:
      return bytes.readUInt8() !== 0;
    case 10:
      return Number(bytes.readBigUInt64LE());
    case 11:
      return Number(bytes.readBigInt64LE());
    default:
      return bytes.readDoubleLE();
  }
}

function readList(reader: Reader): readonly unknown[] | undefined {
  const type = reader.u32();
  const length = reader.u64();
  const size = SIZES[type];
  if (length <= MOST_ENTRIES) return Array.from({ length }, () => readValue(reader, type));
  if (size !== undefined) reader.skip(length * size);
  else if (type === STRING) for (let at = 0; at < length; at += 1) reader.skip(reader.u64());
  else throw new RangeError('lists of lists are not used');
  return undefined;
}

/** An interrupted download ends before its last tensor begins. */
function checkTensors(reader: Reader, tensors: number, size: number, alignment: number): void {
  let last = 0;
  for (let at = 0; at < tensors; at += 1) {
    reader.text();
    reader.skip(8 * reader.u32() + 4);
    last = Math.max(last, reader.u64());
  }
  const data = Math.ceil(reader.position() / alignment) * alignment;
  if (data + last >= size) throw new RangeError('too short');
}

type Reader = ReturnType<typeof createReader>;

const WINDOW = 1_048_576;

/** Throws `RangeError` at the end of the file. */
function createReader(file: number, size: number) {
  const window = Buffer.alloc(WINDOW);
  let start = 0;
  let filled = 0;
  let at = 0;
  const bytes = (length: number): Buffer => {
    if (length > WINDOW || at + length > size) throw new RangeError('end of file');
    if (at < start || at + length > start + filled) {
      start = at;
      filled = readSync(file, window, 0, WINDOW, at);
      if (filled < length) throw new RangeError('end of file');
    }
    at += length;
    return window.subarray(at - length - start, at - start);
  };
  const skip = (length: number): void => {
    at += length;
    if (at > size) throw new RangeError('end of file');
  };
  const u64 = (): number => {
    const value = bytes(8).readBigUInt64LE();
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('too large');
    return Number(value);
  };
  return {
    bytes,
    skip,
    u64,
    u32: () => bytes(4).readUInt32LE(),
    text(): string {
      const length = u64();
      if (length <= LONGEST_TEXT) return bytes(length).toString('utf8');
      skip(length);
      return '';
    },
    position: () => at,
  };
}
