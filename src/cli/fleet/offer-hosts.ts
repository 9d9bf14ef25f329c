// Hosts and sets for Tab after `? on `: whole questions that begin with what was typed.

import type { Directory } from '../../fleet/directory.ts';

const MOST = 200;

export function offerHosts(typed: string, { hosts, groups }: Directory): readonly string[] {
  const [, before = '', begun = ''] =
    /^((?:(?:only |the same )?on\s+|@)(?:\S*,)?)([^\s,]*)$/i.exec(typed) ?? [];
  if (before === '') return [];
  const [not = ''] = /^[!@]/.exec(begun) ?? [];
  const sets = groups.map(({ name }) => name);
  const names = before === '@' || not === '@' ? sets : [...sets, ...hosts.keys()];
  return [...new Set(names)]
    .filter((name) => name.startsWith(begun.slice(not.length)))
    .slice(0, MOST)
    .map((name) => `${before}${not}${name}: `);
}
