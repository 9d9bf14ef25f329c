// Applies a follow-up question to a request about files: which files, where, in which order, and which action.

import type { FileAct, FileFact, ListStep } from '../lexicon/file-facts.ts';
import type { Filter } from '../request.ts';
import { type FileRequest, needsInside, readFiles } from './files.ts';
import { counts, cuts } from './orders.ts';

export type Change = {
  readonly facts: readonly FileFact[];
  /** How the earlier name conditions change. */
  readonly kind: 'narrow' | 'widen' | 'replace' | 'again';
  readonly kindOf: (path: string) => 'none' | 'file' | 'folder' | 'other';
};

/** Undefined if the change does not fit the earlier request. */
export function changeFiles(before: FileRequest, { facts, kind, kindOf }: Change): FileRequest | undefined {
  const wish = readFiles([{ is: 'entries' }, { is: 'here' }, ...facts], kindOf);
  if (wish === undefined || wish.lines.length > 0) return undefined;
  if (facts.some((fact) => fact.is === 'depth')) return undefined;
  const { act } = wish;
  if (act !== undefined && (before.act !== undefined || before.output !== undefined)) return undefined;
  const filters = joinWith(before.set.filters, wish.set.filters, kind);
  const steps = stepsAfter(before, wish);
  if (filters === undefined || steps === undefined) return undefined;
  const elsewhere = facts.some((fact) => fact.is === 'root' || fact.is === 'here');
  const recursive = facts.findLast((fact) => fact.is === 'recursive');
  const most =
    recursive?.is !== 'recursive'
      ? before.set.most
      : recursive.recursive
        ? undefined
        : (before.set.most ?? 1);
  const next = before.act ?? act;
  return {
    ...before,
    set: {
      roots: elsewhere ? wish.set.roots : before.set.roots,
      filters,
      least: before.set.least ?? (needsInside(filters, next, most !== 1) ? 1 : undefined),
      most,
      pruned: [...new Set([...before.set.pruned, ...wish.set.pruned])],
    },
    act: next,
    steps,
    show: act !== undefined || counts(steps) ? [] : wish.show.length > 0 ? wish.show : before.show,
    output: wish.output ?? before.output,
  };
}

/** `delete them` after `how many`: those that were counted. Undefined if files that were cut off would be included again. */
function stepsAfter(before: FileRequest, wish: FileRequest): readonly ListStep[] | undefined {
  const listed = before.steps.filter(({ type }) => type !== 'count' && type !== 'total');
  if (wish.act !== undefined || counts(wish.steps)) {
    if (cuts(listed) || (wish.act === undefined && !isListed(before.act))) return undefined;
    return wish.act === undefined
      ? wish.steps.filter(({ type }) => type === 'count' || type === 'total')
      : [];
  }
  if (wish.steps.length === 0) return wish.show.length > 0 ? listed : before.steps;
  if (before.act !== undefined && !isListed(before.act)) return undefined;
  const sort = wish.steps.findLast(({ type }) => type === 'sort');
  if (cuts(listed) && (sort !== undefined || cuts(wish.steps))) return undefined;
  const kept = sort === undefined ? listed : listed.filter(({ type }) => type !== 'sort');
  return [
    ...kept,
    ...(sort === undefined ? [] : [sort]),
    ...wish.steps.filter(({ type }) => type !== 'sort'),
  ];
}

/** Its output has a line for each file. */
function isListed(act: FileAct | undefined): boolean {
  return act === undefined || (act.type === 'grep' && act.match.filesOnly === true);
}

/** Undefined if a file would have to be a folder too. */
function joinWith(
  before: readonly Filter[],
  added: readonly Filter[],
  kind: Change['kind'],
): readonly Filter[] | undefined {
  const kinds = [...before, ...added].filter((one) => one.type === 'kind');
  if (new Set(kinds.map((one) => one.kind)).size > 1) return undefined;
  const conditions = added.filter((one) => one.type !== 'kind');
  const isHidden = conditions.every((one) => one.type === 'hidden' && one.negated !== true);
  if (kind === 'widen' && isHidden && conditions.length > 0) {
    const all = before.filter((one) => !leavesOutHidden(one));
    return all.length < before.length ? all : undefined;
  }
  const names = conditions.filter(isName);
  if ((kind === 'widen' || kind === 'replace') && names.length > 0) {
    const [had, ...more] = before.filter(isName);
    if (had === undefined || more.length > 0 || names.length > 1) return undefined;
    const [name] = names;
    if (name === undefined) return undefined;
    const globs = kind === 'widen' ? [...new Set([...had.globs, ...name.globs])] : name.globs;
    const rest = joinWith(
      before.filter((one) => one !== had),
      added.filter((one) => one !== name),
      'narrow',
    );
    return rest && [...rest, { ...name, globs }];
  }
  const kept = before.filter(
    (one) => one.type !== 'kind' && !conditions.some((other) => saysAnew(one, other)),
  );
  return [...kinds.slice(0, 1), ...kept, ...conditions];
}

/** As `ls` does. */
function leavesOutHidden(one: Filter): boolean {
  return one.type === 'name' && one.negated === true && one.globs.join() === '.*';
}

function isName(one: Filter): one is Extract<Filter, { readonly type: 'name' }> {
  return one.type === 'name' && one.negated !== true;
}

/** `bigger than 5 MB` replaces `bigger than 1 MB`; a repeated text counts once. */
function saysAnew(one: Filter, other: Filter): boolean {
  if (one.type === 'size' && other.type === 'size') return one.than === other.than;
  if (one.type === 'age' && other.type === 'age') return one.of === other.of && one.than === other.than;
  return JSON.stringify(one) === JSON.stringify(other);
}
