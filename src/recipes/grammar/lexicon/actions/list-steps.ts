// Actions on the list of names: sort, cut off, count.

import type { FileFact } from '../file-facts.ts';
import { count } from '../said.ts';
import { type FileRule, step, THEM } from './rule.ts';

const firstOf = (n: number): readonly FileFact[] => [
  { is: 'verb', verb: 'list' },
  { is: 'step', step: { type: 'first', count: n } },
];

export const STEPS: readonly FileRule[] = [
  {
    patterns: [
      `(and)? (count|show count of|print count of|display count of|print total count of|display count|count total|show count|counts) ${THEM}? (only)?`,
      'and? (count|display count|print count|show total count|show count|get count|output count) (of)? (them|it|result|they)?',
      '(how many|count of|total count of|total number of|number) (of)? ',
      '(and)? <show> (total)? (count|number) (only)?',
      '(total)? count (of)?',
      'calculate (total)? (count|number) of',
    ],
    means: (said) => (Object.keys(said).length > 0 ? undefined : [{ is: 'step', step: { type: 'count' } }]),
  },
  {
    patterns: [
      '(how much|total|what is total|calculate total|find total|get total|show total|sum of|display total|compute total|total of|summed) (disk)? (space|size|file size|sizes|disk usage|storage|bytes|byte size) (used|taken|occupied|taken up)? (of|by|for|is|do|used by)?',
      '(and)? (sum|add|total) (up)? (their|file|the)? (size|sizes)',
      'size of total',
      'how big (are|is)',
      'take up',
      '(calculate|compute|get|find|show|print|what is)? (total|combined|summed|overall) (file)? (size|sizes|disk usage) (in (bytes|byte))? (of|for)? (each)?',
    ],
    means: step({ type: 'total' }),
  },
  { patterns: ['in total'], means: step({ type: 'total', ofAll: true }) },
  {
    patterns: [
      '(what is)? (average|mean) (file)? (size|sizes) (of|in|for)?',
      '(how (big|large) (is|are)) (average|typical) (of)?',
      '(calculate|compute|get|find|show|print) (average|mean) (file)? (size|sizes) (of|in|for)?',
    ],
    means: step({ type: 'average' }),
  },
  {
    patterns: [
      '(and)? (sort|sorted|order|ordered|sorting|arranged|arrange) (them|it|those|file|entry|result|list|output)? (list|in)? (by|on|according to|based on|in order of)? (their|file)? (name|filename|alphabetically|alphabetical order|path|alphabet|names)?',
      'in (alphabetical|sorted|lexicographical) order',
      'alphabetically',
      'sorted',
    ],
    means: step({ type: 'sort', by: 'name' }),
  },
  {
    patterns: [
      '(and)? (sort|sorted|order|ordered|sorting) (them|it|those|file|result|list|output|its output)? (numerically|by number|in numerical order|in numeric order)',
      '(do)? (a)? numeric sort',
    ],
    means: step({ type: 'sort', by: 'number' }),
  },
  {
    patterns: [
      '(and)? (sort|sorted|order|ordered|sorting) (them|it|those|file|result|list|output)? (in)? (reverse|reversed|descending|reverse alphabetical|reverse order) (alphabetically|order|by name)?',
      '(and)? (do|perform)? (a)? (reverse|reversed) (sort|order|list) (them|it|list|result|output)?',
      '(and)? reverse (order of)? (them|it|list|result|output)?',
      '(in)? (reverse|descending) (alphabetical)? order',
    ],
    means: step({ type: 'sort', by: 'name', reversed: true }),
  },
  {
    patterns: [
      '(and)? (sort|sorted|order|ordered|sorting|sorts) (them|it|those|file|result|list|output)? (in)? (increasing|ascending)? (order)? (by|of|on|according to|based on) (their|file)? size (in)? (ascending|increasing|from smallest to largest|smallest first)? (order)?',
      'smallest first',
      '(by|in order of) size (,)? (in)? (ascending|increasing|smallest first|from smallest to largest|lightest first) (order)?',
    ],
    means: step({ type: 'sort', by: 'size' }),
  },
  {
    patterns: [
      '(and)? (sort|sorted|order|ordered|sorting) (them|it|those|file|result|list|output)? (in)? (descending|reversed|decreasing) (order)? (by|of|on|according to|based on) (their|file)? size',
      '(and)? (sort|sorted|order|ordered|sorting) (them|it|those|file|result|list)? by (their|file)? size (in)? (descending|reversed|from largest to smallest|largest first|biggest first|decreasing|reverse) (order)?',
      '(largest|biggest) first',
      '(by|in order of) size',
      '(and)? (sort|sorted|order|ordered)? (them|it|list)? by (their|file)? size (and)? (largest|biggest|heaviest) (first|on top|at top)',
      '(by|in order of) size (,)? (in)? (descending|decreasing|largest first|from largest to smallest) (order)?',
    ],
    means: step({ type: 'sort', by: 'size', reversed: true }),
  },
  {
    patterns: [
      '(and)? (sort|sorted|order|ordered|sorting|sorts) (them|it|those|file|result|list|output)? (in)? (chronological)? (by|of|on|according to|based on)? (their|file|last|chronologically)? (modified|modification|change|modify)? (time|date|timestamp|modification time|modification date|mtime|chronologically) (in)? (ascending)?',
      '(and)? (sort|sorted|sorting) (them|it|those|file|result)? from oldest (modified)? to newest (modified)?',
      'oldest first',
      '(and)? (sort|sorted|order|ordered)? (them|it|list)? (by (their|file|modification)? (date|time|age))? (newest|latest) (last|at end|at bottom)',
      '(in)? chronological order',
      'from oldest to newest',
      '(by|in order of) (date|time|age|modification time) (,)? (in)? (ascending|oldest first|from oldest to newest) (order)?',
    ],
    means: step({ type: 'sort', by: 'date' }),
  },
  {
    patterns: [
      '(and)? (sort|sorted|order|ordered|sorting) (them|it|those|file|result|list)? (in)? (reversed|descending|reverse chronological) (order)? (by|of|on|according to) (last)? (modified|modification)? (time|date|modification time|modification date)',
      '(newest|latest|most recent|most recently modified) first',
      '(and)? (sort|sorted|order|ordered)? (them|it|list)? by (their|file|modification)? (date|time|age) (and)? (newest|latest|most recent|youngest) (first|on top|at top)',
      '(and)? (sort|sorted|sorting) (them|it|those|file|result)? from newest (modified)? to oldest (modified)?',
      '(sort|sorted) by (modification)? (time|date) (reversed|descending|newest first|in descending order|latest first)',
    ],
    means: step({ type: 'sort', by: 'date', reversed: true }),
  },
  {
    patterns: [
      '{n} (largest|biggest|heaviest)',
      '(top|first) {n} (largest|biggest)',
      '(largest|biggest) {n}',
      'top {n} (file|entry)? (by size|in size)',
    ],
    means: (said) => [
      { is: 'step', step: { type: 'sort', by: 'size', reversed: true } },
      { is: 'step', step: { type: 'first', count: count(said) } },
    ],
  },
  {
    patterns: ['<show> (any|only|first|top)? {n} file'],
    means: (said) => [{ is: 'filter', filter: { type: 'kind', kind: 'file' } }, ...firstOf(count(said))],
  },
  {
    patterns: ['<show> (any|only|first|top)? {n} entry'],
    means: (said) => [{ is: 'entries' }, ...firstOf(count(said))],
  },
  {
    patterns: ['(and)? <show>? (only)? (first|top) {n} (of them|result|match|name)'],
    means: (said) => firstOf(count(said)),
  },
  {
    patterns: [
      '(and)? <show> (several|few|first few|only few) (line|file|entry|lines)? (of output)? (from|at|of)? (beginning|start|top)? (of (output|list|result))?',
      '(and)? <show>? (only)? (few|first few|some) (line|file|result|entry)? (of output)? (from|at) (beginning|start|top)',
      '(and)? <show>? (only)? first few (line|file|result|entry)? (of output|of result)?',
      '(and)? <show>? few line of output (from beginning)?',
    ],
    means: step({ type: 'first', count: 10 }),
  },
  {
    patterns: [
      '(and)? (go to|exit|quit|stop) (after|at|on)? (first)? (match|one|result)? (found)?',
      '(if (file|it) is found)? (and)? (quit|stop)',
    ],
    means: step({ type: 'first', count: 1 }),
    onlyWith: /\b(quit|stop|exit)~? /,
  },
  {
    patterns: [
      '(and)? (letting|let|allowing)? (user)? (interactively)? (page|scroll) (interactively)? through (result|output|them|it|list)?',
      '(and)? (view|display|show|pass|pipe|read) (result|output|them|it|list)? (in|with|using|through|to|into) (less|more|pager) (pager)?',
      '(and)? (pausing|waiting|pause|wait) (and waiting)? (for)? (user)? (input|interaction) (after|at|between|on) (each|every)? (page|screen) (of output)?',
      '(one page at a time|page by page)',
    ],
    means: step({ type: 'page' }),
  },
  {
    patterns: ['{n} smallest', 'smallest {n}'],
    means: (said) => [
      { is: 'step', step: { type: 'sort', by: 'size' } },
      { is: 'step', step: { type: 'first', count: count(said) } },
    ],
  },
  {
    patterns: ['(largest|biggest|heaviest) (one)?'],
    means: () => [
      { is: 'step', step: { type: 'sort', by: 'size', reversed: true } },
      { is: 'step', step: { type: 'first', count: 1 } },
    ],
  },
  {
    patterns: ['smallest'],
    means: () => [
      { is: 'step', step: { type: 'sort', by: 'size' } },
      { is: 'step', step: { type: 'first', count: 1 } },
    ],
  },
  {
    patterns: [
      '{n} (newest|latest|latest modified|newest modified|most recently edited|most recently updated|last changed|last edited|most recent|most recently modified|most recently changed|last modified|recently modified)',
      '(last|newest|latest) {n} (modified|changed)?',
      '(most recent|most recently modified|most recently changed|latest modified) {n}',
    ],
    means: (said) => [
      { is: 'step', step: { type: 'sort', by: 'date', reversed: true } },
      { is: 'step', step: { type: 'first', count: count(said) } },
    ],
  },
  {
    patterns: [
      '(newest|latest|latest modified|most recent|most recently modified|most recently changed|last modified|last changed|last edited|last updated|most recently (modified|changed|edited|updated))',
    ],
    means: () => [
      { is: 'step', step: { type: 'sort', by: 'date', reversed: true } },
      { is: 'step', step: { type: 'first', count: 1 } },
    ],
  },
  {
    patterns: ['{n} oldest', 'oldest {n}'],
    means: (said) => [
      { is: 'step', step: { type: 'sort', by: 'date' } },
      { is: 'step', step: { type: 'first', count: count(said) } },
    ],
  },
  {
    patterns: ['oldest (modified)?'],
    means: () => [
      { is: 'step', step: { type: 'sort', by: 'date' } },
      { is: 'step', step: { type: 'first', count: 1 } },
    ],
  },
  {
    patterns: [
      '(and)? <show>? (only)? first {n} (of them|result|file|entry|ones|match|matches|occurrences|of result)?',
      '(limit|limited) (to|output to|result to)? {n} (file|result)?',
      'stop after (finding)? {n}',
      '{n} (random)? (match|matches)',
    ],
    means: (said) => [{ is: 'step', step: { type: 'first', count: count(said) } }],
  },
  {
    patterns: [
      'first (match|one|found|file|occurrence|one of them|result) (found)?',
      '(and)? <show> (only|just)? (the)? first (one|match|file|result)? (found|only)?',
    ],
    means: step({ type: 'first', count: 1 }),
  },
  {
    patterns: [
      '(top|first) {n} (result|file|entry|ones|line)?',
      '(and)? <show>? (only)? last {n} (result|file|entry|ones|line|of them)?',
      '(and)? <show> {n} (of them|result|file)',
    ],
    means: (said) => [{ is: 'step', step: { type: 'first', count: count(said) } }],
    favour: -0.4,
  },
  {
    patterns: [
      '(without|no) (duplicate|duplicates)',
      '(unique|distinct)',
      '(and)? remove duplicate (entry)?',
    ],
    means: step({ type: 'unique' }),
    favour: -0.2,
  },
];
