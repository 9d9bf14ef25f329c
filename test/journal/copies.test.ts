// The second places of the journal that a policy names.

import { chmodSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canCopyTo, copyTo, SYSLOG } from '../../src/journal/copies.ts';
import { findEntries } from '../../src/journal/read.ts';
import { beginEntry } from '../../src/journal/write.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { asked, ended, step } from './samples.ts';

const ENTRY = { question: 'free space', command: 'df -h', outcome: 'ran' };

/** A logger that keeps what it was given; `status` is how it ends. */
function logger({ path }: FreshHome, name: string, status = 0) {
  const program = join(path, name);
  writeFileSync(
    program,
    `#!/bin/sh\nprintf '%s\\n' "$@" >'${path}/args'\ncat >'${path}/input'\nexit ${status}\n`,
  );
  chmodSync(program, 0o755);
  const read = (file: string): string => readFileSync(join(path, file), 'utf8');
  return { program, args: () => read('args').trimEnd().split('\n'), input: () => read('input') };
}

describe("the system's log", () => {
  test('gets one line through logger, whose text is no argument', async () => {
    await using home = await freshHome();
    const { program, args, input } = logger(home, 'logger');
    copyTo(SYSLOG, ENTRY, program);
    expect(JSON.parse(input())).toEqual(ENTRY);
    expect(input()).toMatch(/^[^\n]+\n$/);
    expect(args().slice(-4)).toEqual(['-t', 'beck', '-p', 'authpriv.notice']);
    expect(args().join(' ')).not.toContain('df');
  });

  test.runIf(process.platform === 'linux')('gets a long line whole where logger takes its size', async () => {
    await using home = await freshHome();
    const { program, args, input } = logger(home, 'logger');
    const long = { ...ENTRY, command: `echo ${'ü'.repeat(5000)}` };
    copyTo(SYSLOG, long, program);
    expect(JSON.parse(input())).toEqual(long);
    expect(args().slice(0, 3)).toEqual(['--size', String(Buffer.byteLength(input())), '--socket-errors=on']);
  });

  test('gets a line that is cut, and says so, from a logger without that option', async () => {
    await using home = await freshHome();
    const { program, args, input } = logger(home, 'busybox');
    symlinkSync(program, join(home.path, 'logger'));
    copyTo(SYSLOG, { ...ENTRY, command: `echo ${'ü'.repeat(5000)}` }, join(home.path, 'logger'));
    expect(JSON.parse(input())).toMatchObject({
      ...{ ...ENTRY, shortened: true },
      command: expect.stringMatching(/^echo ü+…$/),
    });
    expect(Buffer.byteLength(input())).toBeLessThan(1000);
    expect(args()).toEqual(['-t', 'beck', '-p', 'authpriv.notice']);
  });

  test('fails where nothing takes it', async () => {
    await using home = await freshHome();
    expect(() => copyTo(SYSLOG, ENTRY, logger(home, 'logger', 1).program)).toThrow('takes nothing');
    expect(() => copyTo(SYSLOG, ENTRY, join(home.path, 'none'))).toThrow();
  });
});

describe('a further place of the journal', () => {
  const file = ({ path }: FreshHome) => join(path, 'audit.jsonl');
  const lines = (home: FreshHome) =>
    readFileSync(file(home), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).command);

  test('gets each step, and the journal too', async () => {
    await using home = await freshHome();
    const writer = beginEntry(home.path, asked(), expect.fail, [file(home)]);
    for (const command of ['ls', 'df -h']) writer.step(step({ command }));
    writer.end(ended());
    writer.close();
    expect(lines(home)).toEqual(['ls', 'df -h']);
    expect(findEntries(home.path, {}, 10)[0]?.steps.map(({ command }) => command)).toEqual(['ls', 'df -h']);
  });

  test('gets each step although the journal itself cannot be written, which is said', async () => {
    await using home = await freshHome();
    writeFileSync(join(home.path, 'state'), 'no folder');
    const writer = beginEntry(join(home.path, 'state'), asked(), expect.fail, [file(home)]);
    for (const command of ['ls', 'df -h']) expect(() => writer.step(step({ command }))).toThrow();
    expect(() => writer.end(ended())).toThrow();
    expect(lines(home)).toEqual(['ls', 'df -h']);
  });

  test('that takes nothing leaves the journal and the other places as they are', async () => {
    await using home = await freshHome();
    const writer = beginEntry(home.path, asked(), expect.fail, [join(home.path, 'no/audit'), file(home)]);
    expect(() => writer.step(step({ command: 'ls' }))).toThrow('no/audit');
    writer.close();
    expect(lines(home)).toEqual(['ls']);
    expect(findEntries(home.path, {}, 10)[0]?.steps).toHaveLength(1);
  });

  test('is never reached through a link', async () => {
    await using home = await freshHome();
    writeFileSync(join(home.path, 'other'), '');
    symlinkSync('other', file(home));
    expect(() => copyTo(file(home), ENTRY)).toThrow();
    expect(readFileSync(join(home.path, 'other'), 'utf8')).toBe('');
  });

  test('is known to be out of reach before', async () => {
    await using home = await freshHome();
    expect([canCopyTo(file(home)), canCopyTo(join(home.path, 'no/audit'))]).toEqual([true, false]);
  });
});
