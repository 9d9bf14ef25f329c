// Everyday requests about files and folders: what fills the disk, new folders, permissions.

import { NOT_GIT } from '../../policy.ts';
import { type SayingRow, sayings } from './saying-row.ts';

const TAKES =
  '(taking|take|using|use|eating|eat|hogging|hog|occupying|consuming|filling) (up)? (most|so much|too much|lot of|lots of|much)? (of)? (my|the)? (space|disk space|disk|room|storage|disk up)';
const WHAT = '(what|which) (folder|subfolder|thing|stuff)? (is|are)?';

export const EVERYDAY_FILES: readonly SayingRow[] = sayings`
find {path/} ${NOT_GIT} | sort | sed 's|[^/]*/|  |g'
  is: lines
  (show|print|list|display|draw)? tree (view|structure)? (of|for|in|below|under) (folder)? {path} (folder)?
  (show|print|list|display|draw)? {path} (folder)? (as|like) tree
  ? tree of docs => find docs -not -path '*/.git/*' | sort | sed 's|[^/]*/|  |g'
printf '%s\n' {text} > {to/}
  powershell: Set-Content -LiteralPath {to/} -Value {text}
  is: changes
  (create|make|write|new) (new|text)? (file|text file)? (named|called)? {to:target} (with|containing|that contain|that say|saying|holding) (text|word|line|content)? {text:word} (in|inside) (it)?
  (create|make|write|new) (new|text)? (file|text file) (named|called)? {to:target} (with|containing|that contain|that say|saying|holding) (text|word|line|content)? {text:word}
  (write|save|put|echo|store) (line|text|string)? {text:quoted} (to|into|in) (new)? (file)? {to:target}
  (create|make) (file)? {to:target} (containing|with content|with text|with contents|with line) {text:quoted}
  ? create cart.ts containing "two words" => printf '%s\n' 'two words' > cart.ts
  ? create file test.txt with text "hello there" => printf '%s\n' 'hello there' > test.txt
openssl x509 -noout -enddate -in {path/}
  fits: ${({ path = [] }) => path.every((one) => /\.(?:crt|cer|pem|cert)$/i.test(one))}
  (when|until when) (does|do|did|will|is|has) (certificate)? {path} (expire|expires|expired|run out|runs out|valid|become invalid)
  (is|has) (certificate)? {path} (expired|still valid|valid)
  (show|get|print|what is)? (expiry|expiration|end) date of (certificate)? {path}
  ? when does server.crt expire => openssl x509 -noout -enddate -in server.crt
du -sh {a/} {b/}
  is: lines
  (which|which folder|which one|what) (is|are) (bigger|larger|smaller|biggest|largest) (folder)? {a:path} (folder)? or {b:path} (folder)?
  (how big|how large|compare size|compare sizes|size|sizes|compare size of) (of|is|are)? {a:path} (folder)? (and|compared to|compared with|vs|versus) {b:path} (folder)?
  ? which is bigger, docs or backup => du -sh docs backup
find {path/} -maxdepth 0 -empty
  (is|check if|check whether|see if) (file|folder)? {path} (is)? empty
  ? is notes.txt empty => find notes.txt -maxdepth 0 -empty
du -h -d 1 . | sort -rh | head -n 16
  is: lines
  ${WHAT} ${TAKES} (here|in current folder|in here|under here|around here)?
  ? what's taking up the most space in here
mkdir {place/}/{paths/}
  is: changes
  fits: ${({ paths = [], place = [] }) => isName(paths) && place.every((one) => !one.endsWith('/'))}
  (create|make|add|put) (new|empty|another)? folder (for (my|our|her|his)? {x:word} (and {y:word})?)? (named|called|with name|by name of) {paths:target} (in|inside|under|within) (folder)? {place:path} (folder)?
  (create|make|add|put) (new|empty|another)? folder {paths:target} (in|inside|under|within) (folder)? {place:path} (folder)?
  (create|make|add|put) (new|empty|another)? {paths:target} folder (in|inside|under|within) (folder)? {place:path} (folder)?
  ? make a folder called photos in docs => mkdir docs/photos
mkdir {paths/}
  is: changes
  fits: ${({ paths = [] }) => isName(paths)}
  (create|make|add) (new|empty|another)? folder for (my|our|her|his)? {x:word} (and {y:word})? (named|called|with name|by name of) {paths:target}
  ? make a new folder for my receipts called receipts => mkdir receipts
chmod -R go= {path/}
  is: changes
  (make|set|keep) (everything|file|folder|entry|everything that is)? (in|inside|under|below|of)? {path} (folder)? (only)? (readable|accessible|visible|private|open) (only)? (by|to|for) (me|owner|myself) (only|alone)?
  (make|set) (everything|file|entry) (in|inside|under|below) {path} private
  (only|just) (i|me) (can|may|should) (read|access|see|open) (everything in|file in|entry in)? {path}
  ? make everything in docs readable only by me => chmod -R go= docs
touch {path/}
  is: changes
  (create|make) {path:target} (as)? (new)? empty file
  (create|make) (new)? empty (text)? file (at|as|in) {path:target}
  ? make docs/notes2.md an empty file => touch docs/notes2.md
find {paths/} -type f -not -empty -exec md5sum '{}' + | sort | uniq -w 32 --all-repeated=separate
  bsd:
  is: lines
  (find|show|list|look for|search for|check for|there|is there|are there|do i have|have i)? (any)? (duplicate|duplicated|identical|double) (file|copy|entry|one) <in> (folder)? {paths:things} (folder)?
  (which|what) file (in|under|below) {paths:things} (are|is) (duplicate|identical|same|twice|there twice)
  ? duplicate files in docs and backup => find docs backup -type f -not -empty -exec md5sum '{}' + | sort | uniq -w 32 --all-repeated=separate
stat -c %a {path/}
  bsd: stat -f %Lp {path/}
  (show|what is|what are|get|give me|print|list|find)? (permission|mode|access right|right) (of|for|on) (file|folder)? {path} (as|in) (number|octal|numeric|digit|octal number) (form|notation|mode|format|value)?
  (numeric|octal|number) (permission|mode) (of|for|on) (file|folder)? {path}
  <show>? (permission|mode|octal permission|access rights|permission in octal|octal mode) (of|for|on) {path}
  ? permissions of notes.txt in octal => stat -c %a notes.txt
`;

/** A name without a path, so that it goes into the named folder. */
function isName(paths: readonly string[]): boolean {
  return paths.length > 0 && paths.every((one) => /^[^/~$*?]+$/.test(one));
}
