// Where nothing can be tried: the ability taken away, and the reason.

import { describe, expect, test } from 'vitest';
import { layOut } from '../../src/trial/layout.ts';
import { parseMounts } from '../../src/trial/mounts.ts';
import { type System, whyNotPossible } from '../../src/trial/possible.ts';

const ABLE: System = {
  platform: 'linux',
  release: '6.12.3-arch1-1',
  uid: 1000,
  has: () => true,
  read: (path) => (path.includes('apparmor') ? undefined : '1\n'),
};

describe('whether anything can be tried', () => {
  test.each<readonly [name: string, Partial<System>, reason: string | undefined]>([
    ['a usual Linux', {}, undefined],
    ['macOS', { platform: 'darwin' }, 'Commands can be tried on Linux only.'],
    ['an old kernel', { release: '6.1.0-25-amd64' }, 'Trying needs Linux 6.6 or newer; this is 6.1.'],
    ['no util-linux', { has: (program) => program !== 'setpriv' }, 'Trying needs the program setpriv.'],
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

test('reads mounts, with spaces in their names', () => {
  const line = String.raw`36 35 98:0 / /mnt/a\040b rw,noatime master:1 - ext3 /dev/root rw,errors=continue`;
  expect(parseMounts(`${line}\n`)).toEqual([{ path: '/mnt/a b', type: 'ext3' }]);
});

test('too many mounts are not shown in part', () => {
  const mounts = ['/usr', '/usr/bin/deep', '/etc/deep', '/usr/share/deep'].map((path) => ({
    path,
    type: 'ext4',
  }));
  expect(layOut({ mounts, folders: [], uid: 0 })).toBeUndefined();
});
