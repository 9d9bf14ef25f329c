// What one shell session keeps between questions: where it began, and what a person allows in it from now on.

import { join } from 'node:path';
import { BeckError } from '../domain/errors.ts';
import type { RememberedApproval } from '../domain/remembered.ts';
import { isSame } from './approval-record.ts';
import { readSessionFile, removeStaleSessions, type Session, writeSessionFile } from './session-file.ts';
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

/** The session with the approval added. It is added in memory also where it cannot be kept. */
export async function rememberApproval(
  place: SessionPlace,
  session: Session,
  approval: RememberedApproval,
): Promise<Session> {
  if (session.remembered.some((known) => isSame(known, approval))) return session;
  const longer: Session = { ...session, remembered: [...session.remembered, approval] };
  await saveSession(place, longer);
  return longer;
}

/** True the first time in a session, and where none can be kept. The session is begun in `directory`. */
export async function adviseOnce(place: SessionPlace, directory: string): Promise<boolean> {
  const session = await loadSession(place, directory);
  if (session.advised) return false;
  await saveSession(place, { ...session, advised: true });
  return true;
}

/** Keeps these with the session, which is begun in `directory` where there is none; `undefined` takes one out. */
export async function keepInSession(
  place: SessionPlace,
  directory: string,
  kept: Partial<Pick<Session, 'allowed' | 'unsent' | 'chosen' | 'mode'>>,
): Promise<void> {
  await saveSession(place, { ...(await loadSession(place, directory)), ...kept });
}

/** The session of a shell that has one; nothing is begun. */
export async function findSession({ folder, key }: SessionPlace): Promise<Session | undefined> {
  return key === undefined ? undefined : readSessionFile(folder, key);
}

/** False where it was not there any more. Rejects with `BeckError` where the file cannot be written. */
export async function forgetApproval(place: SessionPlace, approval: RememberedApproval): Promise<boolean> {
  const session = await findSession(place);
  const at = session?.remembered.findIndex((known) => isSame(known, approval)) ?? -1;
  if (session === undefined || at === -1) return false;
  await saveSession(place, { ...session, remembered: session.remembered.toSpliced(at, 1) });
  const left = await findSession(place);
  if (left?.remembered.some((known) => isSame(known, approval)))
    throw new BeckError('The session file cannot be written.', 'Its approvals end with this shell.');
  return true;
}

async function saveSession({ folder, key }: SessionPlace, session: Session): Promise<void> {
  if (key !== undefined) await writeSessionFile(folder, key, session);
}
