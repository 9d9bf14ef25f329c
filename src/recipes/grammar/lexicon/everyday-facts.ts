// Everyday questions about named files and about the names below a folder.

import { NOT_GIT } from '../../policy.ts';
import { type SayingRow, sayings } from './saying-row.ts';

const INSIDE = '(in|inside|under|below|within|of|for)';
const IN_FOLDER = `(${INSIDE} (folder)? {path} (folder)?)?`;
const HERE = '(here|below here|in this tree|in tree|in current folder)?';
const FILES = `-type f ${NOT_GIT}`;

export const EVERYDAY_FACTS: readonly SayingRow[] = [
  ...sayings`
df -i .
  <show>? (free|used|available|remaining)? inode (usage|use|count|left|free|available|used|remaining)? (on|of)? (this|current)? (disk|filesystem|file system|partition)?
  how many inode (<be>|do)? (i|we|there)? (have)? (left|free|used|available|in use|remaining)? (on)? (this|current)? (disk|filesystem|file system)?
  (am i|are we|is (disk|filesystem|it)) (running|run) (out of|low on) inode
  ? how many inodes are left
ls -A {path/}
  kinds: path=folder
  (is|are) there (anything|something|stuff|file|entry) (in|inside) (folder)? {path} (folder)?
  (is|check (if|whether)) (folder)? {path} (folder)? (really|completely|still|actually|truly)? empty (or not)?
  ? is docs empty => ls -A docs
ls -{byTime#} {a/} {b/} | head -n 1
  (which|what)? (one|file)? (is|was) <byTime> ,? {a:path} or {b:path}
  (is|was) {a:path} <byTime> than {b:path}
  (which|what) of {a:path} and {b:path} is <byTime>
  ? is notes.txt newer than old.txt => ls -t notes.txt old.txt | head -n 1
ls -{bySize#} {a/} {b/} | head -n 1
  kinds: a=file, b=file
  (which|what) (one|file)? (is|was) <bySize> ,? {a:path} or {b:path}
  (is|was) {a:path} <bySize> than {b:path}
  (which|what) of {a:path} and {b:path} is <bySize>
  ? is notes.txt larger than old.txt => ls -S notes.txt old.txt | head -n 1
gzip -c {path/} | wc -c
  kinds: path=file
  how (large|big) (would|will) {path} (be|become|get|shrink to) (if|when)? (compressed|gzipped|zipped|packed) (with gzip)?
  <show>? (compressed|gzipped) size of {path}
  size of {path} (when|if|once) (compressed|gzipped|zipped)
  ? how big would app.log be when compressed => gzip -c app.log | wc -c
# Names.
find {path/} ${FILES} -printf '%f\n' | awk '{ print length "\t" $0 }' | sort -rn | head -n 1 | cut -f 2-
  otherwise: path=.
  <show>? (file with)? longest (filename|file name|name) (of file)? ${IN_FOLDER} ${HERE}
  ? file with the longest name in docs => find docs -type f -not -path '*/.git/*' -printf '%f\n' | awk '{ print length "\t" $0 }' | sort -rn | head -n 1 | cut -f 2-
find {path/} ${FILES} | awk '{ print length "\t" $0 }' | sort -rn | head -n 1 | cut -f 2-
  otherwise: path=.
  <show>? (file with)? longest (path|path name|full name) (of file)? ${IN_FOLDER} ${HERE}
  ? longest path in src => find src -type f -not -path '*/.git/*' | awk '{ print length "\t" $0 }' | sort -rn | head -n 1 | cut -f 2-
find {path/} ${FILES} -printf '%f\n' | sort | uniq -d
  bsd: find {path/} ${FILES} -exec basename '{}' \; | sort | uniq -d
  is: lines
  otherwise: path=.
  <show>? (file)? (with|that have|having|sharing|that share) (same|identical) (name|filename) ${IN_FOLDER} ${HERE}
  <show>? (duplicate|duplicated|repeated) (name|filename) (of file)? ${IN_FOLDER} ${HERE}
  <show>? (name|filename) that (occur|appear|exist|come up) (more than once|twice|several times|in several places|more than one time) ${IN_FOLDER} ${HERE}
  ? files with the same name => find . -type f -not -path '*/.git/*' -printf '%f\n' | sort | uniq -d
find {path/} -printf {ownerFormat#} | sort -u
  is: lines, favour 1
  otherwise: path=.
  <show>? <ownerFormat> (that)? (own|owns|has|have|owning) (file|entry|thing)? ${IN_FOLDER} ${HERE}
  <ownerFormat:whoOwns> (file|entry|thing) ${IN_FOLDER} ${HERE}
  ? which users own files in docs => find docs -printf '%u\n' | sort -u
  ? which groups own files in docs => find docs -printf '%g\n' | sort -u
echo {text} | base64 -d
  powershell: [Text.Encoding]::UTF8.GetString([Convert]::FromBase64String({text}))
  fits: ${({ text = [] }) =>
    text.every(
      (one) => /^[A-Za-z0-9+/]{8,}={0,2}$/.test(one) && one.length % 4 === 0 && /[A-Z=\d+]/.test(one),
    )}
  (decode|decipher|decrypt|unbase64) {text:word}
  what does {text:word} (say|mean)? decoded
  {text:word} decoded
  ? decode aGVsbG8gd29ybGQ= => echo 'aGVsbG8gd29ybGQ=' | base64 -d
du -h -t {size#} {path/}
  is: lines
  kinds: path=folder
  otherwise: path=.
  <find>? (which|what)? (folder|subfolder) (under here|below here|here|below|in here)? (that|which)? (<be>)? (use|take|occupy|need)? <larger> {size} (in size|large)?
  <find>? (which|what)? (folder|subfolder) ${INSIDE} (folder)? {path} (that|which)? (<be>)? (use|take|occupy|need)? <larger> {size} (in size|large)?
  <find>? (folder|subfolder) <larger> {size} ${INSIDE} (folder)? {path}
  ? folders larger than 1G => du -h -t 1G .
file {path/}/*
  is: lines
  kinds: path=folder
  (which|what) (kind|type|sort) of (file|thing|stuff) (<be>) (those|these|there|that)? (file|one)? ${INSIDE} (folder)? {path}
  <show>? (kind|type) of (each|every) file ${INSIDE} (folder)? {path}
  ? what kind of files are those in docs => file docs/*
ls -l{lsOrder#} {path/}
  kinds: path=folder
  (sort|order|arrange|list|show) (folder)? {path} (folder)? by (<key:lsKey>)? <lsOrder>
  (list|show|ls) (folder)? {path} (folder)? (with)? <lsOrder>
  (sort|order|arrange) (folder)? {path} (folder)? by <lsOrder:lsKey>
  ? list docs newest first => ls -lt docs
echo $$
  fish: echo $fish_pid
  powershell: $PID
  <ask>? (pid|process id|process number|process identifier) of (this|current|my|running) shell
  which (pid|process id) (do|does|has|have) (this|my) shell (have)?
  ? pid of this shell
kill -l
  <show>? (known|available|every)? signal (that|which)? (kill)? (know|knows|understand|can send|can be sent)?
  (list|show|print|what|which)? (every)? signal (that)? (kill|bash|shell)? (know|knows|understands|can send)
  (list|show|print) (every)? (kill)? signal
  ? list all signals
du -sh{options#} {path/}
  kinds: path=folder
  options: excluding=--exclude={excluded}
  gnuOnly: excluding
  <show>? (total)? size of (folder)? {path} (folder)?
  how (big|large) is (folder)? {path} (folder)?
  ? how large is docs without build => du -sh --exclude=build docs
`,
];
