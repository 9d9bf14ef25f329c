// Programs that search many files: which of them, by the globs they are given.

import { readArguments } from '../arguments.ts';
import { type Call, judgeByRow } from '../command.ts';
import { readPath } from '../files.ts';
import type { Judge } from '../judge.ts';
import { withGlobs } from '../values.ts';

/** grep, rg: what `-g .env` and `--include` ask for is read, hidden or not; `-g '!.env'` leaves it out. */
export function judgeSearch(judge: Judge, call: Call): void {
  const given = readArguments(judge, call.row, call.args);
  judgeByRow(judge, call, given);
  for (const { spec, value } of given.options) {
    if (/^(?:-g|--i?glob|--include)$/.test(spec.name) && value !== undefined && !value.text.startsWith('!'))
      readPath(judge, { ...value, text: withGlobs(value.text) });
  }
}
