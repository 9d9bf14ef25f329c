// Files of a project that tell cargo, rustup or dotnet which programs to run, and those among them that do not.

import { lstat, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { withinTime } from './io/time-limit.ts';

/** Milliseconds. */
const TIME = 200;
const MOST_BYTES = 64 * 1024;

/**
 * Words that such a file needs in order to name a program, with a backslash since a key may be written with escapes.
 * The Cargo Book, "Configuration"; the rustup book, "Overrides"; "global.json overview" of .NET 10 (`paths`).
 */
const CARGO = /\\|rustc|rustdoc|wrapper|runner|linker|credential|git-fetch|include|env|source|paths/i;
const NAMES_PROGRAMS: Readonly<Record<string, RegExp>> = {
  config: CARGO,
  'config.toml': CARGO,
  'rust-toolchain': /\\|path/i,
  'rust-toolchain.toml': /\\|path/i,
  'global.json': /\\|paths/i,
};

/** Those of the files that are there and name no program. */
export async function withoutPrograms(files: readonly string[]): Promise<readonly string[]> {
  const plain = await Promise.all(
    files.map(async (file) => ((await withinTime(TIME, isPlain(file), false)) ? [file] : [])),
  );
  return plain.flat();
}

async function isPlain(file: string): Promise<boolean> {
  const words = NAMES_PROGRAMS[basename(file)];
  if (words === undefined) return false;
  try {
    const stats = await lstat(file);
    return stats.isFile() && stats.size <= MOST_BYTES && !words.test(await readFile(file, 'utf8'));
  } catch {
    return false;
  }
}
