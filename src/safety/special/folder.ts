// cd, pushd, popd: the folder that the rest of the text works in.

import { readArguments } from '../arguments.ts';
import type { Call } from '../command.ts';
import { addEffect, find, type Judge } from '../judge.ts';
import { resolvePath } from '../paths.ts';
import { HOME, isLiteral } from '../values.ts';

/** A literal folder is safe; a target known only when it runs asks, and leaves the folder unknown. */
export function judgeCd(judge: Judge, call: Call): void {
  const { operands } = readArguments(judge, call.row, call.args);
  addEffect(judge, 'read');
  const target = operands[0];
  // Which folder comes before or after, only the shell knows.
  if (/^(?:nextd|prevd)$/.test(call.name)) judge.scope.cwd = undefined;
  if (judge.scope.cwd === undefined && /^(?:nextd|prevd)$/.test(call.name)) return;
  if (operands.length > 1) find(judge, 'unknown-operand', call.span);
  if (target === undefined || target.text === '~') {
    judge.scope.cwd = call.name === 'popd' ? undefined : (judge.facts.home ?? HOME);
    return;
  }
  if (target.text === '-' || /^[-+]\d+$/.test(target.text)) {
    judge.scope.cwd = undefined;
    return;
  }
  const path = resolvePath(judge, target.text);
  judge.scope.cwd = path !== undefined && isLiteral(path.replace(HOME, '')) ? path : undefined;
  if (!isLiteral(target.text) && !target.text.startsWith('\uFDD0'))
    find(judge, 'unknown-folder', target.span);
  else if (path !== undefined && /\uFDD5|\uFDD6|\uFDD7/.test(path))
    find(judge, 'unknown-folder', target.span);
}
