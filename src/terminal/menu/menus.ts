// Asks one thing at a time below the cursor: a list steered by arrows, or a line of text. What was asked is wiped once answered.

import { erase } from '../approval/approval.ts';
import type { Look } from '../drawing/look.ts';
import { cellsOf, cutToWidth, wrapWords } from '../drawing/width.ts';
import type { ScreenEvent, ScreenInput } from '../keys/screen-input.ts';
import { type Choice, type ListState, openList, shownIn, stepList } from './choice-list.ts';

export type MenuTerminal = {
  readonly input: ScreenInput;
  readonly write: (text: string) => void;
  /** As the terminal is now. */
  readonly look: () => Look;
  readonly rows: () => number;
};

export type ListQuestion = {
  readonly title: string;
  readonly choices: readonly Choice[];
  /** Where the mark is first. */
  readonly start?: number | undefined;
};

export type TextQuestion = {
  readonly title: string;
  readonly text?: string | undefined;
  /** A key: only how long it is can be seen. */
  readonly hidden?: boolean | undefined;
};

/** `back`: Esc, to the question before; `interrupt`: Ctrl-C, or the terminal is gone. */
export type Answer<Value> =
  | { readonly type: 'given'; readonly value: Value }
  | { readonly type: 'back' | 'interrupt' };

export async function askList(question: ListQuestion, terminal: MenuTerminal): Promise<Answer<number>> {
  let state = openList(question.choices, question.start);
  for (;;) {
    const lines = drawList(question.title, state, terminal);
    const event = await shownUntilKey(lines, terminal);
    const step = stepList(state, event, roomFor(terminal));
    if (step.type === 'chosen') return { type: 'given', value: step.index };
    if (step.type !== 'open') return { type: step.type };
    state = step.state;
  }
}

export async function askText(question: TextQuestion, terminal: MenuTerminal): Promise<Answer<string>> {
  let text = question.text ?? '';
  for (;;) {
    const event = await shownUntilKey(drawText(question, text, terminal.look()), terminal);
    switch (event.type) {
      case 'enter':
        if (text.trim() !== '') return { type: 'given', value: text.trim() };
        break;
      case 'escape':
        return { type: 'back' };
      case 'interrupt':
      case 'gone':
        return { type: 'interrupt' };
      case 'text':
        text += event.text;
        break;
      case 'backspace':
        text = [...text].slice(0, -1).join('');
        break;
      case 'clear':
        text = '';
        break;
      default:
    }
  }
}

const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';

async function shownUntilKey(
  lines: readonly string[],
  { input, write, look, rows }: MenuTerminal,
): Promise<ScreenEvent> {
  write(HIDE_CURSOR + lines.join('\r\n'));
  try {
    return await input.next();
  } finally {
    erase(lines, { write, look, rows, erases: true });
    write(SHOW_CURSOR);
  }
}

/** Rows of a list beside its title, its keys and a prompt above. */
function roomFor({ rows }: Pick<MenuTerminal, 'rows'>): number {
  return Math.max((rows() || 24) - 5, 3);
}

function drawList(title: string, state: ListState, terminal: MenuTerminal): string[] {
  const look = terminal.look();
  const shown = shownIn(state);
  const room = roomFor(terminal);
  const first = Math.min(Math.max(0, state.at - room + 1), Math.max(0, shown.length - room));
  const listed = shown.slice(first, first + room);
  const wide = Math.max(0, ...state.choices.map(({ name }) => cellsOf(name)));
  const rows = listed.map((index, row) => {
    const choice = state.choices[index];
    return choice === undefined ? '' : drawChoice(choice, { wide, here: first + row === state.at, look });
  });
  const more =
    shown.length > listed.length ? ` ${first + 1}-${first + listed.length} of ${shown.length}` : '';
  return [
    ...wrapWords(title, look.columns - 1).map((line) => look.strong(line)),
    ...(rows.length === 0 ? [look.faint('  nothing fits')] : rows),
    look.faint(cut(`  ${keysLine(state, look)}${more}`, look)),
  ];
}

function keysLine({ typed }: ListState, look: Look): string {
  if (typed !== '') return `only: ${typed}`;
  const arrows = look.unicode ? '↑↓' : 'arrows';
  return `${arrows} and Enter; type to narrow; Esc back`;
}

type Drawn = { readonly wide: number; readonly here: boolean; readonly look: Look };

function drawChoice({ name, about, current }: Choice, { wide, here, look }: Drawn): string {
  const mark = here ? look.step(look.marks.step) : ' ';
  const shownName = cut(name, look, 4);
  const said = [about, current === true ? 'current' : ''].filter((text) => text !== '').join(', ');
  const column = Math.min(wide, Math.floor(look.columns / 2));
  const gap = ' '.repeat(Math.max(column - cellsOf(shownName), 0));
  const room = look.columns - 1 - 4 - Math.max(column, cellsOf(shownName));
  const beside = said === '' || room < LEAST_ABOUT ? '' : cutToWidth(said, room, look.marks.ellipsis);
  return `${mark} ${here ? look.command(shownName) : shownName}${beside === '' ? '' : `${gap}  ${look.faint(beside)}`}`;
}

/** Minimum width in cells. */
const LEAST_ABOUT = 6;

function drawText({ title, hidden }: TextQuestion, text: string, look: Look): string[] {
  const shown = hidden === true ? (look.unicode ? '•' : '*').repeat(cellsOf(text)) : text;
  const room = look.columns - 4;
  // The end of a long text is where it is typed.
  const visible = cellsOf(shown) <= room ? shown : shown.slice(-room);
  return [
    ...wrapWords(title, look.columns - 1).map((line) => look.strong(line)),
    `${look.step(look.marks.step)} ${visible}_`,
    look.faint(cut('  Enter; Esc back', look)),
  ];
}

function cut(text: string, look: Look, beside = 1): string {
  return cutToWidth(text, look.columns - beside, look.marks.ellipsis);
}
