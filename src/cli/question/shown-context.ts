// `? /context`: exactly what a question asked at this prompt now would send to a model.

import { tellEarlier } from '../../agent/earlier.ts';
import type { ToolDefinition } from '../../domain/conversation.ts';
import type { Turn } from '../../domain/turn.ts';
import type { Redact } from '../../output/redact.ts';
import type { PersonSide } from '../asking/person-side.ts';
import { runContext } from '../verbs/context.ts';

type Shown = {
  readonly redact: Redact;
  readonly person: PersonSide;
  /** Of the conversation so far, and how much of it may be sent. */
  readonly turns: readonly Turn[];
  readonly mostBytes: number;
  readonly tools: readonly ToolDefinition[];
};

/** `system`: the prompt of this very question; empty where no model is asked. */
export async function showContext(
  system: string,
  { redact, person, turns, mostBytes, tools }: Shown,
): Promise<{ status: number }> {
  if (system === '') {
    person.screen.show({ type: 'answer', text: 'Nothing: the built-in recipes answer on this machine.' });
    return { status: 0 };
  }
  const status = await runContext(
    { json: false, refresh: false },
    {
      collectText: async () => '',
      compose: () => system,
      redact,
      tools,
      added: turns.length > 0 ? ', and the conversation so far' : '',
      writeOut: person.write,
      writeError: person.write,
    },
  );
  if (turns.length > 0) person.write(`${conversationBar(turns, mostBytes)}\n`);
  return { status };
}

const BAR = 20;

/** `Conversation  ████░░░░  9.8 of 24.0 KB: 3 questions whole, 2 shortened`. */
function conversationBar(turns: readonly Turn[], mostBytes: number): string {
  const { bytes, told } = tellEarlier(turns, { nonce: 'xxxxxxxxxxxx', cwd: '', mostBytes });
  const full = Math.min(BAR, Math.ceil((bytes / mostBytes) * BAR));
  const kilobytes = (count: number): string => (count / 1024).toFixed(1);
  const counts = [
    `${told.whole} ${told.whole === 1 ? 'question' : 'questions'} whole`,
    ...(told.short + told.line > 0 ? [`${told.short + told.line} shortened`] : []),
    ...(told.gone > 0 ? [`${told.gone} left out`] : []),
  ];
  return `Conversation  ${'#'.repeat(full)}${'.'.repeat(BAR - full)}  ${kilobytes(bytes)} of ${kilobytes(mostBytes)} KB: ${counts.join(', ')}`;
}
