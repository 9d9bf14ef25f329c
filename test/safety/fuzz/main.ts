// `node test/safety/fuzz/main.ts [arity] [seed] [shell]`: the whole differential fuzz, or one shell's, printed as figures;
// fails when a text slipped through. `arity` puts the options of every row before all kinds of words, and runs what is
// called safe in a sandbox. Stopped early (Ctrl-C, SIGTERM) it prints what it covered until then.

import { PWSH } from '../../support/programs.ts';
import { fuzzArity } from './arity/run.ts';
import { canIsolate } from './arity/sandbox.ts';
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

/** How many texts called safe are run. */
const ARITY_RUNS: readonly (readonly [FuzzShell, number])[] = [
  ['bash', 20_000],
  ['zsh', 3000],
  ['fish', 3000],
  ['powershell', 3000],
];

const words = process.argv.slice(2);
const arity = words[0] === 'arity';
const [first, only] = arity ? words.slice(1) : words;
const seed = Number(first ?? Date.now() % 1_000_000);
let stopped = false;
// timeout(1) signals twice, its child and the group.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopped = true));

if (arity) await runArity();
else
  for (const [shell, kind, count] of RUNS)
    if (isWanted(shell)) report(`${shell}, ${kind}`, await inSlices(shell, kind, count));

function isWanted(shell: FuzzShell): boolean {
  if (stopped || (only !== undefined && only !== shell)) return false;
  if (shell !== 'powershell' || PWSH !== undefined) return true;
  console.log('powershell: no pwsh to run texts in (BECK_PWSH names one)');
  return false;
}

async function runArity(): Promise<void> {
  if (!canIsolate()) throw new Error('no sandbox: bwrap and setpriv must be installed and allowed');
  for (const [shell, count] of ARITY_RUNS) {
    let [judged, run] = [0, 0];
    const missed: string[] = [];
    for (let slice = 0; isWanted(shell) && run < count; slice++) {
      const some = await fuzzArity(shell, seed + slice, Math.min(SLICE, count - run));
      const found = some.missed.map(
        ({ what, project, input, text }) => `${what} (${project}, ${input}, seed ${seed + slice}): ${text}`,
      );
      [judged, run] = [judged + some.judged, run + some.run];
      missed.push(...found);
      // It takes hours, and what is known by now is not lost with it.
      console.error([`${shell}: ${run} of ${count} run, ${missed.length} missed`, ...found].join('\n  '));
      if (some.run === 0) break;
    }
    if (run > 0) report(`${shell}, arity`, { judged, run, missed });
  }
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
