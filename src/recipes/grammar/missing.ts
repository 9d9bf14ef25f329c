// Finds missing files that a request reads, so that this is said before a command fails.

import { type Absent, absentPath } from '../absent.ts';
import type { RecipeEnvironment } from '../slots/recipe.ts';
import type { Request } from './render/render.ts';
import type { Filter } from './request.ts';

/** The first missing path; undefined if all exist or it cannot be known. */
export function missingFor(request: Request, { world, cwd }: RecipeEnvironment): Absent | undefined {
  if (world === undefined) return undefined;
  const compared = request.about === 'files' ? request.set.filters.flatMap(comparedTo) : [];
  const other = compared.find((path) => !OPEN.test(path) && world.kindOf(path) === 'none');
  if (other !== undefined) return absentPath('file', other, { world, cwd });
  const [kind, paths] = readBy(request);
  const missing = paths.find((path) => !OPEN.test(path) && world.kindOf(path) === 'none');
  return missing === undefined ? undefined : absentPath(kind, missing, { world, cwd });
}

/** `newer than manual.txt` */
function comparedTo(filter: Filter): readonly string[] {
  return filter.type === 'newer' ? [filter.file] : [];
}

/** The shell expands globs and variables. */
const OPEN = /[*?[$]|^-$/;

function readBy(request: Request): readonly ['file' | 'folder', readonly string[]] {
  switch (request.about) {
    case 'files':
      return ['folder', request.set.roots];
    case 'table':
      return ['file', []];
    case 'lines':
      return ['file', request.from.type === 'files' ? request.from.files : []];
    case 'saying': {
      const { changes, slots } = request.saying;
      if (slots['place'] !== undefined) return ['folder', slots['place']];
      const template = JSON.stringify(request.saying.command);
      // `from {a} to {b}` are numbers: a path is put as one.
      const read = READ_SLOTS.filter((name) => new RegExp(`\\{${name}[/*]\\}`).test(template));
      if (changes && !ON_EXISTING.test(template)) return ['file', slots['from'] ?? []];
      return ['file', read.flatMap((name) => slots[name] ?? [])];
    }
  }
}

const READ_SLOTS = ['path', 'paths', 'from', 'a', 'b'];
/** Commands that change only what is there already. */
const ON_EXISTING =
  /^(?:\{"gnu":)?"(?:unzip|tar(?:\{options#\})? -xf|gzip|bzip2|xz|zstd|chmod|chown|chgrp|find|mv|cp)\b/;
