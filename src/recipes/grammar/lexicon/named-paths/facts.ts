// Properties of a file: its type, path, name, times, disk usage.

import { type SayingRow, sayings } from '../saying-row.ts';

export const FACTS: readonly SayingRow[] = sayings`
file -b --mime-type {path/}
  <show>? (only)? (mimetype|mime type|mime-type|media type|content type) of (file)? {path} (without (filename|name))?
  what is (mimetype|mime type|content type) of {path}
  ? print only the mimetype of notes.txt => file -b --mime-type notes.txt
realpath -m {path/}
  bsd:
  (print|show|get|resolve|find)? canonical (path|filename|pathname|file name) of {path} even if (it|they)? (does not|do not) exist
  (resolve|print|show) {path} even if (it|part of it|component)? (does not|do not) exist
  ? canonical path of notes.txt even if it does not exist => realpath -m notes.txt
readlink {path/}
  (show|find|print|tell me) (where|what) (symlink|link)? {path} (point|link|lead) (to)?
  <show>? (where|what) (symlink|link) {path} (point|lead) to
  where does (symlink|link)? {path} (point|link|lead) (to)?
  (read|resolve|follow) (symlink|link) {path}
  <show>? target of (symlink|link) {path}
  ? where does the symlink notes.txt point to => readlink notes.txt
realpath {path/}
  <show>? (real|canonical|absolute|full|resolved|physical) (path|pathname|location) (of|to|for) {path}
  (resolve|find|get) (absolute|full|real|canonical)? path (of|to|for)? {path}
  realpath (of)? {path}
  (follow|resolve) (all)? symlink (of|in|for) {path}
  record (absolute|full)? path of {path}
  ? real path of notes.txt => realpath notes.txt
basename {path}
  <show>? (filename|base name|basename|name|file name|last component|last part) (part)? (of|from) (path|pathname|file)? {path:target}
  ? file name of docs/readme.txt => basename docs/readme.txt
dirname {path}
  <show>? (parent folder|folder name|dirname|folder part|folder|directory name|parent|folder containing|containing folder) (of|from|for|part of) (path|file)? {path:target}
  <show>? (path|folder) (of|to) {path:target} without (filename|name)
  ? folder part of docs/readme.txt => dirname docs/readme.txt
basename {text} {suffix}
  <show>? {text:text} without {suffix:text} (suffix|extension)?
  (strip|remove) (suffix|extension) {suffix:text} from {text:text}
  ? remove suffix .pdf from report.pdf => basename report.pdf .pdf
printf '%s\n' {text} | sed 's/.*\.//'
  <show>? (only)? (extension|filetype suffix|file extension|suffix|file suffix|filename extension) of (file)? {text:text}
  output only filetype suffix of {text:text} (in this case {x:quoted})?
  ? file extension of photos.tar.gz => printf '%s\n' photos.tar.gz | sed 's/.*\.//'
{fileReader#} {path/}
  bsd:
  is: lines
  <ask>? <fileReader> (of|in|for|from|on|does|do) (file|program)? {path} (have|has|need|use|contain|link to)?
  ? access control list of notes.txt => getfacl notes.txt
stat -c %U {path/}
  bsd: stat -f %Su {path/}
  <show>? (owner|owner name|user name of owner|who owns|owner of|user owner) (of|for)? {path}
  ? who is the owner of notes.txt => stat -c %U notes.txt
stat -c %i {path/}
  bsd: stat -f %i {path/}
  <show>? (inode|inode (number|count)) (of|for) {path}
  ? inode of notes.txt => stat -c %i notes.txt
stat -c %s {path/}
  bsd: stat -f %z {path/}
  kinds: path=no folder
  <show>? (exact)? (size|file size|size in bytes|byte size|number of bytes|byte count|count of bytes|length in bytes) (of|in|for) (file)? {path} (in bytes)?
  how many bytes (long|large|big)? (is|does|has|are in) {path} (take|have|use|take up)?
  how (big|large) is (file)? {path}
  ? exact byte count of app.log => stat -c %s app.log
stat -c %y {path/}
  bsd: stat -f %Sm {path/}
  <show>? (last)? (modification|modified|change) (time|date) (of|for) {path}
  when was {path} (last)? (modified|changed|edited|updated)
  ? when was docs last modified => stat -c %y docs
file {path/}
  <show>? (file)? (type|kind) of (file)? {path}
  what (kind|type) of file is {path}
  (determine|identify) (type|kind) of {path}
  (what is|what are|show|get|find|tell me|print)? (dimension|resolution|pixel size|width and height|size in pixel|pixel dimension|image size) (of|for) (image|photo|picture|file)? {path}
  how (large|big|wide|tall|many pixel) (is|are) (image|photo|picture) {path} (in pixel)?
  ? how big is the picture "my photo.jpg" in pixels => file 'my photo.jpg'
stat {path/}
  <show>? (status|detailed information|information|details|statistics|stat|metadata) (of|about|for|on) (file)? {path}
  ? information about notes.txt => stat notes.txt
ls -ld {paths*}
  <show>? (long listing|ls -l|details|permission|detailed listing) (of|for) {paths} (itself|themselves|folder itself)?
  ? detailed listing of notes.txt => ls -ld notes.txt
`;

export const SPACE: readonly SayingRow[] = sayings`
du -sh {path/}/*
  <show>? (only)? (total|grand total|summary|summarized)? (disk usage|disk space|size) (used|taken up)? (of|by|in|for) each (file and folder|folder and file|entry|file|folder|subfolder) (in|of|under) (folder)? {path} (folder)?
  ? size of each file in docs => du -sh docs/*
du -b {path/}
  bsd: stat -f %z {path/}
  <show>? (apparent size|size) (rather than|instead of|not) disk usage (of|for) {path}
  <show>? apparent size of {path}
  ? apparent size of data.csv => du -b data.csv
du -s {path/}
  <show>? (size|file size|disk usage) of {path} in (blocks|block)
  ? disk usage of docs in blocks => du -s docs
df -h {path/}
  <show>? (file system|filesystem|disk|mount point|device|partition) (containing|that contains|of|holding|on which|where) (folder|file)? {path} (is|is mounted|resides)?
  (free|available) (disk)? space (on|for|of|in) (file system|filesystem|disk|partition)? (containing)? {path}
  <show>? (total)? (file system|filesystem|file systems|disk) (disk)? (usage|space|space usage|disk usage|disk space usage) (of|for) {path} (if exists)?
  (on)? (which|what) (partition|disk|drive|device|filesystem|file system) (is|are|does) {path} (on|in|mounted on|located on|stored on|belong to|lie|live|sit)?
  ? which disk is docs on => df -h docs
  ? file system disk usage of docs => df -h docs
df --output=source,target {path/}
  bsd:
  <show>? (source and mount point|mount point and source|device and mount point) of (file system|filesystem) (containing|of|for) {path}
  ? device and mount point of the file system containing docs => df --output=source,target docs
du -sh{options#} {path/}
  options: excluding=--exclude={excluded}
  gnuOnly: excluding
  <show>? (total)? (size|disk usage|disk space|space used|disk space used|space|total size|total disk usage|how much space|how much disk space) (of|by|used by|taken by|in|for) (folder|file)? {path} (folder)? (takes|take|takes up|use|uses|is using)?
  ? size of src excluding .git => du -sh --exclude=.git src
`;
