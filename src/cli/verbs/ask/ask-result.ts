// What `beck ask` tells of a question that has ended: the whole turn as JSON, and the exit code.

import type { AgentResult } from '../../../agent/state.ts';
import type { ExitCode } from '../../../domain/errors.ts';

export function turnOf(question: string, result: AgentResult): unknown {
  const { answer, outcome, status, runs, plans, masked, usage } = result;
  return {
    question,
    answer,
    outcome,
    status,
    runs: runs.map(({ command, outcome: { status: code, output } }) => ({
      command,
      exitCode: code,
      output: output?.text ?? null,
    })),
    plans: plans.map(({ why, taken, parts }) => ({
      why,
      taken,
      parts: parts.map(({ status: code, level, ...part }) => ({
        ...part,
        level: level ?? null,
        exitCode: code ?? null,
      })),
    })),
    masked,
    usage: usage ?? null,
  };
}

export function exitCodeOf({ outcome, status }: AgentResult): ExitCode {
  switch (outcome) {
    case 'answered':
      return status === 0 ? 0 : 1;
    case 'cancelled':
      return 130;
    case 'refused':
      return 4;
    case 'no-answer':
      return 3;
    case 'failed':
      return 1;
  }
}
