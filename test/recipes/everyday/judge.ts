// Judges an answer to an everyday question by what it does in the tree, beside a command known to be right.

import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookAround } from '../../../src/cli/asking/fix-world.ts';
import { NoRecipeError } from '../../../src/domain/errors.ts';
import { recipesProvider } from '../../../src/providers/recipes.ts';
import { choose } from '../../../src/recipes/choose.ts';
import type { RecipeEnvironment } from '../../../src/recipes/slots/recipe.ts';
import requests from './requests.json' with { type: 'json' };

/** `gold`: what a right answer does, as each of `also`. `aside`: not looked at while words and rules were written. */
export type EverydayRequest = {
  readonly question: string;
  readonly gold: string;
  readonly also?: readonly string[];
  readonly set: 'worked' | 'aside';
};

export const EVERYDAY_REQUESTS = requests as readonly EverydayRequest[];

export type Judged = EverydayRequest & {
  readonly answer: string | undefined;
  readonly outcome: 'right' | 'wrong' | 'none';
  /** Of the reading that was chosen; undefined where nothing was. */
  readonly score: number | undefined;
};

export async function judgeEveryday(): Promise<readonly Judged[]> {
  const folder = mkdtempSync(join(tmpdir(), 'beck-everyday-'));
  const tree = join(folder, 'tree');
  try {
    spawnSync('bash', [join(import.meta.dirname, 'tree.sh'), tree], { stdio: 'ignore' });
    const env = await environmentIn(tree);
    const judged: Judged[] = [];
    for (const request of EVERYDAY_REQUESTS) {
      const answer = await answerTo(request.question, env);
      const outcome = answer === undefined ? 'none' : doesAny(answer, request, tree) ? 'right' : 'wrong';
      judged.push({ ...request, answer, outcome, score: await scoreOf(request.question, env) });
    }
    return judged;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Programs that right commands start, whatever this machine has. */
const USED = new Set(
  EVERYDAY_REQUESTS.flatMap(({ gold }) =>
    [...gold.matchAll(/(?:^|[|;&(]|-exec)\s*([a-z][\w-]*)/g)].map(([, name = '']) => name),
  ),
);

/** What answers start that a minimal system lacks: offered is only what is there. */
const COMMON =
  `apt column crontab curl file free ip jq kill less lscpu lsof md5sum nc nginx nproc numfmt pgrep ping pkill ps python python3
  rsync shuf ss tac top tree unzip uptime vmstat wget who xdg-open xz zip`.split(/\s+/);

/** The same on every machine: programs that questions speak of are there, and of processes nothing is known. */
async function environmentIn(cwd: string): Promise<RecipeEnvironment> {
  const home = join(cwd, 'home');
  const world = await lookAround({
    cwd,
    env: { PATH: process.env['PATH'], HOME: home },
    root: false,
    shell: 'bash',
  });
  const programs = [...world.programs(), ...USED, ...COMMON];
  return {
    shell: 'bash',
    userland: 'gnu',
    cwd,
    home,
    world: {
      ...world,
      programs: () => programs,
      hasProgram: (name) => programs.includes(name),
      isRunning: () => undefined,
      installer: () => 'sudo apt install',
    },
  };
}

async function scoreOf(question: string, env: RecipeEnvironment): Promise<number | undefined> {
  const choice = await choose(question, env);
  if (choice.type === 'intent') return choice.intent.score;
  return choice.type === 'composition' ? choice.reading.score : undefined;
}

async function answerTo(question: string, env: RecipeEnvironment): Promise<string | undefined> {
  const request = {
    question,
    runs: [],
    messages: [{ role: 'user', content: question } as const],
    tools: [],
    temperature: 0,
    maxTokens: 1,
  };
  try {
    const provider = recipesProvider(env, { whole: true });
    const reply = await provider.ask(request, { signal: new AbortController().signal, onText() {} });
    const [call] = reply.toolCalls;
    return call && (JSON.parse(call.arguments) as { readonly command: string }).command;
  } catch (error) {
    if (error instanceof NoRecipeError) return undefined;
    throw error;
  }
}

function doesAny(answer: string, { gold, also = [] }: EverydayRequest, tree: string): boolean {
  return [gold, ...also].some((right) => does(answer, right, tree));
}

/** The same command does the same; another one is run beside it. */
function does(answer: string, gold: string, tree: string): boolean {
  return answer === gold || effectOf(answer, tree) === effectOf(gold, tree);
}

/** What it printed, as a set of lines without columns of white space, and what it left of the tree. */
function effectOf(command: string, tree: string): string {
  const copy = `${tree}-copy`;
  // Most only read, and leave the copy for the next.
  if (!existsSync(copy)) {
    spawnSync('cp', ['-a', tree, copy]);
    original = { entries: entriesOf(copy), times: timesIn(copy) };
  }
  const { stdout } = spawnSync('bash', ['--norc', '--noprofile', '-c', command], {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: join(copy, 'home'), LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    timeout: 10_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = (stdout ?? '')
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' ').replace(/^\.\//, ''));
  const isUntouched = timesIn(copy) === original.times;
  const left = isUntouched ? original.entries : entriesOf(copy);
  if (!isUntouched) rmSync(copy, { recursive: true, force: true });
  return JSON.stringify([[...new Set(lines)].filter((line) => line !== '').sort(), left]);
}

let original: { readonly entries: readonly string[]; readonly times: string } = { entries: [], times: '' };

/** Whatever changes an entry changes its ctime. Questions may be about when a file was read. */
function timesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => {
      const { ino, ctimeMs, atimeMs } = lstatSync(join(parentPath, name));
      return `${name} ${ino} ${ctimeMs} ${atimeMs}`;
    })
    .join();
}

/** Every path with its kind, permissions and content. */
function entriesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(folder.length);
      if (entry.isSymbolicLink()) return `${name} -> ${readlinkSync(path)}`;
      const { mode } = statSync(path);
      return entry.isFile() ? `${name} ${mode} ${hashOf(path)}` : `${name} ${mode}`;
    })
    .sort();
}

function hashOf(path: string): string {
  const { createHash } = process.getBuiltinModule('node:crypto');
  // An archive holds the time it was made at.
  return /\.(?:zip|t?gz)$/.test(path) ? '' : createHash('sha1').update(readFileSync(path)).digest('hex');
}

/** The share of right answers, by score: how far a score can be trusted. */
export function calibration(judged: readonly Judged[]): readonly string[] {
  const bounds = [0.7, 0.85, 0.9, 0.95, 0.99];
  return bounds.flatMap((least, at) => {
    const below = bounds[at + 1] ?? 2;
    const inside = judged.filter(
      ({ score = 0, outcome }) => score >= least && score < below && outcome !== 'none',
    );
    const right = inside.filter(({ outcome }) => outcome === 'right').length;
    const to = below > 1 ? '' : ` to ${below}`;
    return inside.length === 0
      ? []
      : [`score ${least}${to}: ${((100 * right) / inside.length).toFixed(0)} % right of ${inside.length}`];
  });
}
