// What people ask of one text, with its file named anywhere in the question, or by what it holds.

import { expect, test } from 'vitest';
import { bestReading } from '../../../src/recipes/grammar/read.ts';
import { worldOf } from '../world.ts';

const TEXTS: Readonly<Record<string, string>> = { 'text/data.json': '{"name": "shop", "items": [1, 2]}' };
const world = {
  ...worldOf({
    entries: [
      'text/',
      'text/fruit.txt',
      'text/poem.txt',
      'text/set1',
      'text/set2',
      'text/config.ini',
      'text/data.json',
      'text/ips.txt',
      'tools/',
      'tools/clean.py',
      'tools/clean.sh',
    ],
  }),
  firstLines: (path: string) => TEXTS[path]?.split('\n') ?? [],
};
const env = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada', world } as const;

test.each([
  ['what does line 42 of text/poem.txt say', "sed -n '42p' text/poem.txt"],
  ['first and last entry of text/poem.txt', "sed -n '1p;$p' text/poem.txt"],
  ['text/fruit.txt without its last two lines', 'head -n -2 text/fruit.txt'],
  ['can you display text/fruit.txt upside down, last line first', 'tac text/fruit.txt'],
  ['pick somebody at random from text/fruit.txt', 'shuf -n 1 text/fruit.txt'],
  [
    'let me see text/config.ini but skip the comments and the blank lines',
    "sed '/^[[:space:]]*[#;]/d' text/config.ini | sed '/^[[:space:]]*$/d'",
  ],
  ['are there tabs or trailing spaces in text/poem.txt? make them visible', 'cat -A text/poem.txt'],
  ['two lines before and after "restart" in text/poem.txt', 'grep -C 2 restart text/poem.txt'],
  ['how often does the word fox appear in text/poem.txt', 'grep -o -w fox text/poem.txt | wc -l'],
  ['how many apples in text/fruit.txt', 'grep -c apple text/fruit.txt'],
  ['how many fruits are in text/fruit.txt', 'wc -l < text/fruit.txt'],
  ['which fruits occur exactly once', 'sort text/fruit.txt | uniq -u'],
  ['tally the fruits, commonest on top', 'sort text/fruit.txt | uniq -c | sort -rn'],
  ['sort text/ips.txt by address numerically', 'sort -t . -k 1,1n -k 2,2n -k 3,3n -k 4,4n text/ips.txt'],
  ['drop line 3 of text/fruit.txt for good', "sed -i '3d' text/fruit.txt"],
  ['put "# list" as the first line of text/fruit.txt', "sed -i '1i\\# list' text/fruit.txt"],
  ['print text/poem.txt with commas instead of tabs', "tr '\\t' , < text/poem.txt"],
  ['what is in set1 that set2 does not have', 'comm -23 <(sort text/set1) <(sort text/set2)'],
  [
    'what port is set in the [main] section of text/config.ini',
    'awk \'/^\\[/ { on = $0 == "[main]" } on && /^[[:space:]]*port[[:space:]]*=/\' text/config.ini',
  ],
  ['how many items does text/data.json have', "jq '.items | length' text/data.json"],
  ['list the imports of tools/clean.py', "grep -E '^[[:space:]]*(import|from) ' tools/clean.py"],
])('"%s"', (question, command) => {
  expect(bestReading(question, env)?.command).toBe(command);
});

test.each([
  'which functions are in text/poem.txt',
  'what port is set in the [main] section of text/poem.txt',
  'how many items in text/fruit.txt are ripe',
  'tally the vegetables',
])('"%s" gets no answer', (question) => {
  expect(bestReading(question, env)?.command).toBeUndefined();
});
