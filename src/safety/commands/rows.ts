// The notation of the command tables, read into rows. `knowledge/commands/README.md` explains it for adding a command.

import { namesIn, rowsNamed } from '../knowledge/by-letter.ts';
import { COMMANDS_BY_LETTER } from '../knowledge/commands/command-letters.ts';
import type { CommandRole } from '../knowledge/roles.ts';
import { type CommandSpec, type OperandSpec, type OptionSpec, parseImpact } from './row.ts';

const rows = new Map<string, CommandSpec | undefined>();

/** The row of a command (`sort`) or subcommand (`git log`), or undefined; a shell's own row (`fish:set`) first. */
export function findRow(name: string, dialect = ''): CommandSpec | undefined {
  if (dialect === 'fish' || dialect === 'zsh') {
    const own = findRow(`${dialect}:${name}`);
    if (own !== undefined) return underName(own, name);
  }
  if (rows.has(name)) return rows.get(name);
  const [line] = rowsNamed(COMMANDS_BY_LETTER, name);
  const row = line === undefined ? undefined : parseRow(line, name);
  rows.set(name, row);
  return row;
}

const underNames = new WeakMap<CommandSpec, CommandSpec>();

/** Rows are cached, since memoised results are keyed by the row object. */
function underName(own: CommandSpec, name: string): CommandSpec {
  let row = underNames.get(own);
  if (row === undefined) {
    row = { ...own, name };
    underNames.set(own, row);
  }
  return row;
}

/** Every name in the tables, for tests. */
export function rowNames(): string[] {
  return namesIn(COMMANDS_BY_LETTER);
}

function parseRow(line: string, name: string): CommandSpec {
  const [, head = '', options = '', operands = '', ok = '', no = ''] = line
    .split(/\s\|(?=\s|$)/)
    .map((part) => part.trim());
  const words = head.split(' ').filter(Boolean);
  const flags = new Set(words.slice(1));
  const named = (key: string) => words.find((word) => word.startsWith(key))?.slice(key.length);
  return {
    name,
    impact: parseImpact(words[0] ?? 'ask'),
    flags,
    handler: named('handler='),
    joins: named('joins='),
    configured: named('configured=')?.split(',') ?? [],
    makes: named('makes='),
    as: named('as='),
    options: parseOptions(options, flags.has('single')),
    operands: operands.split(' ').filter(Boolean).map(parseOperand),
    safeExamples: examples(ok),
    unsafeExamples: examples(no),
  };
}

function examples(text: string): string[] {
  return text.split(' ;; ').filter(Boolean);
}

const TAKES: Readonly<Record<string, OptionSpec['value']>> = { '?': 'optional', '~': 'either' };

function parseOptions(text: string, single: boolean): Map<string, OptionSpec> {
  const specs = new Map<string, OptionSpec>();
  for (const token of text.split(' ')) {
    if (token === '') continue;
    const [rest = '', impactText] = token.split('>');
    const impact = impactText === undefined ? undefined : parseImpact(impactText);
    // `-c::v:=`: a colon of the name is doubled.
    const [written = '', role] = rest.split(/(?<!:):(?!:)(.*)/s);
    const names = written.replaceAll('::', ':');
    const value = role === undefined ? 'none' : (TAKES[role.charAt(0)] ?? 'required');
    for (const name of optionNames(names, single)) {
      specs.set(name, { name, value, role: (role ?? '.').replace(/^[?~]/, '') as CommandRole, impact });
    }
  }
  return specs;
}

/** `-abc` is three options, unless words have one dash (find, java). Two words are no letters in any row. */
function optionNames(text: string, single: boolean): string[] {
  return text.split(',').flatMap((name) => {
    if (single || name.startsWith('--') || !name.startsWith('-') || WHOLE.test(name)) return [name];
    return [...name.slice(1)].map((letter) => `-${letter}`);
  });
}

/** Letters of them would make `-e`, `-o`, `-r` and `-s` options that only look. */
const WHOLE = /^-(?:version|help)$/;

function parseOperand(token: string): OperandSpec {
  const [rest = '', impactText] = token.split('>');
  const quantity = /[*+?]$/.exec(rest)?.[0];
  return {
    role: (quantity === undefined ? rest : rest.slice(0, -1)) as CommandRole,
    many: quantity === '*' || quantity === '+',
    required: quantity === undefined || quantity === '+',
    impact: impactText === undefined ? undefined : parseImpact(impactText),
  };
}
