// Modes and owners.

import { type SayingRow, sayings } from '../saying-row.ts';

const NOUN = '(permission|bit|flag|right|access)';
const RIGHT = '(<right:rights>|<right>)';
const OF = '(to|for|on|of|in|from)';
const ON = '(entry in|file in|entry|content of|everything in|file|folder|file under)?';
const OPTIONS = { recursive: '-R', verbose: '-v' };

export const PERMISSIONS: readonly SayingRow[] = sayings`
chmod{options#} {change#}{right#} {paths*}
  # Without "a", what the umask masks would stay.
  is: changes
  options: ${OPTIONS}
  <change:givesOrTakes> ${RIGHT} ${NOUN} ${OF} ${ON} {paths} (folder)?
  ? add write permission to notes.txt => chmod +w notes.txt
  ? remove write permission from notes.txt => chmod a-w notes.txt
chmod{options#} {madeMode#} {paths*}
  is: changes
  options: ${OPTIONS}
  (make|mark|set|change) (permission of)? (file|script)? {paths} (file|as|to|to be)? <madeMode>
  (give|allow) only (the)? owner <madeMode> (permission|access)? (to|on|for)? {paths}
  ? make the script a.sh executable for everyone => chmod +x a.sh
  ? make docs read-only => chmod a-w docs
  ? make notes.txt readable only by its owner => chmod 400 notes.txt
  ? make a.sh executable for its owner => chmod u+x a.sh
  ? make notes.txt readable and writable only by the owner => chmod 600 notes.txt
`;
