// Files that a program looks for in the current folder and all above it, as cargo and Maven do for their configuration.

import type { Judge } from '../judgement/judge.ts';
import { isLiteral } from '../judgement/word.ts';

/** None of the names is in the current folder or above it. Where nobody looked, one may be. */
export function isNowhereAbove(judge: Judge, names: readonly string[]): boolean {
  if (names.length === 0) return true;
  const places = placesAbove(judge, names);
  return places?.every((place) => judge.facts.paths?.[place] === 'none') === true;
}

/** A file of that name is in the current folder or above it. */
export function isSomewhereAbove(judge: Judge, name: string): boolean {
  return placesAbove(judge, [name])?.some((place) => judge.facts.paths?.[place] === 'file') === true;
}

/** What is in the home folder itself is the person's own. */
function placesAbove({ shell, facts, survey }: Judge, names: readonly string[]): string[] | undefined {
  const { cwd, written } = shell;
  if (cwd === undefined || !isLiteral(cwd) || written.size > 0) return undefined;
  const folders: string[] = [];
  for (
    let folder = cwd;
    folder !== '' && folder !== facts.home;
    folder = folder.slice(0, folder.lastIndexOf('/'))
  )
    folders.push(folder);
  const places = folders.flatMap((folder) => names.map((name) => `${folder}/${name}`));
  for (const place of places) survey.paths.add(place);
  return places;
}
