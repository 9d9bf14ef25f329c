// Writes a request about files as a command line of bash, zsh or fish.

import type { RecipeEnvironment } from '../../slots/recipe.ts';
import type { ListStep } from '../lexicon/file-facts.ts';
import type { FileRequest } from '../readings/files.ts';
import type { FileSet } from '../request.ts';
import { actCommand } from './file-acts.ts';
import { findCommand } from './find.ts';
import { AVERAGE, piped } from './list-steps.ts';

/** Undefined if this userland has no such command. */
export function renderFiles(request: FileRequest, env: RecipeEnvironment): string | undefined {
  const { act } = request;
  const command =
    act !== undefined
      ? actCommand(request, act, env)
      : request.lines.length > 0
        ? undefined
        : listing(request, env);
  return command !== undefined && request.quiet === true ? quietly(command) : command;
}

/** Discards error messages of the pipeline's first command. */
function quietly(command: string): string {
  const [first = ''] = /^(?:'[^']*'|"[^"]*"|(?! \| )[\s\S])*/.exec(command) ?? [];
  return `${first} 2>/dev/null${command.slice(first.length)}`;
}

/** Whether it makes, changes or deletes something. */
export function changesFiles({ act, output }: FileRequest): boolean {
  if (output?.file !== undefined) return true;
  if (act === undefined) return false;
  return (
    ['delete', 'copy', 'move', 'link', 'mode', 'owner', 'archive', 'rename', 'each'].includes(act.type) ||
    act.type === 'edit'
  );
}

/** A command that lists the files another would change, by the same conditions; undefined if it names them itself, or the question does. */
export function listOfChanged({ set, act }: FileRequest, env: RecipeEnvironment): string | undefined {
  return act !== undefined && ['mode', 'owner', 'rename'].includes(act.type)
    ? `${findCommand(set, env, true)} -print`
    : undefined;
}

function listing({ set, steps, show }: FileRequest, env: RecipeEnvironment): string | undefined {
  const counted = steps.some(({ type }) => type === 'count');
  const total = steps.some(({ type }) => type === 'total');
  const find = findCommand(set, env, false);
  // A test by `-exec` is an action too, so printing must be explicit.
  const named = set.filters.some(({ type }) => type === 'holds') ? `${find} -print` : find;
  if (total) return `${sizes(set, env)} | awk '{ s += $1 } END { print s + 0 }'`;
  if (steps.some(({ type }) => type === 'average')) return `${sizes(set, env)} | ${AVERAGE}`;
  if (counted)
    return show.length > 0
      ? undefined
      : `${named}${piped(steps.filter(({ type }) => type === 'unique'))} | wc -l`;
  const sort = steps.find((step) => step.type === 'sort');
  const rest = steps.filter((step) => step !== sort);
  if (sort !== undefined && (sort.by === 'size' || sort.by === 'date'))
    return sortedListing(find, sort, rest, { show, env });
  const all = sort === undefined ? rest : [sort, ...rest];
  const shown = show.length === 0 ? named : shownAs(find, show, env);
  return shown === undefined ? undefined : `${shown}${piped(all)}`;
}

/** The size of each in bytes. */
function sizes(set: FileSet, env: RecipeEnvironment): string {
  const find = findCommand(set, env, false);
  return env.userland === 'gnu' ? `${find} -printf '%s\\n'` : `${find} -exec stat -f %z '{}' +`;
}

function sortedListing(
  find: string,
  sort: Extract<ListStep, { readonly type: 'sort' }>,
  rest: readonly ListStep[],
  { show, env }: { readonly show: FileRequest['show']; readonly env: RecipeEnvironment },
): string | undefined {
  const order = sort.reversed === true ? '-rn' : '-n';
  const gnu = env.userland === 'gnu';
  const key = sort.by === 'size' ? (gnu ? '%s' : '%z') : gnu ? '%T@' : '%m';
  const keep = show.includes('size') || show.includes('date');
  const print = gnu ? `-printf '${key}\\t%p\\n'` : `-exec stat -f '${key}%t%N' '{}' +`;
  if (show.includes('long')) {
    const flags = `${sort.by === 'date' ? 't' : 'S'}${sort.reversed === true ? '' : 'r'}`;
    return `${find} -exec ls -ld${flags} '{}' +${piped(rest)}`;
  }
  if (show.some((one) => !['size', 'date', 'absolute'].includes(one))) return undefined;
  return `${find} ${print} | sort ${order}${piped(rest)}${keep ? '' : ' | cut -f2-'}`;
}

