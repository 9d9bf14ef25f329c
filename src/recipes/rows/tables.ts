// Recipes for tables in CSV files, whose columns are named in the first line. Values in quotes may hold commas, which awk
// does not know: nothing is printed then.

import { orElse } from '../fill/sentences.ts';
import type { Recipe } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

/** Finds the column `c`, whatever its case; `k` stays 0 where there is none, or where a value is quoted. */
const FIND =
  '{ sub(/\\r$/, "") } /"/ { k = 0; exit } NR == 1 { for (i = 1; i <= NF; i++) if (tolower($i) == tolower(c)) k = i; next }';
/** The same, and a second column `g`. */
const FIND_TWO =
  '{ sub(/\\r$/, "") } /"/ { k = 0; exit } NR == 1 { for (i = 1; i <= NF; i++) { if (tolower($i) == tolower(c)) k = i; if (tolower($i) == tolower(g)) h = i } next }';
const NUMBER = '$k ~ /^ *-?[0-9]+([.][0-9]+)? *$/';

const of = (actions: string) => `awk -F, -v c={column} '${FIND} ${actions}' {csv}`;
const shown = (column: string, actions: string) => `awk -F, -v c=${column} '${FIND} ${actions}' people.csv`;

const NONE = orElse('Nothing to show: no such column, no such value, or values in quotes.');

const AVERAGE = `k && ${NUMBER} { s += $k; n++ } END { if (k && n) print s / n }`;
const SUM = `k && ${NUMBER} { s += $k; n++ } END { if (k && n) print s }`;
const LARGEST = `k && ${NUMBER} && (!n++ || $k > m) { m = $k + 0; r = $0 } END { if (k && n) print r }`;
const SMALLEST = `k && ${NUMBER} && (!n++ || $k < m) { m = $k + 0; r = $0 } END { if (k && n) print r }`;
const VALUES = 'k { print $k }';
const KEYED = 'k { print $k "\\t" $0 }';
const SORTED = 'sort -k1,1g | cut -f2-';
const REVERSED = 'sort -r -k1,1gr | cut -f2-';

