// Runs a system file tool with exact arguments, for what Node cannot do: extended attributes, holes, nanoseconds.

import { join } from 'node:path';
import { canRun } from '../domain/can-run.ts';

/** Only system folders: neither the project's programs nor those of the person's PATH. */
const FOLDERS = ['/bin', '/usr/bin', '/run/current-system/sw/bin'];

/** The system takes at least this many bytes of arguments. */
const MOST_ARGUMENTS = 96 * 1024;

export type ToolOutcome = { readonly ok: boolean; readonly error: string };

/** Once for each group of `paths` that fits; `last` is behind them. Never rejects. */
export async function runSystemTool(
  name: 'cp' | 'touch' | 'setfattr',
  options: readonly string[],
  paths: readonly string[],
  last: readonly string[] = [],
): Promise<ToolOutcome> {
  const program = findSystemTool(name);
  if (program === undefined) return { ok: false, error: `${name} was not found` };
  for (const group of groupsOf(paths)) {
    const outcome = await run(program, [...options, '--', ...group, ...last]);
    if (!outcome.ok) return outcome;
  }
  return { ok: true, error: '' };
}

/** Undefined where the system has none. */
export function findSystemTool(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find(canRun);
}

/** Groups whose names fit into the arguments of one program. */
export function groupsOf(paths: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let room = 0;
  for (const path of paths) {
    const bytes = Buffer.byteLength(path) + 1;
    if (room < bytes) {
      groups.push([]);
      room = MOST_ARGUMENTS;
    }
    groups.at(-1)?.push(path);
    room -= bytes;
  }
  return groups;
}

function run(program: string, args: readonly string[]): Promise<ToolOutcome> {
  const { execFile } = process.getBuiltinModule('node:child_process');
  return new Promise((settle) => {
    execFile(program, args, { env: { LC_ALL: 'C' }, maxBuffer: 1 << 20 }, (error, _, stderr) =>
      settle({ ok: error === null, error: error === null ? '' : stderr.trim() || error.message }),
    );
  });
}
