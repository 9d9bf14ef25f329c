// nohup: where its command's output goes, beside what that command does.

import { noteChange } from '../../judgement/changes.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { judgePlace, kindOf } from '../../paths/file-effects.ts';
import { resolvePath } from '../../paths/resolve.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import type { Call } from '../row.ts';

/** What would be printed on a terminal goes into a file, of the home where the folder takes none. */
export function judgeNohup(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  if (given.operands.length > 0 && judgement.stdio.output === 'terminal') judgeOutputFile(judgement, call);
  judgeByRow(judgement, call, given);
}

/** At a prompt it starts its command in its own process, and returns at once unless an option says to wait. */
export function judgeSetsid(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  judgeByRow(judgement, call, given);
  if (!given.options.some(({ spec }) => /^(?:-w|--wait)$/.test(spec.name))) judgement.survey.lingers = true;
}

/** A new file takes nothing away, and nohup itself says that it writes one. */
function judgeOutputFile(judgement: Judgement, { command }: Call): void {
  const name = 'nohup.out';
  const path = resolvePath(judgement, name);
  const { home } = judgement.facts;
  const places = [path, home === undefined ? undefined : `${home}/${name}`];
  const isFree = places.every((place) => kindOf(judgement, place, name) === 'none');
  noteChange(judgement, 'write', path);
  addEffect(judgement, 'write');
  judgePlace(judgement, path ?? name, command, name);
  if (isFree) return;
  addEffect(judgement, 'append');
  report(judgement, 'appends', command.span, name, 'ask');
}
