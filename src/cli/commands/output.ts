// Printing and asking for a line, for all verbs.

import { once } from 'node:events';
import type { Settings } from '../../config/settings.ts';
import { createLook } from '../../terminal/drawing/look.ts';
import { readAbilities } from '../../terminal/drawing/tty.ts';
import { endWithReader, isTerminal, writeStandard } from '../shared/standard-streams.ts';
import { loadSettings, type Surroundings } from '../wiring/surroundings.ts';

/** Waits for a slow reader. */
export async function writeOut(text: string): Promise<void> {
  if (writeStandard(1, text)) return;
  endWithReader();
  if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
}

export function coloured(choice: Settings['colours'], { env }: Surroundings): boolean {
  if (choice !== 'auto') return choice === 'always';
  return isTerminal(1) && readAbilities(env).colour;
}

/** Invalid settings are reported elsewhere. */
export async function colourBySettings(surroundings: Surroundings): Promise<boolean> {
  const choice = await loadSettings(surroundings).then(
    ({ settings }) => settings.colours,
    () => 'auto' as const,
  );
  return coloured(choice, surroundings);
}

/** A pipe gets the whole text. */
export function listLook(colour: boolean, { env }: Surroundings): ReturnType<typeof createLook> {
  const columns = isTerminal(1) ? process.stdout.columns : Number.POSITIVE_INFINITY;
  return createLook({ columns, colour, unicode: readAbilities(env).unicode });
}

/** Anything but a yes is a no. */
export async function askYes(question: string): Promise<boolean> {
  return /^y(es)?$/i.test((await askLine(`${question} [y/N] `)) ?? '');
}

/** Nothing after Ctrl-C or Ctrl-D. */
export async function askLine(prompt: string): Promise<string | undefined> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const left = new AbortController();
  lines.once('close', () => left.abort());
  try {
    return (await lines.question(prompt, { signal: left.signal })).trim();
  } catch {
    return undefined;
  } finally {
    lines.close();
  }
}
