import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeFields } from '../../src/protocol/fields.ts';
import { createLineDecoder, encodeLine } from '../../src/protocol/lines.ts';
import { cutInto, fieldBytes } from '../support/bytes.ts';

describe('a message as a line', () => {
  test('is its fields in base64, each with a dot before it', () => {
    const line = encodeLine(encodeFields(['run', 'ls é', '', '']));
    expect(Buffer.from(line).toString()).toBe('.cnVu .bHMgw6k= . .\n');
  });

  test('is read as PowerShell writes it, with either line ending', () => {
    const decode = createLineDecoder();
    const text = '.YXNr .d2hhdCdzIHRoaXM= .L3RtcA==\r\n.Ynll . .\n';
    expect(decode(Buffer.from(text)).map(words)).toEqual([
      ['ask', "what's this", '/tmp'],
      ['bye', '', ''],
    ]);
  });

  test('comes back whole, however the bytes on the way are cut', () => {
    const fields = fc.tuple(fieldBytes, fieldBytes, fieldBytes);
    fc.assert(
      fc.property(fc.array(fields, { maxLength: 5 }), fc.array(fc.nat()), (messages, cuts) => {
        const bytes = Buffer.concat(messages.map((message) => encodeLine(encodeFields(message))));
        const decode = createLineDecoder();
        expect(
          cutInto(bytes, cuts)
            .flatMap((chunk) => decode(chunk))
            .map(hex),
        ).toEqual(messages.map(hex));
      }),
    );
  });

  test('is not given out before its newline, and keeps what it has read when the chunk is used again', () => {
    const decode = createLineDecoder();
    const chunk = Buffer.from('.Ynll');
    expect(decode(chunk)).toEqual([]);
    chunk.fill(0x78);
    expect(decode(Buffer.from(' .\n')).map(words)).toEqual([['bye', '']]);
  });
});

function words(fields: readonly Uint8Array[]): string[] {
  return fields.map((field) => Buffer.from(field).toString());
}

function hex(fields: readonly Uint8Array[]): string[] {
  return fields.map((field) => Buffer.from(field).toString('hex'));
}
