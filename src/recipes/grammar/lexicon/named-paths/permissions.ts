// Modes and owners.

import { type SayingRow, sayings } from '../saying-row.ts';

const ADD = '(add|give|grant|set|put|turn on)';
const TAKE = '(remove|revoke|take away|take|clear|drop|strip|unset|turn off)';
const NOUN = '(permission|bit|flag|right|access)';
const RIGHT = '(<right:rights>|<right>)';
const OF = '(to|for|on|of|in|from)';
const ON = '(entry in|file in|entry|content of|everything in|file|folder|file under)?';
const OPTIONS = { recursive: '-R', verbose: '-v' };

export const PERMISSIONS: readonly SayingRow[] = sayings`
chmod{options#} +{right#} {paths*}
  is: changes
  options: ${OPTIONS}
  (${ADD}|adds) ${RIGHT} ${NOUN} ${OF} ${ON} {paths} (folder)?
  ? add write permission to notes.txt => chmod +w notes.txt
chmod{options#} a-{right#} {paths*}
  # Without "a", what the umask masks would stay.
  is: changes
  options: ${OPTIONS}
  (${TAKE}|delete|removes) ${RIGHT} ${NOUN} ${OF} ${ON} {paths} (folder)?
  ? remove write permission from notes.txt => chmod a-w notes.txt
chmod +x {paths*}
  is: changes
  (make|mark|set) (file|script)? {paths} (executable|runnable) (for|by) (every|everyone|everybody|anyone|all|user|every user)
  (make) (file|script) {paths} executable (for everyone|for all)?
  ? make the script a.sh executable for everyone => chmod +x a.sh
chmod a-w {paths*}
  is: changes
  (make|mark|set|change) (permission of)? {paths} (file|as|to|to be)? (read-only|readonly|read only|non-writable|not writable)
  ? make docs read-only => chmod a-w docs
chmod 400 {paths*}
  is: changes
  (set|change) (permission) (of) {paths} to read only for (its)? owner
  (make|set) {paths} readable only by (its)? owner
  ? make notes.txt readable only by its owner => chmod 400 notes.txt
`;
