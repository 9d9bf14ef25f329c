// Where Move-Item, Copy-Item and Rename-Item put what they are given, for keeping what stands there.

import { noteChange } from '../../../judgement/changes.ts';
import type { Judge } from '../../../judgement/judge.ts';
import type { ExpandedWord } from '../../../judgement/word.ts';
import { resolvePath } from '../../../paths/resolve.ts';
import type { Bound } from './binding.ts';

export function noteTarget(judge: Judge, cmdlet: string, bound: readonly Bound[]): void {
  const values = (pattern: RegExp): readonly ExpandedWord[] =>
    bound.filter(({ parameter }) => pattern.test(parameter.name)).flatMap((one) => one.values);
  const sources = values(/^(?:path|literalpath)$/i).map(({ text }) => text);
  const [target] = values(/^(?:destination|newname)$/i);
  // Nothing of a pipe is known by name here.
  if (
    sources.length === 0 &&
    judge.stdio.input.type !== 'terminal' &&
    /^(?:move|copy|rename)-item$/i.test(cmdlet)
  )
    judge.survey.unnamed = true;
  if (target === undefined) return;
  if (/^rename-item$/i.test(cmdlet))
    for (const source of sources)
      noteChange(judge, 'replace', resolvePath(judge, `${folderOf(source)}${target.text}`));
  if (/^(?:move|copy)-item$/i.test(cmdlet))
    noteChange(judge, /^move/i.test(cmdlet) ? 'replace' : 'write', resolvePath(judge, target.text), {
      tree: true,
      names: sources.map(nameOf),
    });
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function nameOf(path: string): string {
  const whole = path.replace(/(?<=[^/])\/$/, '');
  return whole.slice(whole.lastIndexOf('/') + 1);
}
