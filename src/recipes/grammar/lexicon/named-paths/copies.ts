// Copying, moving, removing, linking, and new empty files.

import { beside, type SayingRow, sayings } from '../saying-row.ts';
import { FILE } from './row.ts';

const CP = {
  verbose: '-v',
  recursive: '-r',
  noClobber: '-n',
  interactive: '-i',
  preserve: '-p',
  force: '-f',
  update: '-u',
};

const MV = { verbose: '-v', noClobber: '-n', interactive: '-i', force: '-f', update: '-u', recursive: '' };

export const COPIES: readonly SayingRow[] = sayings`
cp{options#} {from*} {to/}
  is: changes
  options: ${CP}
  gnuOnly: update
  (copy|duplicate|cp|back up|copies|backup|(make|create|take) (copy|backup|duplicate) of) ${FILE} {from:paths} ${FILE} (to|into|in|as|over|onto|named|called) ${FILE} {to:target} ${FILE}
  (copy|duplicate|cp) (content|contents) of ${FILE} {from:path} (to|into) ${FILE} {to:target} ${FILE}
  ? copy a.sh to backup without overwriting => cp -n a.sh backup
cp -R{options#} {from/}/. {to/}
  is: changes, favour 1
  options: ${{ ...CP, recursive: '' }}
  gnuOnly: update
  (copy|cp|copies) everything (in|from|under) ${FILE} {from:path} ${FILE} (to|into) ${FILE} {to:target}
  ? copy everything in docs to backup => cp -R docs/. backup
mv{options#} {from*} {to/}
  is: changes
  options: ${MV}
  gnuOnly: update
  (move|mv|moves) ${FILE} {from:paths} ${FILE} (to|into|in) ${FILE} {to:target} ${FILE}
  ? move notes.txt to docs without overwriting => mv -n notes.txt docs
mv -i{options#} {from*} {to/}
  is: changes
  options: ${MV}
  gnuOnly: update
  derive: ${beside('to', 'from')}
  (rename|renames|change name of) ${FILE} (name)? {from:path} ${FILE} (to|as|into) ${FILE} {to:target}
  ? rename notes.txt to ideas.txt without overwriting => mv -in notes.txt ideas.txt
mv {from/} "$(dirname {from/})/$(basename {from/} | tr '[:upper:]' '[:lower:]')"
  fish:
  is: changes
  rename (uppercase|mixed case)? ${FILE} (name|folder name|entry name)? (of)? {from:path} (name)? to lowercase (name)?
  (rename|change|convert) (uppercase|mixed case)? ${FILE} (name|folder name|entry name) (of)? {from:path} (name)? to lowercase (name)?
  (change|convert) (uppercase)? (file or folder) (name)? {from:path} to lowercase (name)?
  ? rename readme.md to lowercase => mv readme.md "$(dirname readme.md)/$(basename readme.md | tr '[:upper:]' '[:lower:]')"
mv {from/} "$(dirname {from/})/$(basename {from/} | tr '[:lower:]' '[:upper:]')"
  fish:
  is: changes
  rename (lowercase|mixed case)? ${FILE} (name|folder name)? (of)? {from:path} (name)? to uppercase (name)?
  (rename|change|convert) (lowercase|mixed case)? ${FILE} (name|folder name) (of)? {from:path} (name)? to uppercase (name)?
  ? rename readme.md to uppercase => mv readme.md "$(dirname readme.md)/$(basename readme.md | tr '[:lower:]' '[:upper:]')"
mv {a/} {a/}.swap && mv {b/} {a/} && mv {a/}.swap {b/}
  is: changes
  (swap|exchange) (names of|contents of)? ${FILE} {a:path} and {b:path}
  ? swap a.sh and script.sh => mv a.sh a.sh.swap && mv script.sh a.sh && mv a.sh.swap script.sh
`;

export const REMOVALS: readonly SayingRow[] = sayings`
xargs -d '\n' rm < {list/}
  bsd:
  is: changes
  <delete> file (that|which)? (<be>)? (listed|named|mentioned) in (file)? {list:thing}
  <delete> each file (that|which)? (<be>)? (listed|named) in (file)? {list:thing}
  ? delete the files listed in old.txt => xargs -d '\n' rm < old.txt
rm{options#} {paths*}
  is: changes, favour -0.2
  options: recursive=-r, force=-f, verbose=-v, interactive=-i
  fits: ${({ paths = [] }) => paths.every((one) => !/^[~/.]+$/.test(one))}
  <delete> (only)? ${FILE} {paths} ${FILE} (if (it)? exists)?
  (forcibly|forcefully|force)? (to)? <delete> ${FILE} {paths} ${FILE}
  ? remove old.txt and empty.txt => rm old.txt empty.txt
rmdir {paths*}
  is: changes
  <delete> (empty) folder {paths}
  (rmdir) {paths}
  ? remove the empty folder build => rmdir build
`;

