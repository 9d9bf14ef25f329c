// What each slot of a pattern may hold: a regular expression over the text of one token of `tokens.ts`, or several of
// them in a list.
//
// Upper case letters are kinds of tokens: Q quoted · P path · F file name · G pattern with a star · E extension ·
// V variable · N number · R rank (`2nd`) · S size · T span of time · D day · O mode (`u+x`) · U address · A sum
// (`3 * (2 + 1)`) · C column, W value, H time of day and M month where a table is asked about. A plain
// word is kept as it is, with `~` added if a file or folder of that name exists.

import { CHARACTERS } from '../../slots/characters.ts';

export type ListedIn = {
  readonly item: RegExp;
  /** What may follow in a list; absent for a slot with a single value. */
  readonly more?: RegExp;
  /** What the value itself must be, as it was typed. */
  readonly is?: RegExp;
};

const PLAIN = "[a-z0-9_.\\-'+#]+";
/** Words that are probably not names. */
const NO_NAME =
  '(?!(?:in|on|of|to|from|into|for|with|without|by|at|as|and|or|not|but|is|are|was|that|which|whose|it|them|they|its|their|file|folder|subfolder|entry|line|word|character|string|text|field|column|current|this|under|below|inside|within|than|named|called|more|less|each|only|name|path|all|first|last|then|using|containing|contain|print|output|one|where|recursively|modified|if|no|use|including|does|do|did|have|has|having|those|these|each|end|begin|start|any|other|after|before|while|when|so|both|either|neither|except|excluding|also|there|here|my|your|our|his|exactly|most|least|many|much)~?$)';
/** `the extensions of files` is no question of `.of`. */
const NO_EXTENSION =
  '(?!(?:of|in|on|and|or|for|to|from|with|by|is|are|that|which|their|its|each|every|any|all|no|this)~?$)';
const exactly = (source: string): RegExp => new RegExp(`^(?:${source})$`);
/** A quoted text may name something here as well: it ends in `~` then. */
const one = (kinds: string): ListedIn => ({ item: exactly(`[${kinds}]\\d+~?`) });
const single = (source: string): ListedIn => ({ item: exactly(source) });
const many = (source: string): ListedIn => ({ item: exactly(source), more: exactly(source) });
/** Later items must certainly be names: `foo and delete it` is no list. */
const listed = (source: string): ListedIn => ({ item: exactly(source), more: /^[QGFEP]\d+~?$/ });

const NAME = `[QGFEPV]\\d+~?|${NO_NAME}${PLAIN}~?`;
const WORD = `[QVGFEPNUR]\\d+~?|${NO_NAME}${PLAIN}~?`;
const VARIABLE = `[VQ]\\d+~?|${NO_NAME}${PLAIN}`;
const USER = `[QV]\\d+~?|(?!(?:user|group|owner|who|whom|what|which|it|them)$)${NO_NAME}${PLAIN}~?`;
/** Piped input counts as a file. */
export const STDIN = 'stdin';
const THING = '[PFV]\\d+|Q\\d+~|[a-z0-9_.\\-]+~';

