import { expect, test } from 'vitest';
import { offerHosts } from '../../src/cli/fleet/offer-hosts.ts';

const directory = {
  hosts: new Map([
    ['web1', 'config'],
    ['web2', 'config'],
    ['db1', 'config'],
  ]),
  groups: [{ name: 'shop', members: ['web1'], from: 'settings' }],
  patterns: [],
  inventory: undefined,
};

test.each([
  ['on ', ['on shop: ', 'on web1: ', 'on web2: ', 'on db1: ']],
  ['on w', ['on web1: ', 'on web2: ']],
  ['on web1,d', ['on web1,db1: ']],
  ['on web1,!w', ['on web1,!web1: ', 'on web1,!web2: ']],
  ['on @s', ['on @shop: ']],
  ['@', ['@shop: ']],
  ['only on d', ['only on db1: ']],
  ['on web1: up', []],
  ['find w', []],
])('Tab after %j', (typed, offered) => {
  expect(offerHosts(typed, directory)).toEqual(offered);
});
