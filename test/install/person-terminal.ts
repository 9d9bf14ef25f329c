// Terminals in which the owner of a home types.

import { need } from '../support/programs.ts';
import { openTerminal, type Terminal } from '../support/terminal.ts';
import { asNobody } from '../support/unprivileged.ts';
import type { Home } from './checkout.ts';

/** What the rc files of these tests end their prompt with, and a space. */
export const PROMPT = 'ready>';

/** As the one who owns the home. */
export function open(home: Home, command: string, args: readonly string[]): Promise<Terminal> {
  need(command);
  const { uid, gid } = asNobody;
  const words = [command, ...args];
  const [program = command, ...rest] =
    uid === undefined ? words : ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...words];
  return openTerminal({ command: program, args: rest, env: home.env, cwd: home.path, columns: 120 });
}

export function enter(terminal: Terminal, line: string): void {
  terminal.type(line);
  terminal.press('Enter');
}

/** Waits until a prompt is on the last line and at least `count` were drawn. */
export function prompts(terminal: Terminal, count: number): Promise<void> {
  const drawn = () =>
    terminal
      .scrollback()
      .split('\n')
      .filter((line) => line.startsWith(PROMPT));
  return terminal.waitUntil(
    () => drawn().length >= count && terminal.screen().split('\n').at(-1) === PROMPT,
    { what: `prompt ${count}` },
  );
}
