// Permissions and owners.

import type { Said } from '../../language/scan.ts';
import { fileRules } from '../rule-text.ts';
import { has, raw } from '../said.ts';
import { act, type FileRule, type Means } from './rule.ts';

const mode = (said: Said): string => {
  const who = raw(said, 'mode');
  return /^([0-7]{3,4}|[ugoa]*[+=-][rwxXst]*(,[ugoa]+[+=-][rwxXst]*)*)$/.test(who) ? who : '';
};

const chmod: Means = (said) =>
  mode(said) === '' ? undefined : [{ is: 'do', act: { type: 'mode', mode: mode(said) } }];

const ON = '(of|for|to|on)? (each|them|it|their|those|these|every|found|matched)?';

/** `make all scripts executable`, but not `make a list of executable files`. */
const MAKES_EXECUTABLE =
  /^(?:make|mark|set) (?!.*\b(?:not|that|which|are|is|list|of)\b).*\b(?:executable|runnable) $/;

const ADD = '(add|give|set|grant|allow|enable)';
const TAKE = '(remove|revoke|take away|strip|deny|clear|unset|disable)';
const RIGHT = '(<right:rights>|<right>) (permission|access|bit|privilege|right)';
const WHO = '(<who:pair>|<who>)';
const THESE = '(for (these|them|those)? (entry|file)?)?';

const chmodBy =
  (sign: '+' | '-'): Means =>
  (said) => [{ is: 'do', act: { type: 'mode', mode: `${raw(said, 'who')}${sign}${raw(said, 'right')}` } }];

const CHMOD: readonly FileRule[] = fileRules`
${chmodBy('+')}
  (and)? ${ADD} ${RIGHT} ${THESE}
  (and)? ${ADD} ${WHO} ${RIGHT} (to|for|on)? ${THESE}
  (and)? ${ADD} ${RIGHT} (for|to|by|of)? ${WHO} ${THESE}
${chmodBy('-')}
  (and)? (${TAKE}|delete) ${WHO}? ${RIGHT} (from|to|for|on)? (them)?
  (and)? ${TAKE} ${RIGHT} (for|from|of) ${WHO}
`;

export const MODES: readonly FileRule[] = [
  ...fileRules`
${(said) => (has(said, 'mode') ? chmod(said) : [{ is: 'do', act: { type: 'mode', mode: '' } }])}
  (and)? (change|set|update|modify|give|make|assign|changes|alter) (their|its|file)? (permission|mode|access|file permission|access permission|permission mode) ${ON} (to|as|with)? {mode} ${ON} (permission)?
  (and)? (change|set|update|modify) (permission|mode) (of|for|on)
  to {mode} (permission|mode)?
  (and)? (set|change|add|give|turn on) (their|its)? (permission|mode) (bits)? (to|as|of)? {mode} (on|for|of)?
  to mode {mode}
  (and)? to (have|has) (permission|mode) {mode}
  (and)? (change|set) (them|it)? to {mode} (permission|mode)?
  (and)? (chmod|give|set|apply) ${ON} (permission)? (to)? {mode} (permission)? ${ON}
  (run|execute|perform) chmod {mode} (on)?
${act({ type: 'mode', mode: '-' })}
  (and)? (remove|revoke|take away|clear|unset) (that|this|those|such)? permission (from|for|of)? (them)?
`,
  ...CHMOD,
  ...fileRules`
${act({ type: 'mode', mode: '+x' })}
  onlyWith: ${MAKES_EXECUTABLE}
  runnable
${(said) => [{ is: 'do', act: { type: 'mode', mode: raw(said, 'mode') } }]}
  (and)? make (them|it|file|those|these)? <mode:made>
  (and)? (mark|flag|turn) (them|it|file|those)? (as|into)? <mode:madeToRun>
  (and)? (set|add|give|grant|turn on|enable) (them|their)? <mode:setBit> (permission|bit|flag|privilege|right|access) (to|on|for|of)? (them|each)?
  (and)? (set|add|turn on|enable) (their)? <mode:setAlone> (on|for|of)? (them|each)?
${act({ type: 'mode', mode: 'a+r' })}
  (and)? (give|grant|add|set) (read|reading) (permission|privilege|right|access) (to|on|for)? (everyone|them)?
  (read) (privilege|right|access)
${(said) => {
  const owner = raw(said, 'user');
  return [{ is: 'do', act: { type: 'owner', owner, ...(raw(said, 'of') === 'group' && { group: true }) } }];
}}
  (and)? (change|set|transfer) (their|its|file)? <of:ownership> (of|for)? (them|each|these|those|it)? (file|folder|entry)? (to|as) (user|owner|group)? {user}
  (and)? (change|set|transfer) (their|its|file)? <of:ownership> (of|for)?
  (and)? chown (them)? to {user}
`,
];
