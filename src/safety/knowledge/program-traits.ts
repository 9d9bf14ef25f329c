// What programs do with what they read, beside their rows: one list of names for each trait.

const TRAITS = {
  /** Reads whole files and shows nothing of what is in them: counts, sums, kinds. */
  summarizes: `wc du file stat ls cksum sum md5 md5sum b2sum sha1sum sha224sum sha256sum sha384sum sha512sum shasum`,
  /** Takes files away and shows nothing of what is in them. */
  removes: 'rm grm unlink rmdir trash trash-put',
  /** Takes folders away in which nothing is, and fails at others: one is soon made again. */
  'removes empty': 'rmdir grmdir',
  /** Looks for a pattern in its input or in the files it is given, and below folders only where an option says so. */
  greps: 'grep egrep fgrep ggrep zgrep zegrep zfgrep bzgrep xzgrep',
  /** Of those, scripts that give each unpacked text to a grep with the same options. */
  'greps unpacked': 'zgrep zegrep zfgrep bzgrep xzgrep',
  /** Looks for a pattern below the current folder, or the folders it is given. */
  searches: 'rg ripgrep ag ack ack-grep pt ugrep ug',
  /** Of those, with what begins with a dot. */
  'searches hidden': 'ack ack-grep ugrep ug',
  /** Escapes among its words are looked for, or are read by code that knows them. */
  'reads escapes': `grep egrep fgrep zgrep ggrep zegrep zfgrep rg ag ack sed gsed awk gawk mawk nawk perl test [ echo
    printf print bind bindkey read ansifilter python python2 python3 node ruby`,
  /** Prints a format among its words, in which an escape may be beside what comes from elsewhere. */
  formats: 'git find gfind stat gstat jq gojq jaq',
  /** A shell whose `-n FILE` reads the script and runs nothing. */
  'checks scripts': 'bash sh zsh dash ksh mksh fish',
  /** A shell that reads the language of sh. */
  'speaks sh': 'sh dash ash ksh mksh rbash rksh',
  /** A compiler whose `-E` and `-fsyntax-only` write no file. */
  preprocesses: 'gcc g++ cc c++ clang clang++',
  /** A core tool or builtin whose completion in fish looks at names of files, users and variables, and starts nothing of a project. */
  'completes itself': `ls cat cd echo printf head tail wc grep egrep fgrep cp mv rm mkdir rmdir touch ln chmod chown chgrp du
    df stat file sort uniq cut tr nl tac test pwd date sleep less more diff cmp tee seq tree set string math read contains
    count basename dirname realpath readlink`,
  /** In a loop it waits, asks or leaves it. */
  paces: `sleep usleep wait read break return exit exec inotifywait select timeout flock nc ssh curl wget ping`,
} as const;

type Trait = keyof typeof TRAITS;

const NAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(TRAITS).map(([trait, names]) => [trait, new Set(names.split(/\s+/))]),
);

/** `name`: as it is written in the command. */
export function hasTrait(name: string, trait: Trait): boolean {
  return NAMES.get(trait)?.has(name) === true;
}
