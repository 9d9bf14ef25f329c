// Groups of hosts that other programs' files name: ClusterShell's, and Ansible's inventory where it is plain text.

import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { HOST_NAME, unfold } from './host-sets.ts';
import { readText } from './known-hosts.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** `members`: texts that are names, sets, or other groups as `@name`. */
export type Group = {
  readonly name: string;
  readonly members: readonly string[];
  readonly from: string;
};

/** `name: nodes`, and `@name` in nodes is another group (groups.conf(5)). */
export function clusterShellGroups({ CLUSTERSHELL_CFGDIR, XDG_CONFIG_HOME }: Environment, home: string) {
  const folders = [
    CLUSTERSHELL_CFGDIR,
    join(XDG_CONFIG_HOME || join(home, '.config'), 'clustershell'),
    '/etc/clustershell',
  ];
  return folders
    .filter((folder) => folder !== undefined && isAbsolute(folder))
    .flatMap((folder) => filesIn(join(folder ?? '', 'groups.d')))
    .filter((file) => /\.(?:cfg|yaml)$/.test(file))
    .flatMap((file) => groupsIn(file));
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .sort()
      .map((name) => join(folder, name));
  } catch {
    // No such folder.
    return [];
  }
}

/** A YAML file holds the same lines below the name of their source. */
function groupsIn(file: string): readonly Group[] {
  return readText(file)
    .split('\n')
    .flatMap((line) => {
      const [, name = '', nodes = ''] =
        /^\s*['"]?([\w.-]+)['"]?\s*:\s*['"]?([^'"#]+?)['"]?\s*(?:#.*)?$/.exec(line) ?? [];
      // What the package itself brings.
      return name === '' || nodes === '' || /^example[\d[]/.test(nodes)
        ? []
        : [{ name, members: splitSet(nodes), from: file }];
    });
}

/** Blanks and commas outside of brackets part the members of a set. */
export function splitSet(text: string): readonly string[] {
  return text.match(/(?:\[[^\]]*\]|[^\s,[])+/g) ?? [];
}

/** `problem`: a sentence where the inventory cannot be read as text. */
export type Inventory = {
  readonly groups: readonly Group[];
  readonly hosts: readonly string[];
  readonly from: string;
  readonly problem?: string | undefined;
};

/** The inventory that Ansible itself would use; undefined where there is none. */
export function readInventory(env: Environment, home: string, cwd: string): Inventory | undefined {
  const path = inventoryPath(env, home, cwd);
  const kind = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false });
  if (path === undefined || kind === undefined) return undefined;
  if (kind.isDirectory() || mayRun(path) || /\.(?:ya?ml|json|toml)$/.test(path)) {
    const problem = `The inventory ${path} is no plain list, so beck does not read its groups; ansible-inventory --list shows them.`;
    return { groups: [], hosts: [], from: path, problem };
  }
  return { ...inventoryIn(readText(path), path), from: path };
}

function mayRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // A list that nobody runs.
    return false;
  }
}

function inventoryPath(env: Environment, home: string, cwd: string): string | undefined {
  const [named] = (env['ANSIBLE_INVENTORY'] ?? '').split(',');
  if (named) return absolute(named, cwd, home);
  const configs = [
    env['ANSIBLE_CONFIG'],
    join(cwd, 'ansible.cfg'),
    join(home, '.ansible.cfg'),
    '/etc/ansible/ansible.cfg',
  ];
  const config = configs.find((file) => file && statSync(file, { throwIfNoEntry: false })?.isFile());
  const [, written = ''] =
    /^\s*inventory\s*=\s*([^,#;\n]+?)\s*(?:[,#;].*)?$/m.exec(config ? readText(config) : '') ?? [];
  return config && written ? absolute(written, dirname(config), home) : '/etc/ansible/hosts';
}

function absolute(path: string, folder: string, home: string): string {
  const whole = path.replace(/^~(?=\/)/, home);
  return isAbsolute(whole) ? whole : join(folder, whole);
}

/** The INI form: `[group]`, a host a line with ranges such as `web[1:8]`, `[group:children]`. */
function inventoryIn(text: string, from: string): Pick<Inventory, 'groups' | 'hosts'> {
  const groups = new Map<string, string[]>();
  const hosts = new Set<string>();
  let [group, part] = ['ungrouped', 'hosts'];
  for (const line of text.split('\n').map((each) => each.replace(/(?:^|\s)[#;].*$/, '').trim())) {
    const section = /^\[([\w.-]+)(?::(\w+))?\]$/.exec(line);
    if (section !== null) [, group = '', part = 'hosts'] = section;
    else if (line !== '' && part !== 'vars') {
      const [word = ''] = line.split(/\s+/, 1);
      const member = part === 'children' ? `@${word}` : word.replace(/(\d):(\d)/g, '$1-$2');
      groups.set(group, [...(groups.get(group) ?? []), member]);
      if (part === 'hosts') for (const name of unfold(member) ?? []) hosts.add(name);
    }
  }
  const named = [...groups].filter(([name]) => HOST_NAME.test(name) && name !== 'ungrouped');
  return { groups: named.map(([name, members]) => ({ name, members, from })), hosts: [...hosts] };
}
