import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeFields } from '../../src/protocol/fields.ts';
import { createLineDecoder, encodeLine } from '../../src/protocol/lines.ts';
import { parseFromShell } from '../../src/protocol/words.ts';
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

test('a conversation recorded from PowerShell 7.6 is understood word for word', () => {
  const recorded = [
    '.YWJvdXQ= .MQpwb3dlcnNoZWxsCjcuNi41CjAKY2FwdHVyZQ== .L3RtcA==',
    '.YXNr .aXQncyDmvKLlrZcg8J+YgCAkKHgp .L3RtcA==',
    '.d29yZA== .Z2NpCmFsaWFzCkdldC1DaGlsZEl0ZW0= .L3RtcA==',
    '.dG9rZW5z .SWRlbnRpZmllciA1MjQyODggMCAzClBpcGUgMzY4NjQgNCAxClJlbSA4OTEzMTYyIDYgMQpJZGVudGlmaWVyIDAgOCA0CkVuZE9mSW5wdXQgMzI3NjggMTMgMA== .L3RtcA==',
    '.cmVzb2x2ZWQ= . .L3RtcA==',
    '.ZW5k .MQpjb21wbGV0ZWQKMQpNaWNyb3NvZnQuUG93ZXJTaGVsbC5Db21tYW5kcy5Xcml0ZUVycm9yRXhjZXB0aW9u .L3RtcA==',
    '.Ynll . .L3RtcA==',
  ];
  const decode = createLineDecoder();
  const messages = recorded.flatMap((line) => decode(Buffer.from(`${line}\n`))).map(parseFromShell);
  const cwd = '/tmp';
  expect(messages).toEqual([
    {
      type: 'about',
      report: {
        version: '1',
        shell: 'powershell',
        shellVersion: '7.6.5',
        lastStatus: 0,
        options: ['capture'],
      },
      cwd,
    },
    { type: 'ask', question: new Uint8Array(Buffer.from("it's 漢字 😀 $(x)")), cwd },
    { type: 'word', word: 'gci', resolved: { type: 'alias', text: 'Get-ChildItem' } },
    {
      type: 'tokens',
      parsed: {
        tokens: [
          { kind: 'Identifier', command: true, from: 0, to: 3 },
          { kind: 'Pipe', command: false, from: 4, to: 5 },
          { kind: 'Rem', command: true, from: 6, to: 7 },
          { kind: 'Identifier', command: false, from: 8, to: 12 },
          { kind: 'EndOfInput', command: false, from: 13, to: 13 },
        ],
        error: undefined,
      },
    },
    { type: 'resolved', cwd },
    {
      type: 'end',
      status: 1,
      cwd,
      ending: {
        how: 'completed',
        errors: 1,
        errorId: 'Microsoft.PowerShell.Commands.WriteErrorException',
      },
    },
    { type: 'bye' },
  ]);
});

function words(fields: readonly Uint8Array[]): string[] {
  return fields.map((field) => Buffer.from(field).toString());
}

function hex(fields: readonly Uint8Array[]): string[] {
  return fields.map((field) => Buffer.from(field).toString('hex'));
}
