// Collects the functions and variables of the live shell that a trial needs.

import type { ResolvedWord } from '../../domain/shell.ts';
import type { LiveWords } from '../../trial/shell-state.ts';

type Resolves = (
  words: readonly string[],
) => Promise<{ readonly words: Readonly<Record<string, ResolvedWord>> }>;

export type LiveShell = {
  /** The functions among them, with their definitions. */
  readonly functionsNamed: Resolves;
  /** The variables among them that are not exported, with what sets them. */
  readonly variablesNamed: Resolves;
  /** Whether a value may leave the shell. */
  readonly mayPass: (name: string, value: string) => boolean;
};

/** A function calls functions that call functions; and all of them are one argument of a program, which Linux limits. */
const MOST_ROUNDS = 8;
const MOST_CHARACTERS = 64 * 1024;

type Wanted = {
  readonly command: string;
  /** Of those that the words resolve to. */
  readonly functions: readonly string[];
  readonly aliases: Readonly<Record<string, string>>;
};

/** Those and what they use in turn; a sentence where one is not known. */
export async function liveWordsFor(
  { command, functions, aliases }: Wanted,
  shell: LiveShell | undefined,
): Promise<LiveWords | string> {
  const found = new Map<string, string>();
  const others = new Map(Object.entries(aliases));
  const asked = new Set<string>();
  let open = functions;
  for (let round = 0; open.length > 0; round++) {
    if (shell === undefined || round > MOST_ROUNDS) return `${open[0]} ${NOT_THERE}`;
    const { words } = await shell.functionsNamed(open);
    for (const name of open) asked.add(name);
    const texts: string[] = [];
    for (const name of open) {
      const word = words[name];
      if (word?.type === 'alias') {
        others.set(name, word.text);
        texts.push(word.text);
      } else if (word?.type === 'function' && word.text !== undefined) {
        found.set(name, word.text);
        texts.push(word.text);
      } else if (word?.type === 'function' || round === 0) return `${name} ${NOT_THERE}`;
    }
    if ([...found.values()].join('').length > MOST_CHARACTERS) return `${functions[0]} ${TOO_LONG}`;
    open = [...new Set(texts.flatMap(wordsIn))].filter((word) => !asked.has(word) && !OWN.test(word));
  }
  const variables = await variablesFor([command, ...others.values(), ...found.values()], shell);
  return { aliases: Object.fromEntries(others), functions: Object.fromEntries(found), variables };
}

async function variablesFor(
  texts: readonly string[],
  shell: LiveShell | undefined,
): Promise<Readonly<Record<string, string>>> {
  const names = [
    ...new Set(texts.flatMap((text) => [...text.matchAll(VARIABLE)].map(([, name = '']) => name))),
  ];
  if (shell === undefined || names.length === 0) return {};
  const { words } = await shell.variablesNamed(names.filter((name) => !OWN.test(name)));
  let left = MOST_CHARACTERS;
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, word]) => {
      if (word.type !== 'variable' || !shell.mayPass(name, word.text)) return [];
      left -= word.text.length;
      return left < 0 ? [] : [[name, word.text]];
    }),
  );
}

const NOT_THERE = 'is a function of your shell, which the copy does not have.';
const TOO_LONG = 'is a function of your shell that needs too many others.';
const OWN = /^(?:script:)?_?_beck_/;

/** `$name`, `${name[1]}`, `${#name}`, `$global:name`. */
const VARIABLE = /\$\{?[#!+=~^]*(?:global:|script:)?([A-Za-z_]\w*)/g;

/** Whatever could name a function in any of the shells. */
function wordsIn(text: string): readonly string[] {
  return text.split(/[\s;|&(){}<>$`'"=,]+/).filter((word) => /[\p{L}_]/u.test(word));
}
