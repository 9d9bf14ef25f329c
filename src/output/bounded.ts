// Collects a command's output while it is written, in bounded memory, and cuts it to what a model should read.

import type { CapturedOutput } from '../domain/run.ts';
import { compactSize } from '../domain/size.ts';
import { cleanText } from './clean.ts';
import { countOdd, countOf, isMostlyOdd } from './odd-bytes.ts';
import { findSecrets } from './redact.ts';

export type Bounds = {
  /** UTF-8 bytes of text that pass uncut. */
  readonly bytes: number;
  /** Lines that pass uncut. */
  readonly lines: number;
  /** Lines kept from the start and the end of what does not pass. */
  readonly headLines: number;
  readonly tailLines: number;
};

export const DEFAULT_BOUNDS: Bounds = { bytes: 10_240, lines: 200, headLines: 50, tailLines: 20 };

/** Bytes of a longer output that are kept in a file, masked. */
export const MOST_KEPT = 4 * 1024 * 1024;

export type OutputCollector = {
  /** Takes the next bytes; the chunk may be reused by the caller afterwards. */
  push(chunk: Uint8Array): void;
  /** What was collected so far. May be called at any time. */
  result(): CapturedOutput;
};

/** Raw bytes kept at each end, as a multiple of the text bound: colours and progress bars shrink when cleaned. */
const RAW_FACTOR = 4;

export function collectOutput(bounds: Bounds = DEFAULT_BOUNDS): OutputCollector {
  const room = bounds.bytes * RAW_FACTOR;
  const head = Buffer.alloc(room);
  const tail = new Ring(room);
  const encoding = new EncodingCheck();
  let headLength = 0;
  let bytes = 0;
  let newlines = 0;
  return {
    push(chunk) {
      const taken = Math.min(room - headLength, chunk.length);
      head.set(chunk.subarray(0, taken), headLength);
      headLength += taken;
      tail.push(chunk.subarray(taken));
      bytes += chunk.length;
      newlines += countLineEnds(chunk);
      encoding.push(chunk);
    },
    result() {
      if (encoding.isBinary()) return binaryOutput(bytes);
      const start = head.subarray(0, headLength);
      const gap = bytes - headLength - tail.length;
      if (gap === 0)
        return boundText(cleanLines(Buffer.concat([start, tail.bytes()]).toString('utf8')), bytes, bounds);
      const pieces = {
        start: cleanLines(decodeCut(start)),
        end: cleanLines(decodeCut(tail.bytes())),
        newlines,
      };
      return joinEnds(pieces, bytes, bounds);
    },
  };
}

/** The same cut for text that is already whole. */
export function boundText(text: string, bytes: number, bounds: Bounds = DEFAULT_BOUNDS): CapturedOutput {
  const newlines = text.split('\n').length - 1;
  const lines = newlines + (text === '' || text.endsWith('\n') ? 0 : 1);
  if (Buffer.byteLength(text) <= bounds.bytes && lines <= bounds.lines) {
    return { text, bytes, truncated: false, binary: false };
  }
  return joinEnds({ start: text, end: text, newlines }, bytes, bounds);
}

type Ends = {
  /** Clean text from the first byte on. */
  readonly start: string;
  /** Clean text up to the last byte. */
  readonly end: string;
  /** Newlines in the whole output. */
  readonly newlines: number;
};

/** The head and tail lines with a note between them; by characters where the lines are too long for the bound. */
function joinEnds(ends: Ends, bytes: number, bounds: Bounds): CapturedOutput {
  const head = firstLines(ends.start, bounds.headLines);
  const tail = lastLines(ends.end, bounds.tailLines);
  const total = compactSize(bytes);
  const lines = ends.newlines + (ends.end.endsWith('\n') ? 0 : 1);
  const omitted = lines - countLines(head) - countLines(tail);
  if (omitted > 0 && Buffer.byteLength(head) + Buffer.byteLength(tail) <= bounds.bytes) {
    const note = `[... ${omitted.toLocaleString('en-US')} lines omitted (${total} total) - ${ADVICE} ...]`;
    return { text: `${head}${note}\n${tail}`, bytes, truncated: true, binary: false };
  }
  const share = bounds.headLines / (bounds.headLines + bounds.tailLines);
  const first = cutStart(ends.start, Math.floor(bounds.bytes * share));
  const last = cutEnd(ends.end, Math.floor(bounds.bytes * (1 - share)));
  const left = Math.max(0, bytes - Buffer.byteLength(first) - Buffer.byteLength(last));
  const note = `[... ${compactSize(left)} omitted (${total} total) - ${ADVICE} ...]`;
  return { text: `${first}\n${note}\n${last}`, bytes, truncated: true, binary: false };
}

