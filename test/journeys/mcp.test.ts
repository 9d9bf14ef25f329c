// The journeys of another program: its calls are the script's, and the person undoes them.

import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findEntries } from '../../src/journal/read.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { connectToBeck } from '../support/mcp-client.ts';
import { need } from '../support/programs.ts';
import { callsOf, filesIn, lay } from './journey.ts';
import { JOURNEYS } from './rows.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');
const rows = JOURNEYS.filter(({ needsShell }) => !needsShell).map(
  (journey) => [journey.name, journey] as const,
);

test.each(rows)('%s', async (_, journey) => {
  need('bash', ...(journey.needs ?? []));
  await using home = await freshHome();
  await using beck = await connectToBeck({ home, args: ['--allow', 'danger'] });
  const calls = callsOf(journey, 'bash').flatMap(toCalls);
  lay(journey, beck.folder);
  for (const [tool, given] of calls) await beck.call(tool, given);
  const files = filesIn(beck.folder);
  const ran = findEntries(join(home.path, '.local/state/beck'), { folder: beck.folder }, 50)
    .toReversed()
    .flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'run').map(({ command }) => command));
  undoAll(home, beck.folder);
  const { after, before, undos = 0, undone = undos === 0 ? after : before } = journey;
  expect({ files, ran, undone: filesIn(beck.folder) }).toEqual({
    files: after,
    ran: calls.flatMap(([tool, { command }]) => (tool === 'run_cmd' ? [command] : [])),
    undone,
  });
});

type Call = readonly [tool: string, given: Readonly<Record<string, unknown>>];

/** The same under the names of `beck mcp`, which has no plans: each part is a call. */
function toCalls({ name, given }: ReturnType<typeof callsOf>[number]): readonly Call[] {
  switch (name) {
    case 'run_in_shell': {
      const { command, plan = [{ command }] } = given as Parts;
      return plan.map((part) => ['run_cmd', { command: part.command }]);
    }
    case 'probe':
      return [['run_cmd', given]];
    case 'list_directory':
      return [['list_dir', given]];
    default:
      return [[name, given]];
  }
}

type Parts = { readonly command?: string; readonly plan?: readonly { readonly command?: string }[] };

/** By the number of each step, newest first. */
function undoAll(home: FreshHome, cwd: string): void {
  const beck = (...args: readonly string[]): string =>
    execFileSync(process.execPath, [MAIN, 'undo', ...args], { cwd, env: home.env, encoding: 'utf8' });
  const steps = beck('--list', '--json').split('\n').filter(Boolean);
  for (const step of steps) beck(String((JSON.parse(step) as { id: number }).id), '--yes');
}