export const TABLES: readonly Recipe[] = [
  {
    id: 'csv-average',
    effect: 'reads',
    phrases: ['(average|mean|avg) [value] [of] [column] {column} [column|values] {csv}'],
    why: 'Average the numbers of that column',
    command: of(AVERAGE),
    answer: NONE,
    examples: {
      'average age in people.csv': shown('age', AVERAGE),
      'what is the average of the age column in people.csv': shown('age', AVERAGE),
    },
  },
  {
    id: 'csv-sum',
    effect: 'reads',
    phrases: ['(sum|total|add up|sum up) [of] [column] {column} [column|values] {csv}'],
    why: 'Add up the numbers of that column',
    command: of(SUM),
    answer: NONE,
    examples: {
      'sum of amount in people.csv': shown('amount', SUM),
      'add up the amount column in people.csv': shown('amount', SUM),
    },
  },
  {
    id: 'csv-largest',
    effect: 'reads',
    phrases: [
      '(max|maximum|highest|largest|biggest|greatest) [value|number] [of] [column] {column} [column|value] {csv}',
    ],
    why: 'Show the row with the largest number in that column',
    command: of(LARGEST),
    answer: NONE,
    examples: { 'highest age in people.csv': shown('age', LARGEST) },
  },
  {
    id: 'csv-smallest',
    effect: 'reads',
    phrases: [
      '(min|minimum|lowest|smallest|least) [value|number] [of] [column] {column} [column|value] {csv}',
    ],
    why: 'Show the row with the smallest number in that column',
    command: of(SMALLEST),
    answer: NONE,
    examples: { 'lowest age in people.csv': shown('age', SMALLEST) },
  },
  ...recipes`
csv-where: awk -F, -v c={column} -v v={value} '${FIND} k && tolower($k) == tolower(v)' {csv} | head -n 50
  why: List the rows with that value
  (row|line|record|entry) (where|with|whose) [column] {column} (is|=|equals|equal to|==) {column:value} {csv}
  (row|line|record|entry) {csv} (where|with|whose) [column] {column} (is|=|equals|equal to|==) {column:value}
  answer: ${NONE}
  ? rows where city is Oslo in people.csv => awk -F, -v c=city -v v=Oslo '${FIND} k && tolower($k) == tolower(v)' people.csv | head -n 50
csv-above: awk -F, -v c={column} -v v={count} '${FIND} k && ${NUMBER} && $k + 0 > v' {csv} | head -n 50
  why: List the rows with a larger number
  (row|line|record|entry) {csv} (where|with|whose) [column] {column} [is] (over|above|greater than|more than|larger than|bigger than|>) {count}
  answer: ${NONE}
  ? rows where age is over 30 in people.csv => awk -F, -v c=age -v v=30 '${FIND} k && ${NUMBER} && $k + 0 > v' people.csv | head -n 50
csv-below: awk -F, -v c={column} -v v={count} '${FIND} k && ${NUMBER} && $k + 0 < v' {csv} | head -n 50
  why: List the rows with a smaller number
  (row|line|record|entry) {csv} (where|with|whose) [column] {column} [is] (under|below|less than|smaller than|lower than|<) {count}
  answer: ${NONE}
  ? rows in people.csv where age is below 30 => awk -F, -v c=age -v v=30 '${FIND} k && ${NUMBER} && $k + 0 < v' people.csv | head -n 50
csv-unique: ${of(VALUES)} | sort -u
  why: List the values of that column, each once
  (unique|distinct|different) [values] [of|in] [column] {column} [values|column] {csv}
  answer: ${NONE}
  ? unique city in people.csv => ${shown('city', VALUES)} | sort -u
  ? distinct values of city in people.csv => ${shown('city', VALUES)} | sort -u
csv-count-per: ${of(VALUES)} | sort | uniq -c | sort -rn
  why: Count the rows of each value
  (count|how many) [rows|lines|entries|records|values] {csv} (per|by|for each|for every|of each) {column}
  answer: ${NONE}
  ? count per city in people.csv => ${shown('city', VALUES)} | sort | uniq -c | sort -rn
csv-sum-per: awk -F, -v c={column} -v g={group} '${FIND_TWO} k && h && ${NUMBER} { s[$h] += $k } END { if (k) for (x in s) print x ": " s[x] }' {csv} | sort
  why: Add up the numbers for each value of the second column
  (sum|total) [of] {column} (per|by|for each|for every) {column:group} {csv}
  answer: ${NONE}
  ? sum of amount per region in people.csv => awk -F, -v c=amount -v g=region '${FIND_TWO} k && h && ${NUMBER} { s[$h] += $k } END { if (k) for (x in s) print x ": " s[x] }' people.csv | sort
csv-average-per: awk -F, -v c={column} -v g={group} '${FIND_TWO} k && h && ${NUMBER} { s[$h] += $k; n[$h]++ } END { if (k) for (x in s) print x ": " s[x] / n[x] }' {csv} | sort
  why: Average the numbers for each value of the second column
  (average|mean|avg) [of] {column} (per|by|for each|for every) {column:group} {csv}
  answer: ${NONE}
  ? average age per city in people.csv => awk -F, -v c=age -v g=city '${FIND_TWO} k && h && ${NUMBER} { s[$h] += $k; n[$h]++ } END { if (k) for (x in s) print x ": " s[x] / n[x] }' people.csv | sort
csv-sort: head -n 1 {csv}; ${of(KEYED)} | ${SORTED}
  why: Sort the rows by that column, names of the columns first
  (sort|sorted|order|ordered) [rows] {csv} by [column] {column}
  ? sort people.csv by age => head -n 1 people.csv; ${shown('age', KEYED)} | ${SORTED}
csv-sort-down: head -n 1 {csv}; ${of(KEYED)} | ${REVERSED}
  why: Sort the rows by that column downwards, names of the columns first
  (sort|sorted|order|ordered) [rows] {csv} by [column] {column} (descending|desc|in descending order|in reverse|reverse|reversed|backwards|highest first|largest first)
  ? sort people.csv by age descending => head -n 1 people.csv; ${shown('age', KEYED)} | ${REVERSED}
`,
  {
    id: 'csv-column',
    effect: 'reads',
    phrases: [
      '(column|field) [named|called] {column} {csv}',
      '{column} column {csv}',
      'values of {column} [column] {csv}',
    ],
    why: 'Print that column',
    command: of(VALUES),
    answer: NONE,
    examples: { 'show the city column of people.csv': shown('city', VALUES) },
  },
];
