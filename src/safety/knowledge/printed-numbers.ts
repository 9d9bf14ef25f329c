// Commands that print numbers, or the names of commits as digits, and nothing else.

/** A file, or a variable in quotes with its name: no option. */
const FILE = String.raw`(?:"(?!-)[\w./$-]+"|(?!-)[\w./-]+)`;

const inQuotes = (text: string) => `(?:'${text}'|"${text}"|${text})`;

/** As the commands are written, a row each, with the quotes of each word whole. These print one number. */
const ONE = [
  // BSD's `-j -f FORMAT DATE` and `-v+1d` as well.
  String.raw`date (?:(?:-[uj]|-[vr] ?(?:"[\w./$+-]+"|[\w./$+-]+)|(?:-d ?|--date=)(?:'[^']*'|"[^"\x60\\()]*"|[\w-]+)|-f ?'[^']*' (?:'[^']*'|"[^"\x60\\()]*"|[\w:-]+)) )*${inQuotes(String.raw`\+%-?[sYmdHMSjuNFTR](?:[-_.:]?%-?[sYmdHMSjuNFTR])*`)}`,
  'nproc(?: --all)?',
  'tput (?:cols|lines)',
  'git (?:log (?:-1|-n ?1)|show -s) --(?:format|pretty)=%[ac]t',
  // A value without quotes may be several words.
  String.raw`ps -o (?:rss|vsz|etimes|ppid|nlwp)= -p (?:\d+|"\$(?:\w+|[$!])"|\$(?:[$!]|PPID))`,
  String.raw`du -s[kmb]* (?!-)[\w./~-]+ \| cut -f ?1`,
  String.raw`awk '/\^?\w+:?/ *\{ *print \$2 *\}' /proc/meminfo`,
  String.raw`awk '/\^?(?:Vm\w+|Threads):?/ *\{ *print \$2 *\}' /proc/self/status`,
  // What the kernel measures.
  String.raw`cat /sys/(?!\S*\.\.)[\w./:-]+/(?:temp\d*(?:_input)?|\w+_(?:now|full|full_design|freq|bytes|packets)|capacity|(?:max_|actual_)?brightness|size|speed)`,
  'getconf (?:_NPROCESSORS_ONLN|PAGESIZE)',
  'sysctl -n hw\\.\\w+',
  'id -[ug]',
  String.raw`git rev-list --count (?:--all|(?!-)[\w./-]+)`,
  // GNU's `stat -f %z x` would show the name of x, and has no option `-%`.
  `stat (?:-c ?${inQuotes('%[sYXZ]')} ${FILE}|-f%z ${FILE})`,
  String.raw`wc -[lwcm] < ?(?:"[\w./$-]+"|[\w./$-]+)`,
  String.raw`grep (?:-[EFivwx]+ )?-[EFivwx]*c[EFivwx]* (?:(?!-)[\w.-]+|'(?!-)[^'"]*'|"(?!-)[^'"$\x60\\]*") (?!-)[\w./-]+`,
];

/** These may print several. */
const SEVERAL = [
  'seq [\\d ]*\\d',
  `pgrep(?: -(?:[onxf]+|d,|u \\w+))* (?:"(?!-)[\\w.-]+"|(?!-)[\\w.-]+)`,
  'pidof(?: -s)? (?!-)[\\w.-]+',
];

/** Whatever comes through the pipe, only its digits or its count come out. */
const COUNTING = [`tr (?:-dc|-cd) (?:0-9|'0-9'|"0-9"|'\\[:digit:\\]'|"\\[:digit:\\]")`, 'wc -[lwcm]'];

/** A sum may have an exponent. */
const SUMMING = [String.raw`awk '\{ ?([a-z]\w*) ?\+= ?\$(?:\d+|NF) ?\} ?END ?\{ ?print \1(?: ?\+ ?0)? ?\}'`];

const anyOf = (rows: readonly string[]) => new RegExp(`^(?:${rows.join('|')})$`);

const KINDS = {
  alone: { one: anyOf(ONE), several: anyOf(SEVERAL) },
  last: { one: anyOf(COUNTING), sum: anyOf(SUMMING) },
};

/** What a substitution prints: a number, several, or a sum such as `1e+07`. */
export type PrintedNumbers = 'one' | 'several' | 'sum';

/**
 * What a substitution, as it is written, prints, if that is numbers alone. `stages`: each command of its only pipeline, as the
 * shell's parser read it; what is written beside them, such as a comment, is not known. `filled`: the same, with a name in place
 * of each variable that is one file and no option.
 */
export function printedNumbers(
  written: string,
  stages: readonly string[],
  filled = stages,
): PrintedNumbers | undefined {
  const whole = `(${stages.join('|')})`.replaceAll(' ', '');
  if (written.replace(/^\$/, '').replaceAll(' ', '') !== whole) return undefined;
  const text = filled.join(' | ');
  if (KINDS.alone.one.test(text)) return 'one';
  if (KINDS.alone.several.test(text)) return 'several';
  const last = stages.length > 1 ? (filled.at(-1) ?? '') : '';
  if (KINDS.last.one.test(last)) return 'one';
  return KINDS.last.sum.test(last) ? 'sum' : undefined;
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

const CHOSEN = String.raw`-[aln]+|--all|--latest|--no-trunc|(?:-f|--filter)[ =][\w.]+=[\w./:=-]+|-n ?\d+`;

const LISTS = '(?:container )?(?:ps|ls)|images|(?:image|network) ls';

/** docker's ids, of hexadecimal digits; a name is any word, and a volume has nothing else. */
const ONLY_IDS = new RegExp(
  String.raw`^(?:${LISTS})(?: (?:${CHOSEN}))*(?: -a?qa?| --quiet| --format[ =]\{\{ ?\.ID ?\}\})(?: (?:${CHOSEN}))*$`,
);

export function printsIds(words: string): boolean {
  return ONLY_IDS.test(words);
}

/** Each line begins with one, and a space behind it. */
const IDS_FIRST = new RegExp(
  String.raw`^(?:${LISTS})(?: (?:${CHOSEN}))* --format[ =]\{\{ ?\.ID ?\}\} (?:[\w :/=-]|\{\{ ?\.\w+ ?\}\})*$`,
);

export function printsIdsFirst(words: string): boolean {
  return IDS_FIRST.test(words);
}
