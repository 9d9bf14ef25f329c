// Looking into files: first and last lines, counting, sorting, comparing.

import { cutAt, orElse } from '../fill/sentences.ts';
import { NOT_GIT } from '../policy.ts';
import type { Recipe } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

const HOW_OFTEN =
  '(how often|how many times|number of times|count|count how often|count how many times|count the number of times|frequency|frequency of|[count] occurrences of|[count] number of occurrences of) [does]';
const OCCURS =
  'occur|occurs|appear|appears|come up|comes up|is there|is in|used|is used|repeated|is repeated';

export const TEXT: readonly Recipe[] = recipes`
show-file: cat{file?}{files?}
  why: Show the file
  is: onlyFiles
  (show|display|print|view|see|output|list|get|give|open up|cat|read|contents|content|whole|text|inside|what is inside|what is in|look at) ({readable:file}|{readables:files}) [contents|content]
  (what does|what do) {readable:file} (contain|say|hold)
  answer: ${orElse('The file is empty.')}
  ? show me the contents of notes.txt => cat notes.txt
lines-of-code: find {place} -type f{filters} ${NOT_GIT} -exec wc -l '{}' +
  why: Count the lines of each of those files, and their sum
  (<count>|total) (lines of code|lines) [total|in total|altogether] {kind} [have] [{place}]
  <count> (line|lines) [of] [code] in all {kind} [{place}]
  [<count>|total] (line|lines) of {kind} [have] [{place}] [have] [total|in total]
  ? how many lines of code are in the python files => find . -type f -iname '*.py' -not -path '*/.git/*' -exec wc -l '{}' +
  ? how many lines of rust are in src => find src -type f -iname '*.rs' -not -path '*/.git/*' -exec wc -l '{}' +
sort-json: jq 'sort_by(.{column})' {file}
  why: Show the entries sorted; the file stays as it is
  (sort|sorted|order) {file} (by|on) [field|key] {column}
  ? sort users.json by name => jq 'sort_by(.name)' users.json
repeated-lines: sort {file} | uniq -d
  why: Show each line that occurs more than once
  (line|value|entry|name|word) [appear|occur|appears|occurs|are] (more than once|repeated|twice or more|several times) {file}
  (duplicate|duplicated|repeated) (line|value|entry|name) {file}
  answer: ${orElse('No line occurs more than once.')}
  ? which names appear more than once in names.txt => sort names.txt | uniq -d
random-lines: shuf -n {count=1} {file}
  bsd: sort -R {file} | head -n {count=1}
  why: Show random lines
  [{count}] random line {file}
  random sample {count} line {file}
  pick [{count}] [random] line {file}
  ? 5 random lines of notes.txt => shuf -n 5 notes.txt
    bsd: sort -R notes.txt | head -n 5
  ? show a random line from names.txt => shuf -n 1 names.txt
    bsd: sort -R names.txt | head -n 1
line-frequency: sort {file} | uniq -c | sort -rn | head -n {count=20}
  why: Count each distinct line, most frequent first
  is: countsOne
  [{count}] (most common|most frequent|most repeated) (line|value|entry|name) {file}
  (count|frequency) [of] (duplicate|repeated) (line|value|entry|name) {file}
  answer: ${cutAt(20, 'lines')}
  ? most common lines in names.txt => sort names.txt | uniq -c | sort -rn | head -n 20
each-line-frequency: sort {file} | uniq -c | sort -rn
  why: Count each distinct line, most frequent first
  ${HOW_OFTEN} (each|every|different|distinct) (line|value|entry|row) [${OCCURS}] {file}
  ${HOW_OFTEN} (each|every|different|distinct) (name|item|email|user|city|country|number) [${OCCURS}] {plain:file}
  ? count how often each name appears in names.txt => sort names.txt | uniq -c | sort -rn
word-frequency: tr -s '[:space:]' '\n' < {file} | sort | uniq -c | sort -rn | head -n {count=20}
  why: Count each word, most frequent first
  is: countsOne
  ${HOW_OFTEN} (each|every|different|distinct) word [${OCCURS}] {file}
  [{count}] (most common|most frequent|most used|most repeated) word {file}
  word (frequency|frequencies) {file}
  answer: ${cutAt(20, 'words')}
  ? most common words in notes.txt => tr -s '[:space:]' '\n' < notes.txt | sort | uniq -c | sort -rn | head -n 20
number-lines: cat -n {file}
  why: Show the file with line numbers
  {file} (with|including) line numbers
  (line numbers|number the lines|numbered) {file}
  ? show notes.txt with line numbers => cat -n notes.txt
compare-files: diff -u{both?}{file?}{other?}
  why: Compare them line by line
  emptyStatus: 1
  (difference|differences|diff|compare|differ|different|changed) [between] {file} [and|with|to|from|vs|against|as] {file:other}
  (compare|difference|differences|diff|identical|same) [between] {pair:both}
  {file} [and|as|to|with|from] {file:other} (identical|same|equal|different)
  how do {file} [and] {file:other} differ
  answer: ${orElse('They are the same.')}
  ? difference between a.txt and b.txt => diff -u a.txt b.txt
compare-folders: diff -rq {left} {right}
  why: Compare the folders file by file
  emptyStatus: 1
  (difference|differences|diff|compare) [between] {subfolder:left} [and|with|to] {subfolder:right}
  (difference|differences|diff|compare) folders {name:left} and {name:right}
  answer: ${orElse('They are the same.')}
  ? compare the src folder with the backup folder => diff -rq src backup
follow-file: tail -f {file}
  why: Show new lines as they arrive; Ctrl-C ends it
  (follow|watch|monitor|tail -f) [log|logs|output|lines|changes] {file} [live|as it grows|in real time|in realtime]
  (new lines|live) {file} [as they are added]
  ? follow app.log => tail -f app.log
pretty-json: jq . {file}
  why: Show the JSON indented
  (format|pretty print|pretty-print|prettify|formatted|nicely formatted) [json] {file} [nicely]
  ? pretty print config.json => jq . config.json
longest-lines: awk 'length($0) > longest { longest = length($0); line = $0 } END { print line }' {file}
  why: Show the longest line
  longest line {file}
  ? longest line in notes.txt => awk 'length($0) > longest { longest = length($0); line = $0 } END { print line }' notes.txt
`;
