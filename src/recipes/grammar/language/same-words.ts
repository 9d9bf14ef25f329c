// Maps synonyms to the word that patterns use: `directories`, `dirs` and `folders` are a folder.

const SAME = `
folder: folders directory directories dir dirs
subfolder: subfolders subdirectory subdirectories sub-directory sub-directories subdir subdirs sub-folder sub-folders
file: files file's
entry: entries items item files/directories file/directory files/folders file/folder directories/files files/dirs
regular: normal ordinary regular/normal normal/regular
each: every
with: wth wiht whit
list: listig
locate: locates
newline: newlines line-break linebreak
executable: executables
privilege: privileges
larger: bigger
largest: biggest
symlink: symlinks softlink softlinks soft-link symlinked
uppercase: upper-case uppercased
lowercase: lower-case lowercased
recursively: recursive recursivly
filename: filenames file-name
permission: permissions permisions
kilobyte: kilobytes
execute: executing executed
owned: own owns
containing: contains
md5sum: md5sums
character: chars char letter letters characters
string: strings text/string
line: lines
display: displaying displays
delete: deleting
remove: removing
search: searching
change: changing
move: shift relocate
set: setting
`;

const MEANS = new Map(
  SAME.trim()
    .split('\n')
    .flatMap((row) => {
      const [word = '', said = ''] = row.split(': ');
      return said.split(' ').map((other) => [other, word] as const);
    }),
);

/** Those of six letters or more, for finding misspelled ones. */
export const LONG_SAME: readonly string[] = [...MEANS.keys()].filter((word) => /^[a-z]{6,}$/.test(word));

type Spoken = { readonly said: readonly string[]; readonly means: readonly string[] };

/** Phrases of several words and the words that patterns use, by first word, longest first. */
export const SPOKEN: ReadonlyMap<string, readonly Spoken[]> = spoken(`
files and folders = entry
incl = including
files and directories = entry
files or directories = entry
files or folders = entry
directories and files = entry
folders and files = entry
file and directory = entry
file or directory = entry
file or folder = entry
files and subdirectories = entry
files/directories and = entry and
sub directory = subfolder
sub directories = subfolder
sub folders = subfolder
sub folder = subfolder
symbolic link = symlink
symbolic links = symlink
soft links = symlink
soft link = symlink
sym link = symlink
sym links = symlink
lower case = lowercase
upper case = uppercase
lower-case letters = lowercase
upper-case letters = uppercase
lowercase letters = lowercase
uppercase letters = uppercase
lower case letters = lowercase
upper case letters = uppercase
file name = filename
file names = filename
file's name = filename
current working directory = current folder
present working directory = current folder
current working folder = current folder
present directory = current folder
present folder = current folder
this directory = current folder
this folder = current folder
working directory = current folder
working folder = current folder
current directory = current folder
in here = in current folder
standard input = stdin
standart input = stdin
all of its = its
all users = everyone
all people = everyone
any user = everyone
no one = nobody
atleast = at least
file(s) = file
upto = up to
atmost = at most
file hierarchy = folder hierarchy
file tree = folder tree
file system hierarchy = folder hierarchy
filesystem hierarchy = folder hierarchy
subfolders and files = entry
subdirectories and files = entry
occurences of = occurrence of
occurance of = occurrence of
occurances of = occurrence of
new line = newline
new lines = newline
line break = newline
line breaks = newline
newline character = newline
newline characters = newline
end of line characters = newline
both upper and lower case = case-insensitive
any case = case-insensitive
in any case = case-insensitive
any-cased = case-insensitive
case-insensitively = case-insensitive
without case sensitivity = case-insensitive
not case sensitive = case-insensitive
disregarding case = case-insensitive
ignoring text case = case-insensitive
ignoring text distincts = case-insensitive
ignoring letter case = case-insensitive
upper or lower case = case-insensitive
hard disk = disk
regular expression = regex
regular expressions = regex
regular expression pattern = regex
case insensitive = case-insensitive
case insensitively = case-insensitive
case insenstive = case-insensitive
case insenstive search = case-insensitive
case insensitive search = case-insensitive
ignoring case = case-insensitive
ignore case = case-insensitive
ignoring the case = case-insensitive
regardless of case = case-insensitive
irrespective of case = case-insensitive
without regard to case = case-insensitive
in a case-insensitive manner = case-insensitive
white space = whitespace
white spaces = whitespace
whitespaces = whitespace
blank spaces = whitespace
command line = command-line
md5 sum hash = md5sum
md5sum hash = md5sum
md5 sum = md5sum
md5 sums = md5sum
md5 hash = md5sum
md5 hashes = md5sum
md5 checksum = md5sum
md5 checksums = md5sum
md5 digest = md5sum
as well as = and
along with = and
together with = and
in descending order = descending
in ascending order = ascending
in reverse order = reversed
in order to = to
more then = more than
number of = count of
count the number of = count of
count number of = count of
counts the number of = count of
total number of = count of
the total number of = count of
count the total number of = count of
`);

function spoken(table: string): ReadonlyMap<string, readonly Spoken[]> {
  const found = new Map<string, Spoken[]>();
  for (const row of table.trim().split('\n')) {
    const [left = '', right = ''] = row.split(' = ');
    const said = left.split(' ');
    const list = found.get(said[0] ?? '') ?? [];
    list.push({ said, means: right.split(' ') });
    found.set(said[0] ?? '', list);
  }
  for (const list of found.values()) list.sort((a, b) => b.said.length - a.said.length);
  return found;
}

/** The form in which words are compared: the singular, or the synonym that patterns use. */
export function stem(lower: string): string {
  const mapped = MEANS.get(lower);
  if (mapped !== undefined) return mapped;
  if (lower.length < 4 || !lower.endsWith('s') || NO_PLURAL.test(lower) || !/^[a-z-]+$/.test(lower))
    return lower;
  const singular = lower.endsWith('ies')
    ? `${lower.slice(0, -3)}y`
    : lower.slice(0, /(ch|sh|ss|x)es$/.test(lower) ? -2 : -1);
  return MEANS.get(singular) ?? singular;
}

const NO_PLURAL =
  /(ss|us|is)$|^(does|has|was|yes|always|across|whose|less|access|perhaps|towards|backwards|onwards|downwards|besides|alias|canvas|bus|gas|s)$/;

/** What `tokens.ts` leaves out of every question. */
export const ARTICLES: ReadonlySet<string> = new Set(
  `the a an all please any both either that's simply just also actually kindly entire given specific particular
   specified certain some various`.split(/\s+/),
);
