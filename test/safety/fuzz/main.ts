// `node test/safety/fuzz/main.ts [seed] [shell]`: the whole differential fuzz, or one shell's, printed as figures; fails
// when a text slipped through. Stopped early (Ctrl-C, SIGTERM) it prints what it covered until then.

import { PWSH } from '../../support/programs.ts';
import { type FuzzResult, fuzz, fuzzStates } from './run.ts';
import type { FuzzShell } from './shells.ts';

type Kind = 'broken texts' | 'mixed states';

/** How many texts each run judges. PowerShell has broken texts alone: a runspace for each is slow. */
const RUNS: readonly (readonly [FuzzShell, Kind, number])[] = [
  ['bash', 'broken texts', 100_000],
  ['bash', 'mixed states', 20_000],
  ['zsh', 'broken texts', 20_000],
  ['zsh', 'mixed states', 10_000],
  ['fish', 'broken texts', 20_000],
  ['fish', 'mixed states', 10_000],
  ['powershell', 'broken texts', 5000],
];

/** Texts judged and run before the next are made; each slice has its own seed, counted up from the first. */
const SLICE = 2500;

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const only = process.argv[3];
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (stopped = true));

for (const [shell, kind, count] of RUNS) {
  if (stopped || (only !== undefined && only !== shell)) continue;
  if (shell === 'powershell' && PWSH === undefined)
    console.log('powershell: no pwsh to run texts in (BECK_PWSH names one)');
  else report(`${shell}, ${kind}`, await inSlices(shell, kind, count));
}

async function inSlices(shell: FuzzShell, kind: Kind, count: number): Promise<FuzzResult> {
  let total: FuzzResult = { judged: 0, run: 0, missed: [] };
  for (let slice = 0; slice * SLICE < count && !stopped; slice++) {
    const some =
      shell === 'powershell' || kind === 'broken texts'
        ? await fuzz(shell, seed + slice, SLICE)
        : await fuzzStates(shell, seed + slice, SLICE);
    total = {
      judged: total.judged + some.judged,
      run: total.run + some.run,
      missed: [...total.missed, ...some.missed],
    };
  }
  return total;
}

function report(what: string, { judged, run, missed }: FuzzResult): void {
  console.log(
    `${what}: ${judged} (seed ${seed}), ${run} run, ${missed.length} did what they were not judged to do`,
  );
  for (const text of missed) console.log(`  ${JSON.stringify(text)}`);
  if (missed.length > 0) process.exitCode = 1;
}
