// `npm run bench`: what beck costs, beside its budgets. Prints only; a busy machine must not fail a build. `npm run bench
// -- safety` measures what the judge lets through instead.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { freshHome } from '../test/support/home.ts';
import { makeLayout } from '../test/support/layout.ts';
import { measureEveryday } from './everyday.ts';
import { measureFirstByte } from './first-byte.ts';
import { measureFleet } from './fleet.ts';
import { measureHelper } from './helper.ts';
import { measureMcp } from './mcp.ts';
import type { Figure } from './measure.ts';
import { measureMemory } from './memory.ts';
import { measurePowerShell } from './powershell.ts';
import { measureReading } from './reading.ts';
import { measureRecall } from './recall.ts';
import { measureRelay } from './relay.ts';
import { measureSafety } from './safety.ts';
import { SHELLS } from './shell-lines.ts';
import { measureShell } from './shells.ts';
import { measureStart } from './start.ts';
import { measureTrial } from './trial.ts';
import { measureTyping } from './typing.ts';
import { measureVerdicts } from './verdicts.ts';
import { measureWaiting } from './waiting.ts';

const [, , part, ...words] = process.argv;
if (part === 'safety') {
  await measureSafety(words);
  process.exit();
}

const MAIN = resolve(import.meta.dirname, '../dist/main.js');
if (!existsSync(MAIN)) throw new Error(`${MAIN} is missing; npm run bench builds it first.`);

await using home = await freshHome();
// As install.sh does.
spawnSync(process.execPath, [MAIN, 'precompile'], { env: home.env, cwd: home.path });
const layout = makeLayout(join(home.path, 'beck'), MAIN);

print({ what: '', measured: 'measured', budget: 'budget' });
(await measureStart({ main: MAIN, env: home.env, folder: folderFor('start') })).forEach(print);
for (const shell of SHELLS) {
  if (spawnSync(shell, ['-c', 'true']).error !== undefined) {
    print({ what: shell, measured: 'not on this machine', budget: '' });
    continue;
  }
  const place = { shell, script: layout.script(shell), folder: folderFor(shell), env: home.env };
  (await measureShell(place)).forEach(print);
}
(await measurePowerShell(folderFor('powershell'), home.env)).forEach(print);
(await measureHelper({ script: layout.script('bash'), folder: folderFor('helper'), env: home.env })).forEach(
  print,
);
print(await measureFirstByte({ folder: folderFor('first-byte'), env: home.env }, MAIN));
(
  await measureWaiting({ script: layout.script('bash'), folder: folderFor('waiting'), env: home.env })
).forEach(print);
for (const shell of ['zsh', 'powershell'] as const) {
  const place = { script: layout.script(shell), folder: folderFor(`typing-${shell}`), env: home.env };
  (await measureTyping(place, shell)).forEach(print);
}
(
  await measureMemory({ script: layout.script('bash'), folder: folderFor('memory'), env: home.env }, MAIN)
).forEach(print);
(await measureMcp(home)).forEach(print);
{
  await using machines = await freshHome();
  (await measureFleet(machines, MAIN)).forEach(print);
}
print(await measureTrial(folderFor('trial'), home.env));
print(await measureRelay('bash', folderFor('relay'), home.env));
(await measureEveryday()).forEach(print);
measureRecall().forEach(print);
(await measureReading(join(dirname(MAIN), 'chunks'))).forEach(print);
(await measureVerdicts(join(dirname(MAIN), 'chunks'))).forEach(print);
// A rehearsed shell never stops listening.
await home[Symbol.asyncDispose]();
process.exit();

function folderFor(name: string): string {
  const folder = join(home.path, name);
  mkdirSync(folder);
  return folder;
}

function print({ what, measured, budget }: Figure): void {
  console.log(`${what.padEnd(42)}${measured.padEnd(66)}${budget}`);
}
