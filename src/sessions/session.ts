// What one shell session keeps between questions: where it began, and the exact lines a person always allows in it.

import { join } from 'node:path';
import {
  type RememberedLine,
  readSessionFile,
  removeStaleSessions,
  type Session,
  writeSessionFile,
} from './session-file.ts';
import type { SessionKey } from './session-key.ts';

/** Where a session is kept; `key` is absent when the shell could not be identified. */
export type SessionPlace = { readonly folder: string; readonly key: SessionKey | undefined };

/** The runtime folder vanishes with the login, as sessions do; the state folder is second best. */
export function sessionsFolder(paths: {
  /** `$XDG_RUNTIME_DIR`, where it is set. */
  readonly runtime?: string | undefined;
  /** `$XDG_STATE_HOME`, or what stands for it. */
  readonly state: string;
}): string {
  const { runtime, state } = paths;
  return runtime?.startsWith('/') ? join(runtime, 'beck') : join(state, 'beck', 'sessions');
}

/** Loads the session or begins it in `directory`; never fails: what cannot be read or written allows nothing. */
export async function loadSession(place: SessionPlace, directory: string): Promise<Session> {
  const fresh: Session = { launchDirectory: directory, remembered: [] };
  if (place.key === undefined) return fresh;
  const kept = await readSessionFile(place.folder, place.key);
  if (kept !== undefined) return kept;
  await saveSession(place, fresh);
  await removeStaleSessions(place.folder);
  return fresh;
}

/** The session with the line added. It is added in memory also where it cannot be kept. */
export async function rememberLine(
  place: SessionPlace,
  session: Session,
  line: RememberedLine,
): Promise<Session> {
  if (isRemembered(session, line)) return session;
  const longer: Session = { ...session, remembered: [...session.remembered, line] };
  await saveSession(place, longer);
  return longer;
}

export function isRemembered(session: Session, line: RememberedLine): boolean {
  return session.remembered.some(
    ({ command, shell, cwd }) => command === line.command && shell === line.shell && cwd === line.cwd,
  );
}

async function saveSession({ folder, key }: SessionPlace, session: Session): Promise<void> {
  if (key !== undefined) await writeSessionFile(folder, key, session);
}
