// Configuration files that a program searches for in the current folder and all above it, such as cargo's and Maven's.

import type { Judgement, ShellState } from '../judgement/judge.ts';
import { hasLeft } from '../judgement/shell-state.ts';
import { isLiteral } from '../judgement/word.ts';
import { resolvePath } from './resolve.ts';

/** None of the names is in the current folder or above it, but for plain ones. Without facts, one may be. */
export function isNowhereAbove(judgement: Judgement, names: readonly string[]): boolean {
  if (names.length === 0) return true;
  const kinds = configsAbove(judgement, names)?.map((place) => kindOf(judgement, place));
  return kinds?.every((kind) => kind === 'none' || kind === 'plain') === true;
}

/** One of the names may be there, and say what else is run; not in the folder that the text began in, if no facts are given. */
export function mayBeConfigured(judgement: Judgement, names: readonly string[]): boolean {
  if (names.length === 0) return false;
  const nowhere = isNowhereAbove(judgement, names);
  const { facts, shell } = judgement;
  const stays = shell.cwd === facts.cwd && !hasLeft(shell) && shell.written.size === 0;
  return !nowhere && !(stays && facts.paths === undefined);
}

/**
 * The folder that the text began in, while nothing in it has changed. A `cd` that fails leaves the shell where it was, so
 * that behind one no look at a folder counts.
 */
export function certainFolder(shell: ShellState): string | undefined {
  const { cwd, written, mounts } = shell;
  const certain = !hasLeft(shell) && mounts === undefined && written.size === 0;
  return certain && cwd !== undefined && isLiteral(cwd) ? cwd : undefined;
}

/** A file of that name is in the current folder or above it. */
export function isSomewhereAbove(judgement: Judgement, name: string): boolean {
  return placesAbove(judgement, [name])?.some((place) => judgement.facts.paths?.[place] === 'file') === true;
}

/** No file of that name is in the current folder, nor in any above it, the home folder and its own among them. */
export function isMissingAbove(judgement: Judgement, name: string): boolean {
  const places = placesAbove(judgement, [name], '');
  const last = `/${name}`;
  judgement.survey.paths.add(last);
  return places?.concat(last).every((place) => judgement.facts.paths?.[place] === 'none') === true;
}

/** Git starts no program for a change of the repository here: it has no hooks, and no settings that name a program. */
export function hasNoHooks({ shell, survey, facts }: Judgement): boolean {
  const folder = certainFolder(shell);
  if (folder === undefined) return false;
  survey.configs.add(`${folder}/${HOOKS}`);
  return facts.plainConfigs?.includes(`${folder}/${HOOKS}`) === true;
}

/** Stands for those of the repository that the folder belongs to, wherever they are. */
const HOOKS = '.git/hooks';

function kindOf({ facts }: Judgement, place: string) {
  return facts.plainConfigs?.includes(place) === true ? 'plain' : facts.paths?.[place];
}

function configsAbove(judgement: Judgement, names: readonly string[]): string[] | undefined {
  const places = placesAbove(judgement, names);
  for (const place of places ?? []) judgement.survey.configs.add(place);
  return places;
}

/** Below `end`: what is in the home folder itself is the person's own. */
function placesAbove(
  { shell, facts, survey }: Judgement,
  names: readonly string[],
  end = facts.home,
): string[] | undefined {
  const cwd = certainFolder(shell);
  if (cwd === undefined) return undefined;
  const folders: string[] = [];
  for (let at = cwd; at !== '' && at !== end; at = at.slice(0, at.lastIndexOf('/'))) folders.push(at);
  const places = folders.flatMap((folder) => names.map((name) => `${folder}/${name}`));
  for (const place of places) survey.paths.add(place);
  return places;
}

/** `-v "$PWD":/app`: a project's folder, or one in it, which its own programs change as well. */
export function isOwnFolder(judgement: Judgement, mount: string): boolean {
  const cwd = certainFolder(judgement.shell);
  const path = resolvePath(judgement, mount.replace(/:.*$/s, ''));
  const home = judgement.facts.home;
  if (cwd === undefined || path === undefined || home === undefined || !isLiteral(path)) return false;
  const isHidden = path.slice(home.length).includes('/.');
  return cwd.startsWith(`${home}/`) && `${path}/`.startsWith(`${cwd}/`) && !isHidden;
}
