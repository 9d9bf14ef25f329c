// The tables of descriptions, read: what a program is for and what its options do, each in a few words.

import { DEVELOPING } from '../knowledge/descriptions/developing.ts';
import { FILES } from '../knowledge/descriptions/files.ts';
import { NETWORK } from '../knowledge/descriptions/network.ts';
import { POWERSHELL } from '../knowledge/descriptions/powershell.ts';
import { SYSTEM } from '../knowledge/descriptions/system.ts';
import { TEXT } from '../knowledge/descriptions/text.ts';
import { TRADES } from '../knowledge/descriptions/trades.ts';
import { WINDOWS } from '../knowledge/descriptions/windows.ts';

export type Description = {
  /** What it does: `lists files`. */
  readonly words: string;
  /** By the option as it is written: `-l`, `--long`, or a bare `x` where dashes may be missing. */
  readonly options: ReadonlyMap<string, string>;
  readonly examples: readonly string[];
};

/** The description of `git log`, `cmd:dir` or `powershell:get-item`, if the tables have one. */
export function describe(name: string): Description | undefined {
  return descriptions().get(name);
}

/** Every described name, for tests. */
export function describedNames(): string[] {
  return [...descriptions().keys()];
}

/** All of them, each with its name. */
export function describedPrograms(): readonly (Description & { readonly name: string })[] {
  return [...descriptions()].map(([name, description]) => ({ name, ...description }));
}

let known: Map<string, Description> | undefined;

function descriptions(): Map<string, Description> {
  known ??= new Map(
    [FILES, TEXT, SYSTEM, NETWORK, DEVELOPING, TRADES, WINDOWS, POWERSHELL].flatMap(parseTable),
  );
  return known;
}

/** `names | words | options | examples`, one line a program; `-a,--all what it does; …` are options. */
function parseTable(table: string): [string, Description][] {
  return table
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [names = '', words = '', options = '', examples = ''] = line
        .split(/\s\|(?=\s|$)/)
        .map((part) => part.trim());
      const description = {
        words: words.trim(),
        options: new Map(options.split(/(?<=\S); (?=\S)/).flatMap(parseOption)),
        examples: examples.split(' ;; ').filter(Boolean),
      };
      return names.split(',').map((name): [string, Description] => [name.trim(), description]);
    });
}

function parseOption(text: string): [string, string][] {
  const blank = text.indexOf(' ');
  if (blank === -1) return [];
  const words = text.slice(blank + 1);
  return text
    .slice(0, blank)
    .split(',')
    .map((name) => [name, words]);
}
