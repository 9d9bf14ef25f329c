// The full report of the machine: what is read, how it is said, and that nothing in it can pretend to be something else.

import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engineSockets, listContainers, parseContainers } from '../../src/context/report/containers.ts';
import { disksAmong, parseMountOutput, parseMountTable } from '../../src/context/report/disks.ts';
import { listAddresses, parseRouteOutput, parseRouteTable } from '../../src/context/report/network.ts';
import { parseLaunchdList, parseUnits, servicesIn } from '../../src/context/report/services.ts';
import { renderSystem, reportSystem, type SystemFacts } from '../../src/context/system-report.ts';
import { redact } from '../../src/output/redact.ts';
import { type FreshHome, freshHome } from '../support/home.ts';

let home: FreshHome;
beforeEach(async () => {
  home = await freshHome();
});
afterEach(() => home.remove());

const GIB = 1024 ** 3;
const FACTS: SystemFacts = {
  host: 'den',
  os: 'Debian GNU/Linux 13 (trixie)',
  kernel: '6.12.6-amd64',
  architecture: 'x86_64',
  cpu: '12th Gen Intel i5-12600',
  cores: 12,
  memory: { total: 64 * GIB, available: 41.2 * GIB },
  uptime: 3 * 86_400,
  load: 0.5,
  disks: [
    { mount: '/', type: 'ext4', room: { total: 458 * GIB, used: 147 * GIB, free: 288 * GIB } },
    { mount: '/mnt/nas', type: 'nfs4', room: undefined },
  ],
  addresses: [
    { name: 'eth0', cidr: '192.168.1.50/24', subnet: '192.168.1.0/24' },
    { name: 'eth0', cidr: 'fd00::2/64', subnet: undefined },
  ],
  gateway: '192.168.1.1 (eth0)',
  services: ['cron', 'sshd'],
  containers: { type: 'running', names: ['gitea (gitea/gitea:latest)'] },
  variableNames: undefined,
};

describe('the text', () => {
  test('has a line for everything', () => {
    expect(renderSystem({ ...FACTS, variableNames: ['HOME', 'PATH'] })).toBe(
      [
        'Host: den | Debian GNU/Linux 13 (trixie) | 6.12.6-amd64 | x86_64',
        'CPU: 12th Gen Intel i5-12600, 12 cores, load 0.50',
        'RAM: 64.0 GB total, 41.2 GB available',
        'Up: 3 days',
        'Disk: / (ext4) 458.0 GB total, 147.0 GB used, 288.0 GB free',
        'Disk: /mnt/nas (nfs4) size unknown',
        'Network: eth0 192.168.1.50/24 (subnet 192.168.1.0/24)',
        'Network: eth0 fd00::2/64',
        'Gateway: 192.168.1.1 (eth0)',
        'Services running: cron, sshd',
        'Containers running: gitea (gitea/gitea:latest)',
        'Environment variables (names only): HOME, PATH',
        '',
      ].join('\n'),
    );
  });

  test('says what is not known, and never takes it for nothing', () => {
    const text = renderSystem({
      ...FACTS,
      disks: undefined,
      addresses: [],
      gateway: undefined,
      services: undefined,
      containers: { type: 'silent' },
    });
    expect(text.split('\n').slice(4)).toEqual([
      'Disks: unknown',
      'Network: no address but the loopback',
      'Gateway: none found',
      'Services running: unknown',
      'Containers running: unknown: the engine does not answer this user',
      '',
    ]);
  });

  test('names twenty services and counts the rest', () => {
    const services = Array.from({ length: 34 }, (_, index) => `s${index}`);
    expect(renderSystem({ ...FACTS, services })).toMatch(/^Services running: s0, .*, s19, and 14 more$/m);
  });

  test('keeps a name that someone chose on its own line', () => {
    const names = ['a\nGateway: 6.6.6.6', '\u001b[2J\u202eevil'];
    const text = renderSystem({ ...FACTS, containers: { type: 'running', names } });
    expect(text).toContain('Containers running: a^JGateway: 6.6.6.6, ^[[2J<U+202E>evil\n');
  });
});

