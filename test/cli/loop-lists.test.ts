// A loop over the lines of a file says what it takes, and names it where the list can be read.

import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { factsOfDisk } from '../../src/cli/wiring/command-facts.ts';
import type { Shell } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'beck-lists-')));
mkdirSync(join(folder, '.ssh'));
writeFileSync(join(folder, 'list'), 'a.txt\nb.txt\n\n');
writeFileSync(join(folder, 'five'), 'a\nb\nc\nd\ne\n');
writeFileSync(join(folder, 'binary'), 'a\0b\n');
writeFileSync(join(folder, '.ssh/id_rsa'), 'secret\n');
symlinkSync('.ssh/id_rsa', join(folder, 'link'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function judged(shell: Shell, command: string) {
  const { classify, survey } = await loadClassifier(shell);
  const request = { command, shell, cwd: folder, home: folder } as const;
  return classify({ ...request, ...(await factsOfDisk(request, survey, { env: {}, now: 0 })) });
}

const DELETES = 'Deletes each line of list: a.txt, b.txt.';
const OPTION = 'Could be taken for an option: each line of list.';

test.each<readonly [Shell, string, readonly string[]]>([
  ['bash', 'while read -r f; do rm "$f"; done < list', [DELETES, OPTION]],
  ['zsh', 'while read -r f; do rm $f; done < list', [DELETES, OPTION]],
  [
    'bash',
    `while IFS= read -r f; do rm -- "$f"; done < './list'`,
    ['Deletes each line of ./list: a.txt, b.txt.'],
  ],
  ['bash', 'while read -r f; do rm -- "$f"; done < ~/list', ['Deletes each line of ~/list: a.txt, b.txt.']],
  ['bash', 'cat list | while read -r f; do rm "$f"; done', [DELETES, OPTION]],
  ['bash', 'for f in $(cat list); do rm "$f"; done', [DELETES, OPTION]],
  ['bash', 'for f in $(<list); do rm "$f"; done', [DELETES, OPTION]],
  ['bash', 'rm $(cat list)', [DELETES, OPTION]],
  ['bash', 'xargs -d "\\n" rm < list', [DELETES, OPTION]],
  ['bash', 'cat list | xargs rm', [DELETES, OPTION]],
  ['fish', 'while read -l f; rm $f; end < list', [DELETES, OPTION]],
  ['fish', 'for f in (cat list); rm $f; end', [DELETES, OPTION]],
  ['powershell', 'Get-Content list | ForEach-Object { Remove-Item $_ }', [DELETES]],
  ['powershell', 'foreach ($f in gc list) { Remove-Item $f }', [DELETES]],
  ['powershell', 'Get-Content list | Remove-Item', [DELETES]],
  ['powershell', 'Remove-Item (Get-Content list)', [DELETES]],
  ['bash', 'while read -r f; do rm -- "$f"; done < five', ['Deletes each line of five: a, b, c and 2 more.']],
  [
    'bash',
    'while read -r f; do mkdir -- "$f"; done < list',
    ['Creates a folder for each line of list: a.txt, b.txt.'],
  ],
  // What is not read is named by its place, and what is not one list by what it is.
  ['bash', 'while read -r f; do rm -- "$f"; done < missing', ['Deletes each line of missing.']],
  ['bash', 'while read -r f; do rm -- "$f"; done < binary', ['Deletes each line of binary.']],
  ['bash', 'while read -r f; do rm -- "$f"; done < .ssh/id_rsa', ['Deletes each line of .ssh/id_rsa.']],
  ['bash', 'while read -r f; do rm -- "$f"; done < link', ['Deletes each line of link.']],
  ['bash', 'xargs rm -- < link', ['Deletes each line of link.']],
  // Nor what only looks like what feeds it.
  [
    'bash',
    'ls | while read -r f; do rm -- "$f"; done; echo "done < list"',
    ['Deletes each line that is read.'],
  ],
  ['bash', 'ls | while read -r f; do rm -- "$f"; done # done < list', ['Deletes each line that is read.']],
  [
    'bash',
    'grep x list | while read -r f; do rm -- "$f"; done; while read g; do echo $g; done < five',
    ['Deletes each line that is read.'],
  ],
  ['bash', 'while read -r f; do rm -- "$f"; done < list < five', ['Deletes each line that is read.']],
  [
    'bash',
    'while read -r f; do rm -- "$f"; done; for g in x; do echo "$g"; done < list',
    ['Deletes each line that is read.'],
  ],
  ['bash', 'xargs -a five rm -- < list', ['Matching files are only known at run time.']],
  ['bash', 'xargs -I{} rm -- /{} < list', ['Matching files are only known at run time.']],
  [
    'powershell',
    'Get-ChildItem | % { rm $_ }; gc list | % { echo $_ }',
    ['Deletes each item of the pipe.', 'Could be taken for an option: each item of the pipe.'],
  ],
  ['bash', 'echo x > list; for f in $(cat list); do rm -- "$f"; done', ['Deletes each line of list.']],
  ['bash', 'grep x list | while read -r f; do rm -- "$f"; done', ['Deletes each line that is read.']],
  ['bash', 'while read -r f; do [[ $f < m ]] && rm -- "$f"; done', ['Deletes each line that is read.']],
  ['bash', "find . -name '*.tmp' -print0 | xargs -0 rm --", ['Deletes each file that is found.']],
])('in %s the reasons of %s name its lines', async (shell, command, said) => {
  const { level, reasons } = await judged(shell, command);
  const texts = new Set(reasons.map(({ text }) => text));
  expect([...texts].filter((text) => /each|run time/.test(text))).toEqual(said);
  expect(level).toBe(command.includes('mkdir') ? 'ask' : 'danger');
});
