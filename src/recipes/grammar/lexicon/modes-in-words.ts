// Modes of named files in plain words: `make x writable for me`, `give the group write access to x`.

import type { SayingRow } from './saying-row.ts';

const FILE = '(file|folder|script|document)?';
const RIGHT = '(permission|access|right|bit|flag|privilege)';
const OF = '(to|for|on|of|in|from)';
const GIVE = '(give|grant|add)';
const TAKE = '(remove|revoke|take away|take|drop|withdraw)';
const ADJECTIVES = {
  r: '(readable)',
  w: '(writable|writeable|editable)',
  x: '(executable|runnable)',
} as const;
const VERBS = { r: '(read)', w: '(write|edit|change|modify)', x: '(execute|run)' } as const;
const DOING = {
  r: '(reading)',
  w: '(writing|editing|changing|modifying)',
  x: '(executing|running)',
} as const;
const WHOM = {
  u: '(me|myself|owner|its owner)',
  g: '(group)',
  o: '(others|other|other user)',
  a: '(everyone|everybody|everyone else)',
} as const;
const EVERYTHING_OF = {
  go: '(group and others|others and group)',
  o: '(others|other|other user)',
  g: '(group)',
} as const;
const BITS = [
  ['(suid|setuid|set uid|set-uid)', 'u', 's'],
  ['(sgid|setgid|set gid|set-gid)', 'g', 's'],
  ['(sticky)', '', 't'],
] as const;

function row(mode: string, favour: number, patterns: readonly string[]): SayingRow {
  return {
    patterns: patterns.map((pattern) => pattern.replace('PATHS', `${FILE} {paths} ${FILE}`)),
    command: `chmod{options#} ${mode} {paths*}`,
    changes: true,
    options: { recursive: '-R', verbose: '-v' },
    favour,
  };
}

const letters = ['r', 'w', 'x'] as const;

export const MODES_IN_WORDS: readonly SayingRow[] = [
  ...letters.flatMap((x) => [
    row(x === 'x' ? '+x' : `u+${x}`, 0.7, [
      `(make|set|mark|turn) PATHS (to be)? ${ADJECTIVES[x]} (again)? ((for|by) ${WHOM.u})?`,
    ]),
    row(`a-${x}`, 1, [
      `(make|set|mark) PATHS (to be)? (no longer|not|non) ${ADJECTIVES[x]} (any more|anymore)?`,
    ]),
  ]),
  ...Object.entries(WHOM).flatMap(([who, whom]) =>
    letters.flatMap((x) => [
      row(`${who}-${x}`, 1.1, [
        `(make|set|mark) PATHS (to be)? (no longer|not|non) ${ADJECTIVES[x]} (by|for|to) ${whom}`,
      ]),
      row(`${who}+${x}`, 0.9, [
        `(allow|let|permit|enable) (its)? ${whom} (to)? ${VERBS[x]} (to|in)? PATHS`,
        `${GIVE} ${whom} ${VERBS[x]} ${RIGHT} ${OF} PATHS`,
        `${GIVE} ${VERBS[x]} ${RIGHT} (for|to) ${whom} ${OF} PATHS`,
        `${GIVE} ${VERBS[x]} ${RIGHT} ${OF} PATHS (for|to) ${whom}`,
      ]),
      row(`${who}-${x}`, 0.9, [
        `(forbid|prevent|stop|deny|disallow|block|keep) (its)? ${whom} (from|to)? (${VERBS[x]}|${DOING[x]}) (to|in)? PATHS`,
        `${TAKE} ${whom} ${VERBS[x]} ${RIGHT} ${OF} PATHS`,
        `${TAKE} ${VERBS[x]} ${RIGHT} (for|from|of) ${whom} ${OF} PATHS`,
        `${TAKE} ${VERBS[x]} ${RIGHT} (away)? ${OF} PATHS (for|from|of) ${whom}`,
      ]),
    ]),
  ),
  ...Object.entries(EVERYTHING_OF).map(([who, whom]) =>
    row(`${who}=`, 1, [
      `${TAKE} (every)? ${RIGHT} (for|from|of) ${whom} ${OF} PATHS`,
      `${TAKE} (every)? ${RIGHT} ${OF} PATHS (for|from|of) ${whom}`,
    ]),
  ),
  ...BITS.flatMap(([bit, who, letter]) => [
    row(`${who}-${letter}`, 1, [
      `(remove|clear|drop|unset|take away|take off|strip|delete) ${bit} ${RIGHT}? ${OF} PATHS`,
    ]),
    row(`${who}+${letter}`, 1, [`(set|add|give|put|turn on) ${bit} ${RIGHT}? ${OF} PATHS`]),
  ]),
];
