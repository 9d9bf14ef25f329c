// `beck approvals`: what runs without asking because the person said Always, and how it is taken back.

import { type ExitCode, UsageError } from '../../domain/errors.ts';
import type { RememberedApproval } from '../../domain/remembered.ts';
import {
  approvalsFolder,
  type KeptApproval,
  loadApprovals,
  revokeApproval,
} from '../../sessions/approvals.ts';
import { findSession, forgetApproval, type SessionPlace } from '../../sessions/session.ts';
import { fitColumns } from '../../terminal/drawing/columns.ts';
import { showLine } from '../../terminal/drawing/command-text.ts';
import type { Look } from '../../terminal/drawing/look.ts';
import { sessionPlace } from '../asking/session-memory.ts';
import { stateFolder } from '../shared/own-folders.ts';
import type { Surroundings } from '../wiring/surroundings.ts';

export type ApprovalsOptions = {
  readonly action: 'list' | 'revoke';
  /** A number of the list, or the text. */
  readonly which: string | undefined;
  readonly all: boolean;
  readonly json: boolean;
};

export type ApprovalsIo = {
  readonly surroundings: Surroundings;
  /** The shell around, whose session is listed as well. */
  readonly shellPid: number;
  readonly writeOut: (text: string) => void | Promise<void>;
  readonly writeError: (text: string) => void;
  readonly look: Look;
  /** Absent if the person cannot be asked. */
  readonly askYes: ((question: string) => Promise<boolean>) | undefined;
};

/** One that holds now. `kept`: for good; without it, for the session of the shell around. */
type Listed = { readonly approval: RememberedApproval; readonly kept?: KeptApproval | undefined };

/** Rejects with `UsageError` where no single approval is meant. */
export async function runApprovals(options: ApprovalsOptions, io: ApprovalsIo): Promise<ExitCode> {
  const { surroundings, shellPid, look } = io;
  const forGood = approvalsFolder(stateFolder(surroundings));
  const place = await sessionPlace(surroundings, shellPid);
  const { kept, problems } = loadApprovals(forGood);
  for (const problem of problems) io.writeError(`beck: ${problem}\n`);
  const session = (await findSession(place))?.remembered ?? [];
  const listed: readonly Listed[] = [
    ...kept.map((one) => ({ approval: one.approval, kept: one })),
    ...session.map((approval) => ({ approval })),
  ];
  if (options.action === 'revoke') return revoke(listed, options, { io, forGood, place });
  const text = options.json
    ? `${JSON.stringify({ approvals: listed.map(describe), problems }, null, 2)}\n`
    : renderList(listed, surroundings.home, look);
  await io.writeOut(text);
  return 0;
}

type Places = { readonly io: ApprovalsIo; readonly forGood: string; readonly place: SessionPlace };

async function revoke(
  listed: readonly Listed[],
  { which, all }: ApprovalsOptions,
  { io, forGood, place }: Places,
): Promise<ExitCode> {
  const chosen = all ? listed : [pick(listed, which)];
  if (chosen.length > 1 && io.askYes !== undefined) {
    if (!(await io.askYes(`Revoke all ${chosen.length} approvals?`))) return 130;
  }
  for (const { approval, kept } of chosen) {
    const gone =
      kept === undefined ? !(await forgetApproval(place, approval)) : !revokeApproval(forGood, kept);
    const name = nameOf(approval, io.look);
    await io.writeOut(gone ? `It was already revoked: ${name}\n` : `beck will ask before ${name} again\n`);
  }
  if (chosen.length === 0) await io.writeOut(NOTHING);
  return 0;
}

/** A number first, then the text as it was allowed. */
function pick(listed: readonly Listed[], which: string | undefined): Listed {
  const see = 'See the numbers with: beck approvals';
  if (which === undefined) throw new UsageError('Name what to revoke: its number, its text or --all.', see);
  const numbered = /^\d+$/.test(which) ? listed[Number(which) - 1] : undefined;
  if (numbered !== undefined) return numbered;
  const text = which.replace(/ (?:…|\.\.\.)$/, '');
  const [first, ...more] = listed.filter(({ approval }) => approval.text === which || approval.text === text);
  if (first === undefined) throw new UsageError(`No such approval: ${which}`, see);
  if (more.length > 0)
    throw new UsageError(`${more.length + 1} approvals have this text: ${which}`, 'Name one by its number.');
  return first;
}

function describe({ approval, kept }: Listed, index: number) {
  const { covers, text, shell, folder, effects } = approval;
  const lasts = kept === undefined ? 'session' : 'for-good';
  return { number: index + 1, covers, text, shell, folder, effects, lasts, since: kept?.since ?? null };
}

const NOTHING = 'No saved approvals.\n';

/** Number, what is allowed, where (there and below), in which shell, how long. */
function renderList(listed: readonly Listed[], home: string, look: Look): string {
  if (listed.length === 0) return NOTHING;
  const rows = listed.map(({ approval, kept }, index) => [
    String(index + 1),
    nameOf(approval, look),
    showLine(shorten(approval.folder, home), look),
    approval.shell,
    kept === undefined ? 'this session' : `since ${kept.since.slice(0, 10)}`,
  ]);
  const table = fitColumns([HEAD, ...rows], FLEXIBLE, look);
  return [
    look.faint(table[0] ?? ''),
    ...table.slice(1),
    '',
    look.faint('Revoke one with: beck approvals revoke NUMBER'),
    '',
  ].join('\n');
}

const HEAD = ['', 'runs unasked', 'here and below', 'in', 'how long'];
/** The columns that give way. */
const FLEXIBLE = [1, 2];

function nameOf({ covers, text }: RememberedApproval, look: Look): string {
  const shown = showLine(text, look);
  return covers === 'prefix' ? `${shown} ${look.marks.ellipsis}` : shown;
}

function shorten(folder: string, home: string): string {
  return folder === home || folder.startsWith(`${home}/`) ? `~${folder.slice(home.length)}` : folder;
}
