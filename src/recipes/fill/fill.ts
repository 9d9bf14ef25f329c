// Puts slots into command templates, quoted for the current shell.
//
// `{file}` a path or text as one word · `{place}` a folder, `.` when none was named · `{place?}` the same with a
// blank before it, or nothing · `{count=10}` a number with its default · `{filters}` what `find` must test for
// kind, name, size and age · `{includes}` the same for `grep` · `{field}` the field `{nth}` as awk has it · `{i}`
// the letter i when the text is all lower case · `{rows=10}` the lines that show `{count}` rows below a heading ·
// `{gnuDay}`, `{bsdDay}` a day as that userland's `date` takes it, `{gnuDayLater}` a year later · `{spared}` what a `find` that changes something must
// not enter · `{renamed}` the name `{target}`, in the folder of `{file}` if it has none · `{others}` a part of the pipe that
// drops beck's own processes · `{every}` the option of `ps` for all but them, before an `o` · `{installer}` what installs
// packages on this machine: `sudo apt install` · `{packageList}`, `{packageOwner}` … what asks about them · `{versionOption}` how the program
// `{word}` is asked for its version · `{package}` the package there that brings the program `{word}`.

import { quoteWord } from '../../domain/quote.ts';
import { SHELL_DESCRIPTORS, syntaxOf } from '../../domain/shell-descriptor.ts';
import { packageOf, packageQuery, versionOption } from '../programs.ts';
import type { RecipeEnvironment, Template } from '../slots/recipe.ts';
import { type Age, type Day, pathsOf, type Slots, type SlotValue } from '../slots/slot-values.ts';
import { lastPart } from '../words/spelled-paths.ts';
import { everyProcess, withoutProcesses } from './own-traces.ts';
import { whereObject } from './powershell-filters.ts';
import { spared, sparedFiles } from './spared.ts';

/** The command line for this shell and userland. */
export function fillTemplate(template: Template, slots: Slots, env: RecipeEnvironment): string {
  return templateFor(template, env).replace(
    /\{(\w+)(\?|=[^}]*)?\}/g,
    (_, name: string, tail: string | undefined) => fillSlot(name, tail ?? '', slots, env),
  );
}

/** A path as one word; the shell expands `~`, and a leading dash never reads as an option. */
export function quotePath(path: string, env: RecipeEnvironment): string {
  if (path === '~') return '~';
  if (path.startsWith('~/')) return `~/${quoteText(path.slice(2), env)}`;
  return quoteText(path.startsWith('-') ? `./${path}` : path, env);
}

