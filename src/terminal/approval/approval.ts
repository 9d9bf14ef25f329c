// Asks about one proposed command; afterwards the line of the step replaces the question.

import type { AlwaysChoice } from '../../domain/remembered.ts';
import type { Look } from '../drawing/look.ts';
import { rowsOf, withoutStyles } from '../drawing/width.ts';
import type { KeyEvent, Keys } from '../keys/keys.ts';
import { choiceOf, renderAlways, renderAlwaysHelp } from './always.ts';
import { type Question, renderDetails, renderHead, renderPreview, renderQuestion } from './question.ts';
import { isCommand, isDanger } from './question-head.ts';
import { showTrial } from './trial.ts';
import { answerKeys, ENTER_HINT } from './typing.ts';

/** `edit`: the text is to be edited in the shell's own line editor, then judged and asked about again. */
export type Approval =
  | { readonly type: 'no' | 'cancel' }
  /** `forGood`: what it deletes is not kept for undo. `taken`: the changes of its trial are taken over instead. */
  | { readonly type: 'yes'; readonly forGood?: true; readonly taken?: true }
  | { readonly type: 'edit' }
  /** All hosts at the same time, instead of one by one. */
  | { readonly type: 'at-once' }
  | { readonly type: 'always'; readonly choice: AlwaysChoice };

export type Asking = {
  readonly keys: Keys;
  readonly write: (text: string) => void;
  /** As the terminal is now; looked at before every drawing. */
  readonly look: () => Look;
  readonly rows: () => number;
  /** False where the cursor cannot be moved (`TERM=dumb`): the question then stays. */
  readonly erases: boolean;
  /** Shows the output of the last look above the question, where the question says there is one. */
  readonly unfold: () => void;
  /** Puts a text on the clipboard and returns a few words about the result. Absent: copying is not offered. */
  readonly copy?: ((text: string) => Promise<string>) | undefined;
};

/** Draws the question and waits for its answer. A command that may never run is answered no without asking. */
export async function askApproval(asked: Question, asking: Asking): Promise<Approval> {
  if (asked.verdict.level === 'blocked') return { type: 'no' };
  const wipe = (lines: readonly string[]): void => erase(lines, asking);
  let question = asked.trialFirst === true ? await showTrial(asked, asking, wipe) : asked;
  let said = '';
  const keys = answerKeys(asking.keys, isDanger(question));
  let diff: Awaited<ReturnType<NonNullable<Question['preview']>['show']>> = [];
  for (let view: View = 'question'; ; ) {
    const shown = { ...question, said };
    const lines =
      view === 'preview'
        ? renderPreview(shown, diff, asking.look(), asking.rows())
        : VIEWS[view](shown, asking.look(), asking.rows());
    asking.write(lines.join('\n'));
    const seen = await keys.next((event) =>
      view === 'always' || view === 'always-help'
        ? answerToAlways(question, event)
        : answerToQuestion(question, event),
    );
    erase(lines, asking);
    if (typeof seen === 'object') return seen;
    if (seen === 'again') continue;
    if (seen === 'hint') {
      view = 'question';
      said = ENTER_HINT;
      continue;
    }
    if (seen === 'trial') {
      question = await showTrial(question, asking, wipe);
      [view, said] = ['question', ''];
      continue;
    }
    if (seen === 'preview') diff = (await question.preview?.show()) ?? [];
    said = seen === 'copy' ? ((await asking.copy?.(question.command)) ?? '') : '';
    if (seen === 'unfold') asking.unfold();
    else if (seen !== 'copy') view = seen;
  }
}

/** What is drawn: the question, its details, what would change, or the choices of Always, also explained. */
type View = 'question' | 'details' | 'always' | 'always-help' | 'preview';

const VIEWS: Readonly<
  Record<Exclude<View, 'preview'>, (question: Question, look: Look, rows: number) => string[]>
> = {
  question: renderQuestion,
  details: renderDetails,
  always: (question, look) => [...renderHead(question, look), ...renderAlways(question, look)],
  'always-help': (question, look) => [...renderHead(question, look), ...renderAlwaysHelp(question, look)],
};

type Seen = Approval | View | 'again' | 'unfold' | 'copy' | 'trial';

function answerToAlways(question: Question, event: KeyEvent): Seen | undefined {
  const choice = choiceOf(question, event);
  switch (choice) {
    case undefined:
    case 'again':
      return choice;
    case 'back':
      return 'question';
    case 'help':
      return 'always-help';
    case 'cancel':
      return { type: 'cancel' };
    default:
      return { type: 'always', choice };
  }
}

/** The action of a key; undefined for other keys. */
export function answerTo<Answer>(
  event: KeyEvent,
  means: { readonly enter: Answer; readonly character: (character: string) => Answer | undefined },
): Answer | { readonly type: 'cancel' } | 'again' | undefined {
  switch (event.type) {
    case 'enter':
      return means.enter;
    case 'escape':
    case 'interrupt':
    case 'end':
      return { type: 'cancel' };
    case 'resize':
      return 'again';
    case 'text':
    case 'arrow':
      return undefined;
    case 'character':
      return means.character(event.character.toLowerCase());
  }
}

function answerToQuestion(question: Question, event: KeyEvent): Seen | undefined {
  return answerTo<Seen>(event, {
    enter: { type: isDanger(question) ? 'no' : 'yes' },
    character: (character) => answerToCharacter(question, character),
  });
}

function answerToCharacter(question: Question, character: string): Seen | undefined {
  switch (character) {
    case 'y':
      return { type: 'yes' };
    case 'f':
      return question.keeps === undefined ? undefined : { type: 'yes', forGood: true };
    case 'n':
      return { type: 'no' };
    case 'a':
      if (question.atOnce !== undefined) return { type: 'at-once' };
      return question.offerAlways && !isDanger(question) ? 'always' : undefined;
    case 'e':
      return isCommand(question) ? { type: 'edit' } : undefined;
    case 'c':
      return isCommand(question) ? 'copy' : undefined;
    case 't':
      return question.trial === undefined ? undefined : 'trial';
    case 'k':
      return question.keepable === true ? { type: 'yes', taken: true } : undefined;
    case 'd':
    case 'l':
      return question.preview?.of.startsWith(character) === true ? 'preview' : undefined;
    case 'o':
      return question.unfolds === true ? 'unfold' : undefined;
    case 'q':
      return { type: 'cancel' };
    case '?':
      return 'details';
    default:
      return undefined;
  }
}

/**
 * Wipes what was drawn, measured at the current width, since terminals rewrap lines when they are resized.
 * Lines that have scrolled off the top cannot be wiped.
 */
export function erase(
  lines: readonly string[],
  { write, look, rows, erases }: Pick<Asking, 'write' | 'look' | 'rows' | 'erases'>,
): void {
  if (!erases) return write('\n');
  const { columns } = look();
  const drawn = lines.reduce((sum, line) => sum + rowsOf(withoutStyles(line), columns), 0);
  const up = Math.min(drawn, rows()) - 1;
  write(`\r${up > 0 ? `\x1b[${up}A` : ''}\x1b[J`);
}
