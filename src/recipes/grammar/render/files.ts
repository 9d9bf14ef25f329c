// A request about files as a command line of bash, zsh or fish.

import { syntaxOf } from '../../../domain/shell-descriptor.ts';
import type { RecipeEnvironment } from '../../slots/recipe.ts';
import type { FileAct, ListStep, Rename } from '../lexicon/file-facts.ts';
import type { FileRequest } from '../readings/files.ts';
import type { FileSet } from '../request.ts';
import { findCommand } from './find.ts';
import { lineSteps } from './lines.ts';
import { pathWord, textWord } from './words.ts';

/** Undefined where these tools have no such command. */
export function renderFiles(request: FileRequest, env: RecipeEnvironment): string | undefined {
  const { act } = request;
  if (act !== undefined) return actCommand(request, act, env);
  if (request.lines.length > 0) return undefined;
  return listing(request, env);
}

/** Whether it makes, changes or deletes something. */
export function changesFiles({ act, output }: FileRequest): boolean {
  if (output?.file !== undefined) return true;
  if (act === undefined) return false;
  return (
    ['delete', 'copy', 'move', 'mode', 'owner', 'archive', 'rename', 'each'].includes(act.type) ||
    (act.type === 'replace' && act.inPlace)
  );
}

/** A command that shows the files another would change, by the same conditions; undefined where it names its own. */
export function listOfChanged({ set, act }: FileRequest, env: RecipeEnvironment): string | undefined {
  return act !== undefined && ['delete', 'move', 'mode', 'owner', 'rename'].includes(act.type)
    ? `${findCommand(set, env, true)} -print`
    : undefined;
}

function listing({ set, steps, show }: FileRequest, env: RecipeEnvironment): string | undefined {
  const counted = steps.some(({ type }) => type === 'count');
  const total = steps.some(({ type }) => type === 'total');
  const find = findCommand(set, env, false);
  if (total) return totalSize(set, env);
  if (counted)
    return show.length > 0
      ? undefined
      : `${find}${piped(steps.filter(({ type }) => type === 'unique'))} | wc -l`;
  const sort = steps.find((step) => step.type === 'sort');
  const rest = steps.filter((step) => step !== sort);
  if (sort !== undefined && (sort.by === 'size' || sort.by === 'date'))
    return sortedListing(find, sort, rest, { show, env });
  const all = sort === undefined ? rest : [sort, ...rest];
  const shown = shownAs(find, show, env);
  return shown === undefined ? undefined : `${shown}${piped(all)}`;
}

function totalSize(set: FileSet, env: RecipeEnvironment): string {
  const find = findCommand(set, env, false);
  return env.userland === 'gnu'
    ? `${find} -printf '%s\\n' | awk '{ s += $1 } END { print s + 0 }'`
    : `${find} -exec stat -f %z '{}' + | awk '{ s += $1 } END { print s + 0 }'`;
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
    case 'mode':
      return gnu ? `${find} -printf '%m %p\\n'` : `${find} -exec stat -f '%Lp %N' '{}' +`;
    case 'owner':
      return gnu ? `${find} -printf '%u %p\\n'` : `${find} -exec stat -f '%Su %N' '{}' +`;
    case 'inode':
      return gnu ? `${find} -printf '%i %p\\n'` : `${find} -exec stat -f '%i %N' '{}' +`;
    case 'commas':
      return gnu ? `${find} -printf '%f\\n' | paste -sd , -` : `${find} | sed 's|.*/||' | paste -sd , -`;
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
  mode: '%m',
  owner: '%u',
  inode: '%i',
};

/** `names and sizes`: what was asked for, then the name. */
function printedOf(find: string, show: FileRequest['show']): string | undefined {
  const name = show.includes('names') ? '%f' : '%p';
  const columns = show.filter((one) => one !== 'names' && one !== 'absolute');
  const formats = columns.map((one) => PRINTED[one]);
  return formats.some((one) => one === undefined)
    ? undefined
    : `${find} -printf '${[...formats, name].join('\\t')}\\n'`;
}

