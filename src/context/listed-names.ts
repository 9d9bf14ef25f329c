// What the lines of a file name, so that a reason can show what a loop over them takes; nothing is decided by it.

import { realpathSync } from 'node:fs';
import { isSecretPath } from '../domain/secret-paths.ts';
import { type Matches, type Selection, selectionKey } from '../domain/selection.ts';
import { readSmallText } from './io/small-file.ts';

/** Bytes; a longer list is not read. */
const MOST_BYTES = 65_536;
/** Characters; what is longer is a text, and no name. */
const LONGEST_NAME = 80;
/** What a question could show. */
const KEPT = 10;

/** By `selectionKey`; what is no small list of names, or holds secrets, is left out. */
export async function listedNames(
  lists: readonly (Selection & { readonly type: 'lines' })[],
): Promise<Readonly<Record<string, Matches>>> {
  const found: Record<string, Matches> = {};
  for (const list of lists) {
    const names = isSecret(list.file) ? undefined : namesIn(await readSmallText(list.file, MOST_BYTES));
    if (names === undefined) continue;
    const first = names.slice(0, KEPT).map((path) => ({ path, bytes: 0 }));
    found[selectionKey(list)] = { count: names.length, bytes: 0, first, more: false };
  }
  return found;
}

/** A link may give a secret a harmless name. */
function isSecret(file: string): boolean {
  try {
    return isSecretPath(file) || isSecretPath(realpathSync(file));
  } catch {
    return true;
  }
}

function namesIn(text: string | undefined): readonly string[] | undefined {
  const lines = text?.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines?.every((line) => line.length <= LONGEST_NAME && !/[\p{Cc}\uFFFD]/u.test(line))
    ? lines
    : undefined;
}
