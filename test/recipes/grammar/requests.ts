// Requests of several kinds, written in many ways, for tests that go over all of them.

export const ENTRIES = [
  'docs/',
  'logs/',
  'backup/',
  'notes.txt',
  'people.txt',
  'old.txt',
  'app.log',
  'a.csv',
];

export const READING: readonly string[] = `
find files owned by root with permission 644
find all files in docs not owned by ada
list the names of all python files modified in the last 3 days
find symlinks pointing to /etc/hosts
search logs for files modified between 2 and 5 days ago
find all files newer than notes.txt whose names end in .log
find files under docs but not in docs/old
find every file under docs executable by group or others
locate all .log files residing in logs that were modified within a fortnight
list files in docs whose names are 8 characters long
find all files in the current directory and below skipping directories named cache and files in them
find all non-hidden directories, excluding the ones named cache
find the first file named core under docs
find files in docs with size greater than 10k and display them in long format
find all regular files under docs and calculate their md5 sum
print the first field of people.txt using ":" as delimiter
print the lines of app.log that do not contain "debug"
print lines that are only in notes.txt and not in old.txt
show lines that appear in both notes.txt and old.txt
sort people.txt by the third column numerically
print the average of the second column of people.txt
print only the second and third columns of people.txt
shuffle the lines of notes.txt
show what is different between notes.txt and old.txt
merge each line in notes.txt into a single comma separated line
print the file names along with their sizes under docs
print only the mimetype of notes.txt
remove trailing whitespace from each line in notes.txt
print everything except the last line of notes.txt
print numbers from 1 to 20 with a step of 3
show the difference between notes.txt and old.txt side by side
check if notes.txt and old.txt are identical
print the date 3 days ago
`
  .trim()
  .split('\n');

export const CHANGING: readonly string[] = `
find all *.tmp files under logs that are older than 7 days and delete them
find files newer than notes.txt under docs and save the list to new.txt
move all files in docs that end in .bak to backup
find all regular files under docs and set their permissions to 644
replace "apple" with "pear" in notes.txt and save the result to new.txt
rename all files to lowercase
unset the executable bit of all regular files under docs
recursively remove all files like '*.bak' in docs
compress notes.txt with gzip and keep the original
create a hard link to notes.txt named docs/n.txt
`
  .trim()
  .split('\n');
