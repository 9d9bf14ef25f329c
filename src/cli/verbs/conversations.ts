// `beck conversations`: what is kept of earlier questions for follow-ups, and removing it.

import { type ExitCode, UsageError } from '../../domain/errors.ts';
import {
  type KeptConversation,
  listConversations,
  removeConversation,
} from '../../sessions/conversations.ts';
import { fitColumns } from '../../terminal/drawing/columns.ts';
import { showLine } from '../../terminal/drawing/command-text.ts';
import type { Look } from '../../terminal/drawing/look.ts';
import { conversationText } from '../asking/conversation-lines.ts';

export type ConversationsOptions = {
  readonly action: 'show' | 'rm' | undefined;
  /** Its number in the list. */
  readonly which: string | undefined;
  readonly all: boolean;
  readonly json: boolean;
};

export type ConversationsIo = {
  /** The folder they are kept in. */
  readonly folder: string;
  readonly prefix: string;
  readonly look: Look;
  readonly writeOut: (text: string) => void | Promise<void>;
};

/** Rejects with `UsageError` where no conversation is meant. */
export async function runConversations(
  { action, which, all, json }: ConversationsOptions,
  { folder, prefix, look, writeOut }: ConversationsIo,
): Promise<ExitCode> {
  const kept = listConversations(folder);
  if (action === 'rm') {
    const chosen = all ? kept : [pick(kept, which)];
    for (const one of chosen) removeConversation(folder, one);
    await writeOut(`Removed: ${chosen.length} ${chosen.length === 1 ? 'conversation' : 'conversations'}.\n`);
  } else if (action === 'show') await writeOut(`${conversationText(pick(kept, which).turns, prefix)}\n`);
  else if (json) await writeOut(kept.map(({ turns }) => `${JSON.stringify({ turns })}\n`).join(''));
  else await writeOut(renderList(kept, look));
  return 0;
}

function pick(kept: readonly KeptConversation[], which: string | undefined): KeptConversation {
  const see = 'See the numbers with: beck conversations';
  if (which === undefined) throw new UsageError('Name a conversation by its number.', see);
  const found = /^\d+$/.test(which) ? kept[Number(which) - 1] : undefined;
  if (found === undefined) throw new UsageError(`There is no conversation ${which}.`, see);
  return found;
}

function renderList(kept: readonly KeptConversation[], look: Look): string {
  if (kept.length === 0) return 'No saved conversations.\n';
  const rows = kept.map(({ turns }, index) => [
    String(index + 1),
    dateOf(turns.at(-1)?.at ?? 0),
    `${turns.length} ${turns.length === 1 ? 'question' : 'questions'}`,
    showLine(turns[0]?.question ?? '', look),
  ]);
  const lines = fitColumns([['', 'last used', '', 'began with'], ...rows], [3], look);
  return [
    look.faint(lines[0] ?? ''),
    ...lines.slice(1),
    '',
    look.faint('Show one in full: beck conversations show NUMBER; remove one: beck conversations rm NUMBER'),
    '',
  ].join('\n');
}

function dateOf(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
