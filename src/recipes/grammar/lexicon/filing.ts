// Everyday requests about files and folders as a whole: what takes room, kinds of files, numbered names, emptying.

import { NOT_GIT } from '../../policy.ts';
import { type SayingCommand, type SayingRow, type Slots, sayings } from './saying-row.ts';

const TAKES =
  '(taking|take|using|use|eating|eat|hogging|hog|occupying|occupy|consuming|consume|filling|fill|need|needing) (up)? (most|so much|too much|lot of|lots of|much)? (of)? (my|the)? (space|disk space|disk|room|storage)';
const HERE = '(here|in current folder|below here|of current folder)?';
const INSIDE = '(in|inside|under|below|within|of|for)';
const READABLE = '(in)? (human readable|human-readable|readable) (form|format|size|unit)?';
const KIND = '(file)? (extension|type|kind|ending|suffix|file type|filetype|file extension)';
const COUNTED = "sed 's/.*\\.//' | sort | uniq -c | sort -rn";

/** One name a line, of every folder that holds files. */
const FOLDER_OF_EACH = `-type f ${NOT_GIT} | sed 's|/[^/]*$||' | sort | uniq -c | sort -rn`;

const inBraces = (program: string): SayingCommand => ({
  gnu: `${program} {names#}`,
  fish: `${program} {sequence#}`,
  notBash: `${program} {names#}`,
});

/** `find` looks no deeper, and leaves these out. */
function withoutFolders(slots: Slots): Slots | undefined {
  const { n, out = [] } = slots;
  if (out.some((one) => !/^[\w.-]+\/?$/.test(one))) return undefined;
  const tests = out.map((one) => `-not -path '*/${one.replace(/\/$/, '')}*' `);
  return { ...slots, without: [`${n === undefined ? '' : `-maxdepth ${n[0]} `}${tests.join('')}`] };
}

