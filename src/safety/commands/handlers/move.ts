// mv, cp and ln: what is at the target decides whether anything is lost.

import type { Level } from '../../../domain/verdict.ts';
import { noteChange } from '../../judgement/changes.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, isLiteral } from '../../judgement/word.ts';
import type { CommandRole } from '../../knowledge/roles.ts';
import { judgePlace } from '../../paths/file-effects.ts';
import { resolvePath } from '../../paths/resolve.ts';
import { isNewName, nameBelow, nameInFolder, noteComing } from '../../paths/sources.ts';
import { type Arguments, readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import type { Call } from '../row.ts';

/** To a free name, or with `-n` or `-i`, nothing is written over; what has moved can be moved back. */
export function judgeMove(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  const keeps = keepsTargets(judgement, given);
  const free = keeps || isFree(judgement, given);
  const role = (name: CommandRole): CommandRole =>
    name === 'V' && free ? 'MOVED' : name === 'T' && keeps ? 'KEPT' : name;
  const { row } = call;
  const operands = row.operands.map((spec) => ({ ...spec, role: role(spec.role) }));
  // A copy that keeps what is there is noted below.
  const level: Level = keeps && call.name !== 'mv' ? 'safe' : free ? 'ask' : row.impact.level;
  const impact = { ...row.impact, level };
  judgeByRow(judgement, { ...call, row: { ...row, operands, impact } }, given);
  if (keeps) judgeKept(judgement, call, given.operands);
  if (hasOtherTargets(given)) judgement.survey.unnamed = true;
}

/** Files that come into a folder that is not an operand, and overwritten files that get another name, are not named. */
function hasOtherTargets({ options }: Arguments): boolean {
  return options.some(({ spec }) =>
    /^(?:-[btS]|--(?:backup|suffix|target-directory|exchange|parents))$/.test(spec.name),
  );
}

/** Asks first, or leaves the target as it is. */
function keepsTargets(judgement: Judgement, { options, operands }: Arguments): boolean {
  const has = (pattern: RegExp) => options.some(({ spec }) => pattern.test(spec.name));
  if (
    operands.length < 2 ||
    has(/^(?:-f|-t|-T|-b|-S|--(?:force|target-directory|backup|suffix|exchange|remove-destination|update))$/)
  )
    return false;
  return (
    has(/^(?:-n|--no-clobber)$/) ||
    (has(/^(?:-i|--interactive)$/) && judgement.stdio.input.type === 'terminal')
  );
}

function judgeKept(judgement: Judgement, { name }: Call, operands: readonly ExpandedWord[]): void {
  const target = operands.at(-1);
  if (target === undefined) return;
  for (const source of operands.slice(0, -1)) {
    const file = nameBelow(target, source);
    noteComing(judgement, 'replace', { source, target });
    judgePlace(judgement, resolvePath(judgement, file.text) ?? file.text, file);
  }
  addEffect(judgement, 'write');
  // What is moved is said already.
  if (name !== 'mv') report(judgement, 'copies', target.span, target);
}

/** ln: in a folder each link gets the name of what it leads to. */
export function judgeLink(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  judgeByRow(judgement, call, given);
  const target = given.operands.at(-1);
  const sources = given.operands.slice(0, -1);
  if (target === undefined || sources.length === 0 || hasOtherTargets(given)) judgement.survey.unnamed = true;
  else
    noteChange(judgement, 'replace', resolvePath(judgement, target.text), {
      names: sources.map((source) => nameInFolder(judgement, source)),
    });
}

/** Nothing is where any of the sources would come. */
function isFree(judgement: Judgement, { options, operands }: Arguments): boolean {
  const [target] = operands.slice(-1);
  const sources = operands.slice(0, -1);
  const harmless =
    /^(?:-[bfinuvTZh]|--(?:force|interactive|no-clobber|verbose|no-target-directory|debug|no-copy))$/;
  if (target === undefined || sources.length === 0 || !options.every(({ spec }) => harmless.test(spec.name)))
    return false;
  const kind = kindAt(judgement, target);
  if (kind === 'none') return sources.length === 1;
  return (
    kind === 'folder' && sources.every((source) => kindAt(judgement, nameBelow(target, source)) === 'none')
  );
}

function kindAt(judgement: Judgement, { text }: ExpandedWord): string | undefined {
  const path = resolvePath(judgement, text);
  if (isNewName(judgement, path)) return 'none';
  if (path === undefined || !isLiteral(path)) return undefined;
  judgement.survey.paths.add(path);
  return judgement.shell.written.has(path) ? undefined : judgement.facts.paths?.[path];
}
