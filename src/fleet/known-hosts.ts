// The names that the person's own ssh files hold. Nothing is run, and a file that cannot be read has none.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { HOST_NAME } from './host-sets.ts';

/** A name, and the file that it comes from. */
export type NamedHost = { readonly name: string; readonly from: string };

/** A file of more bytes is not one that a person wrote. */
const MOST_BYTES = 4 * 1024 * 1024;

export function readText(path: string): string {
  try {
    const text = readFileSync(path, 'utf8');
    return text.length > MOST_BYTES ? '' : text;
  } catch {
    // Missing, or somebody else's.
    return '';
  }
}

/** The names of `Host` lines, and those of every file that is included. */
export function sshConfigHosts(file: string, home: string): readonly NamedHost[] {
  return hostLines(file, home).flatMap(({ words, from }) =>
    words.filter((name) => HOST_NAME.test(name)).map((name) => ({ name, from })),
  );
}

/** `Host web*`: a name that fits can be reached, though it stands nowhere. */
export type HostPattern = {
  readonly pattern: string;
  readonly fits: (name: string) => boolean;
  readonly from: string;
};

/** Without those that fit nearly everything, such as `*` and `*.*`. */
export function sshConfigPatterns(file: string, home: string): readonly HostPattern[] {
  return hostLines(file, home).flatMap(({ words, from }) => {
    const not = words.filter((word) => word.startsWith('!')).map((word) => globOf(word.slice(1)));
    return words
      .filter((word) => /[*?]/.test(word) && /^[\w.*?-]*[A-Za-z0-9]{2}[\w.*?-]*$/.test(word))
      .map((pattern) => {
        const one = globOf(pattern);
        const fits = (name: string) => one.test(name) && !not.some((other) => other.test(name));
        return { pattern, fits, from };
      });
  });
}

type HostLine = { readonly words: readonly string[]; readonly from: string };

/** `seen`: a file that is included again, or includes itself, has nothing new. */
function hostLines(file: string, home: string, seen = new Set<string>()): readonly HostLine[] {
  if (seen.has(file) || seen.size === MOST_FILES) return [];
  seen.add(file);
  return readText(file)
    .split('\n')
    .flatMap((line) => {
      const [, keyword = '', rest = ''] = /^\s*(\w+)(?:\s*=\s*|\s+)(.*?)\s*$/.exec(line) ?? [];
      const words = wordsOf(rest);
      switch (keyword.toLowerCase()) {
        case 'host':
          return [{ words, from: file }];
        case 'include':
          return words.flatMap((path) => included(path, home)).flatMap((path) => hostLines(path, home, seen));
        default:
          return [];
      }
    });
}

const MOST_FILES = 1000;

/** Up to a comment; what is quoted is one word. */
function wordsOf(text: string): readonly string[] {
  const words = text.match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  const comment = words.findIndex((word) => word.startsWith('#'));
  return words
    .slice(0, comment === -1 ? undefined : comment)
    .map((word) => word.replace(/^(["'])(.*)\1$/, '$2'));
}

/** Relative paths begin in `~/.ssh`; `*` and `?` stand in the last part alone. */
function included(path: string, home: string): readonly string[] {
  const whole = path.replace(/^~(?=\/)/, home);
  const at = isAbsolute(whole) ? whole : join(home, '.ssh', whole);
  if (!/[*?]/.test(at)) return [at];
  const matches = globOf(basename(at));
  try {
    return readdirSync(dirname(at))
      .filter((name) => matches.test(name))
      .sort()
      .map((name) => join(dirname(at), name));
  } catch {
    // No such folder.
    return [];
  }
}

/** `web*` as a pattern for whole names. */
export function globOf(text: string): RegExp {
  const escaped = text.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\*/g, '.*').replace(/\?/g, '.')}$`);
}

/** Names that stand there readably, for the usual port. */
export function knownHostsNames(file: string): readonly NamedHost[] {
  return readText(file)
    .split('\n')
    .filter((line) => !/^\s*(?:[#@|]|$)/.test(line))
    .flatMap((line) => (line.trim().split(/\s+/, 1)[0] ?? '').split(','))
    .filter((name) => HOST_NAME.test(name))
    .map((name) => ({ name, from: file }));
}