/** Single quotes where they are exact in every shell: easier to read than backslashes. */
function quoteText(text: string, env: RecipeEnvironment): string {
  // In PowerShell a bare word may be a number or a parameter, and typographic quotes are quotes (about_Quoting_Rules).
  if (syntaxOf(env.shell) === 'powershell')
    return /^[A-Za-z_./][\w./:+-]*$/.test(text) ? text : quoted(text, env);
  return /^[\w./:@%+,-]+$|['\\\n\0]/.test(text) || text === '' ? quoteWord(text, env.shell) : `'${text}'`;
}

function quoted(text: string, env: RecipeEnvironment): string {
  const word = quoteWord(text, env.shell);
  return word === text ? `'${text}'` : word;
}

/** The form of a template for this shell and userland, its slots unfilled. */
export function templateFor(template: Template, env: RecipeEnvironment): string {
  if (typeof template === 'string') return template;
  if ('gnu' in template) return template[env.userland];
  if (syntaxOf(env.shell) === 'fish') return template.fish;
  const isBash = SHELL_DESCRIPTORS[env.shell].hasBashBuiltins === true;
  return isBash ? template.posix : (template.notBash ?? template.posix);
}

function besideFile({ file, target }: Slots): string {
  const [from, to] = [file, target].map((slot) => (slot?.type === 'path' ? slot.path : ''));
  if (from === undefined || to === undefined || to.includes('/') || to === '~') return to ?? '';
  return from.slice(0, from.lastIndexOf('/') + 1) + to;
}

/** A name without a row is most likely the package's own. */
function packageWord(slot: SlotValue | undefined, env: RecipeEnvironment): string {
  const name = slot?.type === 'text' ? slot.text : '';
  return quoteText(packageOf(name, env.world?.installer() ?? '') ?? name, env);
}

function fillSlot(name: string, tail: string, slots: Slots, env: RecipeEnvironment): string {
  switch (name) {
    case 'filters':
      return filters(slots, env);
    case 'spared':
      return syntaxOf(env.shell) === 'powershell' ? sparedFiles(slots['place']) : spared(slots['place']);
    case 'others':
      return withoutProcesses(env);
    case 'every':
      return everyProcess(env);
    case 'installer':
      return env.world?.installer() ?? required(name, undefined, env);
    case 'packageList':
    case 'packageOwner':
    case 'packageFiles':
    case 'packageHas':
    case 'packageNewer':
    case 'packageUpgrade':
      return packageQuery(name, env.world?.installer()) ?? required(name, undefined, env);
    case 'versionOption':
      return versionOption(slots['word']?.type === 'text' ? slots['word'].text : '');
    case 'package':
      return packageWord(slots['word'], env);
    case 'includes':
      return globsOf(slots)
        .map((glob) => ` --include=${quoteText(glob, env)}`)
        .join('');
    case 'i':
      return ignoresCase(slots['text']) ? 'i' : '';
    case 'where':
      return whereObject(slots, (text) => quoted(text, env));
    case 'whereNamed':
      return whereObject(slots, (text) => quoted(text, env), lastParts(slots));
    case 'case':
      return ignoresCase(slots['text']) ? '' : ' -CaseSensitive';
    case 'depth':
      return String(depth(slots['place'], env));
    case 'fileTest':
      return lastPartTest(slots['file'], env);
    case 'renamed':
      return quotePath(besideFile(slots), env);
    case 'field':
      return `$${required('nth', slots['nth'], env)}`;
    case 'substitution':
      return substitution(slots, env);
    case 'rows':
      return String((slots['count']?.type === 'number' ? slots['count'].number : Number(tail.slice(1))) + 1);
    case 'gnuDay':
    case 'bsdDay':
      return slots['day']?.type === 'day' ? dayWord(slots['day'].day, name) : required(name, undefined, env);
    case 'gnuDayLater':
    case 'bsdDayLater':
      return slots['day']?.type === 'day' ? yearLater(slots['day'].day, name) : '';
    case 'bareFolder':
      return slots['folder']?.type === 'path' ? quotePath(lastPart(slots['folder'].path), env) : '';
    default:
      return fillValue(name, tail, slots[name], env);
  }
}

function fillValue(name: string, tail: string, value: SlotValue | undefined, env: RecipeEnvironment): string {
  if (tail === '?') return value === undefined || isHere(value) ? '' : ` ${required(name, value, env)}`;
  if (value === undefined && tail.startsWith('=')) return tail.slice(1);
  if (value === undefined && name === 'place') return '.';
  return required(name, value, env);
}

function isHere(value: SlotValue): boolean {
  return value.type === 'path' && value.path === '.';
}

function required(name: string, value: SlotValue | undefined, env: RecipeEnvironment): string {
  switch (value?.type) {
    case 'path':
      return quotePath(value.path, env);
    case 'paths':
      return value.paths
        .map((path) => quotePath(path, env))
        .join(syntaxOf(env.shell) === 'powershell' ? ', ' : ' ');
    case 'text':
      return quoteText(value.text, env);
    case 'number':
      return String(value.number);
    case 'age':
    case 'day':
    case 'globs':
    case undefined:
      throw new TypeError(`The template asks for {${name}}, which this question does not give as a word.`);
  }
}

/** What `find` must test; each with a space before it. */
function filters(slots: Slots, env: RecipeEnvironment): string {
  const { over, under, since, older } = slots;
  return [
    ...[slots['kind'], slots['named']].map((value) =>
      value?.type === 'globs' ? nameTest(value.globs, env) : '',
    ),
    over?.type === 'number' ? ` -size +${findSize(over.number)}` : '',
    // `-size -1M` rounds up and finds only empty files; bytes are exact.
    under?.type === 'number' ? ` -size -${under.number}c` : '',
    since?.type === 'age' ? sinceTest(since.age, env) : '',
    older?.type === 'age' ? olderTest(older.age, env) : '',
  ].join('');
}

function nameTest(globs: readonly string[], env: RecipeEnvironment): string {
  const tests = globs.map((glob) => `-iname ${quoteText(glob, env)}`);
  return tests.length === 1 ? ` ${tests[0]}` : ` \\( ${tests.join(' -o ')} \\)`;
}

function lastPartTest(value: SlotValue | undefined, env: RecipeEnvironment): string {
  return value?.type === 'path' ? nameTest([lastPart(value.path)], env) : '';
}

function findSize(bytes: number): string {
  const unit = (['G', 'M', 'k'] as const).find((_, i) => bytes > 0 && bytes % 1024 ** (3 - i) === 0);
  return unit === undefined ? `${bytes}c` : `${bytes / 1024 ** { G: 3, M: 2, k: 1 }[unit]}${unit}`;
}

function sinceTest(age: Age, env: RecipeEnvironment): string {
  if (age.unit === 'minutes') return ` -mmin -${age.amount}`;
  if (age.unit === 'days')
    return env.userland === 'gnu' ? ` -mtime -${age.amount}` : ` -mtime -${age.amount}d`;
  if (env.userland === 'gnu') return ` -daystart -mtime ${age.amount}`;
  return age.amount === 0
    ? ' -newermt "$(date +%Y-%m-%d)"'
    : ' -newermt "$(date -v-1d +%Y-%m-%d)" -not -newermt "$(date +%Y-%m-%d)"';
}

/** GNU find drops the fraction of a day, so `+29` is 30 days and more (find(1), -atime). */
function olderTest(age: Age, env: RecipeEnvironment): string {
  if (age.unit === 'minutes') return ` -mmin +${age.amount}`;
  return env.userland === 'gnu' ? ` -mtime +${age.amount - 1}` : ` -mtime +${age.amount}d`;
}

function globsOf(slots: Slots): readonly string[] {
  return [slots['kind'], slots['named']].flatMap((value) => (value?.type === 'globs' ? value.globs : []));
}

/** Fields of a path directly inside the folder, when cut at slashes. */
function depth(place: SlotValue | undefined, env: RecipeEnvironment): number {
  const folder = place?.type === 'path' ? place.path.replace(/^~/, env.home) : '.';
  return folder === '/' ? 2 : folder.split('/').length + 1;
}

/** A sed program that replaces one literal text by another. */
function substitution(slots: Slots, env: RecipeEnvironment): string {
  const [from, to] = [slots['text'], slots['with']];
  if (from?.type !== 'text' || to?.type !== 'text')
    throw new TypeError('{substitution} needs {text} and {text:with}.');
  const pattern = from.text.replace(/[\\/.*^$[\]]/g, '\\$&');
  const by = to.text.replace(/[\\/&]/g, '\\$&');
  // `\t` and `\n` in a replacement are GNU extensions (sed manual, Escapes); BSD sed takes a newline behind a backslash.
  const gnu = env.userland === 'gnu';
  const [tab, line] = gnu ? ['\\t', '\\n'] : ['\t', '\\\n'];
  const replaced = by.replaceAll('\t', tab).replaceAll('\n', line);
  const program = `s/${pattern.replaceAll('\t', tab).replaceAll('\n', '\\n')}/${replaced}/g`;
  if (!from.text.includes('\n')) return inQuotes(program, env);
  // All lines are read first.
  return `-e ':a' -e '$!N' -e '$!ba' -e ${inQuotes(program, env)}`;
}

/** sed's backslashes are easier to read in single quotes than doubled. */
function inQuotes(program: string, env: RecipeEnvironment): string {
  const same = syntaxOf(env.shell) === 'fish' ? !/'|\\[^tn]/.test(program) : !program.includes("'");
  return same && /[\\\n\t]/.test(program) ? `'${program}'` : quoteText(program, env);
}

/** Both read a day without a year as one of this year. */
function dayWord({ year, month, date }: Day, flavour: 'gnuDay' | 'bsdDay'): string {
  const [mm, dd] = [month, date].map((part) => String(part).padStart(2, '0'));
  if (flavour === 'gnuDay') return year === undefined ? `${mm}/${dd}` : `${year}-${mm}-${dd}`;
  return year === undefined
    ? `-f '%m-%d %T' '${mm}-${dd} 00:00:00'`
    : `-f '%Y-%m-%d %T' '${year}-${mm}-${dd} 00:00:00'`;
}

/** The same day of next year in seconds; nothing for a day of a year. */
function yearLater(day: Day, name: 'gnuDayLater' | 'bsdDayLater'): string {
  if (day.year !== undefined) return '';
  return name === 'gnuDayLater'
    ? ` $(date -d '${dayWord(day, 'gnuDay')} 1 year' +%s)`
    : ` $(date -j -v+1y ${dayWord(day, 'bsdDay')} +%s)`;
}

function lastParts(slots: Slots): readonly string[] {
  return pathsOf(slots['file']).map(lastPart);
}

function ignoresCase(value: SlotValue | undefined): boolean {
  return value?.type === 'text' && value.text === value.text.toLowerCase();
}
