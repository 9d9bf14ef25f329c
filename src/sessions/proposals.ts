// Commands that other programs put before a person in a shell that is open: files in a folder of the person's own.

import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isAlive } from '../domain/is-alive.ts';
import { makeFolder } from '../domain/make-folder.ts';
import { SCRIPT_SHELLS, type ScriptShell } from '../domain/shell-descriptor.ts';
import { isPrivateFolder, readOwnFile, replaceOwnFile } from './private-files.ts';

/** An unanswered proposal ends; milliseconds. */
export const PROPOSAL_MS = 5 * 60 * 1000;

const PROPOSAL = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  command: v.string(),
  why: v.string(),
  /** The program's own name: untrusted. */
  client: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
});
export type Proposal = v.InferOutput<typeof PROPOSAL>;

/** One that the person sees, and the helper that shows it. */
const SHOWN = v.object({ id: v.string(), helper: v.number() });

const ANSWER = v.object({
  outcome: v.picklist(['ran', 'declined', 'ended']),
  runs: v.array(
    v.object({
      command: v.string(),
      exitCode: v.number(),
      output: v.nullable(v.string()),
      directory: v.string(),
    }),
  ),
});
export type ProposalAnswer = v.InferOutput<typeof ANSWER>;

export type ListeningShell = { readonly pid: number; readonly shell: ScriptShell };

/** `state`: beck's own folder. The shells find it named in the file that they read when they start. */
export function proposalsFolder(state: string): string {
  return join(state, 'proposals');
}

/** Throws where it cannot be made. */
export function makeProposalsFolder(folder: string): void {
  makeFolder(folder);
}

/** The open shells that look into the folder; what closed ones left is removed, and, given the time, answers that were never taken. */
export function listeningShells(folder: string, now?: number): readonly ListeningShell[] {
  if (!isPrivateFolder(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    if (now !== undefined && name.endsWith('.answer')) removeOld(join(folder, name), now);
    const [, number] = /^(\d+)\.shell$/.exec(name) ?? [];
    if (number === undefined) return [];
    const pid = Number(number);
    if (!isShell(pid)) {
      for (const end of ['shell', 'waiting', 'shown']) rmSync(join(folder, `${pid}.${end}`), { force: true });
      return [];
    }
    const said = readFileSync(join(folder, name), 'utf8').trim();
    const shell = SCRIPT_SHELLS.find((each) => each === said);
    return shell === undefined ? [] : [{ pid, shell }];
  });
}

function removeOld(path: string, now: number): void {
  try {
    if (now - statSync(path).mtimeMs > PROPOSAL_MS) rmSync(path, { force: true });
  } catch {
    // It was taken meanwhile.
  }
}

function isShell(pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return /^(?:zsh|bash|fish|pwsh)/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'));
  } catch {
    // It ended meanwhile.
    return false;
  }
}

/** False where another one waits there, or is being answered. */
export function putProposal(folder: string, pid: number, proposal: Proposal): boolean {
  if (shownProposal(folder, pid) !== undefined) return false;
  const path = waitingFile(folder, pid);
  const there = readProposal(path);
  if (there !== undefined && proposal.at - there.at < PROPOSAL_MS) return false;
  replaceOwnFile(path, JSON.stringify(proposal));
  return true;
}

/** Once: the first shell to take it has it. Undefined where none waits, or it has ended. */
export function takeProposal(folder: string, pid: number, now: number): Proposal | undefined {
  const path = waitingFile(folder, pid);
  const taken = `${path}.${process.pid}`;
  try {
    renameSync(path, taken);
  } catch {
    // None waits.
    return undefined;
  }
  const proposal = isPrivateFolder(folder) ? readProposal(taken) : undefined;
  rmSync(taken, { force: true });
  if (proposal === undefined || now - proposal.at > PROPOSAL_MS) return undefined;
  replaceOwnFile(shownFile(folder, pid), JSON.stringify({ id: proposal.id, helper: process.pid }));
  return proposal;
}

/** No shell has taken it. */
export function proposalWaits(folder: string, pid: number, id: string): boolean {
  return readProposal(waitingFile(folder, pid))?.id === id;
}

/** Takes it back; false where the person already sees it. */
export function withdrawProposal(folder: string, pid: number, id: string): boolean {
  if (!proposalWaits(folder, pid, id)) return false;
  rmSync(waitingFile(folder, pid), { force: true });
  return true;
}

/** Id of the one that the person sees, or whose command runs; undefined where its helper has died. */
export function shownProposal(folder: string, pid: number): string | undefined {
  const shown = v.safeParse(SHOWN, readJson(shownFile(folder, pid)));
  return shown.success && isAlive(shown.output.helper) ? shown.output.id : undefined;
}

export function answerProposal(folder: string, pid: number, id: string, answer: ProposalAnswer): void {
  replaceOwnFile(join(folder, `${id}.answer`), JSON.stringify(answer));
  rmSync(shownFile(folder, pid), { force: true });
}

/** Undefined while there is none. */
export function takeAnswer(folder: string, id: string): ProposalAnswer | undefined {
  const path = join(folder, `${id}.answer`);
  const parsed = v.safeParse(ANSWER, readJson(path));
  if (!parsed.success) return undefined;
  rmSync(path, { force: true });
  return parsed.output;
}

/** What is left of an abandoned one. */
export function forgetAnswer(folder: string, id: string): void {
  rmSync(join(folder, `${id}.answer`), { force: true });
}

function waitingFile(folder: string, pid: number): string {
  return join(folder, `${pid}.waiting`);
}

function shownFile(folder: string, pid: number): string {
  return join(folder, `${pid}.shown`);
}

function readProposal(path: string): Proposal | undefined {
  const parsed = v.safeParse(PROPOSAL, readJson(path));
  return parsed.success ? parsed.output : undefined;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readOwnFile(path) ?? 'null');
  } catch {
    // Not there, or not ours.
    return undefined;
  }
}
