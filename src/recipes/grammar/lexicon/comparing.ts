// Comparisons of two files or folders: differences, common lines, joined columns.

import { beside, type SayingRow, sayings } from './saying-row.ts';

const FILES = '(file|folder|content|content of|line of|sorted file|file in|folder in)?';
const TWO = `(sorted)? ${FILES} {a:thing} (and|with|to|against|,|versus|vs) (sorted)? ${FILES} {b:thing}`;
const DIFF_OPTIONS = {
  recursive: '-r',
  ignoreSpace: '-w',
  ignoreBlankLines: '-B',
  ignoreCase: '-i',
  brief: '-q',
  sideBySide: '-y',
  suppressCommon: '--suppress-common-lines',
  excluding: '-x {excluded}',
};
const LINE = '(line|row|entry|record|string|item|value)';
const APPEAR = '(appear|occur|exist|found|present|contained|listed|appearing|occurring|existing|is|are)';
const NOT =
  '(not|do not|dont|does not|that do not|which do not|that does not|which does not|but not|that are not|which are not|and not|but do not|and do not|not present|are not|but are not|is not|that is not|which is not|missing)';

const comm = (columns: string, order = 'sort'): string =>
  `comm -${columns} <(${order} {a/}) <(${order} {b/})`;
const onBoth = (program: string): string => `${program} <(sort {a/}) <(sort {b/})`;
export const COMPARING: readonly SayingRow[] = sayings`
diff -y {a/} {b/}
  is: lines
  (<show>|compare|diff)? (difference|diff)? (side by side|side-by-side|next to each other|in two columns) (between|of|for)? ${TWO}
  (<show>|compare|diff)? (difference|diff)? (between|of|for)? ${TWO} (side by side|side-by-side|next to each other|in two columns)
  ? show the difference between notes.txt and old.txt side by side => diff -y notes.txt old.txt
diff -rq {a/} {b/} | grep -F 'Only in {a#}'
  is: lines
  kinds: a=folder, b=folder
  fits: ${({ a = [], b = [] }) => [...a, ...b].every((one) => /^[\w./ -]+$/.test(one))}
  derive: ${beside('b', 'a')}
  (which|what|show|list|find)? (file|entry) (are|is|exist|exists)? (only)? (in|inside) (folder)? {a:thing} (folder)? (but|and|that are|which are)? (not|missing|are not|is not|missing from) (in|from|inside)? (folder)? {b:target} (folder)?
  (what|which file|which) (is|are)? (new|only|there)? in (folder)? {a:thing} (that|which|and|but)? (is|are)? (not in|missing from|missing in) {b:target}
  (what|which file|which|file) (is|are)? (new|only|there)? in (folder)? {a:thing} (that|which|and|but)? {b:target} (do not|does not) (have|contain)
  ? which files are in docs but not in backup => diff -rq docs backup | grep -F 'Only in docs'
diff -r {place/}/{a/} {place/}/{b/}
  is: lines
  fits: ${({ a = [], b = [] }) => [...a, ...b].every((one) => !one.includes('/'))}
  (compare|diff) (folder|file)? {a:target} (and|with|to) {b:target} (in|inside|under) (folder)? {place:path}
  (what|how)? (changed|is different|differs|difference|differ) (between|in) (folder|file)? {a:target} (and|to) {b:target} (in|inside|under) (folder)? {place:path}
  ? compare v1 and v2 in backup => diff -r backup/v1 backup/v2
diff{options#} {a/} {b/}
  is: lines
  options: ${{ ...DIFF_OPTIONS, unified: '-u' }}
  (compare|diff) ${TWO} (line by line)?
  (<show>|find)? (difference|diff) (between|of|in) ${TWO} (line by line)?
  <show>? (difference) (in|of) {a:thing} (when)? (compared|in comparison|relative|with respect) (to|with) {b:thing}
  <show>? how ${TWO} differ
  (how|where) does {a:thing} differ from {b:thing}
  what (changed|is different|differs) (between|from) {a:thing} (and|to) {b:thing}
  ? compare notes.txt and old.txt ignoring case => diff -i notes.txt old.txt
diff{options#} -r {a/} {b/}
  is: lines, favour 0.7
  options: ${{ ...DIFF_OPTIONS, recursive: '', unified: '-u' }}
  <show>? (difference|diff) (between|of|in) folder {a:thing} and {b:thing}
  (compare|diff) folder {a:thing} (and|with|to) {b:thing}
  (compare|diff) (every)? file in (folder)? {a:thing} (and|with) (those in)? {b:thing}
  ? compare every file in docs and backup => diff -r docs backup
diff{options#} -U {n#} {a/} {b/}
  is: lines
  otherwise: n=3
  (compare|diff|show differences between|show difference between|find differences between) (file)? {a:thing} (and|with|to|against) {b:thing} (line by line)? (with|in|showing|using)? ({n} line of)? (unified)? (context|format|diff|unified|unified diff|unified format)? (unified|context)
  (unified diff|unified difference) (of|between) {a:thing} and {b:thing}
  ? unified diff of notes.txt and old.txt => diff -U 3 notes.txt old.txt
  options: ${DIFF_OPTIONS}
  (compare|diff) ${TWO} (line by line)? (and|with|in|using|showing|print|display)? (print|show)? {n} line of (unified|output)? (unified)? context
  <show>? (difference|diff) (between|of|in) ${TWO} (and|with|in|using|showing|print|display)? (print|show)? {n} line of (unified|output)? (unified)? context
  ? diff notes.txt and old.txt with 5 lines of context => diff -U 5 notes.txt old.txt
diff -q{options#} {a/} {b/}
  options: recursive=r, ignoreSpace=w, ignoreCase=i, brief=
  <show>? (whether|if) ${TWO} (differ|are different|are same|are identical|are equal)
  (check|test|tell|report|see|determine) (whether|if) ${TWO} (differ|are different|are same|are identical|are equal|have same content)
  <show>? (which|what|name of|names of|only name of)? (file that differ|file differ|differing file|different file) (between|in) (folder)? {a:thing} and (folder)? {b:thing}
  ? check if notes.txt and old.txt are identical => diff -q notes.txt old.txt
diff -rq{options#} {a/} {b/}
  is: lines, favour 0.9
  options: recursive=, ignoreSpace=w, ignoreCase=i, brief=
  <show>? (summary of)? (new/missing|new and missing|missing and new|new or missing) file (,|and)? (and)? (which|what)? file differ(ing)? (between|in) (folder)? {a:thing} and (folder)? {b:thing}
  <show>? (which|what|names of|name of) (file|differing file) differ (between|in) folder {a:thing} and {b:thing}
  <show>? (which|what) file differ (between|in) (folder)? {a:thing} and (folder)? {b:thing}
  ? which files differ between docs and backup => diff -rq docs backup
diff {a/} {b/} | grep -c '^[<>]'
  <show>? (count of|how many) (differing|different) ${LINE} (between|in) ${TWO}
  <show>? (count of|how many) ${LINE} (that differ|differ|that are different) (between|in) ${TWO}
  ? how many lines differ between notes.txt and old.txt => diff notes.txt old.txt | grep -c '^[<>]'
${comm('12')}
  is: lines
  <show>? (only)? (${LINE} common|common ${LINE}|equal ${LINE}|shared ${LINE}|${LINE} in common|matching ${LINE}|same ${LINE}|identical ${LINE}|duplicate ${LINE}|intersection|intersection of ${LINE}|intersection of content) (in|to|between|of|from|shared by|for)? (content of|sorted content of)? ${TWO}
  <show>? (only)? ${LINE} (that|which)? (are)? ${APPEAR} (in)? (both|common in|common to|shared by|also)? (in)? ${TWO}
  <show>? (only)? ${LINE} (that|which)? ${TWO} (have in common|share)
  what (do|does|is|are) ${TWO} (have in common|share|in common|both have)
  <show>? (only)? ${LINE} (in|of|from) {a:thing} (that|which)? (are)? (also)? (${APPEAR} in|also in|found also in|exist also in|also ${APPEAR} in) (file)? {b:thing}
  ? show lines that appear in both notes.txt and old.txt => comm -12 <(sort notes.txt) <(sort old.txt)
${comm('23')}
  is: lines
  <show>? (only)? (unique)? ${LINE} (in|of|from) (sorted content of|content of|sorted)? (file)? {a:thing} (that|which)? ${NOT} (${APPEAR})? (in|from) (sorted content of|content of|sorted)? (file)? {b:thing}
  <show>? (only)? (unique)? ${LINE} (that|which)? (are)? (only)? (${APPEAR})? (only)? (in|of) (file)? {a:thing} ${NOT} (${APPEAR})? (in|from) (file)? {b:thing}
  <show>? (only)? (unique ${LINE}|${LINE} unique|${LINE} unique to|${LINE} only) (in|of|to)? (sorted)? (file)? {a:thing} (when)? (compared|relative|with respect) (to|with) (sorted)? (file)? {b:thing}
  <show>? (only)? ${LINE} (in|of|from) {a:thing} (except|excluding|without|other than) (those|the ones|${LINE})? (${APPEAR}|that are|that appear)? (in)? {b:thing}
  (extract) ${LINE} (in|of|from) (sorted)? (file)? {a:thing} (that|which) ${NOT} (${APPEAR})? in (sorted)? (file)? {b:thing}
  <show>? set difference (of|between) {a:thing} and {b:thing}
  (subtract|remove) ${LINE} (of|in|from)? {b:thing} from {a:thing}
  (what|which|show|list|find)? ${LINE}? (is|are)? (there)? (in|of) (file)? {a:thing} (that|which|but) (file)? {b:thing} (do not|does not|dont|doesnt|not) (have|contain|include|know)
  (what|which) ${LINE}? (do|does) {a:thing} have (that|which|but) {b:thing} (do not|does not|dont|doesnt|not) (have)?
  ${LINE}? {b:thing} (lack|is missing|misses|miss|does not have) (that|which)? (are|is)? (in)? {a:thing} (has|have)?
  ? print lines that are only in notes.txt and not in old.txt => comm -23 <(sort notes.txt) <(sort old.txt)
${comm('3')}
  is: lines
  <show>? (only)? ${LINE} (that|which)? (are)? (only|unique|${APPEAR})? (only)? (in)? (only)? ({one:n} of|either) ${TWO} (but not both|but not in both)?
  <show>? (only)? (unique ${LINE}|${LINE} unique) (in|of|to|between|from) (sorted)? ${TWO}
  <show>? (every|each)? ${LINE} (in|of|from) {a:thing} (or|and) {b:thing} (that|which) ${NOT} (${APPEAR})? in (the other|other|each other|both|other file|other one)
  <show>? symmetric difference (of|between) ${TWO}
  ? lines unique to notes.txt and old.txt => comm -3 <(sort notes.txt) <(sort old.txt)
comm <(sort {a/}) <(sort {b/})
  <show>? (in|as)? (three columns|3 columns)? ${LINE} (unique)? (only)? (in|to) {a:thing} (only)? ${LINE}? (unique)? (only)? (in|to)? {b:thing} (only)? and (those|common ${LINE}|${LINE} common|${LINE}) (in|to)? (both|both file)?
  compare (sorted)? (file)? {a:thing} and {b:thing} (line by line)? (and (show|print))? in {three:n} column
  ? compare notes.txt and old.txt in three columns => comm <(sort notes.txt) <(sort old.txt)
${onBoth('diff')}
  is: favour 1
  (sort and compare|compare and sort) (file)? {a:thing} and {b:thing}
  (sort|sorted) {a:thing} and {b:thing} (and|then)? (then)? <show>? (the)? (difference|diff) (between)? (them|the two)?
  <show>? (difference|diff) between sorted (content of|version of|line of)? {a:thing} and (sorted)? {b:thing}
  compare sorted (content of|version of|line of)? {a:thing} and (sorted)? {b:thing}
  ? sort and compare notes.txt and old.txt => diff <(sort notes.txt) <(sort old.txt)
join{options#} <(sort {a/}) <(sort {b/})
  is: lines
  options: ${joinOptions()}
  gnuOnly: ignoreCase
  (join|merge|combine) (data|line|content|row|information|entry|string)? (in|of|from)? (file)? {a:thing} (and|with|to) (data in|line in|line of|those in|file)? {b:thing} (where|if|when|on|by|using|that|which) (the)? (line|they|that)? (share|have|on|by)? (the)? (common|same|matching)? (common)? (first)? (field|word|column|key) (of both file)? (match|matches|in common|is same|is common in both file|are equal|are same)?
  (join|merge) (data|line|content|information|string)? (in|of|from)? (file)? {a:thing} (and|with) {b:thing} (on|by) (common|first|their first|same)? (field|word|column)
  (for each line whose)? first (field|word|column) (is same|is common|match) in {a:thing} and {b:thing} (output|print) (common)? first field followed by (other|remaining) field (in|of) {a2:thing} and {b2:thing}
  (join|merge) (line of|line from|lines of)? (file)? {a:thing} and {b:thing} (on|by|based on|using) (common|first|same)? (field|column|key|first column|first field)
  (join) (file|content of|lines of|data in)? {a:thing} (and|with) {b:thing}
  ? join a.csv and data.csv on the first column => join <(sort a.csv) <(sort data.csv)
  ? join a.csv and data.csv on their first field => join <(sort a.csv) <(sort data.csv)
join{options#} -j {rank#} <(sort -k {rank#} {a/}) <(sort -k {rank#} {b/})
  is: lines
  options: ${joinOptions()}
  gnuOnly: ignoreCase
  fits: ${({ rank = [] }) => rank.every((one) => /^[23]$/.test(one))}
  (join|merge|combine) (data|line|content|information)? (in|of|from)? (file)? {a:thing} (and|with) {b:thing} (where|when|if|on|by|using) (their)? (common)? {rank} (field|column|word) (of both file)? (match|is common|is same|are equal|are same|is common in both file)? (in both file)?
  ? join notes.txt and old.txt on the second column => join -j 2 <(sort -k 2 notes.txt) <(sort -k 2 old.txt)
join -v 1 <(sort {a/}) <(sort {b/})
  is: lines
  <show>? line (in|of|from) {a:thing} whose first (field|word|column) ${NOT} (${APPEAR})? (as first (field|word|column)|as a first field)? in {b:thing}
  <show>? {a:thing} (omitting|without|excluding) line whose first (field|word|column) (${APPEAR}) in {b:thing}
  ? lines in notes.txt whose first word is not in old.txt => join -v 1 <(sort notes.txt) <(sort old.txt)
paste {a/} {b/}
  is: lines
  paste {a:thing} and {b:thing}
  ? paste notes.txt and old.txt => paste notes.txt old.txt
  (merge|paste|combine|join|print|show|display|put|concatenate) (each|every|corresponding)? (line|column|content|them)? (of|from|in)? (parallel)? (in)? (file)? {a:thing} and {b:thing} (side by side|side-by-side|line by line|next to each other|in columns|in parallel|horizontally|column by column|as columns|in two columns|separated by tab|tab-separated|with tab)
  (merge|paste|combine|join) (corresponding line|corresponding lines) (of|from|in) {a:thing} and {b:thing}
  (merge|paste|combine) (each)? line (of|from|in) {a:thing} and {b:thing}
  (print|show) each line in parallel (in|of|from) (file)? {a:thing} and {b:thing}
  ? merge notes.txt and old.txt side by side => paste notes.txt old.txt
paste -d {sep} {a/} {b/}
  is: lines, favour 1.1
  (merge|paste|combine|join|print|show|put|concatenate) (each|every|corresponding)? (line|column|content)? (of|from|in)? (file)? {a:thing} and {b:thing} (side by side|side-by-side|line by line|next to each other)? (separated|delimited|joined) by (single)? (<sep:named>|{sep:quoted}) (character)?
  (paste|merge) {a:thing} and {b:thing} (with|using) (a)? (<sep:named>|{sep:quoted}) ((as)? (delimiter|separator)|between them|in between)?
  ? paste notes.txt and old.txt with a comma between them => paste -d , notes.txt old.txt
  ? paste notes.txt and old.txt with ":" as separator => paste -d : notes.txt old.txt
sort -m {files*}
  is: lines
  (merge) (already)? (sorted) (file)? {files:things} (preserving order|keeping order|into sorted output)?
  (merge) (already)? (sorted) (file)? {files:globs}
  ? merge the sorted files notes.txt and old.txt => sort -m notes.txt old.txt
`;

function joinOptions(): Readonly<Record<string, string>> {
  return { ignoreCase: '-i' };
}
