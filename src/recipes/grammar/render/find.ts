// Writes a set of files as a `find` command, for GNU and BSD.

import { spared } from '../../fill/spared.ts';
import { NOT_GIT } from '../../policy.ts';
import { UNIT_BYTES } from '../../slots/amounts.ts';
import type { RecipeEnvironment } from '../../slots/recipe.ts';
import type { Day } from '../../slots/slot-values.ts';
import { path as pathValue } from '../../slots/slot-values.ts';
import type { Size } from '../language/token.ts';
import type { FileKind, FileSet, Filter, Text, Than, Time } from '../request.ts';
import { globWord, pathWord, textWord } from './words.ts';

/** `find ROOTS CONDITIONS`, with a condition that skips repositories if something is changed. */
export function findCommand(set: FileSet, env: RecipeEnvironment, changes: boolean): string {
  return `${findStart(set, env)}${conditions(set, env, changes)}`;
}

function findStart({ roots, filters }: FileSet, env: RecipeEnvironment): string {
  const all = roots.map((root) => globWord(root, env)).join(' ');
  const regex = filters.some((one) => one.type === 'regex');
  const followed = filters.some((one) => one.type === 'followed');
  return `find ${followed ? '-L ' : ''}${regex && env.userland === 'bsd' ? '-E ' : ''}${all}`;
}

function conditions(set: FileSet, env: RecipeEnvironment, changes: boolean): string {
  const depth = [
    ...((set.least ?? 0) === 0 ? [] : [`-mindepth ${set.least}`]),
    ...(set.most === undefined ? [] : [`-maxdepth ${set.most}`]),
    ...(set.filters.some((one) => one.type === 'sameDisk') ? ['-xdev'] : []),
    ...(set.filters.some((one) => one.type === 'regex') && env.userland === 'gnu'
      ? ['-regextype posix-extended']
      : []),
  ];
  const reaches = set.most !== 0 && !(set.most === 1 && onlyFiles(set));
  const aside = changes && reaches ? sparedFor(set) : '';
  const own = [
    ...set.pruned.map((name) => pruned(name, set, env)),
    ...(changes ? [] : withoutRepositories(set, env)),
    ...set.filters.flatMap((filter) => condition(filter, env)),
  ];
  return [...depth, ...(aside === '' ? [] : [aside]), ...own].map((one) => ` ${one}`).join('');
}

/** What git stores is no file of yours, unless a name, a depth or a hidden file is asked for. */
function withoutRepositories(
  { roots, filters, pruned, most }: FileSet,
  { world }: RecipeEnvironment,
): readonly string[] {
  const isRepository = roots.some(
    (root) => world?.kindOf(root === '.' ? '.git' : `${root}/.git`) === 'folder',
  );
  const isChosen = filters.some(
    (one) => CHOSEN.test(one.type) && !('negated' in one && one.negated === true),
  );
  if (!isRepository || most !== undefined || isChosen || pruned.some((one) => /\.git$/.test(one))) return [];
  const onlyFiles = filters.some((one) => one.type === 'kind' && one.kind === 'file');
  return [...(onlyFiles ? [] : ['-not -name .git']), NOT_GIT];
}

const CHOSEN = /^(?:name|path|regex|hidden|inode|target|same|any)$/;

/** Files of one folder are in no folder that could be spared. */
function onlyFiles({ filters }: FileSet): boolean {
  return filters.some((one) => one.type === 'kind' && one.kind !== 'folder' && one.negated !== true);
}

/** The names that the question asks for. */
export function namesIn({ filters }: FileSet): readonly string[] {
  return filters.flatMap((one) => (one.type === 'name' && one.negated !== true ? one.globs : []));
}

function sparedFor(set: FileSet): string {
  const { roots, least } = set;
  const [root = '.'] = roots;
  const start = spared(pathValue(roots.length === 1 ? root : '.'), namesIn(set)).trimEnd();
  return least === undefined ? start : start.replace(/^-mindepth 1 /, '');
}

