// Deleting. Each needs its names written out in the question.

import { deleted } from '../fill/sentences.ts';
import type { Recipe } from '../slots/recipe.ts';

/** Only the current folder, named or not. */
const HERE =
  '[here|in here|in this folder|in this directory|in current folder|in current directory|from this folder|from this directory]';

/** Here and in every folder below. */
const BELOW = `(recursively|everywhere|[(in|from)] (here|this folder|this directory|current folder|current directory) (and|including|and also) [in|from] [all] [its] (subfolders|subdirectories|sub-folders|subdirs|below|folders below)|[and] [also] (in|from|including) [all] (subfolders|subdirectories|sub-folders|subdirs))`;

/** The text of `{spared}` if no place is named. */
const SPARED =
  "\\( -name .git -o -name .hg -o -name .svn -o -name .jj -o -name node_modules -o -name .venv -o -type d -exec test -d '{}/refs' \\; -exec test -d '{}/objects' \\; -exec test -f '{}/HEAD' \\; \\) -prune -o";

export const DELETING: readonly Recipe[] = [
  {
    id: 'delete-file',
    effect: 'changes',
    phrases: [
      '<delete> [file|files] {files}',
      '<delete> file (called|named) {name:files}',
      'get rid of [file] {files}',
    ],
    why: 'Delete the file',
    command: 'rm {files}',
    onlyFiles: true,
    examples: {
      'delete empty.txt': 'rm empty.txt',
      'remove a.txt, b.txt and "my notes.txt"': "rm a.txt b.txt 'my notes.txt'",
    },
  },
  {
    id: 'delete-folder',
    effect: 'changes',
    phrases: [
      '<delete> {subfolder:folder} [and everything in it|and all its contents|and its contents|with everything in it|recursively|with all its contents]',
      'rmdir {name:folder}',
      'get rid of {subfolder:folder}',
    ],
    why: 'Delete the folder with everything in it',
    command: 'rm -r {folder}',
    examples: { 'delete the build folder': 'rm -r build' },
  },
  {
    id: 'delete-kind',
    effect: 'changes',
    phrases: [
      `<delete> {allOfKind:kind} ${HERE}`,
      '<delete> {allOfKind:kind} (in|from|inside) {folder:place}',
    ],
    why: 'Delete those files, not those in subfolders',
    command: 'find {place} -maxdepth 1 -type f{filters} -print -delete',
    answer: deleted('Subfolders were left alone.'),
    examples: {
      'delete all .tmp files in this folder': "find . -maxdepth 1 -type f -iname '*.tmp' -print -delete",
      'remove the log files in logs': "find logs -maxdepth 1 -type f -iname '*.log' -print -delete",
    },
  },
  {
    id: 'delete-kind-below',
    effect: 'changes',
    phrases: [
      `<delete> {allOfKind:kind} ${BELOW}`,
      '(recursively) <delete> {allOfKind:kind}',
      `<delete> {allOfKind:kind} {older} ${HERE}`,
      `<delete> {kind} [that are|which are] {older} ${HERE}`,
      '<delete> {allOfKind:kind} {older} (in|from|inside) {folder:place}',
      `<delete> {allOfKind:kind} (in|from|inside) {folder:place} (recursively|and [in] [all] [its] (subfolders|subdirectories))`,
    ],
    why: 'Delete those files, in subfolders too',
    command: "find {place} {spared}-type f{filters} -print -exec rm -f '{}' +",
    answer: deleted(),
    examples: {
      'delete all .tmp files recursively': `find . ${SPARED} -type f -iname '*.tmp' -print -exec rm -f '{}' +`,
      'delete all logs older than 30 days': {
        gnu: `find . ${SPARED} -type f -iname '*.log' -mtime +29 -print -exec rm -f '{}' +`,
        bsd: `find . ${SPARED} -type f -iname '*.log' -mtime +30d -print -exec rm -f '{}' +`,
      },
      'delete all .tmp files in here and in subfolders': `find . ${SPARED} -type f -iname '*.tmp' -print -exec rm -f '{}' +`,
    },
  },
  {
    id: 'delete-empty-folders',
    effect: 'changes',
    phrases: [
      '<delete> [all] [the] empty (folders|directories|subfolders|subdirectories|dirs) [here|in here|in this folder|in this directory|in current directory|recursively|under this folder]',
    ],
    why: 'Delete the empty folders',
    // Only folders that are empty now: a parent that becomes empty stays.
    command: "find . {spared}-type d -empty -not -name . -print -exec rmdir '{}' +",
    answer: deleted(),
    examples: {
      'delete all empty folders': `find . ${SPARED} -type d -empty -not -name . -print -exec rmdir '{}' +`,
    },
  },
  {
    id: 'delete-empty-files',
    effect: 'changes',
    phrases: [
      `<delete> [all] (empty|zero byte|zero-byte) files ${HERE}`,
      '<delete> [all] (empty|zero byte|zero-byte) files (in|from|inside) {folder:place}',
    ],
    why: 'Delete empty files, not those in subfolders',
    command: 'find {place} -maxdepth 1 -type f -empty -print -delete',
    answer: deleted('Subfolders were left alone.'),
    examples: {
      'delete all empty files here': 'find . -maxdepth 1 -type f -empty -print -delete',
      'delete empty files in documents': 'find documents -maxdepth 1 -type f -empty -print -delete',
    },
  },
  {
    id: 'delete-empty-files-below',
    effect: 'changes',
    phrases: [`<delete> [all] (empty|zero byte|zero-byte) files ${BELOW}`],
    why: 'Delete empty files, in subfolders too',
    command: "find . {spared}-type f -empty -print -exec rm -f '{}' +",
    answer: deleted(),
    examples: {
      'delete all empty files recursively': `find . ${SPARED} -type f -empty -print -exec rm -f '{}' +`,
    },
  },
];
