// Which hosts a question names, from the files that people have.

import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadTreeReader } from '../../src/config/yaml-tree.ts';
import { type Directory, type Place, readDirectory } from '../../src/fleet/directory.ts';
import { unreadSentence } from '../../src/fleet/inventory.ts';
import { mayNameHosts } from '../../src/fleet/may-name-hosts.ts';
import { readFleetQuestion } from '../../src/fleet/question.ts';
import { resolveHosts } from '../../src/fleet/resolve.ts';

const HOME = mkdtempSync(join(tmpdir(), 'beck-hosts-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

function write(path: string, text: string): string {
  const file = join(HOME, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

write(
  '.ssh/config',
  'Host web1 web2\n  User me\nHost web3 "db1"\nHost *.internal !bad web*\nInclude conf.d/*\nInclude ~/.ssh/more\n',
);
write('.ssh/conf.d/a.conf', 'Host=cache1\nHost cache2\n');
write(
  '.ssh/more',
  `host old # comment\nInclude more\nInclude more2 more2\nHost "a b" 'one1'\nMatch exec "touch ${HOME}/ran"\n`,
);
// As many ways as there are.
for (const at of Array.from({ length: 18 }, (_, index) => index + 2))
  write(`.ssh/more${at}`, `Include more${at + 1} ~/.ssh/more${at + 1} more\nHost deep${at}\n`);
write(
  '.ssh/known_hosts',
  '|1|abc=|def= ssh-ed25519 AAA\nmail,10.0.0.5 ssh-ed25519 AAA\n[odd]:2222 ssh-rsa AAA\n@revoked gone ssh-rsa AAA\n',
);
write('.config/clustershell/groups.d/mine.cfg', 'both: web1,@caches # mine\n');
write('.config/clustershell/groups.d/roles.yaml', 'roles:\n    caches: "cache[1-2]"\n');
const inventory = write(
  'hosts.ini',
  'lone\n[prod]\nnode[1:3].example ansible_host=1.2.3.4\n; no\n[prod:vars]\nx=1\n[all_of:children]\nprod\n',
);

const place = {
  env: { ANSIBLE_INVENTORY: inventory, XDG_CONFIG_HOME: join(HOME, '.config') },
  home: HOME,
  cwd: HOME,
  sets: { shop: 'web[1-3] db1 !web2', round: '@round' },
};
const directory = readDirectory(place);
const who = (text: string) => resolveHosts(text, directory);

test('the names come from every file, each with the first that holds it', () => {
  const names = Object.fromEntries(
    [...directory.hosts].map(([name, from]) => [name, from.replace(`${HOME}/`, '')]),
  );
  expect(names).toMatchObject({
    web1: '.ssh/config',
    db1: '.ssh/config',
    cache2: '.ssh/conf.d/a.conf',
    old: '.ssh/more',
    one1: '.ssh/more',
    deep19: '.ssh/more19',
    mail: '.ssh/known_hosts',
    '10.0.0.5': '.ssh/known_hosts',
    'node2.example': 'hosts.ini',
    lone: 'hosts.ini',
  });
  for (const absent of ['web*', 'odd', 'gone', '!bad', 'comment', '#', 'a', 'b'])
    expect(directory.hosts.has(absent)).toBe(false);
  expect(existsSync(join(HOME, 'ran'))).toBe(false);
});

test.each([
  ['web1', ['web1']],
  ['web[1-3]', ['web1', 'web2', 'web3']],
  ['web*', ['web1', 'web2', 'web3']],
  ['web?,!web2', ['web1', 'web3']],
  ['shop', ['web1', 'web3', 'db1']],
  ['@shop !db1', ['web1', 'web3']],
  ['@both', ['web1', 'cache1', 'cache2']],
  ['@all_of', ['node1.example', 'node2.example', 'node3.example']],
  ['prod', ['node1.example', 'node2.example', 'node3.example']],
  ['root@web1', ['root@web1']],
  ['web1 web1, db1', ['web1', 'db1']],
  // It fits `Host *.internal`, and no name of a file.
  ['new.internal', ['new.internal']],
  ['web9', ['web9']],
  ['web[8-9]', ['web8', 'web9']],
  ['@all*', ['node1.example', 'node2.example', 'node3.example', 'lone']],
  ['cache*', ['cache1', 'cache2']],
])('%s are the hosts', (text, hosts) => {
  expect(who(text)).toEqual({ type: 'hosts', hosts });
});

test.each([
  ['wbe1', 'No host or set is called wbe1.', 'Known and near: web1.'],
  ['node[1-5].example', 'No hosts are called node[4-5].example.', 'Known and near: node1.example.'],
  ['bad', 'No host or set is called bad.', 'beck hosts lists the hosts and sets that are known.'],
  ['@shpo', 'No set of hosts is called "shpo".', 'The nearest is @shop.'],
  ['zz*', 'No known host fits "zz*".', 'beck hosts lists the hosts and sets that are known.'],
  ['web1,!web*', 'No host is left in "web1,!web*".', 'beck hosts lists the hosts and sets that are known.'],
  ['web1;id', '"web1;id" is no name of hosts.', 'Write them like web1, web[1-8] or web*.'],
  ['@round', 'The set round contains itself.', 'It is named in settings.'],
])('%s is refused', (text, reason, fix) => {
  expect(who(text)).toEqual({ type: 'refused', reason, fix });
});

describe("Ansible's inventory", () => {
  const at = (inventory: string, more: Partial<Place> = {}) =>
    readDirectory({ ...place, env: { ANSIBLE_INVENTORY: inventory }, ...more });
  const members = (name: string, found: Directory) => {
    const resolved = resolveHosts(name, found);
    return resolved.type === 'hosts' ? resolved.hosts : resolved;
  };

  test.each([
    [
      'inventory.yml',
      'all:\n  vars: {x: 1}\n  children:\n    web:\n      hosts:\n        w[1:2].shop: {ansible_port: 22}\n    db: {hosts: {d1: }}\n    site:\n      children:\n        web:\n        db:\n',
    ],
    [
      'inventory.json',
      '{"_meta": {"hostvars": {"no": {}}}, "web": {"hosts": ["w1.shop", "w2.shop"]}, "db": {"hosts": ["d1"]}, "site": {"children": ["web", "db"]}}',
    ],
  ])('%s is a tree of groups', async (name, text) => {
    const found = at(write(name, text), { parse: await loadTreeReader() });
    expect(members('@web', found)).toEqual(['w1.shop', 'w2.shop']);
    expect(members('@site', found)).toEqual(['w1.shop', 'w2.shop', 'd1']);
    expect(members('@all', found)).toEqual(['w1.shop', 'w2.shop', 'd1']);
    expect(members('no', found)).toMatchObject({ type: 'refused' });
  });

  test.each([
    ['broken.yml', 'all: [unfinished'],
    ['list.yml', '- web1\n'],
    ['round.yml', 'all: &all\n  children:\n    web: *all\n'],
  ])('%s is read as far as it is one', async (name, text) => {
    expect(at(write(name, text), { parse: await loadTreeReader() }).inventory?.hosts).toEqual([]);
  });

  test('a folder stands for its files, without variables and what Ansible leaves out', async () => {
    write('folder/01-list', '[one]\nf1\n');
    write('folder/02-tree.yml', 'two: {hosts: {f2: }}\n');
    write('folder/group_vars/one.yml', 'x: {hosts: {f3: }}\n');
    write('folder/old.bak', '[three]\nf4\n');
    const found = at(join(HOME, 'folder'), { parse: await loadTreeReader() });
    expect(found.inventory?.hosts).toEqual(['f1', 'f2']);
    expect(found.groups.filter(({ from }) => from.includes('folder')).map(({ name }) => name)).toEqual([
      'one',
      'two',
      'all',
    ]);
  });

  test('several are read one after another', () => {
    const [one, two] = [write('one.ini', '[a]\nx1\n'), write('two.ini', '[b]\nx2\n')];
    expect(members('@all', at(`${one}, ${two}`))).toEqual(['x1', 'x2']);
  });

  test.each([
    ['inventory.sh', '#!/bin/sh\ntouch "$HOME/RAN"\n', 0o755],
    ['aws_ec2.yml', 'plugin: amazon.aws.aws_ec2\nregions: [x]\n', 0o644],
  ])('%s is a program: it is not run, and said so', async (name, text, mode) => {
    const file = write(name, text);
    chmodSync(file, mode);
    const { inventory: found } = at(file, { parse: await loadTreeReader() });
    expect(found).toMatchObject({ hosts: [], groups: [], programs: [file] });
    expect(found && unreadSentence(found)).toBe(
      `The inventory ${file} is a program: beck runs it only after asking, for hosts that are known nowhere else.`,
    );
    expect(existsSync(join(HOME, 'RAN'))).toBe(false);
  });

  test('what a program listed before counts', () => {
    const file = write('listed.sh', '#!/bin/sh\n');
    chmodSync(file, 0o755);
    const listed = () => ({ web: { hosts: ['l1', 'l2'] }, all: { children: ['web'] } });
    const found = at(file, { listed });
    expect(members('@web', found)).toEqual(['l1', 'l2']);
    expect(members('@all', found)).toEqual(['l1', 'l2']);
    expect(found.inventory?.programs).toEqual([]);
  });
});

test('the inventory is the one that ansible.cfg names', () => {
  write('project/ansible.cfg', '[defaults]\ninventory = ./list ; here\n');
  write('project/list', '[only]\nhere1\n');
  const found = readDirectory({ ...place, env: {}, cwd: join(HOME, 'project') });
  expect(resolveHosts('@only', found)).toEqual({ type: 'hosts', hosts: ['here1'] });
});

describe('a question', () => {
  const read = (text: string) => readFleetQuestion(text, () => directory);

  test.each([
    ['on web[1-3]: which disks are full', { hosts: 'web[1-3]', question: 'which disks are full' }],
    ['on web1, db1: uptime', { hosts: 'web1, db1', question: 'uptime' }],
    ['on web1 uptime', { hosts: 'web1', question: 'uptime' }],
    ['on web1, db1 uptime', { hosts: 'web1  db1', question: 'uptime' }],
    ['on web* who is logged in', { hosts: 'web*', question: 'who is logged in' }],
    ['@shop uptime', { hosts: '@shop', question: 'uptime' }],
    ['@web[1-2]: df', { hosts: '@web[1-2]', question: 'df' }],
    ['on shop', { hosts: 'shop', question: '' }],
    ['on nosuch: uptime', { hosts: 'nosuch', question: 'uptime' }],
    ['on nosuch[1-3] uptime', { hosts: 'nosuch[1-3]', question: 'uptime' }],
    ['only on db1', { hosts: 'db1', question: undefined }],
    ['the same on web*', { hosts: 'web*', question: undefined }],
    [
      'on web[1-3], web2 first: restart nginx',
      { hosts: 'web[1-3]', first: 'web2', question: 'restart nginx' },
    ],
    ['on web* --all-at-once: restart nginx', { hosts: 'web*', allAtOnce: true, question: 'restart nginx' }],
  ])('%s', (text, expected) => {
    expect(mayNameHosts(text)).toBe(true);
    expect(read(text)).toMatchObject(expected);
  });

  test.each([
    'on which port does nginx listen',
    'on monday what did I commit',
    'on port 80: who listens',
    'which disks are full on this machine',
    'only on weekdays',
    'what is on web1',
    'on: x',
  ])('%s is about this machine', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
