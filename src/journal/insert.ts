// The rows of one question in the journal's tables.

import type { DatabaseSync } from 'node:sqlite';
import type { Asked, Ended, Step } from './entry.ts';

export function insertQuestion(
  database: DatabaseSync,
  { at, question, asker, session, folder, host, mode }: Asked,
): number | bigint {
  return database
    .prepare(
      'INSERT INTO question (at, question, asker, session, folder, host, mode) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    .run(at, question, asker, session ?? null, folder, host, mode).lastInsertRowid;
}

export function insertStep(database: DatabaseSync, question: number | bigint, step: Step): void {
  const { at, kind, command, level, effects, label, outcome, allowedBy, reason, status, duration, output } =
    step;
  const { lastInsertRowid: id } = database
    .prepare(
      `INSERT INTO step (question, at, kind, command, level, effects, label, outcome, allowed_by, reason, status, duration)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      question,
      at,
      kind,
      command,
      level,
      effects.join(' '),
      label,
      outcome,
      allowedBy ?? null,
      reason ?? null,
      status ?? null,
      duration ?? null,
    );
  if (output !== undefined) insertOutput(database, id, output);
}

export function updateQuestion(database: DatabaseSync, id: number | bigint, ended: Ended): void {
  const { outcome, status, duration, provider, model, inputTokens, outputTokens } = ended;
  database
    .prepare(
      `UPDATE question SET outcome = ?, status = ?, duration = ?, provider = ?, model = ?, input_tokens = ?, output_tokens = ?
       WHERE id = ?`,
    )
    .run(
      outcome,
      status,
      Math.round(duration),
      provider,
      model,
      inputTokens ?? null,
      outputTokens ?? null,
      id,
    );
}

/** Of all shells together. */
const MOST_OUTPUTS = 20;

function insertOutput(database: DatabaseSync, step: number | bigint, text: string): void {
  database.prepare('INSERT INTO output (step, text) VALUES (?, ?)').run(step, text);
  database
    .prepare('DELETE FROM output WHERE step NOT IN (SELECT step FROM output ORDER BY step DESC LIMIT ?)')
    .run(MOST_OUTPUTS);
}

export function forgetOutputs(database: DatabaseSync): void {
  if (database.prepare('SELECT 1 FROM output LIMIT 1').get() === undefined) return;
  // Overwrites what it deletes.
  database.exec('PRAGMA secure_delete = ON; DELETE FROM output; PRAGMA wal_checkpoint(TRUNCATE)');
}
