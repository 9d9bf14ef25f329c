// cd, pushd, popd: the folder that the rest of the text works in.

import { enterFolder, followed, goBack, goTo, isListed } from '../../flow/folder.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { HOME_DIRECTORY, isLiteral } from '../../judgement/word.ts';
import { resolvePath } from '../../paths/resolve.ts';
import { readArguments } from '../arguments.ts';
import type { Call } from '../row.ts';

/** A literal folder is safe; a target known only when it runs asks, and leaves the folder unknown. */
export function judgeCd(judgement: Judgement, call: Call): void {
  const { operands } = readArguments(judgement, call.row, call.args);
  addEffect(judgement, 'read');
  if (operands.length > 1) report(judgement, 'unknown-operand', call.span);
  const [target] = operands;
  const isBack = call.name === 'cd' && target?.text === '-' && judgement.text.dialect !== 'fish';
  if (isBack) return goTo(judgement, followed(judgement, 'OLDPWD'));
  // Only the shell knows its folder stack; if it is empty, the folder stays.
  const goesBack =
    /^(?:nextd|prevd|popd)$/.test(call.name) || (call.name === 'pushd' && target === undefined);
  if (goesBack || (target !== undefined && /^(?:-|[-+]\d+)$/.test(target.text))) return goBack(judgement);
  if (target === undefined || target.text === '~')
    return goTo(judgement, judgement.facts.home ?? HOME_DIRECTORY);
  const path = resolvePath(judgement, target.text);
  if (judgement.shell.apart === true && isOneBelow(judgement, target.text)) return goTo(judgement, path);
  enterFolder(judgement, target);
  if (!isLiteral(target.text) && !target.text.startsWith(HOME_DIRECTORY))
    report(judgement, 'unknown-folder', target.span);
  else if (path !== undefined && /\uFDD5|\uFDD6|\uFDD7/.test(path))
    report(judgement, 'unknown-folder', target.span);
}

/** A pattern of folders: whichever it is, it lies in the current folder, and the shell around stays where it is. */
function isOneBelow(judgement: Judgement, text: string): boolean {
  return isListed(judgement, text) && /^[^/~.][^/]*\/?$/.test(text);
}
