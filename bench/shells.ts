// What beck costs a shell that is not asked anything: sourcing the script, and an ordinary Enter.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, inPairs, median, times } from './measure.ts';
import { listeningEnv, proposalsFigure } from './proposals.ts';
import { type ShellName, type ShellStart, startShell } from './shell-lines.ts';

export type ShellPlace = {
  readonly shell: ShellName;
  readonly script: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
};

const ROUNDS = 15;
const LINES = 200;

export async function measureShell(place: ShellPlace): Promise<readonly Figure[]> {
  const { shell } = place;
  const sourcing = await sourcingTime(place);
  const enter = await enterTime(place);
  const forks = await forkCounts(place);
  return [
    {
      what: `sourcing, ${shell}`,
      measured: `${sourcing.ours.toFixed(2)} ms, ${times(sourcing.ratio)} an empty file${said(forks?.sourcing)}`,
      budget: '3 ms, 0 forks',
    },
    {
      what: `an ordinary Enter, ${shell}`,
      measured: `${(enter.ours - enter.other).toFixed(3)} ms more, ${times(enter.ratio)} without beck${said(forks?.enter)}`,
      budget: '0.2 ms more, 0 forks',
    },
    await proposals(place),
  ];
}

async function proposals(place: ShellPlace): Promise<Figure> {
  const listening = { ...place, env: listeningEnv(place.folder, place.env) };
  const enter = await inPairs(
    ROUNDS,
    () => timedLines(listening, place.script),
    () => timedLines(place, place.script),
  );
  const [on, off] = [await forkCounts(listening), await forkCounts(place)];
  return proposalsFigure(place.shell, enter, on && off && on.enter - off.enter);
}

function said(forks: number | undefined): string {
  return forks === undefined ? ', forks not counted (strace is missing)' : `, ${forks} forks`;
}

async function sourcingTime(place: ShellPlace) {
  const empty = join(place.folder, 'empty');
  writeFileSync(empty, '');
  return inPairs(
    ROUNDS,
    () => timedSource(place, place.script),
    () => timedSource(place, empty),
  );
}

/** Milliseconds by the shell's own clock, or where it has none (fish) by its profiler. */
async function timedSource({ shell, folder, env }: ShellPlace, file: string): Promise<number> {
  if (shell === 'fish') return profiledSource(folder, env, file);
  const clock = shell === 'zsh' ? 'zmodload zsh/datetime\n' : '';
  const rc = `${clock}before=$EPOCHREALTIME\n. ${file}\nafter=$EPOCHREALTIME\necho "$before $after" >${folder}/time\nexit\n`;
  await startShell({ shell, rc, folder, env }).ended;
  const [before = 0, after = 0] = readFileSync(join(folder, 'time'), 'utf8').trim().split(' ').map(Number);
  return (after - before) * 1000;
}

async function profiledSource(folder: string, env: ShellPlace['env'], file: string): Promise<number> {
  const profile = join(folder, 'profile');
  spawnSync('fish', ['--no-config', '-i', `--profile=${profile}`, '-c', `source ${file}`], {
    env,
    cwd: folder,
  });
  const line = readFileSync(profile, 'utf8')
    .split('\n')
    .find((text) => text.includes(`> source ${file}`));
  return Number(line?.trim().split(/\s+/)[1]) / 1000;
}

function rcWith(script: string | undefined): string {
  return script === undefined ? '' : `. ${script}\n`;
}

async function enterTime(place: ShellPlace) {
  return inPairs(
    5,
    () => timedLines(place, place.script),
    () => timedLines(place, undefined),
  );
}

/** Milliseconds a line, typed ahead so that only the shell is waited for. */
async function timedLines(place: ShellPlace, script: string | undefined): Promise<number> {
  const shell = startShell({ ...place, rc: rcWith(script) });
  const rounds: number[] = [];
  shell.type("echo rea''dy\r");
  await shell.seen('ready\r\n');
  for (let round = 0; round < 3; round++) {
    const start = performance.now();
    shell.type(`${'true\r'.repeat(LINES)}echo do''ne\r`);
    rounds.push(((await shell.seen('done\r\n')) - start) / LINES);
  }
  shell.close();
  return median(rounds);
}

/** Processes more than without beck, by sourcing and by ten lines; undefined without strace. */
async function forkCounts(place: ShellPlace) {
  if (spawnSync('strace', ['-V']).error !== undefined) return undefined;
  const count = (script: string | undefined, lines: number) => tracedForks(place, rcWith(script), lines);
  const [none, plain] = [await count(undefined, 0), await count(undefined, 10)];
  const [sourced, asked] = [await count(place.script, 0), await count(place.script, 10)];
  return { sourcing: sourced - none, enter: asked - sourced - (plain - none) };
}

async function tracedForks(place: ShellPlace, rc: string, lines: number): Promise<number> {
  const trace = join(place.folder, 'trace');
  const start: ShellStart = {
    ...place,
    rc,
    wrapper: ['strace', '-f', '-qq', '-o', trace, '-e', 'trace=clone,clone3,fork,vfork'],
  };
  const shell = startShell(start);
  shell.type("echo rea''dy\r");
  await shell.seen('ready\r\n');
  shell.type(`${'true\r'.repeat(lines)}exit\r`);
  await shell.ended;
  const calls = readFileSync(trace, 'utf8').split('\n');
  // fish runs threads, which are clones too; only a clone without a shared address space is a process.
  return calls.filter((call) => /\b(clone3?|v?fork)\(/.test(call) && !call.includes('CLONE_THREAD')).length;
}
