// Earlier approvals as one question sees them: for this shell session, and for good.

import type { AlwaysChoice, RememberedApproval } from '../../domain/remembered.ts';
import { approvalsFolder, keepApproval, loadApprovals } from '../../sessions/approvals.ts';
import { keepInSession, loadSession, rememberApproval, type SessionPlace } from '../../sessions/session.ts';
import type { Session } from '../../sessions/session-file.ts';
import { findSessionKey } from '../../sessions/session-key.ts';
import { shellsFolder, stateFolder } from '../shared/own-folders.ts';
import { realFolder } from '../wiring/approvable.ts';
import type { Surroundings } from '../wiring/surroundings.ts';

export type Memory = {
  /** Where the first question of this shell was asked, where that is another folder; nothing without a shell. */
  readonly launchDirectory: string | undefined;
  readonly remembered: readonly RememberedApproval[];
  /** Sentences about what could not be read and therefore allows nothing. */
  readonly problems: readonly string[];
  /** How often a kind of command was allowed by a key, without another between. */
  readonly allowedInARow: (kind: string) => number;
  /** A command of this kind was allowed, or not. */
  readonly noteAnswer: (kind: string, allowed: boolean) => Promise<void>;
  /** `problem`: a sentence, where it holds for this question alone. */
  readonly remember: (
    approval: RememberedApproval,
    lasts: AlwaysChoice['lasts'],
  ) => Promise<{ readonly problem?: string | undefined }>;
  /** What else this shell keeps; nothing without a shell. */
  readonly kept: Kept;
  readonly keep: (kept: Kept) => Promise<void>;
};

type Kept = Partial<Pick<Session, 'unsent' | 'chosen' | 'mode'>>;

export async function openMemory(of: {
  readonly surroundings: Surroundings;
  /** Absent where no shell is attached: `session` is then this question. */
  readonly shellPid: number | undefined;
  readonly cwd: string;
}): Promise<Memory> {
  const { surroundings, shellPid } = of;
  const forGood = approvalsFolder(stateFolder(surroundings));
  const { kept, problems } = loadApprovals(forGood);
  const place = shellPid === undefined ? undefined : await sessionPlace(surroundings, shellPid);
  const folder = realFolder(of.cwd) ?? of.cwd;
  let session = place && (await loadSession(place, folder));
  const began = session?.launchDirectory;
  let allowed = session?.allowed;
  return {
    launchDirectory: began === folder ? undefined : began,
    remembered: [...kept.map(({ approval }) => approval), ...(session?.remembered ?? [])],
    problems,
    allowedInARow: (kind) => (allowed?.kind === kind ? allowed.times : 0),
    async noteAnswer(kind, yes) {
      const times = allowed?.kind === kind ? allowed.times : 0;
      // A no to another kind of command does not count for this one.
      if (!yes && times === 0) return;
      allowed = yes ? { kind, times: times + 1 } : undefined;
      if (place === undefined || session === undefined) return;
      session = { ...session, allowed };
      await keepInSession(place, folder, { allowed });
    },
    kept: { unsent: session?.unsent, chosen: session?.chosen, mode: session?.mode },
    async keep(kept) {
      if (place === undefined || session === undefined) return;
      session = { ...session, ...kept };
      await keepInSession(place, folder, kept);
    },
    async remember(approval, lasts) {
      if (lasts === 'session') {
        if (place && session) session = await rememberApproval(place, session, approval);
        return {};
      }
      try {
        keepApproval(forGood, approval, surroundings.now);
        return {};
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return { problem: `This applies to this question only, because it could not be saved: ${why}` };
      }
    },
  };
}

export async function sessionPlace(surroundings: Surroundings, shellPid: number): Promise<SessionPlace> {
  return { folder: shellsFolder(surroundings), key: await findSessionKey(shellPid) };
}
