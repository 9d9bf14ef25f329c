// Looking into files: first and last lines, counting, sorting, comparing.

import { cutAt, orElse } from '../fill/sentences.ts';
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
      '(show|display|print|view|see|output|list|get|give|open up|cat|read|contents|content|whole|text|inside|what is inside|what is in|look at) {readable:file}|{readables:files} [contents|content]',
      '(what does|what do) {readable:file} (contain|say|hold)',
    ],
    why: 'Show the file',
    command: 'cat{file?}{files?}',
    answer: orElse('The file is empty.'),
    examples: [{ question: 'show me the contents of notes.txt', command: 'cat notes.txt' }],
  },
  {
    id: 'first-lines',
    effect: 'reads',
    phrases: [
      'first (lines|few lines|couple of lines|{count} line) {file}',
      '{count} first line {file}',
      '(top|head|beginning|start) [{count}] [line] {file}',
      'top {count} line {file}',
    ],
    why: 'Show the first lines',
    command: 'head -n {count=10} {file}',
    examples: [{ question: 'show the first 5 lines of notes.txt', command: 'head -n 5 notes.txt' }],
  },
  {
    id: 'last-lines',
    effect: 'reads',
    phrases: [
      'last (lines|few lines|couple of lines|{count} line) {file}',
      '{count} last line {file}',
      '(bottom|tail|end) [{count}] [line] {file}',
      '(bottom|final) {count} line {file}',
    ],
    why: 'Show the last lines',
    command: 'tail -n {count=10} {file}',
    examples: [{ question: 'show the last 20 lines of app.log', command: 'tail -n 20 app.log' }],
  },
  {
    id: 'line-range',
    effect: 'reads',
    phrases: ['line {range} {file}'],
    why: 'Show those lines',
    command: "sed -n '{from},{to}p' {file}",
    examples: [{ question: 'show lines 10 to 20 of notes.txt', command: "sed -n '10,20p' notes.txt" }],
  },
  {
    id: 'one-line',
    effect: 'reads',
    phrases: ['line [number] {nth} {file}', '{nth} =line {file}'],
    why: 'Show that line',
    command: "sed -n '{nth}p' {file}",
    examples: [{ question: 'show line 3 of notes.txt', command: "sed -n '3p' notes.txt" }],
  },
  {
    id: 'count-lines',
    effect: 'reads',
    phrases: ['<count> line|row [does] {files}', 'line count {file}', 'wc {file}'],
    why: 'Count the lines',
    command: 'wc -l{files?}{file?}',
    examples: [{ question: 'how many lines are in notes.txt', command: 'wc -l notes.txt' }],
  },
  {
    id: 'count-words',
    effect: 'reads',
    phrases: ['<count> word [does] {files}', 'word count {files}'],
    why: 'Count the words',
    command: 'wc -w {files}',
    examples: [{ question: 'count the words in notes.txt', command: 'wc -w notes.txt' }],
  },
  {
    id: 'count-characters',
    effect: 'reads',
    phrases: ['<count> (character|letter|char) [does] {files}', 'character count {files}'],
    why: 'Count the characters',
    command: 'wc -m {files}',
    examples: [{ question: 'how many characters are in notes.txt', command: 'wc -m notes.txt' }],
  },
  {
    id: 'lines-of-code',
    effect: 'reads',
    phrases: [
      '<count>|total (lines of code|lines) [total|in total|altogether] {kind} [have] [{place}]',
      '<count> (line|lines) [of] [code] in all {kind} [{place}]',
    ],
    why: 'Count the lines of each of those files, and their sum',
    command: "find {place} -type f{filters} -not -path '*/.git/*' -exec wc -l '{}' +",
    examples: [
      {
        question: 'how many lines of code are in the python files',
        command: "find . -type f -iname '*.py' -not -path '*/.git/*' -exec wc -l '{}' +",
      },
    ],
  },
  {
    id: 'sort-unique',
    effect: 'reads',
    phrases: [
      '(sort|sorted) {file} [and] (remove|removing|without|drop|delete|dedupe|deduplicate) [duplicate|duplicates] [line]',
      '(unique|distinct) [and] [sorted] (line|value|entry|name|word) [only] {file}',
      '{file} (without|with no) (duplicates|duplicate lines|repeated lines)',
      '(sort|sorted) [and] (unique|dedupe|deduplicate) {file}',
      'remove duplicate line (from|in) {file}',
    ],
    why: 'Show the lines sorted, each once; the file stays as it is',
    command: 'sort -u {file}',
    examples: [{ question: 'sort names.txt and remove duplicates', command: 'sort -u names.txt' }],
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
    examples: [{ question: 'sort names.txt alphabetically', command: 'sort names.txt' }],
  },
  {
    id: 'sort-numbers',
    effect: 'reads',
    phrases: [
      '(sort|sorted|order) [line] {file} (numerically|by number|in numerical order|by numeric value)',
    ],
    why: 'Show the lines sorted by number; the file stays as it is',
    command: 'sort -n {file}',
    examples: [{ question: 'sort numbers.txt numerically', command: 'sort -n numbers.txt' }],
  },
  {
    id: 'sort-reverse',
    effect: 'reads',
    phrases: [
      '(sort|sorted|order) [line] {file} [in] (reverse|reversed|descending|backwards|reverse order|descending order|reverse alphabetical order)',
      '(reverse|reversed) (sort|sorted|order) {file}',
    ],
    why: 'Show the lines sorted backwards; the file stays as it is',
    command: 'sort -r {file}',
    examples: [{ question: 'sort names.txt in reverse order', command: 'sort -r names.txt' }],
  },
  {
    id: 'count-unique',
    effect: 'reads',
    phrases: ['<count> (unique|distinct|different) (line|value|entry|name|word) {file}'],
    why: 'Count the distinct lines',
    command: 'sort -u {file} | wc -l',
    examples: [{ question: 'how many unique lines are in names.txt', command: 'sort -u names.txt | wc -l' }],
  },
  {
    id: 'csv-header',
    effect: 'reads',
    phrases: ['(header|headers|heading|column names|columns|header row|header line) {csv:file}'],
    why: 'Show the first line',
    command: 'head -n 1 {file}',
    examples: [{ question: 'show the header of data.csv', command: 'head -n 1 data.csv' }],
  },
  {
    id: 'repeated-lines',
    effect: 'reads',
    phrases: [
      '(line|value|entry|name|word) [appear|occur|appears|occurs|are] (more than once|repeated|twice or more|several times) {file}',
    ],
    why: 'Show each line that occurs more than once',
    command: 'sort {file} | uniq -d',
    answer: orElse('No line occurs more than once.'),
    examples: [
      { question: 'which names appear more than once in names.txt', command: 'sort names.txt | uniq -d' },
    ],
  },
  {
    id: 'last-line',
    effect: 'reads',
    phrases: ['(last|final) =line {file}'],
    why: 'Show the last line',
    command: 'tail -n 1 {file}',
    examples: [{ question: 'show the last line of notes.txt', command: 'tail -n 1 notes.txt' }],
  },
  {
    id: 'random-line',
    effect: 'reads',
    phrases: ['random =line {file}', 'pick [random] =line {file}'],
    why: 'Show a random line',
    command: 'sort -R {file} | head -n 1',
    examples: [
      {
        question: 'show a random line from names.txt',
        command: 'sort -R names.txt | head -n 1',
      },
    ],
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
    examples: [
      {
        question: '5 random lines of notes.txt',
        command: { gnu: 'shuf -n 5 notes.txt', bsd: 'sort -R notes.txt | head -n 5' },
      },
    ],
  },
  {
    id: 'sort-csv-by-column',
    effect: 'reads',
    phrases: [
      '(sort|sorted|order) {csv:file} by {nth} column',
      '(sort|sorted|order) {csv:file} by column [number] {nth}',
    ],
    why: 'Show the lines sorted by that column; the file stays as it is',
    command: 'sort -t , -k {nth},{nth} {file}',
    examples: [{ question: 'sort data.csv by the second column', command: 'sort -t , -k 2,2 data.csv' }],
  },
  {
    id: 'sort-text-by-column',
    effect: 'reads',
    phrases: [
      '(sort|sorted|order) {plain:file} by {nth} column',
      '(sort|sorted|order) {plain:file} by column [number] {nth}',
    ],
    why: 'Show the lines sorted by that column; the file stays as it is',
    command: 'sort -k {nth},{nth} {file}',
    examples: [{ question: 'sort table.txt by the second column', command: 'sort -k 2,2 table.txt' }],
  },
  {
    id: 'line-frequency',
    effect: 'reads',
    phrases: [
      '[{count}] (most common|most frequent|most repeated) (line|value|entry|name) {file}',
      '(count|frequency) [of] (duplicate|repeated) (line|value|entry|name) {file}',
      '(duplicate|duplicated|repeated) (line|value|entry|name) {file}',
    ],
    why: 'Count each distinct line, most frequent first',
    command: 'sort {file} | uniq -c | sort -rn | head -n {count=20}',
    answer: cutAt(20, 'lines'),
    examples: [
      {
        question: 'most common lines in names.txt',
        command: 'sort names.txt | uniq -c | sort -rn | head -n 20',
      },
    ],
  },
  {
    id: 'each-line-frequency',
    effect: 'reads',
    phrases: [
      `${HOW_OFTEN} (each|every|different|distinct) (line|value|entry|row) [${OCCURS}] {file}`,
      `${HOW_OFTEN} (each|every|different|distinct) (name|item|email|address|user|url|ip|ip address|city|country|number) [${OCCURS}] {plain:file}`,
    ],
    why: 'Count each distinct line, most frequent first',
    command: 'sort {file} | uniq -c | sort -rn',
    examples: [
      {
        question: 'count how often each name appears in names.txt',
        command: 'sort names.txt | uniq -c | sort -rn',
      },
    ],
  },
  {
    id: 'word-frequency',
    effect: 'reads',
    phrases: [
      `${HOW_OFTEN} (each|every|different|distinct) word [${OCCURS}] {file}`,
      '[{count}] (most common|most frequent|most used|most repeated) word {file}',
      'word (frequency|frequencies) {file}',
    ],
    why: 'Count each word, most frequent first',
    command: "tr -s '[:space:]' '\\n' < {file} | sort | uniq -c | sort -rn | head -n {count=20}",
    answer: cutAt(20, 'words'),
    examples: [
      {
        question: 'most common words in notes.txt',
        command: "tr -s '[:space:]' '\\n' < notes.txt | sort | uniq -c | sort -rn | head -n 20",
      },
    ],
  },
  {
    id: 'csv-column',
    effect: 'reads',
    phrases: ['{nth} (column|field) [only] {csv:file}', '(column|field) [number] {nth} [only] {csv:file}'],
    why: 'Show that column',
    command: 'cut -d , -f {nth} {file}',
    examples: [{ question: 'show the second column of data.csv', command: 'cut -d , -f 2 data.csv' }],
  },
  {
    id: 'text-column',
    effect: 'reads',
    phrases: [
      '{nth} (column|field|word of each line|word on each line) [only] {plain:file}',
      '(column|field) [number] {nth} [only] {plain:file}',
    ],
    why: 'Show that column',
    command: "awk '{ print {field} }' {file}",
    examples: [{ question: 'show the second column of table.txt', command: "awk '{ print $2 }' table.txt" }],
  },
  {
    id: 'number-lines',
    effect: 'reads',
    phrases: ['{file} (with|including) line numbers', '(line numbers|number the lines|numbered) {file}'],
    why: 'Show the file with line numbers',
    command: 'cat -n {file}',
    examples: [{ question: 'show notes.txt with line numbers', command: 'cat -n notes.txt' }],
  },
  {
    id: 'compare-files',
    effect: 'reads',
    phrases: [
      '(difference|differences|diff|compare|differ|different|changed) [between] {file} [and|with|to|from|vs|against|as] {file:other}',
      '(compare|difference|differences|diff|identical|same) [between] {pair:both}',
      '{file} [and|as|to|with|from] {file:other} (identical|same|equal|different)',
      'how do {file} [and] {file:other} differ',
      'what is different (between|in) {file} [and] {file:other}',
    ],
    why: 'Compare them line by line',
    command: 'diff -u{both?}{file?}{other?}',
    emptyStatus: 1,
    answer: orElse('They are the same.'),
    examples: [{ question: 'difference between a.txt and b.txt', command: 'diff -u a.txt b.txt' }],
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
    examples: [{ question: 'compare the src folder with the backup folder', command: 'diff -rq src backup' }],
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
    examples: [{ question: 'follow app.log', command: 'tail -f app.log' }],
  },
  {
    id: 'uppercase',
    effect: 'reads',
    phrases: [
      '{file} in (uppercase|upper case|capitals|all caps|capital letters)',
      'convert {file} to (uppercase|upper case|capitals)',
    ],
    why: 'Show it in capitals; the file stays as it is',
    command: "tr '[:lower:]' '[:upper:]' < {file}",
    examples: [
      { question: 'show notes.txt in uppercase', command: "tr '[:lower:]' '[:upper:]' < notes.txt" },
    ],
  },
  {
    id: 'pretty-json',
    effect: 'reads',
    phrases: [
      '(format|pretty print|pretty-print|prettify|formatted|nicely formatted) [json] {file} [nicely]',
    ],
    why: 'Show the JSON indented',
    command: 'jq . {file}',
    examples: [{ question: 'pretty print config.json', command: 'jq . config.json' }],
  },
  {
    id: 'reverse-lines',
    effect: 'reads',
    phrases: [
      '{file} (backwards|upside down|in reverse)',
      'line {file} in reverse [order]',
      'reverse [order of] line {file}',
    ],
    why: 'Show the lines, last one first',
    command: { gnu: 'tac {file}', bsd: 'tail -r {file}' },
    examples: [
      { question: 'show notes.txt in reverse', command: { gnu: 'tac notes.txt', bsd: 'tail -r notes.txt' } },
    ],
  },
  {
    id: 'longest-lines',
    effect: 'reads',
    phrases: ['longest line {file}'],
    why: 'Show the longest line',
    command: "awk 'length($0) > longest { longest = length($0); line = $0 } END { print line }' {file}",
    examples: [
      {
        question: 'longest line in notes.txt',
        command:
          "awk 'length($0) > longest { longest = length($0); line = $0 } END { print line }' notes.txt",
      },
    ],
  },
];
