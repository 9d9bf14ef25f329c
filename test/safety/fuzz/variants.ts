// Texts that create a file when read rightly, broken in every way a seeded generator thinks of.

import type { Shell } from '../../../src/domain/shell.ts';

/** Repeatable numbers from 0 up to 1. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const EVERY_SHELL: readonly string[] = [
  'touch M',
  'ls; touch M',
  'ls && touch M',
  'ls | touch M',
  'ls & touch M',
  'ls\ntouch M',
  'echo x > M',
  'echo x >> M',
  'ls 2> M',
  'echo "$(touch M)"',
  'ls x # c\ntouch M',
  "echo 'a' ; touch M ; echo 'b'",
  'echo a\\ b ; touch M',
  'find . -maxdepth 0 -exec touch M ";"',
  'echo M | xargs touch',
  'env touch M',
  'nice touch M',
  'command touch M',
  'sort -o M /dev/null',
  'sort --output=M /dev/null',
  "sed -n 'w M' /dev/null",
  'tee M',
  'awk \'BEGIN{print > "M"}\'',
  'awk \'BEGIN{system("touch M")}\'',
  "bash -c 'touch M'",
  'cp /dev/null M',
  'mkdir M',
  'git init M',
  'tar -cf M /dev/null',
  'split -b 1 /dev/null M; touch M',
];

const POSIX: readonly string[] = [
  'echo $(touch M)',
  'echo `touch M`',
  'cat <(touch M)',
  'echo ${x:-$(touch M)}',
  'echo "${x:-`touch M`}"',
  'echo $((1 + $(touch M)1))',
  'a=$(touch M)',
  'a=(1 $(touch M))',
  'a[$(touch M)1]=1',
  'cat <<E\n$(touch M)\nE',
  'cat <<-E\n\t$(touch M)\n\tE\ntouch M',
  "cat <<'E'\nx\nE\ntouch M",
  'cat <<< "$(touch M)"',
  'if touch M; then ls; fi',
  'for i in $(touch M); do ls; done',
  'for i in a b; do touch M; done',
  'while touch M; do break; done',
  'case $(touch M) in a) ls;; esac',
  'case a in a) touch M;; esac',
  '[[ -z $(touch M) ]]',
  "x='a[$(touch M)]'; [[ $x -eq 0 ]]",
  "x='a[$(touch M)]'; echo $((x))",
  "x='a[$(touch M)]'; echo ${!x}",
  "x='$(touch M)'; echo ${x@P}",
  "x='touch M'; $x",
  'x=touch; $x M',
  't="tou"; "$t"ch M',
  "eval 'touch M'",
  'f() { touch M; }; f',
  '{ touch M; }',
  '(touch M)',
  '! touch M',
  'time touch M',
  'echo x >| M',
  'echo x &> M',
  'echo x >& M',
  'ls {fd}> M',
  'exec 3> M',
  "printf -v 'a[$(touch M)]' x",
  "test -v 'a[$(touch M)]'",
  "read 'a[$(touch M)]' <<< 1",
  "unset 'a[$(touch M)]'",
  "declare -i n='a[$(touch M)]'",
  "let 'a[$(touch M)]=1'",
  "trap 'touch M' EXIT",
  'echo ${x/a/$(touch M)}',
  'echo ${x:$(touch M)1}',
  'echo ${x^^$(touch M)}',
  'echo {a,$(touch M)}',
  'echo *$(touch M)*',
  "$'touch' M",
  "$'\\x74ouch' M",
  'to\\\nuch M',
  'echo $\\\n(touch M)',
];

const ZSH: readonly string[] = [
  "ls *(e:'touch M':)",
  'echo =(touch M)',
  "x='$(touch M)'; echo ${(e)x}",
  'for i (1 2) touch M',
  'if [[ 1 == 1 ]] touch M',
  'repeat 2 touch M',
  '() { touch M }',
  'echo x >! M',
  'echo x >>! M',
  'echo x &>! M',
  'print -n > M',
  '> M',
  "x='a[$(touch M)]'; echo $a[$x]",
  'foreach x (1); touch M; end',
  'echo a # b; touch M',
];

const FISH: readonly string[] = [
  'echo (touch M)',
  'echo "a"(touch M)',
  'set x (touch M)',
  'set x touch; $x M',
  'if touch M; ls; end',
  'for i in (touch M); ls; end',
  'begin; touch M; end',
  'switch (touch M); case a; end',
  'while touch M; break; end',
  'not touch M',
  'true; and touch M',
  'false; or touch M',
  'echo touch M | source',
  'eval touch M',
  'function f; touch M; end; f',
  'echo x >? M',
  'echo x &> M',
  'echo {a,(touch M)}',
  'echo $x[(touch M)]',
  "echo 'a\\' '; touch M #'",
  "t'ou'ch M",
  'string collect (touch M)',
  'read x < /dev/null; touch M',
];

const PIECES: readonly string[] = [
  '"',
  "'",
  '`',
  '\\',
  '\n',
  '\\\n',
  '$',
  '(',
  ')',
  '{',
  '}',
  '[',
  ']',
  ';',
  '&',
  '|',
  '<',
  '>',
  '#',
  '!',
  '=',
  ' ',
  '\t',
  '*',
  '?',
  '~',
  '^',
  '@',
  ':',
  ',',
  '%',
  '+',
  '-',
  '$(',
  '${',
  '$((',
  '<(',
  '>(',
  '))',
  '$"',
  "$'",
  '&&',
  '||',
  '|&',
  ';;',
  '>>',
  '<<',
  '<<<',
  '2>',
  '>&',
  '1',
  'x',
  '# ',
  "''",
  '""',
  '${x',
  '}0',
  '\\\\',
  '--',
  '-x',
  ' x ',
  '\u00a0',
  '\r',
  '\f',
];

/** `count` broken texts for a shell, the same for the same seed. */
export function* variants(shell: Shell, seed: number, count: number): Generator<string> {
  const random = seeded(seed);
  const own = shell === 'fish' ? FISH : shell === 'zsh' ? [...POSIX, ...ZSH] : POSIX;
  const bases = [...EVERY_SHELL, ...own];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let made = 0; made < count; made++) {
    let text = pick(bases);
    for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes--)
      text = change(text, random, pick, bases);
    yield text;
  }
}

function change(
  text: string,
  random: () => number,
  pick: <T>(list: readonly T[]) => T,
  bases: readonly string[],
): string {
  const at = Math.floor(random() * (text.length + 1));
  const kind = random();
  if (kind < 0.7) return text.slice(0, at) + pick(PIECES) + text.slice(at);
  if (kind < 0.8) return text.slice(0, at) + text.slice(at + 1);
  if (kind < 0.87) return `${text}${pick(['; ', '\n', ' ', ' && ', ' | '])}${pick(bases)}`;
  if (kind < 0.94) return `${pick(['echo ', 'ls ', 'cat ', 'x=', 'echo "', "echo '", 'cat <<E\n'])}${text}`;
  const end = at + Math.floor(random() * 6);
  return text.slice(0, end) + text.slice(at, end) + text.slice(end);
}