function piped(steps: readonly ListStep[]): string {
  return steps.map((step) => ` | ${stepCommand(step)}`).join('');
}

function stepCommand(step: ListStep): string {
  switch (step.type) {
    case 'sort':
      return `sort${step.by === 'number' ? ' -n' : ''}${step.reversed === true ? ' -r' : ''}`;
    case 'reverse':
      return 'tail -r';
    case 'first':
      return `head -n ${step.count}`;
    case 'last':
      return `tail -n ${step.count}`;
    case 'count':
      return 'wc -l';
    case 'unique':
      return 'sort -u';
    case 'total':
      return "awk '{ s += $1 } END { print s + 0 }'";
  }
}

function actCommand(request: FileRequest, act: FileAct, env: RecipeEnvironment): string | undefined {
  const { set, steps, lines } = request;
  const find = (changes: boolean): string => findCommand(set, env, changes);
  const { counted, rest } = { counted: steps.some(({ type }) => type === 'count'), rest: steps };
  switch (act.type) {
    case 'delete':
      if (steps.length > 0) return undefined;
      return deletes(set, env);
    case 'copy':
      return steps.length > 0
        ? undefined
        : `${find(true)} -exec cp${onlyFiles(set) ? '' : ' -R'} '{}' ${pathWord(act.to, env)} \\;`;
    case 'move':
      return steps.length > 0 ? undefined : `${find(true)} -exec mv '{}' ${pathWord(act.to, env)} \\;`;
    case 'mode':
      return steps.length > 0 ? undefined : `${find(true)} -exec chmod ${act.mode} '{}' +`;
    case 'owner':
      return steps.length > 0
        ? undefined
        : `${find(true)} -exec ${act.group === true ? 'chgrp' : 'chown'} ${textWord(act.owner, env)} '{}' +`;
    case 'grep': {
      if (lines.length > 0 && !counted) {
        const flat = lineSteps(lines, env);
        return flat === undefined ? undefined : `${grepIn(set, act, env, true)} | ${flat}`;
      }
      return `${grepIn(set, act, env, false)}${counted ? ' | wc -l' : piped(rest)}`;
    }
    case 'replace':
      return undefined;
    case 'contents': {
      const cat = `${find(false)} -exec cat '{}' +`;
      const sorted = rest.map((step) => ` | ${stepCommand(step)}`).join('');
      if (lines.length === 0) return `${cat}${sorted}`;
      const flat = lineSteps(lines, env);
      return flat === undefined ? undefined : `${cat} | ${flat}${sorted}`;
    }
    case 'sum':
      return `${find(false)} -exec ${env.userland === 'bsd' ? bsdSum(act.program) : act.program} '{}' +${piped(rest)}`;
    case 'lines':
      return steps.some(({ type }) => type !== 'total' && type !== 'count')
        ? undefined
        : steps.some(({ type }) => type === 'total')
          ? `${find(false)} -exec cat '{}' + | wc -${act.what}`
          : `${find(false)} -exec wc -${act.what} '{}' +`;
    case 'each':
      return `${find(true)} -exec ${act.command.replace(/ ?\{\}$/, '')} '{}' \\;`;
    case 'rehearse':
      return `${find(false)} -exec echo ${act.command} '{}' \\;`;
    case 'say':
      return `${find(false)} -exec echo ${textWord(act.text, env)}${act.text.includes('{}') ? '' : " '{}'"} \\;`;
    case 'archive':
      return archiveOf(set, act.file, env);
    case 'rename':
      return steps.length > 0 ? undefined : renameAll(set, act.how, env);
  }
}

function onlyFiles({ filters }: FileSet): boolean {
  return filters.some((one) => one.type === 'kind' && one.kind === 'file');
}

