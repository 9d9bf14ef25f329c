// What beck costs before it says anything: each way that is started often, beside a bare start of Node in the same round.

import { spawnSync } from 'node:child_process';
import { ROWS } from '../src/cli/verbs/hook/agents.ts';
import { type Figure, inPairs, times } from './measure.ts';

const PAIRS = 15;

const ASK = ['ask', '--print', '--provider', 'recipes'];

type Way = {
  readonly what: string;
  readonly args: readonly string[];
  readonly input?: string;
  readonly budget: number;
};

const CALL = ROWS.claude.messages.shell('/', 'rm -rf build');

const WAYS: readonly Way[] = [
  { what: 'a question that a row answers', args: [...ASK, 'how much disk space is free'], budget: 2.5 },
  {
    what: 'a question that the grammar answers',
    args: [...ASK, 'find pdf files bigger than 3 MB changed this week'],
    budget: 4.5,
  },
  {
    what: 'a question that is not understood',
    args: [...ASK, 'please make my life a bit more pleasant with some nice flowers'],
    budget: 5,
  },
  { what: 'beck classify', args: ['classify', 'rm -rf build'], budget: 2 },
  {
    what: 'beck classify --hook',
    args: ['classify', '--hook', 'claude'],
    input: JSON.stringify(CALL),
    budget: 2.2,
  },
  { what: 'beck --version', args: ['--version'], budget: 2 },
];

type Place = { readonly main: string; readonly env: NodeJS.ProcessEnv; readonly folder: string };

/** As the launchers start it. */
export const FLAGS = ['--min-semi-space-size=24'];
const BARE = ['-e', '0'];

/** Ratios to `node -e 0`: processor time, and instructions where valgrind is here. */
export async function measureStart(place: Place): Promise<readonly Figure[]> {
  const bare = instructions(place, BARE);
  const figures: Figure[] = [];
  for (const { what, args, input = '', budget } of WAYS) {
    const started = [...FLAGS, place.main, ...args];
    const spent = await inPairs(
      PAIRS,
      async () => processorMs(place, started, input),
      async () => processorMs(place, BARE, ''),
    );
    const counted = bare && instructions(place, started, input);
    const measured = [
      `${times(spent.ratio)} a bare Node by processor time (${spent.ours.toFixed(0)} ms)`,
      ...(bare && counted ? [`${times(counted / bare)} by instructions`] : []),
    ];
    figures.push({ what, measured: measured.join(', '), budget: `${budget} x` });
  }
  return figures;
}

/** Of `node -e 0`. */
export function bareNodeMs(env: NodeJS.ProcessEnv, folder: string): number {
  return processorMs({ main: '', env, folder }, BARE, '');
}

/** Of the process and those that it waits for; bash counts it in milliseconds. */
function processorMs({ env, folder }: Place, args: readonly string[], input: string): number {
  const timed = 'TIMEFORMAT="%3U %3S"; { time "$@" >/dev/null 2>&1; } 2>&1';
  const { stdout } = spawnSync('bash', ['-c', timed, 'bash', process.execPath, ...args], {
    env,
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  return stdout
    .trim()
    .split(' ')
    .reduce((sum, seconds) => sum + Number(seconds) * 1000, 0);
}

/** The median of some starts: what V8 draws at random for its hashes makes them differ by some percent. */
function instructions(place: Place, args: readonly string[], input = ''): number | undefined {
  const counted = Array.from({ length: STARTS }, () => countedOnce(place, args, input));
  return counted.some((one) => one === undefined)
    ? undefined
    : counted.toSorted((a, b) => (a ?? 0) - (b ?? 0))[STARTS >> 1];
}

const STARTS = 5;

/** Of user code, the same however busy the machine is; undefined without valgrind. */
function countedOnce({ env, folder }: Place, args: readonly string[], input: string): number | undefined {
  const counting = [
    '--tool=cachegrind',
    '--cache-sim=no',
    '--smc-check=all-non-file',
    '--cachegrind-out-file=/dev/null',
  ];
  const { stderr } = spawnSync('valgrind', [...counting, process.execPath, ...args], {
    env,
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  const [, counted] = /\bI\s+refs:\s+([\d,]+)/.exec(stderr ?? '') ?? [];
  return counted === undefined ? undefined : Number(counted.replaceAll(',', ''));
}