function pruned(name: Text, { roots }: FileSet, env: RecipeEnvironment): string {
  const clean = name.replace(/\/$/, '');
  if (!clean.includes('/')) {
    const [root = '.'] = roots;
    return `-not -path ${textWord(`${root}/${clean}`, env)} -not -path ${textWord(`${root}/${clean}/*`, env)}`;
  }
  const [root = '.'] = roots;
  const whole = clean.startsWith('*/')
    ? clean
    : root === '.' && !clean.startsWith('./') && !clean.startsWith('/')
      ? `./${clean}`
      : clean;
  return `-not -path ${textWord(whole, env)} -not -path ${textWord(`${whole}/*`, env)}`;
}

function condition(filter: Filter, env: RecipeEnvironment): readonly string[] {
  const not = 'negated' in filter && filter.negated === true ? '-not ' : '';
  switch (filter.type) {
    case 'name':
      return [
        anyOf(
          filter.globs,
          not,
          (glob) => `${filter.ignoreCase === true ? '-iname' : '-name'} ${textWord(glob, env)}`,
        ),
      ];
    case 'path':
      return [
        anyOf(
          filter.globs,
          not,
          (glob) => `${filter.ignoreCase === true ? '-ipath' : '-path'} ${textWord(glob, env)}`,
        ),
      ];
    case 'regex':
      return [`${not}${filter.ignoreCase === true ? '-iregex' : '-regex'} ${textWord(filter.regex, env)}`];
    case 'kind':
      return [`${not}-type ${KINDS[filter.kind]}`];
    case 'size':
      return [`${not}-size ${SIGNS[filter.than]}${sizeText(filter.size, filter.than)}`];
    case 'age':
      return [ageText(filter, env)];
    case 'day':
      return dayText(filter, env);
    case 'moment':
      return [`${not}-newer${LETTERS[filter.of]}t ${textWord(filter.text, env)}`];
    case 'newer':
      return [
        `${not}${filter.of === 'accessed' ? '-anewer' : filter.of === 'changed' ? '-cnewer' : '-newer'} ${pathWord(filter.file, env)}`,
      ];
    case 'mode':
      return [
        `${not}-perm ${filter.match === 'all' ? '-' : filter.match === 'some' ? (env.userland === 'bsd' ? '+' : '/') : ''}${filter.mode}`,
      ];
    case 'may':
      return mayText(filter.what, not, env);
    case 'owner':
      return [`${not}-${filter.by} ${textWord(filter.name, env)}`];
    case 'nobody':
      return [`-no${filter.of}`];
    case 'empty':
      return [`${not}-empty`];
    case 'lines':
      return [`-exec awk 'END { exit !(NR ${SIGNS_IN_AWK[filter.than]} ${filter.count}) }' '{}' \\;`];
    case 'binary':
      return filter.negated === true
        ? ["-exec grep -Iq . '{}' \\;"]
        : ["-not -empty -not -exec grep -Iq . '{}' \\;"];
    case 'hidden':
      return filter.negated === true ? ["-not -path '*/.*'"] : ["-name '.*'"];
    case 'target':
      return [`-lname ${textWord(filter.glob, env)}`];
    case 'broken':
      return ["-not -exec test -e '{}' \\;"];
    case 'same':
      return [`-samefile ${pathWord(filter.file, env)}`];
    case 'links':
      return [`-links ${SIGNS[filter.than]}${filter.count}`];
    // Options that precede all conditions.
    case 'followed':
    case 'sameDisk':
      return [];
    case 'any':
      return [`\\( ${filter.of.map((one) => allOf(one, env)).join(' -o ')} \\)`];
    case 'inode':
      return [`-inum ${filter.number}`];
    case 'holds':
      return [
        `${not}-exec grep -q${filter.ignoreCase === true ? 'i' : ''}${filter.regex === true ? '' : 'F'} ${textWord(filter.text, env)} '{}' \\;`,
      ];
  }
}

/** One filter, as one operand. */
function allOf(filter: Filter, env: RecipeEnvironment): string {
  const said = condition(filter, env);
  return said.length === 1 ? said.join('') : `\\( ${said.join(' ')} \\)`;
}

const KINDS: Readonly<Record<FileKind, string>> = {
  file: 'f',
  folder: 'd',
  link: 'l',
  pipe: 'p',
  socket: 's',
  block: 'b',
  character: 'c',
};
const SIGNS: Readonly<Record<Than, string>> = { larger: '+', smaller: '-', equal: '' };
const SIGNS_IN_AWK: Readonly<Record<Than, string>> = { larger: '>', smaller: '<', equal: '==' };
const LETTERS: Readonly<Record<Time, string>> = { modified: 'm', accessed: 'a', changed: 'c' };

function anyOf(globs: readonly Text[], not: string, one: (glob: Text) => string): string {
  const [first = ''] = globs;
  if (globs.length === 1) return `${not}${one(first)}`;
  if (not !== '') return globs.map((glob) => `-not ${one(glob)}`).join(' ');
  return `\\( ${globs.map(one).join(' -o ')} \\)`;
}

/** `-size -1M` matches only empty files, since find rounds up, so `smaller` is written in bytes. */
function sizeText({ amount, unit }: Size, than: Than): string {
  if (unit === 'c') return `${amount}c`;
  if (unit === 'b') return `${amount}`;
  const whole = Number.isInteger(amount) && unit !== 'T';
  return than === 'smaller' || !whole ? `${Math.round(amount * UNIT_BYTES[unit])}c` : `${amount}${unit}`;
}

function ageText(
  { of, than, span, itself }: Extract<Filter, { readonly type: 'age' }>,
  env: RecipeEnvironment,
): string {
  const { amount, unit, variable } = span;
  if (variable !== undefined)
    return `-${LETTERS[of]}${unit === 'days' ? 'time' : 'min'} ${SIGNS[than]}${textWord(variable, env)}`;
  const whole = unit === 'minutes' || !Number.isInteger(amount) || amount < 1;
  const [name, n] = whole
    ? ['min', unit === 'minutes' ? amount : Math.round(amount * 1440)]
    : ['time', amount];
  // `-mtime +2` is three whole days and more (find(1), -atime).
  const least = itself === true && name === 'time' ? n - 1 : n;
  return `-${LETTERS[of]}${name} ${SIGNS[than]}${least}`;
}

function dayText(
  filter: Extract<Filter, { readonly type: 'day' }>,
  env: RecipeEnvironment,
): readonly string[] {
  const test = (day: Day): string =>
    `-newer${LETTERS[filter.of]}t ${textWord(dayWords(day, filter.plus ?? 0), env)}`;
  return [
    ...(filter.from === undefined ? [] : [test(filter.from)]),
    ...(filter.before === undefined ? [] : [`-not ${test(filter.before)}`]),
  ];
}

/** Without a year, `find` takes the current one: `Nov 21`. */
function dayWords({ year, month, date }: Day, plus: number): string {
  const day = new Date(Date.UTC(year ?? 2000, month - 1, date + plus)).toISOString().slice(0, 10);
  if (year !== undefined) return day;
  return `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function mayText(what: 'read' | 'write' | 'execute', not: string, env: RecipeEnvironment): readonly string[] {
  if (env.userland === 'gnu')
    return [`${not}-${{ read: 'readable', write: 'writable', execute: 'executable' }[what]}`];
  return [`${not}-perm +${{ read: '444', write: '222', execute: '111' }[what]}`];
}
