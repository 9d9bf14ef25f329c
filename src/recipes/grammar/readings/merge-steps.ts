// Merges steps on lines that are one command: counting a search's lines, sorting and dropping duplicates.

import type { LineStep } from '../request.ts';

/** What is said first is done on what the second prints. */
const SWAPPED: readonly (readonly [first: RegExp, second: RegExp])[] = [
  // The first lines of a dump, and a search in one.
  [/^(?:first|last)$/, /^(?:hex|hexdump|octal|base64)$/],
  [/^match$/, /^(?:hex|octal|characterDump|namedCharacters)/],
  [/^(?:frequency|frequencySorted|unique|sort|duplicates|once|countUnique)$/, /^(?:field|cut)$/],
  // What to count comes after the word for counting.
  [
    /^count(?:Lines|Words|Characters|Bytes)$/,
    /^(?:drop(?:Blank|Comments|Matching)|match|longer|shorter|dropLine|dropRange|range|from|allButLast|fieldEquals|fieldOver|fieldUnder)/,
  ],
];

/** Merges two steps into one: counting a search's lines, sorting and dropping duplicates. */
export function joined(steps: readonly LineStep[]): readonly LineStep[] {
  const [first, second, ...rest] = steps;
  if (first === undefined) return [];
  // A pager shows the result, so it comes last.
  if (first.op === 'pager' && second !== undefined)
    return [...joined([second, ...rest].filter(({ op }) => op !== 'pager')), first];
  if (second === undefined) return steps;
  if (first.op === second.op && first.op !== 'match') return joined([second, ...rest]);
  if (SWAPPED.some(([one, other]) => one.test(first.op) && other.test(second.op)))
    return joined([second, first, ...rest]);
  if (first.op === 'replace' && second.op === 'line')
    return joined([{ ...first, op: 'replaceOnLine', n: second.n ?? 1 }, ...rest]);
  if (first.op === 'line' && second.op === 'replace')
    return joined([{ ...second, op: 'replaceOnLine', n: first.n ?? 1 }, ...rest]);
  if (first.op === 'sort' && second.op === 'unique')
    return joined([{ op: 'sort', flags: `${first.flags ?? ''} -u` }, ...rest]);
  if (first.op === 'unique' && second.op === 'sort')
    return joined([{ op: 'sort', flags: `${second.flags ?? ''} -u` }, ...rest]);
  if (first.op === 'match' && second.op === 'countLines' && !/-[oc]/.test(first.flags ?? ''))
    return [{ ...first, op: 'countMatching' }, ...rest];
  if (first.op === 'unique' && second.op === 'countLines') return [{ op: 'countUnique' }, ...rest];
  if (first.op === 'unique' && second.op === 'duplicates') return joined([second, ...rest]);
  if (first.op === 'charactersApart' && second.op === 'frequency')
    return [first, ...joined([second, ...rest])];
  if (/^(?:sort|unique)$/.test(first.op) && second.op === 'frequency') return joined([second, ...rest]);
  if (first.op === 'frequency' && second.op === 'unique') return joined([first, ...rest]);
  if ((first.op === 'frequency' || first.op === 'countUnique') && second.op === 'sort')
    return / -n/.test(second.flags ?? '') && !/ -r/.test(second.flags ?? '')
      ? [{ op: 'frequency' }, { op: 'sort', flags: ' -n' }, ...rest]
      : joined([{ op: 'frequencySorted' }, ...rest]);
  return [first, ...joined([second, ...rest])];
}
