import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compactSize } from '../../src/domain/size.ts';
import { boundText, collectOutput, DEFAULT_BOUNDS } from '../../src/output/bounded.ts';
import { redact } from '../../src/output/redact.ts';

function collect(chunks: readonly (string | Uint8Array)[]) {
  const collector = collectOutput();
  for (const chunk of chunks) collector.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  return collector.result();
}

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join('');

describe('collecting output', () => {
  test.each([
    ['nothing', ''],
    ['one line without its end', 'hello'],
    ['200 lines', numbered(1, 200)],
    ['10,240 bytes', 'x'.repeat(10_240)],
  ])('passes uncut: %s', (_what, text) => {
    expect(collect([text])).toEqual({ text, bytes: text.length, truncated: false, binary: false });
  });

  test('cuts 201 lines to the first 50 and the last 20', () => {
    const text = numbered(1, 201);
    expect(collect([text])).toEqual({
      text: `${numbered(1, 50)}[... 131 lines omitted (1.7KB total) - use grep/tail/head to filter ...]\n${numbered(182, 201)}`,
      bytes: text.length,
      truncated: true,
      binary: false,
    });
  });

  test('says how much of a long output is missing', () => {
    const output = collect(
      Array.from({ length: 450 }, (_, index) => numbered(index * 100 + 1, index * 100 + 100)),
    );
    const lines = output.text.split('\n');
    expect(lines.slice(48, 53)).toEqual([
      'line 49',
      'line 50',
      '[... 44,930 lines omitted (472.6KB total) - use grep/tail/head to filter ...]',
      'line 44981',
      'line 44982',
    ]);
    expect(lines.slice(-2)).toEqual(['line 45000', '']);
  });

  test('cuts one huge line by characters, between two of them', () => {
    const output = collect(['é'.repeat(1_000_000)]);
    expect(output).toMatchObject({ bytes: 2_000_000, truncated: true, binary: false });
    expect(output.text).toMatch(
      /^é+\n\[\.\.\. 1\.9MB omitted \(1\.9MB total\) - use grep\/tail\/head to filter \.\.\.\]\né+$/,
    );
    expect(Buffer.byteLength(output.text)).toBeLessThan(DEFAULT_BOUNDS.bytes + 100);
    expect(Buffer.byteLength(output.text)).toBeGreaterThan(DEFAULT_BOUNDS.bytes - 100);
  });

  test('cuts long lines among the first and last by characters too', () => {
    const output = collect([`${'a'.repeat(5_000)}\n`.repeat(300)]);
    expect(Buffer.byteLength(output.text)).toBeLessThan(DEFAULT_BOUNDS.bytes + 100);
    expect(output.text).toContain('omitted (1.4MB total)');
  });

  test('cleans before it measures, so colours and progress cost nothing', () => {
    expect(collect(['\u001b[31m', 'x'.repeat(10_000), '\u001b[0m\n', 'p\r'.repeat(5_000)]).text).toBe(
      `${'x'.repeat(10_000)}\np`,
    );
  });

  test.each([
    ['one byte that is not UTF-8', [Uint8Array.of(0x61, 0xff, 0x62, 0x0a)], 'a\ufffdb\n'],
    ['a name in Latin-1', [Buffer.from('caf\xe9.txt\ncafe.txt\n', 'latin1')], 'caf\ufffd.txt\ncafe.txt\n'],
    ['names that a NUL ends', ['./a\0./b c\0'], './a\n./b c\n'],
    ['an incomplete last character', ['a few words', Uint8Array.of(0xe2, 0x82)], 'a few words\ufffd'],
  ])('replaces the bytes of text that are none: %s', (_what, chunks, text) => {
    expect(collect(chunks)).toMatchObject({ text, truncated: false, binary: false });
  });

  test('many names that a NUL ends are cut by lines', () => {
    const output = collect([Array.from({ length: 1000 }, (_, n) => `./name-${n}`).join('\0')]);
    expect(output).toMatchObject({ truncated: true, binary: false });
    expect(output.text).toMatch(/name-49\n\[\.\.\. 930 lines omitted .*\n\.\/name-980\n/);
  });

  const random = Uint8Array.from({ length: 100_000 }, (_, n) => (n * 2_654_435_761) >>> 23);
  test.each([
    ['random bytes', [random], 100_000],
    ['random bytes far behind the kept part', ['x'.repeat(50_000), random, random], 250_000],
    ['UTF-16', [Buffer.from('words', 'utf16le')], 10],
  ])('reports binary output with its size: %s', (_what, chunks, bytes) => {
    expect(collect(chunks)).toEqual({
      text: `Binary output (${compactSize(bytes)}), not shown. \`file\` and \`xxd | head\` tell more.`,
      bytes,
      truncated: true,
      binary: true,
    });
  });

  test('does not depend on where the chunks are cut', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'é', '日', '👍', '\n', '\u001b[1m', '\r'),
      maxLength: 400,
    });
    fc.assert(
      fc.property(
        text,
        fc.array(fc.nat(1_000), { maxLength: 6 }),
        fc.constantFrom(1, 40, 400),
        (unit, cuts, times) => {
          const bytes = Buffer.from(unit.repeat(times));
          const places = [
            0,
            ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b),
            bytes.length,
          ];
          const chunks = places.slice(1).map((place, index) => bytes.subarray(places[index], place));
          expect(collect(chunks)).toEqual(collect([bytes]));
        },
      ),
    );
  });

  test('never exceeds its bound by more than the note', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.nat(3_000), (lines, times) => {
        const output = collect([`${lines.join('\n')}\n`.repeat(times)]);
        expect(Buffer.byteLength(output.text)).toBeLessThan(DEFAULT_BOUNDS.bytes + 120);
        expect(output.text.split('\n').length).toBeLessThanOrEqual(DEFAULT_BOUNDS.lines + 1);
      }),
      { numRuns: 50 },
    );
  });

  test('may be read while it is still collecting, and chunks may be reused', () => {
    const collector = collectOutput();
    const chunk = Buffer.from('one\n');
    collector.push(chunk);
    chunk.write('two\n');
    expect(collector.result().text).toBe('one\n');
    collector.push(chunk);
    expect(collector.result()).toEqual({ text: 'one\ntwo\n', bytes: 8, truncated: false, binary: false });
  });

  test('holds the same memory for 256 MB as for a little', () => {
    const collector = collectOutput();
    const chunk = Buffer.alloc(1 << 20, 'some words on a line of text\n');
    const before = process.memoryUsage();
    for (let megabyte = 0; megabyte < 256; megabyte += 1) collector.push(chunk);
    const after = process.memoryUsage();
    expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(16 << 20);
    expect(collector.result().bytes).toBe(256 << 20);
  });
});

