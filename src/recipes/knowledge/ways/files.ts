// How to do things with files, folders and texts.

import type { Ways } from '../topic.ts';

export const FILE_WAYS: Ways = {
  'copy file': {
    run: 'cp {file} copy-of-{file}',
    says: 'Copies the file; into a folder: `cp {file} {folder}/`.',
  },
  '(copy|duplicate) folder': {
    run: 'cp -R {folder} {folder}-copy',
    says: 'Copies the folder with everything in it.',
  },
  'move file [to|into another|different] [folder]|move file to [another|different] folder': {
    run: 'mv {file} {folder}/',
    says: 'Moves the file into the folder.',
  },
  'move file up [one (folder|level)]': {
    run: 'mv {file} ..',
    says: 'Moves the file into the folder above this one.',
  },
  'move folder [to another folder]': {
    run: 'mv {folder} /path/to/other/',
    says: 'Moves the folder into another one.',
  },
  '(rename|change name of) (file|folder)': {
    run: 'mv {file} new-name',
    says: '`mv` renames, files and folders alike.',
  },
  'rename (many|multiple|several|lot of) file': {
    run: {
      fish: 'for f in *.jpeg; mv $f (path change-extension jpg $f); end',
      other: 'for f in *.jpeg; do mv -- "$f" "${f%.jpeg}.jpg"; done',
    },
    says: 'Renames every `.jpeg` to `.jpg`, one by one.',
  },
  'delete file': {
    run: 'rm {file}',
    says: 'Deletes the file at once; there is no trash. `rm -i` asks first. If beck ran it, `beck undo` brings it back.',
  },
  'delete (folder|non empty folder|non-empty folder|folder with everything in it|folder and [its] (content|everything in it)|folder that is not empty)':
    {
      run: 'rm -r {folder}',
      says: 'Deletes the folder with everything in it; there is no trash. `rmdir` deletes only an empty one.',
    },
  'delete empty folder': { run: 'rmdir {folder}', says: '`rmdir` deletes a folder only if it is empty.' },
  'delete file (whose|with|that) name (start|begin|beginning|starting) with dash': {
    run: 'rm -- -name',
    says: '`--` ends the options, so that `-name` is read as a file.',
  },
  '(make|new) (empty|new|text) file|make file': {
    run: 'touch new.txt',
    says: 'Makes an empty file, or only sets the time of an existing one. `nano new.txt` opens an editor.',
  },
  '(make|new) [new] folder': {
    run: 'mkdir new-folder',
    says: 'Makes a folder; `mkdir -p a/b/c` also those above it.',
  },
  'make nested folder|make several folder': {
    run: 'mkdir -p a/b/c',
    says: 'Makes the folder and those above it.',
  },
  '(change|go to|switch|enter|navigate to|move to|open|go into) [into|to] [different|another] folder': {
    run: 'cd {folder}',
    says: '`cd` alone goes to your home folder, `cd ..` one up, `cd -` back to where you were.',
  },
  'go (up|back) [one] (folder|level|up)|go to parent folder|go up': {
    run: 'cd ..',
    says: 'Goes to the folder above this one; `cd -` to the one you were in before.',
  },
  'go [back] home|go to home [folder]': { run: 'cd', says: '`cd` alone goes to your home folder.' },
  '(know|tell|find out|find|show) [in] (where i am|which folder i am in|current folder|what folder i am in|current path|current working folder|working folder|present working folder)':
    { run: 'pwd', says: 'Prints the path of the current folder.' },
  'show hidden (file|folder|file and folder)|show (dotfile|file starting with dot)': {
    run: 'ls -a',
    says: 'Lists all files, also those whose names begin with a dot; `ls -lA` with details and without `.` and `..`.',
  },
  'hide (file|folder)': {
    run: 'mv {file} .{file}',
    says: 'Files are hidden if their names begin with a dot.',
  },
  'show [content of] (folder|file in folder)|show file [in (folder|current folder)]|show content of (folder|current folder)':
    {
      run: 'ls -l',
      says: 'Lists the files with size and date; `-a` also hidden ones, `-t` newest first, `-S` largest first.',
    },
  '(read|open) [text] file|show (content of file|text file|what is in file)': {
    run: 'less {file}',
    says: 'Shows it page by page: Space goes on, `/word` searches, `q` quits. `cat` prints all at once.',
  },
  'edit [text] file|open file in (editor|text editor)|change content of file': {
    run: 'nano {file}',
    says: 'Opens it in a simple editor: Ctrl-O saves, Ctrl-X quits.',
  },
  'open file with default program|open (image|pdf|folder) [in file manager]': {
    run: { bsd: 'open {file}', other: 'xdg-open {file}' },
    says: 'Opens it in the program of the desktop.',
  },
  '(zip|compress|pack) (folder|directory)|make zip [file|archive] [of|from folder]': {
    run: 'zip -r {folder}.zip {folder}',
    says: 'Packs the folder with everything in it. `tar -czf {folder}.tar.gz {folder}` makes a tar archive.',
  },
  '(zip|compress|pack) (file|several file|multiple file)': {
    run: 'zip {file}.zip {file}',
    says: 'Packs the files named after it. `gzip -k {file}` compresses one file and keeps it.',
  },
  '(unzip|extract|unpack|open|uncompress|decompress) [zip] (file|archive|zip|zip file)': {
    run: 'unzip archive.zip -d new-folder',
    says: 'Unpacks it into a folder; `unzip -l` only lists what is in it. For .tar.gz: `tar -xzf archive.tar.gz`.',
  },
  '(extract|unpack|untar|open|unzip|uncompress|decompress) (tar|tar.gz|.tar.gz|tgz|.tgz|tarball|gz|tar file|tar.gz file|.tar.gz file|.tgz file|tar archive)':
    {
      run: 'tar -xzf archive.tar.gz',
      says: 'Unpacks it here; `-C FOLDER` elsewhere, `-tzf` only lists what is in it.',
    },
  '(show|know|check) what is (in|inside) (zip|archive|zip file)|show content of (zip|archive|zip file)': {
    run: 'unzip -l archive.zip',
    says: 'Lists what is in it. For .tar.gz: `tar -tzf archive.tar.gz`.',
  },
  '(show|read|know) what is (in|inside) (gz|.gz|gzip) file|show (gz|.gz|gzip) file|read (gz|.gz|gzip) file': {
    run: { bsd: 'gzcat log.gz', other: 'zcat log.gz' },
    says: 'Prints what is in it without unpacking it; `zless` page by page.',
  },
  '(unzip|extract|unpack|uncompress|decompress|open) (gz|.gz|gzip) file': {
    run: 'gunzip log.gz',
    says: 'Unpacks it and removes the .gz; `gunzip -k` keeps it.',
  },
  '(make|tar|pack) (tar|tarball|tar archive|tar file|tar.gz|tar.gz file|folder with tar)': {
    run: 'tar -czf {folder}.tar.gz {folder}',
    says: 'Packs the folder into a compressed archive.',
  },
  'make (symlink|symbolic link|soft link|link to (file|folder))|link (file|folder)|symlink (file|folder)': {
    run: 'ln -s /path/to/target name',
    says: 'Makes `name` point to the target. A target that does not begin with `/` counts from where the link is.',
  },
  'make hard link': { run: 'ln {file} second-name', says: 'Gives the file a second name.' },
  'delete (symlink|symbolic link|link)': {
    run: 'rm name-of-link',
    says: 'Deletes the link, not what it points to. Write no `/` after the name.',
  },
  'make (file|script|program) (executable|runnable)|(make executable file)|give (execute|run) permission': {
    run: 'chmod +x {script}',
    says: 'Lets you run it as `./{script}`. Its first line should name the program for it: `#!/bin/sh`.',
  },
  'make file (read-only|readonly|read only|unwritable)|(write protect|write-protect|protect) file': {
    run: 'chmod a-w {file}',
    says: 'Nobody may write it then (root still may); `chmod u+w` allows it again.',
  },
  'make file (private|only readable by me|readable only by me)': {
    run: 'chmod 600 {file}',
    says: 'Only you may read and write it then. For a folder: `chmod 700`.',
  },
  '(change|set|give) [file] permission [of (file|folder)]|use chmod': {
    run: 'chmod u+rw,go-w {file}',
    says: 'u is the owner, g the group, o others, a all; r read, w write, x run; `+` gives, `-` takes. As a number: `chmod 644 {file}`.',
  },
  '(show|check|know) [file] permission [of (file|folder)]|check file permission': {
    run: 'ls -l {file}',
    says: 'The first column says who may read (r), write (w) and run (x): owner, group, others.',
  },
  '(change|set) (owner|ownership) [of (file|folder)]|change file (owner|ownership)': {
    run: 'sudo chown "$USER" {file}',
    says: 'Makes you the owner; `-R` for a folder with all in it.',
  },
  '(show|know|find|find out|check) who own file|show (owner|file owner) [of file]': {
    run: 'ls -l {file}',
    says: 'The third column is the owner, the fourth the group.',
  },
  '(search|find|look) [for] (word|text|string) in (file|folder|project|several file|multiple file|whole folder|(file in|file of) folder)|search (text|inside|in) file|search file for (text|word)|grep folder|search text in file|search file content|find file (that contain|containing) (word|text|string)|find text':
    {
      run: "grep -rn 'word' .",
      says: 'Shows every line with that text, with file and line number; `-i` ignores upper and lower case, `-l` lists only the files.',
    },
  '(find|search|look) [for] file [by name]|find file (called|named) something|search for file by name|locate file':
    { run: "find . -iname '*part*'", says: 'Lists files whose names contain `part`, here and below.' },
  '(find|search|look) [for] file by (extension|type)': {
    run: "find . -name '*.txt'",
    says: 'Lists the .txt files here and below.',
  },
  '(find|show) (large|big|largest|biggest) (file|folder)|(find|know|find out|show) what (take|use|take up|is using) [disk] space':
    {
      run: { bsd: 'du -sh * | sort -rh | head', other: 'du -sh * | sort -rh | head' },
      says: 'Lists the largest files and folders here.',
    },
  '(find|show) (recent|recently changed|newest|latest|new|recently modified) file|sort file by date|show file by date|show newest file first':
    { run: 'ls -lt | head', says: 'Lists the files here, last changed first.' },
  '(find|show) (old|oldest) file': {
    run: 'find . -type f -mtime +365',
    says: 'Lists files that did not change for a year.',
  },
  'sort file by size|show file by size': { run: 'ls -lhS', says: 'Lists the files here, largest first.' },
  '(find|delete) duplicate file|find duplicate': {
    run: {
      bsd: 'find . -type f -exec md5 -r {} + | sort',
      other: 'find . -type f -exec sha256sum {} + | sort | uniq -w64 -D',
    },
    says: {
      bsd: 'Files with the same number at the start of the line are equal.',
      other: 'Lists the files that are equal, side by side.',
    },
  },
  '(compare|diff|show difference between|find difference between|show difference of) [two] [text] file|compare two (text|file) [side by side]':
    {
      run: 'diff {file} {other}',
      says: 'Shows the lines that differ: `<` is only in the first file, `>` only in the second. `diff -y` puts them side by side; no output means that they are equal.',
    },
  '(compare|diff|show difference between) [two] folder': {
    run: 'diff -rq {folder} other-folder',
    says: 'Lists the files that differ or are in one folder only.',
  },
  'count (line|number of line) [in (file|text file)]': {
    run: 'wc -l {file}',
    says: 'Prints how many lines the file has; `-w` words, `-c` bytes.',
  },
  'count word [in (file|text)]': { run: 'wc -w {file}', says: 'Prints how many words the file has.' },
  'count [number of] file [in folder]': {
    run: 'ls | wc -l',
    says: 'Counts what is in this folder, without hidden files. `find . -type f | wc -l` counts the files below as well.',
  },
  'sort [line of|line in] [text] (file|line)': {
    run: 'sort {file}',
    says: 'Prints the lines in order and leaves the file as it is; `-n` by number, `-r` reversed, `-u` without repeats, `-o {file}` writes it back.',
  },
  '(delete|find|show) duplicate line [from|in] [file]': {
    run: "awk '!seen[$0]++' {file}",
    says: 'Prints each line once and keeps the order; the file stays as it is.',
  },
  'show (first|top) [few] line [of file]|show (beginning|start|top|head) of file': {
    run: 'head -n 10 {file}',
    says: 'Prints the first ten lines.',
  },
  'show last [few] line [of file]|show (end|tail) of file': {
    run: 'tail -n 10 {file}',
    says: 'Prints the last ten lines.',
  },
  'show line number [of file]|number line [of file]': {
    run: 'cat -n {file}',
    says: 'Prints the file with a number before each line.',
  },
  'show (certain|specific|particular|single) line [of file]|show (line range|range of line)|(show|print|get|see) line 5 to 10 [of file]':
    { run: "sed -n '5,10p' {file}", says: 'Prints lines 5 to 10.' },
  '(follow|watch|tail|monitor) (log|log file|file)|show log [file] live|watch file for change': {
    run: 'tail -f {log}',
    says: 'Shows the last lines and each new one as it comes; Ctrl-C ends it.',
  },
  '(replace|change|substitute|find and replace|search and replace) (text|word|string) [in (file|text file)]|find and replace [in file]|search and replace [in file]':
    {
      run: { bsd: "sed -i '' 's/old/new/g' {file}", other: "sed -i 's/old/new/g' {file}" },
      says: 'Replaces every `old` by `new` in the file. Without `-i` it only prints the result.',
    },
  'replace (text|word|string) in (multiple|several|many|lot of) file|replace (text|word|string) in folder': {
    run: {
      bsd: "grep -rl 'old' . | xargs sed -i '' 's/old/new/g'",
      other: "grep -rlZ 'old' . | xargs -0 sed -i 's/old/new/g'",
    },
    says: 'Replaces every `old` by `new` in all files here and below. Commit or copy them first.',
  },
  '(add|append|write) (text|line) [to [end of]] file|append to file|write to file': {
    run: "echo 'some text' >> {file}",
    says: 'Adds a line at the end; a single `>` would replace all that is in the file.',
  },
  '(empty|clear|truncate) file|delete content of file|delete everything in file': {
    run: ': > {file}',
    says: 'Empties the file and keeps it.',
  },
  '(join|merge|combine|concatenate) [two|several|multiple|text] file': {
    run: 'cat {file} {other} > all.txt',
    says: 'Writes one after the other into a new file.',
  },
  'split [large|big] file [into part]': {
    run: 'split -l 1000 {file} part-',
    says: 'Makes files of 1000 lines each; `-b 10M` of 10 MB each. `cat part-* > whole` joins them again.',
  },
  '(show|get|extract|cut|print) column [of|from|in] [file|csv|csv file]|print one column': {
    run: 'cut -d, -f2 {csv}',
    says: "Prints the second column, where commas separate; for spaces: `awk '{print $2}'`.",
  },
  '(show|know|check|get|find) (size|file size) [of (file|folder)]|(show|know|find|check|find out|tell) how (big|large) (file|folder) is|(show|get|check) folder size':
    { run: 'du -sh {folder}', says: 'Prints how much the file or folder takes.' },
  '(show|know|find out|tell|check|find) (type of file|what type file is|what kind of file it is|file type)': {
    run: 'file {file}',
    says: 'Says what is in the file, whatever its name.',
  },
  '(show|print|draw) (tree|folder tree|folder structure|file tree|folder as tree)': {
    run: 'tree -L 2',
    says: 'Draws the folders two levels deep. Without tree: `find . -maxdepth 2`.',
  },
  '(check|verify|compute|calculate|get) (checksum|hash|sha256|md5) [of file]': {
    run: { bsd: 'shasum -a 256 {file}', other: 'sha256sum {file}' },
    says: 'Prints the SHA-256 of the file, to compare with the published one.',
  },
  '(encrypt|password protect|protect) file [with password]': {
    run: 'gpg -c {file}',
    says: 'Asks for a password and writes `{file}.gpg`; the file itself stays. `gpg -d` decrypts.',
  },
  '(password protect|encrypt) zip [file|archive]|zip [file] with password': {
    run: 'zip -er archive.zip {folder}',
    says: 'Asks for a password. The encryption of zip is weak; `gpg -c` is better.',
  },
  'decrypt (file|gpg file)': {
    run: 'gpg -d {file}.gpg > {file}',
    says: 'Asks for the password and writes the file.',
  },
  '(undo|recover|restore|undelete|get back) (deleted file|delete|deleted folder|rm)|undelete file|recover deleted file|undo (rm|delete)|get deleted file back':
    {
      run: 'beck undo',
      says: 'Brings back what a command run by beck deleted. What you deleted without beck is gone, unless it is in git (`git restore FILE`) or in a backup.',
    },
  '(backup|back up|make backup of) (folder|file)|make backup': {
    run: 'rsync -a {folder}/ {folder}-backup/',
    says: 'Copies the folder, and only what changed the next time. Without rsync: `cp -a`.',
  },
  '(sync|synchronize|synchronise|mirror) (two folder|folder)': {
    run: 'rsync -av --delete {folder}/ /path/to/copy/',
    says: 'Makes the copy equal; `--delete` removes there what is gone here. `-n` only shows it.',
  },
  'handle space in (file name|filename)|(use|open|work with|type|delete|cd into) (file|folder|filename) (with|containing|that has) space [in [its] name]|escape space':
    {
      run: "cat 'my file.txt'",
      says: 'Put the name in quotes, or a backslash before each space: `my\\ file.txt`. Tab does it for you.',
    },
  '(convert|change) (file|line ending) (from dos to unix|to unix|to unix line ending|from windows to unix)|convert line ending|delete carriage return':
    {
      run: { bsd: "sed -i '' $'s/\\r$//' {file}", other: "sed -i 's/\\r$//' {file}" },
      says: 'Removes the carriage return at the end of each line.',
    },
  '(format|pretty print|prettify|pretty-print) json [file]': {
    run: 'jq . data.json',
    says: 'Prints it indented and in colour. Without jq: `python3 -m json.tool data.json`.',
  },
  '(convert|turn) [text|file|text file] to (uppercase|upper case|lowercase|lower case)': {
    run: "tr '[:lower:]' '[:upper:]' < {file}",
    says: 'Prints the text in capitals; the other way round with the two swapped.',
  },
  'copy [text|file|output] to clipboard|copy (output|command) [of command] to clipboard|copy from terminal|copy and paste [in terminal]':
    {
      run: { bsd: 'pbcopy < {file}', other: 'xclip -selection clipboard < {file}' },
      says: {
        bsd: '`pbpaste` pastes. With selected text: Cmd-C and Cmd-V.',
        other:
          'With Wayland: `wl-copy < {file}`. With selected text in a terminal: Ctrl-Shift-C and Ctrl-Shift-V.',
      },
    },
  'paste [in|into] [terminal]|paste text': {
    bsd: 'Press Cmd-V.',
    other: 'Press Ctrl-Shift-V, or the middle mouse button for what you selected last.',
  },
};
