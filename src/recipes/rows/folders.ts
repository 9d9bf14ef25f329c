// The current folder, changing it, and the disk usage of folders.

import { sizedRows, spaced, subject } from '../fill/sentences.ts';
import type { Recipe, Seen } from '../slots/recipe.ts';

const BIGGEST = {
  gnu: `find {place} -type f{filters} -printf '%s\\t%p\\0' | sort -zrn | head -zn 5 | tr '\\n\\0' '?\\n' | numfmt --to=iec --suffix=B`,
  bsd: "find {place} -type f{filters} -exec du -Ah '{}' + | sort -rh | head -n 5",
};

const NEWEST = {
  gnu: `find {place} -type f{filters} -not -path '*/.git/*' -printf '%T@ %TY-%Tm-%Td %TH:%TM  %p\\0' | sort -zrn | head -zn 5 | tr '\\n\\0' '?\\n' | cut -d ' ' -f 2-`,
  bsd: `find {place} -type f{filters} -not -path '*/.git/*' -exec stat -f '%m %Sm  %N' -t '%Y-%m-%d %H:%M' '{}' + | sort -rn | head -n 5 | cut -d ' ' -f 2-`,
};

export const FOLDERS: readonly Recipe[] = [
  {
    id: 'where-am-i',
    effect: 'reads',
    phrases: [
      'where am i',
      '(current|present|working) [working] <folder>',
      '(name of|path of|path to) {place}',
      'pwd',
      'where we are',
      'where are we',
      '<folder> i am in',
    ],
    why: 'Show the current folder',
    command: 'pwd',
    answer: ({ cwd }) => `You are in ${cwd}.`,
    examples: ['where am I'],
  },
  {
    id: 'go-home',
    effect: 'changes',
    phrases: ['(go|cd|change|switch|move|return|take me|bring me|go back) [to] [my] home [folder|directory]'],
    why: 'Go to the home folder',
    command: 'cd ~',
    examples: ['go home'],
  },
  {
    id: 'go-up',
    effect: 'changes',
    phrases: [
      '(go|move|cd) up [one|a] [level|folder|directory|dir]',
      '(go|cd|change|switch|move|take me) [back|up] to parent [folder|directory]',
      '(go|move) (one|a) (level|folder|directory) up',
      'up (one|a) (level|folder|directory)',
    ],
    why: 'Go to the folder above',
    command: 'cd ..',
    examples: ['go up one level'],
  },
  {
    id: 'go-up-two',
    effect: 'changes',
    phrases: [
      '(go|move|cd) up (two|2) (levels|folders|directories)',
      '(go|move) (two|2) (levels|folders|directories) up',
    ],
    why: 'Go two folders up',
    command: 'cd ../..',
    examples: ['go up two levels'],
  },
  {
    id: 'go-back',
    effect: 'changes',
    phrases: [
      'go back',
      '(go|cd|change|switch|return|take me) [back] to [my] (previous|last) (folder|directory|place|location)',
      'go back to where i was',
      '(go|take me) back where i was',
      'go back to folder i was in',
    ],
    why: 'Go to the previous folder',
    command: 'cd -',
    examples: ['go back to the previous folder'],
  },
  {
    id: 'go-to',
    effect: 'changes',
    phrases: [
      '(go|cd|change|switch|move|jump|navigate|take me|bring me) (to|into) {elsewhere:folder}',
      '(cd|enter) {elsewhere:folder}',
      'change [my|current] [working] (directory|folder) to {elsewhere:folder}',
      'go (in|inside) {elsewhere:folder}',
    ],
    why: 'Go to that folder',
    command: 'cd {folder}',
    examples: {
      'go to the src folder': 'cd src',
      'take me to my downloads': 'cd ~/Downloads',
      'take me to the downloads folder': 'cd ~/Downloads',
    },
  },
  {
    id: 'go-to-biggest',
    effect: 'reads',
    phrases: [
      '(go to|cd to|cd into|take me to|change to|jump to|switch to|enter|go into) <folder> (with|containing|that has|that contains|of|holding|where) <big> [file] [{kind}] [{place}]',
    ],
    why: 'Find the biggest ones',
    command: BIGGEST,
    followUp: {
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
    },
    examples: {
      'go to the folder with the biggest log': {
        gnu: `cd "$(find . -type f -iname '*.log' -printf '%s\\t%h\\n' | sort -rn | head -n 1 | cut -f 2-)"`,
        bsd: `cd "$(find . -type f -iname '*.log' -exec stat -f '%z%t%N' '{}' + | sort -rn | head -n 1 | cut -f 2- | sed 's|/[^/]*$||')"`,
      },
    },
  },
  {
    id: 'go-to-newest',
    effect: 'reads',
    phrases: [
      '(go to|cd to|cd into|take me to|change to|jump to|switch to|enter|go into) <folder> (with|containing|that has|that contains|of|holding|where) <new> [<changed>] [file] [{kind}] [{place}]',
    ],
    why: 'Find the newest ones',
    command: NEWEST,
    followUp: {
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
    },
    examples: {
      'go to the folder with the newest picture': {
        gnu: `cd "$(find . -type f \\( -iname '*.jpg' -o -iname '*.jpeg' -o -iname '*.png' -o -iname '*.gif' -o -iname '*.webp' -o -iname '*.heic' -o -iname '*.bmp' -o -iname '*.tif' -o -iname '*.tiff' -o -iname '*.svg' \\) -not -path '*/.git/*' -printf '%T@\\t%h\\n' | sort -rn | head -n 1 | cut -f 2-)"`,
        bsd: `cd "$(find . -type f \\( -iname '*.jpg' -o -iname '*.jpeg' -o -iname '*.png' -o -iname '*.gif' -o -iname '*.webp' -o -iname '*.heic' -o -iname '*.bmp' -o -iname '*.tif' -o -iname '*.tiff' -o -iname '*.svg' \\) -not -path '*/.git/*' -exec stat -f '%m%t%N' '{}' + | sort -rn | head -n 1 | cut -f 2- | sed 's|/[^/]*$||')"`,
      },
    },
  },
  {
    id: 'folder-size',
    effect: 'reads',
    phrases: [
      '(how big|how large|size|total size|how much space|how much disk space|how much room|disk usage) {folder} [<use>] [up] [in total]',
      '(=folder|=directory|=dir) =size [{place}]',
    ],
    why: 'Show the size of the folder',
    command: 'du -sh {folder=.}',
    answer: (seen) => {
      const row = sizedRows(seen).at(-1);
      return row === undefined
        ? undefined
        : `${row.name === '.' ? 'This folder' : row.name} takes ${spaced(row.size)}.`;
    },
    examples: {
      'how big is the src folder': 'du -sh src',
      'how big is this folder': 'du -sh .',
    },
  },
  {
    id: 'biggest-folders',
    effect: 'reads',
    phrases: [
      '[top] [{count}] <big> <folder> [{place}]',
      '(which|what) <folder> <use> [up] [the] most [disk] (space|room) [{place}]',
      '[{count}] <folder> by size [{place}]',
      'size [of] each <folder> [{place}]',
      '(what|which) <use> [up] (all [my]|most of my|most|so much) [disk] space [{place}]',
      'what <use> [up] disk [space] [{place}]',
      '<folder> (sizes|sorted by size|ordered by size) [{place}]',
      'disk usage (by|per|of each) <folder> [{place}] [sorted]',
    ],
    why: 'List the folders here by size',
    countsOne: true,
    // The last line is the folder itself.
    command: "du -h -d 1 {place} | sed '$d' | sort -rh | head -n {count=15}",
    answer: (seen) => {
      const [row, ...others] = sizedRows(seen);
      if (row === undefined) return undefined;
      const next = others.slice(0, 2).map(({ name, size }) => `${name} (${spaced(size)})`);
      const then = next.length === 0 ? '' : `, then ${next.join(' and ')}`;
      return `${row.name} is the largest (${spaced(row.size)})${then}.`;
    },
    examples: {
      'which folders take up the most space': "du -h -d 1 . | sed '$d' | sort -rh | head -n 15",
    },
  },
];

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
