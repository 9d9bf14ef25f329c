// `beck mcp install PROGRAM` and `uninstall`: beck's entry in another program's list of servers.

import { lstatSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changeJson } from '../../../config/json-text.ts';
import { type ExitCode, UsageError } from '../../../domain/errors.ts';
import { makeFolder } from '../../../domain/make-folder.ts';
import { findInstallation } from '../../shared/installation.ts';
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
  const before = read(program.file);
  const after =
    program.format === 'json' ? withEntry(before ?? '', program, entry) : withBlock(before ?? '', entry);
  if (after === before) write(`${program.title} has it already: ${program.file}\n`);
  else {
    replace(program.file, after);
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
    const before = read(program.file);
    if (before === undefined) continue;
    const after =
      program.format === 'json' ? withoutEntry(before, program, name !== undefined) : withoutBlock(before);
    if (after === before) continue;
    // What was only made for the entry.
    if (/^\s*(?:\{\s*\}\s*)?$/.test(after) && lstatSync(program.file).isFile()) rmSync(program.file);
    else replace(program.file, after);
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

/** By absolute path, since editors start with another PATH than a shell. */
function launch({ program }: Surroundings): Launch {
  const main = realpathSync(program);
  const installation = findInstallation(main);
  return installation.type === 'installed'
    ? { command: join(installation.current, 'bin/beck'), args: ['mcp'] }
    : { command: process.execPath, args: [main, 'mcp'] };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new UsageError(`${file} cannot be read.`, 'Add the entry yourself.');
  }
}

/** In one step; a link stays one, and the mode stays. */
function replace(file: string, text: string): void {
  makeFolder(dirname(file));
  const target = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? realpathSync(file) : file;
  const mode = statSync(target, { throwIfNoEntry: false })?.mode ?? 0o600;
  const draft = `${target}.${process.pid}.new`;
  writeFileSync(draft, text, { mode: mode & 0o777, flag: 'wx' });
  renameSync(draft, target);
}

type Servers = Readonly<Record<string, unknown>>;

function serversIn(text: string, { file, list }: Program): Servers {
  let value: unknown;
  try {
    value = text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw new UsageError(
      `${file} is not plain JSON (comments?), so beck does not change it.`,
      'Edit it yourself.',
    );
  }
  const servers = isRecord(value) ? (value[list] ?? {}) : undefined;
  if (!isRecord(servers))
    throw new UsageError(`${file} is not structured as beck expects.`, 'Edit it yourself.');
  return servers;
}

function isRecord(value: unknown): value is Servers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
