// What is done with files and folders that are named one by one.

import type { SayingRow } from './saying-row.ts';

const FILE = '(file|folder|entry|text file|symlink|script|archive|subfolder)?';
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
const TAR = /\.(tar|tgz|tbz2?|txz|tar\.\w+)$/;
const ARCHIVE =
  '(archive|tar archive|tar file|tarball|tar|compressed archive|compressed tar archive|gzipped tar archive|file|gzip archive|tar.gz)';

export const NAMED_PATHS: readonly SayingRow[] = [
  {
    patterns: [
      '(create|make|mkdir|creates) (intermediate|parent|any missing|needed)? (and)? (intermediate|parent)? folder {above:target} (and {more:target})? (as needed|as required|if needed|if necessary)? and (create|make)? (folder)? {paths:target} (folder)?',
      '(create|make) (intermediate|parent) folder {above:target} (as needed|as required) and folder {paths:target}',
    ],
    command: 'mkdir -p {above/}/{paths/}',
    changes: true,
    fits: ({ above = [], more = [], paths = [] }) =>
      more.length === 0 && above.length === 1 && paths.length === 1 && !/^[/~.]/.test(paths[0] ?? ''),
    favour: 0.9,
  },
  {
    patterns: [
      '(create|make|creates) (intermediate|parent) folder {a:target} and {b:target} (as needed|as required|if needed|if necessary) and (create|make)? (folder)? {paths:target}',
      '(create|make) (intermediate|parent) folder {a:target} , {b:target} (as needed|as required) and folder {paths:target}',
    ],
    command: 'mkdir -p {a/}/{b/}/{paths/}',
    changes: true,
    fits: ({ paths = [] }) => !/^[/~.]/.test(paths[0] ?? ''),
    favour: 1.3,
  },
  {
    patterns: [
      '(create|make|mkdir|creates) (new)? folder {paths:target} (and (its|their|any)? (parent|missing parent|parent folder|intermediate)? (folder)?)? (if (it|they)? (do not|does not|not) (already)? (exist)?|if not exists|unless it exists|as needed|as required|if needed|if necessary|and (do not|not) (cause|give|raise|report)? error if it (exist)?|without error if it (exist)?)',
      '(create|make) folder to {paths:target} (as needed|as required|if needed|if necessary)',
      '(create|make) (each|every)? (folder|missing folder) (in|of|for|needed for) path {paths:target}',
    ],
    command: 'mkdir -p{options#} {paths/}',
    changes: true,
    options: { verbose: 'v', parents: '', force: '' },
    favour: 0.8,
  },
  {
    patterns: ['(create|make|mkdir) (new)? hidden folder (named|called)? {paths:target}'],
    command: 'mkdir {paths/}',
    changes: true,
    fits: ({ paths = [] }) => paths.every((one) => /^\.\w/.test(one)),
    favour: 0.5,
  },
  {
    patterns: [
      '(create|make|creates) (new)? folder {paths:titles}',
      '(create|make) (new)? {n} folder (named|called)? {paths:titles}',
    ],
    command: 'mkdir{options#} {paths*}',
    changes: true,
    options: { parents: '-p', verbose: '-v', force: '-p' },
    favour: 0.2,
  },
  {
    patterns: [
      '(go|change|cd|change folder|switch|navigate|jump|change to|go to|enter) (to|into)? folder (containing|that contain|holding|with|where) (executable|program|command|binary) {path:name} (executable|program|is|lives|resides)?',
      '(go|change|cd|change folder|switch|change to) (to|into)? folder (containing|that contain|where) {path:name} (executable|program|command|binary) (is|lives|resides)?',
    ],
    command: { gnu: 'cd "$(dirname "$(command -v {path})")"', fish: 'cd (dirname (command -v {path}))' },
    favour: 1,
  },
  {
    patterns: [
      '(change|go|cd|switch|move) (to|into)? (folder)? (parent|parent folder|folder above) and (resolve|resolving|follow) (any)? symlink (in (resulting)? path)?',
    ],
    command: { gnu: 'cd -P ..', fish: '' },
    favour: 1,
  },
  {
    patterns: [
      '<show>? (total)? (file system|filesystem|file systems|disk) (disk)? (usage|space|space usage|disk usage|disk space usage) (of|for) {path} (if exists)?',
      '<show>? (file system|filesystem) disk (space)? usage (for|of) {path}',
    ],
    command: 'df -h {path/}',
    favour: 0.6,
  },
  {
    patterns: [
      '<show>? (only)? (total|grand total|summary|summarized)? (disk usage|disk space|size) (used|taken up)? (of|by|in|for) each (file and folder|folder and file|entry|file|folder|subfolder) (in|of|under) (folder)? {path} (folder)?',
    ],
    command: 'du -sh {path/}/*',
    favour: 0.6,
  },
  {
    patterns: [
      '<show>? (only)? (mimetype|mime type|mime-type|media type|content type) of (file)? {path} (without (filename|name))?',
      'what is (mimetype|mime type|content type) of {path}',
    ],
    command: { gnu: 'file -b --mime-type {path/}' },
    favour: 0.5,
  },
  {
    patterns: [
      '(print|show|get|resolve|find)? canonical (path|filename|pathname|file name) of {path} even if (it|they)? (does not|do not) exist',
      '(resolve|print|show) {path} even if (it|part of it|component)? (does not|do not) exist',
    ],
    command: { gnu: 'realpath -m {path/}', bsd: '' },
    favour: 1,
  },
  {
    patterns: [
      '<show>? (difference|differences) (in|of) {a:thing} (when)? (compared|in comparison|relative|with respect) (to|with) {b:thing}',
      '(how|where) does {a:thing} differ from {b:thing}',
      'what (changed|is different|differs) (between|from) {a:thing} (and|to) {b:thing}',
      'what is difference between {a:thing} and {b:thing}',
      '(diff) {a:thing} (and|against|with|to)? {b:thing}',
    ],
    command: 'diff{options#} {a/} {b/}',
    options: { recursive: '-r' },
    favour: 0.4,
  },
  {
    patterns: [
      '<delete> file (that|which)? (<be>)? (listed|named|mentioned) in (file)? {list:thing}',
      '<delete> each file (that|which)? (<be>)? (listed|named) in (file)? {list:thing}',
    ],
    command: { gnu: "xargs -d '\\n' rm < {list/}", bsd: '' },
    changes: true,
    favour: 0.9,
  },
  {
    patterns: [
      '(create|make|mkdir) (new)? folder (expanded by|named by|stored in|held in|given by|from|in|by)? (value of)? (variable)? {path:variable} (variable)?',
    ],
    command: 'mkdir{options#} {path/}',
    changes: true,
    options: { parents: '-p' },
    fits: ({ path = [] }) => path.every((one) => one.startsWith('$')),
    favour: 0.6,
  },
  {
    patterns: [
      '<show>? (apparent size|size) (rather than|instead of|not) disk usage (of|for) {path}',
      '<show>? apparent size of {path}',
    ],
    command: { gnu: 'du -b {path/}', bsd: 'stat -f %z {path/}' },
    favour: 0.8,
  },
  {
    patterns: ['(change|go|cd|move|change folder) (to|into)? parent (folder)? of {path}'],
    command: 'cd {path/}/..',
    favour: 0.8,
  },
  {
    patterns: [
      '(show|find|print|tell me) (where|what) (symlink|link)? {path} (point|link|lead) (to)?',
      '<show>? (where|what) (symlink|link) {path} (point|lead) to',
    ],
    command: 'readlink {path/}',
    favour: 0.5,
  },
  {
    patterns: [
      '<show>? line (in|of|from) {a:thing} (that|which) (do not|dont|not) (exist|appear|occur) in {b:thing}',
      '<show>? line (in|of|from) {a:thing} (that|which) (are|is) not (in|present in|found in|contained in) {b:thing}',
      '<show>? line (in|of|from) {a:thing} (not in|missing from|but not in|and not in) {b:thing}',
    ],
    command: {
      gnu: 'comm -23 <(sort {a/}) <(sort {b/})',
      fish: 'comm -23 (sort {a/} | psub) (sort {b/} | psub)',
    },
    favour: 0.9,
  },
  {
    patterns: ['(compress|gzip) (file)? {path} (with gzip|using gzip)? and keep (original|original file|it)'],
    command: 'gzip -k {path/}',
    changes: true,
    favour: 0.8,
  },
  {
    patterns: [
      `(copy|duplicate|cp|back up|copies|make copy of|create copy of|backup) ${FILE} {from:paths} ${FILE} (to|into|in|as|over|onto|named|called) ${FILE} {to:target} ${FILE}`,
      `(copy|duplicate|cp) (content|contents) of ${FILE} {from:path} (to|into) ${FILE} {to:target} ${FILE}`,
    ],
    command: 'cp{options#} {from*} {to/}',
    changes: true,
    options: CP,
    gnuOnly: ['update'],
    favour: 0.3,
  },
  {
    patterns: [
      `(copy|cp|copies) everything (in|from|under) ${FILE} {from:path} ${FILE} (to|into) ${FILE} {to:target}`,
    ],
    command: 'cp -R{options#} {from/}/. {to/}',
    changes: true,
    options: CP,
    gnuOnly: ['update'],
    favour: 0.4,
  },
  {
    patterns: [`(move|mv|moves) ${FILE} {from:paths} ${FILE} (to|into|in) ${FILE} {to:target} ${FILE}`],
    command: 'mv{options#} {from*} {to/}',
    changes: true,
    options: MV,
    gnuOnly: ['update'],
    favour: 0.3,
  },
  {
    patterns: [
      `(rename|renames|change name of) ${FILE} (name)? {from:path} ${FILE} (to|as|into) ${FILE} {to:target}`,
    ],
    command: 'mv{options#} {from*} {to/}',
    changes: true,
    options: MV,
    gnuOnly: ['update'],
    favour: 0.3,
  },
  {
    patterns: [
      `(rename|change|convert) (uppercase|mixed case)? ${FILE} (name|folder name|entry name)? (of)? {from:path} (name)? to lowercase (name)?`,
      `(rename|change|convert) (uppercase)? (file or folder)? (name)? {from:path} to lowercase (name)?`,
    ],
    command: {
      gnu: `mv {from/} "$(dirname {from/})/$(basename {from/} | tr '[:upper:]' '[:lower:]')"`,
      fish: '',
    },
    changes: true,
    favour: 1,
  },
  {
    patterns: [
      `(rename|change|convert) (lowercase|mixed case)? ${FILE} (name|folder name)? (of)? {from:path} (name)? to uppercase (name)?`,
    ],
    command: {
      gnu: `mv {from/} "$(dirname {from/})/$(basename {from/} | tr '[:lower:]' '[:upper:]')"`,
      fish: '',
    },
    changes: true,
    favour: 1,
  },
  {
    patterns: [
      `(move|mv) ${FILE} {from:path} (to|into) ${FILE} {to:target} ${FILE} (with|under)? new name (as|of|being)? current date formatted as {format:quoted} and (with)? {ext:text} extension`,
    ],
    command: 'mv {from/} {to/}/"$(date +{format#}){ext#}"',
    changes: true,
    fits: ({ format = [], ext = [] }) => [...format, ...ext].every((one) => /^[\w%.-]+$/.test(one)),
    favour: 1,
  },
  {
    patterns: [`(swap|exchange) (names of|contents of)? ${FILE} {a:path} and {b:path}`],
    command: 'mv {a/} {a/}.swap && mv {b/} {a/} && mv {a/}.swap {b/}',
    changes: true,
  },
  {
    patterns: [
      `<delete> (only)? ${FILE} {paths} ${FILE} (if (it)? exists)?`,
      `(forcibly|forcefully|force)? (to)? <delete> ${FILE} {paths} ${FILE}`,
    ],
    command: 'rm{options#} {paths*}',
    changes: true,
    options: { recursive: '-r', force: '-f', verbose: '-v', interactive: '-i' },
    fits: ({ paths = [] }) => paths.every((one) => !/^[~/.]+$/.test(one)),
    favour: -0.2,
  },
  {
    patterns: [`<delete> (empty) folder {paths}`, `(rmdir) {paths}`],
    command: 'rmdir {paths*}',
    changes: true,
  },
  {
    patterns: [
      '(create|make|add|creates|mkdir) (new|empty|an)? (folder|subfolder|path) (named|called|tree|structure|with name|path|hierarchy)? {paths:target} (folder)?',
      '(create|make|creates) (new)? (folders|folder) {paths:paths}',
      '(create|make) {paths:target} folder',
      'mkdir {paths:target}',
    ],
    command: 'mkdir{options#} {paths/}',
    changes: true,
    options: { parents: '-p', force: '-p', verbose: '-v', recursive: '-p' },
  },
  {
    patterns: [
      '(create|make|creates|touch) (new|empty|an empty|new empty)? file (named|called|with name)? {paths:target}',
      '(create|touch|make) (empty)? {paths:target} file',
      'touch {paths:target}',
    ],
    command: 'touch {paths/}',
    changes: true,
  },
  {
    patterns: [
      '(create|make) (empty)? file (or update timestamps if they exist)? with names matching each word in variable {paths:variable}',
      '(create|make) (empty)? file (or update timestamps if they exist)? (named by|for each word in) (variable)? {paths:variable}',
    ],
    command: { gnu: 'touch ${paths#}', fish: 'touch (string split " " ${paths#})' },
    changes: true,
    fits: ({ paths = [] }) => paths.every((one) => /^\w+$/.test(one)),
    favour: 1,
  },
  {
    patterns: [
      `(set|change|update|make) (the)? (timestamp|timestamps|modification time|date|time|access and modification time|time stamp|modification date) (of|for|on) {a:path} (to|as|same as|equal to) (same one as|same as|that of|those of|timestamp of|timestamps of|modification time of|same)? (as)? {b:thing}`,
    ],
    command: 'touch -r {b/} {a/}',
    changes: true,
    favour: 0.5,
  },
  {
    patterns: [
      '(update|set|change) (the)? (timestamp|timestamps|modification time|access time|date|modified time|modified date|access and modification time|last modified time) (of|for|on) {a:paths} (to (now|current time|current date|current date and time))?',
    ],
    command: 'touch {a*}',
    changes: true,
  },
  {
    patterns: [
      `(create|make|creates|add) (a|new)? (symlink|soft link) (named|called|at|in|to|of|under)? (folder)? {to:target} (pointing|linking|that points|which points|linked|leading|link)? (to|for) ${FILE} {from:thing}`,
    ],
    command: 'ln -s{options#} {from/} {to/}',
    changes: true,
    options: { force: 'f', verbose: 'v' },
    favour: 0.6,
  },
  {
    patterns: [
      `(create|make|creates|add) (a|new)? (symlink|soft link) (to|of|for|from|pointing to|that points to) ${FILE} {from:path} (named|called|in|at|as|with name|to|inside|under) (folder)? {to:target}`,
      `symlink {from:path} (to|as|in|into) {to:target}`,
      `(link) {from:path} (to|as|in|into) {to:target}`,
    ],
    command: 'ln -s{options#} {from/} {to/}',
    changes: true,
    options: { force: 'f', verbose: 'v' },
    fits: ({ from = [] }) => !from.some((one) => one.endsWith('/')),
    favour: 0.5,
  },
  {
    patterns: [
      `(create|make|creates|add) (a|new)? (hard link|hardlink) (to|of|for|from) ${FILE} {from:thing} (named|called|in|at|as|with name|to) {to:target}`,
      '(create|make) (hard link|hardlink) {to:target} (to|of|for|pointing to) {from:thing}',
      'hard link {from:thing} (to|as) {to:target}',
    ],
    command: 'ln {from/} {to/}',
    changes: true,
    favour: 0.6,
  },
  {
    patterns: [
      'where does (symlink|link)? {path} (point|link|lead) (to)?',
      '(read|resolve|follow) (symlink|link) {path}',
      '<show>? target of (symlink|link) {path}',
    ],
    command: 'readlink {path/}',
    favour: -0.3,
  },
  {
    patterns: [
      '<show>? (real|canonical|absolute|full|resolved|physical) (path|pathname|location) (of|to|for) {path}',
      '(resolve|find|get) (absolute|full|real|canonical)? path (of|to|for)? {path}',
      'realpath (of)? {path}',
      '(follow|resolve) (all)? symlink (of|in|for) {path}',
      'record (absolute|full)? path of {path}',
    ],
    command: { gnu: 'realpath {path/}' },
    favour: 0.3,
  },
  {
    patterns: [
      '<show>? (filename|base name|basename|name|file name|last component|last part) (part)? (of|from) (path|pathname|file)? {path:target}',
      'strip (folder|path) (from) {path:target}',
    ],
    command: 'basename {path}',
    favour: -0.1,
  },
  {
    patterns: [
      '<show>? (parent folder|folder name|dirname|folder part|folder|directory name|parent|folder containing|containing folder) (of|from|for|part of) (path|file)? {path:target}',
      '<show>? (path|folder) (of|to) {path:target} without (filename|name)',
    ],
    command: 'dirname {path}',
    favour: -0.1,
  },
  {
    patterns: [
      '<show>? {text:text} without {suffix:text} (suffix|extension)?',
      '(strip|remove) (suffix|extension) {suffix:text} from {text:text}',
    ],
    command: 'basename {text} {suffix}',
    favour: 0.3,
  },
  {
    patterns: [
      '<show>? (only)? (extension|filetype suffix|file extension|suffix|file suffix|filename extension) of (file)? {text:text}',
      'output only filetype suffix of {text:text} (in this case {x:quoted})?',
    ],
    command: { gnu: `printf '%s\\n' {text} | sed 's/.*\\.//'` },
    favour: 0.4,
  },
  {
    patterns: [
      '(change|set|update|modify|make|changes|give) (the)? (permission|mode|access permission|file permission|access rights) (of|on|for) {paths} (file|folder)? (to|as|with)? {mode} (permission|recursively)?',
      '(chmod) {paths} (to) {mode}',
      '(chmod) {mode} (on|to|for)? {paths}',
      '(give|set) {paths} (permission|mode)? {mode} (permission)?',
      '(set|change) permission {mode} (on|for|to) {paths}',
      '(set|apply) {mode} permission (on|for|to) {paths}',
    ],
    command: 'chmod{options#} {mode#} {paths*}',
    changes: true,
    options: { recursive: '-R', verbose: '-v' },
    fits: ({ mode = [] }) => mode.every((one) => /^([0-7]{3,4}|[ugoa]*[+=-][rwxst]+)$/.test(one)),
    favour: 0.4,
  },
  ...permissionRows(),
  {
    patterns: [
      '(make|mark) {paths} (file|script)? executable',
      '(add|set|give) (execute|executable) (permission|bit) (to|on|for) {paths}',
      '(make) (file|script) {paths} executable (for everyone|for all)?',
    ],
    command: 'chmod +x {paths*}',
    changes: true,
    favour: 0.8,
  },
  {
    patterns: [
      '(make|mark|set|change) (permission of)? {paths} (file|as|to|to be)? (read-only|readonly|read only|non-writable|not writable)',
      '(remove|revoke) write permission (from|for|on) {paths}',
    ],
    command: 'chmod a-w {paths*}',
    changes: true,
    favour: 0.6,
  },
  {
    patterns: [
      '(set|change) (permission) (of) {paths} to read only for (its)? owner',
      '(make|set) {paths} readable only by (its)? owner',
    ],
    command: 'chmod 400 {paths*}',
    changes: true,
    favour: 1.2,
  },
  {
    patterns: [
      '(change|set) (the)? (owner|ownership) (of|for) {paths} (to) (user)? {user}',
      'chown {paths} to {user}',
    ],
    command: 'chown{options#} {user} {paths*}',
    changes: true,
    options: { recursive: '-R', verbose: '-v' },
    favour: 0.5,
  },
  {
    patterns: ['(change|set) (the)? group (owner|ownership)? (of|for) {paths} (to) (group)? {user}'],
    command: 'chgrp{options#} {user} {paths*}',
    changes: true,
    options: { recursive: '-R', verbose: '-v' },
    favour: 0.6,
  },
  {
    patterns: [
      '(copy|set|change|give) (permission|mode|permissions) (of|from|on) {from:path} (to|as|same as|on) (file)? {to:path}',
    ],
    command: { gnu: 'chmod --reference={from/} {to/}', bsd: '' },
    changes: true,
    favour: 0.6,
  },
  {
    patterns: [
      '<show>? (permission|mode|octal permission|access rights|permission in octal|octal mode) (of|for|on) {path}',
    ],
    command: { gnu: 'stat -c %a {path/}', bsd: 'stat -f %Lp {path/}' },
    favour: 0.2,
  },
  {
    patterns: [
      '<show>? (owner|owner name|user name of owner|who owns|owner of|user owner) (of|for)? {path}',
      'who owns {path}',
    ],
    command: { gnu: 'stat -c %U {path/}', bsd: 'stat -f %Su {path/}' },
    favour: 0.2,
  },
  {
    patterns: ['<show>? (inode|inode number) (of|for) {path}'],
    command: { gnu: 'stat -c %i {path/}', bsd: 'stat -f %i {path/}' },
    favour: 0.2,
  },
  {
    patterns: [
      '<show>? (size|file size|size in bytes|byte size|number of bytes) (of|in|for) (file)? {path} (in bytes)?',
      'how (big|large) is (file)? {path}',
      'how many bytes (is|are in|does) {path} (have)?',
    ],
    command: { gnu: 'stat -c %s {path/}', bsd: 'stat -f %z {path/}' },
    favour: 0.1,
  },
  {
    patterns: [
      '<show>? (size|file size|disk usage) of {path} in (blocks|block)',
      'find file size of {path} in blocks',
    ],
    command: 'du -s {path/}',
    favour: 0.5,
  },
  {
    patterns: [
      '<show>? (last)? (modification|modified|change) (time|date) (of|for) {path}',
      'when was {path} (last)? (modified|changed|edited|updated)',
    ],
    command: { gnu: 'stat -c %y {path/}', bsd: 'stat -f %Sm {path/}' },
    favour: 0.3,
  },
  {
    patterns: [
      '<show>? (file)? (type|kind) of (file)? {path}',
      'what (kind|type) of file is {path}',
      '(determine|identify) (type|kind) of {path}',
    ],
    command: 'file {path/}',
  },
  {
    patterns: [
      '<show>? (status|detailed information|information|details|statistics|stat|metadata) (of|about|for|on) (file)? {path}',
    ],
    command: 'stat {path/}',
  },
  {
    patterns: [
      '(compare|diff|show differences between|show difference between|differences between|difference between|find differences between|display differences between|print differences between) (file|folder)? {a:thing} (and|with|to|against) {b:thing} (line by line)?',
    ],
    command: 'diff{options#} {a/} {b/}',
    options: { recursive: '-r' },
  },
  {
    patterns: [
      '(compare|diff|show differences between|show difference between|find differences between) (file)? {a:thing} (and|with|to|against) {b:thing} (line by line)? (with|in|showing|using)? ({n} line of)? (unified)? (context|format|diff|unified|unified diff|unified format)? (unified|context)',
      '(unified diff|unified difference) (of|between) {a:thing} and {b:thing}',
      '(compare|diff) {a:thing} and {b:thing} (line by line)? with {n} line of (unified)? context',
    ],
    command: 'diff -U {n#} {a/} {b/}',
    otherwise: { n: '3' },
    favour: 0.5,
  },
  {
    patterns: [
      '(compare|diff|show differences between|show) {a:thing} (and|with) {b:thing} (side by side|side-by-side|in two columns)',
    ],
    command: 'diff -y {a/} {b/}',
    favour: 0.6,
  },
  {
    patterns: [
      '(compare|diff|differences between|show differences between|list differences between) (folder|content of|contents of|file in)? {a:thing} (and|with|to) {b:thing} (folder)? recursively',
      '(recursively) (compare|diff|compares) (folder|file in)? {a:thing} (and|with|to) {b:thing}',
      '(compare|diff) folder {a:thing} (and|with|to) {b:thing}',
    ],
    command: 'diff -r {a/} {b/}',
    favour: 0.6,
  },
  {
    patterns: [
      '(check|tell|see|report|test)? (if|whether) {a:thing} and {b:thing} (are|is|have) (same|identical|different|differ|equal|same content)',
      '(do|are) {a:thing} and {b:thing} (differ|same|identical|equal)',
    ],
    command: 'cmp {a/} {b/}',
    favour: 0.3,
  },
  {
    patterns: [
      '(find|show|list|print)? file in {b:thing} (folder)? with same name (and location)? but different content than file in {a:thing} (folder)? (and print location of such file)?',
      '(find|show|list) file that differ between {b:thing} and {a:thing}',
      '(which|what) file differ (between|in) {b:thing} and {a:thing}',
    ],
    command: { gnu: "diff -qr {b/} {a/} | awk '/^Files/ { print $2 }'" },
    favour: 0.8,
  },
  {
    patterns: [
      '(find|show|list|print|write)? (list of)? (file|entry|those) (that are|which are)? (present|that exist|existing|found|which exist|that are)? only (present)? in {a:thing} (folder)? (and not in {b:thing}|but not in {b:thing}) (folder)?',
      '(find|show|list|print) file (that are|which are|that exist|present|existing) in {a:thing} (but|and) (not|missing) (in|from) {b:thing}',
    ],
    command: { gnu: "diff -r {a/} {b/} | grep {only} | sed 's/^Only in \\(.*\\): /\\1\\//'" },
    fits: () => false,
  },
  {
    patterns: [
      '<show>? (only)? (common line|lines common|line common|common lines|lines in common|line in common|lines that are common|shared lines|shared line|intersection) (in|to|between|of|shared by)? (both)? (sorted)? (file)? {a:thing} and {b:thing}',
      '(find|show|print|list|output) line (that are|that appear|present|which are|that exist|existing|that occur|found|appearing) (in)? both (file)? {a:thing} and {b:thing}',
    ],
    command: {
      gnu: 'comm -12 <(sort {a/}) <(sort {b/})',
      fish: 'comm -12 (sort {a/} | psub) (sort {b/} | psub)',
    },
    favour: 0.8,
  },
  {
    patterns: [
      '<show>? (only)? (line|lines) (that are|which are|unique to|only|present|that appear|that exist|found|existing|appearing|that is)? (only|unique)? (in|to)? (file)? {a:thing} (but|and|that are) (are)? (not|missing)? (present|exist|existing|found|that are not)? (in|from) (file)? {b:thing}',
      '<show>? line only in {a:thing} (compared to|not in) {b:thing}',
      '<show>? line (unique to|only in) {a:thing} (compared to|when compared to|and not in) {b:thing}',
    ],
    command: {
      gnu: 'comm -23 <(sort {a/}) <(sort {b/})',
      fish: 'comm -23 (sort {a/} | psub) (sort {b/} | psub)',
    },
    favour: 0.7,
  },
  {
    patterns: [
      '(join|merge) (line of|line from|lines of)? (file)? {a:thing} and {b:thing} (on|by|based on|using) (common|first|same)? (field|column|key|first column|first field)',
      '(join) (file|content of|lines of|data in)? {a:thing} (and|with) {b:thing}',
    ],
    command: { gnu: 'join <(sort {a/}) <(sort {b/})', fish: 'join (sort {a/} | psub) (sort {b/} | psub)' },
    favour: 0.5,
  },
  {
    patterns: [
      '(merge|paste|combine|print|join) (line of|lines of|corresponding lines of|lines from)? (file)? {a:thing} and {b:thing} (side by side|line by line|next to each other|in columns|in parallel)',
      'paste {a:thing} and {b:thing}',
    ],
    command: 'paste {a/} {b/}',
    favour: 0.6,
  },
  {
    patterns: [
      '(concatenate|combine|merge|append|cat|join) (content of|contents of)? (file)? {a:thing} and {b:thing} (into|to|in) (file)? {to:target}',
    ],
    command: 'cat {a/} {b/} > {to/}',
    changes: true,
    favour: 0.9,
  },
  {
    patterns: [
      'append (content of|contents of|text of)? (file)? {a:thing} (to|at end of|onto) (end of)? (file)? {to:thing}',
    ],
    command: 'cat {a/} >> {to/}',
    changes: true,
    favour: 0.6,
  },
  {
    patterns: [
      '(append|add|write) (line|text|string)? {text:quoted} (to|at end of|into|as last line of) (end of)? (file)? {to:thing}',
    ],
    command: `printf '%s\\n' {text} >> {to/}`,
    changes: true,
    favour: 0.6,
  },
  {
    patterns: [
      '(write|save|put|echo|store) (line|text|string)? {text:quoted} (to|into|in) (new)? (file)? {to:target}',
      '(create|make) (file)? {to:target} (containing|with content|with text|with contents|with line) {text:quoted}',
    ],
    command: `printf '%s\\n' {text} > {to/}`,
    changes: true,
    favour: 0.6,
  },
  {
    patterns: [
      '(empty|truncate|clear|blank) (content of|contents of|out)? (file)? {path} (to zero|to zero bytes)?',
    ],
    command: ': > {path/}',
    changes: true,
  },
  {
    patterns: ['(truncate|shrink|resize|set size of) (size of)? (file)? {path} to {size:size}'],
    command: { gnu: 'truncate -s {size#} {path/}', bsd: '' },
    changes: true,
    fits: ({ size = [] }) => size.every((one) => /^\d+[kKMG]?$/.test(one)),
  },
  {
    patterns: [
      `(create|make|creates) (a|new)? (compressed)? ${ARCHIVE} {to:target} (of|from|with|containing|out of|for) (content of|contents of|everything in|file in)? (file|folder)? {from:paths} (folder)?`,
      `(archive|tar|compress|pack|bundle|put|tar up|backup) (up)? (content of|contents of|folder|file|folder structure under)? {from:paths} (folder)? (to|into|in|as) (compressed)? ${ARCHIVE}? (file|named|called)? {to:target}`,
    ],
    command: 'tar -caf {to/} {from*}',
    changes: true,
    fits: ({ to = [] }) => to.every((one) => TAR.test(one)),
    favour: 0.6,
  },
  {
    patterns: [
      `(create|make) (a|new)? (zip|zip archive|zip file|archive) {to:target} (of|from|with|containing) (content of|file in)? (file|folder)? {from:paths}`,
      `(zip|compress|archive|pack) (up)? (folder|file)? {from:paths} (folder)? (to|into|in|as) (zip|zip archive|zip file|archive)? {to:target}`,
    ],
    command: 'zip -r {to/} {from*}',
    changes: true,
    fits: ({ to = [] }) => to.every((one) => /\.zip$/.test(one)),
    favour: 0.6,
  },
  {
    patterns: [
      '(extract|unpack|untar|decompress|uncompress|expand) (content of|contents of|all file from|file from|everything from)? (tar archive|tar file|tarball|archive|tar|compressed file|gzipped tar archive)? {from:thing} (archive)? (in|into|to) (folder)? {to:target} (folder)?',
    ],
    command: 'tar -xf {from/} -C {to/}',
    changes: true,
    fits: ({ from = [] }) => from.every((one) => TAR.test(one)),
    favour: 0.6,
  },
  {
    patterns: [
      '(extract|unpack|untar|decompress|uncompress|expand) (content of|contents of|all file from|file from|everything from|content from)? (tar archive|tar file|tarball|archive|tar|compressed file|gzipped tar archive)? {from:thing} (archive)? (here|in current folder|into current folder|to current folder)?',
    ],
    command: 'tar -xf {from/}',
    changes: true,
    fits: ({ from = [] }) => from.every((one) => TAR.test(one)),
    favour: 0.3,
  },
  {
    patterns: [
      '(extract|unpack|get) (only)? (file)? {member:text} from (tar archive|tar file|tarball|archive|tar)? {from:thing}',
    ],
    command: 'tar -xf {from/} {member}',
    changes: true,
    fits: ({ from = [] }) => from.every((one) => TAR.test(one)),
    favour: 0.8,
  },
  {
    patterns: [
      '(unzip|extract|unpack|decompress) (content of|zip file|zip archive|archive|zip)? {from:thing} (into|to|in) (folder)? {to:target} (folder)?',
    ],
    command: 'unzip {from/} -d {to/}',
    changes: true,
    fits: ({ from = [] }) => from.every((one) => /\.(zip|jar)$/.test(one)),
    favour: 0.6,
  },
  {
    patterns: [
      '(unzip|extract|unpack|decompress) (content of|zip file|zip archive|archive|zip)? {from:thing} (here|in current folder)?',
    ],
    command: 'unzip {from/}',
    changes: true,
    fits: ({ from = [] }) => from.every((one) => /\.(zip|jar)$/.test(one)),
    favour: 0.3,
  },
  {
    patterns: [
      '<show>? (content|contents|file|members|list of file|table of contents|file listing|entry) (of|in|inside|contained in|within|from) (tar archive|tar file|tarball|archive|tar|zip file|zip archive|zip)? {from:thing} (archive)? (without extracting)?',
      '(what is|what is inside|list|show) (in|inside)? (archive|tarball|tar archive|tar file)? {from:thing}',
    ],
    command: 'tar -tf {from/}',
    fits: ({ from = [] }) => from.every((one) => TAR.test(one)),
    favour: 0.6,
  },
  {
    patterns: [
      '<show>? (content|contents|file|members|list of file|file listing|entry) (of|in|inside|contained in|within) (zip file|zip archive|archive|zip)? {from:thing} (archive)?',
    ],
    command: { gnu: 'unzip -Z1 {from/}' },
    fits: ({ from = [] }) => from.every((one) => /\.(zip|jar)$/.test(one)),
    favour: 0.6,
  },
  {
    patterns: ['(compress|gzip) (file)? {path} (with gzip|using gzip|to gzip)?'],
    command: 'gzip{options#} {path/}',
    changes: true,
    fits: ({ path = [] }) => path.every((one) => !/\.(gz|bz2|xz|zip)$|\s/.test(one)),
    options: { force: '-f', verbose: '-v', recursive: '-r' },
  },
  {
    patterns: [
      '(compress|gzip) (file)? {path} (with gzip|using gzip)? (keeping|but keep|and keep|keep|preserving|without removing|without deleting) (the)? (original|original file|input file)',
      '(compress|gzip) {path} (to|into|as) (file)? {to:target}',
    ],
    command: 'gzip -c {path/} > {to/}',
    changes: true,
    fits: ({ to = [] }) => to.length > 0 && to.every((one) => /\.gz$/.test(one) && !TAR.test(one)),
    favour: 0.7,
  },
  {
    patterns: ['(compress|bzip2) (file)? {path} (with bzip2|using bzip2)', 'bzip2 {path}'],
    command: 'bzip2 {path/}',
    changes: true,
    favour: 0.2,
  },
  {
    patterns: ['(decompress|uncompress|gunzip|unzip|unpack|extract|decompresses) (file)? {path} (in place)?'],
    command: 'gzip -d {path/}',
    changes: true,
    fits: ({ path = [] }) => path.every((one) => /\.gz$/.test(one) && !TAR.test(one)),
  },
  {
    patterns: [
      '(decompress|uncompress|gunzip|decompresses|unpack) (file)? {path} (redirecting output|writing|to|printing|and print|and write|and show)? (output|it|result)? (to|on)? (standard out|standard output|stdout)',
    ],
    command: 'gzip -dc {path/}',
    fits: ({ path = [] }) => path.every((one) => /\.gz$/.test(one)),
    favour: 0.8,
  },
  {
    patterns: [
      '(decompress|uncompress|bunzip2|decompresses|unpack) (file)? {path} (redirecting output|writing|to|printing|and print|and write|and show)? (output|it|result)? (to|on)? (standard out|standard output|stdout)',
    ],
    command: 'bzip2 -dc {path/}',
    fits: ({ path = [] }) => path.every((one) => /\.bz2$/.test(one)),
    favour: 0.8,
  },
  {
    patterns: ['(decompress|uncompress|bunzip2|unpack) (file)? {path}'],
    command: 'bzip2 -d {path/}',
    changes: true,
    fits: ({ path = [] }) => path.every((one) => /\.bz2$/.test(one) && !TAR.test(one)),
  },
  {
    patterns: [
      '(show|print|display|view|output|see|cat|read) (content|contents|uncompressed content|decompressed content)? (of)? (compressed|gzip compressed|gzipped|gzip)? (file)? {path} (without decompressing|without uncompressing)?',
    ],
    command: 'gzip -dc {path/}',
    fits: ({ path = [] }) => path.every((one) => /\.gz$/.test(one) && !TAR.test(one)),
    favour: 0.4,
  },
  {
    patterns: [
      '(search|search for|grep|find|look for|grep for) (line|string|word)? {text:word} in (gzip compressed|compressed|gzipped|gz)? (file)? {path}',
    ],
    command: 'gzip -dc {path/} | grep {text}',
    fits: ({ path = [] }) => path.every((one) => /\.gz$/.test(one)),
    favour: 0.9,
  },
  {
    patterns: [
      '(split|divide|cut) (file)? {path} (into|in|to) (file|pieces|parts|chunks|smaller file|smaller pieces) (of|with|each)? (at most|maximum|up to)? {size:size} (in size|each|each in size)? (in size)? (each)?',
      '(split) (file)? {path} (every|by|at) {size:size}',
    ],
    command: 'split -b {size#} {path/}',
    changes: true,
    fits: validSize,
  },
  {
    patterns: [
      '(split|divide|cut) (file)? {path} (into|in|to) (file|pieces|parts|chunks|smaller file|smaller pieces) (of|with)? (at most|maximum)? {size:size} (in size|each)? (with|using|and)? (the)? (prefix|a prefix) (of)? {prefix:target}',
    ],
    command: 'split -b {size#} {path/} {prefix/}',
    changes: true,
    fits: validSize,
    favour: 0.6,
  },
  {
    patterns: [
      '(split|divide|cut) (file)? {path} (into|in|to) (file|pieces|parts|chunks|smaller file) (of|with|containing|each with|each containing|having)? (at most|maximum)? {n} line (each|per file)?',
      'split {path} (every|by|at) {n} line',
    ],
    command: 'split -l {n#} {path/}',
    changes: true,
  },
  {
    patterns: [
      '(split|divide|cut) (file)? {path} (into|in|to) (file|pieces|parts|chunks|smaller file) (of|with|containing)? (at most)? {n} line (each|per file)? (with|using|and) (the)? prefix (of)? {prefix:target}',
    ],
    command: 'split -l {n#} {path/} {prefix/}',
    changes: true,
    favour: 0.6,
  },
  {
    patterns: [
      '(split|divide|cut) (file)? {path} (into|in|to) {n} (equal|equally sized)? (file|pieces|parts|chunks|equal parts)',
    ],
    command: { gnu: 'split -n {n#} {path/}' },
    changes: true,
    favour: 0.3,
  },
  {
    patterns: [
      '(go|change|cd|change folder|switch|navigate|jump|change to|go to|enter|move) (to|into)? (location of|folder of|folder containing|folder that contains|folder where|parent folder of|directory of|the location of) (file)? {path} (file|is|is located)?',
    ],
    command: { gnu: 'cd "$(dirname {path/})"', fish: 'cd (dirname {path/})' },
    favour: 0.6,
  },
  {
    patterns: [
      '(go|change|cd|change folder|switch|navigate|jump|enter) (to|into)? (folder)? {path} (folder)?',
    ],
    command: 'cd {path/}',
  },
  {
    patterns: [
      '(go|change|cd|change folder|switch|navigate) (to|into)? (parent folder|folder above|one folder up|up) (folder)? (and do not resolve symlink in resulting path|without resolving symlink)?',
      '(go|move) up one (folder|level)',
    ],
    command: 'cd ..',
  },
  {
    patterns: ['(go|change|cd|change folder|switch) (to|into)? (my)? home folder?', 'go home'],
    command: 'cd ~',
  },
  {
    patterns: [
      '(go|change|cd|change folder|switch) (to|into)? (previous|last) (folder)?',
      'go back to previous folder',
    ],
    command: 'cd -',
  },
  {
    patterns: [
      '(find|search) (all)? {name:name} (file|entry|folder)? (under|in|below)? (current folder)? and (enter|go|change|cd|change folder|move) (into|to|in)? (parent folder|folder|containing folder) of first (one|match|file)? (found)?',
      '(go|cd|change folder) (to|into) (folder|parent folder) (of|containing|where) (first)? {name:name} (is)?',
    ],
    command: {
      gnu: 'cd "$(dirname "$(find . -name {name} | head -n 1)")"',
      fish: 'cd (dirname (find . -name {name} | head -n 1))',
    },
    favour: 0.9,
  },
  {
    patterns: [
      '<show>? (long listing|ls -l|details|permission|detailed listing) (of|for) {paths} (itself|themselves|folder itself)?',
    ],
    command: 'ls -ld {paths*}',
    favour: 0.1,
  },
  {
    patterns: [
      '<show>? (file system|filesystem|disk|mount point|device|partition) (containing|that contains|of|holding|on which|where) (folder|file)? {path} (is|is mounted|resides)?',
      '(source and mount point|mount point and source) of (file system|filesystem) containing {path}',
      '(free|available) (disk)? space (on|for|of|in) (file system|filesystem|disk|partition)? (containing)? {path}',
    ],
    command: 'df -h {path/}',
    favour: 0.2,
  },
  {
    patterns: [
      '<show>? (source and mount point|mount point and source|device and mount point) of (file system|filesystem) (containing|of|for) {path}',
    ],
    command: { gnu: 'df --output=source,target {path/}', bsd: '' },
    favour: 1,
  },
  {
    patterns: [
      '<show>? (total)? (size|disk usage|disk space|space used|disk space used|space|total size|total disk usage|how much space|how much disk space) (of|by|used by|taken by|in|for) (folder|file)? {path} (folder)? (takes|take|takes up|use|uses|is using)?',
      'how (big|large) is folder {path}',
      'how (big|large) is {path} folder',
    ],
    command: 'du -sh {path/}',
    favour: 0.15,
  },
];

