// Listing a folder, and the properties of one file.

import { counting, cutAt, orElse, saying } from '../fill/sentences.ts';
import { NOT_GIT } from '../policy.ts';
import type { Recipe } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

export const LISTING: readonly Recipe[] = [
  ...recipes`
list-folder: ls{place?}{inside?}
  why: List the folder
  file [{place}]
  file (in alphabetical order|alphabetically|by name|sorted by name|sorted alphabetically) [{place}]
  {inside}
  {ownFolder:place}
  (content|contents|everything|ls) {place}
  (files and folders|folders and files|files and directories) [{place}]
  answer: ${orElse('The folder is empty.')}
  ? what's in this folder => ls
  ? list the files in src => ls src
  ? list my documents folder => ls ~/Documents
list-details: ls -lah{place?}
  why: List everything with sizes, dates and permissions
  [file] (details|detail|detailed|long format|permissions|sizes and dates) [file] [information|info] [{place}]
  [file] including hidden [file] [ones] [{place}]
  file and hidden file [{place}]
  file (permissions|owners|=sizes) [{place}]
  ? list all files with details => ls -lah
list-by-size: ls -lhS{place?}
  why: List the folder, largest first
  file (sorted by|ordered by|sort by|by|in order of|order by) [file] size [largest first|biggest first|descending] [{place}]
  (sort|order) file by size [{place}]
  ? list files sorted by size => ls -lhS
list-by-date: ls -lht{place?}
  why: List the folder, newest first
  file (sorted by|ordered by|sort by|by|in order of|order by) [modification|last modified|modified] (date|time|age) [newest first|modified] [{place}]
  (sort|order) file by [modification] (date|time|age) [{place}]
  ? list files sorted by date => ls -lht
files-per-folder: find {place} -type f{filters} ${NOT_GIT} | awk -F / 'NF > {depth} { n[\${depth}] += 1 } END { for (name in n) print n[name] "\t" name }' | sort -rn
  why: Count the files in each folder here, in subfolders too
  <count> [file|{kind}] (each|every|per) <folder> [{place}]
  <count> file by <folder> [{place}]
  answer: ${orElse('No folder here has files in it.')}
  ? how many pdf files are in each folder => find . -type f -iname '*.pdf' -not -path '*/.git/*' | awk -F / 'NF > 2 { n[$2] += 1 } END { for (name in n) print n[name] "\t" name }' | sort -rn
  ? how many files are in each subfolder => find . -type f -not -path '*/.git/*' | awk -F / 'NF > 2 { n[$2] += 1 } END { for (name in n) print n[name] "\t" name }' | sort -rn
empty-folders: find {inside=.} -type d -empty ${NOT_GIT} | sort
  why: List empty folders
  empty <folder> [<find>] [{inside}]
  answer: ${counting('empty folder', 'empty folders')}
  ? are there any empty folders => find . -type d -empty -not -path '*/.git/*' | sort
tree: find {place} ${NOT_GIT} | sort | sed 's|[^/]*/|  |g' | head -n 200
  why: Show the folder as a tree
  is: general
  tree [<folder>|file|structure|view] [{place}]
  (<folder>|file|project) (structure|hierarchy|tree|layout) [as tree] [{place}]
  list file recursively [{place}]
  recursive (list|listing) [file] [{place}]
  answer: ${cutAt(200, 'names')}
  ? show the folder structure as a tree => find . -not -path '*/.git/*' | sort | sed 's|[^/]*/|  |g' | head -n 200
file-size: ls -lh {file}
  why: Show how big it is
  (how big|how large|size) {file}
  file size of {file}
  how (much space) {file} [<use>] [up]
  ? how big is notes.txt => ls -lh notes.txt
file-bytes: wc -c {file}
  why: Show how many bytes it has
  (how many bytes|size in bytes|exact size|byte count) {file}
  =size {file} in bytes
  (how big|how large) {file} in bytes
  ? what is the size of report.pdf in bytes => wc -c report.pdf
file-kind: file {file}
  why: Show what kind of file it is
  (what type of file|what kind of file|file type|type|kind of file|what kind|what sort of file) {file}
  file type of {file}
  ? what type of file is report.pdf => file report.pdf
file-changed: stat -c '%y  %n' {file}
  bsd: stat -f '%Sm  %N' {file}
  why: Show when it last changed
  when [was] {file} [last] <changed>
  how old {file}
  (modification|modified|last modified) (date|time) {file}
  when [did] {file} [last] <changed>
  when did i [last] <changed> {file}
  ? when was notes.txt last modified => stat -c '%y  %n' notes.txt
    bsd: stat -f '%Sm  %N' notes.txt
file-owner: ls -l {file}
  why: Show owner, permissions, size and date
  (who owns|owner|owner of|permission|permissions|mode|group) [file] {file}
  who (has access to|can read|can write) {file}
  is {file} executable
  (who owns|owner of) {file} and [what are] [its] (permissions|mode|rights|permission)
  (details|info|information|stat|about) {file}
  ? who owns notes.txt => ls -l notes.txt
folder-owner: ls -ld {folder}
  why: Show owner and permissions
  (who owns|owner|permission|permissions) {folder}
  ? who owns this folder => ls -ld .
files-by-owner: find {place} -type f -user {word} ${NOT_GIT} | sort | head -n 200
  why: List that user's files
  file (owned by|belonging to|belong to) [user] {word} [{place}]
  answer: ${counting('file', 'files', { limit: 200 })}
  ? which files are owned by root => find . -type f -user root -not -path '*/.git/*' | sort | head -n 200
file-path: realpath {file}
  why: Show the full path
  (full|absolute|complete) path {file}
  ? what is the full path of notes.txt => realpath notes.txt
checksum: sha256sum {file}
  bsd: shasum -a 256 {file}
  why: Compute the SHA-256 checksum
  (sha256|sha256sum|checksum|hash|sha-256|sha) [checksum|hash|sum] {file}
  (calculate|compute) (sha256|checksum|hash) {file}
  ? sha256 checksum of report.pdf => sha256sum report.pdf
    bsd: shasum -a 256 report.pdf
sha1: sha1sum {file}
  bsd: shasum {file}
  why: Compute the SHA-1 checksum
  (sha1|sha1sum|sha-1) [checksum|hash|sum] {file}
  ? sha1 of report.pdf => sha1sum report.pdf
    bsd: shasum report.pdf
`,
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
  ...recipes`
hard-links: stat -c %h {file}
  bsd: stat -f %l {file}
  why: Show how many names the file has
  <count> (hard link|hardlink|hard links|hardlinks) [does|has|have|to|point to] {file}
  answer: ${saying('It has _ names.')}
  ? how many hard links has notes.txt => stat -c %h notes.txt
    bsd: stat -f %l notes.txt
md5: md5sum {file}
  bsd: md5 {file}
  why: Compute the MD5 checksum
  (md5|md5sum) [checksum|hash|sum] {file}
  (calculate|compute) md5 [hash|checksum|sum] {file}
  ? md5 of report.pdf => md5sum report.pdf
    bsd: md5 report.pdf
`,
];
