import { expect, test } from 'vitest';
import type { Shell } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { readingSpans } from '../../src/safety/verdict/reading.ts';

async function readingIn(command: string, shell: Shell = 'bash'): Promise<string[]> {
  const { dissect } = await loadClassifier(shell);
  const spans = readingSpans({ command, shell, cwd: '/srv', home: '/home/me', resolved: {} }, dissect);
  return spans.map(([from, to]) => command.slice(from, to));
}

test.each<[string, string, readonly string[]]>([
  [
    'neighbours are one part',
    'ls -la && cat a b; sort x | uniq\n# why\npwd; touch y',
    ['ls -la && cat a b; sort x | uniq\n# why\npwd'],
  ],
  ['a change stands between two', 'ls; rm x; pwd', ['ls', 'pwd']],
  ['the folder it runs in is no part', 'cd /etc && ls; rm x', ['ls']],
  ['nor is a variable', 'x=/etc; read y; ls; rm "$x" "$y"', ['ls']],
  ['nor an option of the shell', 'set -e; ls; touch x', ['ls']],
  ['nor what feeds a command that changes something', 'find . -name x | xargs rm; ls', ['ls']],
  ['nor what its words come from', 'rm $(cat list)', []],
  ['nor what is written', '{ echo a; cat b; } > c; echo d > e; ls', ['ls']],
  ['nor the body of a function', 'f() { ls; cat x; }; rm y', []],
  ['nor what beck does not know', 'nosuchprogram a; ls', ['ls']],
  ['what a loop reads, without what it changes', 'for f in *; do wc -l "$f"; rm "$f"; done', ['wc -l "$f"']],
  ['what a loop feeds to a change is none', 'for f in *; do echo "$f"; done | xargs rm', []],
  ['a condition', 'if [ -f a ]; then rm a; fi', ['[ -f a ]']],
  ['the text for a reader stays', 'cat <<E\nrm x\nE\nrm y', []],
  ['what could not be read completely has none', 'ls; cat a; echo "', []],
])('parts that only read: %s', async (_, command, reading) => {
  expect(await readingIn(command)).toEqual(reading);
});

test.each<[Shell, string, readonly string[]]>([
  ['fish', 'ls; for f in *; cat $f; rm $f; end; cd /; pwd', ['ls', 'cat $f', 'pwd']],
  ['zsh', 'ls; if [[ -f a ]] { cat a } > b; pwd', ['ls', 'pwd']],
  ['powershell', 'Get-ChildItem; Set-Location x; Remove-Item b', ['Get-ChildItem']],
])('in %s', async (shell, command, reading) => {
  expect(await readingIn(command, shell)).toEqual(reading);
});

test('a script that is too long to be judged is judged some lines at a time', async () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `echo "step ${index}"`);
  lines[3000] = 'rm -rf build';
  lines[6000] = 'for f in *.log; do\n  wc -l "$f"\n  gzip "$f"\ndone';
  lines[9000] = "cat > notes <<'END'\necho this is written\nEND";
  const command = lines.join('\n');
  const reading = await readingIn(command);
  let rest = command;
  for (const part of reading) rest = rest.replace(part, '');
  expect(rest.split('\n').filter((line) => line.trim() !== '')).toEqual([
    'rm -rf build',
    'for f in *.log; do',
    '  gzip "$f"',
    'done',
    "cat > notes <<'END'",
    'echo this is written',
    'END',
  ]);
});
