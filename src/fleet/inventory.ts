// Ansible's inventory, where it can be read without running anything: plain lists, and trees in YAML or JSON.

import { readdirSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { canRun } from '../domain/can-run.ts';
import type { Environment, Group } from './groups.ts';
import { HOST_NAME, unfold } from './host-sets.ts';
import { readText } from './known-hosts.ts';

export type Inventory = Part & {
  readonly from: string;
  /** The files of it that are programs, or name one (`plugin:`): nothing of them is read. */
  readonly programs: readonly string[];
};

type Part = { readonly groups: readonly Group[]; readonly hosts: readonly string[] };

/** A YAML or JSON text as plain values; undefined where it is none. */
export type ReadTree = (text: string) => unknown;

/** The inventory that Ansible itself would use, see `inventoryFiles`; undefined where there is none. */
export function readInventory(files: readonly string[], parse: ReadTree | undefined): Inventory | undefined {
  const [from] = files;
  if (from === undefined) return undefined;
  const parts = files.map((file): Part => {
    const kind = kindOf(file);
    if (kind === 'list') return listIn(readText(file), file);
    return kind === 'tree' && parse !== undefined ? treeIn(parse(readText(file)), file) : NOTHING;
  });
  const hosts = [...new Set(parts.flatMap((part) => part.hosts))];
  const groups = parts.flatMap((part) => part.groups);
  return {
    groups: groups.some(({ name }) => name === 'all') ? groups : withAll(groups, hosts, from),
    hosts,
    from,
    programs: files.filter((file) => kindOf(file) === 'program'),
  };
}

/** With what a program listed of it. */
export function withTree(inventory: Inventory, tree: unknown): Inventory {
  const { from, programs } = inventory;
  const listed = treeIn(tree, programs[0] ?? from);
  const hosts = [...new Set([...inventory.hosts, ...listed.hosts])];
  const groups = [...inventory.groups.filter(({ name }) => name !== 'all'), ...listed.groups];
  return { groups: withAll(groups, hosts, from), hosts, from, programs: [] };
}

function withAll(groups: readonly Group[], hosts: readonly string[], from: string): readonly Group[] {
  return hosts.length === 0 ? groups : [...groups, { name: 'all', members: hosts, from }];
}

const NOTHING: Part = { groups: [], hosts: [] };

/** Whether one of its files needs a reader of YAML. */
export function hasTree(files: readonly string[]): boolean {
  return files.some((file) => kindOf(file) === 'tree');
}

function kindOf(file: string): 'program' | 'list' | 'tree' {
  if (canRun(file)) return 'program';
  if (!/\.(?:ya?ml|json)$/.test(file)) return /\.toml$/.test(file) ? 'program' : 'list';
  return /^plugin\s*:/m.test(readText(file)) ? 'program' : 'tree';
}

/** Those that ANSIBLE_INVENTORY or the configuration names, or the system's; a folder stands for its files. */
export function inventoryFiles(env: Environment, home: string, cwd: string): readonly string[] {
  const named = env['ANSIBLE_INVENTORY'];
  if (named) return named.split(',').flatMap((one) => filesOf(absolute(one.trim(), cwd, home)));
  const configs = [
    env['ANSIBLE_CONFIG'],
    join(cwd, 'ansible.cfg'),
    join(home, '.ansible.cfg'),
    '/etc/ansible/ansible.cfg',
  ];
  const config = configs.find((file) => file && statSync(file, { throwIfNoEntry: false })?.isFile());
  const [, written = ''] =
    /^\s*inventory\s*=\s*([^#;\n]+?)\s*(?:[#;].*)?$/m.exec(config ? readText(config) : '') ?? [];
  if (!config || written === '') return filesOf('/etc/ansible/hosts');
  return written.split(',').flatMap((one) => filesOf(absolute(one.trim(), dirname(config), home)));
}

function absolute(path: string, folder: string, home: string): string {
  const whole = path.replace(/^~(?=\/)/, home);
  return isAbsolute(whole) ? whole : join(folder, whole);
}

/** What Ansible leaves out of a folder: INVENTORY_IGNORE_EXTS, and the variables beside the hosts. */
const LEFT_OUT = /^\.|~$|\.(?:pyc|pyo|swp|bak|rpm|md|txt|rst|orig|ini|cfg|retry)$|^(?:group|host)_vars$/;

function filesOf(path: string): readonly string[] {
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind === undefined) return [];
  if (!kind.isDirectory()) return [path];
  try {
    return readdirSync(path)
      .filter((name) => !LEFT_OUT.test(name))
      .sort()
      .map((name) => join(path, name))
      .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  } catch {
    // Somebody else's folder.
    return [];
  }
}

/** The INI form: `[group]`, a host a line with ranges such as `web[1:8]`, `[group:children]`. */
function listIn(text: string, from: string): Part {
  const groups = new Map<string, string[]>();
  const hosts = new Set<string>();
  let [group, part] = ['ungrouped', 'hosts'];
  for (const line of text.split('\n').map((each) => each.replace(/(?:^|\s)[#;].*$/, '').trim())) {
    const section = /^\[([\w.-]+)(?::(\w+))?\]$/.exec(line);
    if (section !== null) [, group = '', part = 'hosts'] = section;
    else if (line !== '' && part !== 'vars') {
      const [word = ''] = line.split(/\s+/, 1);
      const member = part === 'children' ? `@${word}` : withDash(word);
      groups.set(group, [...(groups.get(group) ?? []), member]);
      if (part === 'hosts') for (const name of unfold(member) ?? []) hosts.add(name);
    }
  }
  return partOf(groups, hosts, from);
}

/** As `ansible-inventory --list` prints it, or as people write it: groups with hosts, and children that are groups. */
function treeIn(tree: unknown, from: string): Part {
  const groups = new Map<string, string[]>();
  const hosts = new Set<string>();
  const read = (name: string, node: unknown, depth: number): void => {
    if (depth > DEEPEST) return;
    const members = groups.get(name) ?? [];
    groups.set(name, members);
    for (const host of namesIn(fieldOf(node, 'hosts'))) {
      const member = withDash(host);
      members.push(member);
      for (const one of unfold(member) ?? []) hosts.add(one);
    }
    const children = fieldOf(node, 'children');
    for (const child of namesIn(children)) {
      members.push(`@${child}`);
      if (!Array.isArray(children)) read(child, fieldOf(children, child), depth + 1);
    }
  };
  for (const name of namesIn(tree)) if (name !== '_meta') read(name, fieldOf(tree, name), 0);
  // All of its hosts are in `hosts`.
  groups.delete('all');
  return partOf(groups, hosts, from);
}

/** Groups within groups; an alias may name itself. */
const DEEPEST = 20;

function partOf(
  groups: ReadonlyMap<string, readonly string[]>,
  hosts: ReadonlySet<string>,
  from: string,
): Part {
  const named = [...groups].filter(([name]) => HOST_NAME.test(name) && name !== 'ungrouped');
  return {
    groups: named.map(([name, members]) => ({ name, members: [...new Set(members)], from })),
    hosts: [...hosts],
  };
}

/** The items of a list, or the keys of a mapping. */
function namesIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.filter((name) => typeof name === 'string');
  return typeof node === 'object' && node !== null ? Object.keys(node) : [];
}

function fieldOf(node: unknown, name: string): unknown {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return undefined;
  return Object.entries(node).find(([key]) => key === name)?.[1];
}

/** Ansible writes `web[1:8]`, ClusterShell `web[1-8]`. */
function withDash(name: string): string {
  return name.replace(/(\d):(\d)/g, '$1-$2');
}

/** A sentence about the files that are not read. */
export function unreadSentence({ programs }: Pick<Inventory, 'programs'>): string | undefined {
  const [first] = programs;
  if (first === undefined) return undefined;
  const more = programs.length > 1 ? ` (and ${programs.length - 1} more)` : '';
  return `The inventory ${first}${more} is a program: beck runs it only after asking, for hosts that are known nowhere else.`;
}
