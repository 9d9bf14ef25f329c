// The programs a test may need and a machine may lack. They are asked for here alone: without one of them the running
// test is skipped, and the closing line of `npm test` names the program.

import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { TestRunner } from 'vitest';

export type ShellName = 'zsh' | 'bash' | 'fish';
export type DrivenShell = ShellName | 'powershell';

declare module 'vitest' {
  interface TaskMeta {
    /** What the test was skipped for. */
    notInstalled?: readonly string[];
  }
}

/** Every shell beck has a script for in POSIX systems; what opens one asks for it. */
export const TESTED_SHELLS = ['zsh', 'bash', 'fish'] as const satisfies readonly ShellName[];

/** The drivers of the scenarios: what a scenario says must hold in each of them. */
export const DRIVEN_SHELLS: readonly DrivenShell[] = [...TESTED_SHELLS, 'powershell'];

/** BECK_TEST_SHELLS names the shells to test with; default all. */
const CHOSEN = process.env['BECK_TEST_SHELLS']?.split(' ');

/** The file of a PowerShell 7 to test with: BECK_PWSH, else the one on PATH. */
export const PWSH: string | undefined =
  CHOSEN?.includes('powershell') === false ? undefined : process.env['BECK_PWSH'] || findProgram('pwsh');

/** Its file on PATH; an absolute path stands for itself, as the files of plugins do. */
export function findProgram(name: string): string | undefined {
  if (isAbsolute(name)) return isReadable(name) ? name : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isReadable);
}

/** Of these programs, or files of plugins, those that are not here. */
export function missing(...programs: readonly string[]): readonly string[] {
  return programs.filter((name) => !isHere(name));
}

/** Those of them a test may use that does without the others. */
export const INSTALLED_SHELLS: readonly ShellName[] = TESTED_SHELLS.filter(isHere);

/** What continuous integration does not install either. */
const ALSO_OPTIONAL_THERE = ['powershell'];

/**
 * Skips the running test if one of the programs is not installed; in continuous integration it fails.
 * Outside of a test it throws.
 */
export function need(...programs: readonly string[]): void {
  const lacking = missing(...programs);
  if (lacking.length === 0) return;
  const said = `not installed: ${lacking.join(', ')}`;
  const running = TestRunner.getCurrentTest();
  const insisted =
    process.env['CI'] === 'true' && !lacking.every((name) => ALSO_OPTIONAL_THERE.includes(name));
  if (running === undefined || insisted) throw new Error(said);
  running.meta.notInstalled = lacking;
  running.context.skip(said);
}

function isHere(name: string): boolean {
  if (name === 'powershell') return PWSH !== undefined;
  if (CHOSEN !== undefined && isTestedShell(name) && !CHOSEN.includes(name)) return false;
  return findProgram(name) !== undefined;
}

function isTestedShell(name: string): boolean {
  return TESTED_SHELLS.some((shell) => shell === name);
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
