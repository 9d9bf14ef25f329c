// Deleting. Each needs its names written out in the question.

import { deleted } from '../fill/sentences.ts';
import type { Recipe } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

/** Only the current folder, named or not. */
const HERE =
  '[here|in here|in this folder|in this directory|in current folder|in current directory|from this folder|from this directory]';

/** Here and in every folder below. */
const BELOW = `(recursively|everywhere|[(in|from)] (here|this folder|this directory|current folder|current directory) (and|including|and also) [in|from] [all] [its] (subfolders|subdirectories|sub-folders|subdirs|below|folders below)|[and] [also] (in|from|including) [all] (subfolders|subdirectories|sub-folders|subdirs))`;

/** The text of `{spared}` if no place is named. */
const SPARED =
  "\\( -name .git -o -name .hg -o -name .svn -o -name .jj -o -name node_modules -o -name .venv -o -type d -exec test -d '{}/refs' \\; -exec test -d '{}/objects' \\; -exec test -f '{}/HEAD' \\; \\) -prune -o";

export const DELETING: readonly Recipe[] = recipes`
delete-file: rm {files}
  why: Delete the file
  is: changes, onlyFiles
  <delete> [file|files] {files}
  <delete> file (called|named) {name:files}
  get rid of [file] {files}
  ? delete empty.txt => rm empty.txt
  ? remove a.txt, b.txt and "my notes.txt" => rm a.txt b.txt 'my notes.txt'
delete-folder: rm -r {folder}
  why: Delete the folder with everything in it
  is: changes
  <delete> {subfolder:folder} [and everything in it|and all its contents|and its contents|with everything in it|recursively|with all its contents]
  rmdir {name:folder}
  get rid of {subfolder:folder}
  ? delete the build folder => rm -r build
delete-kind: find {place} -maxdepth 1 -type f{filters} -print -delete
  why: Delete those files, not those in subfolders
  is: changes
  <delete> {allOfKind:kind} ${HERE}
  <delete> {allOfKind:kind} (in|from|inside) {folder:place}
  answer: ${deleted('Subfolders were left alone.')}
  ? delete all .tmp files in this folder => find . -maxdepth 1 -type f -iname '*.tmp' -print -delete
  ? remove the log files in logs => find logs -maxdepth 1 -type f -iname '*.log' -print -delete
delete-kind-below: find {place} {spared}-type f{filters} -print -exec rm -f '{}' +
  why: Delete those files, in subfolders too
  is: changes
  <delete> {allOfKind:kind} ${BELOW}
  (recursively) <delete> {allOfKind:kind}
  <delete> {allOfKind:kind} {older} ${HERE}
  <delete> {kind} [that are|which are] {older} ${HERE}
  <delete> {kind} [that are|which are] {older} (in|from|inside) {folder:place}
  <delete> {allOfKind:kind} (in|from|inside) {folder:place} (recursively|and [in] [all] [its] (subfolders|subdirectories))
  answer: ${deleted()}
  ? delete all .tmp files recursively => find . ${SPARED} -type f -iname '*.tmp' -print -exec rm -f '{}' +
  ? delete all logs older than 30 days => find . ${SPARED} -type f -iname '*.log' -mtime +29 -print -exec rm -f '{}' +
    bsd: find . ${SPARED} -type f -iname '*.log' -mtime +30d -print -exec rm -f '{}' +
  ? delete all .tmp files in here and in subfolders => find . ${SPARED} -type f -iname '*.tmp' -print -exec rm -f '{}' +
delete-empty-folders: find . {spared}-type d -empty -not -name . -print -exec rmdir '{}' +
  # Only folders that are empty now: a parent that becomes empty stays.
  why: Delete the empty folders
  is: changes
  <delete> [all] [the] empty (folders|directories|subfolders|subdirectories|dirs) [here|in here|in this folder|in this directory|in current directory|recursively|under this folder]
  answer: ${deleted()}
  ? delete all empty folders => find . ${SPARED} -type d -empty -not -name . -print -exec rmdir '{}' +
delete-empty-files: find {place} -maxdepth 1 -type f -empty -print -delete
  why: Delete empty files, not those in subfolders
  is: changes
  <delete> [all] (empty|zero byte|zero-byte) files ${HERE}
  <delete> [all] (empty|zero byte|zero-byte) files (in|from|inside) {folder:place}
  answer: ${deleted('Subfolders were left alone.')}
  ? delete all empty files here => find . -maxdepth 1 -type f -empty -print -delete
  ? delete empty files in documents => find documents -maxdepth 1 -type f -empty -print -delete
delete-empty-files-below: find . {spared}-type f -empty -print -exec rm -f '{}' +
  why: Delete empty files, in subfolders too
  is: changes
  <delete> [all] (empty|zero byte|zero-byte) files ${BELOW}
  answer: ${deleted()}
  ? delete all empty files recursively => find . ${SPARED} -type f -empty -print -exec rm -f '{}' +
`;
