// Whether this process may use its terminal: touching the modes from a background job would stop it.

import { readFileSync } from 'node:fs';

/** True also where there is no terminal, or where it cannot be found out. */
export function isForeground(): boolean {
  const groups = process.platform === 'linux' ? groupsFromProc() : groupsFromPs();
  return groups === undefined || groups.foreground < 1 || groups.own === groups.foreground;
}

type Groups = { readonly own: number; readonly foreground: number };

function groupsFromProc(): Groups | undefined {
  try {
    const stat = readFileSync('/proc/self/stat', 'latin1');
    // proc_pid_stat(5): the name may contain anything, so count from its closing bracket: state, parent, group, session, terminal, foreground.
    const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
    return { own: Number(fields[2]), foreground: Number(fields[5]) };
  } catch {
    return undefined;
  }
}

function groupsFromPs(): Groups | undefined {
  // Loaded only here: it takes milliseconds, and Linux has /proc.
  const { execFileSync } = process.getBuiltinModule('node:child_process');
  try {
    const line = execFileSync('/bin/ps', ['-o', 'pgid=,tpgid=', '-p', String(process.pid)], {
      encoding: 'utf8',
    });
    const [own, foreground] = line.trim().split(/\s+/).map(Number);
    return own === undefined || foreground === undefined ? undefined : { own, foreground };
  } catch {
    return undefined;
  }
}
