// Broken texts for the fuzz: those that change something, hidden and torn, and reads that are given more to do.

import type { Shell } from '../../../src/domain/shell.ts';
import { EVERY_SHELL, FISH, POSIX, ZSH } from './bases.ts';
import { type Chance, seeded } from './chance.ts';
import { POWERSHELL, POWERSHELL_READS } from './powershell-bases.ts';
import { readings } from './readings.ts';

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

/** Places where a text is only text, until something breaks out of them. */
const HIDING: readonly (readonly [before: string, after: string])[] = [
  ["echo '", "'"],
  ['echo "', '"'],
  ["printf '%s' '", "'"],
  ['ls # ', ''],
  ['ls # ', '\nls'],
  ["cat <<'E'\n", '\nE'],
  ["cat <<'E'\n", '\nE\nls'],
  ['cat <<E\n', '\nE'],
  ["grep '", "' f"],
  ["find . -name '", "'"],
  ["awk '/", "/' f"],
  ["sed -n '/", "/p' f"],
  ["[ a = '", "' ]"],
  ["x='", "'"],
  ["x='", '\'; echo "$x"'],
  ["$'", "'"],
  ["echo $'", "'"],
  ["[[ a == '", "' ]]"],
  ['[[ a == "', '" ]]'],
  ["case a in '", "') ls;; esac"],
  ['echo ${x:-"', '"}'],
  ['echo "${x:-', '}"'],
  ['echo "${x:-\'', '\'}"'],
  ['echo $(( ', ' ))'],
  ['echo "$(echo \'', '\')"'],
  ["echo `echo '", "'`"],
  ["ls '", "' 2>/dev/null"],
  ["ls \\\\'", "\\\\'"],
  ["string match '", "' a"],
  ["set x '", "'"],
  ["if test a = '", "'; ls; end"],
];

const POWERSHELL_HIDING: readonly (readonly [before: string, after: string])[] = [
  ["echo '", "'"],
  ['echo "', '"'],
  ['ls # ', ''],
  ['ls # ', '\nls'],
  ['<# ', ' #> ls'],
  ["@'\n", "\n'@"],
  ['@"\n', '\n"@'],
  ["'a' -match '", "'"],
  ["gci | ? Name -like '", "'"],
  ["$x = '", "'; $x"],
  ['$x = "', '"; "$x"'],
  ["@{ a = '", "' }"],
  ["if ('a' -eq '", "') { ls }"],
  ["switch ('a') { '", "' { 1 } }"],
  ['"$(\'', '\')"'],
  ['[string]::Join("', '", 1)'],
  ['gc f | sls "', '"'],
];

/** `count` broken texts for a shell, the same for the same seed. */
export function* variants(shell: Shell, seed: number, count: number): Generator<string> {
  const chance = seeded(seed);
  const bases = basesOf(shell);
  const reading = shell === 'powershell' ? () => chance.pick(POWERSHELL_READS) : readings(shell, chance);
  const hiding = shell === 'powershell' ? POWERSHELL_HIDING : HIDING;
  for (let made = 0; made < count; made++) {
    const kind = chance.next();
    let text = kind < 0.3 ? reading() : chance.pick(bases);
    if (kind > 0.75) {
      const [before, after] = chance.pick(hiding);
      text = before + text + after;
    }
    // Half of the reads stay whole: their words are what is tried.
    const changes = kind < 0.15 ? 0 : 1 + Math.floor(chance.next() * 3);
    for (let change = 0; change < changes; change++) text = tear(text, chance, bases);
    yield text;
  }
}

function basesOf(shell: Shell): readonly string[] {
  if (shell === 'powershell') return POWERSHELL;
  return [...EVERY_SHELL, ...(shell === 'fish' ? FISH : shell === 'zsh' ? [...POSIX, ...ZSH] : POSIX)];
}

function tear(text: string, { next, pick }: Chance, bases: readonly string[]): string {
  const at = Math.floor(next() * (text.length + 1));
  const kind = next();
  if (kind < 0.7) return text.slice(0, at) + pick(PIECES) + text.slice(at);
  if (kind < 0.8) return text.slice(0, at) + text.slice(at + 1);
  if (kind < 0.87) return `${text}${pick(['; ', '\n', ' ', ' && ', ' | '])}${pick(bases)}`;
  if (kind < 0.94) return `${pick(['echo ', 'ls ', 'cat ', 'x=', 'echo "', "echo '", 'cat <<E\n'])}${text}`;
  const end = at + Math.floor(next() * 6);
  return text.slice(0, end) + text.slice(at, end) + text.slice(end);
}
