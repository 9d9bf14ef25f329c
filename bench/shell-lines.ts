// Lines typed into a real shell as fast as it takes them, with and without beck.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import { PWSH } from '../test/shell/shell-session.ts';

/** PowerShell has its own measurements. */
export type ShellName = 'zsh' | 'bash' | 'fish';
export const SHELLS: readonly ShellName[] = ['zsh', 'bash', 'fish'];

export type ShellStart = {
  readonly shell: ShellName | 'powershell';
  /** Text of the only rc file it reads. */
  readonly rc: string;
  /** A folder for that file. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Put before the shell's own command line. */
  readonly wrapper?: readonly string[];
};

export type RunningShell = {
  readonly type: (text: string) => void;
  /** Settles with the time at which the text came by, in milliseconds of `performance.now()`. */
  readonly seen: (text: string) => Promise<number>;
  readonly ended: Promise<void>;
  readonly close: () => void;
};

/** Drains the terminal without drawing it, so that the shell is what is measured. */
export function startShell({ shell, rc, folder, env, wrapper = [] }: ShellStart): RunningShell {
  const [command = shell, ...args] = [...wrapper, ...commandLine(shell, rc, folder)];
  const pty = spawn(command, args, { cwd: folder, env: { ...env, ZDOTDIR: folder }, cols: 240, rows: 30 });
  let text = '';
  let waiting: { readonly wanted: string; readonly found: (when: number) => void } | undefined;
  const look = (): void => {
    const at = waiting === undefined ? -1 : text.indexOf(waiting.wanted);
    if (waiting === undefined || at < 0) return;
    const { found, wanted } = waiting;
    text = text.slice(at + wanted.length);
    waiting = undefined;
    found(performance.now());
  };
  pty.onData((chunk) => {
    // fish asks what terminal this is and waits for the answer.
    if (chunk.includes('\x1b[c') || chunk.includes('\x1b[0c')) pty.write('\x1b[?62c');
    // PowerShell asks where the cursor is, and waits as well.
    for (let asked = chunk.split('\x1b[6n').length - 1; asked > 0; asked--) pty.write('\x1b[1;1R');
    text += chunk;
    look();
    if (waiting === undefined || text.length > 100_000) text = text.slice(-200);
  });
  return {
    type: (typed) => pty.write(typed),
    seen: (wanted) =>
      new Promise((found) => {
        waiting = { wanted, found };
        look();
      }),
    ended: new Promise((settle) => {
      pty.onExit(() => settle());
    }),
    close: () => pty.kill('SIGKILL'),
  };
}

/** fish's own prompt starts programs at every line. */
const FISH_PROMPT =
  "function fish_prompt; echo -n '> '; end; function fish_right_prompt; end; function fish_title; end";

function commandLine(shell: ShellStart['shell'], rc: string, folder: string): readonly string[] {
  if (shell === 'powershell') return powerShellLine(rc, folder);
  const file = join(folder, shell === 'zsh' ? '.zshrc' : 'rc');
  writeFileSync(file, shell === 'fish' ? `${FISH_PROMPT}\n${rc}` : rc);
  switch (shell) {
    case 'zsh':
      return ['zsh', '-d'];
    case 'bash':
      return ['bash', '--noprofile', '--rcfile', file, '-i'];
    case 'fish':
      return ['fish', '--no-config', '-i', '-C', `source ${file}`];
  }
}

export const POWERSHELL_PROMPT = 'ps> ';

function powerShellLine(rc: string, folder: string): readonly string[] {
  const file = join(folder, 'rc.ps1');
  writeFileSync(
    file,
    `function prompt { '${POWERSHELL_PROMPT}' }; Set-PSReadLineOption -PredictionSource None\n${rc}`,
  );
  return [PWSH ?? 'pwsh', '-NoLogo', '-NoProfile', '-NoExit', '-File', file];
}
