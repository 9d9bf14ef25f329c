import { expect, test } from 'vitest';
import type { Shell } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

test.each<readonly [Shell, string, readonly string[]]>([
  [
    'bash',
    `find . -name '*.txt' -exec sh -c 'for f; do mv "$f" "\${f%.txt}.md"; done' sh {} +`,
    ['May overwrite *.md.', 'Moves each file that is found.'],
  ],
  ['bash', 'for i in 1 2 3; do mkdir week$i; done', ['Creates the folders week1, week2 and week3.']],
  [
    'bash',
    'for i in {1..12}; do mkdir -p week$i/notes; done',
    ['Creates the folders week1/notes, week2/notes, week3/notes and 9 more.'],
  ],
  ['bash', 'for i in $(seq 3); do mkdir week$i; done', ['Creates the folder week*.']],
  ['bash', 'f=$(pick); mkdir "$f"', ['Creates the folder "$f".']],
  ['bash', 'ls | while read f; do mv "$f" old/; done', ['Moves each line that is read.']],
  ['zsh', 'for f in *.a *.b; do mv $f old/; done', ['Moves each of *.a *.b.']],
  ['zsh', 'for i (1 2) mkdir week$i', ['Creates the folders week1 and week2.']],
  ['fish', 'for i in 1 2; mkdir week$i; end', ['Creates the folders week1 and week2.']],
  ['fish', 'for f in (ls); mv $f old; end', ['Moves each of (ls).']],
  ['powershell', 'foreach ($f in ls *.py) { Move-Item $f old }', ['Moves each of ls *.py.']],
  ['powershell', '1..3 | ForEach-Object { mkdir "week$_" }', ['Creates the folder week*.']],
])('in %s the reasons of %s name what the loop takes', async (shell, command, said) => {
  const { classify } = await loadClassifier(shell);
  const { reasons } = classify({ command, shell, cwd: '/w', home: '/h' });
  const texts = reasons.map(({ text }) => text);
  expect(texts.filter((text) => /^(?!Could)(?:Creates|Moves|.*\*)/.test(text))).toEqual(said);
});