export const TOUCHES: readonly SayingRow[] = sayings`
touch {paths/}
  is: changes
  (create|make|creates|touch) (new|empty|an empty|new empty)? file (named|called|with name)? {paths:target}
  (create|touch|make) (empty)? {paths:target} file
  touch {paths:target}
  ? make a new empty file named test.txt => touch test.txt
touch -r {b/} {a/}
  is: changes
  (set|change|update|make) (the)? (timestamp|timestamps|modification time|date|time|access and modification time|time stamp|modification date) (of|for|on) {a:path} (to|as|same as|equal to) (same one as|same as|that of|those of|timestamp of|timestamps of|modification time of|same)? (as)? {b:thing}
  ? set the timestamp of notes.txt to that of old.txt => touch -r old.txt notes.txt
touch {from*}
  is: changes
  (update|set|change) (the)? (timestamp|timestamps|modification time|access time|date|modified time|modified date|access and modification time|last modified time) (of|for|on) {from:paths} (to (now|current time|current date|current date and time))?
  ? update the timestamp of notes.txt => touch notes.txt
`;

const LINKED = {
  force: '-f',
  noDereference: '-n',
  verbose: '-v',
};

export const LINKS: readonly SayingRow[] = sayings`
ln -sn{options#} {from/} {to/}
  is: changes
  options: ${LINKED}
  (create|make|add) (new)? (symlink|soft link) without dereferencing (named|called) {to:target} (to|with target|pointing to) (file|folder)? {from:target}
  ? force create a symbolic link without dereferencing named "now" to "docs" => ln -snf docs now
ln -s{options#} {from/} {to/}
  is: changes
  options: ${LINKED}
  (create|make|add) (new)? (symlink|soft link) (named|called|with name) {to:target} (to|with target|pointing to|that point to|linking to|for) (file|folder)? {from:target}
  (create|make|add) (new)? (symlink|soft link) (to|with target|pointing to) (file|folder)? {from:target} (named|called|with name) {to:target}
  (create|make|add) (new)? (symlink|soft link) in current folder (named|called) {to:target} (to|with target|pointing to) (file|folder)? {from:target}
  (create|make|add) (new)? (symlink|soft link) (named|called) {to:target} in current folder (to|with target|pointing to) (file|folder)? {from:target}
  ? force create a symbolic link named "now" with target "docs" => ln -sf docs now
ln -s{options#} {from/} {to/}/{name/}
  is: changes
  options: ${LINKED}
  (create|make|add) (new)? (symlink|soft link) in (folder)? {to:target} (named|called) {name:target} (to|with target|pointing to) (file|folder)? {from:target}
  (create|make|add) (new)? (symlink|soft link) (named|called) {name:target} in (folder)? {to:target} (to|with target|pointing to) (file|folder)? {from:target}
  ? create a symlink in docs called latest to notes.txt => ln -s ../notes.txt docs/latest
ln -s{options#} {from/} .
  is: changes
  options: ${LINKED}
  (create|make|add) (new)? (symlink|soft link) in current folder (to|with target|pointing to) (file|folder)? {from:target}
  (create|make|add) (new)? (symlink|soft link) to {from:target} in current folder
  ? create a symlink to docs/readme.txt in the current folder => ln -s docs/readme.txt .
ln -s{options#} {from/} {to/}
  is: changes
  options: force=f, verbose=v
  (create|make|creates|add) (a|new)? (symlink|soft link) (named|called|at|in|to|of|under)? (folder)? {to:target} (pointing|linking|that point|which point|that lead|which lead|that link|linked|leading|link)? (to|for) ${FILE} {from:thing}
  ? make a symlink links/current that leads to logs/app.log => ln -s ../logs/app.log links/current
ln -s{options#} {from/} {to/}
  is: changes
  options: force=f, verbose=v
  fits: ${({ from = [] }) => !from.some((one) => one.endsWith('/'))}
  (create|make|creates|add) (a|new)? (symlink|soft link) (to|of|for|from|pointing to|that points to) ${FILE} {from:path} (named|called|in|at|as|with name|to|inside|under) (folder)? {to:target}
  symlink {from:path} (to|as|in|into) {to:target}
  (link) {from:path} (to|as|in|into) {to:target}
  ? link docs/readme.txt as readme => ln -s docs/readme.txt readme
ln {from/} {to/}
  is: changes
  (create|make|creates|add) (a|new)? (hard link|hardlink) (to|of|for|from) ${FILE} {from:thing} (named|called|in|at|as|with name|to) {to:target}
  (create|make) (hard link|hardlink) {to:target} (to|of|for|pointing to) {from:thing}
  (hard link|hardlink|hard-link) (file)? {from:thing} (to|as|at|named|called|in) {to:target}
  (create|make|add)? (new)? (hard link|hardlink) (of|to|for) (file)? {from:thing} (named|called|as|at|in) {to:target}
  (create|make|add) (new)? (hard link|hardlink) (named|called) {to:target} (to|of|for|pointing to) (file)? {from:thing}
  ? create a hard link to notes.txt named docs/n.txt => ln notes.txt docs/n.txt
`;
