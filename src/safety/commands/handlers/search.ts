// Programs that search many files: which of them, by the globs they are given.

import type { Judge } from '../../judgement/judge.ts';
import { EACH, withGlobs } from '../../judgement/word.ts';
import { readPath } from '../../paths/file-effects.ts';
import { type Arguments, readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import type { Call } from '../row.ts';

/** grep, rg: what `-g .env` and `--include` ask for is read, hidden or not; `-g '!.env'` leaves it out. */
export function judgeSearch(judge: Judge, call: Call): void {
  const given = readArguments(judge, call.row, call.args);
  judgeByRow(judge, call, given);
  judgeWhole(judge, call, given);
  for (const { spec, value } of given.options) {
    if (/^(?:-g|--i?glob|--include)$/.test(spec.name) && value !== undefined && !value.text.startsWith('!'))
      readPath(judge, { ...value, text: withGlobs(value.text) });
  }
}

/** A search for anything prints all that it reads. */
function judgeWhole(judge: Judge, call: Call, { options, operands }: Arguments): void {
  const named = options.filter(({ spec }) => spec.role === 'PATTERN');
  const patterns = named.length > 0 ? named.flatMap(({ value }) => value ?? []) : operands.slice(0, 1);
  const places = named.length > 0 ? operands : operands.slice(1);
  const down = call.name === 'rg' || options.some(({ spec }) => DOWN.test(spec.name));
  const silent = options.some(({ spec }) => SILENT.test(spec.name));
  if (!down || silent || !patterns.some(({ text }) => ANYTHING.test(text))) return;
  for (const place of places) readPath(judge, { ...place, text: place.text + EACH });
}

const DOWN = /^(?:-r|-R|--recursive|--dereference-recursive)$/;

const SILENT = /^(?:-[lLcq]|--(?:files-with-matches|files-without-match|count|quiet|silent))$/;

const ANYTHING = /^(?:|\^|\$|\.|\.\*|\^\.\*\$?|\.\+|\[\^\]\]?|\\S|\^\.)$/;
