// What programs and their options are said to do: commands that fit a word which they do not contain. Pure.

import { type CommandWords, type FlagsOf, isFlag } from './command-words.ts';
import { stemOf } from './stems.ts';

/** A row of the descriptions. */
export type Described = {
  /** `git rm`; `powershell:get-item` in that shell alone. */
  readonly name: string;
  /** What it does. */
  readonly words: string;
  /** What each option does. */
  readonly options: ReadonlyMap<string, string>;
};

/** A program whose description has a word, or an option of it. */
export type Doing = { readonly program: readonly string[]; readonly option: string | undefined };

/** By the program's first word. */
export type Doings = ReadonlyMap<string, readonly Doing[]>;

export type Knowledge = {
  /** What is said of each of `doings`, a line each. */
  readonly text: string;
  readonly doings: readonly Doing[];
  readonly flags: FlagsOf;
};

export const NO_KNOWLEDGE: Knowledge = { text: '', doings: [], flags: new Map() };

export function knowledgeOf(described: readonly Described[]): Knowledge {
  const lines: string[] = [];
  const doings: Doing[] = [];
  const flags = new Map<string, string[]>();
  for (const { name, words, options } of described) {
    const program = name.replace(/^\w+:/, '').split(' ');
    const own = flags.get(program[0] ?? '') ?? [];
    flags.set(program[0] ?? '', own);
    lines.push(words);
    doings.push({ program, option: undefined });
    for (const [option, text] of options) {
      if (/^-\w$/.test(option)) own.push(option);
      if (!/^[-+]/.test(option)) continue;
      lines.push(text);
      doings.push({ program, option });
    }
  }
  return { text: lines.join('\n').toLowerCase(), doings, flags };
}

/** What has the word in any of its forms. */
export function doingsOf(stem: string, { text, doings }: Knowledge): Doings {
  const found = new Map<string, Doing[]>();
  if (stem.length < 3) return found;
  const begins = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(stem)}\\p{L}*`, 'gu');
  let line = 0;
  let counted = 0;
  for (const { 0: word, index } of text.matchAll(begins)) {
    if (stemOf(word) !== stem) continue;
    for (
      let end = text.indexOf('\n', counted);
      end !== -1 && end < index;
      end = text.indexOf('\n', counted)
    ) {
      line++;
      counted = end + 1;
    }
    const doing = doings[line];
    if (doing === undefined) continue;
    const first = doing.program[0] ?? '';
    found.set(first, [...(found.get(first) ?? []), doing]);
  }
  return found;
}

function escaped(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** Whether a program of the command does it. */
export function isDone(doings: Doings, words: CommandWords): boolean {
  if (doings.size === 0) return false;
  for (const name of words.names) if (doings.get(name)?.some((doing) => isDoing(doing, words))) return true;
  return false;
}

function isDoing({ program, option }: Doing, { names, pieces, words }: CommandWords): boolean {
  if (!program.every((part) => names.has(part) || pieces.includes(part))) return false;
  if (option === undefined) return true;
  if (/^-\w$/.test(option)) return words.some((word) => isFlag(word, option.slice(1)));
  return words.some((word) => word === option || word.startsWith(`${option}=`));
}
