// `npm run eval -- --provider ollama --model qwen3`: the journeys with a model that a person has, and how they end.

import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { Entry } from '../../src/journal/entry.ts';
import { openRecipes } from '../shell/agent-session.ts';
import type { DrivenShell } from '../shell/shell-session.ts';
import { DRIVEN_SHELLS } from '../support/programs.ts';
import { expected, type Played, play, type Stage } from './play.ts';
import { JOURNEYS } from './rows.ts';

/** Ten minutes: a model on a small machine reads slowly. */
const PATIENCE = 600_000;

const { values } = parseArgs({
  options: {
    provider: { type: 'string' },
    model: { type: 'string' },
    'base-url': { type: 'string' },
    shell: { type: 'string', default: 'bash' },
    /** Names of journeys, with commas between them; default: all. */
    only: { type: 'string' },
  },
});
const shell = DRIVEN_SHELLS.find((name) => name === values.shell);
if (shell === undefined || (values.provider === undefined && values['base-url'] === undefined)) {
  process.stderr.write(
    `Usage: npm run eval -- --provider NAME [--model NAME] [--base-url URL] [--shell ${DRIVEN_SHELLS.join('|')}] [--only NAME,…]\n`,
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
    await stage.session[Symbol.asyncDispose]();
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
await stage.session[Symbol.asyncDispose]();
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
  });
  return { session, feed: () => {}, patience: PATIENCE };
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
