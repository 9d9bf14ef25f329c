// `node test/safety/fuzz/main.ts [seed]`: the whole differential fuzz, printed as figures; fails when a text slipped through.

import { fuzz } from './run.ts';

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const RUNS = [
  ['bash', 100_000],
  ['zsh', 20_000],
  ['fish', 20_000],
] as const;

for (const [shell, count] of RUNS) {
  const { judged, safe, missed } = await fuzz(shell, seed, count);
  console.log(
    `${shell}: ${judged} variants (seed ${seed}), ${safe} called safe and run, ${missed.length} created something`,
  );
  for (const text of missed) console.log(`  ${JSON.stringify(text)}`);
  if (missed.length > 0) process.exitCode = 1;
}
