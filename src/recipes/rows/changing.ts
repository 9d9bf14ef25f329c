// Making, copying, moving, renaming. Each needs its names written out in the question.

import type { Recipe } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

/** What is replaced and by what, if either is a character by its name. */
const CHARACTERS = [
  ['anyCharacter', 'anyCharacter'],
  ['character', 'text'],
  ['text', 'character'],
] as const;

export const CHANGING: readonly Recipe[] = recipes`
make-folder: mkdir -p {name}
  why: Create the folder
  is: changes
  <create> [new|empty] (folder|directory|dir|subfolder|subdirectory) [called|named|with name] {name}
  <create> [new|empty] (folder|directory|dir|subfolder|subdirectory) (called|named) {longName:name}
  <create> [new|empty] {name} (folder|directory|dir)
  <create> [new] (folder|directory) [here] [called|named] {name} [here]
  ? create a folder called reports => mkdir -p reports
  ? make a folder called holiday pics 2026 => mkdir -p 'holiday pics 2026'
make-folders: mkdir -p {names}
  why: Create the folders
  is: changes
  <create> [new|two|three|four|2|3|4] (folders|directories|dirs) [called|named|with names] {names}
  (mkdir|make dir) {names}
  ? create three folders called a, b and c => mkdir -p a b c
make-folder-and-go: mkdir -p {name} && cd {name}
  why: Create the folder and go there
  is: changes
  <create> [new] (folder|directory|dir) [called|named] {name} and (go|cd|change|switch|move|enter) [to|into|in] [it|there]
  <create> [new] {name} (folder|directory|dir) and (go|cd|change|switch|move) [to|into|in] [it|there]
  mkdir {name} and (go|cd) [into|to] [it|there]
  ? create a folder called reports and go into it => mkdir -p reports && cd reports
make-file: touch {file}
  why: Create an empty file
  is: changes, general
  mayBeAbsent: file
  <create> [new|empty] [empty|blank|text] [file] [called|named|with name] {file}
  <create> [new|empty] [empty|blank|text] file [called|named] {name:file}
  <create> [new|empty] [empty|blank|text] file (called|named) {longName:file}
  touch {names:file}
  ? create an empty file called todo.txt => touch todo.txt
make-files: touch {files}
  why: Create empty files
  is: changes
  mayBeAbsent: files
  <create> [new|empty|two|three|2|3] [empty] files [called|named|with names] {files}
  ? create files a.txt and b.txt => touch a.txt b.txt
copy-file: cp -i {files} {target}
  why: Copy it; asks before overwriting
  is: changes
  (copy|cp|duplicate) [file] {files} (to|into|in|as|in to|under) {target}
  (copy|cp|duplicate) [file] {files} (to|as) [new] [file] [called|named] {name:target}
  (make|create) [a] copy of {files} (called|named|as|in|into|to) {target}
  (make|create) [a] copy of {files} (called|named|as) {name:target}
  (back up|backup) {files} (to|into|as|in) {target}
  ? copy notes.txt to backup => cp -i notes.txt backup
back-up-file: cp -i {file} {file}.bak
  why: Make a copy next to it; asks before overwriting
  is: changes
  (back up|backup) [file] {file}
  (make|create) [a] (backup|backup copy) of {file}
  (make|create) [a] copy of {file}
  ? make a backup of notes.txt => cp -i notes.txt notes.txt.bak
copy-folder: cp -Ri {folder} {target}
  why: Copy the folder with everything in it
  is: changes
  (copy|cp|duplicate) {subfolder:folder} [recursively] (to|into|in|as) {target}
  (copy|cp) {name:folder} (to|into|as) {target}
  (make|create) [a] copy of {subfolder:folder} (called|named|as|in|into) {target}
  (make|create) [a] copy of {name:folder} (called|named|as) {name:target}
  (back up|backup) {subfolder:folder} (to|into|as|in) {target}
  ? copy the src folder to backup => cp -Ri src backup
move-file: mv -i {files} {target}
  why: Move it; asks before overwriting
  is: changes
  (move|mv|put) [file] {files} (to|into|in|in to|inside) {target}
  ? move todo.md into docs => mv -i todo.md docs
move-folder: mv -i {folder} {target}
  why: Move the folder; asks before overwriting
  is: changes
  (move|mv|put) {subfolder:folder} (to|into|in|inside) {target}
  (move|mv) {name:folder} (to|into) {target}
  ? move the build folder into backup => mv -i build backup
move-kind: find {place} -maxdepth 1 -type f{filters} -exec mv -i '{}' {folder}/ \;
  why: Move those files, not those in subfolders; asks before overwriting
  is: changes, general
  (move|mv) {allOfKind:kind} [here|from here|in this folder|from this folder] (to|into) {folder}
  (move|mv) {allOfKind:kind} (from|in) {folder:place} (to|into) {folder}
  ? move all pictures to docs => find . -maxdepth 1 -type f \( -iname '*.jpg' -o -iname '*.jpeg' -o -iname '*.png' -o -iname '*.gif' -o -iname '*.webp' -o -iname '*.heic' -o -iname '*.bmp' -o -iname '*.tif' -o -iname '*.tiff' -o -iname '*.svg' \) -exec mv -i '{}' docs/ \;
  ? move all the jpgs from pictures to Downloads => find pictures -maxdepth 1 -type f \( -iname '*.jpg' -o -iname '*.jpeg' \) -exec mv -i '{}' Downloads/ \;
rename: mv -i {file} {renamed}
  why: Rename it; asks before overwriting
  is: changes
  rename [file] {file} (to|into|as) {target}
  rename [folder|directory] {folder:file} (to|into|as) {name:target}
  change [the] name of {file} to {target}
  rename {name:file} to {name:target}
  ? rename img/a.png to b.png => mv -i img/a.png img/b.png
  ? rename old.txt to ancient.txt => mv -i old.txt ancient.txt
  ? rename docs/a.txt to b.txt => mv -i docs/a.txt docs/b.txt
  ? rename the build folder to output => mv -i build output
rename-extension: for f in {place}/*.{old}; do mv -i "$f" "\${f%.*}".{new}; done
  fish: for f in {place}/*.{old}; mv -i $f (string replace -r '[.][^.]*$' '' -- $f).{new}; end
  why: Change the extension of those files; asks before overwriting
  is: changes
  rename [all] [of] {extension:old} (files|images|pictures|photos) [(in|from|of) {folder:place}] (to|as) {extension:new} [files]
  change [the] extension of [all] [of] {extension:old} (files|images|pictures|photos) [(in|from) {folder:place}] (to|into) {extension:new}
  ? rename all the .jpg files in pictures to .jpeg => for f in pictures/*.jpg; do mv -i "$f" "\${f%.*}".jpeg; done
    fish: for f in pictures/*.jpg; mv -i $f (string replace -r '[.][^.]*$' '' -- $f).jpeg; end
make-executable: chmod +x {files}
  why: Make it executable
  is: changes
  (make|mark|set) [file|script] {files} [as|to be] (executable|runnable)
  (give|add) [me] (execute|executable|exec|run) (permission|permissions) to {files}
  (give|add) {files} (execute|executable|exec) (permission|permissions)
  chmod +x {files}
  add (execute|executable) (permission|permissions) (to|on|for) {files}
  ? make script.sh executable => chmod +x script.sh
make-private: chmod go= {files}
  why: Remove everyone else’s permissions
  is: changes
  (make|set|mark) ({files}|{names:files}|{subfolder:files}) [as|to be] (private|readable only by me|only readable by me|readable by only me|readable just by me|readable by me only|accessible only by me|only accessible by me|visible only to me|only for me)
  (make|set|mark|lock|lock down|protect|chmod|change|secure) [permissions] [of] ({files}|{names:files}) so [that] [only] (i|me) [can|am able to] [only] (read|open|access|see|use) [it|them]
  ? make id_rsa readable only by me => chmod go= id_rsa
make-read-only: chmod a-w {files}
  why: Remove the permission to write
  is: changes
  (make|set|mark) {files} [as|to] (read only|read-only|readonly)
  ? make notes.txt read-only => chmod a-w notes.txt
make-symlink: ln -s {source} {link}
  why: Create a symbolic link
  is: changes
  mayBeAbsent: source
  mayBeBelow: source
  (create|make|add) [symbolic|soft] (symlink|link|symbolic link|soft link) (to|of|from) {target:source} (called|named|as) {name:link}
  (create|make|add) (symlink|link|symbolic link|soft link) (called|named) {name:link} [that points|pointing|which points] to {target:source}
  ? create a symlink to notes.txt called latest => ln -s notes.txt latest
replace-text: sed -i {substitution} {file}
  bsd: sed -i '' {substitution} {file}
  why: Replace the text everywhere in the file
  is: changes
  (replace|substitute|change) [all] [every] [occurrences of|occurrence of|instances of|instance of] {text} (with|by|to|for) {text:with} in {file}
  in {file} (replace|change) [all] [every] [occurrences of|occurrence of|instances of|instance of] {text} (with|by|to) {text:with}
  find and replace {text} with {text:with} in {file}
  ${CHARACTERS.flatMap(([from, to]) => [
    `(replace|substitute|change|convert|turn) [all] [every] {${from}:text} (with|by|to|for|into) {${to}:with} in {file}`,
    `in {file} (replace|change|convert) [all] [every] {${from}:text} (with|by|to|into) {${to}:with}`,
  ])}
  ? replace milk with tea in notes.txt => sed -i s/milk/tea/g notes.txt
    bsd: sed -i '' s/milk/tea/g notes.txt
  ? replace commas with semicolons in data.csv => sed -i 's/,/;/g' data.csv
    bsd: sed -i '' 's/,/;/g' data.csv
  ? replace tabs with spaces in notes.txt => sed -i 's/\t/ /g' notes.txt
    bsd: sed -i '' 's/	/ /g' notes.txt
  ? replace newlines with commas in notes.txt => sed -i -e ':a' -e '$!N' -e '$!ba' -e 's/\n/,/g' notes.txt
    bsd: sed -i '' -e ':a' -e '$!N' -e '$!ba' -e 's/\n/,/g' notes.txt
merge-files: cat {files} > {target}
  why: Join them into that file
  is: changes
  (merge|combine|concatenate|join) {files} (into|to|as|in) [file] {file:target}
  ? merge a.txt and b.txt into all.txt => cat a.txt b.txt > all.txt
append-line: printf '%s\n' {text} >> {file}
  why: Add a line at the end
  is: changes
  mayBeAbsent: file
  (append|add) [line] {message:text} to (end of|bottom of) {file}
  append {message:text} to {file}
  add {message:text} to {file}
  (append|add) line (saying|that says|with text|with) {text} to [end of|bottom of] {file}
  ? append "buy tea" to notes.txt => printf '%s\n' 'buy tea' >> notes.txt
  ? add Greta to notes.txt => printf '%s\n' Greta >> notes.txt
sort-into: sort -o {target} {file}
  why: Write the sorted lines to the other file
  is: changes
  sort {file} (into|to) {file:target}
  sort {file} and save (it|result|output) (as|to|in|into) {file:target}
  save sorted {file} (as|to) {file:target}
  ? sort names.txt into sorted.txt => sort -o sorted.txt names.txt
open-file: xdg-open {file}
  bsd: open {file}
  why: Open the file with the program that this system has for it
  is: changes
  open [file] {file} [in default app|with default app]
  ? open photo.jpg => xdg-open photo.jpg
    bsd: open photo.jpg
open-folder: xdg-open .
  bsd: open .
  why: Open this folder in the file browser
  is: changes
  open [this|the|current] (folder|directory) [here] [in file manager|in finder|in files|in file browser]
  open (file manager|finder|file browser) [here|in this folder]
  ? open this folder in the file manager
clear: clear
  why: Clear the screen
  is: changes
  (clear|clean) [the] [my] (screen|terminal)
  clear
  ? clear the screen
`;