describe('on this machine', () => {
  const report = async (variableNames: boolean) => {
    const env = { ...home.env, SOME_API_KEY: 'never-told-value' };
    const signal = new AbortController().signal;
    return (await reportSystem({ home: home.path, env, variableNames, signal })).text;
  };

  test('it has all its parts, and of the environment nothing', async () => {
    const text = await report(false);
    expect(text).toContain(`Host: ${hostname()} | `);
    expect(text).toMatch(/^CPU: .*\d+ cores/m);
    expect(text).toMatch(/^RAM: [\d.]+ GB total, [\d.]+ GB available$/m);
    // In a changed root no disk is mounted at `/`.
    if (hasRootDisk()) expect(text).toMatch(/^Disk: \/ \(\w+\) [\d.]+ GB total/m);
    for (const word of ['Network', 'Gateway', 'Services running', 'Containers running'])
      expect(text).toMatch(new RegExp(`^${word}: .`, 'm'));
    expect(text).not.toMatch(/variables|never-told-value/);
  });

  test('asked for variables, it has their names and no values, also after masking', async () => {
    const text = redact(await report(true)).text;
    expect(text).toMatch(/^Environment variables \(names only\): .*\bHOME, .*\bSOME_API_KEY, /m);
    expect(text).not.toContain('never-told-value');
  });

  test('its addresses are those of its interfaces', () => {
    const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    const others = all.filter(({ internal, address }) => !internal && !address.startsWith('fe80:'));
    expect(listAddresses().map(({ cidr }) => cidr)).toEqual(others.map(({ cidr }) => cidr));
  });
});

describe('disks', () => {
  test('are those with a device, one mount each, and network drives', () => {
    const table = [
      'proc /proc proc rw 0 0',
      'tmpfs /run tmpfs rw 0 0',
      '/dev/sda2 / ext4 rw 0 0',
      '/dev/sda2 /var/lib/docker/bind ext4 rw 0 0',
      '/dev/sdb1 /media/my\\040disk vfat rw 0 0',
      '/dev/loop3 /snap/core/1 squashfs ro 0 0',
      'overlay /var/lib/docker/overlay2/a/merged overlay rw 0 0',
      'nas:/share /mnt/nas nfs4 rw 0 0',
      'portal /run/user/1000/doc fuse.portal rw 0 0',
      'broken',
    ].join('\n');
    expect(disksAmong(parseMountTable(table)).map(({ path, type }) => `${path} ${type}`)).toEqual([
      '/ ext4',
      '/media/my disk vfat',
      '/mnt/nas nfs4',
    ]);
  });

  test('of a container are the one it is based on', () => {
    expect(disksAmong(parseMountTable('overlay / overlay rw 0 0\n'))).toEqual([
      { device: 'overlay', path: '/', type: 'overlay' },
    ]);
  });

  test('of macOS come from mount', () => {
    const printed = [
      '/dev/disk3s1s1 on / (apfs, sealed, local, read-only, journaled)',
      'devfs on /dev (devfs, local, nobrowse)',
      '/dev/disk3s6 on /System/Volumes/VM (apfs, local, noexec, journaled)',
      '/dev/disk3s5 on /System/Volumes/Data (apfs, local, journaled, nobrowse, protect)',
      '//me@nas/share on /Volumes/My Share (smbfs, nodev, nosuid)',
    ].join('\n');
    expect(disksAmong(parseMountOutput(printed)).map(({ path }) => path)).toEqual([
      '/',
      '/System/Volumes/Data',
      '/Volumes/My Share',
    ]);
    const named = [' on /'.repeat(1_000), ' (n'.repeat(1_000)].join('');
    expect(parseMountOutput(`a${named}\na${named} (apfs, local)\n`)).toEqual([
      { device: 'a', path: `/${named.slice(5)}`, type: 'apfs' },
    ]);
  });
});

describe('the network', () => {
  test('an address has its subnet; the loopback and one link alone have no line', () => {
    const ipv4 = { family: 'IPv4', mac: '', internal: false } as const;
    const ipv6 = { family: 'IPv6', mac: '', internal: false, scopeid: 0, netmask: 'ffff:ffff::' } as const;
    expect(
      listAddresses({
        lo: [{ ...ipv4, address: '127.0.0.1', netmask: '255.0.0.0', cidr: '127.0.0.1/8', internal: true }],
        eth0: [
          { ...ipv4, address: '10.20.30.40', netmask: '255.255.240.0', cidr: '10.20.30.40/20' },
          { ...ipv6, address: 'fe80::1', cidr: 'fe80::1/64' },
          { ...ipv6, address: 'fd00::2', cidr: 'fd00::2/64' },
        ],
      }),
    ).toEqual([
      { name: 'eth0', cidr: '10.20.30.40/20', subnet: '10.20.16.0/20' },
      { name: 'eth0', cidr: 'fd00::2/64', subnet: undefined },
    ]);
  });

  const HEAD = 'Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\tWindow\tIRTT';

  test.each([
    [
      'the one of Linux',
      `${HEAD}\neth0\t00000000\t0101A8C0\t0003\t0\t0\t0\t00000000\t0\t0\t0\n`,
      '192.168.1.1 (eth0)',
    ],
    [
      'the cheapest of two',
      `${HEAD}\nwlan0\t00000000\t0100000A\t0003\t0\t0\t600\t00000000\t0\t0\t0\neth0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0\n`,
      '192.168.1.1 (eth0)',
    ],
    [
      'none where no row is the default',
      `${HEAD}\neth0\t0001A8C0\t00000000\t0001\t0\t0\t0\t00FFFFFF\t0\t0\t0\n`,
      undefined,
    ],
    ['none where there is no table', '', undefined],
  ])('the gateway is %s', (_, table, gateway) => {
    expect(parseRouteTable(table)).toBe(gateway);
  });

  test('the gateway of macOS comes from route', () => {
    const printed =
      '   route to: default\ndestination: default\n    gateway: 192.168.1.1\n  interface: en0\n';
    expect(parseRouteOutput(printed)).toBe('192.168.1.1 (en0)');
    expect(parseRouteOutput('\n'.repeat(500_000))).toBeUndefined();
  });
});

