// The notation of the command tables, read into rows. `knowledge/commands/README.md` explains it for adding a command.

import { joinLines, rowsOf } from '../knowledge/checked-table.ts';
import { TABLES } from '../knowledge/commands/all.ts';
import type { CommandRole } from '../knowledge/roles.ts';
import { type CommandSpec, type OperandSpec, type OptionSpec, parseImpact } from './row.ts';

let lines: Map<string, string> | undefined;

const rows = new Map<string, CommandSpec | undefined>();

/** The row of a command (`sort`) or subcommand (`git log`), or undefined; a shell's own row (`fish:set`) first. */
export function findRow(name: string, dialect = ''): CommandSpec | undefined {
  if (dialect === 'fish' || dialect === 'zsh') {
    const own = findRow(`${dialect}:${name}`);
    if (own !== undefined) return underName(own, name);
  }
  if (rows.has(name)) return rows.get(name);
  const line = findLine(name);
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

/** Most processes judge a few commands: until there are more, searching the text is cheaper than indexing it. */
const SEARCHES = 6;

let searches = 0;

function findLine(name: string): string | undefined {
  if (lines === undefined && ++searches > SEARCHES) lines = indexLines();
  return lines === undefined ? searchLine(name) : lines.get(name);
}

/** A name is before its row's first bar, at the start of a line or behind a comma. */
function searchLine(name: string): string | undefined {
  if (name === '' || /[,|\n]|^\s|\s$/.test(name)) return undefined;
  for (const table of TABLES) {
    const line =
      searchTable(table, `\n${name}`) ?? searchTable(table, `,${name}`) ?? searchTable(table, `\n  ${name}`);
    if (line !== undefined) return line;
  }
  return undefined;
}

function searchTable(table: string, text: string): string | undefined {
  for (let at = table.indexOf(text); at !== -1; at = table.indexOf(text, at + 1)) {
    const after = at + text.length;
    if (!/[, ]/.test(table.charAt(after))) continue;
    const from = rowStart(table, at);
    const bar = table.indexOf('|', from);
    if (bar < after || !/^ *(?:,|$)/.test(table.slice(after, bar))) continue;
    return joinLines(table.slice(from, rowEnd(table, after)));
  }
  return undefined;
}

function rowStart(table: string, at: number): number {
  let from = table.lastIndexOf('\n', at);
  while (table.charAt(from + 1) === ' ') from = table.lastIndexOf('\n', from - 1);
  return from + 1;
}

function rowEnd(table: string, at: number): number {
  let end = table.indexOf('\n', at);
  while (table.charAt(end + 1) === ' ') end = table.indexOf('\n', end + 1);
  return end;
}

/** Every name in the tables, for tests. */
export function rowNames(): string[] {
  lines ??= indexLines();
  return [...lines.keys()];
}

function indexLines(): Map<string, string> {
  const found = new Map<string, string>();
  for (const table of TABLES) {
    for (const line of rowsOf(table)) {
      const bar = line.indexOf('|');
      if (bar === -1) continue;
      for (const name of line.slice(0, bar).split(',')) found.set(name.trim(), line);
    }
  }
  return found;
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