export const FILING: readonly SayingRow[] = [
  // Emptied or deleted? No command for a file.
  { patterns: ['(clean|clear) (out|up) (file)? {path}'], command: '', kinds: { path: 'file' } },
  ...sayings`
find {path/} -maxdepth {n#} ${NOT_GIT} | sort | sed 's|[^/]*/|  |g'
  is: lines
  otherwise: path=.
  <show>? (folder)? (tree|structure|hierarchy) (of (folder)? {path} (folder)?)? {n} level (deep|down)?
  <show>? (folder)? (tree|structure|hierarchy) {n} level (deep|down)? (of|in) (folder)? {path} (folder)?
  <show>? (folder)? tree (of (folder)? {path} (folder)?)? (down to|up to|to|with depth|maximum|at most) {n} (level|deep) (deep)?
  ? folder tree 2 levels deep => find . -maxdepth 2 -not -path '*/.git/*' | sort | sed 's|[^/]*/|  |g'
find {path/} {without#}-not -path '*/.git*' | sort | sed 's|[^/]*/|  |g'
  is: lines, favour 0.2
  otherwise: path=.
  derive: ${withoutFolders}
  <show>? (folder)? (tree|structure|hierarchy) (of (folder)? {path} (folder)?)? ({n} level (deep|down)?)? (and|but|,)? <without> {out:names} (folder)?
  ? folder tree of docs 2 levels deep without node_modules => find docs -maxdepth 2 -not -path '*/node_modules*' -not -path '*/.git*' | sort | sed 's|[^/]*/|  |g'
find {path/} -type f | shuf -n 1
  bsd: find {path/} -type f | sort -R | head -n 1
  kinds: path=folder
  (pick|choose|show|give me|get|select)? (one)? random file (from|in|out of|inside) (folder)? {path} (folder)?
  (pick|choose|select) (one)? file (from|in|out of) (folder)? {path} (folder)? (at random|randomly)
  ? pick a random file from docs => find docs -type f | shuf -n 1
chmod -R a-w {path/}
  is: changes, favour 2
  kinds: path=folder
  (remove|revoke|take away|take) write (permission|access|right)? (away)? (from|for|on) (everything|each file|content|file) (in|inside|under|below) (folder)? {path} (folder)?
  ? take away write permission from everything in docs => chmod -R a-w docs
cp -Rpi {from/} {to/}
  is: changes
  fits: ${({ from = [] }) => from.length === 1 && from.every((one) => /\w/.test(one))}
  derive: ${(slots) => ({
    ...slots,
    to: (slots['from'] ?? []).map((one) => one.replace(/(\.\w+)?\/?$/, '-copy$1')),
  })}
  (duplicate) (file|folder)? {from:path}
  ? duplicate notes.txt => cp -Rpi notes.txt notes-copy.txt
du -sh */
  is: lines, favour 1.2
  <show>? (total)? (size|disk usage|space|disk space|how much space) (of|for|in|used by|taken by|taken up by) each (one)? (of)? (folder|subfolder) ${HERE} (${READABLE})?
  how (large|big) (is|are) (each|every) (one)? (of)? (folder|subfolder) ${HERE} (${READABLE})?
  <show>? (folder|subfolder) size ${HERE} (${READABLE})?
  <show> (folder|subfolder) (with|and|by) (their)? (total)? size ${HERE} (${READABLE})?
  <show>? (disk usage|size|space|disk space) (per|by|for each|of each|of every) (folder|subfolder) ${HERE}
  <show>? size of (folder|subfolder) ${HERE}
  ? disk usage per folder
  ? how big is each folder here
du -sh {path/}/*/
  is: lines, favour 1.3
  kinds: path=folder
  <show>? (total)? (size|disk usage|space|disk space|how much space) (of|for|in|used by|taken by|taken up by) each (one)? (of)? (folder|subfolder) ${INSIDE} (folder)? {path} (folder)? (${READABLE})?
  how (large|big) (is|are) (each|every) (one)? (of)? (folder|subfolder) ${INSIDE} (folder)? {path} (folder)? (${READABLE})?
  <show>? (folder|subfolder) size ${INSIDE} (folder)? {path} (folder)? (${READABLE})?
  ? how big is each folder in src => du -sh src/*/
du -sh {path/}/* | sort -rh | head -n {n#}
  kinds: path=folder
  otherwise: n=16
  (what|which) (thing|entry|file|stuff)? (is|are)? ${TAKES} ${INSIDE} (folder)? {path} (folder)? (top|first|only)? {n}?
  (show|list)? (top|largest) {n} (entry|thing|space hog|hog) ${INSIDE} (folder)? {path} (folder)?
  (show|list)? {n} (largest|heaviest) (entry|thing) ${INSIDE} (folder)? {path} (folder)?
  ? top 5 space hogs in docs => du -sh docs/* | sort -rh | head -n 5
du -sh {path/}/*/ | sort -rh | head -n 1
  otherwise: path=.
  <show>? (largest|heaviest) (folder|subfolder) (${INSIDE} (folder)? {path} (folder)?)?
  ? largest subfolder of docs => du -sh docs/*/ | sort -rh | head -n 1
du -sh {path/}/*/ | sort -rh | head -n {n#}
  otherwise: path=.
  <show>? (top)? {n} (largest|heaviest) (folder|subfolder) (${INSIDE} (folder)? {path} (folder)?)?
  ? 3 largest subfolders of docs => du -sh docs/*/ | sort -rh | head -n 3
find {path/} -type f ${NOT_GIT} -name '*.*' | ${COUNTED}
  is: lines
  otherwise: path=.
  (break down|breakdown|group|split up|tally|summarize|summarise|count) (of)? (file|entry|content|content of|file in|file of)? (in)? (folder)? {path}? (folder)? (grouped)? (by|per|for each|according to) ${KIND} ((with|and) (their)? (count|number|total))?
  (break down|breakdown|group|tally|summarize|summarise|count) (of)? (file|entry|content)? (by|per|for each|according to) ${KIND} ${INSIDE} (folder)? {path} (folder)?
  <show>? (count of|how many) (file)? (are there)? (of|by|per|for) (each)? ${KIND} ${INSIDE} (folder)? {path} (folder)?
  (file)? grouped by ${KIND} (${INSIDE} (folder)? {path} (folder)?)?
  ? break down the files in src by extension => find src -type f -not -path '*/.git/*' -name '*.*' | sed 's/.*\.//' | sort | uniq -c | sort -rn
find {path/} -type f ${NOT_GIT} -name '*.*' | sed 's/.*\.//' | sort -u
  is: lines
  otherwise: path=.
  (what|which|list|show) (file)? (kind|type|extension|ending) (of file)? (are|is|do)? (there|used|i have|exist|in use|present)? ${HERE}
  (what|which|list|show) (file)? (kind|type|extension|ending) (of file)? (are|is)? (there|used|exist|present)? ${INSIDE} (folder)? {path} (folder)?
  ? what extensions are used in src => find src -type f -not -path '*/.git/*' -name '*.*' | sed 's/.*\.//' | sort -u
find {path/} ${FOLDER_OF_EACH} | head -n 1
  otherwise: path=.
  (which|what|show|find)? folder (has|have|with|contain|contains|hold|holds) most (file|entry) (in (it|them))? (${INSIDE} (folder)? {path})?
  ? which folder has the most files => find . -type f -not -path '*/.git/*' | sed 's|/[^/]*$||' | sort | uniq -c | sort -rn | head -n 1
find {path/} ${FOLDER_OF_EACH} | awk '$1 > {n#}'
  otherwise: path=.
  (which|what|show|find|list)? folder (that)? (has|have|with|contain|contains|hold|holds|holding|containing) (more than|over) {n} (file|entry) (in (it|them))? (${INSIDE} (folder)? {path})?
  ? which folders have more than 100 files => find . -type f -not -path '*/.git/*' | sed 's|/[^/]*$||' | sort | uniq -c | sort -rn | awk '$1 > 100'
find {path/} ${FOLDER_OF_EACH}
  is: lines
  otherwise: path=.
  <show>? (count of|how many) file (per|in each|for each|of each|in every|are in each) (folder|subfolder) (${INSIDE} (folder)? {path})?
  count file (per|in each|for each|of each) (folder|subfolder) (${INSIDE} (folder)? {path})?
  ? how many files per subfolder of src => find src -type f -not -path '*/.git/*' | sed 's|/[^/]*$||' | sort | uniq -c | sort -rn
ls -l {path/}
  kinds: path=folder
  is: favour 1.3
  who (own|owns|has) (file|entry|everything|content|content of|file in)? ${INSIDE} (folder)? {path} (folder)?
  (owner|owners) of (each)? (file|entry|everything) ${INSIDE} (folder)? {path}
  <show> {path} (with|in) (every)? (detail|full detail|long format|long form|detailed form)
  (detailed|long) (list|listing) of {path}
  ? list docs with details => ls -l docs
  ? who owns the files in docs => ls -l docs
find {path/} -type l -printf '%p -> %l\n'
  bsd: find {path/} -type l -exec ls -l '{}' +
  kinds: path=folder
  (where|what) (do|does|are|is) (symlink|link|shortcut) ${INSIDE} (folder)? {path} (folder)? (pointing|point|lead|go|link|refer) (to|at)?
  <show>? (where|what) (symlink|link|shortcut) ${INSIDE} (folder)? {path} (folder)? (point|lead|go|link|refer) (to|at)?
  <show>? target of (symlink|link|shortcut) ${INSIDE} (folder)? {path}
  ? where do the symlinks in docs point to => find docs -type l -printf '%p -> %l\n'
${inBraces('touch')}
  is: changes
  derive: ${numbered}
  (create|make|touch|generate|add) ({count:n})? (new|empty|blank)? (text)? file (named|called|like|from)? {first:target} (to|through|until|thru|till) {last:target} ((in|inside|under|into) (folder)? {place:path} (folder)?)?
  (create|make|touch|generate|add) (in|inside) (folder)? {place:path} ({count:n})? (new|empty|blank)? (text)? file (named|called)? {first:target} (to|through|until) {last:target}
  (touch|create) {first:filename} (to|through|until) {last:filename} ((in|inside|under) (folder)? {place:path} (folder)?)?
  ? create files day1.txt through day7.txt in docs => touch docs/day{1..7}.txt
${inBraces('mkdir')}
  is: changes
  derive: ${numbered}
  (create|make|generate|add) ({count:n})? (new|empty)? folder (named|called|like|from)? {first:target} (to|through|until|thru|till) {last:target} ((in|inside|under|into) (folder)? {place:path} (folder)?)?
  ? create folders week1 to week4 => mkdir week{1..4}
find {path/} -mindepth 1 -maxdepth 1 -exec rm -rf '{}' +
  is: changes, favour 1.4
  kinds: path=folder
  fits: ${({ path = [] }) => path.every((one) => !/^[~/.]+$/.test(one))}
  (empty|empty out|clean out|clear out|clear) (my|our)? (folder)? {path} (folder)? (completely|out)? ((but|and) (keep|leave|not delete|do not delete) (folder)? (itself|it)?)?
  (wipe|clean|clear|empty) (folder)? {path} (folder)? (clean|out|empty|completely)? (but|and)? (keep|leave|not delete|do not delete|keeping|without deleting) (folder|it|{x:thing}) (itself)? (there)?
  <delete> (everything|content|content of|entry|file) (in|inside|from|of|within) (folder)? {path} (folder)? (but|and) (keep|leave|not|do not delete|keeping) (folder|it) (itself|alone)?
  ? empty the folder build => find build -mindepth 1 -maxdepth 1 -exec rm -rf '{}' +
for f in {from*}; do mv -n "$f" "$f"{ext#}; done
  fish: for f in {from*}; mv -n $f $f{ext#}; end
  is: changes
  fits: ${({ ext = [] }) => ext.length === 1 && ext.every((one) => /^\.?[a-z0-9]{1,5}$/i.test(one))}
  derive: ${(slots) => ({
    ...slots,
    ext: (slots['ext'] ?? []).map((one) => `.${one.replace(/^\*?\./, '')}`),
  })}
  (give|add|attach|append) (to)? (file)? {from:paths} (file)? (extension|ending|suffix) {ext:ext}
  (add|append|attach) (extension|ending|suffix) {ext:ext} to (file)? {from:paths}
  ? add the extension .bak to notes.txt => for f in notes.txt; do mv -n "$f" "$f".bak; done
mv -n {from/} {to/}
  is: changes
  fits: ${({ from = [] }) => from.length === 1 && from.every((one) => / /.test(one.replace(/^.*\//, '')))}
  derive: ${(slots) => ({ ...slots, to: (slots['from'] ?? []).map((one) => one.replaceAll(' ', '_')) })}
  (rename|change) (folder|file)? {from:path} (so|so that) (it|name|its name) (have|has|contain|contains) (no|not|without) (space|blank) (but|and|,)? (underscore) (instead)?
  (replace|change|turn|swap|convert) (space|blank) (in|of) (name of)? (folder|file)? {from:path} (name)? (to|with|by|into|for) underscore
  (rename|change) (folder|file)? {from:path} (to|with|using) underscore (instead of|for) (space|blank)
  ? replace the spaces in "my photo.jpg" by underscores => mv -n 'my photo.jpg' my_photo.jpg
mv -i {from/} {to/}
  is: changes
  fits: ${({ to = [] }) => to.length === 1}
  derive: ${(slots) => besideIt(slots)}
  rename (file|folder)? {from:path} {to:titles}
  ? rename notes.txt "my notes.txt" => mv -i notes.txt 'my notes.txt'
cp -Rpi {from/} {to/}
  is: changes, favour 1
  kinds: from=folder
  fits: ${({ to = [] }) => to.every((one) => /[/._-]/.test(one))}
  (make|create|take) (full)? (backup|backup copy|copy) of (folder)? {from:path} (folder)? (in|into|to|at|under|as|called|named) (folder)? {to:target}
  back up (folder)? {from:path} (folder)? (in|into|to|at|under|as) (folder)? {to:target}
  ? back up src to /mnt/usb => cp -Rpi src /mnt/usb
`,
];

