// What beck costs PowerShell: sourcing the script beside a start of pwsh, an ordinary Enter, and how soon a question's
// helper is there.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '../src/protocol/words.ts';
import { PWSH } from '../test/shell/shell-session.ts';
import { makeLayout } from '../test/support/layout.ts';
import { type Figure, inPairs, median, times } from './measure.ts';
import { listeningEnv, proposalsFigure } from './proposals.ts';
import { measureRelay } from './relay.ts';
import { POWERSHELL_PROMPT, startShell } from './shell-lines.ts';

type Place = {
  readonly folder: string;
  readonly script: string;
  /** Milliseconds of a start of pwsh in the same run: what the rest is held against on a busy machine. */
  readonly started: number;
  readonly env: Readonly<Record<string, string>>;
};

const ROUNDS = 7;
const LINES = 100;
const QUESTIONS = 12;

/** One row that says so where there is no pwsh. */
export async function measurePowerShell(
  folder: string,
  home: Readonly<Record<string, string>>,
): Promise<readonly Figure[]> {
  if (PWSH === undefined) return [{ what: 'powershell', measured: 'not on this machine', budget: '' }];
  const env = {
    ...home,
    POWERSHELL_TELEMETRY_OPTOUT: '1',
    POWERSHELL_UPDATECHECK: 'Off',
    BECK_TEST_PROTOCOL: PROTOCOL_VERSION,
    BECK_TEST_LOG: join(folder, 'words'),
  };
  const { script } = makeLayout(join(folder, 'beck'), 'bench/first-word.js');
  const started = median(Array.from({ length: ROUNDS }, () => timedStart(env)));
  const place = { folder, script: script('powershell'), env, started };
  const relayed = join(folder, 'relay');
  mkdirSync(relayed);
  return [
    await sourcing(place),
    await ordinaryEnter(place),
    await proposals(place),
    ...(await questions(place)),
    await measureRelay('powershell', relayed, env),
  ];
}

async function sourcing(place: Place): Promise<Figure> {
  const empty = join(place.folder, 'empty.ps1');
  writeFileSync(empty, '');
  const { ours, other } = await inPairs(
    ROUNDS,
    () => timedSource(place, place.script),
    () => timedSource(place, empty),
  );
  const traced = spawnSync('strace', ['-V']).error === undefined;
  const processes = traced
    ? `${processesOf(place, `. '${place.script}'`) - processesOf(place, '')} processes`
    : 'processes not counted (strace is missing)';
  return {
    what: 'sourcing, powershell',
    measured: `${(ours - other).toFixed(1)} ms more than an empty file, ${times((ours - other) / place.started)} a start of pwsh -NoProfile, ${processes}`,
    budget: '0.2 x, 0 processes',
  };
}

/** Milliseconds of `pwsh -NoProfile` that ends at once. */
function timedStart(env: Place['env']): number {
  const start = performance.now();
  spawnSync(PWSH ?? '', ['-NoProfile', '-Command', 'exit'], { env });
  return performance.now() - start;
}

/** Milliseconds by pwsh's own clock, in its own start. */
async function timedSource({ folder, env }: Place, file: string): Promise<number> {
  const time = join(folder, 'time');
  const rc = `$clock = [Diagnostics.Stopwatch]::StartNew()
. '${file}'
[IO.File]::WriteAllText('${time}', $clock.Elapsed.TotalMilliseconds.ToString([cultureinfo]::InvariantCulture))
[Environment]::Exit(0)`;
  await startShell({ shell: 'powershell', rc, folder, env }).ended;
  return Number(readFileSync(time, 'utf8'));
}

/** Of a start that reads `rc` and ends. */
function processesOf({ folder, env }: Place, rc: string): number {
  const trace = join(folder, 'trace');
  const strace = ['-f', '-qq', '-o', trace, '-e', 'trace=clone,clone3,fork,vfork', PWSH ?? ''];
  writeFileSync(join(folder, 'sourced.ps1'), `${rc}\nexit`);
  spawnSync('strace', [...strace, '-NoProfile', '-File', join(folder, 'sourced.ps1')], { env });
  return startedIn(trace);
}

