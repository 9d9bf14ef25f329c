// The conversation of a question: reads earlier turns, and stores the new one.

import { join } from 'node:path';
import { tellEarlier } from '../../agent/earlier.ts';
import type { AgentResult } from '../../agent/state.ts';
import type { Settings } from '../../config/settings.ts';
import type { Message } from '../../domain/conversation.ts';
import type { Turn } from '../../domain/turn.ts';
import { printsValues, removeValues } from '../../output/environment-output.ts';
import type { Redact } from '../../output/redact.ts';
import {
  addTurn,
  conversationsFolder,
  findConversation,
  removeStaleConversations,
} from '../../sessions/conversations.ts';
import { findSessionKey } from '../../sessions/session-key.ts';
import { stateFolder } from '../shared/own-folders.ts';
import { elapsed, type Surroundings } from '../wiring/surroundings.ts';

export type Conversation = {
  /** Oldest first; none where the last turn is too long ago. */
  readonly turns: readonly Turn[];
  /** `redact` masks all that is kept. */
  readonly keep: (result: AgentResult, asked: { question: string; folder: string; redact: Redact }) => void;
};

const NONE: Conversation = { turns: [], keep: () => {} };

export function conversationsOf(surroundings: Surroundings): string {
  return conversationsFolder(join(stateFolder(surroundings), 'beck'));
}

/** `keeps`: false where the shell is not to remember what is typed now. */
export async function openConversation(
  { surroundings, shellPid }: { readonly surroundings: Surroundings; readonly shellPid: number | undefined },
  { conversationMinutes }: Pick<Settings, 'conversationMinutes'>,
  keeps: boolean,
): Promise<Conversation> {
  const key =
    conversationMinutes === 0 || shellPid === undefined ? undefined : await findSessionKey(shellPid);
  if (key === undefined) return NONE;
  const folder = conversationsOf(surroundings);
  const found = findConversation(folder, key)?.turns ?? [];
  const last = found.at(-1)?.at ?? 0;
  const turns = surroundings.now - last < conversationMinutes * 60_000 ? found : [];
  return {
    turns,
    keep(result, asked) {
      const unanswered = result.outcome === 'no-answer';
      if (!keeps || (result.runs.length === 0 && result.answer === '' && !unanswered)) return;
      addTurn(folder, key, [...turns, turnOf(result, asked, Math.round(surroundings.now + elapsed()))]);
    },
  };
}

type Telling = Parameters<typeof tellEarlier>[1] & {
  /** Secrets that were masked when the turns were stored. */
  readonly redact: Redact;
};

/** The text about the turns for a model. */
export function earlierMessages(turns: readonly Turn[], telling: Telling): readonly Message[] {
  const { messages } = tellEarlier(turns, telling);
  return messages.map((message) => ({ ...message, content: telling.redact(message.content).text }));
}

/** For the time after a question. */
export function tidyConversations(surroundings: Surroundings): void {
  removeStaleConversations(conversationsOf(surroundings), surroundings.now);
}

/** UTF-16 units of one output that are kept; to see more, the command is run again. */
const MOST_OUTPUT = 4000;
const MOST_TEXT = 8000;

function turnOf(
  { runs, answer, outcome }: AgentResult,
  { question, folder, redact }: { question: string; folder: string; redact: Redact },
  at: number,
): Turn {
  const mask = (text: string, most = MOST_TEXT): string => cut(redact(text).text, most);
  const steps = runs.map(({ command, outcome }) => {
    const text = outcome.output?.text;
    const said = text !== undefined && printsValues(command) ? removeValues(text) : text;
    return {
      command: mask(command),
      status: outcome.status,
      ...(said === undefined ? {} : { output: mask(said, MOST_OUTPUT) }),
    };
  });
  const turn = { at, folder: mask(folder), question: mask(question), steps, answer: mask(answer) };
  return outcome === 'no-answer' && steps.length === 0 ? { ...turn, unanswered: true } : turn;
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}\n[shortened]` : text;
}
