// Tracks the current folder of a text: entering, leaving and going back.

import type { Judgement } from '../judgement/judge.ts';
import { LEFT } from '../judgement/shell-state.ts';
import { type ExpandedWord, HOME_DIRECTORY, isLiteral, likeliest, UNKNOWN } from '../judgement/word.ts';
import { resolvePath } from '../paths/resolve.ts';
import { isSecret } from '../paths/secrets.ts';
import { joinFolders } from './branches.ts';
import { isSensitive, join } from './join.ts';

/** Goes to a folder as it is written. The worst that an unknown one may be still counts. */
export function enterFolder(judge: Judgement, target: ExpandedWord): void {
  const path = resolvePath(judge, target.text);
  if (path !== undefined && isLiteral(path.replace(HOME_DIRECTORY, '')))
    return goTo(judge, mayStay(judge, path) ? judge.shell.cwd : path);
  const name = likeliest(target.text.replace(/\/+$/, ''));
  if (!isSensitive(judge, { ...target, text: name })) return goTo(judge, undefined);
  // `.ssh` in an unknown folder is still `.ssh`.
  goTo(judge, resolvePath(judge, name) ?? `/${UNKNOWN}/${name}`);
}

/** Goes to some folder that the text has left, or stays. */
export function goBack(judge: Judgement): void {
  goTo(judge, joinFolders(judge, [judge.shell.cwd, followed(judge, LEFT)]));
}

/** Goes on in another folder, undefined if unknown. */
/** Where there is no such folder, the shell stays in the one that it is in, which matters most among secrets. */
function mayStay(judge: Judgement, path: string): boolean {
  const { cwd } = judge.shell;
  return (
    cwd !== undefined &&
    isSecret(judge, cwd) &&
    judge.facts.paths?.[path] !== 'folder' &&
    !cwd.startsWith(path)
  );
}

export function goTo(judge: Judgement, folder: string | undefined): void {
  const { variables, cwd = UNKNOWN } = judge.shell;
  variables.set(LEFT, join(judge, [variables.get(LEFT) ?? cwd, cwd]));
  variables.set('OLDPWD', cwd);
  judge.shell.cwd = folder;
}

/** What a variable says, where that is a folder and not merely unknown. */
export function followed(judge: Judgement, name: string): string | undefined {
  const text = likeliest(judge.shell.variables.get(name) ?? UNKNOWN);
  return /^[/\uFDD0]/.test(text) ? text : undefined;
}
