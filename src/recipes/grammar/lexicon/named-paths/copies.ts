// Copying, moving, removing, linking, and new empty files.

import { beside, changing, type SayingRow } from '../saying-row.ts';
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

export const COPIES: readonly SayingRow[] = [
  {
    patterns: [
      `(copy|duplicate|cp|back up|copies|backup|(make|create|take) (copy|backup|duplicate) of) ${FILE} {from:paths} ${FILE} (to|into|in|as|over|onto|named|called) ${FILE} {to:target} ${FILE}`,
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
  },
  {
    patterns: [`(move|mv|moves) ${FILE} {from:paths} ${FILE} (to|into|in) ${FILE} {to:target} ${FILE}`],
    command: 'mv{options#} {from*} {to/}',
    changes: true,
    options: MV,
    gnuOnly: ['update'],
  },
  {
    patterns: [
      `(rename|renames|change name of) ${FILE} (name)? {from:path} ${FILE} (to|as|into) ${FILE} {to:target}`,
    ],
    command: 'mv -i{options#} {from*} {to/}',
    derive: beside('to', 'from'),
    changes: true,
    options: MV,
    gnuOnly: ['update'],
  },
  {
    patterns: [
      `rename (uppercase|mixed case)? ${FILE} (name|folder name|entry name)? (of)? {from:path} (name)? to lowercase (name)?`,
      `(rename|change|convert) (uppercase|mixed case)? ${FILE} (name|folder name|entry name) (of)? {from:path} (name)? to lowercase (name)?`,
      `(change|convert) (uppercase)? (file or folder) (name)? {from:path} to lowercase (name)?`,
    ],
    command: {
      gnu: `mv {from/} "$(dirname {from/})/$(basename {from/} | tr '[:upper:]' '[:lower:]')"`,
      fish: '',
    },
    changes: true,
  },
  {
    patterns: [
      `rename (lowercase|mixed case)? ${FILE} (name|folder name)? (of)? {from:path} (name)? to uppercase (name)?`,
      `(rename|change|convert) (lowercase|mixed case)? ${FILE} (name|folder name) (of)? {from:path} (name)? to uppercase (name)?`,
    ],
    command: {
      gnu: `mv {from/} "$(dirname {from/})/$(basename {from/} | tr '[:lower:]' '[:upper:]')"`,
      fish: '',
    },
    changes: true,
  },
  {
    patterns: [
      `(move|mv) ${FILE} {from:path} (to|into) ${FILE} {to:target} ${FILE} (with|under)? new name (as|of|being)? current date formatted as {format:quoted} and (with)? {ext:text} extension`,
    ],
    command: 'mv {from/} {to/}/"$(date +{format#}){ext#}"',
    changes: true,
    fits: ({ format = [], ext = [] }) => [...format, ...ext].every((one) => /^[\w%.-]+$/.test(one)),
  },
  ...changing({
    'mv {a/} {a/}.swap && mv {b/} {a/} && mv {a/}.swap {b/}': [
      `(swap|exchange) (names of|contents of)? ${FILE} {a:path} and {b:path}`,
    ],
  }),
];

export const REMOVALS: readonly SayingRow[] = [
  {
    patterns: [
      '<delete> file (that|which)? (<be>)? (listed|named|mentioned) in (file)? {list:thing}',
      '<delete> each file (that|which)? (<be>)? (listed|named) in (file)? {list:thing}',
    ],
    command: { gnu: "xargs -d '\\n' rm < {list/}", bsd: '' },
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
  ...changing({
    'rmdir {paths*}': [`<delete> (empty) folder {paths}`, `(rmdir) {paths}`],
  }),
];

export const TOUCHES: readonly SayingRow[] = [
  ...changing({
    'touch {paths/}': [
      '(create|make|creates|touch) (new|empty|an empty|new empty)? file (named|called|with name)? {paths:target}',
      '(create|touch|make) (empty)? {paths:target} file',
      'touch {paths:target}',
    ],
  }),
  {
    patterns: [
      '(create|make) (empty)? file (or update timestamps if they exist)? with names matching each word in variable {paths:variable}',
      '(create|make) (empty)? file (or update timestamps if they exist)? (named by|for each word in) (variable)? {paths:variable}',
    ],
    command: { gnu: 'touch ${paths#}', fish: 'touch (string split " " ${paths#})' },
    changes: true,
    fits: ({ paths = [] }) => paths.every((one) => /^\w+$/.test(one)),
  },
  ...changing({
    'touch -r {b/} {a/}': [
      `(set|change|update|make) (the)? (timestamp|timestamps|modification time|date|time|access and modification time|time stamp|modification date) (of|for|on) {a:path} (to|as|same as|equal to) (same one as|same as|that of|those of|timestamp of|timestamps of|modification time of|same)? (as)? {b:thing}`,
    ],
    'touch {from*}': [
      '(update|set|change) (the)? (timestamp|timestamps|modification time|access time|date|modified time|modified date|access and modification time|last modified time) (of|for|on) {from:paths} (to (now|current time|current date|current date and time))?',
    ],
  }),
];

const LINKED = {
  force: '-f',
  noDereference: '-n',
  verbose: '-v',
};

export const LINKS: readonly SayingRow[] = [
  {
    patterns: [
      '(create|make|add) (new)? (symlink|soft link) without dereferencing (named|called) {to:target} (to|with target|pointing to) (file|folder)? {from:target}',
    ],
    command: 'ln -sn{options#} {from/} {to/}',
    changes: true,
    options: LINKED,
  },
  {
    patterns: [
      '(create|make|add) (new)? (symlink|soft link) (named|called|with name) {to:target} (to|with target|pointing to|that point to|linking to|for) (file|folder)? {from:target}',
      '(create|make|add) (new)? (symlink|soft link) (to|with target|pointing to) (file|folder)? {from:target} (named|called|with name) {to:target}',
      '(create|make|add) (new)? (symlink|soft link) in current folder (named|called) {to:target} (to|with target|pointing to) (file|folder)? {from:target}',
      '(create|make|add) (new)? (symlink|soft link) (named|called) {to:target} in current folder (to|with target|pointing to) (file|folder)? {from:target}',
    ],
    command: 'ln -s{options#} {from/} {to/}',
    changes: true,
    options: LINKED,
  },
  {
    patterns: [
      '(create|make|add) (new)? (symlink|soft link) in (folder)? {to:target} (named|called) {name:target} (to|with target|pointing to) (file|folder)? {from:target}',
      '(create|make|add) (new)? (symlink|soft link) (named|called) {name:target} in (folder)? {to:target} (to|with target|pointing to) (file|folder)? {from:target}',
    ],
    command: 'ln -s{options#} {from/} {to/}/{name/}',
    changes: true,
    options: LINKED,
  },
  {
    patterns: [
      '(create|make|add) (new)? (symlink|soft link) in current folder (to|with target|pointing to) (file|folder)? {from:target}',
      '(create|make|add) (new)? (symlink|soft link) to {from:target} in current folder',
    ],
    command: 'ln -s{options#} {from/} .',
    changes: true,
    options: LINKED,
  },
  {
    patterns: [
      `(create|make|creates|add) (a|new)? (symlink|soft link) (named|called|at|in|to|of|under)? (folder)? {to:target} (pointing|linking|that point|which point|that lead|which lead|that link|linked|leading|link)? (to|for) ${FILE} {from:thing}`,
    ],
    command: 'ln -s{options#} {from/} {to/}',
    changes: true,
    options: { force: 'f', verbose: 'v' },
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
  },
  ...changing({
    'ln {from/} {to/}': [
      `(create|make|creates|add) (a|new)? (hard link|hardlink) (to|of|for|from) ${FILE} {from:thing} (named|called|in|at|as|with name|to) {to:target}`,
      '(create|make) (hard link|hardlink) {to:target} (to|of|for|pointing to) {from:thing}',
      '(hard link|hardlink|hard-link) (file)? {from:thing} (to|as|at|named|called|in) {to:target}',
      '(create|make|add)? (new)? (hard link|hardlink) (of|to|for) (file)? {from:thing} (named|called|as|at|in) {to:target}',
      '(create|make|add) (new)? (hard link|hardlink) (named|called) {to:target} (to|of|for|pointing to) (file)? {from:thing}',
    ],
  }),
];
