// Extended attributes and access lists of files, read and set by the system's own tools: Node has no calls for them.

import { execFileSync } from 'node:child_process';
import { findSystemTool, runSystemTool } from '../processes/system-tool.ts';

/** What getfattr(1) prints of a path and all below it, its names relative to the path; one unit is one byte. */
export type Extended = string;

/** False on systems without getfattr(1) and setfattr(1), where a change of these cannot be undone. */
export function canKeepExtended(): boolean {
  return findSystemTool('getfattr') !== undefined && findSystemTool('setfattr') !== undefined;
}

/** Access lists are among them: Linux has them as `system.posix_acl_access`, acl(5). Throws where it cannot be read. */
export function extendedAt(path: string, tree: boolean): Extended {
  const program = findSystemTool('getfattr') ?? 'getfattr';
  const how = ['-h', '-d', '-m', '-', '-e', 'hex', '--absolute-names', ...(tree ? ['-R', '-P'] : [])];
  // A file system that answers no more, such as a lost mount, would hold up the shell.
  const text = execFileSync(program, [...how, '--', path], {
    timeout: TIME,
    killSignal: 'SIGKILL',
    encoding: 'latin1',
    maxBuffer: MOST_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const prefix = quotePath(path);
  const below = blocksOf(text).map(([name, values]) => [name.slice(prefix.length), values] as const);
  return below
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, values]) => [HEAD + name, ...values].join('\n'))
    .join('\n\n');
}

/** Undefined where nothing is there, or it cannot be read. */
export function extendedNow(path: string, tree: boolean): Extended | undefined {
  try {
    return extendedAt(path, tree);
  } catch {
    return undefined;
  }
}

/** Milliseconds. */
const TIME = 5000;
const MOST_BYTES = 256 * 1024 * 1024;
const HEAD = '# file: ';

/** Sets what differs from `wanted`, and removes what was added since. Rejects where that is not permitted. */
export async function setExtended(path: string, wanted: Extended, tree: boolean): Promise<void> {
  const now = new Map(blocksOf(extendedAt(path, tree)));
  const then = new Map(blocksOf(wanted));
  for (const below of new Set([...now.keys(), ...then.keys()])) {
    const [has, had] = [valuesOf(now.get(below)), valuesOf(then.get(below))];
    const file = path + unquoted(below);
    for (const name of has.keys()) if (!had.has(name)) await run(['-x', name], file);
    for (const [name, value] of had)
      if (has.get(name) !== value) await run(['-n', name, ...(value === '0x' ? [] : ['-v', value])], file);
  }
}

async function run(options: readonly string[], file: string): Promise<void> {
  const { ok, error } = await runSystemTool('setfattr', ['-h', ...options], [file]);
  if (!ok) throw new Error(error);
}

function blocksOf(text: string): readonly (readonly [path: string, values: readonly string[]])[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith(HEAD))
    .map((block) => {
      const [head = '', ...values] = block.split('\n').filter((line) => line !== '');
      return [head.slice(HEAD.length), values];
    });
}

/** `user.tag=0x6162` */
function valuesOf(lines: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(
    lines.map((line) => {
      const [name = '', value = ''] = line.split('=');
      return [unquoted(name), value];
    }),
  );
}

/** As getfattr(1) writes a path: line ends and backslashes in octal. */
function quotePath(path: string): string {
  return Buffer.from(path)
    .toString('latin1')
    .replaceAll(/[\\\n\r]/g, (mark) => `\\${mark.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

function unquoted(quoted: string): string {
  const bytes = quoted.replaceAll(/\\([0-7]{3})/g, (_, digits) =>
    String.fromCharCode(Number.parseInt(digits, 8)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
