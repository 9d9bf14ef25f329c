// What is asked of tables and logs whose columns are known: conditions, columns, groups, sums, order.

import type { Rule } from '../language/scan.ts';
import type { Token } from '../language/token.ts';
import type { Aggregate, Period, TableFact, Test } from '../tables/request.ts';
import { tableRules } from './rule-text.ts';
import { count, dayOf, has, raw } from './said.ts';

type TableRule = Rule<TableFact>;
type Means = TableRule['means'];

/** The header is a line, and no row. */
const RECORDS =
  'row|record|entry|message|response|person|people|employee|colleague|one|request|hit|visit|order|thing|data|guy|somebody|someone|anyone|anybody|everybody|everyone';
const RECORD = `(${RECORDS})`;
const ROW = `(${RECORDS}|line|log line|log entry|log message|log|log row)`;
const ARE = '(is|are|was|were|be)';
const WITH = '(where|with|whose|that|which|who|having|when|for which|in which)';
const HAVE = '(have|has|having|had|is|are|was|were|be|did|does|do|get|got|gets)';
const UNIT = '(year|years old|year old|ms|second|sec|s|millisecond|euro|dollar|byte|of age|old)';

const OWNS =
  '(with|that has|that have|who has|who have|having|which has|has|had|of|for which|with the|that|which|who|whose)';
const columnsIn = (said: Readonly<Record<string, readonly Token[]>>, name: string): readonly number[] =>
  (said[name] ?? []).map((token) => token.number ?? 0);

/** `the most requested pages` are several. */
export const SEVERAL = 10;
const isPlural = (name: string): boolean => /(?<![su])s$/i.test(name);

const TESTS: readonly Test[] = ['>', '>=', '<', '<='];
const testOf = (said: Parameters<Means>[0]): Test => TESTS.find((test) => test === raw(said, 'test')) ?? '==';

const limitOf = (said: Parameters<Means>[0]): TableFact => ({
  is: 'limit',
  end: raw(said, 'end') === 'last' ? 'last' : 'first',
  n: has(said, 'n') ? count(said) : 1,
});

const aggregate =
  (by: Aggregate): Means =>
  (said) => [{ is: 'aggregate', by, column: columnsIn(said, 'col')[0] }];

/** The rows with the largest or the smallest values, or these values. */
const extreme: Means = (said) => [
  {
    is: 'extreme',
    largest: raw(said, 'most') !== 'smallest',
    column: count(said, 'col'),
    n: has(said, 'n') ? count(said) : undefined,
    several: isPlural(raw(said, 'col')),
  },
];

const ordered =
  (descending: boolean | undefined): Means =>
  (said) => [{ is: 'order', column: count(said, 'col'), descending }];

const valuesOf = (said: Readonly<Record<string, readonly Token[]>>) =>
  (said['cells'] ?? said['cell'] ?? []).map((token) => token.raw);

