// A question at a prompt where a helper waits: from Enter to the command on the screen, beside a bare start of Node.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { enter, type HelperPlace } from './helper.ts';
import { type Figure, inPairs, times } from './measure.ts';
import { startShell } from './shell-lines.ts';
import { bareNodeMs } from './start.ts';

const PAIRS = 9;
/** What the rehearsals take on a busy machine. */
const READY_MS = 2500;

const WAYS = [
  { what: 'a row', ask: 'how much disk space is free', sees: 'df -h', budget: 0.8 },
  {
    what: 'the grammar',
    ask: 'find pdf files bigger than 3 MB changed this week',
    sees: '-mtime',
    budget: 1.2,
  },
  {
    what: 'not understood',
    ask: 'please make my life a bit more pleasant with some nice flowers',
    sees: 'No recipe',
    budget: 1.5,
  },
];

export async function measureWaiting({ script, folder, env }: HelperPlace): Promise<readonly Figure[]> {
  const run = env['XDG_RUNTIME_DIR'] ?? '';
  const shell = startShell({
    shell: 'bash',
    rc: `. ${script}\n`,
    folder,
    env: { ...env, BECK_PRESTART: 'on' },
  });
  const figures: Figure[] = [];
  let memory = 0;
  for (const { what, ask, sees, budget } of WAYS) {
    let wall = 0;
    const answered = async (): Promise<number> => {
      const pid = await waitingIn(run);
      if (pid === undefined) return Number.NaN;
      memory = ownMemory(pid);
      const before = processorMs(pid);
      const started = await enter(shell, `? ${ask}`);
      await shell.seen(sees);
      wall = performance.now() - started;
      const spent = processorMs(pid) - before;
      return spent;
    };
    await enter(shell, `? ${ask}`);
    await shell.seen(sees);
    const { ratio, ours } = await inPairs(PAIRS, answered, async () => bareNodeMs(env, folder));
    figures.push({
      what: `a waiting helper: ${what}`,
      measured: `${times(ratio)} a bare Node by processor time (${ours.toFixed(0)} ms), ${wall.toFixed(0)} ms at last`,
      budget: `${budget} x`,
    });
  }
  shell.close();
  return [
    ...figures,
    { what: 'memory of its own', measured: `${(memory / 1024).toFixed(0)} MB`, budget: '50 MB' },
  ];
}

async function waitingIn(run: string): Promise<number | undefined> {
  for (let tries = 0; tries < 100; tries++) {
    await pause(50);
    const found = readdirSync(run).map((name) => join(run, name, 'waits'));
    const file = found.find((path) => existsSync(path));
    if (file === undefined) continue;
    await pause(READY_MS);
    return Number(readFileSync(file, 'utf8'));
  }
  return undefined;
}

/** Of all threads. */
function processorMs(pid: number): number {
  return readdirSync(`/proc/${pid}/task`)
    .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
    .reduce((sum, ms) => sum + ms, 0);
}

/** Kilobytes that no other process shares. */
function ownMemory(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return [...text.matchAll(/^Private_\w+: +(\d+) kB$/gm)].reduce(
    (sum, [, kilobytes]) => sum + Number(kilobytes),
    0,
  );
}
