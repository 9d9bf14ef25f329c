// Whether subfolders are meant: what the question says of them, else what `policy.ts` decides.

import { looksBelow } from '../../policy.ts';
import type { FileAct, FileFact, ListStep } from '../lexicon/file-facts.ts';
import type { Filter } from '../request.ts';
import { putsInto } from './places.ts';

export function isRecursive(
  facts: readonly FileFact[],
  filters: readonly Filter[],
  act: FileAct | undefined,
  steps: readonly ListStep[],
): boolean {
  const said = facts.filter((fact) => fact.is === 'recursive').at(-1);
  if (said !== undefined && said.is === 'recursive') return said.recursive;
  if (facts.some(isDeep)) return true;
  const entries = !filters.some((one) => one.type === 'kind' || one.type === 'name');
  if (act !== undefined && putsInto(act)) return false;
  if (act?.type === 'delete' && entries) return false;
  const here = facts.some((fact) => fact.is === 'here' || fact.is === 'somewhere');
  if (act === undefined && isOfFiles(filters) && looksBelow(wantedBy(steps))) return true;
  const changes =
    act !== undefined && ['delete', 'copy', 'move', 'sum', 'rename', 'archive'].includes(act.type);
  if (here && (changes || act === undefined))
    return filters.some((one) => !['name', 'kind', 'hidden', 'size'].includes(one.type));
  if (act?.type === 'rename') return false;
  if (act !== undefined) return true;
  const plain = filters.every((one) => one.type === 'kind' || one.type === 'hidden');
  const sorted = steps.some((one) => one.type === 'sort' && one.by !== 'name');
  return !(plain && !sorted);
}

function isDeep(fact: FileFact): boolean {
  if (fact.is === 'root' || fact.is === 'here') return fact.below === true;
  return /^(?:depth|withParents|pruned)$/.test(fact.is) || (fact.is === 'verb' && fact.verb === 'find');
}

/** Of folders, those of one folder are counted: its subfolders are what is asked about. */
function isOfFiles(filters: readonly Filter[]): boolean {
  return filters.some((one) => one.type === 'kind' && one.kind === 'file' && one.negated !== true);
}

function wantedBy(steps: readonly ListStep[]) {
  return {
    counts: steps.some(({ type }) => type === 'count'),
    sort: steps.find((step) => step.type === 'sort')?.by,
    only: steps.some(({ type }) => type === 'first' || type === 'last'),
  };
}
