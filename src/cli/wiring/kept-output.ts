// Keeps long output, masked, in a private file and gives the model its path.

import type { CapturedOutput } from '../../domain/run.ts';
import { compactSize } from '../../domain/size.ts';
import { blocksOf } from '../../output/blocks.ts';
import { cleanText } from '../../output/clean.ts';
import { printsValues } from '../../output/environment-output.ts';
import type { Redact } from '../../output/redact.ts';
import { keepOutput, outputFolder, removeStaleOutputs } from '../../sessions/kept-output.ts';
import { findSessionKey } from '../../sessions/session-key.ts';
import { type Person, shellsFolder } from '../shared/own-folders.ts';

type Keeping = {
  readonly surroundings: Person;
  /** Whose output it is; the file goes when it ends. */
  readonly shellPid: number;
  readonly command: string;
  readonly redact: Redact;
};

/** `start`: the first bytes of the output. The same output where there is nothing to keep or nothing can be kept. */
export async function keepWhole(
  output: CapturedOutput,
  start: Buffer,
  { surroundings, shellPid, command, redact }: Keeping,
): Promise<CapturedOutput> {
  if (!isWorthKeeping(output, command)) return output;
  const key = await findSessionKey(shellPid);
  if (key === undefined) return output;
  const path = await keepOutput(folderOf(surroundings), key, maskedPieces(start, output.bytes, redact));
  return path === undefined ? output : { ...output, keptIn: path };
}

/** The values of variables are not sent, so they are not laid ready either. */
export function isWorthKeeping({ truncated, binary }: CapturedOutput, command: string): boolean {
  return truncated && !binary && !printsValues(command);
}

async function* maskedPieces(start: Buffer, bytes: number, redact: Redact): AsyncGenerator<string> {
  for (const block of blocksOf(new TextDecoder().decode(start))) {
    yield redact(cleanText(block)).text;
    // Keys and the terminal are looked after between the blocks.
    await new Promise((resume) => setImmediate(resume));
  }
  if (bytes > start.length)
    yield `\n[... only the first ${compactSize(start.length)} of ${compactSize(bytes)} are kept ...]\n`;
}

/** For the end of a question: the files of shells that have ended, and old ones. */
export async function tidyKeptOutput(surroundings: Person & { readonly now: number }): Promise<void> {
  await removeStaleOutputs(folderOf(surroundings), surroundings.now);
}

function folderOf(person: Person): string {
  return outputFolder(shellsFolder(person));
}
