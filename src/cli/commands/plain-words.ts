// Reads the words behind a verb from the definition that the parser reads, where there is only one way to read them.

import type { ArgumentsCamelCase, Argv } from 'yargs';

type Option = {
  readonly type?: string;
  readonly array?: boolean;
  readonly choices?: readonly string[];
  readonly default?: unknown;
};

type Definition = {
  /** As yargs takes it: `mcp [action] [name] [words..]`. */
  readonly command: string;
  readonly options: ReadonlyMap<string, Option>;
  readonly positionals: ReadonlyMap<string, Option>;
};

/** Undefined where the parser has to read them: help, mistakes, and what can be said in several ways. */
export function readPlainWords<T>(
  words: readonly string[],
  verb: { readonly command: string; readonly options: (y: Argv) => Argv<T> },
): ArgumentsCamelCase<T> | undefined {
  const definition = definitionOf(verb.command, verb.options);
  const named = new Map<string, unknown>();
  const others: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (isPlain(word)) others.push(word);
    else {
      const taken = takeOption(word, words[at + 1], definition, named);
      if (taken === undefined) return undefined;
      at += taken;
    }
  }
  const placed = placeWords(others, definition);
  if (placed === undefined) return undefined;
  const argv: Record<string, unknown> = { _: [definition.command.split(' ')[0]], $0: 'beck' };
  for (const [name, { default: fallback, ...option }] of [...definition.options, ...definition.positionals]) {
    const value = named.get(name) ?? placed.get(name) ?? fallback;
    if (value === undefined) continue;
    argv[name] = option.array ? [value].flat() : value;
    argv[inCamels(name)] = argv[name];
  }
  // It has what the definition names, each of its type.
  return argv as ArgumentsCamelCase<T>;
}

/** A word that is neither an option nor quoted: the parser takes quotes away. */
function isPlain(word: string): boolean {
  return /^[^-"']/.test(word);
}

/** The builder of the parser, noted down. */
function definitionOf<T>(command: string, build: (y: Argv) => Argv<T>): Definition {
  const options = new Map<string, Option>();
  const positionals = new Map<string, Option>();
  const noted = {
    option(name: string, option: Option) {
      options.set(name, option);
      return noted;
    },
    positional(name: string, option: Option) {
      positionals.set(name, option);
      return noted;
    },
    epilogue: () => noted,
  };
  // The verbs that are read here define themselves with these alone.
  build(noted as unknown as Argv);
  return { command, options, positionals };
}

/** How many words its value takes; undefined where it is not read. */
function takeOption(
  word: string,
  next: string | undefined,
  { options }: Definition,
  named: Map<string, unknown>,
): number | undefined {
  const [, no = '', name = '', given] = /^--(no-)?([a-z-]+)(?:=(.*))?$/s.exec(word) ?? [];
  const option = options.get(name);
  if (option === undefined) return undefined;
  const earlier = named.get(name);
  if (option.type === 'boolean') {
    if (given !== undefined || earlier !== undefined || /^(?:true|false)$/.test(next ?? '')) return undefined;
    named.set(name, no === '');
    return 0;
  }
  const said = given ?? next ?? '';
  const value = isPlain(said) && no === '' ? readValue(said, option) : undefined;
  if (value === undefined || (earlier !== undefined && !option.array)) return undefined;
  named.set(
    name,
    option.array && Array.isArray(earlier) ? [...earlier, value] : option.array ? [value] : value,
  );
  return given === undefined ? 1 : 0;
}

function readValue(said: string, { type, choices }: Option): string | number | undefined {
  if (choices !== undefined && !choices.includes(said)) return undefined;
  if (type !== 'number') return said;
  return /^(?:0|[1-9]\d{0,8})$/.test(said) ? Number(said) : undefined;
}

function placeWords(
  words: readonly string[],
  { command, positionals }: Definition,
): ReadonlyMap<string, unknown> | undefined {
  const placed = new Map<string, unknown>();
  let rest = words;
  for (const [, name = '', several] of command.matchAll(/\[(\w+)(\.\.)?\]/g)) {
    const [first, ...others] = rest;
    if (first === undefined) break;
    const choices = positionals.get(name)?.choices;
    if (choices !== undefined && !choices.includes(first)) return undefined;
    placed.set(name, several ? rest : first);
    rest = several ? [] : others;
  }
  return rest.length > 0 ? undefined : placed;
}

function inCamels(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
