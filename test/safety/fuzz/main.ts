// `node test/safety/fuzz/main.ts [seed]`: the whole differential fuzz, printed as figures; fails when a text slipped through.

import { PWSH } from '../../support/programs.ts';
import { type FuzzResult, fuzz, fuzzStates } from './run.ts';

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const RUNS = [
  ['bash', 100_000, 20_000],
  ['zsh', 20_000, 10_000],
  ['fish', 20_000, 10_000],
] as const;

/** For PowerShell the broken texts alone, where there is one. */
const POWERSHELL_TEXTS = 5000;

for (const [shell, broken, mixed] of RUNS) {
  report(`${shell}, broken texts`, await fuzz(shell, seed, broken));
  report(`${shell}, mixed states`, await fuzzStates(shell, seed, mixed));
}

if (PWSH === undefined) console.log('powershell: no pwsh to run texts in (BECK_PWSH names one)');
else report('powershell, broken texts', await fuzz('powershell', seed, POWERSHELL_TEXTS));

function report(what: string, { judged, run, missed }: FuzzResult): void {
  console.log(
    `${what}: ${judged} (seed ${seed}), ${run} run, ${missed.length} did what they were not judged to do`,
  );
  for (const text of missed) console.log(`  ${JSON.stringify(text)}`);
  if (missed.length > 0) process.exitCode = 1;
}
