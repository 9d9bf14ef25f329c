// `npm run eval -- --provider ollama --model qwen3`: the journeys with a model that a person has, and how they end.

import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { localPlacesOf } from '../../src/cli/wiring/local-model.ts';
import type { Entry } from '../../src/journal/entry.ts';
import { stopServer } from '../../src/local-model/client.ts';
import { openRecipes } from '../shell/agent-session.ts';
import type { DrivenShell } from '../shell/shell-session.ts';
import type { FreshHome } from '../support/home.ts';
import { DRIVEN_SHELLS } from '../support/programs.ts';
import { expected, type Played, play, type Stage } from './play.ts';
import { JOURNEYS } from './rows.ts';

const { values } = parseArgs({
  options: {
    provider: { type: 'string' },
    model: { type: 'string' },
    'base-url': { type: 'string' },
    shell: { type: 'string', default: 'bash' },
    /** Seconds for each question: a model on a small machine reads slowly. */
    patience: { type: 'string', default: '600' },
    /** Names of journeys, with commas between them; default: all. */
    only: { type: 'string' },
  },
});
const shell = DRIVEN_SHELLS.find((name) => name === values.shell);
const seconds = Number(values.patience);
const isNamed = values.provider !== undefined || values['base-url'] !== undefined;
if (shell === undefined || !isNamed || !(seconds > 0)) {
  process.stderr.write(
    `Usage: npm run eval -- --provider NAME [--model NAME] [--base-url URL] [--shell ${DRIVEN_SHELLS.join('|')}] [--only NAME,…] [--patience SECONDS]\n`,
  );
  process.exit(2);
}

const only = values.only?.split(',');
const journeys = JOURNEYS.filter(({ name }) => only === undefined || only.includes(name));
let stage = await openStage(shell);
const sums = { right: 0, steps: 0, tokens: 0, seconds: 0, asked: 0 };
for (const journey of journeys) {
  // A row says how to undo what its own script did, and another model does it in another way.
  const free = { ...journey, undos: 0 };
  const played = await play(stage, free).catch((error: unknown) => String(error).split('\n')[0] ?? '');
  if (typeof played === 'string') {
    print(journey.name, 'wrong', `did not end: ${played}`);
    await close(stage);
    stage = await openStage(shell);
    continue;
  }
  const wrong = whatIsWrong(played, expected(free, shell));
  const cost = costOf(played.entries);
  sums.right += wrong.length === 0 ? 1 : 0;
  for (const name of ['steps', 'tokens', 'seconds'] as const) sums[name] += cost[name];
  sums.asked += cost.asked.length;
  print(journey.name, wrong.length === 0 ? 'right' : 'wrong', describe(cost));
  for (const line of [...wrong, ...cost.asked.map((command) => `asked: ${command}`)])
    process.stdout.write(`    ${line.replaceAll('\n', '\\n').slice(0, 200)}\n`);
}
await close(stage);
const who = [values.provider ?? values['base-url'], values.model].filter(Boolean).join(' ');
process.stdout.write(
  `${who}: ${sums.right} of ${journeys.length} right · ${describe({ ...sums, asked: { length: sums.asked } })}\n`,
);

/** As the person's own settings would choose it; keys of services come from the environment. */
async function openStage(name: DrivenShell): Promise<Stage> {
  const keys = Object.entries(process.env).filter(([variable]) => variable.endsWith('_API_KEY'));
  const { provider = 'openai-compatible', model, 'base-url': baseUrl } = values;
  const session = await openRecipes(name, {
    settings: { provider, recipesFirst: false, ...(model && { model }), ...(baseUrl && { baseUrl }) },
    env: Object.fromEntries(keys.map(([variable, value]) => [variable, value ?? ''])),
    columns: 120,
    rows: 45,
    prepare: provider === 'local' ? bringModels : () => {},
  });
  return { session, feed: () => {}, patience: seconds * 1000 };
}

async function close({ session }: Stage): Promise<void> {
  await stopServer(localPlacesOf({ env: session.home.env, home: session.home.path }).socket);
  await session[Symbol.asyncDispose]();
}

/** The models that the person added, and what runs them, for the home of the journeys. */
function bringModels(to: FreshHome): void {
  const own = localPlacesOf({ env: process.env, home: homedir() });
  const there = localPlacesOf({ env: to.env, home: to.path });
  const list = join(own.models, 'list.json');
  if (!existsSync(list)) return;
  mkdirSync(there.models, { recursive: true, mode: 0o700 });
  copyFileSync(list, join(there.models, 'list.json'));
  mkdirSync(dirname(there.runtime), { recursive: true });
  symlinkSync(own.runtime, there.runtime);
}

/** By the end alone, whatever way led there. */
function whatIsWrong({ end }: Played, wanted: Played['end']): readonly string[] {
  const parts = ['files', 'state', 'answered'] as const;
  return (
    parts
      // Files come as the folder lists them and as the row names them: their order says nothing.
      .filter((part) => !isDeepStrictEqual(end[part], wanted[part]))
      .map((part) => `${part}: ${JSON.stringify(end[part])}, not ${JSON.stringify(wanted[part])}`)
  );
}

type Cost = {
  readonly steps: number;
  readonly tokens: number;
  readonly seconds: number;
  readonly asked: readonly string[];
};

function costOf(entries: readonly Entry[]): Cost {
  const steps = entries.flatMap((entry) => entry.steps);
  const ended = entries.flatMap((entry) => entry.ended ?? []);
  const sum = (numbers: readonly number[]): number => numbers.reduce((so, number) => so + number, 0);
  return {
    steps: steps.length,
    tokens: sum(ended.map(({ inputTokens = 0, outputTokens = 0 }) => inputTokens + outputTokens)),
    seconds: sum(ended.map(({ duration }) => duration)) / 1000,
    asked: steps.filter(({ allowedBy }) => allowedBy === 'key').map(({ command }) => command),
  };
}

function describe({
  steps,
  tokens,
  seconds,
  asked,
}: Omit<Cost, 'asked'> & { asked: { length: number } }): string {
  return `${steps} steps, ${tokens} tokens, ${seconds.toFixed(1)} s, asked ${asked.length} times`;
}

function print(name: string, outcome: string, rest: string): void {
  process.stdout.write(`${outcome}  ${name.padEnd(15)} ${rest}\n`);
}
