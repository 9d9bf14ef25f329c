// The journal of one question, as the settings and the shell want it.

import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Redact } from '../../output/redact.ts';
import { findSessionKey } from '../../sessions/session-key.ts';
import { stateFolder } from '../shared/own-folders.ts';
import { type Asking, elapsed } from '../wiring/surroundings.ts';
import { type Journal, NO_JOURNAL, openJournal } from './journal.ts';

type Options = {
  readonly question: string;
  /** Where no question is asked. */
  readonly asker?: string;
  /** The shell keeps this line out of its history, so the journal does too. */
  readonly private: boolean;
  readonly redact: Redact;
  readonly say: (sentence: string) => void;
};

/** Where it is switched off, nothing is written. */
export function journalOf(
  { surroundings, settings, shell, cwd, shellPid, lastStatus }: Asking,
  { question, asker, redact, say, ...options }: Options,
): Journal {
  if (settings.journal === 'off' || options.private) return NO_JOURNAL;
  const state = join(stateFolder(surroundings), 'beck');
  const asked = {
    at: Math.round(surroundings.now),
    question,
    // The prompt tells the status before; `beck ask` knows none.
    asker: asker ?? (lastStatus === undefined ? 'beck ask' : shell),
    session: undefined,
    folder: cwd,
    host: hostname(),
    mode: settings.mode,
  };
  return openJournal({
    asked,
    async begin(entry) {
      const [{ beginEntry }, session] = await Promise.all([
        import('../../journal/write.ts'),
        shellPid === undefined ? undefined : sessionName(shellPid),
      ]);
      const setAside = (path: string): void =>
        say(`The journal could not be read. It was moved to ${path}, and a new one was started.`);
      return beginEntry(state, { ...entry, session }, setAside, settings.policy?.journalTo);
    },
    // A file stays, so it is masked whatever may be sent.
    redact,
    // Without a shell nobody asks for it.
    outputs: settings.keepOutput === 'off' ? 'forget' : shellPid === undefined ? 'leave' : 'keep',
    elapsed,
    say,
  });
}

/** The same for every question of one shell. */
export async function sessionName(shellPid: number): Promise<string | undefined> {
  const key = await findSessionKey(shellPid);
  return key && `${key.pid}-${key.started}`;
}
