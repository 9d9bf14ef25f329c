// Splits a command's words by its row into options, their values, operands and unclear words.

import type { Span } from '../../domain/verdict.ts';
import { allNamed, inOneWord } from '../judgement/changes.ts';
import { report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { takenBy } from '../judgement/taken.ts';
import {
  type ExpandedWord,
  globMatches,
  isDynamic,
  isGlob,
  isLiteral,
  isPrintedNumber,
  MAY_SPLIT,
  mayBeOption,
  mayBeSeveral,
  NUMBER,
  UNKNOWN_OUTPUT,
} from '../judgement/word.ts';
import type { CommandRole } from '../knowledge/roles.ts';
import { certainFolder } from '../paths/above.ts';
import { mayBeLetters, mayBeNoValue, onlyLooks, outOfDoubt } from './doubts.ts';
import { ACTING_ROLE, longOption, severity } from './long-options.ts';
import type { CommandSpec, GivenOption, OptionSpec } from './row.ts';

export type Arguments = {
  readonly options: readonly GivenOption[];
  readonly operands: readonly ExpandedWord[];
};

type Reading = {
  readonly judgement: Judgement;
  readonly row: CommandSpec;
  readonly args: readonly ExpandedWord[];
  readonly options: GivenOption[];
  readonly operands: ExpandedWord[];
  at: number;
  /** The word before `at` may be the value of an option before it. */
  inDoubt: boolean;
};

/** Reads `args` as the row says; what it does not know is recorded as a reason. */
export function readArguments(
  judgement: Judgement,
  row: CommandSpec,
  args: readonly ExpandedWord[],
): Arguments {
  const reading: Reading = { judgement, row, args, options: [], operands: [], at: 0, inDoubt: false };
  const stop = row.flags.has('stop');
  while (reading.at < args.length) {
    const arg = args[reading.at++];
    if (arg === undefined) break;
    // `git blame` takes options behind it as well (git 2.39).
    if (arg.text === '--' && row.flags.has('pastdash')) continue;
    if (arg.text === '--' && !row.flags.has('nodash')) {
      reading.operands.push(...args.slice(reading.at));
      break;
    }
    const before = reading.options.length;
    if (readOption(reading, arg))
      judgement.observers.trace?.options(judgement, row.name, arg, reading.options.slice(before));
    else {
      reading.inDoubt = false;
      reading.operands.push(arg);
      noteUnsure(reading, arg);
      if (stop) {
        reading.operands.push(...args.slice(reading.at));
        break;
      }
    }
  }
  return reading;
}

/** Whether a program stops at these letters behind a dash, because it has no such option. */
export function refusesCluster({ flags, options }: CommandSpec, letters: string): boolean {
  if (!flags.has('full') || flags.has('single')) return false;
  for (const letter of letters) {
    const spec = options.get(`-${letter}`);
    if (spec === undefined) return true;
    if (spec.value !== 'none') return false;
  }
  return false;
}

/** `-5`, `-$((n * 2))`. */
const DIGITS = new RegExp(`^-(?:\\d|${NUMBER})+`);

/** True when the word was an option (and its value is taken). */
function readOption(reading: Reading, arg: ExpandedWord): boolean {
  const { text } = arg;
  const { flags, options } = reading.row;
  if (flags.has('nodash')) return false;
  if (text.startsWith('+') && flags.has('plus')) return true;
  if (!text.startsWith('-') || text === '-') return false;
  if (flags.has('digits') && DIGITS.test(text)) {
    // `tail -100f`: a number, then letters.
    const letters = text.replace(DIGITS, '');
    if (letters !== '') readCluster(reading, { text: `-${letters}`, span: arg.span });
    return true;
  }
  const given = reading.options.length;
  const doubtful = reading.inDoubt;
  reading.inDoubt = false;
  if (text.startsWith('--')) readLong(reading, arg);
  else if (flags.has('single') || options.has(text)) readSingle(reading, arg);
  else readCluster(reading, arg);
  if (doubtful) outOfDoubt(reading.options, given);
  return true;
}

function readLong(reading: Reading, arg: ExpandedWord): void {
  const equals = arg.text.indexOf('=');
  const name = equals === -1 ? arg.text : arg.text.slice(0, equals);
  const spec = longOption(reading.row, name);
  // `rdoc --version=x`: an option that takes none is invalid with a value, and may be left out.
  const isInvalid = equals !== -1 && spec?.value === 'none' && onlyLooks(spec);
  if (spec === undefined || isInvalid) return unknownOption(reading, arg, name);
  if (equals !== -1) {
    const value = joinedValue(reading, arg, arg.text.slice(equals + 1));
    reading.options.push({ spec, span: arg.span, value });
    // In fish the option stands before each of them.
    if (reading.judgement.text.dialect !== 'fish') noteFurtherWords(reading, value, arg.span);
  } else takeValue(reading, arg, spec);
}

function readSingle(reading: Reading, arg: ExpandedWord): void {
  const equals = arg.text.indexOf('=');
  const exact = reading.row.options.get(arg.text);
  if (exact !== undefined) return takeValue(reading, arg, exact);
  const spec = equals === -1 ? undefined : reading.row.options.get(arg.text.slice(0, equals));
  if (spec === undefined || spec.value === 'none') return unknownOption(reading, arg, arg.text);
  const value = joinedValue(reading, arg, arg.text.slice(equals + 1));
  reading.options.push({ spec, span: arg.span, value });
}

function readCluster(reading: Reading, arg: ExpandedWord): void {
  const { text, span } = arg;
  for (let at = 1; at < text.length; at++) {
    const spec = reading.row.options.get(`-${text.charAt(at)}`);
    if (spec === undefined) return unknownOption(reading, arg, `-${text.charAt(at)}`);
    const rest = text.slice(at + 1);
    if (spec.value === 'none') reading.options.push({ spec, span, value: undefined });
    else if (rest !== '') {
      if (isDoubted(reading, mayBeLetters(reading.row, spec, rest))) {
        const given = reading.options.push({ spec, span, value: undefined });
        readCluster(reading, { text: `-${rest}`, span });
        return outOfDoubt(reading.options, given);
      }
      reading.options.push({ spec, span, value: joinedValue(reading, arg, rest) });
      return noteFurtherWords(reading, { text: rest, span }, span);
    } else return takeValue(reading, arg, spec, at > 1);
  }
}

/** `M` of `-oM` and `--output=M`; its place is its own where the word is written as it is read. */
function joinedValue({ judgement }: Reading, { span }: ExpandedWord, text: string): ExpandedWord {
  const from = span[1] - text.length;
  return judgement.text.source.startsWith(text, from) ? { text, span: [from, span[1]] } : { text, span };
}

const OPTION = /^-\D/;

/** `grouped`: the last of several letters; a program may not read those as options: `git log -gI --output f`. */
function takeValue(reading: Reading, arg: ExpandedWord, spec: OptionSpec, grouped = false): void {
  const next = reading.args[reading.at];
  const takes = spec.value === 'required' || spec.value === 'either';
  const doubted =
    takes &&
    next !== undefined &&
    (mayBeNoValue(reading.judgement, reading.row, spec, next) || (grouped && OPTION.test(next.text)));
  if (!takes || isDoubted(reading, doubted)) {
    // `--add-file -o -v`: where the one before takes none, this may take what looks like an option.
    const value = doubted && ACTING_ROLE.test(spec.role) ? next : undefined;
    reading.options.push({ spec, span: arg.span, value });
    reading.inDoubt = doubted;
    return;
  }
  for (const role of spec.role.split('/') as CommandRole[]) {
    const value = reading.args[reading.at++];
    const span: Span = value === undefined ? arg.span : [arg.span[0], value.span[1]];
    reading.options.push({ spec: { ...spec, role }, span, value });
    if (value !== undefined) noteFurtherWords(reading, value, value.span);
  }
}

/** Once all words are read as values, and then the doubtful ones as what they are without their option. */
function isDoubted({ judgement: { doubts } }: Reading, doubted: boolean): boolean {
  if (doubted) doubts.found = true;
  return doubted && doubts.asFlags;
}

/**
 * Of several words only the first is the value: the next name in `tar tf *` may be an option, the next word in
 * `nice -n $x ls` the program, and in `uniq -f $x f` it moves the file to where one is written.
 */
function noteFurtherWords(reading: Reading, value: ExpandedWord, span: Span): void {
  const { text } = value;
  const { judgement, row } = reading;
  if (!mayBeSeveral(value, judgement.text.source)) return;
  // Numbers, and names of commits, are no options.
  if (!isPrintedNumber(text))
    noteUnsure(reading, { text: text.includes(MAY_SPLIT) ? MAY_SPLIT : text, span });
  const [first, ...later] = row.operands;
  const runs = row.flags.has('stop') || (first !== undefined && RUN_ROLE.test(first.role));
  if (runs || later.some(({ role }) => ACTING_ROLE.test(role))) report(judgement, 'may-be-option', span);
}

/** Roles of what is run. */
const RUN_ROLE = /^(?:CMD|sed|awk|sql|code|sh|fish|SCRIPT|X|\$)$/;

function unknownOption(reading: Reading, arg: ExpandedWord, name: string): void {
  if (isLiteral(name)) report(reading.judgement, 'unknown-option', arg.span, name);
  else if (name.includes(UNKNOWN_OUTPUT) || !isHarmlessAnyway(reading.row))
    report(reading.judgement, 'may-be-option', arg.span);
}

/** No option makes it do more than its row says. */
function isHarmlessAnyway(row: CommandSpec): boolean {
  return row.flags.has('full') && !hasActingOption(row);
}

/** A word whose beginning is unknown counts as the worst option of the row. */
function noteUnsure(reading: Reading, arg: ExpandedWord): void {
  if (!mayBeOption(arg.text) || reading.row.flags.has('nodash') || isRange(reading.judgement, arg)) return;
  if (!isDynamic(arg.text) && !isGlob(arg.text)) return;
  if (isHarmlessAnyway(reading.row) || isNoSingleOption(reading.row, arg.text)) return;
  const { judgement } = reading;
  // The names themselves stand in the reason for what is done to them.
  const [taken = ''] = takenBy(judgement, arg).split(': ');
  const say = () => report(judgement, 'may-be-option', arg.span, taken);
  // What a pattern stands for is looked up before the run, names that begin with a dash among it.
  if (isDynamic(inOneWord(judgement, arg.text))) say();
  else if (isDynamic(arg.text) || !bringsNoDash(judgement, arg)) allNamed(judgement, say);
}

/**
 * `main..$b`, where b goes through branches or tags and is named nowhere else: their names have no blanks and no patterns
 * (git-check-ref-format(1)), so nothing splits it. In fish nothing splits a word.
 */
function isRange({ text: { dialect, source } }: Judgement, { text, span }: ExpandedWord): boolean {
  const [, name] = /^"?\w[\w/.-]*\.\.\.?\$\{?(\w+)\}?"?$/.exec(source.slice(...span)) ?? [];
  if (name === undefined) return false;
  if (dialect === 'fish') return !mayBeOption(text.replaceAll(MAY_SPLIT, ''));
  const named = source.match(new RegExp(`(?<![\\w$]|\\$\\{)${name}(?!\\w)`, 'g'))?.length;
  return named === 1 && !/\bIFS\b/.test(source) && new RegExp(`\\bfor ${name} in ${REFS}`).test(source);
}

const REFS = String.raw`\$\(git (?:branch(?: -[ar]+| --(?:all|remotes|merged|no-merged|sort=[\w:-]+))*|for-each-ref(?: --sort=[\w:-]+| --count=\d+| refs/[\w/]+)*) --format=(["']?)%\(refname:short\)\1(?: refs/[\w/]+)*\) *[;\n]`;

/** A pattern as it is written, or a variable of one that the text went through, in a folder where no name begins with a dash. */
export function bringsNoDash({ text, shell, survey, facts }: Judgement, word: ExpandedWord): boolean {
  const cwd = certainFolder(shell);
  if (cwd === undefined || !isPlainPattern(text, word)) return false;
  survey.globbed.add(cwd);
  return facts.dashless?.includes(cwd) === true;
}

function isPlainPattern({ dialect, source }: Judgement['text'], { text, span }: ExpandedWord): boolean {
  const written = source.slice(span[0], span[1]);
  if (/^[\w.*?/+,-]+$/.test(written)) return true;
  return (
    (/^(?:bash|sh|zsh|fish)$/.test(dialect) ? /^[\uFDD2\uFDD3\w./+,-]+$/ : /^$/).test(text) &&
    /^"?[\w./+,-]*\$\{?\w+/.test(written)
  );
}

/** Where options are whole words, `*.png` names none of those that act. */
function isNoSingleOption({ flags, options }: CommandSpec, text: string): boolean {
  if (!flags.has('full') || !flags.has('single') || isDynamic(text)) return false;
  return ![...options.values()].some((spec) => severity(spec) > 0 && mayName(text, spec));
}

/** Behind `-o=` anything may stand. */
function mayName(glob: string, { name, value }: OptionSpec): boolean {
  return value !== 'none' || globMatches(glob, name);
}

const acting = new WeakMap<CommandSpec, boolean>();

function hasActingOption(row: CommandSpec): boolean {
  let known = acting.get(row);
  if (known === undefined) {
    known = [...row.options.values()].some((spec) => severity(spec) > 0);
    acting.set(row, known);
  }
  return known;
}
