// The hosts of a question: refused, asked about first, or taken with what is installed.

import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Fleet, type Naming, nameHosts } from '../../src/cli/fleet/named.ts';
import { loadSettings, type Surroundings } from '../../src/cli/wiring/surroundings.ts';
import { type FreshHome, freshHome } from '../support/home.ts';

type World = {
  /** Programs that are installed. */
  readonly programs?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly sshConfig?: string;
  readonly inventory?: string;
  /** What the person says to a yes or no; absent: there is no one to ask. */
  readonly says?: boolean;
  readonly asked?: string[];
  readonly before?: string;
};

async function naming(home: FreshHome, world: World): Promise<Naming> {
  const { programs = ['ssh', 'clush'], settings = {}, sshConfig = 'Host web1 web2 web3 db1\n' } = world;
  const write = (path: string, text: string, mode = 0o600) => {
    mkdirSync(dirname(join(home.path, path)), { recursive: true, mode: 0o700 });
    writeFileSync(join(home.path, path), text, { mode });
  };
  for (const program of programs) write(`bin/${program}`, '#!/bin/sh\nexit 0\n', 0o755);
  write('.ssh/config', sshConfig);
  write('.config/beck/config.json', JSON.stringify(settings));
  if (world.inventory !== undefined) write('list.sh', world.inventory, 0o755);
  const surroundings: Surroundings = {
    env: {
      ...home.env,
      PATH: `${join(home.path, 'bin')}:/usr/bin:/bin`,
      ...(world.inventory !== undefined && { ANSIBLE_INVENTORY: join(home.path, 'list.sh') }),
    },
    home: home.path,
    user: 'me',
    now: Date.now(),
    cwd: home.path,
    program: '',
    nonce: 'abc',
    settingsFile: undefined,
  };
  const loaded = await loadSettings(surroundings);
  const { says, asked, before } = world;
  return {
    // What the machine itself has installed must not count.
    surroundings: { ...surroundings, env: { ...surroundings.env, PATH: join(home.path, 'bin') } },
    settings: loaded.settings,
    shell: 'bash',
    cwd: home.path,
    turns: async () => (before === undefined ? [] : [{ question: before, steps: [], answer: '' } as never]),
    ...(says !== undefined && {
      async confirm(head, yes) {
        asked?.push(`${head} [${yes}]`.replaceAll(home.path, '~'));
        return says;
      },
    }),
  };
}

async function name(question: string, world: World = {}) {
  await using home = await freshHome();
  // Awaited, or the home would be gone while it is read.
  return await nameHosts(question, await naming(home, world));
}

async function fleetFor(question: string, world: World = {}): Promise<Fleet & { readonly question: string }> {
  const named = await name(question, world);
  if (named?.type !== 'fleet') throw new Error(JSON.stringify(named));
  return { ...named.fleet, question: named.question };
}

test('the first host leads a change, and each line names its hosts', async () => {
  const { hosts, first, question, lineFor } = await fleetFor('on web[1-3]: uptime');
  expect([hosts, first, question]).toEqual([['web1', 'web2', 'web3'], 'web1', 'uptime']);
  expect(lineFor('uptime', hosts)?.text).toBe(`clush -n -S -b -f 32 -t 10 -w 'web[1-3]' uptime`);
  expect(lineFor('uptime', ['web2'])?.text).toBe('ssh -o ConnectTimeout=10 web2 uptime');
});

test.each([
  ['on web*, db1 first: uptime', ['db1', 'web1', 'web2', 'web3'], 'db1'],
  ['on web[1-2] --all-at-once: uptime', ['web1', 'web2'], undefined],
])('%s', async (question, hosts, first) => {
  expect(await fleetFor(question)).toMatchObject({ hosts, first });
});

test.each([
  ['on wbe1: uptime', {}, 'No host or set is called wbe1.', 'Known and near: web1.'],
  ['on web1;id: uptime', {}, '"web1;id" is no name of hosts.', 'Write them like web1, web[1-8] or web*.'],
  ['on $(id): uptime', {}, '"$(id)" is no name of hosts.', 'Write them like web1, web[1-8] or web*.'],
  ['only on web1', {}, 'There is no earlier question to ask there.', 'Ask it in full: on web1: uptime'],
  [
    'on web[1-2]: uptime',
    { programs: ['ssh'] },
    'No program for several hosts is installed.',
    'Install one, on Debian with: apt install clustershell',
  ],
  [
    'on web[1-2]: uptime',
    { settings: { fleetEngine: 'pdsh' } },
    'pdsh is not installed, or cannot reach these hosts.',
    'Install one, on Debian with: apt install pdsh',
  ],
  [
    'on web1: uptime',
    { programs: ['clush'] },
    'There is no ssh here.',
    'Install it, on Debian with: apt install openssh-client',
  ],
  [
    'on web[1-2]: uptime',
    { programs: ['clush'] },
    'There is no ssh here.',
    'Install it, on Debian with: apt install openssh-client',
  ],
])('%s with %j is refused', async (question, world, reason, fix) => {
  expect(await name(question, world)).toEqual({ type: 'refused', reason, fix });
});