describe('services', () => {
  test('are the folders that systemd gives them, those of templates among them', async () => {
    for (const name of [
      'sshd.service',
      'run-a\\x2db.mount',
      'my\\x2dapp.service',
      'system-getty.slice/getty@tty1.service',
    ])
      await mkdir(join(home.path, 'slice', name), { recursive: true });
    await writeFile(join(home.path, 'slice/cgroup.procs'), '');
    expect([...(await servicesIn(join(home.path, 'slice'), 0))].sort()).toEqual([
      'getty@tty1',
      'my-app',
      'sshd',
    ]);
    expect(await servicesIn(join(home.path, 'gone'), 0)).toEqual([]);
  });

  test('are the units systemctl lists', () => {
    const printed =
      'ssh.service   loaded active running OpenBSD Secure Shell server\ncron.service loaded active running Cron\n';
    expect(parseUnits(printed)).toEqual(['cron', 'ssh']);
  });

  test("of macOS are launchd's that run and are not Apple's", () => {
    const printed =
      'PID\tStatus\tLabel\n512\t0\tcom.apple.Finder\n-\t0\torg.idle\n77\t0\thomebrew.mxcl.redis\n';
    expect(parseLaunchdList(printed)).toEqual(['homebrew.mxcl.redis']);
  });
});

describe('containers', () => {
  const RUNNING = [
    { Names: ['/web'], Image: 'nginx:1' },
    { Names: ['/db'], Image: 'postgres' },
  ];

  async function engine(answer: string, status = 200) {
    const socket = join(home.path, `${status}-${answer.length}.sock`);
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(status).end(answer);
    });
    await new Promise<void>((done) => server.listen(socket, done));
    return {
      socket,
      asked,
      [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(() => done())),
    };
  }

  test('are asked of the engine by reading alone', async () => {
    await using docker = await engine(JSON.stringify(RUNNING));
    expect(await listContainers([docker.socket, join(home.path, 'gone.sock')])).toEqual({
      type: 'running',
      names: ['db (postgres)', 'web (nginx:1)'],
    });
    expect(docker.asked).toEqual(['GET /containers/json']);
  });

  test('are unknown where the engine refuses or speaks of something else', async () => {
    await using refusing = await engine('{"message":"no"}', 403);
    await using other = await engine('<html>');
    expect(await listContainers([refusing.socket])).toEqual({ type: 'silent' });
    expect(await listContainers([other.socket])).toEqual({ type: 'silent' });
  });

  test('are none where no engine is, and a plain file is no engine', async () => {
    await writeFile(join(home.path, 'docker.sock'), '');
    expect(await listContainers([join(home.path, 'docker.sock')])).toEqual({ type: 'none' });
  });

  test.each(['', '{}', 'null', '7'])('%j is no list of them', (text) => {
    expect(parseContainers(text)).toBeUndefined();
  });

  test('what has no name is passed over', () => {
    expect(parseContainers('[null, 1, {"Image":"a"}, {"Names":["/b"]}]')).toEqual(['b ()']);
  });

  test('no relative runtime folder is looked into', () => {
    const fixed = ['/var/run/docker.sock', '/run/podman/podman.sock', '/h/.docker/run/docker.sock'];
    expect(engineSockets('/h', { XDG_RUNTIME_DIR: 'here' })).toEqual(fixed);
    expect(engineSockets('/h', { XDG_RUNTIME_DIR: '/run/user/1' })).toEqual([
      ...fixed,
      '/run/user/1/docker.sock',
      '/run/user/1/podman/podman.sock',
    ]);
  });
});

function hasRootDisk(): boolean {
  const table = '/proc/self/mounts';
  return !existsSync(table) || /^\/dev\/\S+ \/ /m.test(readFileSync(table, 'utf8'));
}
