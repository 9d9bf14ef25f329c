// Groups of hosts that ClusterShell's files name.

import { readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
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
