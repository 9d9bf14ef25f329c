// The current folder, changing it, and the disk usage of folders.

import { sizedRows, spaced, subject } from '../fill/sentences.ts';
import type { Recipe, Seen } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

const BIGGEST = {
  gnu: `find {place} -type f{filters} -printf '%s\\t%p\\0' | sort -zrn | head -zn 5 | tr '\\n\\0' '?\\n' | numfmt --to=iec --suffix=B`,
  bsd: "find {place} -type f{filters} -exec du -Ah '{}' + | sort -rh | head -n 5",
};

const NEWEST = {
  gnu: `find {place} -type f{filters} -not -path '*/.git/*' -printf '%T@ %TY-%Tm-%Td %TH:%TM  %p\\0' | sort -zrn | head -zn 5 | tr '\\n\\0' '?\\n' | cut -d ' ' -f 2-`,
  bsd: `find {place} -type f{filters} -not -path '*/.git/*' -exec stat -f '%m %Sm  %N' -t '%Y-%m-%d %H:%M' '{}' + | sort -rn | head -n 5 | cut -d ' ' -f 2-`,
};

export const FOLDERS: readonly Recipe[] = recipes`
where-am-i: pwd
  why: Show the current folder
  where am i
  (current|present|working) [working] <folder>
  (name of|path of|path to) {place}
  pwd
  where we are
  where are we
  <folder> i am in
  answer: ${({ cwd }) => `You are in ${cwd}.`}
  ? where am I
go-home: cd ~
  why: Go to the home folder
  is: changes
  (go|cd|change|switch|move|return|take me|bring me|go back) [to] [my] home [folder|directory]
  ? go home
go-up: cd ..
  why: Go to the folder above
  is: changes
  (go|move|cd) up [one|a] [level|folder|directory|dir]
  (go|cd|change|switch|move|take me) [back|up] to parent [folder|directory]
  (go|move) (one|a) (level|folder|directory) up
  up (one|a) (level|folder|directory)
  ? go up one level
go-up-two: cd ../..
  why: Go two folders up
  is: changes
  (go|move|cd) up (two|2) (levels|folders|directories)
  (go|move) (two|2) (levels|folders|directories) up
  ? go up two levels
go-back: cd -
  why: Go to the previous folder
  is: changes
  go back
  (go|cd|change|switch|return|take me) [back] to [my] (previous|last) (folder|directory|place|location)
  go back to where i was
  (go|take me) back where i was
  go back to folder i was in
  ? go back to the previous folder
go-to: cd {folder}
  why: Go to that folder
  is: changes
  (go|cd|change|switch|move|jump|navigate|take me|bring me) (to|into) {elsewhere:folder}
  (cd|enter) {elsewhere:folder}
  change [my|current] [working] (directory|folder) to {elsewhere:folder}
  go (in|inside) {elsewhere:folder}
  ? go to the src folder => cd src
  ? take me to my downloads => cd ~/Downloads
  ? take me to the downloads folder => cd ~/Downloads
go-to-biggest:
  command: ${BIGGEST}
  why: Find the biggest ones
  (go to|cd to|cd into|take me to|change to|jump to|switch to|enter|go into) <folder> (with|containing|that has|that contains|of|holding|where) <big> [file] [{kind}] [{place}]
  followUp: ${{
    why: 'Go to the folder of the biggest one',
    command: (seen, slots) => {
      const first = sizedRows(seen)[0];
      return first === undefined
        ? { nothing: `No ${subject(slots)}, so there is nowhere to go.` }
        : { folder: folderOf(first.name) };
    },
    whole: {
      gnu: `cd "$(find {place} -type f{filters} -printf '%s\\t%h\\n' | sort -rn | head -n 1 | cut -f 2-)"`,
      bsd: `cd "$(find {place} -type f{filters} -exec stat -f '%z%t%N' '{}' + | sort -rn | head -n 1 | cut -f 2- | sed 's|/[^/]*$||')"`,
    },
    answer: (first, then) => {
      const row = sizedRows(first)[0];
      return `You are now in ${then.cwd}; the biggest is ${nameOf(row?.name ?? '')} (${spaced(row?.size ?? '')}).`;
    },
  }}
  ? go to the folder with the biggest log => cd "$(find . -type f -iname '*.log' -printf '%s\t%h\n' | sort -rn | head -n 1 | cut -f 2-)"
    bsd: cd "$(find . -type f -iname '*.log' -exec stat -f '%z%t%N' '{}' + | sort -rn | head -n 1 | cut -f 2- | sed 's|/[^/]*$||')"
go-to-newest:
  command: ${NEWEST}
  why: Find the newest ones
  (go to|cd to|cd into|take me to|change to|jump to|switch to|enter|go into) <folder> (with|containing|that has|that contains|of|holding|where) <new> [<changed>] [file] [{kind}] [{place}]
  followUp: ${{
    why: 'Go to the folder of the newest one',
    command: (seen, slots) => {
      const first = datedRow(seen);
      return first === undefined
        ? { nothing: `No ${subject(slots)}, so there is nowhere to go.` }
        : { folder: folderOf(first.name) };
    },
    whole: {
      gnu: `cd "$(find {place} -type f{filters} -not -path '*/.git/*' -printf '%T@\\t%h\\n' | sort -rn | head -n 1 | cut -f 2-)"`,
      bsd: `cd "$(find {place} -type f{filters} -not -path '*/.git/*' -exec stat -f '%m%t%N' '{}' + | sort -rn | head -n 1 | cut -f 2- | sed 's|/[^/]*$||')"`,
    },
    answer: (first, then) => {
      const row = datedRow(first);
      return `You are now in ${then.cwd}; the newest is ${nameOf(row?.name ?? '')} (${row?.when ?? ''}).`;
    },
  }}
  ? go to the folder with the newest picture => cd "$(find . -type f \( -iname '*.jpg' -o -iname '*.jpeg' -o -iname '*.png' -o -iname '*.gif' -o -iname '*.webp' -o -iname '*.heic' -o -iname '*.bmp' -o -iname '*.tif' -o -iname '*.tiff' -o -iname '*.svg' \) -not -path '*/.git/*' -printf '%T@\t%h\n' | sort -rn | head -n 1 | cut -f 2-)"
    bsd: cd "$(find . -type f \( -iname '*.jpg' -o -iname '*.jpeg' -o -iname '*.png' -o -iname '*.gif' -o -iname '*.webp' -o -iname '*.heic' -o -iname '*.bmp' -o -iname '*.tif' -o -iname '*.tiff' -o -iname '*.svg' \) -not -path '*/.git/*' -exec stat -f '%m%t%N' '{}' + | sort -rn | head -n 1 | cut -f 2- | sed 's|/[^/]*$||')"
folder-size: du -sh {folder=.}
  why: Show the size of the folder
  (how big|how large|size|total size|how much space|how much disk space|how much room|disk usage) {folder} [<use>] [up] [in total]
  (=folder|=directory|=dir) =size [{place}]
  answer: ${(seen) => {
    const row = sizedRows(seen).at(-1);
    return row === undefined
      ? undefined
      : `${row.name === '.' ? 'This folder' : row.name} takes ${spaced(row.size)}.`;
  }}
  ? how big is the src folder => du -sh src
  ? how big is this folder => du -sh .
biggest-folders: du -h -d 1 {place} | sed '$d' | sort -rh | head -n {count=15}
  # The last line is the folder itself.
  why: List the folders here by size
  is: countsOne
  [top] [{count}] <big> <folder> [{place}]
  (which|what) <folder> <use> [up] [the] most [disk] (space|room) [{place}]
  [{count}] <folder> by size [{place}]
  size [of] each <folder> [{place}]
  (what|which) [<folder>] <use> [up] (all [my]|most of my|most|so much|everything|my|the) [disk] [space|room|storage|drive] [{place}]
  (what|which) [<folder>] (filling|eating) [up] [all] [my|the] (disk|drive|everything|space|storage) [{place}]
  what <use> [up] disk [space] [{place}]
  <folder> (sizes|sorted by size|ordered by size) [{place}]
  disk usage (by|per|of each) <folder> [{place}] [sorted]
  answer: ${(seen) => {
    const [row, ...others] = sizedRows(seen);
    if (row === undefined) return undefined;
    const next = others.slice(0, 2).map(({ name, size }) => `${name} (${spaced(size)})`);
    const then = next.length === 0 ? '' : `, then ${next.join(' and ')}`;
    return `${row.name} is the largest (${spaced(row.size)})${then}.`;
  }}
  ? which folders take up the most space => du -h -d 1 . | sed '$d' | sort -rh | head -n 15
`;

function datedRow(seen: Seen): { readonly when: string; readonly name: string } | undefined {
  const row = /^(\d{4}-\d\d-\d\d \d\d:\d\d)\s+(\S.*)$/.exec(seen.lines[0] ?? '');
  return row?.[1] === undefined || row[2] === undefined ? undefined : { when: row[1], name: row[2] };
}

function folderOf(path: string): string {
  const cut = path.lastIndexOf('/');
  return cut === 0 ? '/' : path.slice(0, Math.max(cut, 0)) || '.';
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
