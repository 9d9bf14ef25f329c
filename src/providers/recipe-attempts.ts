// What the recipes proposed for this question so far, and what became of it.

import type { Message, ModelRequest, RunRecord } from '../domain/conversation.ts';
import type { Attempt } from '../recipes/answer.ts';

/** What became of each command proposed so far. One that has no run was declined or refused. */
export function attemptsIn({ messages, runs }: ModelRequest): readonly Attempt[] {
  const proposed = proposedIn(messages);
  const attempts: Attempt[] = [];
  let rest: readonly RunRecord[] = runs;
  for (const [i, command] of proposed.entries()) {
    const [next] = rest;
    // As many runs left as proposals: the person edited this one, it is still the answer to it.
    const ran = next !== undefined && (next.command === command || rest.length >= proposed.length - i);
    attempts.push(ran ? next : { command, outcome: { type: 'declined', reason: 'It was not run.' } });
    if (ran) rest = rest.slice(1);
  }
  return [...attempts, ...rest];
}

/** What the ids of our calls begin with. */
export const CALL = 'recipe-';

/** The calls since this question was asked, without those of earlier questions. */
export function proposedIn(messages: readonly Message[]): readonly string[] {
  const asked = messages.findLastIndex(({ role }) => role === 'user');
  const calls = messages
    .slice(asked + 1)
    .flatMap((message) => (message.role === 'assistant' ? message.toolCalls : []));
  return calls.flatMap((call) => (call.id.startsWith(CALL) ? (commandOf(call.arguments) ?? []) : []));
}

/** beck wrote these arguments itself; the agent sends them back. */
function commandOf(written: string): string | undefined {
  const parsed: unknown = JSON.parse(written);
  const command =
    typeof parsed === 'object' && parsed !== null && 'command' in parsed ? parsed.command : undefined;
  return typeof command === 'string' ? command : undefined;
}
