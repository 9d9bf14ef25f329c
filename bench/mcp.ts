// How many calls a second `beck mcp` answers, asked by the SDK's own client through a real pipe.

import type { FreshHome } from '../test/support/home.ts';
import { connectToBeck, type McpSession } from '../test/support/mcp-client.ts';
import type { Figure } from './measure.ts';

const CALLS = 100;

export async function measureMcp(home: FreshHome): Promise<readonly Figure[]> {
  await using beck = await connectToBeck({ home });
  await beck.call('run_cmd', { command: 'true' });
  return [
    await rate(beck, 'classify', { command: 'rm -rf build' }, '50'),
    await rate(beck, 'run_cmd', { command: 'true' }, '20'),
  ];
}

async function rate(
  beck: McpSession,
  tool: string,
  args: Readonly<Record<string, unknown>>,
  budget: string,
): Promise<Figure> {
  const one = async () => {
    const { isError, text } = await beck.call(tool, args, { timeout: 80_000 });
    if (isError) throw new Error(text);
  };
  const timed = async (calls: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    await calls();
    return (CALLS / (performance.now() - start)) * 1000;
  };
  const inTurn = await timed(async () => {
    for (let call = 0; call < CALLS; call++) await one();
  });
  const atOnce = await timed(() => Promise.all(Array.from({ length: CALLS }, one)));
  return {
    what: `beck mcp, ${tool}`,
    measured: `${inTurn.toFixed(0)} calls a second in turn, ${atOnce.toFixed(0)} a second of ${CALLS} at once`,
    budget: `${budget} calls a second`,
  };
}
