// One question for 200 hosts against the bare engine, and the helper's memory while hosts print 50 MB each. One sshd is all of them.

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { freshHome } from '../test/support/home.ts';
import { startSshHosts } from '../test/support/ssh-hosts.ts';
import { type Figure, inPairs, times } from './measure.ts';

const PAIRS = 2;
const MEGABYTES = 50;
/** Of the many, as the engine itself keeps all that they print. */
const LOUD = 2;

export async function measureFleet(
  home: Awaited<ReturnType<typeof freshHome>>,
  main: string,
  count = 200,
): Promise<readonly Figure[]> {
  const what = `${count} hosts through one sshd`;
  if (spawnSync('clush', ['--version']).error !== undefined)
    return [{ what, measured: 'clush is not on this machine', budget: '' }];
  const names = Array.from({ length: count }, (_, at) => `n${at + 1}`);
  await using machines = await startSshHosts(home, { up: [], together: names });
  const env = { ...home.env, PATH: `${machines.folder}:${home.env['PATH']}` };
  mkdirSync(join(home.path, '.config/beck'), { recursive: true });
  writeFileSync(join(home.path, '.config/beck/config.json'), '{"fleetEngine": "clush", "fleetTimeout": 60}', {
    mode: 0o600,
  });
  const beck = (...words: readonly string[]) => run(process.execPath, [main, 'ask', ...words], env);
  const on = (hosts: string) => ['--on', hosts, '--shell', 'bash'];
  const lineFor = (hosts: string, question: string) => {
    const words = [main, 'ask', ...on(hosts), '--print', question];
    return spawnSync(process.execPath, words, { env, encoding: 'utf8' }).stdout.trim();
  };
  const all = `n[1-${count}]`;
  const written = await inPairs(
    PAIRS,
    async () => (await beck(...on(all), '--print', 'uptime')).milliseconds,
    async () => (await beck(...on('n1'), '--print', 'uptime')).milliseconds,
  );
  const line = lineFor(all, 'uptime');
  const ran = await inPairs(
    PAIRS,
    async () => (await beck(...on(all), '--approve', line, 'uptime')).milliseconds,
    async () => (await run('bash', ['-c', line], env)).milliseconds,
  );
  const loudly = `head -c ${MEGABYTES}000000 /dev/zero | tr '\\0' 'x' | fold -w 79`;
  const some = `n[1-${LOUD}]`;
  const loud = await beck(...on(some), '--approve', lineFor(some, loudly), loudly);
  return [
    {
      what: `${count} hosts: until the line is there`,
      measured: `${written.ours.toFixed(0)} ms, for one host ${written.other.toFixed(0)} ms: ${times(written.ratio)}`,
      budget: '1.1 x',
    },
    {
      what,
      measured: `${(ran.ours / 1000).toFixed(1)} s, clush alone ${(ran.other / 1000).toFixed(1)} s: ${times(ran.ratio)}`,
      budget: '1.05 x',
    },
    {
      what: `${MEGABYTES} MB from each of ${LOUD} hosts, memory of beck`,
      measured: loud.status === 0 ? `${loud.peak} MB` : `ended with ${loud.status}`,
      budget: '250 MB',
    },
  ];
}

type Ran = { readonly status: number | null; readonly milliseconds: number; readonly peak: number };

/** `peak`: the most that it held, without what it started. */
async function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ran> {
  const begun = performance.now();
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'ignore'] });
  let peak = 0;
  const look = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid));
  }, 50);
  const status = await new Promise<number | null>((settle) => child.once('close', settle));
  clearInterval(look);
  return { status, milliseconds: performance.now() - begun, peak };
}

/** In MB, as Linux tells it. */
function peakOf(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    // It has just ended.
    return 0;
  }
}
