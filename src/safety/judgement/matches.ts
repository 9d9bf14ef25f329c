// The current matches of a pattern in a few words: `2 files that match now: a.zip (12 KB), b.zip (1 KB)`.

import type { Matches } from '../../domain/selection.ts';
import type { ShellFacts } from '../../domain/shell.ts';
import { sizeOf } from '../../domain/size.ts';

const SHOWN = 3;

export function sayMatches({ count, bytes, atLeast, first, more }: Matches, { cwd }: ShellFacts): string {
  if (count === 0) return 'whatever matches when it runs (nothing matches now)';
  const names = first.slice(0, SHOWN).map((one) => `${relative(one.path, cwd)} (${size(one)})`);
  const rest = count - names.length;
  const listed =
    rest > 0 || more ? `${names.join(', ')} and ${more ? 'at least ' : ''}${rest} more` : names.join(', ');
  if (count === 1 && !more) return `${listed}, the only match now`;
  return `${more ? 'at least ' : ''}${count} that match now, ${size({ bytes, atLeast })}: ${listed}`;
}

/** `a.txt, b.txt and 3 more` */
export function sayNames({ count, first }: Matches, { cwd }: ShellFacts): string {
  const names = first.slice(0, SHOWN).map(({ path }) => relative(path, cwd));
  return count > names.length ? `${names.join(', ')} and ${count - names.length} more` : names.join(', ');
}

function size({ bytes, atLeast }: Pick<Matches, 'bytes' | 'atLeast'>): string {
  if (atLeast !== true) return sizeOf(bytes);
  return bytes === 0 ? 'size unknown' : `at least ${sizeOf(bytes)}`;
}

function relative(path: string, cwd: string | undefined): string {
  return cwd !== undefined && path.startsWith(`${cwd}/`) ? path.slice(cwd.length + 1) : path;
}
