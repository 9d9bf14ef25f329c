import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFieldDecoder, encodeFields } from '../../src/protocol/fields.ts';
import { cutInto, fieldBytes } from '../support/bytes.ts';

describe('a message of fields', () => {
  test('is each field followed by NUL', () => {
    expect(Buffer.from(encodeFields(['ask', Uint8Array.of(0xff, 0x0a), '']))).toEqual(
      Buffer.from('ask\0\xff\n\0\0', 'latin1'),
    );
  });

  test.each([['a\0b'], [Uint8Array.of(1, 0)]])('cannot hold a NUL', (field) => {
    expect(() => encodeFields(['ask', field])).toThrow(RangeError);
  });

  test('comes back whole, however the bytes on the way are cut', () => {
    const fields = fc.tuple(fieldBytes, fieldBytes, fieldBytes);
    fc.assert(
      fc.property(fc.array(fields, { maxLength: 5 }), fc.array(fc.nat()), (messages, cuts) => {
        const bytes = Buffer.concat(messages.map((message) => encodeFields(message)));
        const decode = createFieldDecoder(3);
        const received = cutInto(bytes, cuts).flatMap((chunk) => decode(chunk));
        expect(received.map(hex)).toEqual(messages.map(hex));
      }),
    );
  });

  test('is not given out before its last NUL', () => {
    const decode = createFieldDecoder(2);
    expect(decode(Buffer.from('end\x00'))).toEqual([]);
    expect(decode(Buffer.from('7'))).toEqual([]);
    expect(decode(Buffer.from('\0next')).map(hex)).toEqual([hex([Buffer.from('end'), Buffer.from('7')])]);
  });

  test('keeps what it has read when the chunk is used again', () => {
    const decode = createFieldDecoder(1);
    const chunk = Buffer.from('abc');
    decode(chunk);
    chunk.fill(0x78);
    expect(decode(Buffer.from('\0')).map(hex)).toEqual([hex([Buffer.from('abc')])]);
  });
});

function hex(fields: readonly Uint8Array[]): string[] {
  return fields.map((field) => Buffer.from(field).toString('hex'));
}
