import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeToShell, PROTOCOL_VERSION, parseFromShell } from '../../src/protocol/words.ts';
import { fieldBytes } from '../support/bytes.ts';

const parse = (...fields: readonly (string | Uint8Array)[]) =>
  parseFromShell(fields.map((field) => Buffer.from(field)));

describe('what the helper says', () => {
  test.each([
    [{ type: 'hello', pid: 42 }, `hello|${PROTOCOL_VERSION}|42||`],
    [{ type: 'resolve', words: ['ls', 'rm'] }, 'resolve|ls\nrm|||'],
    [{ type: 'resolve', words: ['ls'], only: 'names' }, 'resolve|ls||names|'],
    [{ type: 'run', command: 'ls\npwd', out: '/dev/pts/7', mark: 'END' }, 'run|ls\npwd|/dev/pts/7|END|'],
    [{ type: 'edit', text: 'echo é' }, 'edit|echo é|||'],
    [{ type: 'done', status: 130 }, 'done|130|||'],
  ] as const)('is always four fields: %o', (message, written) => {
    expect(Buffer.from(encodeToShell(message)).toString().replaceAll('\0', '|')).toBe(written);
  });

  test('may be a command of any bytes but NUL', () => {
    const message = encodeToShell({ type: 'run', command: Uint8Array.of(0xff, 0x0a), out: '', mark: '' });
    expect(Buffer.from(message).toString('latin1')).toBe('run\0\xff\n\0\0\0');
    expect(() => encodeToShell({ type: 'edit', text: 'a\0b' })).toThrow(RangeError);
  });
});

describe('what the shell says', () => {
  test.each([
    [
      ['about', '1\nzsh\n5.9\n2\ninteractive  histignorespace', '/home/x'],
      {
        type: 'about',
        report: {
          version: '1',
          shell: 'zsh',
          shellVersion: '5.9',
          lastStatus: 2,
          options: ['interactive', 'histignorespace'],
        },
        cwd: '/home/x',
      },
    ],
    [
      ['about', '1\nfish\n3.6.0\n0\n', '/'],
      {
        type: 'about',
        report: { version: '1', shell: 'fish', shellVersion: '3.6.0', lastStatus: 0, options: [] },
        cwd: '/',
      },
    ],
    [['word', 'll\nalias\nls -l\n', '/'], word('ll', { type: 'alias', text: 'ls -l\n' })],
    [['word', 'G\nglobal-alias\n| grep', '/'], word('G', { type: 'global-alias', text: '| grep' })],
    [['word', 'txt\nsuffix-alias\nless', '/'], word('txt', { type: 'suffix-alias', text: 'less' })],
    [['word', 'f\nfunction', '/'], word('f', { type: 'function' })],
    [['word', 'cd\nbuiltin\n', '/'], word('cd', { type: 'builtin' })],
    [['word', 'if\nkeyword', '/'], word('if', { type: 'keyword' })],
    [['word', 'x\nmissing', '/'], word('x', { type: 'missing' })],
    [['word', 'cat\nfile\n/odd\nfolder/cat', '/'], word('cat', { type: 'file', path: '/odd\nfolder/cat' })],
    [
      ['error', 'PathNotFound,x\n/a b\nCannot find it.\nSorry.'],
      { type: 'error', error: { id: 'PathNotFound,x', target: '/a b', message: 'Cannot find it.\nSorry.' } },
    ],
    [['resolved', '', '/tmp'], { type: 'resolved', cwd: '/tmp' }],
    [['end', '0', '/tmp'], { type: 'end', status: 0, cwd: '/tmp' }],
    [['interrupt', '130', '/a\nb'], { type: 'interrupt', status: 130, cwd: '/a\nb' }],
    [['edited', 'echo one\necho two', '/'], { type: 'edited', text: 'echo one\necho two' }],
    [['kept', '', '/'], { type: 'kept' }],
    [['bye', '', '/'], { type: 'bye' }],
  ])('is understood: %o', (fields, message) => {
    expect(parse(...fields)).toEqual(message);
  });

  test('is a question of any bytes', () => {
    fc.assert(
      fc.property(fieldBytes, (question) => {
        expect(parse('ask', question, '/')).toEqual({
          type: 'ask',
          question: Buffer.from(question),
          cwd: '/',
        });
      }),
    );
  });

  test.each([
    [[], 'an unknown word ""'],
    [['sing', 'x', '/'], 'an unknown word "sing"'],
    [['x'.repeat(100), '', ''], `an unknown word "${'x'.repeat(20)}"`],
    [['about', '1\ntcsh\n6\n0\n', '/'], 'a shell named "tcsh"'],
    [['about', '', '/'], 'a shell named ""'],
    [['end', '', '/'], '"end" without a status'],
    [['interrupt', 'x', '/'], '"interrupt" without a status'],
    [['word', 'x\nwidget', '/'], 'a word that resolves to "widget"'],
    [['word', '', '/'], 'a word that resolves to ""'],
  ])('is refused with a sentence: %o', (fields, sentence) => {
    expect(parse(...fields)).toBe(sentence);
  });

  test('never throws, whatever the bytes', () => {
    const kind = fc.oneof(
      fieldBytes,
      fc.constantFrom('about', 'word', 'ask', 'end', 'interrupt', 'edited').map((text) => Buffer.from(text)),
    );
    fc.assert(
      fc.property(kind, fieldBytes, fieldBytes, (first, text, cwd) => {
        expect(['string', 'object']).toContain(typeof parse(first, text, cwd));
      }),
    );
  });
});

function word(name: string, resolved: object) {
  return { type: 'word', word: name, resolved };
}
