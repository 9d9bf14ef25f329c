import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  answerProposal,
  listeningShells,
  PROPOSAL_MS,
  putProposal,
  shownProposal,
  takeAnswer,
  takeProposal,
} from '../../src/sessions/proposals.ts';

const SHELL = 4711;
const AT = 1_800_000_000_000;
const proposal = (id: string, at = AT) => ({ id, command: 'ls', why: 'to look', client: 'agent', at });

let base: string | undefined;
let folder = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'beck-test-'));
  folder = join(base, 'proposals');
  mkdirSync(folder, { mode: 0o700 });
});
afterEach(() => {
  // Where the test was skipped before there was a folder, nothing is removed.
  if (base !== undefined) rmSync(base, { recursive: true });
  base = undefined;
});

test('a proposal is taken once, by the shell it is for', () => {
  expect(putProposal(folder, SHELL, proposal('one'))).toBe(true);
  expect(takeProposal(folder, SHELL + 1, AT)).toBeUndefined();
  expect(takeProposal(folder, SHELL, AT + PROPOSAL_MS)).toEqual(proposal('one'));
  expect(takeProposal(folder, SHELL, AT)).toBeUndefined();
});

test('a proposal ends after 5 minutes, and another may take its place', () => {
  expect(PROPOSAL_MS).toBe(300_000);
  putProposal(folder, SHELL, proposal('one'));
  expect(putProposal(folder, SHELL, proposal('two', AT + PROPOSAL_MS - 1))).toBe(false);
  expect(putProposal(folder, SHELL, proposal('two', AT + PROPOSAL_MS))).toBe(true);
  expect(takeProposal(folder, SHELL, AT + 2 * PROPOSAL_MS + 1)).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

test('while one is answered the next has to wait, and its answer is read once', () => {
  putProposal(folder, SHELL, proposal('one'));
  takeProposal(folder, SHELL, AT);
  expect(shownProposal(folder, SHELL)).toBe('one');
  expect(putProposal(folder, SHELL, proposal('two'))).toBe(false);
  answerProposal(folder, SHELL, 'one', { outcome: 'declined', runs: [] });
  expect(shownProposal(folder, SHELL)).toBeUndefined();
  expect(takeAnswer(folder, 'one')).toEqual({ outcome: 'declined', runs: [] });
  expect(takeAnswer(folder, 'one')).toBeUndefined();
  expect(putProposal(folder, SHELL, proposal('two'))).toBe(true);
});

test('one whose helper has died is shown no more', () => {
  const nobody = 2 ** 22 + 1;
  const shown = JSON.stringify({ id: 'one', helper: nobody });
  writeFileSync(join(folder, `${SHELL}.shown`), shown, { mode: 0o600 });
  expect(shownProposal(folder, SHELL)).toBeUndefined();
  expect(putProposal(folder, SHELL, proposal('two'))).toBe(true);
});

test('answers that were never taken are removed after 5 minutes', () => {
  const ago = (ms: number) => new Date(Date.now() - ms);
  for (const [id, ms] of [
    ['old', PROPOSAL_MS + 5000],
    ['new', PROPOSAL_MS - 60_000],
  ] as const) {
    answerProposal(folder, SHELL, id, { outcome: 'declined', runs: [] });
    utimesSync(join(folder, `${id}.answer`), ago(ms), ago(ms));
  }
  expect(listeningShells(folder, Date.now())).toEqual([]);
  expect(readdirSync(folder)).toEqual(['new.answer']);
});

test('what others could have written is not taken', () => {
  const waiting = join(folder, `${SHELL}.waiting`);
  writeFileSync(waiting, JSON.stringify(proposal('one')), { mode: 0o600 });
  chmodSync(waiting, 0o644);
  expect(takeProposal(folder, SHELL, AT)).toBeUndefined();
  writeFileSync(waiting, JSON.stringify(proposal('../../one')), { mode: 0o600 });
  expect(takeProposal(folder, SHELL, AT)).toBeUndefined();
});
