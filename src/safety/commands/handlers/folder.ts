// cd, pushd, popd: the folder that the rest of the text works in.

import { enterFolder, followed, goBack, goTo } from '../../flow/folder.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { HOME_DIRECTORY, isDynamic, isGlob, isLiteral } from '../../judgement/word.ts';
import { resolvePath } from '../../paths/resolve.ts';
import { readArguments } from '../arguments.ts';
import type { Call } from '../row.ts';

/** A literal folder is safe; a target known only when it runs asks, and leaves the folder unknown. */
export function judgeCd(judge: Judgement, call: Call): void {
  const { operands } = readArguments(judge, call.row, call.args);
  addEffect(judge, 'read');
  if (operands.length > 1) report(judge, 'unknown-operand', call.span);
  const [target] = operands;
  const isBack = call.name === 'cd' && target?.text === '-' && judge.text.dialect !== 'fish';
  if (isBack) return goTo(judge, followed(judge, 'OLDPWD'));
  // Only the shell knows its folder stack; if it is empty, the folder stays.
  const goesBack =
    /^(?:nextd|prevd|popd)$/.test(call.name) || (call.name === 'pushd' && target === undefined);
  if (goesBack || (target !== undefined && /^(?:-|[-+]\d+)$/.test(target.text))) return goBack(judge);
  if (target === undefined || target.text === '~') return goTo(judge, judge.facts.home ?? HOME_DIRECTORY);
  const path = resolvePath(judge, target.text);
  if (judge.shell.apart === true && isOneBelow(target.text)) return goTo(judge, path);
  enterFolder(judge, target);
  if (!isLiteral(target.text) && !target.text.startsWith(HOME_DIRECTORY))
    report(judge, 'unknown-folder', target.span);
  else if (path !== undefined && /\uFDD5|\uFDD6|\uFDD7/.test(path))
    report(judge, 'unknown-folder', target.span);
}

/** A pattern of folders: whichever it is, it lies in the current folder, and the shell around stays where it is. */
function isOneBelow(text: string): boolean {
  return isGlob(text) && !isDynamic(text) && /^[^/~.][^/]*\/?$/.test(text);
}
