// A script that is too long to be judged as a whole, judged some lines at a time.

import type { Span } from '../../domain/verdict.ts';

/** Fewer than the commands of a text that is judged to its end. */
const MOST_LINES = 48;

/**
 * What `readingIn` finds in lines that belong together; it gives nothing where it cannot read them, because a block
 * goes on. A line inside a text (a here-document, quotes over several lines) is part of what that text is for.
 */
export function readingLines(
  command: string,
  readingIn: (text: string) => readonly Span[] | undefined,
): Span[] {
  return runsOf(linesOf(command)).flatMap((run) => readingInRun(run, readingIn));
}

type Line = { readonly text: string; readonly start: number };

function linesOf(command: string): Line[] {
  let start = 0;
  return command.split('\n').map((text) => {
    const line = { text, start };
    start += text.length + 1;
    return line;
  });
}

function readingInRun(
  run: readonly Line[],
  readingIn: (text: string) => readonly Span[] | undefined,
): readonly Span[] {
  const offset = run[0]?.start ?? 0;
  const found = readingIn(run.map(({ text }) => text).join('\n'));
  if (found !== undefined) return found.map(([from, to]): Span => [from + offset, to + offset]);
  if (run.length === 1) return [];
  const half = Math.ceil(run.length / 2);
  return [run.slice(0, half), run.slice(half)].flatMap((lines) => readingInRun(lines, readingIn));
}

/** Neighbouring lines that are no part of a text. */
function runsOf(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = [[]];
  let inside: Inside = { ends: undefined, quotes: false };
  for (const line of lines) {
    const before = inside;
    inside = insideAfter(line.text, before);
    if (isInside(before) || isInside(inside)) runs.push([]);
    else if ((runs.at(-1)?.length ?? 0) < MOST_LINES) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs.filter((run) => run.length > 0);
}

/** `ends`: the word that ends a here-document. `quotes`: an odd number of quotes was before. */
type Inside = { readonly ends: string | undefined; readonly quotes: boolean };

function isInside({ ends, quotes }: Inside): boolean {
  return ends !== undefined || quotes;
}

function insideAfter(line: string, { ends, quotes }: Inside): Inside {
  if (ends !== undefined) return { ends: line.trim() === ends ? undefined : ends, quotes };
  const opened = /<<-?\s*(['"]?)([^\s'"|&;<>()]+)\1/.exec(line)?.[2];
  const odd = (line.match(/["'`]/g) ?? []).length % 2 === 1;
  return { ends: opened, quotes: odd ? !quotes : quotes };
}
