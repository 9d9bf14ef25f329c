// Takes the entries that wait in files of their own into the journal.

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { ALLOWED_BY } from '../domain/allowed-by.ts';
import { EFFECTS, LEVELS } from '../domain/verdict.ts';
import { insertQuestion, insertStep, updateQuestion } from './insert.ts';
import { type WaitingEntry, waitingFolder } from './leave.ts';

export function entriesWait(state: string): boolean {
  return waiting(state).length > 0;
}

/** In one transaction, so that two programs do not both take them. Throws where the journal cannot be written. */
export function takeIn(database: DatabaseSync, state: string): void {
  if (!entriesWait(state)) return;
  database.exec('BEGIN IMMEDIATE');
  const files = waiting(state);
  try {
    for (const file of files) {
      const entry = entryIn(file);
      // It is there where a program took it in and was killed before it removed the file.
      if (entry !== undefined && !isThere(database, entry)) insert(database, entry);
    }
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
  for (const file of files) rmSync(file, { force: true });
}

/** The oldest first: their names begin with the time. */
function waiting(state: string): readonly string[] {
  const folder = waitingFolder(state);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => join(folder, name));
}

function insert(database: DatabaseSync, { asked, steps, ended }: WaitingEntry): void {
  const id = insertQuestion(database, asked);
  for (const step of steps) insertStep(database, id, step);
  updateQuestion(database, id, ended);
}

function isThere(database: DatabaseSync, { asked: { at, question, folder }, steps }: WaitingEntry): boolean {
  const found = database
    .prepare(
      `SELECT 1 FROM question JOIN step ON step.question = question.id
       WHERE question.at = ? AND question.question = ? AND folder = ? AND command = ?`,
    )
    .get(at, question, folder, steps[0]?.command ?? '');
  return found !== undefined;
}

/** Undefined where it is not one of ours. */
function entryIn(file: string): WaitingEntry | undefined {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
  const { success, output } = v.safeParse(ENTRY, content);
  if (!success) return undefined;
  return {
    asked: { session: undefined, ...output.asked },
    steps: output.steps.map((step) => ({ ...NO_STEP, ...step })),
    ended: { inputTokens: undefined, outputTokens: undefined, ...output.ended },
  };
}

const NO_STEP = { allowedBy: undefined, reason: undefined, status: undefined, duration: undefined };

const ENTRY = v.object({
  asked: v.object({
    at: v.number(),
    question: v.string(),
    asker: v.string(),
    session: v.optional(v.string()),
    folder: v.string(),
    host: v.string(),
    mode: v.string(),
  }),
  steps: v.array(
    v.object({
      at: v.number(),
      kind: v.picklist(['run', 'trial', 'inspection', 'write', 'host']),
      command: v.string(),
      level: v.picklist(LEVELS),
      effects: v.array(v.picklist(EFFECTS)),
      label: v.string(),
      outcome: v.picklist(['ran', 'declined', 'refused', 'failed', 'allowed', 'left']),
      allowedBy: v.optional(v.picklist(ALLOWED_BY)),
      reason: v.optional(v.string()),
      status: v.optional(v.number()),
      duration: v.optional(v.number()),
    }),
  ),
  ended: v.object({
    outcome: v.picklist(['answered', 'cancelled', 'refused', 'no-answer', 'failed']),
    status: v.number(),
    duration: v.number(),
    provider: v.string(),
    model: v.string(),
    inputTokens: v.optional(v.number()),
    outputTokens: v.optional(v.number()),
  }),
});
