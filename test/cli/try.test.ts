// `beck try`: what it prints, what it makes of a difference, and when it does not.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { whyNotPossible } from '../../src/trial/possible.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { need } from '../support/programs.ts';
import { randomFrom } from '../undo/tree.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

let home: FreshHome;
let work: string;
beforeEach(async () => {
  home = await freshHome();
  work = join(home.path, 'work');
  mkdirSync(work);
  writeFileSync(join(work, 'a'), 'a\n', { mode: 0o644 });
});
afterEach(() => home.remove());

function beck(...args: readonly string[]): { stdout: string; stderr: string; status: number | null } {
  return spawnSync(process.execPath, [MAIN, ...args], {
    cwd: work,
    env: { ...home.env, SHELL: '/bin/bash' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

describe.skipIf(whyNotPossible() !== undefined)('beck try', () => {
  test('shows output, status and changes, and nothing happens', () => {
    const { stdout, status } = beck('try', 'echo out; echo b > b; echo more >> a; exit 3');
    expect(stdout).toMatch(/^out\ntried in a copy, [\d.]+ s, exit status 3\n/);
    expect(stdout).toMatch(/^ *~ a +\+1 −0\n *\+ b +2 bytes$/m);
    expect(status).toBe(1);
    expect(existsSync(join(work, 'b'))).toBe(false);
    expect(readFileSync(join(work, 'a'), 'utf8')).toBe('a\n');
    expect(JSON.parse(beck('log', '--json').stdout)).toMatchObject({
      asker: 'beck try',
      steps: [{ kind: 'trial', outcome: 'ran', status: 3 }],
    });
  });

  test('a folder is renamed in a copy where no layer can, kept and undone', () => {
    need('perl');
    mkdirSync(join(work, 'old'), { mode: 0o750 });
    writeFileSync(join(work, 'old/b'), Buffer.alloc(34_000));
    const rename = `perl -e 'rename "old", "new" or die "$!\\n"'`;
    const { stdout } = beck('try', '--keep', '--yes', rename);
    expect(stdout).toMatch(/exit status 0\n *\+ new\/ +1 file, 34 kB\n *− old\/ +1 file, 34 kB\n/);
    expect(statSync(join(work, 'new')).mode & 0o777).toBe(0o750);
    expect(existsSync(join(work, 'old'))).toBe(false);
    expect(beck('undo', '1', '--yes').status).toBe(0);
    expect(readdirSync(work)).toEqual(['a', 'old']);
  });

  test('a folder that lost a file and is closed is kept', () => {
    mkdirSync(join(work, 'closed'));
    for (const name of ['a', 'b']) writeFileSync(join(work, 'closed', name), name);
    const { stdout } = beck('try', '--keep', '--yes', 'rm closed/a; chmod 555 closed');
    expect(stdout).toContain('The changes were taken over');
    expect(readdirSync(join(work, 'closed'))).toEqual(['b']);
    expect(statSync(join(work, 'closed')).mode & 0o777).toBe(0o555);
    chmodSync(join(work, 'closed'), 0o755);
  });

  test('a folder that no layer can rename and that is too large to copy is no failure of the command', () => {
    need('perl');
    mkdirSync(join(home.path, '.config/beck'), { recursive: true });
    writeFileSync(join(home.path, '.config/beck/config.json'), '{ "undoMegabytes": 0 }');
    mkdirSync(join(work, 'old'));
    writeFileSync(join(work, 'old/b'), 'b');
    const { stdout } = beck('try', `perl -e 'rename "old", "new" or die "$!\\n"'`);
    expect(stdout).toContain('! wanted to rename a folder: the copy cannot, it may work when it runs');
    expect(readdirSync(work)).toEqual(['a', 'old']);
  });

  test('with the network there is no second attempt: what was sent once is not sent twice', () => {
    need('perl');
    mkdirSync(join(work, 'old'));
    const rename = `echo attempt; perl -e 'rename "old", "new" or die "$!\\n"'`;
    const attempts = (stdout: string): number => stdout.match(/^attempt$/gm)?.length ?? 0;
    const apart = beck('try', rename).stdout;
    expect([attempts(apart), apart]).toEqual([2, expect.stringContaining('(once more, in a copy')]);
    const connected = beck('try', '--network', rename).stdout;
    expect(attempts(connected)).toBe(1);
    expect(connected).toContain('! wanted to rename a folder');
  });

  test('prints one line of JSON', () => {
    const { stdout } = beck('try', '--json', 'rm a');
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(stdout)).toMatchObject({ status: 0, kept: false });
    expect(existsSync(join(work, 'a'))).toBe(true);
  });

  test('prints it also where the changes cannot be kept, with the reason beside it', () => {
    const { stdout, stderr, status } = beck('try', '--json', '--keep', '--yes', 'echo b > b; false');
    expect(JSON.parse(stdout)).toMatchObject({ status: 1, kept: false });
    expect(stderr).toContain('Not kept. It ended with exit status 1.');
    expect(status).toBe(1);
    expect(existsSync(join(work, 'b'))).toBe(false);
  });

  test('--keep makes the changes, with modes, and beck undo puts them back', () => {
    writeFileSync(join(work, 'gone'), 'gone\n');
    const command = 'echo b >> a; rm -f gone; echo b > b; chmod 750 b';
    const { stdout, status } = beck('try', '--keep', '--yes', command);
    expect(status).toBe(0);
    expect(stdout).toContain('The changes were taken over; beck undo puts them back.');
    expect(readFileSync(join(work, 'a'), 'utf8')).toBe('a\nb\n');
    expect(statSync(join(work, 'b')).mode & 0o777).toBe(0o750);
    expect(existsSync(join(work, 'gone'))).toBe(false);
    expect(beck('undo', '1', '--yes').status).toBe(0);
    expect(readFileSync(join(work, 'a'), 'utf8')).toBe('a\n');
    expect(readFileSync(join(work, 'gone'), 'utf8')).toBe('gone\n');
    expect(existsSync(join(work, 'b'))).toBe(false);
  });

  test.for<readonly [what: string, first: string, line: RegExp]>([
    ['that is all that changes', '', /^ *~ a +extended attributes$/m],
    [
      'beside a mode and a time',
      'chmod 640 a; touch -d @1 a; ',
      /^ *~ a +mode 0640, extended attributes, time$/m,
    ],
  ])('--keep sets an attribute %s, and beck undo takes it away', ([_, first, line], { skip }) => {
    need('setfattr', 'getfattr');
    const stands = (): string => {
      const { mode, mtimeMs } = statSync(join(work, 'a'));
      return `${mode & 0o777} ${mtimeMs}`;
    };
    const before = stands();
    const attributes = (): string =>
      spawnSync('getfattr', ['-d', '--absolute-names', join(work, 'a')], { encoding: 'utf8' }).stdout;
    const { stdout } = beck('try', '--keep', '--yes', `${first}setfattr -n user.beck -v kept a`);
    if (stdout.includes('not supported')) skip('no attributes in this file system');
    expect(stdout).toMatch(line);
    expect(attributes()).toContain('user.beck="kept"');
    expect(beck('undo', '1', '--yes').status).toBe(0);
    expect(attributes()).toBe('');
    expect(stands()).toBe(before);
  });

  test.each<readonly [why: string, command: string, said: string, status: number]>([
    ['it is dangerous and nobody can be asked', 'rm -r a', 'Needs a yes to be kept:', 4],
    ['it is blocked', 'rm -rf /', 'Blocked:', 4],
    ['it failed', 'echo b > b; false', 'Not kept. It ended with exit status 1.', 1],
    ['it made a pipe', 'mkfifo pipe', 'is not only yours, or no ordinary file.', 1],
  ])('--keep changes nothing where %s', (_, command, said, status) => {
    const ended = beck('try', '--keep', command);
    expect(ended.stderr).toContain(said);
    expect(ended.status).toBe(status);
    expect(readdirSync(work)).toEqual(['a']);
  });

  test('--keep that is killed leaves every file as it was or as it is to be, and the next one removes the rest', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `f${at}`);
    const random = randomFrom(5);
    for (let round = 0; round < 4; round++) {
      for (const name of names) writeFileSync(join(work, name), 'old\n');
      const command = `for n in ${names.join(' ')}; do echo new > $n; done`;
      const child = spawn(process.execPath, [MAIN, 'try', '--keep', '--yes', command], {
        cwd: work,
        env: { ...home.env, SHELL: '/bin/bash' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const closed = once(child, 'close');
      // The changes are told just before they are made.
      await once(child.stdout, 'data');
      await delay(random.below(150));
      child.kill('SIGKILL');
      await closed;
      const contents = new Set(names.map((name) => readFileSync(join(work, name), 'utf8')));
      expect([...contents].filter((text) => text !== 'old\n' && text !== 'new\n')).toEqual([]);
    }
    expect(beck('try', '--keep', 'echo z > z').status).toBe(0);
    const state = join(home.path, '.local/state/beck');
    expect(readdirSync(work).filter((name) => name.startsWith('.beck'))).toEqual([]);
    expect(readdirSync(state).filter((name) => name.startsWith('taking'))).toEqual([]);
  });
});
