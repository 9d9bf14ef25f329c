// Writes a model of a few hundred kilobytes in the GGUF format: llama's architecture, random weights, a small vocabulary.

import { writeFileSync } from 'node:fs';

export type TinyModel = {
  readonly name?: string;
  readonly license?: string;
  readonly seed?: number;
  readonly layers?: number;
};

const EMBEDDING = 64;
const FEED_FORWARD = 96;
const HEADS = 4;
const CONTEXT = 8192;

export function writeTinyGguf(path: string, model: TinyModel = {}): void {
  writeFileSync(path, tinyGguf(model));
}

export function tinyGguf({ name = 'Tiny', license = 'apache-2.0', seed = 1, layers = 2 }: TinyModel): Buffer {
  const vocabulary = makeVocabulary();
  const tensors = makeTensors(vocabulary.length, layers);
  const keys = [
    key('general.architecture', text('llama')),
    key('general.name', text(name)),
    key('general.license', text(license)),
    key('general.alignment', uint32(ALIGNMENT)),
    key('llama.context_length', uint32(CONTEXT)),
    key('llama.embedding_length', uint32(EMBEDDING)),
    key('llama.block_count', uint32(layers)),
    key('llama.feed_forward_length', uint32(FEED_FORWARD)),
    key('llama.attention.head_count', uint32(HEADS)),
    key('llama.attention.head_count_kv', uint32(HEADS)),
    key('llama.attention.layer_norm_rms_epsilon', float32(1e-5)),
    key('llama.rope.dimension_count', uint32(EMBEDDING / HEADS)),
    key('llama.vocab_size', uint32(vocabulary.length)),
    key('tokenizer.ggml.model', text('llama')),
    key('tokenizer.ggml.tokens', list(vocabulary.map((token) => text(token.text)))),
    key(
      'tokenizer.ggml.scores',
      list(vocabulary.map((token, index) => float32(token.type === NORMAL ? -index : 0))),
    ),
    key('tokenizer.ggml.token_type', list(vocabulary.map((token) => int32(token.type)))),
    key('tokenizer.ggml.unknown_token_id', uint32(0)),
    key('tokenizer.ggml.bos_token_id', uint32(1)),
    key('tokenizer.ggml.eos_token_id', uint32(2)),
    key('tokenizer.ggml.add_bos_token', bool(false)),
    key('tokenizer.chat_template', text(TEMPLATE)),
  ];
  let offset = 0;
  const infos = tensors.map(({ name: of, shape }) => {
    const info = Buffer.concat([
      bytesOf(of),
      u32(shape.length),
      ...shape.map((size) => u64(size)),
      u32(F32),
      u64(offset),
    ]);
    offset = aligned(offset + 4 * sizeOf(shape));
    return info;
  });
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    u64(keys.length),
    ...keys,
    ...infos,
  ]);
  const random = randomNumbers(seed);
  const weights = tensors.map(({ name: of, shape }) => {
    const bytes = Buffer.alloc(aligned(4 * sizeOf(shape)));
    const isNorm = of.endsWith('norm.weight');
    for (let at = 0; at < sizeOf(shape); at += 1) bytes.writeFloatLE(isNorm ? 1 : random() - 0.5, 4 * at);
    return bytes;
  });
  return Buffer.concat([head, Buffer.alloc(aligned(head.length) - head.length), ...weights]);
}

/** ChatML, which many models use. */
const TEMPLATE =
  "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>\\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}";

/** The kinds of tokens in the format. */
const NORMAL = 1;
const UNKNOWN = 2;
const CONTROL = 3;
const BYTE = 6;

/** Every byte, and their own letters so that sentences are not much longer in tokens than in characters. */
function makeVocabulary(): readonly { readonly text: string; readonly type: number }[] {
  const controls = ['<s>', '<|im_end|>', '<|im_start|>'].map((token) => ({ text: token, type: CONTROL }));
  const bytes = Array.from({ length: 256 }, (_, byte) => ({
    text: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
    type: BYTE,
  }));
  const letters = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));
  const words = ['▁', ...letters, '▁the', 'in', 'er', '▁a', 'on', '<tool_call>', '</tool_call>'];
  return [
    { text: '<unk>', type: UNKNOWN },
    ...controls,
    ...bytes,
    ...words.map((word) => ({ text: word, type: NORMAL })),
  ];
}

type Tensor = { readonly name: string; readonly shape: readonly number[] };

function makeTensors(vocabulary: number, layers: number): readonly Tensor[] {
  const square = [EMBEDDING, EMBEDDING];
  return [
    { name: 'token_embd.weight', shape: [EMBEDDING, vocabulary] },
    ...Array.from({ length: layers }, (_, layer) =>
      [
        { name: 'attn_norm', shape: [EMBEDDING] },
        ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map((name) => ({ name, shape: square })),
        { name: 'ffn_norm', shape: [EMBEDDING] },
        { name: 'ffn_gate', shape: [EMBEDDING, FEED_FORWARD] },
        { name: 'ffn_up', shape: [EMBEDDING, FEED_FORWARD] },
        { name: 'ffn_down', shape: [FEED_FORWARD, EMBEDDING] },
      ].map(({ name, shape }) => ({ name: `blk.${layer}.${name}.weight`, shape })),
    ).flat(),
    { name: 'output_norm.weight', shape: [EMBEDDING] },
    { name: 'output.weight', shape: [EMBEDDING, vocabulary] },
  ];
}

// --- The format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md -----------------------------------------

const ALIGNMENT = 32;
const F32 = 0;

type Value = { readonly type: number; readonly bytes: Buffer };

const uint32 = (value: number): Value => ({ type: 4, bytes: u32(value) });
const int32 = (value: number): Value => ({ type: 5, bytes: u32(value) });
const bool = (value: boolean): Value => ({ type: 7, bytes: Buffer.from([value ? 1 : 0]) });
const text = (value: string): Value => ({ type: 8, bytes: bytesOf(value) });

function float32(value: number): Value {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return { type: 6, bytes };
}

function list(values: readonly Value[]): Value {
  const head = [u32(values[0]?.type ?? 8), u64(values.length)];
  return { type: 9, bytes: Buffer.concat([...head, ...values.map(({ bytes }) => bytes)]) };
}

function key(name: string, { type, bytes }: Value): Buffer {
  return Buffer.concat([bytesOf(name), u32(type), bytes]);
}

function bytesOf(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([u64(bytes.length), bytes]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function sizeOf(shape: readonly number[]): number {
  return shape.reduce((product, size) => product * size, 1);
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

/** From 0 to 1, the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
