// Plain questions about one text, as people put them: the grammar alone answers them.

import { expect, test } from 'vitest';
import { proposed } from '../proposed.ts';

const env = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada' } as const;

test.each([
  ['how many folders do I have here', 'find . -mindepth 1 -maxdepth 1 -type d | wc -l'],
  ['show the first line of notes.txt', 'head -n 1 notes.txt'],
  ['show me line 2 of names.txt', "sed -n '2p' names.txt"],
  ['how many words are in todo.md', 'wc -w < todo.md'],
  ['change permissions of script.sh to 755', 'chmod 755 script.sh'],
  ['sort data.csv by the second column', "sort -k 2,2 -t ',' data.csv"],
  ['remove duplicate lines from names.txt', 'sort -u names.txt'],
  ['print the third column of data.csv', "awk -F , '{ print $3 }' data.csv"],
  ['convert notes.txt to uppercase', "tr '[:lower:]' '[:upper:]' < notes.txt"],
  ['how many characters in notes.txt', 'wc -m < notes.txt'],
  ['reverse the lines of names.txt', 'tac names.txt'],
  ['Show the 20 last lines of server.log', 'tail -n 20 server.log'],
  ['print line 5 to 10 of app.py', "sed -n '5,10p' app.py"],
  ['how many lines does data.csv have', 'wc -l < data.csv'],
  ['show the header of data.csv', 'head -n 1 data.csv'],
  ['show unique values in names.txt', 'sort -u names.txt'],
  ['tail app.log', 'tail -n 10 app.log'],
  ['head data.csv', 'head -n 10 data.csv'],
  ['how many lines does app.log have', 'wc -l < app.log'],
  ['first 10 lines of data.csv', 'head -n 10 data.csv'],
  ['chmod 644 notes.txt', 'chmod 644 notes.txt'],
  ['print the unique lines of names.txt', 'sort -u names.txt'],
  ['show column 2 of data.csv', "awk -F , '{ print $2 }' data.csv"],
  ['how many words are in a.txt and b.txt', 'cat a.txt b.txt | wc -w'],
  ['set the permissions of script.sh to 755', 'chmod 755 script.sh'],
  ['show lines 10 to 20 of notes.txt', "sed -n '10,20p' notes.txt"],
  ['show line 3 of notes.txt', "sed -n '3p' notes.txt"],
  ['sort names.txt and remove duplicates', 'sort -u names.txt'],
  ['sort numbers.txt numerically', 'sort -n numbers.txt'],
  ['sort names.txt in reverse order', 'sort -r names.txt'],
  ['sort table.txt by the second column', 'sort -k 2,2 table.txt'],
  ['show the second column of table.txt', "awk '{ print $2 }' table.txt"],
  ['show notes.txt in uppercase', "tr '[:lower:]' '[:upper:]' < notes.txt"],
  ['show notes.txt in reverse', 'tac notes.txt'],
  ['show the first 5 lines of notes.txt', 'head -n 5 notes.txt'],
  ['show the last 20 lines of app.log', 'tail -n 20 app.log'],
  ['show the last line of notes.txt', 'tail -n 1 notes.txt'],
  ['how many unique lines are in names.txt', 'sort -u names.txt | wc -l'],
  ['how many lines are in notes.txt', 'wc -l < notes.txt'],
  ['count the words in notes.txt', 'wc -w < notes.txt'],
  ['how many characters are in notes.txt', 'wc -m < notes.txt'],
  ['show the second column of data.csv', "awk -F , '{ print $2 }' data.csv"],
  ['how many folders are here', 'find . -mindepth 1 -maxdepth 1 -type d | wc -l'],
])('%s', async (question, command) => {
  expect(await proposed(question, env)).toBe(command);
});
