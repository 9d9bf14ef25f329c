// Finds missing files that a request reads, so that this is said before a command fails.

import { type Absent, absentPath } from '../absent.ts';
import { entriesBelow } from '../only-place.ts';
import type { RecipeEnvironment, RecipeWorld } from '../slots/recipe.ts';
import type { FileRequest } from './readings/files.ts';
import { changesFiles } from './render/files.ts';
import type { Request } from './render/render.ts';
import type { Filter } from './request.ts';

/** The first missing path; undefined if all exist or it cannot be known. */
export function missingFor(request: Request, { world, cwd }: RecipeEnvironment): Absent | undefined {
  if (world === undefined) return undefined;
  const compared = request.about === 'files' ? request.set.filters.flatMap(comparedTo) : [];
  const other = compared.find((path) => !OPEN.test(path) && world.kindOf(path) === 'none');
  if (other !== undefined) return absentPath('file', other, { world, cwd });
  const nowhere = request.about === 'files' && changesFiles(request) ? nowhereIn(request, world) : undefined;
  if (nowhere !== undefined) return absentPath(...nowhere, { world, cwd });
  const [kind, paths] = readBy(request);
  const missing = paths.find((path) => !OPEN.test(path) && world.kindOf(path) === 'none');
  return missing === undefined ? undefined : absentPath(kind, missing, { world, cwd });
}

/** What is changed by its name, where no entry below has that name; a tree too large to search may hold one. */
function nowhereIn(
  { set }: FileRequest,
  world: RecipeWorld,
): readonly ['file' | 'folder', string] | undefined {
  if (set.roots.some((root) => root !== '.') || set.roots.length !== 1) return undefined;
  const [name] = set.filters.flatMap((one) =>
    one.type === 'name' && one.negated !== true && one.globs.length === 1 ? one.globs : [],
  );
  if (name === undefined || /^\.|[*?[\\/]/.test(name)) return undefined;
  const isFolder = set.filters.some((one) => one.type === 'kind' && one.kind === 'folder');
  const below = entriesBelow(world);
  if (below.length === 0 && world.entriesOf('.').length > 0) return undefined;
  const wanted = name.toLowerCase();
  return below.some((one) => one.name.toLowerCase() === wanted)
    ? undefined
    : [isFolder ? 'folder' : 'file', name];
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
      if (changes && !ON_EXISTING.test(template))
        return ['file', /\{from[/*]\}/.test(template) ? (slots['from'] ?? []) : []];
      return ['file', read.flatMap((name) => slots[name] ?? [])];
    }
  }
}

const READ_SLOTS = ['path', 'paths', 'from', 'a', 'b'];
/** Commands that change only what is there already. */
const ON_EXISTING =
  /^(?:\{"gnu":)?"(?:unzip|tar(?:\{options#\})? -xf|gzip|bzip2|xz|zstd|chmod|chown|chgrp|find|mv|cp)\b/;
