// Files that `find` chose or a pattern stands for, and the names they get where they are copied or moved to.

import type { InPlace } from '../../domain/change.ts';
import { type Matches, type Selection, selectionKey } from '../../domain/selection.ts';
import { isDeep, noteChange, noteSelection } from '../judgement/changes.ts';
import type { Judgement } from '../judgement/judge.ts';
import {
  ANY_STRING,
  type ExpandedWord,
  isGlob,
  isLiteral,
  NUMBER,
  SUBTREE,
  UNKNOWN,
} from '../judgement/word.ts';
import { resolvePath } from './resolve.ts';

/** Files that come into an absolute path, under their own names where that is a folder. */
export type Coming = { readonly selection: Selection; readonly into: string };

/** The names that come into a folder, which is the path itself or another. */
export type Into = {
  readonly path?: string | undefined;
  readonly names: readonly string[];
  /** None of them is there. */
  readonly free?: boolean;
  /** The names that these files have, into this absolute path. */
  readonly chosen?: Coming | undefined;
};

/** A pattern stands for names that only its own folder knows: its whole path then. */
export function nameInFolder(judgement: Judgement, { text }: ExpandedWord): string {
  const name = baseName(text);
  return isGlob(name) ? (resolvePath(judgement, text) ?? UNKNOWN) : name;
}

/** The name that a source gets in a folder. */
export function nameBelow(folder: ExpandedWord, { text }: ExpandedWord): ExpandedWord {
  return { ...folder, text: `${folder.text.replace(/(?<=[^/])\/$/, '')}/${baseName(text)}` };
}

export function baseName(path: string): string {
  let end = path.length;
  while (end > 0 && path.charAt(end - 1) === '/') end--;
  return path.slice(path.lastIndexOf('/', end - 1) + 1, end) || path;
}

export function lookUp(judgement: Judgement, selection: Selection): Matches | undefined {
  const key = selectionKey(selection);
  judgement.survey.selections.set(key, selection);
  return judgement.facts.matches?.[key];
}

/** What `find` chose, where this word stands for it. */
export function chosenBy(
  { survey: { selecting } }: Judgement,
  { text }: ExpandedWord,
): Selection | undefined {
  return selecting?.isChosen(text) === true ? selecting.selection : undefined;
}

/** A change to a file in place; below a folder where the word stands for what is found there. */
export function noteInPlace(judgement: Judgement, kind: InPlace, value: ExpandedWord, tree = false): void {
  const chosen = chosenBy(judgement, value);
  if (chosen !== undefined) noteSelection(judgement, chosen, tree, { does: kind });
  else
    noteChange(judgement, kind, resolvePath(judgement, value.text), {
      tree: tree || value.text.includes(SUBTREE),
    });
}

/** What `find` chose and brings to a target. */
export function comingFrom(
  judgement: Judgement,
  source: ExpandedWord,
  into: string | undefined,
): Coming | undefined {
  const selection = chosenBy(judgement, source);
  const known = into !== undefined && isLiteral(into) && !judgement.survey.selecting?.elsewhere;
  return selection && known ? { selection, into } : undefined;
}

/** Notes what a source brings to a target, under its own name where that is a folder. */
export function noteComing(
  judgement: Judgement,
  kind: 'write' | 'replace',
  { source, target }: { readonly source: ExpandedWord; readonly target: ExpandedWord },
): void {
  const into = resolvePath(judgement, target.text);
  const chosen = comingFrom(judgement, source, into);
  if (chosen !== undefined)
    noteSelection(judgement, chosen.selection, true, { does: 'come', into: chosen.into });
  else
    noteChange(judgement, kind, into, { tree: kind === 'write', names: [nameInFolder(judgement, source)] });
}

/**
 * Whether nothing in the folder has a name that the pattern may stand for, in whatever case, hidden or not: the shell's
 * options decide about both.
 */
export function isFreeOf(judgement: Judgement, folder: string | undefined, source: ExpandedWord): boolean {
  if (folder === undefined || !isLiteral(folder)) return false;
  const path = resolvePath(judgement, source.text) ?? '';
  const cut = path.lastIndexOf('/');
  const name = path.slice(cut + 1).replaceAll(ANY_STRING, '*');
  // From several folders come equal names.
  if (isGlob(path.slice(0, cut)) || !isLiteral(`${path.slice(0, cut)}${name}`) || isDeep(judgement, path))
    return false;
  if ([...judgement.shell.written].some((file) => file.startsWith(`${folder}/`))) return false;
  const tests = ['-mindepth', '1', '-maxdepth', '1', '-iname', name];
  const matches = lookUp(judgement, { type: 'find', starts: [folder], tests });
  return matches?.count === 0 && !matches.more;
}

/** What comes is known to be under names that are free, in the folder or at the path itself. */
export function isNewTarget(judgement: Judgement, path: string | undefined, into?: Into): boolean {
  if (into?.free === true) return true;
  return into?.path === undefined && into?.chosen === undefined && isNewName(judgement, path);
}

/** A path whose last name has an unknown number or a pattern's text in it, where nothing has a name of that kind. */
export function isNewName(judgement: Judgement, path: string | undefined): boolean {
  const cut = path?.lastIndexOf('/') ?? -1;
  if (path === undefined || cut < 1) return false;
  const folder = path.slice(0, cut);
  const name = path
    .slice(cut + 1)
    .replaceAll(NUMBER, '*')
    .replaceAll(ANY_STRING, '*');
  if (!isLiteral(folder) || !/^(?=.*\*)(?=.*\w)[\w.,+@%=:*-]+$/.test(name) || isDeep(judgement, path))
    return false;
  if ([...judgement.shell.written].some((file) => file.startsWith(`${folder}/`))) return false;
  const tests = ['-mindepth', '1', '-maxdepth', '1', '-iname', name];
  const matches = lookUp(judgement, { type: 'find', starts: [folder], tests });
  return matches?.count === 0 && !matches.more;
}