function startedIn(trace: string): number {
  const calls = readFileSync(trace, 'utf8').split('\n');
  return calls.filter((call) => /\b(clone3?|v?fork)\(/.test(call) && !call.includes('CLONE_THREAD')).length;
}

/** Two shells in turn, each line by line as fast as it takes them: its own start for each would tell more of the machine. */
async function ordinaryEnter(place: Place): Promise<Figure> {
  const beck = await typedShell(place, 'with', `. '${place.script}'`);
  const plain = await typedShell(place, 'without', '');
  const { ours, other, ratio } = await inPairs(15, beck.round, plain.round);
  beck.close();
  plain.close();
  return {
    what: 'an ordinary Enter, powershell',
    measured: `${(ours - other).toFixed(3)} ms more, ${times(ratio)} without beck`,
    budget: '0.2 ms more, 0 processes',
  };
}

async function proposals(place: Place): Promise<Figure> {
  const rc = `. '${place.script}'`;
  const listening = { ...place, env: listeningEnv(place.folder, place.env) };
  const on = await typedShell(listening, 'listening', rc);
  const off = await typedShell(place, 'not-listening', rc);
  const enter = await inPairs(15, on.round, off.round);
  on.close();
  off.close();
  const traced = spawnSync('strace', ['-V']).error === undefined;
  const processes = traced
    ? (await typedProcesses(listening, rc)) - (await typedProcesses(place, rc))
    : undefined;
  return proposalsFigure('powershell', enter, processes);
}

/** Processes of a shell that is typed ten lines. */
async function typedProcesses({ folder, env }: Place, rc: string): Promise<number> {
  const trace = join(folder, 'trace');
  const wrapper = ['strace', '-f', '-qq', '-o', trace, '-e', 'trace=clone,clone3,fork,vfork'];
  const shell = startShell({ shell: 'powershell', rc, folder, env, wrapper });
  await shell.seen(POWERSHELL_PROMPT);
  shell.type(`${'$null\r'.repeat(10)}exit\r`);
  await shell.ended;
  return startedIn(trace);
}

type TypedShell = { readonly round: () => Promise<number>; readonly close: () => void };

/** `round`: milliseconds a line, typed ahead so that only the shell is waited for. */
async function typedShell({ folder, env }: Place, name: string, rc: string): Promise<TypedShell> {
  const own = join(folder, name);
  mkdirSync(own);
  const shell = startShell({ shell: 'powershell', rc, folder: own, env });
  await shell.seen(POWERSHELL_PROMPT);
  const round = async (): Promise<number> => {
    const start = performance.now();
    shell.type(`${'$null\r'.repeat(LINES)}echo do''ne\r`);
    return ((await shell.seen('done\r\n')) - start) / LINES;
  };
  // The first ones are compiled.
  for (let warming = 0; warming < 4; warming++) await round();
  return { round, close: shell.close };
}

type Word = { readonly started: number; readonly spoke: number; readonly asked: number };

/** The first question of a session, and the later ones: to the first word of a helper that only says hello. */
async function questions(place: Place): Promise<readonly Figure[]> {
  const log = place.env['BECK_TEST_LOG'] ?? '';
  writeFileSync(log, '');
  const first: number[] = [];
  const later: number[] = [];
  const own: number[] = [];
  for (let session = 0; session < 3; session++) {
    const shell = startShell({ ...place, shell: 'powershell', rc: `. '${place.script}'` });
    for (let question = 0; question < QUESTIONS; question++) {
      await shell.seen(POWERSHELL_PROMPT);
      const before = performance.timeOrigin + performance.now();
      shell.type('? go\r');
      while (readFileSync(log, 'utf8').split('\n').length <= first.length + later.length + 1) await moment(2);
      const word: Word = JSON.parse(readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? '');
      (question === 0 ? first : later).push(word.spoke - before);
      if (question > 0) own.push(word.started - before);
    }
    shell.close();
  }
  return [
    {
      what: 'first question, powershell',
      measured: `${median(first).toFixed(0)} ms to its helper's first word, ${times(median(first) / place.started)} a start of pwsh`,
      budget: '500 ms',
    },
    {
      what: 'a later question, powershell',
      measured: `${median(later).toFixed(0)} ms to its helper's first word, ${times(median(later) / place.started)} a start of pwsh, ${median(own).toFixed(0)} ms of them until Node is started`,
      budget: '50 ms',
    },
  ];
}
