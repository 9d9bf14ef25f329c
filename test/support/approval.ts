// Answering beck's approval question in a terminal.

import type { Terminal } from './terminal.ts';

/** Resolves when a question is on the screen and its keys count. */
export async function questionOpen(
  terminal: Terminal,
  options?: { readonly timeout?: number },
): Promise<void> {
  await terminal.waitUntil(() => keysCount(terminal), { what: 'a question that takes keys', ...options });
}

/** Answers with Always, and then its own question with this key. */
export async function answerAlways(terminal: Terminal, key: string): Promise<void> {
  await answerQuestion(terminal, 'a');
  await alwaysOpen(terminal);
  terminal.type(key);
}

/** Resolves when it is asked of what Always is said, and keys count. */
export async function alwaysOpen(terminal: Terminal): Promise<void> {
  await terminal.waitUntil(() => keysCount(terminal, ALWAYS_CHOICES), { what: 'what Always is said of' });
}

/** Waits for the question, then sends this as one chunk. */
export async function answerQuestion(terminal: Terminal, keys: string): Promise<void> {
  await questionOpen(terminal);
  terminal.type(keys);
}

/**
 * Sends what must not answer, and waits until keys count again: only then has it been read.
 * The question must take keys already.
 */
export async function sendWithoutAnswer(
  terminal: Terminal,
  send: () => void,
  open: (terminal: Terminal) => Promise<void> = questionOpen,
): Promise<void> {
  await open(terminal);
  const before = signs(terminal);
  send();
  await terminal.waitUntil(() => signs(terminal) > before, { what: 'keys that count again' });
}

const PASTE_ON = '\x1b[?2004h';
const PASTE_OFF = '\x1b[?2004l';
const CHOICES = '[?]';
const ALWAYS_CHOICES = '[1]';

/** The mode is switched on when the question opens, and again at the moment from which keys count. */
/** Whether a question is on the screen and its keys count now. */
export function keysCount(terminal: Pick<Terminal, 'output'>, choices = CHOICES): boolean {
  const output = Buffer.from(terminal.output()).toString('latin1');
  const question = output.slice(output.lastIndexOf(choices));
  return question.startsWith(choices) && question.includes(PASTE_ON) && !question.includes(PASTE_OFF);
}

function signs(terminal: Terminal): number {
  return Buffer.from(terminal.output()).toString('latin1').split(PASTE_ON).length;
}
