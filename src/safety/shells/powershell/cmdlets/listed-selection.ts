// Which files a `Get-ChildItem` sends on, as a selection that can be looked up before the command runs.

import { type Matches, type Selection, selectionKey } from '../../../../domain/selection.ts';
import type { Judgement } from '../../../judgement/judge.ts';
import { type ExpandedWord, isDynamic } from '../../../judgement/word.ts';
import { resolvePath } from '../../../paths/resolve.ts';
import { unify } from '../../../paths/windows.ts';
import type { Bound } from './binding.ts';

/** Any other parameter chooses in a way that is not looked up. */
const UNDERSTOOD = /^(?:Path|Filter|Include|Recurse|s|File|af|Directory|ad|d|Force)$/;

/** Notes what the listing of `place` is chosen from; undefined where that can only be known at run time. */
export function listedSelection(
  judgement: Judgement,
  place: ExpandedWord,
  bound: readonly Bound[],
): Selection | undefined {
  const has = (name: RegExp) => bound.some((one) => name.test(one.parameter.name));
  const recursive = has(/^(?:Recurse|s)$/);
  const names = bound.filter((one) => /^(?:Filter|Include)$/.test(one.parameter.name));
  if (!bound.every((one) => UNDERSTOOD.test(one.parameter.name))) return undefined;
  // Include alone has its own rules without -Recurse: about_Wildcards, Get-ChildItem.
  if (has(/^Include$/) && !recursive) return undefined;
  const from = startOf(judgement, place);
  const chosen = names.map((one) => one.values.map(({ text }) => text));
  if (from === undefined || chosen.some((some) => some.length !== 1)) return undefined;
  const globs = [...from.names, ...chosen.flat()];
  if (globs.some((glob) => isDynamic(glob) || /[/\\[\]]/.test(glob))) return undefined;
  const selection: Selection = {
    type: 'find',
    starts: [from.folder],
    tests: [
      ...['-mindepth', '1'],
      ...(recursive ? [] : ['-maxdepth', '1']),
      // What is hidden is left out, and not entered.
      ...(has(/^Force$/) ? [] : ['-name', '.*', '-prune', '-o']),
      ...(has(/^(?:File|af)$/) ? ['-type', 'f'] : []),
      ...(has(/^(?:Directory|ad|d)$/) ? ['-type', 'd'] : []),
      ...globs.flatMap((glob) => ['-iname', glob]),
    ],
  };
  judgement.survey.selections.set(selectionKey(selection), selection);
  return listsFolder(judgement, from) ? selection : undefined;
}

/** The folder that is listed, and the pattern that its names must match. */
type Start = { readonly folder: string; readonly names: readonly string[] };

function startOf(judgement: Judgement, { text }: ExpandedWord): Start | undefined {
  const written = unify(text);
  const [, above = '', last = ''] = /^(.*?)([^/]*)$/s.exec(written) ?? [];
  const names = /[*?]/.test(last) ? [last] : [];
  const folder = resolvePath(judgement, names.length === 0 ? written : above.replace(/(?<=.)\/$/, '') || '.');
  if (folder === undefined || isDynamic(folder) || /[*?[\]]/.test(folder)) return undefined;
  return { folder, names };
}

/** A file's listing is that file. */
function listsFolder(judgement: Judgement, { folder, names }: Start): boolean {
  if (names.length > 0 || folder === judgement.shell.cwd) return true;
  judgement.survey.paths.add(folder);
  return judgement.facts.paths?.[folder] === 'folder';
}

/** What several selections stand for together. */
export function allMatches(each: readonly Matches[]): Matches {
  return {
    count: each.reduce((sum, { count }) => sum + count, 0),
    bytes: each.reduce((sum, { bytes }) => sum + bytes, 0),
    ...(each.some(({ atLeast }) => atLeast) ? { atLeast: true } : {}),
    first: each.flatMap(({ first }) => first),
    more: each.some(({ more }) => more),
  };
}
