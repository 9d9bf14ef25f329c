// Finds the row of a Windows program, or of a cmd command, by its first words.

import type { ExpandedWord } from '../../judgement/word.ts';
import { INTERNAL, PROGRAMS } from '../../knowledge/windows.ts';
import { readSlashTable, type SlashRow } from './rows.ts';

let programs: ReadonlyMap<string, SlashRow> | undefined;

let internal: ReadonlyMap<string, SlashRow> | undefined;

/** `bySub`: an option makes the row, `certutil -hashfile`: it tells the program of Windows from most others of that name. */
type Found = { readonly row: SlashRow; readonly args: readonly ExpandedWord[]; readonly bySub?: boolean };

/** The row for a program and its words: `net user` before `net`. */
export function findProgram(name: string, args: readonly ExpandedWord[]): Found | undefined {
  programs ??= readSlashTable(PROGRAMS);
  const key = name.toLowerCase().replace(/\.(?:exe|com)$/, '');
  const sub = programs.get(`${key} ${args[0]?.text.toLowerCase() ?? ''}`);
  if (sub !== undefined) return { row: sub, args: args.slice(1), bySub: /^-/.test(args[0]?.text ?? '') };
  const row = programs.get(key);
  return row === undefined ? undefined : { row, args };
}

/** A command built into cmd. */
export function findInternal(name: string): SlashRow | undefined {
  internal ??= readSlashTable(INTERNAL);
  return internal.get(name.toLowerCase());
}

/** Every row, for tests. */
export function slashRows(): {
  readonly programs: readonly SlashRow[];
  readonly internal: readonly SlashRow[];
} {
  return {
    programs: [...new Set(readSlashTable(PROGRAMS).values())],
    internal: [...new Set(readSlashTable(INTERNAL).values())],
  };
}
