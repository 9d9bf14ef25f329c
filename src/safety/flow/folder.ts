// Tracks the current folder of a text: entering, leaving and going back.

import { isDeep } from '../judgement/changes.ts';
import type { Judgement } from '../judgement/judge.ts';
import { LEFT } from '../judgement/shell-state.ts';
import {
  type ExpandedWord,
  HOME_DIRECTORY,
  isDynamic,
  isGlob,
  isLiteral,
  likeliest,
  SUBTREE,
  UNKNOWN,
} from '../judgement/word.ts';
import { resolvePath } from '../paths/resolve.ts';
import { isSecret } from '../paths/secrets.ts';
import { joinFolders } from './branches.ts';
import { isSensitive, join } from './join.ts';

/** Goes to a folder as it is written. The worst that an unknown one may be still counts. */
export function enterFolder(judgement: Judgement, target: ExpandedWord): void {
  // Of `find -exec env -C {}` each folder is another one.
  const one = !target.text.includes(SUBTREE);
  const path = one ? resolvePath(judgement, target.text) : undefined;
  if (path !== undefined && isLiteral(path.replace(HOME_DIRECTORY, '')))
    return goTo(judgement, mayStay(judgement, path) ? judgement.shell.cwd : path);
  const name = likeliest(target.text.replace(/\/+$/, ''));
  if (!isSensitive(judgement, { ...target, text: name })) return goTo(judgement, undefined);
  // `.ssh` in an unknown folder is still `.ssh`.
  goTo(judgement, resolvePath(judgement, name) ?? `/${UNKNOWN}/${name}`);
}

/** Goes to some folder that the text has left, or stays. */
export function goBack(judgement: Judgement): void {
  goTo(judgement, joinFolders(judgement, [judgement.shell.cwd, followed(judgement, LEFT)]));
}

/** Goes on in another folder, undefined if unknown. */
/** Where there is no such folder, the shell stays in the one that it is in, which matters most among secrets. */
function mayStay(judgement: Judgement, path: string): boolean {
  const { cwd } = judgement.shell;
  return (
    cwd !== undefined &&
    isSecret(judgement, cwd) &&
    judgement.facts.paths?.[path] !== 'folder' &&
    !cwd.startsWith(path)
  );
}

export function goTo(judgement: Judgement, folder: string | undefined): void {
  const { variables, cwd = UNKNOWN } = judgement.shell;
  variables.set(LEFT, join(judgement, [variables.get(LEFT) ?? cwd, cwd]));
  variables.set('OLDPWD', cwd);
  judgement.shell.cwd = folder;
}

/** What a variable says, where that is a folder and not merely unknown. */
export function followed(judgement: Judgement, name: string): string | undefined {
  const text = likeliest(judgement.shell.variables.get(name) ?? UNKNOWN);
  return /^[/\uFDD0]/.test(text) ? text : undefined;
}

/** A pattern that the caller can list: of one level, not left by `..`, which of a link leads elsewhere. */
export function isListed(judgement: Judgement, text: string): boolean {
  if (!isGlob(text) || isDynamic(text) || isDeep(judgement, text)) return false;
  // There `**` is a pattern of all levels (zshoptions(1), GLOB_STAR_SHORT).
  if (judgement.facts.options?.includes('globstarshort') === true) return false;
  return !/[\uFDD2\uFDD3].*\/\.\./.test(text);
}
