// Which hosts a text names. A name that no source holds is refused: hosts are never invented.

import { nearest } from '../domain/nearest.ts';
import type { Directory } from './directory.ts';
import { type Group, splitSet } from './groups.ts';
import { fold, unfold } from './host-sets.ts';
import { globOf } from './known-hosts.ts';

export type Resolved =
  | { readonly type: 'hosts'; readonly hosts: readonly string[] }
  /** `unknown`: what no source holds. */
  | { readonly type: 'refused'; readonly reason: string; readonly fix: string };

export function resolveHosts(text: string, directory: Directory): Resolved {
  const parts = splitSet(text);
  const wanted: string[] = [];
  const excluded = new Set<string>();
  for (const part of parts) {
    const not = part.startsWith('!');
    const found = hostsOf(not ? part.slice(1) : part, directory, []);
    if (found.type === 'refused') return found;
    for (const host of found.hosts) if (not) excluded.add(host);
    if (!not) wanted.push(...found.hosts);
  }
  const hosts = [...new Set(wanted)].filter((host) => !excluded.has(host));
  if (hosts.length > 0) return { type: 'hosts', hosts };
  return { type: 'refused', reason: `No host is left in "${text.trim()}".`, fix: HOW };
}

const HOW = 'beck hosts lists the hosts and sets that are known.';

function hostsOf(part: string, directory: Directory, within: readonly string[]): Resolved {
  const { hosts, groups, patterns } = directory;
  const [, user = '', rest = part] = /^(\w[\w.-]*@)?(.*)$/s.exec(part) ?? [];
  const group = groupNamed(rest, part, directory);
  if (group !== undefined) return membersOf(group, user, directory, within);
  if (/[*?]/.test(rest)) return fitting(part, directory, within);
  const called = part.startsWith('@');
  const names = unfold(called ? part.slice(1) : rest);
  if (names === undefined || (called && !names.every((name) => hosts.has(name)))) {
    if (/^@[\w.-]+$/.test(part)) return unknownGroup(part, groups);
    return {
      type: 'refused',
      reason: `"${part}" is no name of hosts.`,
      fix: 'Write them like web1, web[1-8] or web*.',
    };
  }
  const unknown = names.filter((name) => !hosts.has(name) && !patterns.some(({ fits }) => fits(name)));
  if (unknown.length === 0) return { type: 'hosts', hosts: names.map((name) => user + name) };
  return unknownHosts(unknown, directory);
}

/** `web*` over the known hosts and the sets; `@web*` over the sets alone. */
function fitting(part: string, directory: Directory, within: readonly string[]): Resolved {
  const [, user = '', rest = part] = /^(\w[\w.-]*@)?@?(.*)$/s.exec(part) ?? [];
  const matches = globOf(rest);
  const found = (part.startsWith('@') ? [] : [...directory.hosts.keys()])
    .filter((name) => matches.test(name))
    .map((name) => user + name);
  const sets = directory.groups.filter(({ name }) => matches.test(name) && !within.includes(name));
  for (const group of sets) {
    const members = membersOf(group, user, directory, within);
    if (members.type === 'refused') return members;
    found.push(...members.hosts);
  }
  if (found.length > 0) return { type: 'hosts', hosts: [...new Set(found)] };
  return { type: 'refused', reason: `No known host fits "${part}".`, fix: HOW };
}

/** `@name`; and `name` where no host is called so. */
function groupNamed(rest: string, part: string, { hosts, groups }: Directory): Group | undefined {
  if (part.startsWith('@')) return groups.find(({ name }) => name === part.slice(1));
  return hosts.has(rest) ? undefined : groups.find(({ name }) => name === rest);
}

function membersOf(group: Group, user: string, directory: Directory, within: readonly string[]): Resolved {
  if (within.includes(group.name))
    return {
      type: 'refused',
      reason: `The set ${group.name} contains itself.`,
      fix: `It is named in ${group.from}.`,
    };
  const all: string[] = [];
  const not = new Set<string>();
  for (const member of group.members) {
    const found = hostsOf(member.replace(/^!/, ''), directory, [...within, group.name]);
    if (found.type === 'refused') return found;
    if (member.startsWith('!')) for (const host of found.hosts) not.add(host);
    else all.push(...found.hosts);
  }
  const hosts = [...new Set(all)].filter((host) => !not.has(host));
  return { type: 'hosts', hosts: user === '' ? hosts : hosts.map((host) => user + host.replace(/^.*@/, '')) };
}

function unknownGroup(part: string, groups: readonly Group[]): Resolved {
  const near = nearest(
    part.slice(1),
    groups.map(({ name }) => name),
  );
  return {
    type: 'refused',
    reason: `No set of hosts is called "${part.slice(1)}".`,
    fix: near === undefined ? HOW : `The nearest is @${near}.`,
  };
}

function unknownHosts(unknown: readonly string[], { hosts, groups }: Directory): Resolved {
  const known = [...hosts.keys(), ...groups.map(({ name }) => name)];
  const near = [...new Set(unknown.slice(0, 20).flatMap((name) => nearest(name, known) ?? []))].slice(0, 3);
  const what = unknown.length === 1 ? 'No host or set is called' : 'No hosts are called';
  return {
    type: 'refused',
    reason: `${what} ${fold(unknown)}.`,
    fix: near.length === 0 ? HOW : `Known and near: ${near.join(', ')}.`,
  };
}

/** Whether a word is a host or a set of hosts, for a question that names them without a colon. */
export function isHostWord(word: string, directory: Directory): boolean {
  return resolveHosts(word, { ...directory, patterns: [] }).type === 'hosts';
}
