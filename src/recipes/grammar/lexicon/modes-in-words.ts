// Modes of named files in plain words: `make x writable for me`, `give the group write access to x`.

import { type SayingRow, type Slots, sayings } from './saying-row.ts';

const PATHS = '(file|folder|script|document)? {paths} (file|folder|script|document)?';
const RIGHT = '(permission|access|right|bit|flag|privilege)';
const OF = '(to|for|on|of|in|from)';
const GIVE = '(give|grant|add)';
const TAKE = '(remove|revoke|take away|take|drop|withdraw)';
const LOSES = '(no longer|not|non)';

const OPTIONS = 'recursive=-R, verbose=-v';

/** The mode from what was said: `who` is empty where nobody is named. */
const moded =
  (mode: (said: { readonly who: string; readonly right: string }) => string) =>
  (slots: Slots): Slots => {
    const [who = '', right = ''] = [slots['who']?.[0], slots['right']?.[0]];
    return { ...slots, mode: [mode({ who, right })] };
  };

const added = moded(({ who, right }) => `${who}+${right}`);
const taken = moded(({ who, right }) => `${who}-${right}`);

const bit =
  (sign: '+' | '-') =>
  (slots: Slots): Slots => ({ ...slots, mode: [(slots['bit']?.[0] ?? '').replace(' ', sign)] });

export const MODES_IN_WORDS: readonly SayingRow[] = sayings`
# Whoever may run a program does not matter to its owner; who may write does.
chmod{options#} {mode#} {paths*}
  is: changes
  options: ${OPTIONS}
  derive: ${moded(({ right }) => (right === 'x' ? '+x' : `u+${right}`))}
  (make|set|mark|turn) ${PATHS} (to be)? <right:able> (again)? ((for|by) (me|myself|owner|its owner))?
  ? make notes.txt writable => chmod u+w notes.txt
chmod{options#} {mode#} {paths*}
  is: changes
  options: ${OPTIONS}
  derive: ${moded(({ right }) => `a-${right}`)}
  (make|set|mark) ${PATHS} (to be)? ${LOSES} <right:able> (any more|anymore)?
  ? make notes.txt no longer writable => chmod a-w notes.txt
chmod{options#} {mode#} {paths*}
  is: changes
  options: ${OPTIONS}
  derive: ${taken}
  (make|set|mark) ${PATHS} (to be)? ${LOSES} <right:able> (by|for|to) <who:whom>
  ? make notes.txt not writable for others => chmod o-w notes.txt
chmod{options#} {mode#} {paths*}
  is: changes
  options: ${OPTIONS}
  derive: ${added}
  (allow|let|permit|enable) (its)? <who:whom> (to)? <right:do> (to|in)? ${PATHS}
  ${GIVE} <who:whom> <right:do> ${RIGHT} ${OF} ${PATHS}
  ${GIVE} <right:do> ${RIGHT} ((for|to) <who:whom> & ${OF} ${PATHS})
  ? let the group write notes.txt => chmod g+w notes.txt
chmod{options#} {mode#} {paths*}
  is: changes
  options: ${OPTIONS}
  derive: ${taken}
  (forbid|prevent|stop|deny|disallow|block|keep) (its)? <who:whom> (from|to)? (<right:do>|<right:doing>) (to|in)? ${PATHS}
  ${TAKE} <who:whom> <right:do> ${RIGHT} ${OF} ${PATHS}
  ${TAKE} <right:do> ${RIGHT} (away)? ((for|from|of) <who:whom> & ${OF} ${PATHS})
  ? forbid others to read notes.txt => chmod o-r notes.txt
# Not what is left for oneself.
chmod{options#} {mode#} {paths*}
  is: changes
  options: ${OPTIONS}
  fits: ${({ who = [] }) => who.every((one) => /^g?o?$/.test(one))}
  derive: ${moded(({ who }) => `${who}=`)}
  ${TAKE} (every)? ${RIGHT} ((for|from|of) (<who:pair>|<who:whom>) & ${OF} ${PATHS})
  ? remove all permissions for others from notes.txt => chmod o= notes.txt
chmod{options#} {mode#} {paths*}
  is: changes
  options: ${OPTIONS}
  derive: ${bit('-')}
  (remove|clear|drop|unset|take away|take off|strip|delete) <bit> ${RIGHT}? ${OF} ${PATHS}
  ? remove the setuid bit from script.sh => chmod u-s script.sh
chmod{options#} {mode#} {paths*}
  is: changes
  options: ${OPTIONS}
  derive: ${bit('+')}
  (set|add|give|put|turn on) <bit> ${RIGHT}? ${OF} ${PATHS}
  ? set the sticky bit on docs => chmod +t docs
`;