function validSize({ size = [] }: Readonly<Record<string, readonly string[]>>): boolean {
  return size.length > 0;
}

/** `add read and execute permission to X`, for all kinds of people. */
function permissionRows(): readonly SayingRow[] {
  const what: Readonly<Record<string, string>> = {
    read: 'r',
    write: 'w',
    execute: 'x',
    executable: 'x',
    'read and execute': 'rx',
    'read and write': 'rw',
    'read write and execute': 'rwx',
    'read write execute': 'rwx',
    'write and execute': 'wx',
  };
  const whom: Readonly<Record<string, string>> = {
    owner: 'u',
    user: 'u',
    group: 'g',
    others: 'o',
    other: 'o',
    everyone: 'a',
    everybody: 'a',
    all: 'a',
    'all users': 'a',
  };
  const options = { recursive: '-R', verbose: '-v' };
  const to = '(to|for|on|of|in|from)';
  const on = '(entry in|file in|entry|content of|everything in|file|folder|file under)?';
  return Object.entries(what).flatMap(([name, letters]): SayingRow[] => [
    {
      patterns: [`(recursively)? (add|give|grant|set|adds) ${name} permission ${to} ${on} {paths} (folder)?`],
      command: `chmod{options#} +${letters} {paths*}`,
      changes: true,
      options,
      favour: 0.5,
    },
    {
      patterns: [
        `(recursively)? (remove|revoke|delete|take away|removes) ${name} permission ${to} ${on} {paths} (folder)?`,
      ],
      command: `chmod{options#} -${letters} {paths*}`,
      changes: true,
      options,
      favour: 0.5,
    },
    ...Object.entries(whom).flatMap(([who, u]): SayingRow[] => [
      {
        patterns: [
          `(add|give|grant|set|adds) ${name} permission (for|to|by) ${who} ${to} ${on} {paths} (folder)?`,
          `(add|give|grant|set|adds) ${who} ${name} permission ${to} ${on} {paths}`,
          `(add|give|grant|set) ${name} permission ${to} ${on} {paths} (for|to|by) ${who}`,
          `(make|set) {paths} (${name}|${name}able) (for|to|by) ${who}`,
        ],
        command: `chmod{options#} ${u}+${letters} {paths*}`,
        changes: true,
        options,
        favour: 0.8,
      },
      {
        patterns: [
          `(remove|revoke|take away|removes) ${name} permission (for|from|of) ${who} ${to} ${on} {paths} (folder)?`,
          `(remove|revoke|take away) ${who} ${name} permission ${to} ${on} {paths}`,
          `(remove|revoke) ${name} permission ${to} ${on} {paths} (for|from|of) ${who}`,
        ],
        command: `chmod{options#} ${u}-${letters} {paths*}`,
        changes: true,
        options,
        favour: 0.8,
      },
    ]),
  ]);
}
