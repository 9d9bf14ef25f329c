// Commands that print numbers, or the names of commits as digits, and nothing else.

const PIPE = String.raw`(?:[^\x60$()\\;&<>|\n]|\$\w|\|(?!\|))*`;

/** As the commands are written, a row each. These print one number. */
const ONE = [
  // BSD's `-j -f FORMAT DATE` and `-v+1d` as well.
  String.raw`date (?:(?:-[uj]|-[vr] ?"?[\w./$+-]+"?|(?:-d ?|--date=)(?:'[^']*'|"[^"\x60\\()]*"|[\w-]+)|-f ?'[^']*' (?:'[^']*'|"[^"\x60\\()]*"|[\w:-]+)) )*['"]?\+%-?[sYmdHMSjuNFTR](?:[-_.:]?%-?[sYmdHMSjuNFTR])*['"]?`,
  'nproc(?: --all)?',
  'tput (?:cols|lines)',
  String.raw`git (?:log -n? ?1|show -s) --(?:format|pretty)=%[ac]t`,
  // A value without quotes may be several words.
  String.raw`ps -o (?:rss|vsz|etimes|ppid|nlwp)= -p (?:\d+|"\$(?:\w+|[$!])"|\$(?:[$!]|PPID))`,
  String.raw`du -s[kmb]* [\w./~-]+ *\| *cut -f ?1`,
  String.raw`awk '/\^?\w+:?/ *\{ *print \$2 *\}' /proc/meminfo`,
  String.raw`awk '/\^?(?:Vm\w+|Threads):?/ *\{ *print \$2 *\}' /proc/self/status`,
  // What the kernel measures.
  String.raw`cat /sys/(?!\S*\.\.)[\w./:-]+/(?:temp\d*(?:_input)?|\w+_(?:now|full|full_design|freq|bytes|packets)|capacity|(?:max_|actual_)?brightness|size|speed)`,
  'getconf (?:_NPROCESSORS_ONLN|PAGESIZE)',
  'sysctl -n hw\\.\\w+',
  'id -[ug]',
  'git rev-list --count [\\w./-]+',
  'stat (?:-c ?\'?%[sYXZ]\'?|-f ?%z) (?:"[\\w./$-]+"|[\\w./-]+)',
  'wc -[lwcm] < ?"?[\\w./$-]+"?',
  "grep -c (?:[\\w.-]+|'[^'\"]*') [\\w./-]+",
  // Whatever comes through the pipe, only its digits, its sum or its count come out.
  String.raw`${PIPE}\| *tr (?:-dc|-cd) (?:'?0-9'?|'?\[:digit:\]'?)`,
  String.raw`${PIPE}\| *awk '\{ ?\w+ ?\+= ?\$(?:\d+|NF) ?\} ?END ?\{ ?print \w+(?: ?\+ ?0)? ?\}'`,
  String.raw`${PIPE}\| *wc -[lwcm]`,
];

/** These may print several. */
const SEVERAL = [
  'seq [\\d ]*\\d',
  'pgrep(?: -(?:[onxf]+|d,|u \\w+))* "?[\\w.-]+"?',
  'pidof(?: -s)? [\\w.-]+',
];

const substitutionOf = (rows: readonly string[]) =>
  new RegExp(`^\\$\\(\\s*(?!\\s)(?:${rows.join('|')})\\s*\\)$`);

const ONE_NUMBER = substitutionOf(ONE);

const NUMBERS = substitutionOf([...ONE, ...SEVERAL]);

/** Whether a substitution, with its `$(…)`, prints numbers. */
export function printsNumber(text: string): boolean {
  return NUMBERS.test(text);
}

export function printsOneNumber(text: string): boolean {
  return ONE_NUMBER.test(text);
}

const COMMIT = String.raw`[\w@^~][\w@^~{}./-]*`;

/** A value goes on until something no value can hold, so that there is one way to read it. */
const VALUE = String.raw`(?:[\w.@:/+-]| (?!-))+(?=$| -| [\w@./-]*[\^~{}])`;

const PICKED = [
  String.raw`-n ?\d+|-\d+|--all|--no-merges|--merges|--first-parent|--reverse`,
  `--(?:before|after|since|until|author)=${VALUE}`,
].join('|');

const REVISIONS = String.raw`(?: ${COMMIT})*(?: -- [\w./ -]+)?`;

/**
 * Words of git, a row for each subcommand. Names of branches and tags are not here: in another user's repository one may
 * look like an option.
 */
const HASHES = [
  `merge-base(?: (?:-a|--all|--octopus|--fork-point|--independent))*(?: ${COMMIT})+`,
  String.raw`rev-parse(?: (?:--short(?:=\d+)?|--verify|-q|--quiet))* ${COMMIT}`,
  'hash-object -t tree /dev/null',
  String.raw`rev-list(?: (?:${PICKED}|--max-count=\d+|--max-parents=0|--count))*${REVISIONS}`,
  `log(?=.*%)(?: (?:${PICKED}|--(?:format|pretty)=(?:format:)?%[Hh]))+${REVISIONS}`,
];

const ONLY_HASHES = new RegExp(`^(?:${HASHES.join('|')})$`);

/** Whether git with these words prints names of commits alone. */
export function printsHashes(words: string): boolean {
  return ONLY_HASHES.test(words);
}