/** `test1.txt to test5.txt`: the same name but for a number that grows. */
function numbered(slots: Slots): Slots | undefined {
  const [first = '', last = ''] = [slots['first']?.[0], slots['last']?.[0]];
  const parts = /^([\w./-]*?)(\d+)(\.\w+)?$/.exec(first);
  if (parts === null) return undefined;
  const [, before = '', from = '', after = ''] = parts;
  const end = new RegExp(`^(?:${before.replace(/[.]/g, '\\.')})?(\\d+)(${after.replace('.', '\\.')})?$`).exec(
    last,
  );
  const to = end?.[1];
  if (to === undefined || Number(to) <= Number(from) || Number(to) - Number(from) > 999) return undefined;
  const told = slots['count']?.[0];
  if (told !== undefined && Number(told) !== Number(to) - Number(from) + 1) return undefined;
  const place = (slots['place']?.[0] ?? '').replace(/\/$/, '');
  if (!/^[\w./-]*$/.test(place)) return undefined;
  const name = place === '' ? before : `${place}/${before}`;
  const padded = from.startsWith('0') ? `seq -w ${from} ${to}` : `seq ${from} ${to}`;
  return {
    ...slots,
    names: [`${name}{${from}..${to}}${after}`],
    sequence: [`${name}(${padded})${after}`],
  };
}

/** A new name without a folder stays in the folder of the old one. */
function besideIt(slots: Slots): Slots {
  const folder = /^(.*\/)[^/]+$/.exec(slots['from']?.[0] ?? '')?.[1] ?? '';
  return { ...slots, to: (slots['to'] ?? []).map((one) => (/[/~$]/.test(one) ? one : `${folder}${one}`)) };
}
