// Other names of programs that the tables know: git-clean, gfind, vim.basic, python3.12.

import type { ExpandedWord } from '../judgement/word.ts';
import { CROSS, GNU_PROGRAMS, SUFFIXES } from '../knowledge/program-names.ts';
import { findRow } from './rows.ts';

type Named = {
  readonly name: string;
  readonly args: readonly ExpandedWord[];
  /** Of Windows, where a program of that name may be another one. */
  readonly foreign?: true;
};

/** The name that the tables have for it, with the words that its own name stands for: `git-clean -f` is `git clean -f`. */
export function knownSpelling(name: string, command: ExpandedWord, args: readonly ExpandedWord[]): Named {
  if (findRow(name) !== undefined) return { name, args };
  if (/\.exe$/i.test(name)) {
    const plain = knownSpelling(name.slice(0, -4).toLowerCase(), command, args);
    return findRow(plain.name) === undefined ? { name, args } : { ...plain, foreign: true };
  }
  const [, verb] = /^git-([a-z][a-z-]*)$/.exec(name) ?? [];
  if (verb !== undefined && findRow(`git ${verb}`) !== undefined)
    return { name: 'git', args: [{ text: verb, span: command.span }, ...args] };
  return { name: [...plainNames(name)].find((plain) => findRow(plain) !== undefined) ?? name, args };
}

/** `gfind`, `vim.basic`, `avr-nm`, `python3.12`, `clang-15` without what was added to the name. */
function* plainNames(name: string): Generator<string> {
  if (name.startsWith('g') && GNU_PROGRAMS.has(name.slice(1))) yield name.slice(1);
  yield name.replace(SUFFIXES, '');
  yield CROSS.exec(name)?.[1] ?? name;
  const versioned = /^([a-z+]+3?)[-.\d]+$/.exec(name)?.[1];
  if (versioned !== undefined) yield* [versioned, `${versioned}3`];
}
