// Questions whose words no reading keeps get no answer; the same words said clearly do.

import { expect, test } from 'vitest';
import { intentCommand } from '../../src/recipes/answer.ts';
import { choose } from '../../src/recipes/choose.ts';
import { worldOf } from './world.ts';

const entries = ['.git/', 'docs/', 'a.txt', 'notes.txt', 'docs/TODO', 'staff.csv'];
const world = {
  ...worldOf({
    entries,
    programs: ['awk', 'wc', 'rm', 'uniq', 'tr', 'grep', 'env', 'touch', 'du', 'numfmt', 'sed'],
  }),
  firstLines: (path: string) => (path === 'staff.csv' ? ['id,name,city', '1,ann,Rome', '2,bob,Oslo'] : []),
};
const env = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada', world } as const;

async function commandOf(question: string): Promise<string | undefined> {
  const choice = await choose(question, env);
  if (choice.type === 'composition') return choice.reading.command;
  const printed = choice.type === 'intent' ? intentCommand(choice.intent, env) : undefined;
  return printed?.type === 'command' ? printed.command : undefined;
}

test.each([
  ['move a.txt to nothere/', undefined],
  ['merge b.txt into a.txt', undefined],
  ['move a.txt to docs/', 'mv -i a.txt docs'],
  ['move a.txt to b.txt', 'mv -i a.txt b.txt'],
  ['remove the file docs', undefined],
  ['remove the folder docs', 'rm -r docs'],
  ['delete the folder a.txt', undefined],
  ['delete the file a.txt', 'rm a.txt'],
  ['create a file called my report.txt', undefined],
  ['create a file called report.txt', 'touch report.txt'],
  ['how many commits did I make', undefined],
  ['folders without files', undefined],
  ['names of txt files without extension', undefined],
  ['list files without extension', "find . -not -path '*/.git/*' -type f -not -name '*.*'"],
  ['how many cities are in staff.csv', undefined],
  ['files without TODO', undefined],
  ['environment variables without PATH', undefined],
  ['show everything but comments in notes.txt', undefined],
  ['folders containing pdf files', undefined],
  ['files in subfolders of docs', undefined],
  ['count the files called core', undefined],
  ['last word of notes.txt', undefined],
  ['please move a.txt to nothere/', undefined],
  ['does notes.txt have windows line endings?', 'file notes.txt'],
  ['does staff.csv have a header?', undefined],
  ['is staff.csv sorted by name?', undefined],
  ['can I write to notes.txt?', undefined],
  ['what is on my todo list in docs', undefined],
  ['show everything from the [paths] line on in notes.txt', undefined],
  ['show the last 5 lines with ERROR in notes.txt', undefined],
  ['folders without a README', undefined],
  ['delete everything in docs except the folders', undefined],
  ['how many images are in images', undefined],
  ['who owns it', undefined],
  ['login page', undefined],
  ['files named exactly README', undefined],
  ['show $HOME/.bashrc', undefined],
  ['restart', undefined],
  ['delete the pdf', undefined],
  ['files changed last month', undefined],
  ['files changed in the last month', expect.stringContaining('-mtime -30')],
  ['hidden folders', "find . -mindepth 1 -maxdepth 1 -type d -name '.*'"],
  ['executable files owned by root in docs', 'find docs -type f -executable -user root'],
  ['biggest folder', "du -h -d 1 . | sed '$d' | sort -rh | head -n 1"],
  ['how many rows are in staff.csv', expect.stringContaining('tail -n +2')],
  ['how many lines are in staff.csv', 'wc -l < staff.csv'],
  ['duplicate lines in notes.txt', 'sort notes.txt | uniq -d'],
  ['did I commit everything?', 'git status --short --branch'],
  ['most common line in notes.txt', 'sort notes.txt | uniq -c | sort -rn | head -n 1'],
  ['most common lines in notes.txt', 'sort notes.txt | uniq -c | sort -rn | head -n 20'],
])('%s', async (question, command) => {
  expect(await commandOf(question)).toEqual(command);
});
