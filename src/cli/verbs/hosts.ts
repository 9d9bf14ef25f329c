// `beck hosts`: which hosts and sets there are, and which file names them.

import { UsageError } from '../../domain/errors.ts';
import type { Directory } from '../../fleet/directory.ts';
import { fold } from '../../fleet/host-sets.ts';
import { unreadSentence } from '../../fleet/inventory.ts';
import { resolveHosts } from '../../fleet/resolve.ts';

type Listing = { readonly json: boolean; readonly home: string };

export function listHosts(directory: Directory, { json, home }: Listing): string {
  const sets = setsIn(directory);
  if (json) {
    const hosts = [...directory.hosts].map(([host, from]) => ({ host, from }));
    return [...sets, ...hosts].map((line) => `${JSON.stringify(line)}\n`).join('');
  }
  const rows = [
    ...sets.map(({ set, hosts, from }) => [`@${set}`, hosts, from] as const),
    ...byFile(directory).map(([from, hosts]) => ['', fold(hosts), from] as const),
  ].map(([set, hosts, from]) => [set, hosts, from.replace(`${home}/`, '~/')] as const);
  const note = directory.inventory && unreadSentence(directory.inventory);
  const notes = note === undefined ? '' : `${note}\n`;
  if (rows.length === 0)
    return `No hosts are known. beck reads ~/.ssh/config, known_hosts, "hosts" in the settings, groups of ClusterShell and Ansible's inventory.\n${notes}`;
  const width = (at: 0 | 1) => Math.min(60, Math.max(...rows.map((row) => row[at].length)));
  const [first, second] = [width(0), width(1)];
  return (
    rows.map(([set, hosts, from]) => `${set.padEnd(first)}  ${hosts.padEnd(second)}  ${from}\n`).join('') +
    notes
  );
}

/** One name a line. */
export function whoIs(names: readonly string[], directory: Directory): string {
  const found = resolveHosts(names.join(' '), directory);
  if (found.type === 'refused') throw new UsageError(found.reason, found.fix);
  return found.hosts.map((host) => `${host}\n`).join('');
}

function setsIn(directory: Directory): readonly { set: string; hosts: string; from: string }[] {
  return directory.groups.map(({ name: set, members, from }) => {
    const found = resolveHosts(`@${set}`, directory);
    return { set, hosts: found.type === 'hosts' ? fold(found.hosts) : members.join(' '), from };
  });
}

function byFile({ hosts }: Directory): readonly (readonly [from: string, names: readonly string[]])[] {
  const files = new Map<string, string[]>();
  for (const [name, from] of hosts) files.set(from, [...(files.get(from) ?? []), name]);
  return [...files];
}