function shownAs(find: string, show: FileRequest['show'], env: RecipeEnvironment): string | undefined {
  const gnu = env.userland === 'gnu';
  const [first, second] = show;
  if (first === undefined) return find;
  if (second !== undefined && !(show.length === 2 && show.includes('absolute')))
    return gnu ? printedOf(find, show) : undefined;
  switch (first === 'absolute' ? (second ?? first) : first) {
    case 'names':
      return gnu ? `${find} -printf '%f\\n'` : `${find} -exec basename '{}' \\;`;
    case 'absolute':
      return find.replace(/^(find (?:-E )?)\.(?= |$)/, '$1"$PWD"');
    case 'long':
      return `${find} -exec ls -ld '{}' +`;
    case 'size':
      return gnu ? `${find} -printf '%s\\t%p\\n'` : `${find} -exec stat -f '%z%t%N' '{}' +`;
    case 'null':
      return `${find} -print0`;
    case 'folder':
      return gnu ? `${find} -printf '%h\\n' | sort -u` : `${find} -exec dirname '{}' \\; | sort -u`;
    case 'date':
      return gnu ? `${find} -printf '%TY-%Tm-%Td %TH:%TM %p\\n'` : `${find} -exec stat -f '%Sm %N' '{}' +`;
    case 'accessed':
      return gnu ? `${find} -printf '%AY-%Am-%Ad %AH:%AM %p\\n'` : `${find} -exec stat -f '%Sa %N' '{}' +`;
    case 'mode':
      return gnu ? `${find} -printf '%m %p\\n'` : `${find} -exec stat -f '%Lp %N' '{}' +`;
    case 'owner':
      return gnu ? `${find} -printf '%u %p\\n'` : `${find} -exec stat -f '%Su %N' '{}' +`;
    case 'group':
      return gnu ? `${find} -printf '%g %p\\n'` : `${find} -exec stat -f '%Sg %N' '{}' +`;
    case 'type':
      return gnu ? `${find} -printf '%y %p\\n'` : undefined;
    case 'target':
      return gnu ? `${find} -printf '%p -> %l\\n'` : `${find} -exec ls -ld '{}' +`;
    case 'inode':
      return gnu ? `${find} -printf '%i %p\\n'` : `${find} -exec stat -f '%i %N' '{}' +`;
    case 'commas':
      return gnu ? `${find} -printf '%f\\n' | paste -sd , -` : `${find} | sed 's|.*/||' | paste -sd , -`;
    case 'colons':
      return `${find} | paste -sd : -`;
    case 'one-line':
      return `${find} | paste -sd ' ' -`;
    default:
      return undefined;
  }
}

const PRINTED: Readonly<Partial<Record<FileRequest['show'][number], string>>> = {
  names: '%f',
  absolute: '%p',
  size: '%s',
  date: '%TY-%Tm-%Td %TH:%TM',
  accessed: '%AY-%Am-%Ad %AH:%AM',
  mode: '%m',
  owner: '%u',
  group: '%g',
  type: '%y',
  inode: '%i',
};

/** `names and sizes`: the properties asked for, then the name. */
function printedOf(find: string, show: FileRequest['show']): string | undefined {
  const name = show.includes('names') ? '%f' : '%p';
  const columns = show.filter((one) => one !== 'names' && one !== 'absolute');
  const formats = columns.map((one) => PRINTED[one]);
  return formats.some((one) => one === undefined)
    ? undefined
    : `${find} -printf '${[...formats, name].join('\\t')}\\n'`;
}
