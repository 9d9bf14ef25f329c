// Finding and counting files: by size, age, kind and name.

import { counting, cutAt, extreme, largestOf, listed } from '../fill/sentences.ts';
import { NOT_GIT } from '../policy.ts';
import type { Recipe } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

export const FILES: readonly Recipe[] = recipes`
files-by-size: find {place} -type f{filters} -printf '%s\t%p\n' | sort -rn | head -n 50 | numfmt --to=iec --suffix=B
  bsd: find {place} -type f{filters} -exec du -Ah '{}' + | sort -rh | head -n 50
  why: List files of that size, largest first
  {over} (file|{kind}|<size>|anything) [<find>] [<changed>] <filters>
  {under} (file|{kind}|<size>|anything) [<find>] [<changed>] <filters>
  answer: ${largestOf(50)}
  ? which files here are over 1 MB => find . -type f -size +1M -printf '%s\t%p\n' | sort -rn | head -n 50 | numfmt --to=iec --suffix=B
    bsd: find . -type f -size +1M -exec du -Ah '{}' + | sort -rh | head -n 50
  ? find pictures larger than 2.5 gigs in my home folder => find ~ -type f \( -iname '*.jpg' -o -iname '*.jpeg' -o -iname '*.png' -o -iname '*.gif' -o -iname '*.webp' -o -iname '*.heic' -o -iname '*.bmp' -o -iname '*.tif' -o -iname '*.tiff' -o -iname '*.svg' \) -size +2560M -printf '%s\t%p\n' | sort -rn | head -n 50 | numfmt --to=iec --suffix=B
    bsd: find ~ -type f \( -iname '*.jpg' -o -iname '*.jpeg' -o -iname '*.png' -o -iname '*.gif' -o -iname '*.webp' -o -iname '*.heic' -o -iname '*.bmp' -o -iname '*.tif' -o -iname '*.tiff' -o -iname '*.svg' \) -size +2560M -exec du -Ah '{}' + | sort -rh | head -n 50
  ? files smaller than 10k in src => find src -type f -size -10240c -printf '%s\t%p\n' | sort -rn | head -n 50 | numfmt --to=iec --suffix=B
    bsd: find src -type f -size -10240c -exec du -Ah '{}' + | sort -rh | head -n 50
largest-files: find {place} -type f{filters} ${NOT_GIT} -printf '%s\t%p\n' | sort -rn | head -n {count=10} | numfmt --to=iec --suffix=B
  bsd: find {place} -type f{filters} ${NOT_GIT} -exec du -Ah '{}' + | sort -rh | head -n {count=10}
  why: List the largest files
  is: countsOne
  [top] [{count}] <big> file|{kind} [<find>] [by size|sorted by size] <filters> [by size|sorted by size]
  file <use> [up] (most [disk] space|most room) [{count}] [top] <filters>
  [top] [{count}] file by size <filters>
  {kind} (by|sorted by|ordered by) size [{place}]
  what <use> [up] (most [disk] space|most room) {place}
  answer: ${extreme('largest')}
  ? what are the 5 largest files in this directory => find . -type f -not -path '*/.git/*' -printf '%s\t%p\n' | sort -rn | head -n 5 | numfmt --to=iec --suffix=B
    bsd: find . -type f -not -path '*/.git/*' -exec du -Ah '{}' + | sort -rh | head -n 5
  ? biggest log => find . -type f -iname '*.log' -not -path '*/.git/*' -printf '%s\t%p\n' | sort -rn | head -n 1 | numfmt --to=iec --suffix=B
    bsd: find . -type f -iname '*.log' -not -path '*/.git/*' -exec du -Ah '{}' + | sort -rh | head -n 1
smallest-files: find {place} -type f{filters} ${NOT_GIT} -printf '%s\t%p\n' | sort -n | head -n {count=10} | numfmt --to=iec --suffix=B
  bsd: find {place} -type f{filters} ${NOT_GIT} -exec du -Ah '{}' + | sort -h | head -n {count=10}
  why: List the smallest files
  is: countsOne
  [{count}] <small> file <filters>
  [{count}] <small> {kind} <filters>
  answer: ${extreme('smallest')}
  ? show the 3 smallest files => find . -type f -not -path '*/.git/*' -printf '%s\t%p\n' | sort -n | head -n 3 | numfmt --to=iec --suffix=B
    bsd: find . -type f -not -path '*/.git/*' -exec du -Ah '{}' + | sort -h | head -n 3
newest-files: find {place} -type f{filters} ${NOT_GIT} -printf '%T@ %TY-%Tm-%Td %TH:%TM  %p\n' | sort -rn | head -n {count=10} | cut -d ' ' -f 2-
  bsd: find {place} -type f{filters} ${NOT_GIT} -exec stat -f '%m %Sm  %N' -t '%Y-%m-%d %H:%M' '{}' + | sort -rn | head -n {count=10} | cut -d ' ' -f 2-
  why: List files, last changed first
  is: countsOne
  [{count}] <new> [<changed>] [created|added] file [were] <nameFilters>
  [{count}] <new> [<changed>] [created|added] {kind} <nameFilters>
  file [<new>] <changed> [<new>] [lately] <nameFilters>
  file i <changed> [last] [{place}]
  file (was|were) <changed> (last|most recently|lately) <nameFilters>
  answer: ${(seen) => datedFirst(seen.lines, 'was changed last')}
  ? what is the newest file here => find . -type f -not -path '*/.git/*' -printf '%T@ %TY-%Tm-%Td %TH:%TM  %p\n' | sort -rn | head -n 1 | cut -d ' ' -f 2-
    bsd: find . -type f -not -path '*/.git/*' -exec stat -f '%m %Sm  %N' -t '%Y-%m-%d %H:%M' '{}' + | sort -rn | head -n 1 | cut -d ' ' -f 2-
  ? newest files in logs => find logs -type f -not -path '*/.git/*' -printf '%T@ %TY-%Tm-%Td %TH:%TM  %p\n' | sort -rn | head -n 10 | cut -d ' ' -f 2-
    bsd: find logs -type f -not -path '*/.git/*' -exec stat -f '%m %Sm  %N' -t '%Y-%m-%d %H:%M' '{}' + | sort -rn | head -n 10 | cut -d ' ' -f 2-
  ? recently modified files => find . -type f -not -path '*/.git/*' -printf '%T@ %TY-%Tm-%Td %TH:%TM  %p\n' | sort -rn | head -n 10 | cut -d ' ' -f 2-
    bsd: find . -type f -not -path '*/.git/*' -exec stat -f '%m %Sm  %N' -t '%Y-%m-%d %H:%M' '{}' + | sort -rn | head -n 10 | cut -d ' ' -f 2-
oldest-files: find {place} -type f{filters} ${NOT_GIT} -printf '%T@ %TY-%Tm-%Td %TH:%TM  %p\n' | sort -n | head -n {count=10} | cut -d ' ' -f 2-
  bsd: find {place} -type f{filters} ${NOT_GIT} -exec stat -f '%m %Sm  %N' -t '%Y-%m-%d %H:%M' '{}' + | sort -n | head -n {count=10} | cut -d ' ' -f 2-
  why: List files, longest unchanged first
  is: countsOne
  [{count}] <old> file [<changed>] <nameFilters>
  [{count}] <old> {kind} <nameFilters>
  answer: ${(seen) => datedFirst(seen.lines, 'is the oldest')}
  ? which are the 5 oldest files => find . -type f -not -path '*/.git/*' -printf '%T@ %TY-%Tm-%Td %TH:%TM  %p\n' | sort -n | head -n 5 | cut -d ' ' -f 2-
    bsd: find . -type f -not -path '*/.git/*' -exec stat -f '%m %Sm  %N' -t '%Y-%m-%d %H:%M' '{}' + | sort -n | head -n 5 | cut -d ' ' -f 2-
files-by-age: find {place} -type f{filters} ${NOT_GIT} -printf '%T@ %TY-%Tm-%Td %TH:%TM  %p\n' | sort -rn | head -n 50 | cut -d ' ' -f 2-
  bsd: find {place} -type f{filters} ${NOT_GIT} -exec stat -f '%m %Sm  %N' -t '%Y-%m-%d %H:%M' '{}' + | sort -rn | head -n 50 | cut -d ' ' -f 2-
  why: List files by when they last changed, newest first
  {since} (file|{kind}) [<find>] [<changed>|created|added|new] <ageFilters>
  {since} (<changed>|created|added) [<find>] [{place}]
  {older} (file|{kind}) [<find>] [<changed>] <ageFilters>
  answer: ${listed(50)}
  ? which files did I change today => find . -type f -daystart -mtime 0 -not -path '*/.git/*' -printf '%T@ %TY-%Tm-%Td %TH:%TM  %p\n' | sort -rn | head -n 50 | cut -d ' ' -f 2-
    bsd: find . -type f -newermt "$(date +%Y-%m-%d)" -not -path '*/.git/*' -exec stat -f '%m %Sm  %N' -t '%Y-%m-%d %H:%M' '{}' + | sort -rn | head -n 50 | cut -d ' ' -f 2-
  ? files modified in the last week => find . -type f -mtime -7 -not -path '*/.git/*' -printf '%T@ %TY-%Tm-%Td %TH:%TM  %p\n' | sort -rn | head -n 50 | cut -d ' ' -f 2-
    bsd: find . -type f -mtime -7d -not -path '*/.git/*' -exec stat -f '%m %Sm  %N' -t '%Y-%m-%d %H:%M' '{}' + | sort -rn | head -n 50 | cut -d ' ' -f 2-
  ? python files changed yesterday => find . -type f -iname '*.py' -daystart -mtime 1 -not -path '*/.git/*' -printf '%T@ %TY-%Tm-%Td %TH:%TM  %p\n' | sort -rn | head -n 50 | cut -d ' ' -f 2-
    bsd: find . -type f -iname '*.py' -newermt "$(date -v-1d +%Y-%m-%d)" -not -newermt "$(date +%Y-%m-%d)" -not -path '*/.git/*' -exec stat -f '%m %Sm  %N' -t '%Y-%m-%d %H:%M' '{}' + | sort -rn | head -n 50 | cut -d ' ' -f 2-
  ? logs older than 30 days => find . -type f -iname '*.log' -mtime +29 -not -path '*/.git/*' -printf '%T@ %TY-%Tm-%Td %TH:%TM  %p\n' | sort -rn | head -n 50 | cut -d ' ' -f 2-
    bsd: find . -type f -iname '*.log' -mtime +30d -not -path '*/.git/*' -exec stat -f '%m %Sm  %N' -t '%Y-%m-%d %H:%M' '{}' + | sort -rn | head -n 50 | cut -d ' ' -f 2-
is-there-a-file: find {place} -type f{filters}{fileTest} ${NOT_GIT} | sort | head -n 200
  # In these questions a part of the name is enough: "logo" for img/logo.png.
  why: Look for a file by name
  mayBeAbsent: file
  (is there|are there|do i have|have i got|did i save|exist|exists) {named} file [{place}] [recursively|anywhere]
  (exist|exists|is there|do i have) {dotted:file} [{place}]
  answer: ${(seen, slots) =>
    seen.lines.length === 0 ? 'Nothing here has that name.' : listed(200)(seen, slots)}
  ? is there a file called logo => find . -type f -iname '*logo*' -not -path '*/.git/*' | sort | head -n 200
  ? does notes.txt exist => find . -type f -iname notes.txt -not -path '*/.git/*' | sort | head -n 200
count-files: find {place} -type f{filters} ${NOT_GIT} | wc -l
  why: Count the files, in subfolders too
  <count> file [<contain>] [recursively|in total|total|altogether] [<changed>] <filters>
  <count> {kind} [recursively] <filters>
  count all file <filters>
  ? how many files are in the src folder => find src -type f -not -path '*/.git/*' | wc -l
  ? count png files => find . -type f -iname '*.png' -not -path '*/.git/*' | wc -l
empty-files: find {place} -type f -empty{filters} ${NOT_GIT} | sort | head -n 100
  why: List empty files
  (empty|zero byte|zero-byte|0 byte) file [<find>] <filters>
  file (of zero size|with no content|with nothing in them) <filters>
  answer: ${counting('empty file', 'empty files', { limit: 100 })}
  ? are there any empty files => find . -type f -empty -not -path '*/.git/*' | sort | head -n 100
duplicate-files: find {place} -type f -not -empty{filters} ${NOT_GIT} -exec md5sum '{}' + | sort | uniq -w 32 --all-repeated=separate
  bsd: find {place} -type f -not -empty{filters} ${NOT_GIT} -exec md5 -r '{}' + | sort | awk 'seen[$1]++ { print }'
  why: List files with the same content, group by group
  (duplicate|duplicated|identical) file [<find>] <filters>
  (duplicates|dupes) [<find>] [file] <filters>
  <find> (duplicate|identical) {kind} [{place}]
  answer: ${(seen) => (seen.lines.length === 0 ? 'No two files have the same content.' : undefined)}
  ? find duplicate files => find . -type f -not -empty -not -path '*/.git/*' -exec md5sum '{}' + | sort | uniq -w 32 --all-repeated=separate
    bsd: find . -type f -not -empty -not -path '*/.git/*' -exec md5 -r '{}' + | sort | awk 'seen[$1]++ { print }'
symlinks: find {place} -type l -printf '%p -> %l\n' | sort
  bsd: find {place} -type l -exec stat -f '%N -> %Y' '{}' + | sort
  why: List symbolic links and where they point
  (symlink|symbolic link|sym link|soft link) [<find>] [file] [{place}]
  answer: ${counting('symbolic link', 'symbolic links')}
  ? list all symlinks => find . -type l -printf '%p -> %l\n' | sort
    bsd: find . -type l -exec stat -f '%N -> %Y' '{}' + | sort
broken-symlinks: find -L {place} -type l | sort
  why: List broken symbolic links
  (broken|dead|dangling) (symlink|symbolic link|link) [<find>] [{place}]
  answer: ${counting('broken link', 'broken links')}
  ? find broken symlinks => find -L . -type l | sort
executable-files: find {place} -type f -perm -u+x ${NOT_GIT} | sort | head -n 100
  why: List executable files
  (executable|runnable) [file] [<find>] [{place}]
  file [can be] executed [{place}]
  answer: ${counting('executable file', 'executable files', { limit: 100 })}
  ? which files are executable => find . -type f -perm -u+x -not -path '*/.git/*' | sort | head -n 100
count-by-extension: find {place} -type f -name '*.*' ${NOT_GIT} | sed 's/.*\.//' | sort | uniq -c | sort -rn | head -n 20
  why: Count the files of each extension
  [<count>] file [count] (by|per|of each|for each) (extension|type|kind) [{place}]
  (what|which) kinds of file [{place}]
  file (types|extensions) [{place}]
  answer: ${cutAt(20, 'extensions')}
  ? how many files of each type are here => find . -type f -name '*.*' -not -path '*/.git/*' | sed 's/.*\.//' | sort | uniq -c | sort -rn | head -n 20
total-size: find {place} -type f{filters} -printf '%s\n' | awk '{ sum += $1 } END { printf "%.0f\n", sum }' | numfmt --to=iec --suffix=B
  bsd: find {place} -type f{filters} -exec stat -f %z '{}' + | awk '{ sum += $1 } END { printf "%.1f MB\n", sum / 1048576 }'
  why: Add up the sizes of those files
  (total size|combined size|size in total|how much space|how much disk space) {kind} [<use>] [up] [{place}]
  total size file <filters>
  (how big|how large) {kind} [in total] [{place}]
  ? total size of all log files => find . -type f -iname '*.log' -printf '%s\n' | awk '{ sum += $1 } END { printf "%.0f\n", sum }' | numfmt --to=iec --suffix=B
    bsd: find . -type f -iname '*.log' -exec stat -f %z '{}' + | awk '{ sum += $1 } END { printf "%.1f MB\n", sum / 1048576 }'
`;

function datedFirst(lines: readonly string[], what: string): string | undefined {
  const row = /^(\d{4}-\d\d-\d\d \d\d:\d\d)\s+(\S.*)$/.exec(lines[0] ?? '');
  return row === null ? 'No files here.' : `${row[2]} ${what} (${row[1]}).`;
}
