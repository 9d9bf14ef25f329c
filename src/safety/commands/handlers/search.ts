// Programs that search many files: which of them, by the globs they are given.

import type { Judge } from '../../judgement/judge.ts';
import { withGlobs } from '../../judgement/word.ts';
import { readPath } from '../../paths/file-effects.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import type { Call } from '../row.ts';

/** grep, rg: what `-g .env` and `--include` ask for is read, hidden or not; `-g '!.env'` leaves it out. */
export function judgeSearch(judge: Judge, call: Call): void {
  const given = readArguments(judge, call.row, call.args);
  judgeByRow(judge, call, given);
  for (const { spec, value } of given.options) {
    if (/^(?:-g|--i?glob|--include)$/.test(spec.name) && value !== undefined && !value.text.startsWith('!'))
      readPath(judge, { ...value, text: withGlobs(value.text) });
  }
}
