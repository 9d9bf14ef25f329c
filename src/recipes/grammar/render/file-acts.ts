// Writes the command for the files found: delete, copy, change, search, pack.

import { syntaxOf } from '../../../domain/shell-descriptor.ts';
import type { RecipeEnvironment } from '../../slots/recipe.ts';
import type { FileAct, Rename } from '../lexicon/file-facts.ts';
import type { FileRequest } from '../readings/files.ts';
import type { FileSet, LineStep } from '../request.ts';
import { findCommand } from './find.ts';
import { lineSteps } from './lines.ts';
import { piped } from './list-steps.ts';
import { pathWord, textWord } from './words.ts';

/** They leave no list that could be counted or sorted. */
const CHANGES = /^(?:delete|copy|move|link|mode|owner|edit|rename)$/;

/** Undefined if this userland has no such command. */
export function actCommand(request: FileRequest, act: FileAct, env: RecipeEnvironment): string | undefined {
  const { set, steps, lines } = request;
  const find = (changes: boolean): string => findCommand(set, env, changes);
  const counted = steps.some(({ type }) => type === 'count');
  if (steps.length > 0 && CHANGES.test(act.type)) return undefined;
  switch (act.type) {
    case 'delete':
      return act.asking === true
        ? `${find(true)}${onlyFiles(set) ? '' : ' -prune'} -exec rm -i${onlyFiles(set) ? '' : 'r'} '{}' \\;`
        : deletes(set, env);
    case 'copy':
      if (act.parents === true && env.userland === 'bsd') return undefined;
      return intoFolder(act.to, env, (to) => {
        const parents = act.parents === true ? ' --parents' : '';
        return `${findCommand(outside(set, act.to), env, true)} -exec cp -i${onlyFiles(set) ? '' : 'R'}${parents} '{}' ${to} \\;`;
      });
    case 'move':
      return intoFolder(
        act.to,
        env,
        (to) => `${findCommand(outside(set, act.to), env, true)} -exec mv -i '{}' ${to} \\;`,
      );
    case 'link':
      return linkAll(set, act.to, env);
    case 'mode':
      return `${find(true)} -exec chmod ${act.mode} '{}' +`;
    case 'owner':
      return `${find(true)} -exec ${act.group === true ? 'chgrp' : 'chown'} ${textWord(act.owner, env)} '{}' +`;
    case 'grep': {
      if (lines.length > 0 && !counted) {
        const flat = lineSteps(lines, env);
        return flat === undefined ? undefined : `${grepIn(set, act, env, true)} | ${flat}`;
      }
      return `${grepIn(set, act, env, false)}${counted ? ' | wc -l' : piped(steps)}`;
    }
    case 'edit':
      return editAll(set, act.step, env);
    case 'contents': {
      const cat = `${find(false)} -exec cat '{}' +`;
      const sorted = piped(steps);
      if (lines.length === 0) return `${cat}${sorted}`;
      const flat = lineSteps(lines, env);
      return flat === undefined ? undefined : `${cat} | ${flat}${sorted}`;
    }
    case 'sum':
      return `${find(false)} -exec ${env.userland === 'bsd' ? bsdSum(act.program) : act.program} '{}' +${piped(steps)}`;
    case 'ends':
      return `${find(false)} -exec ${act.end === 'first' ? 'head' : 'tail'} -n ${act.count} '{}' +${piped(steps)}`;
    case 'lines':
      return steps.some(({ type }) => type !== 'total' && type !== 'count')
        ? undefined
        : steps.some(({ type }) => type === 'total')
          ? `${find(false)} -exec cat '{}' + | wc -${act.what}`
          : `${find(false)} -exec wc -${act.what} '{}' +`;
    case 'each':
      return steps.some(({ type }) => type === 'count' || type === 'total')
        ? undefined
        : `${find(true)} -exec ${runnable(act.command, env)} '{}' \\;${piped(steps)}`;
    case 'rehearse':
      return `${find(false)} -exec echo ${act.command} '{}' \\;`;
    case 'say':
      return `${find(false)} -exec echo ${textWord(act.text, env)}${act.text.includes('{}') ? '' : " '{}'"} \\;`;
    case 'archive':
      return archiveOf(set, { file: act.file, bare: request.show.includes('names') }, env);
    case 'rename':
      return renameAll(set, act.how, env);
  }
}

