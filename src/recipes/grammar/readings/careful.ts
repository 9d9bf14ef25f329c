// Narrows or refuses a reading that changes files and may affect more of them than was meant.

import type { FileAct, FileFact } from '../lexicon/file-facts.ts';
import type { FileSet, Filter } from '../request.ts';
import { isNegated } from './file-conditions.ts';
import { below, type KindOf } from './left-out.ts';

type Changing = { readonly act: FileAct | undefined; readonly set: FileSet };

const CHANGES = /^(?:delete|move|copy|mode|owner|edit|rename)$/;

/** Undefined if it is refused; `facts`: in the order of the question. */
export function carefully<Request extends Changing>(
  request: Request,
  facts: readonly FileFact[],
  kindOf: KindOf,
): Request | undefined {
  const { act, set } = request;
  if (act === undefined || !CHANGES.test(act.type)) return request;
  if (set.filters.some((one) => leavesOutUnknown(one, set.roots, kindOf)) || losesAName(facts))
    return undefined;
  return act.type === 'delete' ? withoutWholeFolders(request) : request;
}

/** `except screenshots`, `without overwriting`: a bare word that names nothing here is not a file. */
function leavesOutUnknown(filter: Filter, roots: readonly string[], kindOf: KindOf): boolean {
  if (filter.type !== 'name' || !isNegated(filter)) return false;
  return filter.globs.some(
    (glob) => !/[.*?[]/.test(glob) && below(glob, roots).every((path) => kindOf(path) === 'none'),
  );
}

/** `except notes and report`: the second was taken for a verb. */
function losesAName(facts: readonly FileFact[]): boolean {
  const left = facts.findIndex((fact) => fact.is === 'filter' && isNegated(fact.filter));
  return left >= 0 && facts.slice(left + 1).some(({ is }) => is === 'show' || is === 'verb');
}

/**
 * A folder is changed with all its content, whatever the conditions say: `everything older than a week`, `except the
 * pdf files` apply to files only. An excluded folder would not be spared inside a folder that is changed.
 */
function withoutWholeFolders<Request extends Changing>(request: Request): Request | undefined {
  const { set } = request;
  const kind = set.filters.find((one) => one.type === 'kind');
  if (kind !== undefined) return kind.kind === 'folder' && set.filters.some(isNegated) ? undefined : request;
  const isOfWhole = (one: Filter): boolean => one.type === 'name' && !isNegated(one);
  if (set.filters.some(({ type }) => type === 'empty')) return undefined;
  if (set.filters.every(isOfWhole)) return request;
  return { ...request, set: { ...set, filters: [{ type: 'kind', kind: 'file' }, ...set.filters] } };
}

/** `files named diary`: `diary.txt` too, unless something is done to them. */
export function withStems<Request extends Changing & { readonly output?: unknown }>(
  request: Request,
): Request {
  const { act, set, output } = request;
  const isFile = set.filters.some((one) => one.type === 'kind' && one.kind === 'file');
  if (act !== undefined || output !== undefined || !isFile) return request;
  const filters = set.filters.map((one) =>
    one.type === 'name' &&
    one.negated !== true &&
    one.globs.length === 1 &&
    /^(?!core$)[A-Za-z][\w-]*$/.test(one.globs[0] ?? '')
      ? { ...one, globs: [...one.globs, ...one.globs.map((name) => `${name}.*`)] }
      : one,
  );
  return { ...request, set: { ...set, filters } };
}
