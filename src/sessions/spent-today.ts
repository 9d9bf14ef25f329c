// What models cost today, for the setting `costLimit`: a line a reply.

import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../domain/make-folder.ts';
import { readOwnFile, replaceOwnFile } from './private-files.ts';

/** `folder`: beck's own state; `day`: `2026-11-28`. US dollars. Throws where it cannot be read. */
export function readSpent(folder: string, day: string): number {
  return read(join(folder, NAME))
    .split('\n')
    .filter((line) => line.startsWith(`${day} `))
    .reduce((sum, line) => sum + Number(line.slice(day.length)), 0);
}

/** Throws where it cannot be written. */
export function addSpent(folder: string, day: string, dollars: number): void {
  makeFolder(folder);
  const path = join(folder, NAME);
  const line = `${day} ${dollars.toFixed(9)}\n`;
  // Lines of several shells are appended whole; those of other days go with the first of a new one.
  if (read(path).startsWith(day)) appendFileSync(path, line);
  else replaceOwnFile(path, line);
}

function read(path: string): string {
  if (!existsSync(path)) return '';
  const text = readOwnFile(path);
  if (text === undefined) throw new Error(`${path} could have been written by others`);
  return text;
}

const NAME = 'spent-today';
