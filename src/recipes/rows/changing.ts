// Making, copying, moving, renaming. Each needs its names written out in the question.

import type { Recipe } from '../slots/recipe.ts';

/** What is replaced and by what, if either is a character by its name. */
const CHARACTERS = [
  ['anyCharacter', 'anyCharacter'],
  ['character', 'text'],
  ['text', 'character'],
] as const;

export const CHANGING: readonly Recipe[] = [
  {
    id: 'make-folder',
    effect: 'changes',
    phrases: [
      '<create> [new|empty] (folder|directory|dir|subfolder|subdirectory) [called|named|with name] {name}',
      '<create> [new|empty] (folder|directory|dir|subfolder|subdirectory) (called|named) {longName:name}',
      '<create> [new|empty] {name} (folder|directory|dir)',
      '<create> [new] (folder|directory) [here] [called|named] {name} [here]',
    ],
    why: 'Create the folder',
    command: 'mkdir -p {name}',
    examples: {
      'create a folder called reports': 'mkdir -p reports',
      'make a folder called holiday pics 2026': "mkdir -p 'holiday pics 2026'",
    },
  },
  {
    id: 'make-folders',
    effect: 'changes',
    phrases: [
      '<create> [new|two|three|four|2|3|4] (folders|directories|dirs) [called|named|with names] {names}',
      '(mkdir|make dir) {names}',
    ],
    why: 'Create the folders',
    command: 'mkdir -p {names}',
    examples: { 'create three folders called a, b and c': 'mkdir -p a b c' },
  },
  {
    id: 'make-folder-and-go',
    effect: 'changes',
    phrases: [
      '<create> [new] (folder|directory|dir) [called|named] {name} and (go|cd|change|switch|move|enter) [to|into|in] [it|there]',
      '<create> [new] {name} (folder|directory|dir) and (go|cd|change|switch|move) [to|into|in] [it|there]',
      'mkdir {name} and (go|cd) [into|to] [it|there]',
    ],
    why: 'Create the folder and go there',
    command: 'mkdir -p {name} && cd {name}',
    examples: {
      'create a folder called reports and go into it': 'mkdir -p reports && cd reports',
    },
  },
  {
    id: 'make-file',
    general: true,
    effect: 'changes',
    phrases: [
      '<create> [new|empty] [empty|blank|text] [file] [called|named|with name] {file}',
      '<create> [new|empty] [empty|blank|text] file [called|named] {name:file}',
      '<create> [new|empty] [empty|blank|text] file (called|named) {longName:file}',
      'touch {names:file}',
    ],
    why: 'Create an empty file',
    mayBeAbsent: ['file'],
    command: 'touch {file}',
    examples: { 'create an empty file called todo.txt': 'touch todo.txt' },
  },
  {
    id: 'make-files',
    effect: 'changes',
    phrases: ['<create> [new|empty|two|three|2|3] [empty] files [called|named|with names] {files}'],
    why: 'Create empty files',
    mayBeAbsent: ['files'],
    command: 'touch {files}',
    examples: { 'create files a.txt and b.txt': 'touch a.txt b.txt' },
  },
  {
    id: 'copy-file',
    effect: 'changes',
    phrases: [
      '(copy|cp|duplicate) [file] {files} (to|into|in|as|in to|under) {target}',
      '(copy|cp|duplicate) [file] {files} (to|as) [new] [file] [called|named] {name:target}',
      '(make|create) [a] copy of {files} (called|named|as|in|into|to) {target}',
      '(make|create) [a] copy of {files} (called|named|as) {name:target}',
      '(back up|backup) {files} (to|into|as|in) {target}',
    ],
    why: 'Copy it; asks before overwriting',
    command: 'cp -i {files} {target}',
    examples: { 'copy notes.txt to backup': 'cp -i notes.txt backup' },
  },
  {
    id: 'back-up-file',
    effect: 'changes',
    phrases: [
      '(back up|backup) [file] {file}',
      '(make|create) [a] (backup|backup copy) of {file}',
      '(make|create) [a] copy of {file}',
    ],
    why: 'Make a copy next to it; asks before overwriting',
    command: 'cp -i {file} {file}.bak',
    examples: { 'make a backup of notes.txt': 'cp -i notes.txt notes.txt.bak' },
  },
  {
    id: 'copy-folder',
    effect: 'changes',
    phrases: [
      '(copy|cp|duplicate) {subfolder:folder} [recursively] (to|into|in|as) {target}',
      '(copy|cp) {name:folder} (to|into|as) {target}',
      '(make|create) [a] copy of {subfolder:folder} (called|named|as|in|into) {target}',
      '(make|create) [a] copy of {name:folder} (called|named|as) {name:target}',
      '(back up|backup) {subfolder:folder} (to|into|as|in) {target}',
    ],
    why: 'Copy the folder with everything in it',
    command: 'cp -Ri {folder} {target}',
    examples: { 'copy the src folder to backup': 'cp -Ri src backup' },
  },
  {
    id: 'move-file',
    effect: 'changes',
    phrases: ['(move|mv|put) [file] {files} (to|into|in|in to|inside) {target}'],
    why: 'Move it; asks before overwriting',
    command: 'mv -i {files} {target}',
    examples: { 'move todo.md into docs': 'mv -i todo.md docs' },
  },
  {
    id: 'move-folder',
    effect: 'changes',
    phrases: [
      '(move|mv|put) {subfolder:folder} (to|into|in|inside) {target}',
      '(move|mv) {name:folder} (to|into) {target}',
    ],
    why: 'Move the folder; asks before overwriting',
    command: 'mv -i {folder} {target}',
    examples: { 'move the build folder into backup': 'mv -i build backup' },
  },
  {
    id: 'move-kind',
    effect: 'changes',
    general: true,
    phrases: [
      '(move|mv) {allOfKind:kind} [here|from here|in this folder|from this folder] (to|into) {folder}',
      '(move|mv) {allOfKind:kind} (from|in) {folder:place} (to|into) {folder}',
    ],
    why: 'Move those files, not those in subfolders; asks before overwriting',
    command: "find {place} -maxdepth 1 -type f{filters} -exec mv -i '{}' {folder}/ \\;",
    examples: {
      'move all pictures to docs': `find . -maxdepth 1 -type f \\( -iname '*.jpg' -o -iname '*.jpeg' -o -iname '*.png' -o -iname '*.gif' -o -iname '*.webp' -o -iname '*.heic' -o -iname '*.bmp' -o -iname '*.tif' -o -iname '*.tiff' -o -iname '*.svg' \\) -exec mv -i '{}' docs/ \\;`,
      'move all the jpgs from pictures to Downloads': `find pictures -maxdepth 1 -type f \\( -iname '*.jpg' -o -iname '*.jpeg' \\) -exec mv -i '{}' Downloads/ \\;`,
    },
  },
  {
    id: 'rename',
    effect: 'changes',
    phrases: [
      'rename [file] {file} (to|into|as) {target}',
      'rename [folder|directory] {folder:file} (to|into|as) {name:target}',
      'change [the] name of {file} to {target}',
      'rename {name:file} to {name:target}',
    ],
    why: 'Rename it; asks before overwriting',
    command: 'mv -i {file} {renamed}',
    examples: {
      'rename img/a.png to b.png': 'mv -i img/a.png img/b.png',
      'rename old.txt to ancient.txt': 'mv -i old.txt ancient.txt',
      'rename docs/a.txt to b.txt': 'mv -i docs/a.txt docs/b.txt',
      'rename the build folder to output': 'mv -i build output',
    },
  },
  {
    id: 'rename-extension',
    effect: 'changes',
    phrases: [
      'rename [all] [of] {extension:old} (files|images|pictures|photos) [(in|from|of) {folder:place}] (to|as) {extension:new} [files]',
      'change [the] extension of [all] [of] {extension:old} (files|images|pictures|photos) [(in|from) {folder:place}] (to|into) {extension:new}',
    ],
    why: 'Change the extension of those files; asks before overwriting',
    command: {
      posix: `for f in {place}/*.{old}; do mv -i "$f" "\${f%.*}".{new}; done`,
      fish: `for f in {place}/*.{old}; mv -i $f (string replace -r '[.][^.]*$' '' -- $f).{new}; end`,
    },
    examples: {
      'rename all the .jpg files in pictures to .jpeg': {
        posix: `for f in pictures/*.jpg; do mv -i "$f" "\${f%.*}".jpeg; done`,
        fish: `for f in pictures/*.jpg; mv -i $f (string replace -r '[.][^.]*$' '' -- $f).jpeg; end`,
      },
    },
  },
  {
    id: 'make-executable',
    effect: 'changes',
    phrases: [
      '(make|mark|set) [file|script] {files} [as|to be] (executable|runnable)',
      '(give|add) [me] (execute|executable|exec|run) (permission|permissions) to {files}',
      '(give|add) {files} (execute|executable|exec) (permission|permissions)',
      'chmod +x {files}',
      'add (execute|executable) (permission|permissions) (to|on|for) {files}',
    ],
    why: 'Make it executable',
    command: 'chmod +x {files}',
    examples: { 'make script.sh executable': 'chmod +x script.sh' },
  },
  {
    id: 'make-private',
    effect: 'changes',
    phrases: [
      '(make|set|mark) ({files}|{names:files}|{subfolder:files}) [as|to be] (private|readable only by me|only readable by me|readable by only me|readable just by me|readable by me only|accessible only by me|only accessible by me|visible only to me|only for me)',
    ],
    why: 'Remove everyone else’s permissions',
    command: 'chmod go= {files}',
    examples: { 'make id_rsa readable only by me': 'chmod go= id_rsa' },
  },
  {
    id: 'make-read-only',
    effect: 'changes',
    phrases: ['(make|set|mark) {files} [as|to] (read only|read-only|readonly)'],
    why: 'Remove the permission to write',
    command: 'chmod a-w {files}',
    examples: { 'make notes.txt read-only': 'chmod a-w notes.txt' },
  },
  {
    id: 'make-symlink',
    effect: 'changes',
    phrases: [
      '(create|make|add) [symbolic|soft] (symlink|link|symbolic link|soft link) (to|of|from) {target:source} (called|named|as) {name:link}',
      '(create|make|add) (symlink|link|symbolic link|soft link) (called|named) {name:link} [that points|pointing|which points] to {target:source}',
    ],
    why: 'Create a symbolic link',
    mayBeAbsent: ['source'],
    mayBeBelow: ['source'],
    command: 'ln -s {source} {link}',
    examples: {
      'create a symlink to notes.txt called latest': 'ln -s notes.txt latest',
    },
  },
  {
    id: 'replace-text',
    effect: 'changes',
    phrases: [
      '(replace|substitute|change) [all] [every] [occurrences of|occurrence of|instances of|instance of] {text} (with|by|to|for) {text:with} in {file}',
      'in {file} (replace|change) [all] [every] [occurrences of|occurrence of|instances of|instance of] {text} (with|by|to) {text:with}',
      'find and replace {text} with {text:with} in {file}',
      ...CHARACTERS.flatMap(([from, to]) => [
        `(replace|substitute|change|convert|turn) [all] [every] {${from}:text} (with|by|to|for|into) {${to}:with} in {file}`,
        `in {file} (replace|change|convert) [all] [every] {${from}:text} (with|by|to|into) {${to}:with}`,
      ]),
    ],
    why: 'Replace the text everywhere in the file',
    command: { gnu: 'sed -i {substitution} {file}', bsd: "sed -i '' {substitution} {file}" },
    examples: {
      'replace milk with tea in notes.txt': {
        gnu: 'sed -i s/milk/tea/g notes.txt',
        bsd: "sed -i '' s/milk/tea/g notes.txt",
      },
      'replace commas with semicolons in data.csv': {
        gnu: `sed -i 's/,/;/g' data.csv`,
        bsd: `sed -i '' 's/,/;/g' data.csv`,
      },
      'replace tabs with spaces in notes.txt': {
        gnu: `sed -i 's/\\t/ /g' notes.txt`,
        bsd: `sed -i '' 's/\t/ /g' notes.txt`,
      },
      'replace newlines with commas in notes.txt': {
        gnu: `sed -i -e ':a' -e '$!N' -e '$!ba' -e 's/\\n/,/g' notes.txt`,
        bsd: `sed -i '' -e ':a' -e '$!N' -e '$!ba' -e 's/\\n/,/g' notes.txt`,
      },
    },
  },
  {
    id: 'merge-files',
    effect: 'changes',
    phrases: ['(merge|combine|concatenate|join) {files} (into|to|as|in) [file] {file:target}'],
    why: 'Join them into that file',
    command: 'cat {files} > {target}',
    examples: { 'merge a.txt and b.txt into all.txt': 'cat a.txt b.txt > all.txt' },
  },
  {
    id: 'append-line',
    effect: 'changes',
    phrases: [
      '(append|add) [line] {message:text} to (end of|bottom of) {file}',
      'append {message:text} to {file}',
      'add {message:text} to {file}',
      '(append|add) line (saying|that says|with text|with) {text} to [end of|bottom of] {file}',
    ],
    why: 'Add a line at the end',
    mayBeAbsent: ['file'],
    command: "printf '%s\\n' {text} >> {file}",
    examples: {
      'append "buy tea" to notes.txt': `printf '%s\\n' 'buy tea' >> notes.txt`,
      'add Greta to notes.txt': `printf '%s\\n' Greta >> notes.txt`,
    },
  },
  {
    id: 'sort-into',
    effect: 'changes',
    phrases: [
      'sort {file} (into|to) {file:target}',
      'sort {file} and save (it|result|output) (as|to|in|into) {file:target}',
      'save sorted {file} (as|to) {file:target}',
    ],
    why: 'Write the sorted lines to the other file',
    command: 'sort -o {target} {file}',
    examples: { 'sort names.txt into sorted.txt': 'sort -o sorted.txt names.txt' },
  },
  {
    id: 'open-file',
    effect: 'changes',
    phrases: ['open [file] {file} [in default app|with default app]'],
    why: 'Open the file with the program that this system has for it',
    command: { gnu: 'xdg-open {file}', bsd: 'open {file}' },
    examples: { 'open photo.jpg': { gnu: 'xdg-open photo.jpg', bsd: 'open photo.jpg' } },
  },
  {
    id: 'open-folder',
    effect: 'changes',
    phrases: [
      'open [this|the|current] (folder|directory) [here] [in file manager|in finder|in files|in file browser]',
      'open (file manager|finder|file browser) [here|in this folder]',
    ],
    why: 'Open this folder in the file browser',
    command: { gnu: 'xdg-open .', bsd: 'open .' },
    examples: ['open this folder in the file manager'],
  },
  {
    id: 'clear',
    effect: 'changes',
    phrases: ['(clear|clean) [the] [my] (screen|terminal)', 'clear'],
    why: 'Clear the screen',
    command: 'clear',
    examples: ['clear the screen'],
  },
];