export const SLOTS: Readonly<Record<string, ListedIn>> = {
  n: one('N'),
  rank: one('NR'),
  size: one('S'),
  span: one('T'),
  day: one('D'),
  mode: one('ON'),
  arithmetic: one('A'),
  quoted: one('QV'),
  /** Text that cannot be anything else. */
  text: one('QVGFEPNU'),
  /** Text, a bare word too. */
  word: single(WORD),
  name: single(NAME),
  names: listed(NAME),
  /** A name with an extension, almost certainly a file. */
  filename: one('FG'),
  /** A quoted name or one with an extension, or several. */
  titles: listed('[QFEG]\\d+~?'),
  /** `ada's`. */
  owner: single("[a-z0-9_.\\-]+'s"),
  /** A program or script, with its arguments where it is quoted. */
  program: single(`[QFPV]\\d+~?|${NO_NAME}${PLAIN}~?`),
  glob: one('G'),
  globs: many('[G]\\d+'),
  /** Checked where it is read: `text`, `.c`, `mp3`. */
  ext: single(`[EQ]\\d+|${NO_EXTENSION}[a-z0-9+#]+~?`),
  exts: many(`[EQG]\\d+|${NO_EXTENSION}[a-z0-9+#]+~?`),
  /** A path or the name of an existing entry. */
  path: single('[PFVG]\\d+|Q\\d+~?|[a-z0-9_.\\-]+~'),
  paths: listed('[PFVG]\\d+|Q\\d+~|[a-z0-9_.\\-]+~'),
  /** A target: it need not exist. */
  target: single(`[PFVQ]\\d+~?|${NO_NAME}${PLAIN}~?`),
  thing: single(THING),
  things: many(THING),
  /** Where lines come from. */
  source: { item: exactly(`${THING}|${STDIN}`), more: exactly(THING) },
  variable: single(VARIABLE),
  /** `tab`, `tab-separated`. */
  character: single(`(?:${Object.keys(CHARACTERS).join('|')})(?:-(?:separated|delimited|sepe?rated))?~?`),
  /** The suffix of editors' backup files. */
  tilde: single('P\\d+|~'),
  /** `404s` */
  status: single('[1-5]\\d\\ds'),
  /** What programmers leave in comments for later. */
  marker: single('(?:todo|fixme|xxx|hack)~?'),
  /** Characters that may replace a space in a name. */
  mark: single('underscore|dash|hyphen|dot|_|-|Q\\d+'),
  /** Columns of a table, their values, times of day and months: `tables/columns.ts` writes them. */
  col: one('C'),
  cols: many('C\\d+'),
  cell: one('W'),
  cells: many('W\\d+'),
  clock: one('H'),
  month: one('M'),
  /** Of a settings file, whose names are words as any other. */
  section: single('[QVGFEP]\\d+~?|[a-z0-9_.\\-]+~?'),
  /** A key of the JSON file asked about. */
  key: one('K'),
  user: single(USER),
  /** What can be no word of the sentence, by what it has to be. */
  identifier: {
    item: exactly(VARIABLE),
    is: /^(?!(?:an?|the|new|it|them|every|all|local|global|delete|bash|(?:variable|environment|shell)s?|value|alias|command|option)$)[a-z_]\w*$/i,
  },
  command: { item: exactly(WORD), is: /^[\w.+-]+$/ },
  login: { item: exactly(USER), is: /^[\w.@+-]+$/ },
  /** Somebody else who commits. */
  author: { item: exactly(USER), is: /^(?!(?:me|us|mine)$)[\w.-]+$/i },
  host: {
    item: exactly(WORD),
    is: /^(?!(?:a|the|host|server|machine|remote|user|all|each|it|them|current|foreground|background|file|page|screen|form|shell|prompt|name|message|errors?|wi-?fi|wlan|internet|network|vpn|bluetooth|database|db|api|docker|printer)$)[\w.@${}-]+$/i,
  },
  /** A time of day: `7:30`, `6pm`. */
  hour: { item: exactly(WORD), is: /^\d{1,2}(?::\d\d)?(?:[ap]m)?$/i },
  /** A session of a multiplexer. */
  session: {
    item: exactly(WORD),
    is: /^(?!(?:screen|session|a|new|named|existing)$)[\w.:${}-]+$/,
  },
  /** A branch, tag or commit as git takes it. */
  ref: {
    item: exactly(WORD),
    is: /^(?!(?:it|them|this|that|all|new|current|my|commit|branch|tag|change|file)s?~?$)[\w.][\w./@-]*$/,
  },
  port: { item: exactly('N\\d+~?'), is: /^\d{1,5}$/ },
  whole: { item: exactly('N\\d+~?'), is: /^-?\d{1,15}$/ },
  bits: { item: exactly('N\\d+~?'), is: /^[01]+$/ },
  year: { item: exactly('N\\d+~?'), is: /^(?:1[6-9]|[2-9]\d)\d\d$/ },
  isoDay: { item: exactly('D\\d+~?'), is: /^\d{4}-\d\d-\d\d$/ },
  /** As `date` has it. */
  format: { item: exactly('[QV]\\d+~?'), is: /%[a-zA-Z]/ },
};
