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
export function judgeNohup(judge: Judgement, call: Call): void {
  const given = readArguments(judge, call.row, call.args);
  if (given.operands.length > 0 && judge.stdio.output === 'terminal') judgeOutputFile(judge, call);
  judgeByRow(judge, call, given);
}

/** At a prompt it starts its command in its own process, and returns at once unless an option says to wait. */
export function judgeSetsid(judge: Judgement, call: Call): void {
  const given = readArguments(judge, call.row, call.args);
  judgeByRow(judge, call, given);
  if (!given.options.some(({ spec }) => /^(?:-w|--wait)$/.test(spec.name))) judge.survey.lingers = true;
}

/** A new file takes nothing away, and nohup itself says that it writes one. */
function judgeOutputFile(judge: Judgement, { command }: Call): void {
  const name = 'nohup.out';
  const path = resolvePath(judge, name);
  const { home } = judge.facts;
  const places = [path, home === undefined ? undefined : `${home}/${name}`];
  const isFree = places.every((place) => kindOf(judge, place, name) === 'none');
  noteChange(judge, 'write', path);
  addEffect(judge, 'write');
  judgePlace(judge, path ?? name, command, name);
  if (isFree) return;
  addEffect(judge, 'append');
  report(judge, 'appends', command.span, name, 'ask');
}