test('without an engine, the first host alone is offered', async () => {
  const asked: string[] = [];
  const { hosts } = await fleetFor('on web[1-2]: uptime', { programs: ['ssh'], says: true, asked });
  expect(hosts).toEqual(['web1']);
  expect(asked).toEqual([
    'No program for several hosts is installed. Install one, on Debian with: apt install clustershell. Go on with web1 alone? [web1 alone]',
  ]);
});

describe('more than 500 hosts', () => {
  const many = { settings: { hosts: { farm: 'n[1-501]' } } };
  test('are asked about first', async () => {
    const asked: string[] = [];
    const { hosts } = await fleetFor('on farm: uptime', { ...many, says: true, asked });
    expect(hosts).toHaveLength(501);
    expect(asked).toEqual(['These are 501 hosts: n[1-501]. Ask all of them? [all 501]']);
  });

  test('are refused after a no, which needs no terminal any more', async () => {
    expect(await name('on farm: uptime', { ...many, says: false })).toMatchObject({ fix: 'Name fewer.' });
  });

  test('are refused where there is no one to ask', async () => {
    expect(await name('on farm: uptime', many)).toMatchObject({
      type: 'refused',
      reason: 'These are 501 hosts, and more than 500 are asked about first.',
    });
  });
});

test('a name that only fits a pattern of ssh_config is a host, where it is written with a colon', async () => {
  const world = { sshConfig: 'Host node*\n' };
  expect(await fleetFor('on node7: uptime', world)).toMatchObject({ hosts: ['node7'] });
  expect(await name('on node7 uptime', world)).toBeUndefined();
});

describe('an inventory that is a program', () => {
  const inventory = '#!/bin/sh\ntouch "$HOME/ran"\n';

  test.each([
    ['on web1: uptime', { says: true }],
    ['on c1: uptime', { says: false }],
    ['on c1: uptime', {}],
  ])('is not run for %s with %j', async (question, world) => {
    await using home = await freshHome();
    await nameHosts(question, await naming(home, { inventory, ...world }));
    expect(existsSync(join(home.path, 'ran'))).toBe(false);
  });

  test('runs where the person says so, once a day, and its hosts are known then', async () => {
    await using home = await freshHome();
    const asked: string[] = [];
    const given = await naming(home, { inventory, says: true, asked });
    const lister = join(home.path, 'bin/ansible-inventory');
    const listed = '{"_meta": {}, "all": {"children": ["cloud"]}, "cloud": {"hosts": ["c1", "c2"]}}';
    writeFileSync(lister, `#!/bin/sh\nshift 2\n"$@"\nprintf '%s' '${listed}'\n`);
    chmodSync(lister, 0o755);
    // What it starts is found where the machine has it.
    const env = { ...given.surroundings.env, PATH: `${dirname(lister)}:/usr/bin:/bin` };
    const there = { ...given, surroundings: { ...given.surroundings, env } };
    expect(await nameHosts('on cloud: uptime', there)).toMatchObject({ fleet: { hosts: ['c1', 'c2'] } });
    expect(await nameHosts('on c2', there)).toEqual({ type: 'says', text: 'c2 is c2.' });
    expect(existsSync(join(home.path, 'ran'))).toBe(true);
    expect(asked).toEqual([
      'No host or set is called cloud. The inventory ~/list.sh is a program that may know more. Run it? [ansible-inventory --list -i ~/list.sh]',
    ]);
  });

  test('that lists nothing is said', async () => {
    expect(await name('on c1: uptime', { inventory, says: true })).toMatchObject({
      type: 'refused',
      reason: 'No host or set is called c1.',
      fix: 'ansible-inventory is not installed, or did not end.',
    });
  });
});

test.each([
  ['and memory?', 'on web[1-2]: disk usage', { hosts: ['web1', 'web2'], question: 'and memory?' }],
  ['only on web2', 'on web[1-2]: disk usage', { hosts: ['web2'], question: 'disk usage' }],
  ['the same on db1', 'disk usage', { hosts: ['db1'], question: 'disk usage' }],
])('%s after %s', async (question, before, expected) => {
  expect(await fleetFor(question, { before })).toMatchObject(expected);
});

test.each(['and memory?', 'what is on web1', 'on which port does nginx listen'])(
  '%s is about this machine',
  async (question) => {
    expect(await name(question, { before: 'disk usage' })).toBeUndefined();
  },
);
