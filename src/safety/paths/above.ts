// Files that a program looks for in the current folder and all above it, as cargo and Maven do for their configuration.

import type { Judge } from '../judgement/judge.ts';
import { isLiteral } from '../judgement/word.ts';

/** None of the names is in the current folder or above it, but for plain ones. Without facts, one may be. */
export function isNowhereAbove(judge: Judge, names: readonly string[]): boolean {
  if (names.length === 0) return true;
  const kinds = configsAbove(judge, names)?.map((place) => kindOf(judge, place));
  return kinds?.every((kind) => kind === 'none' || kind === 'plain') === true;
}

/** One of the names is known to be there, and may say what else is run. */
export function isConfigured(judge: Judge, names: readonly string[]): boolean {
  if (names.length === 0) return false;
  const kinds = configsAbove(judge, names)?.map((place) => kindOf(judge, place));
  return kinds?.some((kind) => kind !== undefined && kind !== 'none' && kind !== 'plain') === true;
}

/** A file of that name is in the current folder or above it. */
export function isSomewhereAbove(judge: Judge, name: string): boolean {
  return placesAbove(judge, [name])?.some((place) => judge.facts.paths?.[place] === 'file') === true;
}

function kindOf({ facts }: Judge, place: string) {
  return facts.plainConfigs?.includes(place) === true ? 'plain' : facts.paths?.[place];
}

function configsAbove(judge: Judge, names: readonly string[]): string[] | undefined {
  const places = placesAbove(judge, names);
  for (const place of places ?? []) judge.survey.configs.add(place);
  return places;
}

/** What is in the home folder itself is the person's own. */
function placesAbove({ shell, facts, survey }: Judge, names: readonly string[]): string[] | undefined {
  const { cwd, written } = shell;
  if (cwd === undefined || !isLiteral(cwd) || written.size > 0) return undefined;
  const folders: string[] = [];
  for (let at = cwd; at !== '' && at !== facts.home; at = at.slice(0, at.lastIndexOf('/'))) folders.push(at);
  const places = folders.flatMap((folder) => names.map((name) => `${folder}/${name}`));
  for (const place of places) survey.paths.add(place);
  return places;
}
