// Actions on the list of names: sort, cut off, count.

import type { FileFact } from '../file-facts.ts';
import { fileRules } from '../rule-text.ts';
import { count, has, raw } from '../said.ts';
import { type FileRule, step } from './rule.ts';

const firstOf = (n: number): readonly FileFact[] => [
  { is: 'verb', verb: 'list' },
  { is: 'step', step: { type: 'first', count: n } },
];

const SORT = '(and)? (sort|sorted|order|ordered|sorting|sorts|arrange|arranged)';
const LIST = '(them|it|those|file|entry|result|list|output)?';

const sorted = (by: string, reversed: boolean): FileFact => ({
  is: 'step',
  step: { type: 'sort', by: by === 'size' ? 'size' : 'date', ...(reversed && { reversed }) },
});

/** `size down`: the largest first. */
function orderOf(order: string): FileFact {
  const [by = '', way] = order.split(' ');
  return sorted(by, way === 'down');
}

export const STEPS: readonly FileRule[] = [
  {
    patterns: [
      'and? (count|display count|print count|show total count|show count|get count|output count) (of)? (them|it|result|they)?',
      '(how many|count of|total count of|total number of|number) (of)? ',
      '(and)? <show> (total)? (count|number) (only)?',
      'calculate (total)? (count|number) of',
    ],
    means: (said) => (Object.keys(said).length > 0 ? undefined : [{ is: 'step', step: { type: 'count' } }]),
  },
  ...fileRules`
${step({ type: 'total' })}
  (how much|total|what is total|calculate total|find total|get total|show total|sum of|display total|compute total|total of|summed) (disk)? (space|size|file size|sizes|disk usage|storage|bytes|byte size) (used|taken|occupied|taken up)? (of|by|for|is|do|used by)?
  (and)? (sum|add|total) (up)? (their|file|the)? (size|sizes)
  size of total
  how big (are|is)
  take up
  (calculate|compute|get|find|show|print|what is)? (total|combined|summed|overall) (file)? (size|sizes|disk usage) (in (bytes|byte))? (of|for)? (each)?
${step({ type: 'total', ofAll: true })}
  in total
${step({ type: 'average' })}
  (what is)? (average|mean) (file)? (size|sizes) (of|in|for)?
  (how (big|large) (is|are)) (average|typical) (of)?
  (calculate|compute|get|find|show|print) (average|mean) (file)? (size|sizes) (of|in|for)?
${step({ type: 'sort', by: 'name' })}
  (and)? (sort|sorted|order|ordered|sorting|arranged|arrange) (them|it|those|file|entry|result|list|output)? (list|in)? (by|on|according to|based on|in order of)? (their|file)? (name|filename|alphabetically|alphabetical order|path|alphabet|names)?
  in (alphabetical|sorted|lexicographical) order
  alphabetically
${step({ type: 'sort', by: 'number' })}
  (and)? (sort|sorted|order|ordered|sorting) (them|it|those|file|result|list|output|its output)? (numerically|by number|in numerical order|in numeric order)
  (do)? (a)? numeric sort
${step({ type: 'sort', by: 'name', reversed: true })}
  (and)? (sort|sorted|order|ordered|sorting) (them|it|those|file|result|list|output)? (in)? (reverse|reversed|descending|reverse alphabetical|reverse order) (alphabetically|order|by name)?
  (and)? (do|perform)? (a)? (reverse|reversed) (sort|order|list) (them|it|list|result|output)?
  (and)? reverse (order of)? (them|it|list|result|output)?
  (in)? (reverse|descending) (alphabetical)? order
${(said) => [sorted(raw(said, 'key'), raw(said, 'way') !== 'up')]}
  ${SORT} ${LIST} (in)? <way>? (order)? (by|of|on|according to|based on)? (their|file|last)? <key> (in)? <way>? (order)?
  (by|in order of) (their|file)? <key> (in)? <way>? (order)?
${(said) => [orderOf(raw(said, 'firstOf'))]}
  (${SORT} ${LIST})? ((by|in order of) (their|file)? <key>)? (and|in)? <firstOf> (order)?
${(said) => [
  orderOf(raw(said, 'extreme') || 'date down'),
  { is: 'step', step: { type: 'first', count: has(said, 'n') ? count(said) : 1 } },
]}
  # "the last 3": the newest.
  (top|first)? {n}? <extreme> (one)?
  <extreme> {n} (modified|changed)?
  last {n} (modified|changed)?
${(said) => [sorted('size', true), { is: 'step', step: { type: 'first', count: count(said) } }]}
  top {n} (file|entry)? (by size|in size)
${(said) => [
  raw(said, 'what') === 'file' ? { is: 'filter', filter: { type: 'kind', kind: 'file' } } : { is: 'entries' },
  ...firstOf(count(said)),
]}
  <show> (any|only|first|top)? {n} <what:listed>
${(said) => firstOf(count(said))}
  (and)? <show>? (only)? (first|top) {n} (of them|result|match|name)
${step({ type: 'first', count: 10 })}
  (and)? <show> (several|few|first few|only few) (line|file|entry|lines)? (of output)? (from|at|of)? (beginning|start|top)? (of (output|list|result))?
  (and)? <show>? (only)? (few|first few|some) (line|file|result|entry)? (of output)? (from|at) (beginning|start|top)
  (and)? <show>? (only)? first few (line|file|result|entry)? (of output|of result)?
  (and)? <show>? few line of output (from beginning)?
${step({ type: 'first', count: 1 })}
  onlyWith: ${/\b(quit|stop|exit)~? /}
  (and)? (go to|exit|quit|stop) (after|at|on)? (first)? (match|one|result)? (found)?
${step({ type: 'page' })}
  (and)? (letting|let|allowing)? (user)? (interactively)? (page|scroll) (interactively)? through (result|output|them|it|list)?
  (and)? (view|display|show|pass|pipe|read) (result|output|them|it|list)? (in|with|using|through|to|into) (less|more|pager) (pager)?
  (and)? (pausing|waiting|pause|wait) (and waiting)? (for)? (user)? (input|interaction) (after|at|between|on) (each|every)? (page|screen) (of output)?
  (one page at a time|page by page)
${(said) => [{ is: 'step', step: { type: 'first', count: count(said) } }]}
  (and)? <show>? (only)? first {n} (of them|result|file|entry|ones|match|matches|occurrences|of result)?
  (limit|limited) (to|output to|result to)? {n} (file|result)?
  stop after (finding)? {n}
  {n} (random)? (match|matches)
${step({ type: 'first', count: 1 })}
  first (match|one|found|file|occurrence|one of them|result) (found)?
  (and)? <show> (only|just)? (the)? first (one|match|file|result)? (found|only)?
${(said) => [{ is: 'step', step: { type: 'last', count: count(said) } }]}
  is: favour -0.4
  (top|first) {n} (result|file|entry|ones|line)?
  (and)? <show>? (only)? last {n} (result|file|entry|ones|line|of them)?
${(said) => [{ is: 'step', step: { type: 'first', count: count(said) } }]}
  (and)? <show> {n} (of them|result|file)
${step({ type: 'unique' })}
  is: favour -0.2
  (without|no) (duplicate|duplicates)
  (unique|distinct)
  (and)? remove duplicate (entry)?
`,
];
