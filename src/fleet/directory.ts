// All hosts and sets that beck knows of, and where each comes from.

import { join } from 'node:path';
import { clusterShellGroups, type Environment, type Group, splitSet } from './groups.ts';
import { unfold } from './host-sets.ts';
import { type Inventory, inventoryFiles, type ReadTree, readInventory, withTree } from './inventory.ts';
import {
  type HostPattern,
  knownHostsNames,
  type NamedHost,
  sshConfigHosts,
  sshConfigPatterns,
} from './known-hosts.ts';

export type Place = {
  readonly env: Environment;
  readonly home: string;
  readonly cwd: string;
  /** Named sets of the person's settings. */
  readonly sets: Readonly<Record<string, string>>;
  /** For an inventory that is YAML or JSON; absent: such a file is not read. */
  readonly parse?: ReadTree | undefined;
  /** What inventories that are programs listed before; absent or undefined: nothing. */
  readonly listed?: ((programs: readonly string[]) => unknown) | undefined;
};

export type Directory = {
  /** The first source of a name wins. */
  readonly hosts: ReadonlyMap<string, string>;
  readonly groups: readonly Group[];
  /** Of `Host` lines: what fits them is a host as well. */
  readonly patterns: readonly HostPattern[];
  readonly inventory: Inventory | undefined;
};

const SETTINGS = 'settings';

export function readDirectory({ env, home, cwd, sets, parse, listed }: Place): Directory {
  const inventory = withListed(readInventory(inventoryFiles(env, home, cwd), parse), listed);
  const own = Object.entries(sets).map(([name, text]) => ({ name, members: splitSet(text), from: SETTINGS }));
  const groups = [...own, ...clusterShellGroups(env, home), ...(inventory?.groups ?? [])];
  const configs = [join(home, '.ssh', 'config'), '/etc/ssh/ssh_config'];
  const patterns = configs.flatMap((config) => sshConfigPatterns(config, home));
  const named: readonly NamedHost[] = [
    ...configs.flatMap((config) => sshConfigHosts(config, home)),
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
  return { hosts, groups, patterns, inventory };
}

function withListed(inventory: Inventory | undefined, listed: Place['listed']): Inventory | undefined {
  if (inventory === undefined || inventory.programs.length === 0) return inventory;
  const tree = listed?.(inventory.programs);
  return tree === undefined ? inventory : withTree(inventory, tree);
}
