// Shared parts of the rules about which files.

import type { Rule, Said } from '../../language/scan.ts';
import type { FileKind, Filter } from '../../request.ts';
import type { FileFact } from '../file-facts.ts';
import { raws } from '../said.ts';

export type FileRule = Rule<FileFact>;

export type Means = FileRule['means'];

export const filter = (one: Filter): FileFact => ({ is: 'filter', filter: one });

export const always =
  (...facts: readonly FileFact[]): Means =>
  () =>
    facts;

export const kind = (one: FileKind): FileFact => filter({ type: 'kind', kind: one });

/** `.php`, `php` and `*.php` all mean the extension. */
export const globsOfExtensions = (said: Said, name: string): readonly string[] =>
  raws(said, name).map((one) => `*.${one.replace(/^\*?\./, '')}`);

export const named =
  (glob: (name: string) => string, negated = false): Means =>
  (said) => {
    const names = raws(said, 'names');
    if (names.length === 0 || names.some((name) => name.includes('\n'))) return undefined;
    // A name cannot contain a slash, so the whole path is meant.
    if (names.every((name) => name.includes('/')))
      return [filter({ type: 'path', globs: names.map(glob), negated })];
    if (names.some((name) => name.includes('/'))) return undefined;
    return [filter({ type: 'name', globs: names.map(glob), negated })];
  };

const literal = (name: string): string => name.replace(/[[\]?]/g, '\\$&');

const ending = (name: string): string => (name.includes('*') ? name : `*${literal(name)}`);

const starting = (name: string): string => (name.includes('*') ? name : `${literal(name)}*`);

export const within = (name: string): string => (name.includes('*') ? name : `*${literal(name)}*`);

export const NOUN = '(file|entry|folder|one|those|path|that are|document|script|image)';

const PARTS: Readonly<Record<string, (name: string) => string>> = { begins: starting, ends: ending };

/** Names that begin with, end with or contain a text. */
export const namedBy = (how: string, negated = false): Means => named(PARTS[how] ?? within, negated);
