// Listing a folder, and the properties of one file.

import { counting, cutAt, orElse, saying } from '../fill/sentences.ts';
import { NOT_GIT } from '../policy.ts';
import type { Recipe } from '../slots/recipe.ts';

export const LISTING: readonly Recipe[] = [
  {
    id: 'list-folder',
    effect: 'reads',
    phrases: [
      'file [{place}]',
      'file (in alphabetical order|alphabetically|by name|sorted by name|sorted alphabetically) [{place}]',
      '{inside}',
      '{ownFolder:place}',
      '(content|contents|everything|ls) {place}',
      '(files and folders|folders and files|files and directories) [{place}]',
    ],
    why: 'List the folder',
    command: 'ls{place?}{inside?}',
    answer: orElse('The folder is empty.'),
    examples: {
      "what's in this folder": 'ls',
      'list the files in src': 'ls src',
      'list my documents folder': 'ls ~/Documents',
    },
  },
  {
    id: 'list-details',
    effect: 'reads',
    phrases: [
      '[file] (details|detail|detailed|long format|permissions|sizes and dates) [file] [information|info] [{place}]',
      '[file] including hidden [file] [ones] [{place}]',
      'file and hidden file [{place}]',
      'file (permissions|owners|=sizes) [{place}]',
    ],
    why: 'List everything with sizes, dates and permissions',
    command: 'ls -lah{place?}',
    examples: { 'list all files with details': 'ls -lah' },
  },
  {
    id: 'list-by-size',
    effect: 'reads',
    phrases: [
      'file (sorted by|ordered by|sort by|by|in order of|order by) [file] size [largest first|biggest first|descending] [{place}]',
      '(sort|order) file by size [{place}]',
    ],
    why: 'List the folder, largest first',
    command: 'ls -lhS{place?}',
    examples: { 'list files sorted by size': 'ls -lhS' },
  },
  {
    id: 'list-by-date',
    effect: 'reads',
    phrases: [
      'file (sorted by|ordered by|sort by|by|in order of|order by) [modification|last modified|modified] (date|time|age) [newest first|modified] [{place}]',
      '(sort|order) file by [modification] (date|time|age) [{place}]',
    ],
    why: 'List the folder, newest first',
    command: 'ls -lht{place?}',
    examples: { 'list files sorted by date': 'ls -lht' },
  },
  {
    id: 'files-per-folder',
    effect: 'reads',
    phrases: [
      '<count> [file|{kind}] (each|every|per) <folder> [{place}]',
      '<count> file by <folder> [{place}]',
    ],
    why: 'Count the files in each folder here, in subfolders too',
    command: `find {place} -type f{filters} ${NOT_GIT} | awk -F / 'NF > {depth} { n[\${depth}] += 1 } END { for (name in n) print n[name] "\\t" name }' | sort -rn`,
    answer: orElse('No folder here has files in it.'),
    examples: {
      'how many pdf files are in each folder': `find . -type f -iname '*.pdf' -not -path '*/.git/*' | awk -F / 'NF > 2 { n[$2] += 1 } END { for (name in n) print n[name] "\\t" name }' | sort -rn`,
      'how many files are in each subfolder': `find . -type f -not -path '*/.git/*' | awk -F / 'NF > 2 { n[$2] += 1 } END { for (name in n) print n[name] "\\t" name }' | sort -rn`,
    },
  },
  {
    id: 'empty-folders',
    effect: 'reads',
    phrases: ['empty <folder> [<find>] [{inside}]'],
    why: 'List empty folders',
    command: `find {inside=.} -type d -empty ${NOT_GIT} | sort`,
    answer: counting('empty folder', 'empty folders'),
    examples: {
      'are there any empty folders': "find . -type d -empty -not -path '*/.git/*' | sort",
    },
  },
  {
    id: 'tree',
    general: true,
    effect: 'reads',
    phrases: [
      'tree [<folder>|file|structure|view] [{place}]',
      '(<folder>|file|project) (structure|hierarchy|tree|layout) [as tree] [{place}]',
      'list file recursively [{place}]',
      'recursive (list|listing) [file] [{place}]',
    ],
    why: 'Show the folder as a tree',
    command: `find {place} ${NOT_GIT} | sort | sed 's|[^/]*/|  |g' | head -n 200`,
    answer: cutAt(200, 'names'),
    examples: {
      'show the folder structure as a tree':
        "find . -not -path '*/.git/*' | sort | sed 's|[^/]*/|  |g' | head -n 200",
    },
  },
  {
    id: 'file-size',
    effect: 'reads',
    phrases: [
      '(how big|how large|size) {file}',
      'file size of {file}',
      'how (much space) {file} [<use>] [up]',
    ],
    why: 'Show how big it is',
    command: 'ls -lh {file}',
    examples: { 'how big is notes.txt': 'ls -lh notes.txt' },
  },
  {
    id: 'file-bytes',
    effect: 'reads',
    phrases: [
      '(how many bytes|size in bytes|exact size|byte count) {file}',
      '=size {file} in bytes',
      '(how big|how large) {file} in bytes',
    ],
    why: 'Show how many bytes it has',
    command: 'wc -c {file}',
    examples: { 'what is the size of report.pdf in bytes': 'wc -c report.pdf' },
  },
  {
    id: 'file-kind',
    effect: 'reads',
    phrases: [
      '(what type of file|what kind of file|file type|type|kind of file|what kind|what sort of file) {file}',
      'file type of {file}',
    ],
    why: 'Show what kind of file it is',
    command: 'file {file}',
    examples: { 'what type of file is report.pdf': 'file report.pdf' },
  },
  {
    id: 'file-changed',
    effect: 'reads',
    phrases: [
      'when [was] {file} [last] <changed>',
      'how old {file}',
      '(modification|modified|last modified) (date|time) {file}',
      'when [did] {file} [last] <changed>',
      'when did i [last] <changed> {file}',
    ],
    why: 'Show when it last changed',
    command: { gnu: "stat -c '%y  %n' {file}", bsd: "stat -f '%Sm  %N' {file}" },
    examples: {
      'when was notes.txt last modified': {
        gnu: "stat -c '%y  %n' notes.txt",
        bsd: "stat -f '%Sm  %N' notes.txt",
      },
    },
  },
  {
    id: 'file-owner',
    effect: 'reads',
    phrases: [
      '(who owns|owner|owner of|permission|permissions|mode|group) [file] {file}',
      'who (has access to|can read|can write) {file}',
      'is {file} executable',
      '(details|info|information|stat|about) {file}',
    ],
    why: 'Show owner, permissions, size and date',
    command: 'ls -l {file}',
    examples: { 'who owns notes.txt': 'ls -l notes.txt' },
  },
  {
    id: 'folder-owner',
    effect: 'reads',
    phrases: ['(who owns|owner|permission|permissions) {folder}'],
    why: 'Show owner and permissions',
    command: 'ls -ld {folder}',
    examples: { 'who owns this folder': 'ls -ld .' },
  },
  {
    id: 'files-by-owner',
    effect: 'reads',
    phrases: ['file (owned by|belonging to|belong to) [user] {word} [{place}]'],
    why: "List that user's files",
    command: `find {place} -type f -user {word} ${NOT_GIT} | sort | head -n 200`,
    answer: counting('file', 'files', { limit: 200 }),
    examples: {
      'which files are owned by root': "find . -type f -user root -not -path '*/.git/*' | sort | head -n 200",
    },
  },
  {
    id: 'file-path',
    effect: 'reads',
    phrases: ['(full|absolute|complete) path {file}'],
    why: 'Show the full path',
    command: 'realpath {file}',
    examples: { 'what is the full path of notes.txt': 'realpath notes.txt' },
  },
  {
    id: 'checksum',
    effect: 'reads',
    phrases: [
      '(sha256|sha256sum|checksum|hash|sha-256|sha) [checksum|hash|sum] {file}',
      '(calculate|compute) (sha256|checksum|hash) {file}',
    ],
    why: 'Compute the SHA-256 checksum',
    command: { gnu: 'sha256sum {file}', bsd: 'shasum -a 256 {file}' },
    examples: {
      'sha256 checksum of report.pdf': { gnu: 'sha256sum report.pdf', bsd: 'shasum -a 256 report.pdf' },
    },
  },
  {
    id: 'sha1',
    effect: 'reads',
    phrases: ['(sha1|sha1sum|sha-1) [checksum|hash|sum] {file}'],
    why: 'Compute the SHA-1 checksum',
    command: { gnu: 'sha1sum {file}', bsd: 'shasum {file}' },
    examples: {
      'sha1 of report.pdf': { gnu: 'sha1sum report.pdf', bsd: 'shasum report.pdf' },
    },
  },
  ...([224, 384, 512] as const).map(
    (bits): Recipe => ({
      id: `sha${bits}`,
      effect: 'reads',
      phrases: [`(sha${bits}|sha${bits}sum|sha-${bits}|sha ${bits}) [checksum|hash|sum] [of] {file}`],
      why: `Compute the SHA-${bits} checksum`,
      command: { gnu: `sha${bits}sum {file}`, bsd: `shasum -a ${bits} {file}` },
      examples: {
        [`sha${bits} checksum of report.pdf`]: {
          gnu: `sha${bits}sum report.pdf`,
          bsd: `shasum -a ${bits} report.pdf`,
        },
      },
    }),
  ),
  {
    id: 'hard-links',
    effect: 'reads',
    phrases: ['<count> (hard link|hardlink|hard links|hardlinks) [does|has|have|to|point to] {file}'],
    why: 'Show how many names the file has',
    command: { gnu: 'stat -c %h {file}', bsd: 'stat -f %l {file}' },
    answer: saying('It has _ names.'),
    examples: {
      'how many hard links has notes.txt': { gnu: 'stat -c %h notes.txt', bsd: 'stat -f %l notes.txt' },
    },
  },
  {
    id: 'md5',
    effect: 'reads',
    phrases: [
      '(md5|md5sum) [checksum|hash|sum] {file}',
      '(calculate|compute) md5 [hash|checksum|sum] {file}',
    ],
    why: 'Compute the MD5 checksum',
    command: { gnu: 'md5sum {file}', bsd: 'md5 {file}' },
    examples: {
      'md5 of report.pdf': { gnu: 'md5sum report.pdf', bsd: 'md5 report.pdf' },
    },
  },
];