/** What is in the target already is not put there again, nor visited when it has just arrived. */
function outside(set: FileSet, to: string): FileSet {
  const clean = to.replace(/^\.\//, '').replace(/\/+$/, '');
  const isBelow = set.roots.some((root) => root === '.' || clean.startsWith(`${root}/`));
  const isFree = /^[~/$]|[*?]|(?:^|\/)\.\.?$/.test(clean) || clean === '';
  if (set.most === 1 || !isBelow || isFree || set.roots.length > 1) return set;
  return { ...set, pruned: [...set.pruned, clean] };
}

/** A slash at the end keeps several files from becoming one; a folder that is not there yet is made. */
function intoFolder(to: string, env: RecipeEnvironment, command: (to: string) => string): string {
  const folder = pathWord(to, env);
  const isOpen = /[$*?]/.test(to) || /(^|\/)\.{1,2}$/.test(to);
  const filled = command(isOpen || folder.endsWith('/') ? folder : `${folder}/`);
  const isMissing = !isOpen && env.world?.kindOf(to) === 'none';
  return isMissing ? `mkdir -p ${folder} && ${filled}` : filled;
}

/** A link stores its target as written: an absolute path is right wherever the link is. */
function linkAll(set: FileSet, to: string, env: RecipeEnvironment): string {
  const roots = set.roots.map((root) =>
    root === '.' ? '$PWD' : /^[/~$]/.test(root) ? root : `$PWD/${root.replace(/^\.\//, '')}`,
  );
  return `${findCommand({ ...set, roots }, env, false)} -exec ln -s '{}' ${pathWord(to, env)} \\;`;
}

/** Folders and links have no lines. */
function editAll(set: FileSet, step: LineStep, env: RecipeEnvironment): string | undefined {
  const kind = set.filters.find((one) => one.type === 'kind');
  if (kind !== undefined && kind.type === 'kind' && kind.kind !== 'file') return undefined;
  const sed = lineSteps([step], env);
  if (sed?.startsWith('sed ') !== true) return undefined;
  const files: FileSet =
    kind === undefined ? { ...set, filters: [{ type: 'kind', kind: 'file' }, ...set.filters] } : set;
  const inPlace = sed.replace(/^sed /, env.userland === 'bsd' ? "sed -i '' " : 'sed -i ');
  return `${findCommand(files, env, true)} -exec ${inPlace} '{}' +`;
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

/** A script in the current folder is called with its path. */
function runnable(command: string, env: RecipeEnvironment): string {
  const plain = command.replace(/ ?\{\}$/, '');
  return /^[^\s/]+$/.test(plain) && env.world?.kindOf(plain) === 'file' ? `./${plain}` : plain;
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
  const flags = `${bare || match.noNames === true ? 'h' : 'H'}${match.ignoreCase === true ? 'i' : ''}${match.word === true ? 'w' : ''}${match.only === true ? 'o' : ''}${match.numbered === true ? 'n' : ''}${match.extended === true ? 'E' : match.fixed === true ? 'F' : ''}`;
  const list =
    match.filesOnly === true ? `l${flags.replace('H', '')}` : match.counted === true ? `c${flags}` : flags;
  const context = `${match.before === undefined ? '' : ` -B ${match.before}`}${match.after === undefined ? '' : ` -A ${match.after}`}`;
  // Folders have no lines to look into.
  const files: FileSet = set.filters.length > 0 ? set : { ...set, filters: [{ type: 'kind', kind: 'file' }] };
  return `${findCommand(files, env, false)} -exec grep -${list}${context} ${text.startsWith('-') ? '-e ' : ''}${textWord(text, env)} '{}' +`;
}

/** `bare`: without the names of the folders. */
function archiveOf(
  set: FileSet,
  { file, bare }: { readonly file: string; readonly bare: boolean },
  env: RecipeEnvironment,
): string | undefined {
  const to = pathWord(file, env);
  const whole = set.filters.length === 0 && set.pruned.length === 0;
  const roots = set.roots.map((root) => pathWord(root, env)).join(' ');
  const zip = /\.zip$/.test(file);
  if (bare && !zip) return undefined;
  if (whole) return zip ? `zip -qr${bare ? 'j' : ''} ${to} ${roots}` : `tar -caf ${to} ${roots}`;
  const find = findCommand(set, env, false);
  if (zip) return `${find} -print | zip -q${bare ? 'j' : ''} ${to} -@`;
  return `${find} -print0 | tar -caf ${to} --no-recursion --null -T -`;
}

function renameAll(set: FileSet, how: Rename, env: RecipeEnvironment): string | undefined {
  if (syntaxOf(env.shell) === 'fish') return undefined;
  const changed = renamed(how);
  if (changed === undefined) return undefined;
  const move = `d=$(dirname "$f"); b=$(basename "$f"); mv -n "$f" "$d/${changed}"`;
  return `${findCommand(set, env, true)} -exec sh -c 'for f; do ${move}; done' sh '{}' +`;
}

function renamed(how: Rename): string | undefined {
  const safe = (text: string): boolean => /^[\w.,+@% -]+$/.test(text);
  switch (how.type) {
    case 'prefix':
      return safe(how.text) ? `${how.text}$b` : undefined;
    case 'suffix':
      return safe(how.text) ? `$b${how.text}` : undefined;
    case 'extension':
      return safe(how.to) ? `\${b%.*}.${how.to}` : undefined;
    case 'replace':
      return safe(how.from) && (how.to === '' || safe(how.to))
        ? `$(printf %s "$b" | sed "s/${how.from.replace(/\./g, '\\.')}/${how.to}/g")`
        : undefined;
    case 'case':
      return how.upper
        ? '$(printf %s "$b" | tr "[:lower:]" "[:upper:]")'
        : '$(printf %s "$b" | tr "[:upper:]" "[:lower:]")';
  }
}
