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
  // As many are there already where a program took them in and was killed before it removed the files.
  const there = new Map<string, number>();
  try {
    for (const entry of files.map(entryIn)) {
      if (entry === undefined) continue;
      const key = keyOf(entry);
      const left = there.get(key.join('\0')) ?? countThere(database, key);
      there.set(key.join('\0'), Math.max(0, left - 1));
      if (left === 0) insert(database, entry);
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

type Key = readonly [at: number, question: string, folder: string, command: string];

/** Two that are equal in it may be two calls of one millisecond. */
function keyOf({ asked: { at, question, folder }, steps }: WaitingEntry): Key {
  return [at, question, folder, steps[0]?.command ?? ''];
}

function countThere(database: DatabaseSync, key: Key): number {
  const { count } =
    database
      .prepare(
        `SELECT count(DISTINCT question.id) AS count FROM question JOIN step ON step.question = question.id
         WHERE question.at = ? AND question.question = ? AND folder = ? AND command = ?`,
      )
      .get(...key) ?? {};
  return Number(count);
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
