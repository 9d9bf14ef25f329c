// Decides whether the recipes answer before the model: only if they are sure and the command only reads.

import type { Settings } from '../../config/settings.ts';
import type { ModelReply } from '../../domain/conversation.ts';
import type { Shell } from '../../domain/shell.ts';
import { leavesMachine } from '../../providers/address.ts';
import { traitsOf } from '../../providers/traits.ts';
import { leaning } from '../../recipes/grammar/leaning.ts';
import type { QuietPerformers } from '../wiring/performers.ts';

export type AskedFirst = {
  readonly question: string;
  /** Whether it belongs to an earlier one. */
  readonly follows: boolean;
  /** The person wants the model, or it comes with text that only a model reads. */
  readonly forModel: boolean;
};

export function recipesGoFirst(
  settings: Pick<Settings, 'provider' | 'baseUrl' | 'recipesFirst'>,
  { question, follows, forModel }: AskedFirst,
): boolean {
  if (!traitsOf(settings.provider).readsPrompt || forModel) return false;
  // A model knows more of what was asked before.
  if (follows && dependsOnEarlier(question)) return false;
  return settings.recipesFirst ?? leavesMachine(settings);
}

/** Its words say that it belongs to the question before. */
export function dependsOnEarlier(question: string): boolean {
  return FOLLOW_UP.test(question) || leaning(question)?.surely === true;
}

const FOLLOW_UP =
  /^(?:and|but|also|only|just|now|then|so|no|not|instead|what about|how about|which of|the same|again)\b/i;

/** Whether an answer of theirs says something, or proposes a command that runs without asking. */
export function readsOnly(
  { factsFor, classify }: Pick<QuietPerformers, 'factsFor' | 'classify'>,
  shell: Shell,
): (reply: ModelReply) => Promise<boolean> {
  return async ({ toolCalls }) => {
    for (const { arguments: written } of toolCalls) {
      const command = commandOf(written);
      if (command === undefined) return false;
      const { level } = classify({ ...(await factsFor(command)), command, shell });
      if (level !== 'safe') return false;
    }
    return true;
  };
}

/** The recipes' own writing. */
function commandOf(written: string): string | undefined {
  const parsed: unknown = JSON.parse(written);
  const command =
    typeof parsed === 'object' && parsed !== null && 'command' in parsed ? parsed.command : undefined;
  return typeof command === 'string' ? command : undefined;
}