describe('a secret where the text is cut', () => {
  const token = `ghp_${'a1B2'.repeat(9)}`;
  const share = DEFAULT_BOUNDS.headLines / (DEFAULT_BOUNDS.headLines + DEFAULT_BOUNDS.tailLines);
  const headBytes = Math.floor(DEFAULT_BOUNDS.bytes * share);
  const tailBytes = Math.floor(DEFAULT_BOUNDS.bytes * (1 - share));

  test.each([1, 12, 39])('is left out whole, %i characters from its start', (into) => {
    const start = `${'x '.repeat(headBytes).slice(0, headBytes - into - 1)} ${token} `;
    const end = ` ${token} ${' y'.repeat(tailBytes).slice(0, tailBytes - (token.length - into) - 1)}`;
    const { text, truncated } = collect([start, 'z '.repeat(60_000), end]);
    expect(truncated).toBe(true);
    for (let at = 0; at + 6 <= token.length; at += 1) expect(text).not.toContain(token.slice(at, at + 6));
  });

  test('is masked when it is a key of which only the ends are kept', () => {
    const body = Array.from({ length: 400 }, (_, index) =>
      Buffer.from(`key line ${index} of a long one`).toString('base64'),
    );
    const key = ['-----BEGIN RSA PRIVATE KEY-----', ...body, '-----END RSA PRIVATE KEY-----'].join('\n');
    const { text } = redact(collect([`before\n${key}\nafter\n`]).text);
    expect(text).toBe('before\n[masked: private key]\nafter\n');
  });
});

test('whole text is cut by the same rule', () => {
  expect(boundText(numbered(1, 300), 2_592)).toEqual(collect([numbered(1, 300)]));
});

test.each([
  [0, '0B'],
  [1023, '1023B'],
  [1434, '1.4KB'],
  [2_411_725, '2.3MB'],
  [5 * 1024 ** 4, '5120.0GB'],
])('%d bytes are written %s', (bytes, text) => {
  expect(compactSize(bytes)).toBe(text);
});
