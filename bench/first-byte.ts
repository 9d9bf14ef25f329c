// What a helper does from its start until a model server hears of the question, in instructions, beside the smallest
// program that asks the same server.

import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openTrialTerminal } from '../src/shell-link/trial-terminal.ts';
import { rehearseShell } from '../src/start/rehearsed-shell.ts';
import { type HelperPlace, SMALLEST } from './helper.ts';
import { type Figure, times } from './measure.ts';
import { FLAGS } from './start.ts';

const LIMIT_MS = 120_000;

/** `main`: of the bundle. Nothing is measured without valgrind. */
export async function measureFirstByte(
  { folder, env }: Pick<HelperPlace, 'folder' | 'env'>,
  main: string,
): Promise<Figure> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It listens on a port of 127.0.0.1.
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/v1`;
  const model = { OPENAI_BASE_URL: base, OPENAI_API_KEY: 'key', OPENAI_MODEL: 'model' };
  const smallest = join(folder, 'smallest.cjs');
  writeFileSync(smallest, SMALLEST);
  const log = join(folder, 'instructions');
  /** Ended by its first request: valgrind then says what was counted. */
  const counted = async (args: readonly string[]): Promise<number> => {
    const counting = ['--tool=cachegrind', '--cache-sim=no', '--smc-check=all-non-file'];
    const terminal = await openTrialTerminal({
      program: 'valgrind',
      args: [...counting, '--cachegrind-out-file=/dev/null', `--log-file=${log}`, process.execPath, ...args],
      env: { ...env, ...model, BECK_PRESTART: 'off' },
      cwd: folder,
    });
    const end = () => process.kill(terminal.pid, 'SIGTERM');
    server.once('request', end);
    for (let waited = 0; terminal.ended() === undefined && waited < LIMIT_MS; waited += 20) await pause(20);
    server.off('request', end);
    terminal.kill();
    const [, said] = /\bI\s+refs:\s+([\d,]+)/.exec(readFileSync(log, 'utf8')) ?? [];
    return Number(said?.replaceAll(',', '') ?? Number.NaN);
  };
  const asked = async (): Promise<number> => {
    const shell = rehearseShell('how much disk space is free');
    const helper = [...FLAGS, main, 'question', shell, String(process.pid)];
    return counted(helper).finally(() => rmSync(shell, { recursive: true, force: true }));
  };
  try {
    // The first one looks at the machine.
    await asked();
    const [ours, other] = [await asked(), await counted([smallest, base])];
    return {
      what: 'the same by instructions, without the shell',
      measured: `${times(ours / other)} the smallest program with node:http (${(ours / 1e6).toFixed(0)} million)`,
      budget: '1.8 x',
    };
  } catch {
    return { what: 'the same by instructions', measured: 'valgrind is not on this machine', budget: '' };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
