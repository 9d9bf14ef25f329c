// What this shell session remembers, as one question sees it: lines allowed in this shell and folder.

import { realpathSync } from 'node:fs';
import type { Shell } from '../domain/shell.ts';
import { isRemembered, loadSession, rememberLine, sessionsFolder } from '../sessions/session.ts';
import { findSessionKey } from '../sessions/session-key.ts';
import type { Surroundings } from './wiring.ts';
import { stateFolder } from './wiring.ts';

export type SessionMemory = {
  readonly remembered: ReadonlySet<string>;
  readonly remember: (command: string) => Promise<void>;
};

export async function openSession(of: {
  readonly surroundings: Surroundings;
  readonly shellPid: number;
  readonly shell: Shell;
  readonly cwd: string;
}): Promise<SessionMemory> {
  const { surroundings, shell } = of;
  const cwd = realPath(of.cwd);
  const folder = sessionsFolder({
    runtime: surroundings.env['XDG_RUNTIME_DIR'],
    state: stateFolder(surroundings),
  });
  const place = { folder, key: await findSessionKey(of.shellPid) };
  let session = await loadSession(place, cwd);
  const here = session.remembered.filter((line) => isRemembered(session, { ...line, shell, cwd }));
  return {
    remembered: new Set(here.map(({ command }) => command)),
    remember: async (command) => {
      session = await rememberLine(place, session, { command, shell, cwd });
    },
  };
}

/** As named, where it cannot be followed. */
function realPath(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    return folder;
  }
}
