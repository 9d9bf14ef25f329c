// Where Move-Item, Copy-Item and Rename-Item put what they are given, for keeping what is there.

import { noteChange } from '../../../judgement/changes.ts';
import type { Judgement } from '../../../judgement/judge.ts';
import { type ExpandedWord, isGlob, UNKNOWN, withGlobs } from '../../../judgement/word.ts';
import { resolvePath } from '../../../paths/resolve.ts';
import type { Bound } from './binding.ts';

export function noteTarget(judgement: Judgement, cmdlet: string, bound: readonly Bound[]): void {
  if (!/^(?:move|copy|rename)-item$/i.test(cmdlet)) return;
  const values = (pattern: RegExp): readonly ExpandedWord[] =>
    bound.filter(({ parameter }) => pattern.test(parameter.name)).flatMap((one) => one.values);
  // The cmdlet reads patterns in all but `-LiteralPath`, quoted or not.
  const patterns = values(/^path$/i).map(({ text }) => withGlobs(text));
  const sources = [...patterns, ...values(/^literalpath$/i).map(({ text }) => text)];
  const [target] = values(/^(?:destination|newname)$/i);
  // Of a pipe nothing is known by name here, and without a target it is the current folder.
  const piped = sources.length === 0 && judgement.stdio.input.type !== 'terminal';
  if (piped || target === undefined) {
    judgement.survey.unnamed = true;
    return;
  }
  if (/^rename/i.test(cmdlet))
    for (const source of sources)
      noteChange(judgement, 'replace', resolvePath(judgement, `${folderOf(source)}${target.text}`));
  else if (isGlob(withGlobs(target.text))) judgement.survey.unnamed = true;
  else
    noteChange(judgement, /^move/i.test(cmdlet) ? 'replace' : 'write', resolvePath(judgement, target.text), {
      tree: true,
      names: sources.map((source) => nameIn(judgement, source)),
    });
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The name it gets in a folder; a pattern stands for names that only its own folder knows: its whole path then. */
function nameIn(judgement: Judgement, path: string): string {
  const whole = path.replace(/(?<=[^/])\/$/, '');
  const name = whole.slice(whole.lastIndexOf('/') + 1);
  return isGlob(name) ? (resolvePath(judgement, whole) ?? UNKNOWN) : name;
}
