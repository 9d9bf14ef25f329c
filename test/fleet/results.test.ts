// What each host answered: the texts are what the engines print, without the terminal's own control characters.

import { expect, test } from 'vitest';
import type { Engine } from '../../src/fleet/engines.ts';
import { readResults } from '../../src/fleet/results.ts';
import { differencesOf, failuresOf, groupedText, tableOf, worstStatus } from '../../src/fleet/summary.ts';

const HOSTS = ['web1', 'web2', 'web3', 'web4'];

const CLUSH = `web4: ssh: connect to host 127.0.0.14 port 2822: Connection refused
---------------
web[1,3] (2)
---------------
hi
---------------
web2
---------------
hi
bad
clush: web4: exited with exit code 255
clush: web2: exited with exit code 3
`;

const PDSH = `web4: ssh: connect to host 127.0.0.14 port 2822: Connection refused
pdsh@here: web4: ssh exited with exit code 255
pdsh@here: web2: ssh exited with exit code 3
----------------
web[1,3]
----------------
hi
----------------
web2
----------------
hi
bad
`;

const PARALLEL = `web1\thi
web2\thi
web2\tbad
web2\texit 3
web3\thi
web4\tssh: connect to host 127.0.0.14 port 2822: Connection refused
web4\texit 255
`;

const ANSIBLE = `web1 | CHANGED | rc=0 >>
hi
web2 | FAILED | rc=3 >>
hi
badnon-zero return code
web4 | UNREACHABLE! => {
    "changed": false,
    "msg": "Failed to connect to the host via ssh: ssh: connect to host 127.0.0.14 port 2822: Connection refused",
    "unreachable": true
}
web3 | CHANGED | rc=0 >>
hi
[WARNING]: something
else
`;

test.each<[Engine, string]>([
  ['clush', CLUSH],
  ['pdsh', PDSH],
  ['parallel', PARALLEL],
  ['ansible', ANSIBLE],
])('%s: every host has its own result, in order', (engine, text) => {
  const results = readResults(engine, { hosts: HOSTS, text, status: 255 });
  expect(results).toEqual([
    { host: 'web1', status: 0, output: 'hi' },
    { host: 'web2', status: 3, output: 'hi\nbad', failed: 'exit 3: bad' },
    { host: 'web3', status: 0, output: 'hi' },
    { host: 'web4', status: undefined, output: '', failed: 'unreachable: connection refused' },
  ]);
  expect(failuresOf(results)).toEqual(['web2: exit 3: bad', 'web4: unreachable: connection refused']);
  expect(worstStatus(results)).toBe(255);
  expect(groupedText(results)).toBe(
    'failed: web2: exit 3: bad\nfailed: web4: unreachable: connection refused\n== web[1,3]\nhi',
  );
});

test.each([
  ['ssh: Could not resolve hostname web1: Name or service not known', 'its name is not known to the network'],
  [
    '@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @',
    'its host key has changed; nothing was run there',
  ],
  ['Host key verification failed.', 'its host key is not known or has changed; nothing was run there'],
  ['me@web1: Permission denied (publickey).', 'permission denied (no key or password is accepted)'],
  ['ssh: connect to host web1 port 22: Connection timed out', 'unreachable: timed out'],
  ['ssh: connect to host web1 port 22: No route to host', 'unreachable: no route'],
  ['Connection to 10.0.0.1 closed by remote host.', 'the connection was closed in the middle'],
])('ssh alone: %s', (line, failed) => {
  const results = readResults('ssh', { hosts: ['web1'], text: `${line}\n`, status: 255 });
  expect(results).toEqual([{ host: 'web1', status: undefined, output: '', failed }]);
});

test('what a program says of a connection is no failure of ours', () => {
  const text = 'Connection refused by the database\n';
  const results = readResults('ssh', { hosts: ['web1'], text, status: 0 });
  expect(results).toEqual([{ host: 'web1', status: 0, output: text.trim() }]);
});

const said = (answers: Readonly<Record<string, string>>) =>
  Object.entries(answers).map(([host, output]) => ({ host, status: 0, output }));

test('one value each becomes a table: what differs stands first', () => {
  const results = said({ web1: '62 %', web2: '62 %', web3: '91 %', web4: '62 %', web5: '95 %' });
  expect(tableOf(results)).toEqual(['web5: 95 %', 'web3: 91 %', 'web[1-2,4]: 62 %']);
  expect(differencesOf(results)).toBe('3 different answers: web3 · web5 · web[1-2,4] (3)');
});

test('equal answers need no table', () => {
  expect(tableOf(said({ web1: '6.1', web2: '6.1' }))).toEqual([]);
  expect(differencesOf(said({ web1: '6.1', web2: '6.1' }))).toBeUndefined();
});

test.each<[Engine, string]>([
  ['clush', 'clush: web1: command timeout\n'],
  ['pdsh', 'pdsh@here: web1: command timeout\n'],
  ['ansible', 'web1 | FAILED! => {\n    "changed": false,\n    "msg": "Timed out after 75 second(s)."\n}\n'],
  [
    'ansible',
    'web1 | FAILED | rc=-1 >>\nThe ansible.builtin.shell action failed to execute in the expected time frame (17) and was terminated\n',
  ],
])('%s gave up a host that hangs', (engine, text) => {
  expect(readResults(engine, { hosts: ['web1', 'web2'], text, status: 1, limit: 60 })[0]).toEqual({
    ...{ host: 'web1', status: undefined, output: '' },
    failed: 'timed out',
  });
});

test('what Ansible calls failed is no success, though no status is told', () => {
  const text =
    'web1 | FAILED! => {\n    "msg": "The module failed to execute correctly",\n    "rc": 127\n}\n';
  expect(readResults('ansible', { hosts: ['web1'], text, status: 2 })).toEqual([
    { host: 'web1', status: undefined, output: '', failed: 'failed: The module failed to execute correctly' },
  ]);
});

test('timeout ended it there: a status of its own where a limit was set, and no other', () => {
  const text = 'clush: web1: exited with exit code 124\n';
  const read = (limit: number) =>
    readResults('clush', { hosts: ['web1'], text, status: 124, limit }).map(({ failed }) => failed);
  expect([read(60), read(0)]).toEqual([['timed out after 60 s, and was ended there'], ['exit 124']]);
});
