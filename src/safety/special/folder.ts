// cd, pushd, popd: the folder that the rest of the text works in.

import { readArguments } from '../arguments.ts';
import { oneFolder } from '../branches.ts';
import type { Call } from '../command.ts';
import { addEffect, find, type Judge } from '../judge.ts';
import { isGuarded, oneOf } from '../one-of.ts';
import { resolvePath } from '../paths.ts';
import { isSecret } from '../secret-files.ts';
import { HOME, isLiteral, likeliest, VARIABLE, type Value } from '../values.ts';

/** No variable has this name: the worst folder that the text has left, where others than `cd -` may lead back to. */
const LEFT = 'folders left';

/** A literal folder is safe; a target known only when it runs asks, and leaves the folder unknown. */
export function judgeCd(judge: Judge, call: Call): void {
  const { operands } = readArguments(judge, call.row, call.args);
  addEffect(judge, 'read');
  if (operands.length > 1) find(judge, 'unknown-operand', call.span);
  const [target] = operands;
  const isBack = call.name === 'cd' && target?.text === '-' && judge.dialect !== 'fish';
  if (isBack) return goTo(judge, followed(judge, 'OLDPWD'));
  // Which folder comes before or after, only the shell knows; where there is none, it stays.
  const goesBack =
    /^(?:nextd|prevd|popd)$/.test(call.name) || (call.name === 'pushd' && target === undefined);
  if (goesBack || (target !== undefined && /^(?:-|[-+]\d+)$/.test(target.text))) return goBack(judge);
  if (target === undefined || target.text === '~') return goTo(judge, judge.facts.home ?? HOME);
  const path = resolvePath(judge, target.text);
  enterFolder(judge, target);
  if (!isLiteral(target.text) && !target.text.startsWith(HOME)) find(judge, 'unknown-folder', target.span);
  else if (path !== undefined && /\uFDD5|\uFDD6|\uFDD7/.test(path))
    find(judge, 'unknown-folder', target.span);
}

/** Goes to a folder as it is written. Of one that nobody knows, what it is at worst still counts. */
export function enterFolder(judge: Judge, target: Value): void {
  const path = resolvePath(judge, target.text);
  if (path !== undefined && isLiteral(path.replace(HOME, '')))
    return goTo(judge, mayStay(judge, path) ? judge.scope.cwd : path);
  const name = likeliest(target.text.replace(/\/+$/, ''));
  if (!isGuarded(judge, { ...target, text: name })) return goTo(judge, undefined);
  // `.ssh` in a folder that nobody knows is still `.ssh`.
  goTo(judge, resolvePath(judge, name) ?? `/${VARIABLE}/${name}`);
}

/** Goes to some folder that the text has left, or stays. */
export function goBack(judge: Judge): void {
  goTo(judge, oneFolder(judge, [judge.scope.cwd, followed(judge, LEFT)]));
}

/** Goes on in another folder, undefined where nobody knows which. */
/** Where there is no such folder, the shell stays in the one that it is in, which matters most among secrets. */
function mayStay(judge: Judge, path: string): boolean {
  const { cwd } = judge.scope;
  return (
    cwd !== undefined &&
    isSecret(judge, cwd) &&
    judge.facts.paths?.[path] !== 'folder' &&
    !cwd.startsWith(path)
  );
}

export function goTo(judge: Judge, folder: string | undefined): void {
  const { variables, cwd = VARIABLE } = judge.scope;
  variables.set(LEFT, oneOf(judge, [variables.get(LEFT) ?? cwd, cwd]));
  variables.set('OLDPWD', cwd);
  judge.scope.cwd = folder;
}

/** What a variable says, where that is a folder and not merely unknown. */
function followed(judge: Judge, name: string): string | undefined {
  const text = likeliest(judge.scope.variables.get(name) ?? VARIABLE);
  return /^[/\uFDD0]/.test(text) ? text : undefined;
}
