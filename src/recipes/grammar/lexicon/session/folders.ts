// Requests that change the shell's folder, or the stack of folders.

import { changing, type SayingRow } from '../saying-row.ts';

export const SESSION_FOLDERS: readonly SayingRow[] = [
  {
    patterns: [
      '(go|change|return|switch|cd) (folder)? (back)? (to)? (previous|last) (working)? folder',
      '(go|switch) back (to where i was)?',
    ],
    command: 'cd -',
    changes: true,
  },
  {
    patterns: [
      '(change|go|cd|switch) (folder)? (to|into) (folder)? {path:path} and (resolve|resolving|follow) (any)? symlink (in (resulting)? path)?',
    ],
    command: { gnu: 'cd -P {path/}', fish: '' },
    changes: true,
  },
  {
    patterns: [
      '(go|change|cd|switch) (folder)? (to|into) (top|top level|root|top-level|toplevel) (folder)? of (current|this)? (git|git repository|repository|git tree|repo|git repo|working tree|project) (tree)?',
    ],
    command: { gnu: 'cd "$(git rev-parse --show-toplevel)"', fish: 'cd (git rev-parse --show-toplevel)' },
    changes: true,
  },
  {
    patterns: [
      '(go|change|cd|switch) (folder)? (to|into) (folder)? (of|with|containing) (the)? (executable|program|command|binary) {name:word}',
    ],
    command: { gnu: 'cd "$(dirname "$(command -v {name})")"', fish: 'cd (dirname (command -v {name}))' },
    changes: true,
    fits: ({ name = [] }) => name.every((one) => /^[\w.+-]+$/.test(one)),
  },
  {
    patterns: [
      '(go|change|cd|switch) (folder)? (to|into) (folder)? (containing|holding|of) (file)? (path)? {path:path}',
    ],
    command: { gnu: 'cd "$(dirname {path/})"', fish: 'cd (dirname {path/})' },
    changes: true,
  },
  {
    patterns: [
      '(go|change|cd|switch) (folder)? (to|into) folder (listed|named|stored|saved|written) in file {list:target}',
    ],
    command: { gnu: 'cd "$(cat {list/})"', fish: 'cd (cat {list/})' },
    changes: true,
  },
  ...changing({
    'pushd {path/}': [
      '(push|add|save) (folder)? {path:path} (folder)? (to|on|onto) (the)? (folder|dirs) stack',
      '(push|add) (to|on|onto) (folder|dirs) stack (folder)? {path:path}',
    ],
    'pushd .': ['(push|add|save) current folder (path)? (to|on|onto) (the)? (folder|dirs) stack'],
    popd: [
      '(pop|take|remove) (the)? (top|last)? (folder|entry)? (of|from|off) (the)? (folder|dirs) stack (and (change|go) to it)?',
    ],
    pushd: [
      '(exchange|swap|switch) (the)? top (two|{n:n}) (folder|entry) (in|of|on) (the)? (folder|dirs) stack',
    ],
  }),
  // Ends, jobs, history
];