const ADVICE = 'use grep/tail/head to filter';

function binaryOutput(bytes: number): CapturedOutput {
  const text = `Binary output (${compactSize(bytes)}), not shown. \`file\` and \`xxd | head\` tell more.`;
  return { text, bytes, truncated: true, binary: true };
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') || text === '' ? 1 : 0);
}

/** Up to `count` lines with their newlines; the last may lack its own. */
function firstLines(text: string, count: number): string {
  let to = 0;
  for (let line = 0; line < count; line += 1) {
    const newline = text.indexOf('\n', to);
    if (newline === -1) return text;
    to = newline + 1;
  }
  return text.slice(0, to);
}

function lastLines(text: string, count: number): string {
  let from = text.endsWith('\n') ? text.length - 1 : text.length;
  for (let line = 0; line < count; line += 1) {
    const newline = text.lastIndexOf('\n', from - 1);
    if (newline === -1 || from === 0) return text;
    from = newline;
  }
  return text.slice(from + 1);
}

/** The first `bytes` of the text, ending between two characters and never inside a secret: half of one is not known for it. */
function cutStart(text: string, bytes: number): string {
  const kept = decodeCut(Buffer.from(text).subarray(0, bytes));
  return kept.slice(0, secretAround(text, kept.length)?.[0]);
}

function cutEnd(text: string, bytes: number): string {
  const all = Buffer.from(text);
  const from = text.length - decodeCut(all.subarray(Math.max(0, all.length - bytes))).length;
  return text.slice(secretAround(text, from)?.[1] ?? from);
}

function secretAround(text: string, at: number): readonly [from: number, to: number] | undefined {
  return findSecrets(text).find(({ span: [from, to] }) => from < at && at < to)?.span;
}

/** Names that a NUL ends (`find -print0`) each get a line. */
function cleanLines(text: string): string {
  return cleanText(text.replaceAll('\0', '\n'));
}

/** Text of a piece of UTF-8 whose ends may lie inside a character. */
function decodeCut(piece: Buffer): string {
  let from = 0;
  while (from < piece.length && from < 3 && isContinuation(piece[from])) from += 1;
  return piece.subarray(from, piece.length - incompleteAtEnd(piece)).toString('utf8');
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

/** How many bytes at the end begin a character that is not complete: 0 to 3. */
function incompleteAtEnd(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (isContinuation(byte)) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? back : 0;
  }
  return 0;
}

function countLineEnds(chunk: Uint8Array): number {
  return countOf(chunk, NEWLINE) + countOf(chunk, 0);
}

const NEWLINE = 0x0a;

/** Whether the bytes so far are mostly no UTF-8 text; a few that are not are replaced. */
class EncodingCheck {
  #all = 0;
  #odd = 0;
  #rest: Uint8Array = new Uint8Array();

  push(chunk: Uint8Array): void {
    this.#all += chunk.length;
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const whole = bytes.length - incompleteAtEnd(bytes);
    this.#odd += countOdd(bytes.subarray(0, whole));
    this.#rest = bytes.slice(whole);
  }

  isBinary(): boolean {
    return isMostlyOdd(this.#odd + this.#rest.length, this.#all);
  }
}

/** The last `size` bytes of a stream. */
class Ring {
  readonly #size: number;
  readonly #buffer: Buffer;
  #at = 0;
  #full = false;

  constructor(size: number) {
    this.#size = size;
    this.#buffer = Buffer.alloc(size);
  }

  get length(): number {
    return this.#full ? this.#size : this.#at;
  }

  push(chunk: Uint8Array): void {
    const kept = chunk.subarray(Math.max(0, chunk.length - this.#size));
    const first = kept.subarray(0, this.#size - this.#at);
    this.#buffer.set(first, this.#at);
    this.#buffer.set(kept.subarray(first.length), 0);
    if (this.#at + kept.length >= this.#size) this.#full = true;
    this.#at = (this.#at + kept.length) % this.#size;
  }

  bytes(): Buffer {
    if (!this.#full) return this.#buffer.subarray(0, this.#at);
    return Buffer.concat([this.#buffer.subarray(this.#at), this.#buffer.subarray(0, this.#at)]);
  }
}
