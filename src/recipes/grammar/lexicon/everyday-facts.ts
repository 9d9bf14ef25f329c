// Everyday questions about named files and about the names below a folder.

import { NOT_GIT } from '../../policy.ts';
import { commands, type SayingRow } from './saying-row.ts';

const INSIDE = '(in|inside|under|below|within|of|for)';
const IN_FOLDER = `(${INSIDE} (folder)? {path} (folder)?)?`;
const HERE = '(here|below here|in this tree|in tree|in current folder)?';
const FILES = `-type f ${NOT_GIT}`;

export const EVERYDAY_FACTS: readonly SayingRow[] = [
  ...commands({
    'df -i .': [
      '<show>? (free|used|available|remaining)? inode (usage|use|count|left|free|available|used|remaining)? (on|of)? (this|current)? (disk|filesystem|file system|partition)?',
      'how many inode (<be>|do)? (i|we|there)? (have)? (left|free|used|available|in use|remaining)? (on)? (this|current)? (disk|filesystem|file system)?',
      '(am i|are we|is (disk|filesystem|it)) (running|run) (out of|low on) inode',
    ],
  }),
  {
    patterns: [
      '(is|are) there (anything|something|stuff|file|entry) (in|inside) (folder)? {path} (folder)?',
      '(is|check (if|whether)) (folder)? {path} (folder)? (really|completely|still|actually|truly)? empty (or not)?',
    ],
    command: 'ls -A {path/}',
    kinds: { path: 'folder' },
  },
  ...commands({
    'ls -t {a/} {b/} | head -n 1': [
      '(which|what)? (one|file)? (is|was) (newer|newest|more recent|younger|latest) , {a:path} or {b:path}',
      '(which|what) (one|file)? (is|was) (newer|newest|more recent|younger|latest) {a:path} or {b:path}',
      'is {a:path} (newer|more recent|younger) than {b:path}',
      '(which|what) of {a:path} and {b:path} is (newer|newest|more recent|latest)',
    ],
    'ls -tr {a/} {b/} | head -n 1': [
      '(which|what) (one|file)? (is|was) (older|oldest|less recent) {a:path} or {b:path}',
      'is {a:path} older than {b:path}',
      '(which|what) of {a:path} and {b:path} is (older|oldest)',
    ],
  }),
  {
    patterns: [
      '(which|what) (one|file)? (is|was) (larger|largest|heavier|longer) {a:path} or {b:path}',
      'is {a:path} (larger|heavier) than {b:path}',
      '(which|what) of {a:path} and {b:path} is (larger|largest|heavier)',
    ],
    command: 'ls -S {a/} {b/} | head -n 1',
    kinds: { a: 'file', b: 'file' },
  },
  {
    patterns: [
      '(which|what) (one|file)? (is|was) (smaller|smallest|lighter|shorter) {a:path} or {b:path}',
      'is {a:path} (smaller|lighter) than {b:path}',
    ],
    command: 'ls -Sr {a/} {b/} | head -n 1',
    kinds: { a: 'file', b: 'file' },
  },
  {
    patterns: [
      'how (large|big) (would|will) {path} (be|become|get|shrink to) (if|when)? (compressed|gzipped|zipped|packed) (with gzip)?',
      '<show>? (compressed|gzipped) size of {path}',
      'size of {path} (when|if|once) (compressed|gzipped|zipped)',
    ],
    command: 'gzip -c {path/} | wc -c',
    kinds: { path: 'file' },
  },
  // Names.
  {
    patterns: [`<show>? (file with)? longest (filename|file name|name) (of file)? ${IN_FOLDER} ${HERE}`],
    command: {
      gnu: `find {path/} ${FILES} -printf '%f\\n' | awk '{ print length "\\t" $0 }' | sort -rn | head -n 1 | cut -f 2-`,
    },
    otherwise: { path: '.' },
  },
  {
    patterns: [`<show>? (file with)? longest (path|path name|full name) (of file)? ${IN_FOLDER} ${HERE}`],
    command: `find {path/} ${FILES} | awk '{ print length "\\t" $0 }' | sort -rn | head -n 1 | cut -f 2-`,
    otherwise: { path: '.' },
  },
  {
    patterns: [
      `<show>? (file)? (with|that have|having|sharing|that share) (same|identical) (name|filename) ${IN_FOLDER} ${HERE}`,
      `<show>? (duplicate|duplicated|repeated) (name|filename) (of file)? ${IN_FOLDER} ${HERE}`,
      `<show>? (name|filename) that (occur|appear|exist|come up) (more than once|twice|several times|in several places|more than one time) ${IN_FOLDER} ${HERE}`,
    ],
    command: {
      gnu: `find {path/} ${FILES} -printf '%f\\n' | sort | uniq -d`,
      bsd: `find {path/} ${FILES} -exec basename '{}' \\; | sort | uniq -d`,
    },
    otherwise: { path: '.' },
    lines: true,
  },
  ...(['user', 'group'] as const).map(
    (who): SayingRow => ({
      patterns: [
        `(which|what) ${who} (own|owns|has|have|owning) (file|entry|thing)? ${IN_FOLDER} ${HERE}`,
        ...(who === 'user' ? [`who (own|owns) (file|entry|thing) ${IN_FOLDER} ${HERE}`] : []),
        `<show>? ${who} that (own|owns) (file|entry|thing) ${IN_FOLDER} ${HERE}`,
      ],
      command: { gnu: `find {path/} -printf '%${who === 'user' ? 'u' : 'g'}\\n' | sort -u` },
      otherwise: { path: '.' },
      lines: true,
      favour: 1,
    }),
  ),
  {
    patterns: [
      '(decode|decipher|decrypt|unbase64) {text:word}',
      'what does {text:word} (say|mean)? decoded',
      '{text:word} decoded',
    ],
    command: {
      gnu: 'echo {text} | base64 -d',
      powershell: '[Text.Encoding]::UTF8.GetString([Convert]::FromBase64String({text}))',
    },
    fits: ({ text = [] }) =>
      text.every(
        (one) => /^[A-Za-z0-9+/]{8,}={0,2}$/.test(one) && one.length % 4 === 0 && /[A-Z=\d+]/.test(one),
      ),
  },
  {
    patterns: [
      `<show>? (disk usage|size|space|disk space) (per|by|for each|of each|of every) (folder|subfolder) (here|in current folder)?`,
      `<show>? size of (folder|subfolder) ${HERE}`,
    ],
    command: 'du -sh */',
    lines: true,
    favour: 1.2,
  },
  {
    patterns: [
      `<find>? (which|what)? (folder|subfolder) (under here|below here|here|below|in here)? (that|which)? (<be>)? (use|take|occupy|need)? <larger> {size} (in size|large)?`,
      `<find>? (which|what)? (folder|subfolder) ${INSIDE} (folder)? {path} (that|which)? (<be>)? (use|take|occupy|need)? <larger> {size} (in size|large)?`,
      `<find>? (folder|subfolder) <larger> {size} ${INSIDE} (folder)? {path}`,
    ],
    command: 'du -h -t {size#} {path/}',
    otherwise: { path: '.' },
    kinds: { path: 'folder' },
    lines: true,
  },
  {
    patterns: [
      `(which|what) (kind|type|sort) of (file|thing|stuff) (<be>) (those|these|there|that)? (file|one)? ${INSIDE} (folder)? {path}`,
      `<show>? (kind|type) of (each|every) file ${INSIDE} (folder)? {path}`,
    ],
    command: 'file {path/}/*',
    kinds: { path: 'folder' },
    lines: true,
  },
  {
    patterns: [
      '<show> {path} (with|in) (every)? (detail|full detail|long format|long form|detailed form)',
      '(detailed|long) (list|listing) of {path}',
    ],
    command: 'ls -l {path/}',
    kinds: { path: 'folder' },
    favour: 1,
  },
  {
    patterns: [
      '(sort|order|arrange|list|show) (folder)? {path} (folder)? by (<key:lsKey>)? <lsOrder>',
      '(list|show|ls) (folder)? {path} (folder)? (with)? <lsOrder>',
      '(sort|order|arrange) (folder)? {path} (folder)? by <lsOrder:lsKey>',
    ],
    command: 'ls -l{lsOrder#} {path/}',
    kinds: { path: 'folder' },
  },
  {
    patterns: [
      '<ask>? (pid|process id|process number|process identifier) of (this|current|my|running) shell',
      'which (pid|process id) (do|does|has|have) (this|my) shell (have)?',
    ],
    command: { gnu: 'echo $$', fish: 'echo $fish_pid', powershell: '$PID' },
  },
  ...commands({
    'kill -l': [
      '<show>? (known|available|every)? signal (that|which)? (kill)? (know|knows|understand|can send|can be sent)?',
      '(list|show|print|what|which)? (every)? signal (that)? (kill|bash|shell)? (know|knows|understands|can send)',
      '(list|show|print) (every)? (kill)? signal',
    ],
  }),
  {
    patterns: [
      '<show>? (total)? size of (folder)? {path} (folder)?',
      'how (big|large) is (folder)? {path} (folder)?',
    ],
    command: 'du -sh{options#} {path/}',
    options: { excluding: '--exclude={excluded}' },
    gnuOnly: ['excluding'],
    kinds: { path: 'folder' },
  },
];
