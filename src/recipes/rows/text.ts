// Looking into files: first and last lines, counting, sorting, comparing.

import { cutAt, orElse } from '../fill/sentences.ts';
import { NOT_GIT } from '../policy.ts';
import type { Recipe } from '../slots/recipe.ts';

const HOW_OFTEN =
  '(how often|how many times|number of times|count|count how often|count how many times|count the number of times|frequency|frequency of|[count] occurrences of|[count] number of occurrences of) [does]';
const OCCURS =
  'occur|occurs|appear|appears|come up|comes up|is there|is in|used|is used|repeated|is repeated';

export const TEXT: readonly Recipe[] = [
  {
    id: 'show-file',
    effect: 'reads',
    phrases: [
      '(show|display|print|view|see|output|list|get|give|open up|cat|read|contents|content|whole|text|inside|what is inside|what is in|look at) ({readable:file}|{readables:files}) [contents|content]',
      '(what does|what do) {readable:file} (contain|say|hold)',
    ],
    why: 'Show the file',
    onlyFiles: true,
    command: 'cat{file?}{files?}',
    answer: orElse('The file is empty.'),
    examples: { 'show me the contents of notes.txt': 'cat notes.txt' },
  },
  {
    id: 'lines-of-code',
    effect: 'reads',
    phrases: [
      '(<count>|total) (lines of code|lines) [total|in total|altogether] {kind} [have] [{place}]',
      '<count> (line|lines) [of] [code] in all {kind} [{place}]',
      '[<count>|total] (line|lines) of {kind} [have] [{place}] [have] [total|in total]',
    ],
    why: 'Count the lines of each of those files, and their sum',
    command: `find {place} -type f{filters} ${NOT_GIT} -exec wc -l '{}' +`,
    examples: {
      'how many lines of code are in the python files':
        "find . -type f -iname '*.py' -not -path '*/.git/*' -exec wc -l '{}' +",
      'how many lines of rust are in src':
        "find src -type f -iname '*.rs' -not -path '*/.git/*' -exec wc -l '{}' +",
    },
  },
  {
    id: 'sort-json',
    effect: 'reads',
    phrases: ['(sort|sorted|order) {file} (by|on) [field|key] {column}'],
    why: 'Show the entries sorted; the file stays as it is',
    command: "jq 'sort_by(.{column})' {file}",
    examples: { 'sort users.json by name': "jq 'sort_by(.name)' users.json" },
  },
  {
    id: 'sort-lines',
    effect: 'reads',
    phrases: [
      '(sort|sorted|order|alphabetize) [line] {file} [alphabetically|in alphabetical order|by name]',
      '{file} (sorted|in alphabetical order|alphabetically)',
    ],
    why: 'Show the lines sorted; the file stays as it is',
    command: 'sort {file}',
    examples: { 'sort names.txt alphabetically': 'sort names.txt' },
  },
  {
    id: 'repeated-lines',
    effect: 'reads',
    phrases: [
      '(line|value|entry|name|word) [appear|occur|appears|occurs|are] (more than once|repeated|twice or more|several times) {file}',
      '(duplicate|duplicated|repeated) (line|value|entry|name) {file}',
    ],
    why: 'Show each line that occurs more than once',
    command: 'sort {file} | uniq -d',
    answer: orElse('No line occurs more than once.'),
    examples: {
      'which names appear more than once in names.txt': 'sort names.txt | uniq -d',
    },
  },
  {
    id: 'random-line',
    effect: 'reads',
    phrases: ['random =line {file}', 'pick [random] =line {file}'],
    why: 'Show a random line',
    command: 'sort -R {file} | head -n 1',
    examples: {
      'show a random line from names.txt': 'sort -R names.txt | head -n 1',
    },
  },
  {
    id: 'random-lines',
    effect: 'reads',
    phrases: [
      '{count} random line {file}',
      'random sample {count} line {file}',
      'pick {count} [random] line {file}',
    ],
    why: 'Show that many random lines',
    command: { gnu: 'shuf -n {count} {file}', bsd: 'sort -R {file} | head -n {count}' },
    examples: {
      '5 random lines of notes.txt': { gnu: 'shuf -n 5 notes.txt', bsd: 'sort -R notes.txt | head -n 5' },
    },
  },
  {
    id: 'line-frequency',
    effect: 'reads',
    countsOne: true,
    phrases: [
      '[{count}] (most common|most frequent|most repeated) (line|value|entry|name) {file}',
      '(count|frequency) [of] (duplicate|repeated) (line|value|entry|name) {file}',
    ],
    why: 'Count each distinct line, most frequent first',
    command: 'sort {file} | uniq -c | sort -rn | head -n {count=20}',
    answer: cutAt(20, 'lines'),
    examples: {
      'most common lines in names.txt': 'sort names.txt | uniq -c | sort -rn | head -n 20',
    },
  },
  {
    id: 'each-line-frequency',
    effect: 'reads',
    phrases: [
      `${HOW_OFTEN} (each|every|different|distinct) (line|value|entry|row) [${OCCURS}] {file}`,
      `${HOW_OFTEN} (each|every|different|distinct) (name|item|email|user|city|country|number) [${OCCURS}] {plain:file}`,
    ],
    why: 'Count each distinct line, most frequent first',
    command: 'sort {file} | uniq -c | sort -rn',
    examples: {
      'count how often each name appears in names.txt': 'sort names.txt | uniq -c | sort -rn',
    },
  },
  {
    id: 'word-frequency',
    effect: 'reads',
    countsOne: true,
    phrases: [
      `${HOW_OFTEN} (each|every|different|distinct) word [${OCCURS}] {file}`,
      '[{count}] (most common|most frequent|most used|most repeated) word {file}',
      'word (frequency|frequencies) {file}',
    ],
    why: 'Count each word, most frequent first',
    command: "tr -s '[:space:]' '\\n' < {file} | sort | uniq -c | sort -rn | head -n {count=20}",
    answer: cutAt(20, 'words'),
    examples: {
      'most common words in notes.txt':
        "tr -s '[:space:]' '\\n' < notes.txt | sort | uniq -c | sort -rn | head -n 20",
    },
  },
  {
    id: 'number-lines',
    effect: 'reads',
    phrases: ['{file} (with|including) line numbers', '(line numbers|number the lines|numbered) {file}'],
    why: 'Show the file with line numbers',
    command: 'cat -n {file}',
    examples: { 'show notes.txt with line numbers': 'cat -n notes.txt' },
  },
  {
    id: 'compare-files',
    effect: 'reads',
    phrases: [
      '(difference|differences|diff|compare|differ|different|changed) [between] {file} [and|with|to|from|vs|against|as] {file:other}',
      '(compare|difference|differences|diff|identical|same) [between] {pair:both}',
      '{file} [and|as|to|with|from] {file:other} (identical|same|equal|different)',
      'how do {file} [and] {file:other} differ',
    ],
    why: 'Compare them line by line',
    command: 'diff -u{both?}{file?}{other?}',
    emptyStatus: 1,
    answer: orElse('They are the same.'),
    examples: { 'difference between a.txt and b.txt': 'diff -u a.txt b.txt' },
  },
  {
    id: 'compare-folders',
    effect: 'reads',
    phrases: [
      '(difference|differences|diff|compare) [between] {subfolder:left} [and|with|to] {subfolder:right}',
      '(difference|differences|diff|compare) folders {name:left} and {name:right}',
    ],
    why: 'Compare the folders file by file',
    command: 'diff -rq {left} {right}',
    emptyStatus: 1,
    answer: orElse('They are the same.'),
    examples: { 'compare the src folder with the backup folder': 'diff -rq src backup' },
  },
  {
    id: 'follow-file',
    effect: 'reads',
    phrases: [
      '(follow|watch|monitor|tail -f) [log|logs|output|lines|changes] {file} [live|as it grows|in real time|in realtime]',
      '(new lines|live) {file} [as they are added]',
    ],
    why: 'Show new lines as they arrive; Ctrl-C ends it',
    command: 'tail -f {file}',
    examples: { 'follow app.log': 'tail -f app.log' },
  },
  {
    id: 'pretty-json',
    effect: 'reads',
    phrases: [
      '(format|pretty print|pretty-print|prettify|formatted|nicely formatted) [json] {file} [nicely]',
    ],
    why: 'Show the JSON indented',
    command: 'jq . {file}',
    examples: { 'pretty print config.json': 'jq . config.json' },
  },
  {
    id: 'longest-lines',
    effect: 'reads',
    phrases: ['longest line {file}'],
    why: 'Show the longest line',
    command: "awk 'length($0) > longest { longest = length($0); line = $0 } END { print line }' {file}",
    examples: {
      'longest line in notes.txt':
        "awk 'length($0) > longest { longest = length($0); line = $0 } END { print line }' notes.txt",
    },
  },
];
