// Entries to write.

import type { Asked, Ended, Step } from '../../src/journal/entry.ts';

export const NOON = Date.UTC(2026, 10, 20, 12);

export function asked(more: Partial<Asked> = {}): Asked {
  return {
    at: NOON,
    question: 'which files here are over 1 MB',
    asker: 'zsh',
    session: '42-abc',
    folder: '/home/alice/site',
    host: 'box',
    mode: 'confirm',
    ...more,
  };
}

export function step(more: Partial<Step> = {}): Step {
  return {
    at: NOON + 100,
    kind: 'run',
    command: 'find . -size +1M',
    level: 'safe',
    effects: ['read'],
    label: 'read: .',
    outcome: 'ran',
    allowedBy: 'safe',
    reason: undefined,
    status: 0,
    duration: 20,
    ...more,
  };
}

export function ended(more: Partial<Ended> = {}): Ended {
  return {
    outcome: 'answered',
    status: 0,
    duration: 1234,
    provider: 'openai-compatible',
    model: 'some-model',
    inputTokens: 900,
    outputTokens: 50,
    ...more,
  };
}
