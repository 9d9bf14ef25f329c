// What whole texts are like: their encoding and line ends, what is in the files of a folder, and dates added to them.

import { type SayingRow, sayings } from './saying-row.ts';

const ENDS = '(line ending|line end|newline style|newline|end of line|line terminator)';
const DOS = '(windows|dos|crlf|cr lf)';
const FILES = '(which|what|list|show|find|print)? (text)? file';
const HAVE = '(that)? (have|with|has|contain|containing|use|using|having|include)';
const PLACE = '(in|under|below|inside|of) (folder)? {place:path} (folder)?';

const withCharacter = (said: string): readonly string[] => [
  `${FILES} ${PLACE} ${HAVE} ${said}`,
  `${FILES} ${HAVE} ${said} ${PLACE}`,
];

export const TEXT_FILES: readonly SayingRow[] = sayings`
tail -n {n#} -f {path/}
  powershell: Get-Content -LiteralPath {path/} -Tail {n} -Wait
  kinds: path=file
  <show>? (last|final|bottom) {n} line (of|in|from) (file)? {path} (and|then) (then)? (keep|go on|continue|stay)? (watching|following|watch|follow|updating|tailing|monitoring) (it|new line|for (more|new one|new line|change))?
  ? show the last 20 lines of app.log and keep watching => tail -n 20 -f app.log
file -i {path/}
  bsd: file -I {path/}
  kinds: path=file
  <ask>? (character|text|file)? (encoding|charset|character set) (of|in|used in|used by|does) (file)? {path:thing} (have|use)?
  (which|what) (character|text)? (encoding|charset) (is|does|has) (file)? {path:thing} (in|have|use)?
  (is) {path:thing} (utf-8|utf8|ascii|latin1|utf-16|unicode) (encoded)?
  ? encoding of notes.txt => file -i notes.txt
file {path/}
  kinds: path=file
  <ask>? (kind of|type of)? ${ENDS} (of|in|used in|used by|does) (file)? {path:thing} (have|use)?
  (which|what) (kind of|type of)? ${ENDS} (is|does|has|are) (file|in)? {path:thing} (have|use|used)?
  (does|do|has|have|is|are|check if|check whether) (file)? {path:thing} (have|has|use|contain|in)? (windows|dos|unix|crlf|lf|linux|mac) (${ENDS}|format|style)
  ? does notes.txt have windows line endings => file notes.txt
[ -z "$(tail -c 1 {path/})" ] && echo yes || echo no
  fish: test -z (tail -c 1 {path/} | string collect); and echo yes; or echo no
  kinds: path=file
  (does|check if|check whether|is) (file)? {path:thing} (end|ends|ending) (with|in) newline
  (is|check if) there newline at end of (file)? {path:thing}
  ? does notes.txt end with a newline => [ -z "$(tail -c 1 notes.txt)" ] && echo yes || echo no
iconv -f {code} -t {other} {path/}
  is: lines
  kinds: path=file
  (convert|change|recode|transcode|reencode|re-encode) (file|encoding of)? {path:thing} from <code:encoding> (encoding)? (to|into) <other:encoding> (encoding)?
  ? convert notes.txt from latin1 to utf8 => iconv -f LATIN1 -t UTF-8 notes.txt
# Files of a folder with a character in them; the shells spell it differently.
grep -rlI --exclude-dir=.git $'\r' {place/}
  fish: grep -rlI --exclude-dir=.git \r {place/}
  is: lines
  ${withCharacter(`${DOS} (${ENDS})?`)}
  ? which files in src have windows line endings => grep -rlI --exclude-dir=.git $'\r' src
grep -rlI --exclude-dir=.git $'\t' {place/}
  fish: grep -rlI --exclude-dir=.git \t {place/}
  is: lines
  ${withCharacter('(tab|tab character) (in it|in them)?')}
  ? files with tabs in src => grep -rlI --exclude-dir=.git $'\t' src
grep -rlI --exclude-dir=.git '[[:space:]]$' {place/}
  is: lines
  ${withCharacter('trailing (whitespace|space|blank)')}
  ? files in src with trailing whitespace => grep -rlI --exclude-dir=.git '[[:space:]]$' src
diff {a/} {b/} | sed -n 's/^> //p'
  is: lines
  <show>? (which|what)? line (was|were|are|is|have been|that were|that are)? (added|new) (in|to) {b:thing} (compared|compared to|relative to|since|against|with respect to|over) (to|with)? {a:thing}
  (which|what) line (does|do) {b:thing} add (to|over) {a:thing}
  ? which lines were added in notes.txt compared to old.txt => diff old.txt notes.txt | sed -n 's/^> //p'
diff {a/} {b/} | sed -n 's/^< //p'
  is: lines
  <show>? (which|what)? line (was|were|are|is|have been|that were|that are)? (removed|deleted|gone) (in|from) {b:thing} (compared|compared to|relative to|since|against) (to|with)? {a:thing}
  ? lines removed from notes.txt compared to old.txt => diff old.txt notes.txt | sed -n 's/^< //p'
diff{options#} {a/} {b/}
  is: lines
  options: recursive=-r, ignoreSpace=-w, ignoreBlankLines=-B, ignoreCase=-i, brief=-q, sideBySide=-y, unified=-u
  (diff|compare) {a:thing} {b:thing}
  ? diff notes.txt old.txt side by side => diff -y notes.txt old.txt
gzip -dc {a/} | diff - {b/}
  is: lines
  fits: ${({ a = [], b = [] }) =>
    a.every((one) => /\.gz$/.test(one) && !/\.(?:tar\.gz|tgz)$/.test(one)) &&
    b.every((one) => !/\.(?:gz|zip|bz2|xz|tgz)$/.test(one))}
  (does|do) {a:thing} (have|hold|contain) (the)? same (content|text|line)? as {b:thing}
  ? does old.log.gz have the same content as app.log => gzip -dc old.log.gz | diff - app.log
date >> {path/}
  is: changes
  kinds: path=file
  (append|add|write|put) (current|todays|today's)? (date|time|timestamp|time stamp|date and time) (to|into|at end of|to end of) (file|log)? {path}
  ? append the date to notes.txt => date >> notes.txt
tail -n {n#} {path/} > {path/}.tmp && mv {path/}.tmp {path/}
  is: changes
  kinds: path=file
  fits: ${({ path = [] }) => path.every((one) => /^[\w./-]+$/.test(one))}
  (cut|cut down|shorten|trim|truncate|reduce|shrink|cut back) (file|log|size of)? {path} (down)? to (its|just|only)? last {n} line
  ? cut app.log to its last 1000 lines => tail -n 1000 app.log > app.log.tmp && mv app.log.tmp app.log
find {place/} -maxdepth 1 -type f -exec {endReader#} -n {n#} '{}' ';'
  is: lines
  otherwise: n=1
  <show>? <endReader> {n}? line (of|from|in) (each|every) (text)? file (in|of|under|inside) (folder)? {place:path} (folder)?
  ? first line of every file in docs => find docs -maxdepth 1 -type f -exec head -n 1 '{}' ';'
`;
