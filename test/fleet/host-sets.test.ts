import { expect, test } from 'vitest';
import { fold, unfold } from '../../src/fleet/host-sets.ts';

test.each([
  ['web1', ['web1']],
  ['web[1-3,11]', ['web1', 'web2', 'web3', 'web11']],
  ['web[08-10]', ['web08', 'web09', 'web10']],
  ['web[1-9/4]', ['web1', 'web5', 'web9']],
  ['r[1-2]n[3-4].example', ['r1n3.example', 'r1n4.example', 'r2n3.example', 'r2n4.example']],
  ['root@web[1-2]', ['root@web1', 'root@web2']],
  ['127.0.0.[2-3]', ['127.0.0.2', '127.0.0.3']],
])('%s is unfolded', (text, names) => {
  expect(unfold(text)).toEqual(names);
});

test.each([
  ['web1;id'],
  ['$(id)'],
  ['-oProxyCommand=x'],
  ['web[1-]'],
  ['web[3-1]'],
  ['web[1-999999999]'],
  ['web[1-2'],
  ['a b'],
  ['@group'],
  ['root@'],
  [''],
])('%s is no set of hosts', (text) => {
  expect(unfold(text)).toBeUndefined();
});

test.each([
  [['web1', 'web2', 'web3', 'db1', 'web11'], 'web[1-3,11],db1'],
  [['web1.example.org', 'web2.example.org'], 'web[1-2].example.org'],
  [['127.0.0.2', '127.0.0.3', '127.0.0.9'], '127.0.0.[2-3,9]'],
  [['root@web1', 'root@web2'], 'root@web[1-2]'],
  [['mail', 'db1'], 'mail,db1'],
  [['web1', 'web1'], 'web1'],
  [['rack2-node7', 'rack2-node8'], 'rack2-node[7-8]'],
])('%j is folded', (names, folded) => {
  expect(fold(names)).toBe(folded);
  const again = folded.split(/,(?![^[]*\])/).flatMap((part) => unfold(part) ?? []);
  expect(again.toSorted()).toEqual([...new Set(names)].toSorted());
});
