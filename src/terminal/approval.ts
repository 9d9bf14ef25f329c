// Asks about one proposed command and leaves no trace of the question: what came of it takes its place.

import type { KeyEvent, Keys } from './keys.ts';
import type { Look } from './look.ts';
import { isDanger, type Question, renderDetails, renderQuestion } from './question.ts';
import { rowsOf } from './width.ts';

/** `edit`: the text is to be edited in the shell's own line editor, then judged and asked about anew. */
export type Approval = { readonly type: 'yes' | 'no' | 'always' | 'edit' | 'cancel' };

export type Asking = {
  readonly keys: Keys;
  readonly write: (text: string) => void;
  /** As the terminal is now; looked at before every drawing. */
  readonly look: () => Look;
  readonly rows: () => number;
  /** False where the cursor cannot be moved (`TERM=dumb`): the question then stays. */
  readonly erases: boolean;
};

/** Draws the question and waits for its answer. A command that may never run is answered no without asking. */
export async function askApproval(question: Question, asking: Asking): Promise<Approval> {
  if (question.verdict.level === 'blocked') return { type: 'no' };
  let detailed = false;
  for (;;) {
    const look = asking.look();
    const lines = detailed ? renderDetails(question, look) : renderQuestion(question, look);
    asking.write(lines.join('\n'));
    const seen = await nextAnswer(question, asking.keys);
    erase(lines, asking);
    if (typeof seen === 'object') return seen;
    detailed = detailed || seen === 'details';
  }
}

async function nextAnswer(question: Question, keys: Keys): Promise<Approval | 'details' | 'again'> {
  for (;;) {
    const answer = answerTo(question, await keys.next());
    if (answer !== undefined) return answer;
  }
}

/** What a key means for this question; nothing for a key that means nothing. */
function answerTo(question: Question, event: KeyEvent): Approval | 'details' | 'again' | undefined {
  switch (event.type) {
    case 'enter':
      return { type: isDanger(question) ? 'no' : 'yes' };
    case 'escape':
    case 'interrupt':
    case 'end':
      return { type: 'cancel' };
    case 'resize':
      return 'again';
    case 'character':
      return answerToCharacter(question, event.character.toLowerCase());
  }
}

function answerToCharacter(question: Question, character: string): Approval | 'details' | undefined {
  switch (character) {
    case 'y':
      return { type: 'yes' };
    case 'n':
      return { type: 'no' };
    case 'a':
      return question.offerAlways && !isDanger(question) ? { type: 'always' } : undefined;
    case 'e':
      return { type: 'edit' };
    case 'q':
      return { type: 'cancel' };
    case '?':
      return 'details';
    default:
      return undefined;
  }
}

/**
 * Takes back what was drawn, measured at the width of now, since terminals wrap again when they are resized.
 * What has scrolled off the top cannot be taken back.
 */
function erase(lines: readonly string[], { write, look, rows, erases }: Asking): void {
  if (!erases) return write('\n');
  const { columns } = look();
  const drawn = lines.reduce((sum, line) => sum + rowsOf(withoutStyles(line), columns), 0);
  const up = Math.min(drawn, rows()) - 1;
  write(`\r${up > 0 ? `\x1b[${up}A` : ''}\x1b[J`);
}

function withoutStyles(line: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a style starts with one
  return line.replace(/\x1b\[[\d;]*m/g, '');
}
