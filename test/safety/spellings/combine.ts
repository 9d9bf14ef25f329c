// Spellings of one harm, combined: what is lost × by which command × behind which wrapper, for each shell.

import type { Shell } from '../../../src/domain/shell.ts';
import { FISH } from './fish.ts';
import { POSIX, ZSH } from './posix.ts';
import type { Spellings } from './table.ts';
import { CMD, POWERSHELL } from './windows.ts';

export type Spelling = { readonly shell: Shell; readonly command: string };

const TABLES: readonly (readonly [Shell, Spellings])[] = [
  ['bash', POSIX],
  ['sh', { ...POSIX, targets: POSIX.targets.filter(isPosix), wrappers: POSIX.wrappers.filter(isPosix) }],
  ['zsh', { ...POSIX, wrappers: [...POSIX.wrappers, ...ZSH.wrappers] }],
  ['zsh', ZSH],
  ['fish', FISH],
  ['powershell', POWERSHELL],
  ['cmd', CMD],
];

/** What only bash and zsh know. */
function isPosix(text: string): boolean {
  return !/\$'|<<<|<\(|\{[^}]*,|coproc|\|&/.test(text);
}

/** Every command on every target without a wrapper, and every wrapper around a few of those. */
export function combine(): readonly Spelling[] {
  return TABLES.flatMap(([shell, { targets, commands, wrappers, whole }]) => [
    ...targets.flatMap((target) =>
      commands.map((command) => ({ shell, command: command.replaceAll('TARGET', () => target) })),
    ),
    ...wrappers.flatMap((wrapper, index) =>
      sample(
        commands.filter((command) => fits(wrapper, command)),
        index,
      ).flatMap((command) =>
        sample(targets, index).map((target) => ({
          shell,
          command: wrap(
            wrapper,
            command.replaceAll('TARGET', () => target),
          ),
        })),
      ),
    ),
    ...whole.map((command) => ({ shell, command })),
  ]);
}

/** A few of the rows, others for each wrapper, so that together all of them are taken. */
function sample(rows: readonly string[], turn: number): readonly string[] {
  return [0, 1, 2].flatMap((step) => rows[(turn * 3 + step) % rows.length] ?? []);
}

/** A program can be started by another one, a word of the language cannot. */
function fits(wrapper: string, command: string): boolean {
  return !/^[a-z]+ (?:[^;]* )?COMMAND$/.test(wrapper) || !/^(?:for|set|function|f\(\)|&|\{)/.test(command);
}

/** `'QUOTED'`: the command as text in single quotes, its own quotes spelled so that they survive. */
function wrap(wrapper: string, command: string): string {
  return wrapper
    .replaceAll("'QUOTED'", () => `'${command.replaceAll("'", "'\\''")}'`)
    .replaceAll('COMMAND', () => command);
}
