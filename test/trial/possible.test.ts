// Where nothing can be tried: the ability taken away, and the reason.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layOut } from '../../src/trial/layout.ts';
import { parseMounts } from '../../src/trial/mounts.ts';
import { type System, whyNotPossible } from '../../src/trial/possible.ts';
import { freshHome } from '../support/home.ts';

const SCRIPT = join(import.meta.dirname, '../../shell/shared/trial.sh');

const ABLE: System = {
  platform: 'linux',
  release: '6.12.3-arch1-1',
  uid: 1000,
  has: (program) => program !== 'bwrap',
  bubblewrap: () => undefined,
  read: (path) => (path.includes('apparmor') ? undefined : '1\n'),
};

describe('whether anything can be tried', () => {
  test.each<readonly [name: string, Partial<System>, reason: string | undefined]>([
    ['a usual Linux', {}, undefined],
    ['macOS', { platform: 'darwin', release: '23.6.0' }, undefined],
    [
      'an old macOS',
      { platform: 'darwin', release: '19.6.0' },
      'Trying needs Darwin 20.0 or newer; this is 19.6.0.',
    ],
    [
      'macOS without its sandbox',
      { platform: 'darwin', release: '23.6.0', has: (program) => program !== 'sandbox-exec' },
      'Trying needs the program sandbox-exec.',
    ],
    ['Windows', { platform: 'win32' }, 'Commands can be tried on Linux and macOS only.'],
    [
      'an old kernel',
      { release: '4.18.0-553.el8' },
      'Trying needs Linux 5.4 or newer; this is 4.18.0-553.el8.',
    ],
    [
      'no util-linux',
      { has: (program) => program !== 'setpriv' && program !== 'bwrap' },
      'Trying needs the program setpriv.',
    ],
    [
      'namespaces turned off',
      { read: () => '0' },
      'This system does not let you make namespaces (/proc/sys/user/max_user_namespaces).',
    ],
    [
      'namespaces kept from users',
      { read: (path) => (path.includes('apparmor') ? '1' : '1000') },
      'This system does not let you make namespaces (/proc/sys/kernel/apparmor_restrict_unprivileged_userns).',
    ],
    ['the same for root', { uid: 0, read: (path) => (path.includes('apparmor') ? '1' : '1000') }, undefined],
  ])('%s', (_, change, reason) => {
    expect(whyNotPossible({ ...ABLE, ...change })).toBe(reason);
  });
});

/** `off`: a kind of namespaces that is not allowed below a namespace of its own. */
function whyNot(folder: string, off?: string): { readonly reason?: string; readonly known: boolean } {
  const words = [process.execPath, join(import.meta.dirname, 'fixtures/why-not.ts'), SCRIPT, folder];
  const within = [
    '--user',
    '--map-root-user',
    'sh',
    '-c',
    `echo 0 > /proc/sys/user/${off} && exec "$@"`,
    'sh',
  ];
  const [program = '', ...args] = off === undefined ? words : ['unshare', ...within, ...words];
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

describe.skipIf(whyNotPossible() !== undefined)('the first steps of a trial', () => {
  test('say that it cannot be, where the ability is taken away, and that it can, where it is there', async () => {
    await using home = await freshHome();
    expect(whyNot(home.path, 'max_mnt_namespaces')).toEqual({
      reason: expect.stringMatching(/^This system does not allow it: unshare: /),
      known: false,
    });
    expect(whyNot(home.path, 'max_user_namespaces')).toEqual({
      reason: 'This system does not let you make namespaces (/proc/sys/user/max_user_namespaces).',
      known: false,
    });
    const here = whyNot(home.path);
    expect(here).toEqual(here.reason === undefined ? { known: true } : { reason: here.reason, known: false });
    expect(readdirSync(join(home.path, 'trial'))).toEqual([]);
  });
});

test('reads mounts, with spaces in their names', () => {
  const line = String.raw`36 35 98:0 / /mnt/a\040b rw,noatime master:1 - ext3 /dev/root rw,errors=continue`;
  expect(parseMounts(`${line}\n`)).toMatchObject([
    { path: '/mnt/a b', type: 'ext3', options: ['rw', 'noatime'] },
  ]);
});

test('too many mounts are not shown in part', () => {
  const mounts = ['/usr', '/usr/bin/deep', '/etc/deep', '/usr/share/deep'].map((path) => ({
    path,
    type: 'ext4',
    options: [],
  }));
  expect(layOut({ mounts, folders: [], hidden: [], uid: 0 })).toBeUndefined();
});
