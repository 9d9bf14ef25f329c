// `command | ? question`: what the command writes is held, bounded, in a private file until the question is asked.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { UsageError } from '../../domain/errors.ts';
import type { CapturedOutput } from '../../domain/run.ts';
import { collectOutput, DEFAULT_BOUNDS } from '../../output/bounded.ts';
import { boundsOf } from '../wiring/performers.ts';
import { loadSettings, readSurroundings } from '../wiring/surroundings.ts';

/** `args`: where to put it. Reads standard input to its end, in bounded memory; the file must not exist. */
export async function holdInput([path]: readonly string[]): Promise<void> {
  if (!path) throw new UsageError('The verb "hold" is for beck\'s shell scripts.', 'Ask with: beck ask');
  // Settings that cannot be used are the question's to complain about.
  const bounds = await loadSettings(readSurroundings()).then(
    ({ settings }) => boundsOf(settings),
    () => DEFAULT_BOUNDS,
  );
  const collector = collectOutput(bounds);
  for await (const chunk of process.stdin) collector.push(chunk as Buffer);
  writeFileSync(path, JSON.stringify(collector.result()), { flag: 'wx', mode: 0o600 });
}

const HELD = v.object({ text: v.string(), bytes: v.number(), truncated: v.boolean(), binary: v.boolean() });

/** What is held, and the file is gone. Undefined where nothing came, or the command was cut short. */
export function takePipedInput(path: string): CapturedOutput | undefined {
  try {
    const held = v.parse(HELD, JSON.parse(readFileSync(path, 'utf8')));
    return held.bytes === 0 ? undefined : held;
  } catch {
    return undefined;
  } finally {
    rmSync(path, { force: true });
  }
}
