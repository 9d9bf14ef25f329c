// What commands print, as far as their words tell: a row for each way. `commands/prints.ts` works it out.

const PRINTED = {
  /** Its words, as they are. */
  words: 'echo print',
  /** Its first word, filled with the others. */
  format: 'printf',
  nothing: 'cd pushd true : set export',
  /** fish's own, which works on its words. */
  string: 'string',
  /** Where a program is; `command` only behind `-v`. */
  program: 'which',
  'program behind -v': 'command',
  folder: 'pwd',
  /** The names in the folders it is given. */
  list: 'ls gls dir vdir lsd eza exa',
  /** The names of all that is below them, behind `-a` with what is hidden. */
  'all below': 'tree du gdu',
  /** All names of the current folder. */
  'all here': 'compgen',
  /** The names below them that its conditions let through. */
  found: 'find gfind',
  /** Names that hold the first word; the others are the places, or more such words. */
  'named below': 'fd fdfind',
  named: 'locate plocate mdfind',
  /** The path it is given, or the folder of that. */
  path: 'realpath readlink',
  parent: 'dirname',
  /** Its words, or the last names of them. */
  'own words': 'path basename',
  /** Names, or commits, in some forms of the command. */
  git: 'git',
  /** The same of docker. */
  containers: 'docker podman',
  /** Its input, decoded, behind `-d`. */
  decoded: 'base64',
  /** Its input, from hexadecimal digits, behind `-r` and `-p`. */
  'from digits': 'xxd gxxd',
  /** Its input, or some of that: see below. */
  filtered: 'cat tac sort uniq shuf sponge tee head tail grep egrep rg sed tr nl xargs',
} as const;

export type PrintedKind = keyof typeof PRINTED;

const KINDS: ReadonlyMap<string, PrintedKind> = new Map(
  Object.entries(PRINTED).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as PrintedKind]),
  ),
);

export function printedKind(name: string): PrintedKind | undefined {
  return KINDS.get(name);
}

/** What a filter prints of its input. */
export type Filter = {
  /** Of lines that are digits alone, it prints such lines. */
  readonly keepsDigits?: true;
  /** It prints all of its input, `copied` in the same order; the first two where it is given no files. */
  readonly passesAll?: 'copied' | 'sorted' | 'always';
  /** It prints a few of its lines; a letter: with, or without, that option. `unread`: where the input is not known. */
  readonly picks?: 'unread' | { readonly with: string } | { readonly without: string };
  /** With an option it prints names of files; `below`: also of those below a folder, without an option. */
  readonly lists?: 'given' | 'below';
};

const FILTERS: readonly (readonly [names: string, filter: Filter])[] = [
  ['cat', { keepsDigits: true, passesAll: 'copied' }],
  ['tac sort uniq shuf', { keepsDigits: true, passesAll: 'sorted' }],
  ['sponge', { passesAll: 'sorted' }],
  ['tee', { passesAll: 'always' }],
  ['head tail', { keepsDigits: true, picks: 'unread' }],
  ['grep egrep', { picks: { without: 'v' }, lists: 'given' }],
  ['rg', { picks: { without: 'v' }, lists: 'below' }],
  ['sed', { picks: { with: 'n' } }],
];

const BY_NAME: ReadonlyMap<string, Filter> = new Map(
  FILTERS.flatMap(([names, filter]) => names.split(' ').map((name) => [name, filter])),
);

/** What is known of a command that prints its input; without a row, that it may print any of it. */
export function filterOf(name: string): Filter {
  return BY_NAME.get(name) ?? {};
}

/** They print all that they read, in another form. */
const ENCODERS: ReadonlySet<string> = new Set(
  'base64 base32 basenc rev xxd gxxd od hexdump hd uuencode'.split(' '),
);

/** `first`: the word after the name; of openssl only its encoders are meant, hashes show nothing. */
export function encodesText(name: string, first = ''): boolean {
  return ENCODERS.has(name) || (name === 'openssl' && /^(?:base64|enc)$/.test(first));
}

/** They may print a part of what they read, or other characters instead. */
const CHANGERS: ReadonlySet<string> = new Set(
  'basename tr cut fold sed gsed awk gawk mawk nawk perl ruby node nodejs python python2 python3'.split(' '),
);

export function changesText(name: string): boolean {
  return CHANGERS.has(name);
}

/** They print lines without an end, or as many as a number among their words says. */
const ENDLESS = { always: new Set(['yes']), counted: new Set(['seq', 'gseq', 'jot']) };

/** `words`: what follows the name. Five digits count as endless. */
export function isEndlessSource(name: string, words: readonly string[]): boolean {
  if (ENDLESS.always.has(name)) return true;
  return ENDLESS.counted.has(name) && words.some((text) => /^(?:\d{5,}|inf(?:inity)?)$/.test(text));
}

/** They print lines for as long as they read some. */
const PASSES_LINES: ReadonlySet<string> = new Set(
  'cat tac sort uniq tee tr shuf nl tail sed grep egrep fgrep ggrep xargs pv rev fold awk gawk stdbuf'.split(
    ' ',
  ),
);

export function passesLines(name: string): boolean {
  return PASSES_LINES.has(name);
}

/** To these a file `-` is standard output. sort, shuf, tee (9.1), git (2.39) and find (4.9) write a file of that name. */
const DASH_IS_OUTPUT: ReadonlySet<string> = new Set(
  `wget curl iconv uniq guniq xxd gxxd gpg gpg2 tar gtar bsdtar zip pdftotext pandoc ffmpeg convert magick
   codesign ncdu`.split(/\s+/),
);

/** `name`: of the row, `magick identify`. */
export function printsToDash(name: string): boolean {
  return DASH_IS_OUTPUT.has(name.split(' ', 1)[0] ?? '');
}
