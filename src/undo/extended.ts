// Extended attributes and access lists of files, read and set by the system's own tools: Node has no calls for them.

import { execFileSync } from 'node:child_process';
import { findSystemTool, runSystemTool } from '../processes/system-tool.ts';
import { statsAt } from './stamps.ts';

/** What getfattr(1) prints of a path and all below it, its names relative to the path; one unit is one byte. */
export type Extended = string;

/** False on systems without getfattr(1) and setfattr(1), where a change of these cannot be undone. */
export function canKeepExtended(): boolean {
  return findSystemTool('getfattr') !== undefined && findSystemTool('setfattr') !== undefined;
}

/** Access lists are among them: Linux has them as `system.posix_acl_access`, acl(5). Throws if it cannot be read. */
export function extendedAt(path: string, tree: boolean): Extended {
  const program = findSystemTool('getfattr') ?? 'getfattr';
  const how = ['-h', '-d', '-m', '-', '-e', 'hex', '--absolute-names', ...(tree ? ['-R', '-P'] : [])];
  // A file system that no longer answers, such as a lost mount, would block the shell.
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

/** Undefined if nothing is there, or it cannot be read. */
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

/**
 * Restores the attributes that the command changed from `before`. `left`: the state after the command; undefined
 * if it never reported its end. Rejects if that is not permitted.
 */
export async function setExtended(path: string, { before, left }: Kept, tree: boolean): Promise<void> {
  for (const { below, name, value } of settingsFor({ before, left }, extendedAt(path, tree))) {
    const file = path + below;
    if (statsAt(file) === undefined) continue;
    await run(
      value === undefined ? ['-x', name] : ['-n', name, ...(value === '0x' ? [] : ['-v', value])],
      file,
    );
  }
}

/** Whether an undo would leave these as they are. */
export function isExtendedDone(kept: Kept, now: Extended): boolean {
  return settingsFor(kept, now).length === 0;
}

/** Relative paths whose attributes were set after the command and would be replaced by an undo. */
export function extendedChanged(kept: Kept, now: Extended): readonly string[] {
  const changed = settingsFor(kept, now).filter(({ has, then }) => has !== then);
  return kept.left === undefined ? [] : [...new Set(changed.map(({ below }) => below))];
}

type Kept = { readonly before: Extended; readonly left?: Extended | undefined };

/** `value`: absent to remove it; `then`: after the command; `has`: now. */
type Setting = {
  readonly below: string;
  readonly name: string;
  readonly value: string | undefined;
  readonly then: string | undefined;
  readonly has: string | undefined;
};

function settingsFor({ before, left }: Kept, now: Extended): readonly Setting[] {
  const [wanted, after, found] = [before, left ?? now, now].map(valuesByPath) as [Values, Values, Values];
  return [...new Set([...wanted.keys(), ...found.keys()])].flatMap((below) => {
    const [had, was, has] = [wanted.get(below), after.get(below), found.get(below)];
    return [...new Set([...(had?.keys() ?? []), ...(has?.keys() ?? [])])].flatMap((name): Setting[] => {
      const [value, then, is] = [had?.get(name), was?.get(name), has?.get(name)];
      // Attributes that the command did not change are not undone.
      return value === is || value === then ? [] : [{ below, name, value, then, has: is }];
    });
  });
}

type Values = ReadonlyMap<string, ReadonlyMap<string, string>>;

function valuesByPath(text: Extended): Values {
  return new Map(blocksOf(text).map(([below, lines]) => [unquoted(below), valuesOf(lines)]));
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
