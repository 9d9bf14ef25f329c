// Asks installed programs which of their options take a word: by what they hand to getopt, or by what git prints for `-h`.

import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** `none`, a `required` word (the next one, or joined to it), or one that only `optional`ly is joined to it. */
export type Arity = 'none' | 'required' | 'optional';

export type Asked = ReadonlyMap<string, Arity>;

const ARITIES: readonly Arity[] = ['none', 'required', 'optional'];

/** No program runs but cut off: a file system that cannot be written to, no network, and no process that outlives it. */
const CUT_OFF =
  '--ro-bind / / --dev /dev --proc /proc --tmpfs /run --unshare-all --new-session --die-with-parent';

const runs = (program: string, ...args: readonly string[]) => spawnSync(program, args).status === 0;

export const canCutOff = runs('bwrap', ...CUT_OFF.split(' '), 'true');

export const canCompile = runs('cc', '--version');

const MOST_AT_ONCE = 4;

/** Compiles the library that is preloaded, and asks each of `names` that is a program which calls getopt. */
export async function askGetopt(names: readonly string[]): Promise<ReadonlyMap<string, Asked>> {
  const folder = mkdtempSync(join(tmpdir(), 'beck-arity-'));
  try {
    const library = join(folder, 'dump.so');
    const source = new URL('getopt-dump.c', import.meta.url).pathname;
    if (!runs('cc', '-shared', '-fPIC', '-w', '-o', library, source)) throw new Error('cc failed');
    return await askEach(names.filter(callsGetopt), async (name) => {
      const out = join(folder, name);
      await cutOff(folder, [name, 'x'], { LD_PRELOAD: library, ARITY_OUT: out });
      return existsSync(out) ? readDump(readFileSync(out, 'utf8')) : undefined;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What `git SUBCOMMAND -h` prints: `-n, --lines <n>`, `--abbrev[=<n>]`. */
export async function askGit(names: readonly string[]): Promise<ReadonlyMap<string, Asked>> {
  const folder = mkdtempSync(join(tmpdir(), 'beck-arity-'));
  try {
    return await askEach(names, async (name) =>
      readUsage(await cutOff(folder, [...name.split(' '), '-h'], {})),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function askEach(
  names: readonly string[],
  ask: (name: string) => Promise<Asked | undefined>,
): Promise<ReadonlyMap<string, Asked>> {
  const found = new Map<string, Asked>();
  const left = [...names];
  const askNext = async (): Promise<void> => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const asked = await ask(name);
      if (asked !== undefined && asked.size > 0) found.set(name, asked);
    }
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, askNext));
  return found;
}

/** A script's `getopt` would be that of its shell. */
function callsGetopt(name: string): boolean {
  if (!/^[\w.+-]+$/.test(name)) return false;
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);
  if (path === undefined) return false;
  const bytes = readFileSync(path);
  return bytes.subarray(1, 4).toString() === 'ELF' && bytes.includes('getopt');
}

/** Runs a program where it can do nothing; what it prints. */
function cutOff(
  folder: string,
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  const set = Object.entries({ HOME: folder, ...variables }).flatMap((pair) => ['--setenv', ...pair]);
  const args = [...CUT_OFF.split(' '), '--bind', folder, folder, '--chdir', folder, ...set, ...words];
  return new Promise((resolve) => {
    const child = execFile('bwrap', args, { timeout: 2000, killSignal: 'SIGKILL' }, (_error, out, err) =>
      resolve(out + err),
    );
    child.stdin?.end();
  });
}

function readDump(text: string): Asked {
  const found = new Map<string, Arity>();
  const [letters = '', ...words] = text.split('\n');
  for (const [, letter, colons = ''] of letters.matchAll(/([^:;+-])(:{0,2})/g))
    found.set(`-${letter}`, ARITIES[colons.length] ?? 'none');
  for (const [word = '', has = '0'] of words.filter(Boolean).map((line) => line.split(' ')))
    found.set(`--${word}`, ARITIES[Number(has)] ?? 'none');
  return found;
}

/** Older tables write `--abbrev=<n>` for one that is only joined as well: nothing is known of these. */
function readUsage(text: string): Asked {
  const found = new Map<string, Arity>();
  for (const line of text.split('\n')) {
    const [, names = '', behind = ''] =
      /^ {4}(-{1,2}(?:\[no-\])?[\w-]+(?:, -{1,2}(?:\[no-\])?[\w-]+)*)(\[=?| [^\s|]|=)?/.exec(line) ?? [];
    if (behind === '=') continue;
    const arity = behind === '' ? 'none' : behind.startsWith('[') ? 'optional' : 'required';
    for (const name of names.split(', ').filter(Boolean)) found.set(name.replace('[no-]', ''), arity);
  }
  return found;
}
