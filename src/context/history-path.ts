// Where a shell keeps its history.

import { isAbsolute, join } from 'node:path';
import type { HistoryFile } from '../domain/shell-descriptor.ts';

type Person = { readonly env: Readonly<Record<string, string | undefined>>; readonly home: string };

/** `HISTFILE` where it is exported, as some people do; else where the shells put it. */
export function historyPath({ base, path, isSettable }: HistoryFile, { env, home }: Person): string {
  const bases = {
    home,
    zdotdir: absolute(env['ZDOTDIR']) ?? home,
    config: absolute(env['XDG_CONFIG_HOME']) ?? join(home, '.config'),
    data: absolute(env['XDG_DATA_HOME']) ?? join(home, '.local/share'),
  };
  return (isSettable ? absolute(env['HISTFILE']) : undefined) ?? join(bases[base], path);
}

function absolute(path: string | undefined): string | undefined {
  return path !== undefined && isAbsolute(path) ? path : undefined;
}
