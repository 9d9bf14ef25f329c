// Modes of named files in plain words: `make x writable for me`, `give the group write access to x`.

import { type SayingRow, type Slots, sayings } from './saying-row.ts';

const PATHS = '(file|folder|script|document)? {paths} (file|folder|script|document)?';
const RIGHT = '(permission|access|right|bit|flag|privilege)';
const OF = '(to|for|on|of|in|from)';

const OPTIONS = 'recursive=-R, verbose=-v';

/** `sign`: what is given or taken. Whoever may run a program does not matter to its owner; who may write does. */
function moded(slots: Slots): Slots | undefined {
  const [sign = '', who, right, bit] = ['sign', 'who', 'right', 'bit'].map((name) => slots[name]?.[0]);
  const mode =
    bit !== undefined
      ? bit.replace(' ', sign)
      : right === undefined
        ? // Not what is left for oneself.
          /^g?o?$/.test(who ?? '') && `${who}=`
        : who !== undefined
          ? `${who}${sign}${right}`
          : sign === '-'
            ? `a-${right}`
            : right === 'x'
              ? '+x'
              : `u+${right}`;
  return mode === false ? undefined : { ...slots, mode: [mode] };
}

export const MODES_IN_WORDS: readonly SayingRow[] = sayings`
chmod{options#} {mode#} {paths*}
  is: changes
  options: ${OPTIONS}
  derive: ${moded}
  (make|set|mark|turn) ${PATHS} (to be)? <right:able> (again)? ((for|by) (me|myself|owner|its owner))?
  (make|set|mark) ${PATHS} (to be)? <sign:loses> <right:able> (any more|anymore)?
  (make|set|mark) ${PATHS} (to be)? <sign:loses> <right:able> (by|for|to) <who:whom>
  <sign:permits> (its)? <who:whom> (to|from)? (<right:do>|<right:doing>) (to|in)? ${PATHS}
  <sign:givesMode> <who:whom> <right:do> ${RIGHT} ${OF} ${PATHS}
  <sign:givesMode> <right:do> ${RIGHT} (away)? ((for|to|from|of) <who:whom> & ${OF} ${PATHS})
  <sign:takesMode> (every)? ${RIGHT} ((for|from|of) (<who:pair>|<who:whom>) & ${OF} ${PATHS})
  <sign:setsBit> <bit> ${RIGHT}? ${OF} ${PATHS}
  ? make notes.txt writable => chmod u+w notes.txt
  ? make notes.txt no longer writable => chmod a-w notes.txt
  ? make notes.txt not writable for others => chmod o-w notes.txt
  ? let the group write notes.txt => chmod g+w notes.txt
  ? forbid others to read notes.txt => chmod o-r notes.txt
  ? remove all permissions for others from notes.txt => chmod o= notes.txt
  ? remove the setuid bit from script.sh => chmod u-s script.sh
  ? set the sticky bit on docs => chmod +t docs
  ? set the setgid bit on docs => chmod g+s docs
`;
