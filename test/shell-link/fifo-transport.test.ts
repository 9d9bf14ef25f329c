import { mkdirSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeFields } from '../../src/protocol/fields.ts';
import { encodeToShell, parseFromShell } from '../../src/protocol/words.ts';
import { openFifoTransport } from '../../src/shell-link/fifo-transport.ts';
import type { Transport } from '../../src/shell-link/transport.ts';
import { openShell, type ShellName, TESTED_SHELLS } from '../shell/shell-session.ts';
import { freshHome } from '../support/home.ts';
import { makePipe } from '../support/pipe.ts';

/** Says every command back as a question, through the functions that real questions and commands use. */
const ECHO: Readonly<Record<ShellName, string>> = {
  zsh: `cross() { __beck_load question; __beck_folder=$1
    while __beck_receive; do [[ $__beck_kind == run ]] || break; __beck_send ask "$__beck_a"; done; __beck_send bye '' }`,
  bash: `cross() { __beck_load question; __beck_folder=$1
    while __beck_receive; do [[ $__beck_kind == run ]] || break; __beck_send ask "$__beck_a"; done; __beck_send bye ''; }`,
  fish: `function cross; __beck_load question; set -g __beck_folder $argv[1]
    while __beck_receive; test "$__beck_message[1]" = run; or break; __beck_send ask "$__beck_message[2]"; end
    __beck_send bye ''; end`,
};

type Crossing = {
  readonly cross: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

async function openCrossing(shell: ShellName): Promise<Crossing> {
  const session = await openShell(shell, { main: 'nothing', after: ECHO[shell] });
  const folder = makeFolder(session.home.path);
  const transport = openFifoTransport(folder);
  const next = receiver(transport);
  session.enter(`cross ${folder}`);
  return {
    async cross(command) {
      transport.send(encodeToShell({ type: 'run', command, out: '/dev/tty', mark: '\x1b]mark\x07' }));
      const message = await next();
      if (message.type !== 'ask') throw new Error(`The shell said ${message.type}.`);
      return message.question;
    },
    async [Symbol.asyncDispose]() {
      transport.send(encodeToShell({ type: 'done', status: 0 }));
      await next();
      transport.close();
      await session[Symbol.asyncDispose]();
    },
  };
}

/** Waits for one message after the other. */
function receiver(transport: Transport) {
  const arrived: (readonly Uint8Array[])[] = [];
  let wake = (): void => {};
  transport.listen((fields) => {
    arrived.push(fields);
    wake();
  });
  return async () => {
    while (arrived.length === 0)
      await new Promise<void>((settle) => {
        wake = settle;
      });
    const message = parseFromShell(arrived.shift() ?? []);
    if (typeof message === 'string') throw new Error(`The shell said ${message}.`);
    return message;
  };
}

function makeFolder(parent: string): string {
  const folder = join(parent, 'crossing');
  mkdirSync(folder, { mode: 0o700 });
  for (const name of ['request', 'reply']) makePipe(join(folder, name));
  return folder;
}

/** Whole and broken characters, what shells expand, and anything else but NUL. */
const fragments = fc.oneof(
  { weight: 3, arbitrary: fc.uint8Array({ min: 1, max: 255, maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }).map((text) => utf8(text.replaceAll('\0', ''))) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        '\n',
        '\n\n',
        '\r',
        '\\',
        '\\0',
        "'",
        '"',
        '$(x)',
        '`x`',
        '!!',
        '%s',
        '*',
        '~',
        ' ',
        '\t',
        '\x01',
        '\x7f',
        '-n',
        '你',
        '🎉',
        '\uf601',
        '\u0083',
      )
      .map(utf8),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom([0xc3], [0xe4, 0xbd], [0xf0, 0x9f, 0x8e], [0xff], [0x80], [0xed, 0xa0, 0x80])
      .map((bytes) => Uint8Array.from(bytes)),
  },
);
const byteString = fc.array(fragments, { maxLength: 12 }).map((parts) => Buffer.concat(parts));

function utf8(text: string): Uint8Array {
  return Buffer.from(text);
}

describe.each(TESTED_SHELLS)('between the helper and the functions of %s', (shell: ShellName) => {
  test('500 byte strings cross in both directions unchanged', { timeout: 60_000 }, async () => {
    await using crossing = await openCrossing(shell);
    await fc.assert(
      fc.asyncProperty(byteString, async (bytes) => {
        expect(hex(await crossing.cross(bytes))).toBe(hex(bytes));
      }),
      { numRuns: 500, endOnFailure: true },
    );
  });

  test('so does one as long as a pipe holds', async () => {
    await using crossing = await openCrossing(shell);
    const bytes = Buffer.from('é\\n\n\xff'.repeat(20_000), 'latin1').subarray(0, 60_000);
    expect(hex(await crossing.cross(bytes))).toBe(hex(bytes));
  });
});

describe('the transport', () => {
  test('delivers messages of both sides in order, and takes its folder away', async () => {
    await using home = await freshHome();
    const folder = makeFolder(home.path);
    const helper = openFifoTransport(folder);
    const next = receiver(helper);
    for (const status of ['1', '2'])
      await writeFile(join(folder, 'request'), encodeFields(['end', status, '/']));
    expect([await next(), await next()]).toEqual([
      { type: 'end', status: 1, cwd: '/' },
      { type: 'end', status: 2, cwd: '/' },
    ]);
    expect(helper.isOpen()).toBe(true);
    helper.close();
    helper.close();
    expect(helper.isOpen()).toBe(false);
    expect(readdirSync(home.path)).not.toContain('crossing');
  });

  test('sends nothing once it is closed', async () => {
    await using home = await freshHome();
    const helper = openFifoTransport(makeFolder(home.path));
    helper.close();
    expect(() => helper.send(encodeToShell({ type: 'done', status: 0 }))).not.toThrow();
  });

  test('cannot be opened when the shell has taken its folder away', async () => {
    await using home = await freshHome();
    expect(() => openFifoTransport(join(home.path, 'gone'))).toThrow('ENOENT');
  });
});

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