function deletes(set: FileSet, env: RecipeEnvironment): string {
  const folders =
    set.filters.some((one) => one.type === 'kind' && one.kind === 'folder') ||
    !set.filters.some((one) => one.type === 'kind');
  const empty = set.filters.some((one) => one.type === 'empty');
  const find = findCommand(set, env, true);
  if (!folders) return `${find} -exec rm -f '{}' +`;
  return empty
    ? `${find} -depth -exec rmdir '{}' \\;`.replace(/ -prune -o (.*) -depth /, ' -prune -o $1 ')
    : `${find} -prune -exec rm -rf '{}' +`;
}

function bsdSum(program: string): string {
  return program === 'md5sum' ? 'md5 -r' : `shasum -a ${/\d+/.exec(program)?.[0] ?? '256'}`;
}

function grepIn(
  set: FileSet,
  { text, match }: Extract<FileAct, { readonly type: 'grep' }>,
  env: RecipeEnvironment,
  bare: boolean,
): string {
  const flags = `${bare || match.noNames === true ? 'h' : 'H'}${match.ignoreCase === true ? 'i' : ''}${match.word === true ? 'w' : ''}${match.inverted === true ? 'v' : ''}${match.only === true ? 'o' : ''}${match.numbered === true ? 'n' : ''}${match.extended === true ? 'E' : match.fixed === true ? 'F' : ''}`;
  const list =
    match.filesOnly === true ? `l${flags.replace('H', '')}` : match.counted === true ? `c${flags}` : flags;
  const context = `${match.before === undefined ? '' : ` -B ${match.before}`}${match.after === undefined ? '' : ` -A ${match.after}`}`;
  return `${findCommand(set, env, false)} -exec grep -${list}${context} ${text.startsWith('-') ? '-e ' : ''}${textWord(text, env)} '{}' +`;
}

function archiveOf(set: FileSet, file: string, env: RecipeEnvironment): string | undefined {
  const to = pathWord(file, env);
  const whole = set.filters.length === 0 && set.pruned.length === 0;
  const roots = set.roots.map((root) => pathWord(root, env)).join(' ');
  const zip = /\.zip$/.test(file);
  if (whole) return zip ? `zip -qr ${to} ${roots}` : `tar -caf ${to} ${roots}`;
  const find = findCommand(set, env, false);
  if (zip) return `${find} -print | zip -q ${to} -@`;
  return env.userland === 'gnu'
    ? `${find} -print0 | tar -caf ${to} --no-recursion --null -T -`
    : `${find} -print0 | tar -caf ${to} --no-recursion --null -T -`;
}

function renameAll(set: FileSet, how: Rename, env: RecipeEnvironment): string | undefined {
  if (syntaxOf(env.shell) === 'fish') return undefined;
  const changed = renamed(how, env);
  if (changed === undefined) return undefined;
  const move = `d=$(dirname "$f"); b=$(basename "$f"); mv -n "$f" "$d/${changed}"`;
  return `${findCommand(set, env, true)} -exec sh -c 'for f; do ${move}; done' sh '{}' +`;
}

function renamed(how: Rename, env: RecipeEnvironment): string | undefined {
  const safe = (text: string): boolean => /^[\w.,+@%-]+$/.test(text);
  switch (how.type) {
    case 'prefix':
      return safe(how.text) ? `${how.text}$b` : undefined;
    case 'suffix':
      return safe(how.text) ? `$b${how.text}` : undefined;
    case 'extension':
      return safe(how.to) ? `\${b%.*}.${how.to}` : undefined;
    case 'replace':
      return safe(how.from) && safe(how.to)
        ? `$(printf %s "$b" | sed "s/${how.from.replace(/\./g, '\\.')}/${how.to}/g")`
        : undefined;
    case 'case':
      return how.upper
        ? '$(printf %s "$b" | tr "[:lower:]" "[:upper:]")'
        : '$(printf %s "$b" | tr "[:upper:]" "[:lower:]")';
    default:
      return env.shell;
  }
}
