// The journeys of another program: its calls are the script's, and the person undoes them.

import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findEntries } from '../../src/journal/read.ts';
import { listEntries } from '../../src/undo/entry.ts';
import { freshHome } from '../support/home.ts';
import { connectToBeck, type McpSession } from '../support/mcp-client.ts';
import { need } from '../support/programs.ts';
import { callsOf, filesIn, lay } from './journey.ts';
import { JOURNEYS } from './rows.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');
const rows = JOURNEYS.filter(({ needsShell }) => !needsShell).map(
  (journey) => [journey.name, journey] as const,
);

const home = await freshHome();
let open: Promise<McpSession> | undefined;
afterAll(async () => {
  await (await open?.catch(() => undefined))?.[Symbol.asyncDispose]();
  await home.remove();
});

test.each(rows)('%s', async (_, journey) => {
  need('bash', ...(journey.needs ?? []));
  open ??= connectToBeck({ home, args: ['--allow', 'danger'] });
  const beck = await open;
  const folder = join(beck.folder, journey.name);
  lay(journey, folder);
  await beck.call('set_cwd', { path: folder });
  const calls = callsOf(journey, 'bash').flatMap(toCalls);
  for (const [tool, given] of calls) await beck.call(tool, given);
  const files = filesIn(folder);
  const ran = findEntries(STATE, { folder }, 50)
    .toReversed()
    .flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'run').map(({ command }) => command));
  undoAll(folder);
  const { after, before, undos = 0, undone = undos === 0 ? after : before } = journey;
  expect({ files, ran, undone: filesIn(folder) }).toEqual({
    files: after,
    ran: calls.flatMap(([tool, { command }]) => (tool === 'run_cmd' ? [command] : [])),
    undone,
  });
});

const STATE = join(home.path, '.local/state/beck');

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
function undoAll(cwd: string): void {
  const steps = listEntries(STATE).filter(({ kind, folder }) => kind === 'run' && folder === cwd);
  for (const { id } of steps.toReversed())
    execFileSync(process.execPath, [MAIN, 'undo', String(id), '--yes'], { cwd, env: home.env });
}
