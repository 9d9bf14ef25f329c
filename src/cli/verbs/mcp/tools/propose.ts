// `propose_command`: puts a command before the person in one of their open shells, and waits for the result of it.

import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { decideCall } from '../../../../approval/decide-call.ts';
import { SHELL_DESCRIPTORS } from '../../../../domain/shell-descriptor.ts';
import { type Call, type OfferedTool, offerTool, RUNS, type ToolResult } from '../../../../mcp/offer.ts';
import {
  forgetAnswer,
  type ListeningShell,
  listeningShells,
  PROPOSAL_MS,
  type ProposalAnswer,
  proposalsFolder,
  proposalWaits,
  putProposal,
  shownProposal,
  takeAnswer,
  withdrawProposal,
} from '../../../../sessions/proposals.ts';
import { type Person, stateFolder } from '../../../shared/own-folders.ts';
import { elapsed } from '../../../wiring/surroundings.ts';
import type { Connection } from '../connection.ts';
import { shownClient } from '../record.ts';
import { judgeIn } from './run.ts';

export function proposeTool(connection: Connection): OfferedTool {
  return offerTool({
    name: 'propose_command',
    title: 'Propose a command',
    description:
      'Shows a command to the person in their own open shell, at its next prompt. It runs there only if they press a key, so cd and export last. Returns what came of it; waits 5 minutes at most. With several open shells name one (session).',
    check: v.object({
      command: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(32_768)),
      why: v.optional(v.string(), ''),
      session: v.optional(v.union([v.string(), v.number()])),
    }),
    input: {
      type: 'object',
      properties: {
        command: { type: 'string' },
        why: { type: 'string', description: 'What it does and why, in ten words.' },
        session: { type: 'string', description: 'Number of the shell; a refusal lists them.' },
      },
      required: ['command', 'why'],
    },
    hints: RUNS,
    call: (wanted, call) => propose(wanted, connection, call),
  });
}

type Wanted = {
  readonly command: string;
  readonly why: string;
  readonly session?: string | number | undefined;
};

async function propose(
  { command, why, session }: Wanted,
  connection: Connection,
  call: Call,
): Promise<ToolResult> {
  const { surroundings } = connection.options;
  const world = await connection.world();
  if (!world.asking.settings.enabled) return failed('beck is turned off. The person can turn it on.');
  if (world.asking.settings.proposals !== 'on')
    return failed(
      'The person does not let programs propose commands. They can, with: beck config set proposals on',
    );
  const folder = folderOf(surroundings);
  const shells = listeningShells(folder, surroundings.now + elapsed());
  const chosen = shells.filter(({ pid }) => session === undefined || String(pid) === String(session));
  const [shell] = chosen;
  if (shell === undefined || chosen.length > 1) return failed(whichShell(shells));
  const directory = folderOfShell(shell) ?? connection.cwd();
  const { verdict } = await judgeIn({ command, shell: shell.shell, directory }, world);
  const decision = decideCall(command, verdict, {
    mode: 'strict',
    strictBecause: undefined,
    allowDanger: false,
    canAsk: true,
  });
  if (decision.type === 'refuse') return failed(`Not proposed. ${decision.reason} ${decision.fix}`);
  const proposal = {
    id: randomUUID(),
    command,
    why: why.slice(0, 300),
    client: shownClient(call.client),
    at: Math.round(surroundings.now + elapsed()),
  };
  if (!putProposal(folder, shell.pid, proposal))
    return failed('Another proposal waits in that shell. Try again when the person has answered it.');
  const came = await waitForAnswer({ folder, pid: shell.pid, id: proposal.id, signal: call.signal });
  if (typeof came !== 'string') return { type: 'done', text: tellAnswer(came) };
  forgetAnswer(folder, proposal.id);
  return failed(UNANSWERED[came]);
}

const UNANSWERED = {
  late: 'The person did not answer within 5 minutes. It was not run.',
  closed: 'That shell was closed, or the call cancelled. It was not run.',
  lost: 'beck ended in that shell while the person saw the command. It may have run.',
} as const;

export function folderOf(person: Person): string {
  return proposalsFolder(join(stateFolder(person), 'beck'));
}

/** `12345 zsh /home/me/work` for each. */
export function describeShell(open: ListeningShell): string {
  const { pid, shell } = open;
  return [pid, shell, folderOfShell(open), terminalOf(pid)].filter((word) => word !== undefined).join('  ');
}

function whichShell(shells: readonly ListeningShell[]): string {
  if (shells.length === 0)
    return 'No open shell listens. The person opens a new one (after: beck config set proposals on).';
  return `Name one of these as session:\n${shells.map(describeShell).join('\n')}`;
}

function folderOfShell({ pid, shell }: ListeningShell): string | undefined {
  return SHELL_DESCRIPTORS[shell].processIsInFolder ? linkIn(`/proc/${pid}/cwd`) : undefined;
}

function terminalOf(pid: number): string | undefined {
  const terminal = linkIn(`/proc/${pid}/fd/0`);
  return terminal?.startsWith('/dev/') ? terminal : undefined;
}

function linkIn(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    // Another system, or the shell has ended.
    return undefined;
  }
}

/** Milliseconds between two looks. */
const LOOK_EVERY = 200;

type Waiting = {
  readonly folder: string;
  readonly pid: number;
  readonly id: string;
  readonly signal: AbortSignal;
};

/** While the person sees it or the command runs, the shell alone can end it; it may run even if no one waits for it. */
export async function waitForAnswer({
  folder,
  pid,
  id,
  signal,
}: Waiting): Promise<ProposalAnswer | keyof typeof UNANSWERED> {
  let seen = false;
  for (let waited = 0; ; waited += LOOK_EVERY) {
    const shown = shownProposal(folder, pid) === id;
    // It is answered before it is taken off the screen.
    const answer = takeAnswer(folder, id);
    if (answer !== undefined) return answer;
    // What waits for a closed shell is removed below.
    const waits = proposalWaits(folder, pid, id);
    const open = listeningShells(folder).some((shell) => shell.pid === pid);
    if (seen && !(shown && open)) return 'lost';
    if (!open) return waits ? 'closed' : 'lost';
    const late = !shown && waited > PROPOSAL_MS;
    if (signal.aborted || late)
      return withdrawProposal(folder, pid, id) ? (late ? 'late' : 'closed') : 'lost';
    seen = shown;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

function tellAnswer({ outcome, runs }: ProposalAnswer): string {
  if (outcome !== 'ran') return outcome === 'declined' ? 'The person declined it.' : 'It was not run.';
  return runs
    .map(({ command, exitCode, output, directory }) =>
      [
        `Command: ${command}`,
        `Directory now: ${directory}`,
        `Output: ${output?.trimEnd() || '(empty)'}`,
        `Exit Code: ${exitCode}`,
      ].join('\n'),
    )
    .join('\n\n');
}

function failed(text: string): ToolResult {
  return { type: 'failed', text };
}