export const TABLE_RULES: readonly TableRule[] = tableRules`
${(said) => [{ is: 'select', columns: columnsIn(said, 'cols') }]}
  <show>? (only|just)? (column|field|value of|value|content of)? {cols} (column|field|value)? (of|for|from)? (each|every)? ${ROW}?
${(said) => [{ is: 'compare', column: count(said, 'col'), test: testOf(said), value: String(count(said)) }]}
  <show>? ${ROW}? ${WITH}? ${HAVE}? {col} (${ARE}|of)? <test> {n} ${UNIT}?
  <show>? ${ROW}? ${WITH}? ${HAVE}? <test> {n} {col}
  <show>? ${ROW}? ${WITH}? ${HAVE}? {col} ${ARE} {n} <test:orMore>
${(said) => {
  const amount = raw(said, 'amount');
  return [
    {
      is: 'compare',
      column: count(said, 'col'),
      test: testOf(said),
      value: /^\d+(?:\.\d+)?/.exec(amount)?.[0] ?? '',
      unit: /[a-z]+$/i.exec(amount)?.[0],
    },
  ];
}}
  <show>? ${ROW}? ${WITH}? ${HAVE}? {col} (${ARE}|of)? <test> ({amount:span}|{amount:size})
${(said) => [
  { is: 'compare', column: count(said, 'col'), test: '>=', value: String(count(said)) },
  { is: 'compare', column: count(said, 'col'), test: '<=', value: String(count(said, 'm')) },
]}
  <show>? ${ROW}? ${WITH}? ${HAVE}? {col} (${ARE}|of)? between {n} and {m:n} ${UNIT}?
  <show>? ${ROW}? ${WITH}? ${HAVE}? {col} (${ARE}|of)? from {n} to {m:n} ${UNIT}?
  <show>? ${ROW}? (between|from) {n} (and|to) {m:n} {col}
${(said) => [
  {
    is: 'compare',
    column: count(said, 'col'),
    test: '==',
    value: has(said, 'n') ? raw(said, 'n') : raw(said, 'value'),
  },
]}
  <show>? ${ROW}? ${WITH}? ${HAVE}? {col} (${ARE}|of|=|==|equal|equal to|equals)? {n} ${UNIT}?
  <show>? ${ROW}? ${WITH}? ${HAVE}? {col} (${ARE}|=|==|equal|equals|matches) {value:quoted}
${(said) => [
  { is: 'equals', column: said['cells']?.[0]?.number ?? 0, values: valuesOf(said), negated: false },
]}
  <show>? (only|just)? ${ROW}? ${WITH}? ${HAVE}? (come|live|work|based|stay|home)? ({col})? (${ARE}|=|==|equals|equal)? (in|from|of|with|for|at|to|on|about|by|level)? {cells} (only|level)? ${ROW}?
  <show>? ${ROW}? ${WITH}? ${HAVE}? (use|uses|using)? {cells} (as|for) (their|its|login|default|a)? {col}
${(said) => [
  { is: 'equals', column: said['cells']?.[0]?.number ?? 0, values: valuesOf(said), negated: true },
]}
  <show>? ${ROW}? ${WITH}? {col} (is|are|was)? (not|!=|other than|except) {cells}
${(said) =>
  has(said, 'col')
    ? [{ is: 'compare', column: count(said, 'col'), test: '!=', value: String(count(said)) }]
    : undefined}
  <show>? ${ROW}? ${WITH}? ${HAVE}? (not|except|without|other than|but|excluding|besides|anything but) {col}? {n}
  <show>? ${ROW}? ${WITH}? {col} (${ARE}|=)? (not|!=|other than|except|different from) {n}
${(said) => [{ is: 'without', columns: columnsIn(said, 'cols') }]}
  <show>? (everything|each column|table|it)? (without|except|minus|but not|but|excluding|leaving out|leave out|hide|hiding|drop|dropping|remove|delete|omit|omitting|cut out|other than) (column|field)? {cols} (column|field)?
${(said) => [{ is: 'swap', columns: [count(said, 'col'), count(said, 'other')] }]}
  (swap|exchange|switch|interchange) (column|field)? {col} (and|with) {other:col} (column|field)? (around)?
${(said) => [{ is: 'limit', end: 'first', n: count(said) }, { is: 'rows' }]}
  <show>? (first|top) {n} (data|real|actual) ${ROW}
  <show>? first {n} ${ROW} (without|not counting|after|below|excluding) header (line|row)?
${(said) => [{ is: 'limit', end: 'last', n: count(said) }, { is: 'rows' }]}
  <show>? last {n} (data|real|actual) ${ROW}

# Sums and means.
${aggregate('sum')}
  <show>? (sum|total|total sum|add up|sum up|total up|add|overall|sum total) (of)? (each|every)? (column|value|number|amount)? (of|in|for)? {col} (column|field|value)? (up|together|altogether|in total)?
  {col} (column|field)? (altogether|in total|summed|added up|in sum|total|sum|overall|in all)
  (what|how much) (do|does|did|is|are|was)? (my|our|monthly|yearly|weekly|daily)? (monthly|yearly)? {col} (of)? (come|add|sum|amount|run) (up)? to (together|altogether)?
  how much (money)? (do|does|did|is|are|was|were)? (we|they|i|everyone|everybody|${ROW})? {col} (altogether|in total|together|in all|overall)?
  (how many) {col} (altogether|in total|together|overall)
  how (many|much) {col} (do|does|did|was|were|have|has)? (webserver|web server|server|site|we|they|i|it|${ROW})? (been)? (send|sent|serve|served|transfer|transferred|sell|sold|buy|bought|get|got|order|ordered|ship|shipped|made|use|used|spend|spent) (out)? (altogether|in total|together|overall|in all)?
${aggregate('mean')}
  <show>? (mean|average|avg|average value) (of)? (value of|column)? {col} (column|field|value)?
  {col} (column|field)? (on average|average|averaged|mean)
  how {col} (are|is|were|was)? (they|${ROW})? on average
${aggregate('distinct')}
  (how many|count|count of|tell number of) (different|distinct|unique|separate) {col} (are|is|do|does|did|has|have|was|were)? (there|appear|occur|we|i)?
${() => [{ is: 'aggregate', by: 'count' }]}
  (how many|count|count of|tell me how many|total count of) ${ROW} (are|is|do|does|did|has|have|had|was|were|we)? (there|got|made|in it|appear|listed)?
  (how many|count|count of)
${() => [{ is: 'aggregate', by: 'count' }, { is: 'rows' }]}
  is: favour 0.4
  (how many|count|count of|number of|number|total count of) ${RECORD} (are|is|do|does|has|have)? (there|in it|have|has|it have)?
${(said) => [limitOf(said), { is: 'rows' }]}
  <show>? (what is|what are)? <end:firstOrLast> {n}? ${RECORD}

# The largest and the smallest.
${extreme}
  <show>? (what is|which is)? <most> {n}? {col} (value|in it|there is|ever)?
  <show>? {n} <most> {col}
  {col} <most:mostly>
${(said) => [...(extreme(said) ?? []), { is: 'rows' }]}
  <show>? {n}? ${ROW} ${OWNS}? <most> {n}? {col}
  <show>? ${ROW} ${OWNS}? {col} <most:mostly>
  <show>? {n}? <most> {col} {n}? ${ROW}
  <show>? <most:top> {n} ${ROW}? (by|with|in|on|of|for) <other:most>? {col}
  <show>? {n} ${ROW} (by) {col}

# Groups.
${(said) => [{ is: 'group', column: count(said, 'col') }]}
  (per|for each|for every|in each|from each|of each|each|grouped by|group by|by each|on each|at each|broken down by|split by|break down by|breakdown by) {col}
${(said) => [{ is: 'period', period: raw(said, 'period') as Period }]}
  (per|for each|for every|in each|each|grouped by|group by|by|every|on each) <period>
  <period:periodically>
${() => [{ is: 'each' }]}
  (per|for each|for every|in each|of each|grouped by|by) row
${(said) => [{ is: 'by', column: count(said, 'col') }]}
  by {col}
${(said) => [
  { is: 'group', column: count(said, 'col') },
  { is: 'aggregate', by: 'count' },
]}
  (how many|count|count of|how often|tally|tally up|tally of|frequency of|breakdown of|statistics of|distribution of|number) (time)? (do|does|did|is|are|was|of)? (of)? (each|every|each of|the different)? {col} (occur|appear|show up|come up|come|happen|there are|is there|are there|was seen|was used)?
  (which|what|list|show)? {col} (are|is|occur|appear)? (there|in it|in there|used|in use)? (and)? (how often|how many of each|how many time|how many each|with count|with their count|how many|with frequency)
${(said) => [
  {
    is: 'frequent',
    column: count(said, 'col'),
    n: has(said, 'n') ? count(said) : isPlural(raw(said, 'col')) ? SEVERAL : undefined,
  },
]}
  <show>? (top {n}|{n}|top)? (most)? (common|frequent|popular|requested|visited|active|busy|busiest|often seen|used|frequently requested|wanted|hit|viewed|accessed|common one) {col}
  (which|what) {col} (made|has|have|had|got|get|send|sent|appear|occur|show up|is|are|was|were|come|came|be)? (the)? (most|most often|most frequently|requested most|visited most|most common|most frequent|most popular) (${ROW}|often|frequently|of|common|popular|requested|visited)? (often)?
  (which|what) {col} (is|are|was|were|get|got) (requested|visited|accessed|hit|called|used|seen|viewed|asked for) (most|most often|most frequently)
  <show>? {col} (with) most ${ROW}
  <show>? top {n} {col} by (count of)? ${ROW}

# Unique values.
${(said) => [
  { is: 'select', columns: columnsIn(said, 'cols') },
  { is: 'unique', repeated: true },
]}
  <show>? (duplicate|duplicated|repeated|double) ((value|entry) (of|in|for|from))? {cols} (value)?
  {cols} (that|which)? (occur|appear|are used|are there|are given) (twice|more than once|several times|multiple times)
${(said) => [{ is: 'select', columns: columnsIn(said, 'cols') }, { is: 'unique' }]}
  (unique|distinct|different) {cols} (are there|is there|there are|occur|appear)?
  <show>? (unique|distinct|different|list of unique|list of distinct) ((value|entry) (of|in|for|from))? {cols} (value)?
${() => [{ is: 'unique' }]}
  (without|no|but no|and no|minus|removing|drop) (duplicate|repetition|repeat|double|doubles)
  (each|every) (value|one|entry)? (only|just)? once
  only once each
  unique

# Order.
${ordered(undefined)}
  (sort|order|sorted|ordered|arrange|arranged|rank|ranked|sorting|list) (${ROW}|it|them|everything|everyone|rows of)? (by|on|after|according to|in order of|based on|alphabetically by) {col} (column|numerically|number|numeric|in ascending order|ascending|smallest first|lowest first|low to high|alphabetically)?
  (by|in order of) {col} (ascending|numerically|smallest first|lowest first|low to high|from low to high)
${ordered(true)}
  (sort|order|sorted|ordered|arrange|arranged|rank|ranked|sorting|list) (${ROW}|it|them|everything|everyone)? (by|on|after|according to|in order of|based on) {col} (column)? (in)? (descending|desc|down|largest first|highest first|high to low|from high to low|reversed|in reverse|backwards|from largest|from highest to lowest|latest first|newest first|most first|from largest to smallest|from top to bottom)
  (by|in order of) {col} (descending|desc|largest first|highest first|high to low|from high to low|reversed|in reverse)
  (with)? largest {col} (first|on top|at top|at beginning)
  (sort|sorted|from) largest {col} (first|to smallest {x:col})
  from largest {col} to smallest {x:col}
${ordered(false)}
  (with)? smallest {col} (first|on top|at top|at beginning)
  from smallest {col} to largest {x:col}
${(said) => [{ is: 'direction', descending: raw(said, 'sortWay') === 'down' }]}
  (sorted|ordered|sort|order|in)? <sortWay> (order)?
${(said) => [
  { is: 'equals', column: said['cells']?.[0]?.number ?? 0, values: valuesOf(said), negated: false },
  limitOf(said),
]}
  <show>? (what is|when was|when did)? (<end:firstOrLast>|<end:earliestOrLatest>) {n}? {cells} ${ROW}? (happen|occur|appear|logged)?

# Days and times.
${(said) => [{ is: 'day', test: '==', day: dayOf(said) }]}
  ${ROW}? (of|on|in|from|for|dated|with date|at|during)? {col}? (=|of|is)? {day} (only)?
${(said) => [{ is: 'day', test: has(said, 'test') ? testOf(said) : '>=', day: dayOf(said) }]}
  ${ROW}? <test:dayTest> {day} (on|onwards)?
  ${ROW}? (from) {day} (on|onwards)
${(said) => [
  { is: 'day', test: '>=', day: dayOf(said) },
  { is: 'day', test: '<=', day: dayOf(said, 'other') },
]}
  ${ROW}? (between|from) {day} (and|to|until|till) {other:day}
${(said) => [
  { is: 'month', month: count(said, 'month'), year: has(said, 'year') ? raw(said, 'year') : undefined },
]}
  ${ROW}? (of|in|for|from|during|made in)? {month} {year:n}? (only)?
${(said) =>
  count(said) > 24
    ? undefined
    : [
        { is: 'clock', test: '>=', time: `${String(count(said)).padStart(2, '0')}:00` },
        { is: 'clock', test: '<', time: raw(said, 'other') },
      ]}
  # "between 10 and 11 o'clock": the first number is an hour as well.
  ${ROW}? (between|from) {n} (and|to|until|till) {other:clock} (clock)?
${(said) => [{ is: 'clock', test: testOf(said).startsWith('>') ? '>=' : '<', time: raw(said, 'clock') }]}
  # An hour begins with its first second: "after 9" has it, "until 9" has not.
  ${ROW}? <test:dayTest> {clock}

# Products of columns, and rows of another width.
${(said) => [
  { is: 'select', columns: columnsIn(said, 'cols') },
  { is: 'product', columns: [count(said, 'col'), count(said, 'other')] },
]}
  {cols} and {col} (times|x|multiplied by|multiplied with) {other:col}
${(said) => [{ is: 'product', columns: [count(said, 'col'), count(said, 'other')] }]}
  {col} (times|x|multiplied by|multiplied with) {other:col}
${(said) => [{ is: 'width', n: has(said, 'n') ? count(said) : undefined }]}
  (does|do|has)? (each|every) ${ROW} (have|has|got) {n} (field|column|value)
  <show>? ${ROW} ${WITH}? (not|do not|does not|without|other than) (have|has|with|exactly)? {n} (field|column|value)
  <show>? ${ROW} ${WITH}? (wrong|other|different) (count of|number of) (field|column)
${(said) => [{ is: 'compare', column: count(said, 'col'), test: '==', value: '' }]}
  <show>? ${ROW}? ${WITH}? ${HAVE}? (no|empty|missing|blank) {col}
  <show>? ${ROW}? ${WITH} {col} (is)? (empty|missing|blank)
${() => [{ is: 'columns', by: 'columns' }]}
  how many (column|field) (do|does|are|is)? (${ROW})? (have|has|there|got|in it)?
  (count of|count) (column|field)
${() => [{ is: 'columns', by: 'header' }]}
  <show>? (name of|what are)? (column|field) (name|title)? (are|is|do|does)? (there|in it|have|has|it have)?
  (what|which) (column|field) (name)? (are|is|do|does)? (there|in it|have|has|it have)?
${(said) => [
  { is: 'select', columns: columnsIn(said, 'col') },
  { is: 'equals', column: count(said, 'cell'), values: valuesOf(said), negated: false },
]}
  is: favour 1.2
  (what|how much|how old|how many) (does|do|is|did)? {cell} {col}
  (what is)? {cell} {col}
  {col} of {cell}
  what {col} (does|do|has|have|did) {cell} (have|get)?
${(said) => [{ is: 'select', columns: columnsIn(said, 'col') }, { is: 'unique' }]}
  (which|what) {col} (is|are|was|were|have been|do|does|did)? (we|they|it)? (sold|used|listed|in use|mentioned|there|sell|bought|logged|have|exist)

# What adds nothing.
${() => [{ is: 'nothing' }]}
  is: favour -0.4
  <show>? ${ROW}? (of|from|in)? (table)?
  (who|which|what) ${ROW}? ${ARE}?
  (do|does|did) (we|they|i|you|webserver|server|web server|site|it|program|app)? (have|send|serve|sent|get|got|write)?
  (my|our|their|its|monthly|yearly|file|people)
  (show|list|print|which are)? (bad|wrong|other|broken|offending) one
  (log file|in the log)
  (and)? (their|its)
  (only|just) (show|list|print)?
  (and|but|while)? (keep|keeping|leave|leaving|with|preserving) header (line|row)? (on|at|in)? (top|first|place|where it is)?
  (sent|served|transferred|requested|logged|recorded|revenue|turnover)
  (log|webserver|server|site)
${() => [{ is: 'who' }]}
  (who|which person|which people|whose name|which one)
`;
