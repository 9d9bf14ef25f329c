// All hosts and sets that beck knows of, and where each comes from.

import { join } from 'node:path';
import {
  clusterShellGroups,
  type Environment,
  type Group,
  type Inventory,
  readInventory,
  splitSet,
} from './groups.ts';
import { unfold } from './host-sets.ts';
import { knownHostsNames, type NamedHost, sshConfigHosts } from './known-hosts.ts';

export type Place = {
  readonly env: Environment;
  readonly home: string;
  readonly cwd: string;
  /** Named sets of the person's settings. */
  readonly sets: Readonly<Record<string, string>>;
};

export type Directory = {
  /** The first source of a name wins. */
  readonly hosts: ReadonlyMap<string, string>;
  readonly groups: readonly Group[];
  readonly inventory: Inventory | undefined;
};

const SETTINGS = 'settings';

export function readDirectory({ env, home, cwd, sets }: Place): Directory {
  const inventory = readInventory(env, home, cwd);
  const own = Object.entries(sets).map(([name, text]) => ({ name, members: splitSet(text), from: SETTINGS }));
  const groups = [...own, ...clusterShellGroups(env, home), ...(inventory?.groups ?? [])];
  const named: NamedHost[] = [
    ...sshConfigHosts(join(home, '.ssh', 'config'), home),
    ...sshConfigHosts('/etc/ssh/ssh_config', home),
    ...groups.flatMap(({ members, from }) =>
      members
        .filter((member) => !/^[@!]|[*?]/.test(member))
        .flatMap((member) => (unfold(member) ?? []).map((name) => ({ name, from }))),
    ),
    ...(inventory?.hosts ?? []).map((name) => ({ name, from: inventory?.from ?? '' })),
    ...knownHostsNames(join(home, '.ssh', 'known_hosts')),
  ];
  const setNames = new Set(own.map(({ name }) => name));
  const hosts = new Map<string, string>();
  for (const { name, from } of named) if (!hosts.has(name) && !setNames.has(name)) hosts.set(name, from);
  return { hosts, groups, inventory };
}
