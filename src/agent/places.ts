// Resolves a path written by the model: the shell's directory may have changed since the question was asked.

import { resolve } from 'node:path';
import type { State } from './state.ts';

/** The shell's directory now. */
export function currentCwd({ runs, config }: State): string {
  return runs.at(-1)?.outcome.cwd ?? config.cwd;
}

export function absolutePath(state: State, path: string): string {
  const cwd = currentCwd(state);
  if (path === '~') return state.config.home;
  return path.startsWith('~/') ? resolve(state.config.home, path.slice(2)) : resolve(cwd, path);
}
