// `beck mcp install PROGRAM` and `uninstall`: beck's entry in another program's list of servers.

import { changeJson } from '../../../config/json-text.ts';
import { type ExitCode, UsageError } from '../../../domain/errors.ts';
import {
  badStructure,
  giveBack,
  isJsonObject,
  type JsonObject,
  readJsonObject,
  readTheirs,
  replaceTheirs,
  startWords,
} from '../../shared/other-programs.ts';
import type { Surroundings } from '../../wiring/surroundings.ts';
import { PROGRAMS, type Program, type ProgramName, programOf } from './programs.ts';

type Output = { readonly write: (text: string) => void };

/** Prints what the program needs; `yes` writes it. Throws `UsageError`. */
export function installInto(
  name: string | undefined,
  { yes, surroundings, write }: { readonly yes: boolean; readonly surroundings: Surroundings } & Output,
): ExitCode {
  const program = programOf(programNamed(name), surroundings);
  const entry = { ...program.more, ...launch(surroundings) };
  if (!yes) {
    const text = program.format === 'json' ? jsonExample(program, entry) : `${tomlBlock(entry)}`;
    write(
      `${program.title} reads this from ${program.file}:\n\n${text}\nTo write it: beck mcp install ${name} --yes\n`,
    );
    return 0;
  }
  const before = readTheirs(program.file);
  const after =
    program.format === 'json' ? withEntry(before ?? '', program, entry) : withBlock(before ?? '', entry);
  if (after === before) write(`${program.title} has it already: ${program.file}\n`);
  else {
    replaceTheirs(program.file, after);
    write(`Written to ${program.file}. Restart ${program.title}.\n`);
  }
  return 0;
}

/** From one program, or from all. */
export function uninstallFrom(
  name: string | undefined,
  { surroundings, write }: { readonly surroundings: Surroundings } & Output,
): ExitCode {
  for (const each of name === undefined ? PROGRAMS : [programNamed(name)]) {
    const program = programOf(each, surroundings);
    const before = readTheirs(program.file);
    if (before === undefined) continue;
    const after =
      program.format === 'json' ? withoutEntry(before, program, name !== undefined) : withoutBlock(before);
    if (after === before) continue;
    giveBack(program.file, after);
    write(`${program.title}: beck is removed from ${program.file}.\n`);
  }
  return 0;
}

function programNamed(name: string | undefined): ProgramName {
  const known = PROGRAMS.find((each) => each === name);
  if (known === undefined)
    throw new UsageError(
      name === undefined ? 'Name a program.' : `beck does not know where ${name} lists its MCP servers.`,
      `Name one of ${PROGRAMS.join(', ')}. In other programs, enter the command "beck" with the argument "mcp".`,
    );
  return known;
}

type Launch = { readonly command: string; readonly args: readonly string[] };

function launch({ program }: Surroundings): Launch {
  const [command, ...args] = startWords(program);
  return { command, args: [...args, 'mcp'] };
}

function serversIn(text: string, { file, list }: Program): JsonObject {
  const servers = readJsonObject(text, file)[list] ?? {};
  if (!isJsonObject(servers)) throw badStructure(file);
  return servers;
}

function withEntry(text: string, program: Program, entry: Launch): string {
  const servers = serversIn(text, program);
  if (JSON.stringify(servers['beck']) === JSON.stringify(entry)) return text;
  return changeJson(text, program.list, { ...servers, beck: entry });
}

/** `certain`: the person named the program; else a file that cannot be read is left alone. */
function withoutEntry(text: string, program: Program, certain: boolean): string {
  try {
    const { beck, ...others } = serversIn(text, program);
    if (beck === undefined) return text;
    return changeJson(text, program.list, Object.keys(others).length === 0 ? undefined : others);
  } catch (error) {
    if (certain) throw error;
    return text;
  }
}

function jsonExample({ list }: Program, entry: Launch): string {
  return `${JSON.stringify({ [list]: { beck: entry } }, null, 2)}\n`;
}

function tomlBlock({ command, args }: Launch): string {
  return `[mcp_servers.beck]\ncommand = ${JSON.stringify(command)}\nargs = ${JSON.stringify(args)}\n`;
}

/** Our table up to the next one, with the space line in front of it. */
const BLOCK = /(?:^|\n)\[mcp_servers\.beck\]\n(?:(?!\[)[^\n]*(?:\n|$))*/;

function withBlock(text: string, entry: Launch): string {
  const bare = withoutBlock(text);
  const gap = bare === '' ? '' : bare.endsWith('\n') ? '\n' : '\n\n';
  const after = `${bare}${gap}${tomlBlock(entry)}`;
  return text.includes(tomlBlock(entry)) ? text : after;
}

function withoutBlock(text: string): string {
  return text.replace(BLOCK, '');
}
