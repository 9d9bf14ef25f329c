// Combines the conditions of a question about files: which belong together, which exclude each other.

import type { FileAct, FileFact } from '../lexicon/file-facts.ts';
import type { Filter } from '../request.ts';

/** `delete the files that contain foo`: with another action, the searched text is a condition. */
export function asConditions(acts: readonly FileAct[]): {
  readonly acts: readonly FileAct[];
  readonly held: readonly Filter[];
} {
  const isHolding = (act: FileAct): act is Extract<FileAct, { readonly type: 'grep' }> =>
    act.type === 'grep' && act.match.filesOnly === true;
  const others = acts.filter((act) => !isHolding(act));
  if (others.length === 0 || others.some(({ type }) => type === 'lines')) return { acts, held: [] };
  const held = acts.filter(isHolding).map(
    ({ text, match }): Filter => ({
      type: 'holds',
      text,
      ...(match.extended === true ? { regex: true } : {}),
      ...(match.ignoreCase === true ? { ignoreCase: true } : {}),
    }),
  );
  return { acts: others, held };
}

export function isNegated(filter: Filter): boolean {
  return 'negated' in filter && filter.negated === true;
}

/** `excluding a.txt and those in .git`: a name after an excluded one may be excluded too. */
function staysUnclear(facts: readonly FileFact[]): boolean {
  const isNamed = (fact: FileFact): boolean =>
    fact.is === 'filter' && (fact.filter.type === 'name' || fact.filter.type === 'path');
  const left = facts.findIndex((fact) => fact.is === 'filter' && isNamed(fact) && isNegated(fact.filter));
  return (
    left >= 0 &&
    facts.slice(left + 1).some((fact) => fact.is === 'filter' && isNamed(fact) && !isNegated(fact.filter))
  );
}

/** The conditions, those joined by `or` as one; undefined if either side of an `or` is not a condition. */
export function joinAlternatives(facts: readonly FileFact[]): readonly Filter[] | undefined {
  const kinds: Filter[] = [];
  const said = facts.filter((fact) => {
    // `shell scripts or perl files`: both are files.
    if (fact.is === 'filter' && fact.filter.type === 'kind') kinds.push(fact.filter);
    else return fact.is !== 'nothing';
    return false;
  });
  if (staysUnclear(said)) return undefined;
  const filters: Filter[] = [];
  for (let at = 0; at < said.length; at += 1) {
    const fact = said[at];
    if (fact?.is === 'filter') filters.push(fact.filter);
    if (fact?.is !== 'or') continue;
    const next = said[at + 1];
    const before = said[at - 1]?.is === 'filter' ? filters.pop() : undefined;
    if (before === undefined || next?.is !== 'filter') return undefined;
    if (isNegated(before) || isNegated(next.filter)) return undefined;
    const earlier = before.type === 'any' ? before.of : [before];
    filters.push({ type: 'any', of: [...earlier, next.filter] });
    at += 1;
    if (said[at + 1]?.is === 'filter') return undefined;
  }
  return [...kinds, ...filters];
}

/** Of several names, one must match; `ignoreCase` applies to all. Undefined if two conditions exclude each other. */
export function joinFilters(filters: readonly Filter[], ignoreCase: boolean): readonly Filter[] | undefined {
  const kinds = filters.filter((one) => one.type === 'kind');
  const rest = filters.filter((one) => one.type !== 'kind');
  const joined: Filter[] = [];
  for (const one of rest) {
    const isNamed = one.type === 'name' || one.type === 'path' || one.type === 'regex';
    const cased = isNamed && ignoreCase ? { ...one, ignoreCase: true } : one;
    if (!joined.some((other) => JSON.stringify(other) === JSON.stringify(cased))) joined.push(cased);
  }
  const names = joined.filter((one) => one.type === 'name').filter(({ negated }) => negated !== true);
  if (names.length > 2 || excludeEachOther(joined)) return undefined;
  const wider = names.find((one) => names.some((other) => isPartOf(other.globs, one.globs)));
  const said = kinds.map(({ kind }) => kind);
  if (said.includes('file') && said.includes('folder')) return undefined;
  // `links to folders`: the first kind is the one asked for.
  return [...kinds.slice(0, 1), ...joined.filter((one) => one !== wider)];
}

/** `png pictures`: a png file is a picture. */
function isPartOf(globs: readonly string[], all: readonly string[]): boolean {
  const isEnding = globs.every((glob) => /^\*\.\w+$/.test(glob));
  return isEnding && globs.length < all.length && globs.every((glob) => all.includes(glob.toLowerCase()));
}

/** No file ends in both `.c` and `.h`, or both has and lacks a name. */
function excludeEachOther(filters: readonly Filter[]): boolean {
  const names = filters.filter((one) => one.type === 'name');
  const [first, second] = names
    .filter((one) => one.negated !== true && one.globs.every((glob) => /^\*\.\w+$/.test(glob)))
    .map(({ globs }) => globs.map((glob) => glob.toLowerCase()));
  const apart = first !== undefined && second !== undefined && !first.some((glob) => second.includes(glob));
  return (
    apart ||
    names.some(
      (one) =>
        one.negated === true &&
        names.some((other) => other.negated !== true && other.globs.join() === one.globs.join()),
    )
  );
}
