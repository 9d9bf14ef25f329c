// Maps synonyms to the word that patterns use: `directories`, `dirs` and `folders` are a folder.

import { parse, waysToSay } from './pattern.ts';

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

const NO_PLURAL =
  /(ss|us|is)$|^(does|has|was|yes|always|across|whose|less|access|perhaps|towards|backwards|onwards|downwards|besides|alias|canvas|bus|gas|https|s)$/;

/** The form in which words are compared: the singular, or the synonym that patterns use. */
export function stem(lower: string): string {
  const mapped = MEANS.get(lower);
  if (mapped !== undefined) return mapped;
  if (lower.length < 4 || !lower.endsWith('s') || NO_PLURAL.test(lower) || !/^[a-z-]+$/.test(lower))
    return lower;
  const singular = lower.endsWith('ies')
    ? `${lower.slice(0, -3)}y`
    : lower.slice(0, /(ch|sh|ss|x|ias|tus)es$/.test(lower) ? -2 : -1);
  return MEANS.get(singular) ?? singular;
}

type Spoken = { readonly said: readonly string[]; readonly means: readonly string[] };

/** Phrases of several words and the words that patterns use, by first word, longest first. The last one may be a plural. */
export const SPOKEN: ReadonlyMap<string, readonly Spoken[]> = spoken(`
(file|files) (and|or) (folder|subfolder) = entry
(folders|directories|subfolders|subdirectories) and file = entry
incl = including
sub folder = subfolder
(symbolic|soft|sym) link = symlink
lower case letter?|(lower-case|lowercase) letter = lowercase
upper case letter?|(upper-case|uppercase) letter = uppercase
(file|file's) name = filename
((current|present) working|present|working|this) folder = current folder
in here = in current folder
(standard|standart) input = stdin
all of its = its
all (user|people)|any user = everyone
no one = nobody
atleast = at least
"file(s)" = file
upto = up to
atmost = at most
(file|file system|filesystem) hierarchy = folder hierarchy
file tree = folder tree
(occurences|occurance|occurances) of = occurrence of
new line|line break|(newline|end of line) character = newline
both upper and lower case|upper or lower case|in? any case|any-cased = case-insensitive
case (insensitive|insensitively|insenstive) search?|case-insensitively|in a case-insensitive manner = case-insensitive
without case sensitivity|not case sensitive|without regard to case|(regardless|irrespective) of case = case-insensitive
(ignoring|ignore|disregarding) (the|text|letter)? case|ignoring text distincts = case-insensitive
hard disk = disk
regular expression pattern? = regex
(white|blank) space = whitespace
command line = command-line
md5 sum hash?|md5sum hash|md5 (hash|checksum) = md5sum
md5 digest of = md5sum of
as well as|along with|together with = and
in descending order = descending
in ascending order = ascending
in reverse order = reversed
in order to = to
more then = more than
(count|counts)? the? total? number of = count of
`);

function spoken(table: string): ReadonlyMap<string, readonly Spoken[]> {
  const found = new Map<string, Spoken[]>();
  for (const row of table.trim().split('\n')) {
    const [left = '', right = ''] = row.split(' = ');
    for (const way of waysToSay(parse(left))) {
      const said = way.map((one) => (one.type === 'word' ? one.word : ''));
      said.push(stem(said.pop() ?? ''));
      const list = found.get(said[0] ?? '') ?? [];
      list.push({ said, means: right.split(' ') });
      found.set(said[0] ?? '', list);
    }
  }
  for (const list of found.values()) list.sort((a, b) => b.said.length - a.said.length);
  return found;
}

/** What `tokens.ts` leaves out of every question. */
export const ARTICLES: ReadonlySet<string> = new Set(
  `the a an all please any both either that's simply just also actually kindly entire given specific particular
   specified certain some various`.split(/\s+/),
);
