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
  const { at, kind, command, level, effects, label, outcome, allowedBy, reason, status, duration } = step;
  database
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
