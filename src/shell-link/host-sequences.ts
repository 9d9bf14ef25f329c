// What PowerShell's host writes to the terminal around every command: no part of the command's output.

const ESC = '\x1b';
const BEL = '\x07';
const CURSOR_QUESTION = `${ESC}[6n`;

/** Application keys on and off, an empty title, and the question where the cursor is. */
const AROUND_COMMANDS = new RegExp(`${ESC}(?:\\[\\?1[hl]|[=>]|\\]0;${BEL}|\\[6n)`, 'g');

/** The bytes without them; a sequence cut by the end of a chunk stays. */
export function withoutHostSequences(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(ESC.charCodeAt(0))) return bytes;
  // One character a byte, both ways.
  const text = Buffer.from(bytes).toString('latin1');
  return Buffer.from(text.replace(AROUND_COMMANDS, ''), 'latin1');
}

/** A program that asks waits for the answer; one that goes on writing only printed the bytes of a question. */
const PAUSE_MS = 20;

/**
 * Feeds on the output of a run that may not ask the terminal anything, and calls `onAsked` when it stops right after
 * the question where the cursor is: the host does that after each command and hangs without an answer.
 */
export function createCursorQuestionWatch(onAsked: () => void): (bytes: Uint8Array) => void {
  let tail = '';
  let timer: NodeJS.Timeout | undefined;
  return (bytes) => {
    clearTimeout(timer);
    const end = Buffer.from(bytes.subarray(-CURSOR_QUESTION.length)).toString('latin1');
    tail = (tail + end).slice(-CURSOR_QUESTION.length);
    if (tail === CURSOR_QUESTION) timer = setTimeout(onAsked, PAUSE_MS);
  };
}
