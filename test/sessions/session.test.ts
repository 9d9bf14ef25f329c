import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RememberedApproval } from '../../src/domain/remembered.ts';
import {
  adviseOnce,
  findSession,
  forgetApproval,
  loadSession,
  rememberApproval,
  sessionsFolder,
} from '../../src/sessions/session.ts';
import { findSessionKey } from '../../src/sessions/session-key.ts';

const LINE: RememberedApproval = {
  covers: 'exact',
  text: 'make test',
  shell: 'zsh',
  folder: '/home/ada/project',
  reasons: [{ id: 'runs', text: 'Make runs a program.' }],
  effects: ['run'],
};

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'beck-sessions-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** This test process stands for the shell. */
async function ownPlace() {
  return { folder: join(root, 'beck'), key: await findSessionKey(process.pid) };
}

/** Loads, remembers `LINE`, and tells the path of the file. */
async function keptSession() {
  const place = await ownPlace();
  await rememberApproval(place, await loadSession(place, '/first'), LINE);
  const [name = ''] = await readdir(place.folder);
  return { place, file: join(place.folder, name) };
}

test('the runtime folder is used where there is one, and only an absolute one', () => {
  expect(sessionsFolder({ runtime: '/run/user/1000', state: '/home/ada/.local/state' })).toBe(
    '/run/user/1000/beck',
  );
  expect(sessionsFolder({ state: '/home/ada/.local/state' })).toBe('/home/ada/.local/state/beck/sessions');
  expect(sessionsFolder({ runtime: 'run', state: '/state' })).toBe('/state/beck/sessions');
  expect(sessionsFolder({ runtime: '', state: '/state' })).toBe('/state/beck/sessions');
});

describe('a session', () => {
  test('keeps where it began and what it allows', async () => {
    const { place } = await keptSession();
    expect(await loadSession(place, '/second')).toEqual({ launchDirectory: '/first', remembered: [LINE] });
  });

  test('keeps its first folder though nothing was allowed', async () => {
    const place = await ownPlace();
    await loadSession(place, '/first');
    expect(await loadSession(place, '/second')).toEqual({ launchDirectory: '/first', remembered: [] });
  });

  test('holds the same approval once', async () => {
    const { place } = await keptSession();
    await rememberApproval(place, await loadSession(place, '/'), { ...LINE });
    expect((await loadSession(place, '/')).remembered).toEqual([LINE]);
  });

  test('forgets one approval and keeps the others', async () => {
    const { place } = await keptSession();
    const other: RememberedApproval = { ...LINE, folder: '/home/ada' };
    await rememberApproval(place, await loadSession(place, '/'), other);
    expect(await forgetApproval(place, LINE)).toBe(true);
    expect(await forgetApproval(place, LINE)).toBe(false);
    expect(await findSession(place)).toEqual({ launchDirectory: '/first', remembered: [other] });
  });

  test('is not begun by a reader that only looks for it', async () => {
    expect(await findSession(await ownPlace())).toBeUndefined();
    expect(await readdir(root)).toEqual([]);
  });

  test('works in memory where the shell is unknown', async () => {
    const place = { folder: join(root, 'beck'), key: undefined };
    const session = await rememberApproval(place, await loadSession(place, '/first'), LINE);
    expect(session.remembered).toEqual([LINE]);
    expect(await loadSession(place, '/second')).toEqual({ launchDirectory: '/second', remembered: [] });
    expect(await readdir(root)).toEqual([]);
  });
});

describe('its file', () => {
  test('is for its owner alone, and no draft stays', async () => {
    const { place, file } = await keptSession();
    expect((await stat(place.folder)).mode & 0o777).toBe(0o700);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(place.folder)).toHaveLength(1);
  });

  test.each<[string, (file: string) => Promise<unknown>]>([
    ['is broken', (file) => writeFile(file, '{"version":2,"remem')],
    ['is empty', (file) => writeFile(file, '')],
    [
      'has another shape',
      (file) => writeFile(file, '{"version":2,"launchDirectory":"/","remembered":["make"]}'),
    ],
    [
      'is of another version',
      (file) => writeFile(file, '{"version":1,"launchDirectory":"/","remembered":[]}'),
    ],
    ['others may write', (file) => chmod(file, 0o622)],
    ['lies in a folder others may enter', (file) => chmod(join(file, '..'), 0o755)],
    ['is a folder', (file) => rm(file).then(() => mkdir(file))],
    [
      'is a symbolic link',
      async (file) => {
        const elsewhere = join(root, 'elsewhere.json');
        await writeFile(elsewhere, await readFile(file), { mode: 0o600 });
        await rm(file);
        await symlink(elsewhere, file);
      },
    ],
    [
      'is longer than we write',
      async (file) => writeFile(file, (await readFile(file, 'utf8')) + ' '.repeat(2 ** 20)),
    ],
  ])('allows nothing when it %s', async (_, spoil) => {
    const { place, file } = await keptSession();
    await spoil(file);
    expect(await loadSession(place, '/second')).toEqual({ launchDirectory: '/second', remembered: [] });
  });

  test('is not written into a folder that others may enter', async () => {
    const place = await ownPlace();
    await mkdir(place.folder, { mode: 0o755 });
    await loadSession(place, '/first');
    expect(await readdir(place.folder)).toEqual([]);
  });

  test('is not inherited by a later process with the same number', async () => {
    const { place } = await keptSession();
    const later = { ...place, key: { pid: process.pid, started: '0-0' } };
    expect(await loadSession(later, '/second')).toEqual({ launchDirectory: '/second', remembered: [] });
  });

  test('goes when its shell is gone, and no sooner', async () => {
    const { place, file } = await keptSession();
    const shell = spawn('sleep', ['1000']);
    const key = await findSessionKey(shell.pid ?? 0);
    await loadSession({ ...place, key }, '/first');
    expect(await readdir(place.folder)).toHaveLength(2);

    shell.kill('SIGKILL');
    await once(shell, 'exit');
    await writeFile(join(place.folder, 'notes.txt'), 'not a session');
    const another = { pid: process.pid, started: '0-0' };
    await loadSession({ ...place, key: another }, '/first');
    // The last one is gone too, since no process with this number began then.
    expect((await readdir(place.folder)).sort()).toEqual([file.split('/').at(-1), 'notes.txt'].sort());
  });
});

test('a process that does not exist names no session', async () => {
  const child = spawn('true');
  await once(child, 'exit');
  expect(await findSessionKey(child.pid ?? 0)).toBeUndefined();
});

test('advice is given once in a session, and what was allowed stays', async () => {
  const { place } = await keptSession();
  expect([await adviseOnce(place, '/first'), await adviseOnce(place, '/second')]).toEqual([true, false]);
  expect(await findSession(place)).toEqual({ launchDirectory: '/first', remembered: [LINE], advised: true });
});

test('where no session can be kept, advice is given each time', async () => {
  const place = { folder: join(root, 'beck'), key: undefined };
  expect([await adviseOnce(place, '/first'), await adviseOnce(place, '/first')]).toEqual([true, true]);
});
