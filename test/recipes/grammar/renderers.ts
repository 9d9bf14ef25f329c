// Requests asked of every renderer, in the folder of `fixture.ts`: how what they print is compared.

/** `paths`: which files are named, in any order · `lines`: the same lines in the same order · `set`: in any order. */
export type Compared = 'paths' | 'lines' | 'set';

export const COMPARED: readonly (readonly [Compared, string])[] = (
  [
    [
      'paths',
      `find all *.py files under src
find files bigger than 1 MB
find all files in logs larger than 1k that are older than 30 days
find all python files modified in the last 2 days
list the names of all text files whose name starts with n
find all files that contain "TODO" under src
find files under src that do not contain "TODO"
find all empty files
find all directories under src
find all symlinks
the 3 largest files
the 2 oldest files under logs
find files newer than data.csv whose names end in .txt
find all .py files not named mod.py under src`,
    ],
    [
      'lines',
      `count all python files under src
print the first 2 lines of notes.txt
print the last line of notes.txt
print the last 2 lines of each py file under src/deep
print lines 2 to 4 of notes.txt
print line 3 of notes.txt
print everything except the last line of notes.txt
print the lines of notes.txt that contain "a"
print the lines of notes.txt that do not contain "a"
print lines starting with "call" in notes.txt
count the lines of notes.txt
count the words in notes.txt
count lines containing "report" in notes.txt
delete empty lines from todo.md
delete line 2 of notes.txt
delete lines containing "milk" from notes.txt
replace "milk" with "tea" in notes.txt
replace spaces with underscores in notes.txt
remove "hello" from notes.txt
print the first word of each line of notes.txt
print the last field of notes.txt
print the second column of data.csv using "," as delimiter
print the second comma-separated field of data.csv
sort names.txt
sort names.txt in reverse order
sort names.txt and remove duplicates
print the duplicate lines of names.txt
show lines of notes.txt longer than 12 characters
print the length of each line of notes.txt
print each word of notes.txt on its own line
add "> " to the beginning of each line of notes.txt
join the lines of names.txt with ","
print every second line of notes.txt`,
    ],
  ] as const
).flatMap(([kind, questions]) => questions.split('\n').map((question) => [kind, question] as const));
