// Takes `bash -c '…'` off a command, where what is in the quotes is certain: it is then judged and run without.

import type { Shell } from '../domain/shell.ts';

export type Unwrapped = { readonly command: string; readonly shell: Shell };

const WRAPPER = /^\s*(?:\/(?:usr\/)?(?:local\/)?bin\/)?(bash|sh|zsh|fish)\s+-l?c\s+(['"])([\s\S]*)\2\s*$/;

/** Undefined where there is no wrapper, or the shell around would change what is in it. */
export function stripShellWrapper(command: string): Unwrapped | undefined {
  const [, program, mark, body = ''] = WRAPPER.exec(command) ?? [];
  const shell = SHELLS.find((each) => each === program);
  const inner = mark === "'" ? singleQuoted(body) : doubleQuoted(body);
  if (shell === undefined || inner === undefined || inner.trim() === '') return undefined;
  return { command: inner, shell };
}

const SHELLS: readonly Shell[] = ['bash', 'sh', 'zsh', 'fish'];

/** `'\''` is how a quote is in there; any other one ends the word. */
function singleQuoted(body: string): string | undefined {
  const inner = body.replaceAll("'\\''", '\0');
  return inner.includes("'") || body.includes('\0') ? undefined : inner.replaceAll('\0', "'");
}

/** Nothing in it may be replaced by the shell around. */
function doubleQuoted(body: string): string | undefined {
  if (!/^(?:[^"\\$`!]|\\[^\n])*$/.test(body)) return undefined;
  return body.replace(/\\([\\"$`])/g, '$1');
}
