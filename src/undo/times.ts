// Sets modification times, to the nanosecond if the system's own tool can: Node's calls take seconds as a float.

import { lutimesSync } from 'node:fs';
import { runSystemTool } from '../processes/system-tool.ts';
import { statsAt } from './stamps.ts';

/** `modified`: nanoseconds. */
export type Time = { readonly path: string; readonly modified: string };

export async function setTimes(times: readonly Time[]): Promise<void> {
  const wanted = new Map(times.map(({ path, modified }) => [path, modified]));
  const byTime = Map.groupBy(
    [...wanted].filter(([path, modified]) => {
      const now = modifiedAt(path);
      return now !== undefined && now !== BigInt(modified);
    }),
    ([, modified]) => modified,
  );
  for (const [modified, pairs] of byTime) {
    const paths = pairs.map(([path]) => path);
    const nanoseconds = BigInt(modified);
    if (nanoseconds >= 0n) {
      const second = `@${nanoseconds / SECOND}.${String(nanoseconds % SECOND).padStart(9, '0')}`;
      if ((await runSystemTool('touch', ['-h', '-m', '-c', '-d', second], paths)).ok) continue;
    }
    for (const path of paths) setRoughly(path, Number(nanoseconds) / 1e9);
  }
}

const SECOND = 1_000_000_000n;

function setRoughly(path: string, seconds: number): void {
  const stats = statsAt(path);
  try {
    if (stats !== undefined) lutimesSync(path, Number(stats.atimeNs) / 1e9, seconds);
  } catch {
    // Another user's file: its content is restored even so.
  }
}

function modifiedAt(path: string): bigint | undefined {
  return statsAt(path)?.mtimeNs;
}
