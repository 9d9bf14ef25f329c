// The settings editor as lines of a terminal of any size. Pure.

import { makeAllVisible } from '../../domain/visible.ts';
import type { Look } from '../drawing/look.ts';
import { cellsOf, cutToWidth, wrapWords } from '../drawing/width.ts';
import {
  type ChoicePage,
  type DraftValue,
  type EditorState,
  type Field,
  type ListPage,
  type ListRow,
  listRows,
  type SettingsPage,
  type SettingsRow,
  settingsRows,
  type TextField,
  valueOfField,
} from './state.ts';

export type Drawing = {
  /** At most as many as there are rows, none wider than the terminal. */
  readonly lines: readonly string[];
  readonly cursor: { readonly row: number; readonly column: number };
};

export type EditorLook = {
  readonly look: Look;
  readonly rows: number;
  /** The file that is edited, as it is shown. */
  readonly file: string;
};

export function drawEditor(state: EditorState, { look, rows, file }: EditorLook): Drawing {
  const parts = partsOf(state, look);
  const wide = (text: string): string => cutToWidth(text, look.columns, look.marks.ellipsis);
  const unsaved = state.changed.size > 0 ? `${look.marks.between}not saved yet` : '';
  const input = inputLine(parts.input, look);
  const head = [
    look.command(wide(` beck settings ${look.unicode ? '›' : '>'} ${parts.title}`)),
    look.faint(wide(` ${file}${unsaved}`)),
    wide(input),
  ];
  const foot = [
    ...messageLines(state, look),
    look.faint(wide(` ${keysWithin(parts.keys, look.columns - 1)}`)),
  ];
  const room = Math.max(1, rows - head.length - foot.length);
  const body = visibleRows(parts.body, parts.selected, room).map((line) => line(look.columns));
  const blank = Array.from({ length: Math.max(0, room - body.length) }, () => '');
  const lines = [...head, ...body, ...blank, ...foot].slice(0, Math.max(1, rows));
  const cursor = { row: Math.min(2, lines.length - 1), column: Math.min(look.columns - 1, cellsOf(input)) };
  return { lines, cursor };
}

/** The end of what was typed stays visible: that is where the cursor is. */
function inputLine({ label, typed }: Parts['input'], { columns, marks }: Look): string {
  const whole = makeAllVisible(typed);
  const room = columns - 2 - cellsOf(label);
  if (cellsOf(whole) <= room) return ` ${label}${whole}`;
  const characters = [...whole];
  while (characters.length > 0 && cellsOf(marks.ellipsis + characters.join('')) > room) characters.shift();
  return ` ${label}${marks.ellipsis}${characters.join('')}`;
}

const MOST_MESSAGE_LINES = 3;

function messageLines({ message }: EditorState, look: Look): readonly string[] {
  if (message === undefined) return [''];
  const paint = message.type === 'wrong' ? look.alarm : look.step;
  const lines = wrapWords(makeAllVisible(message.text), look.columns - 2).slice(0, MOST_MESSAGE_LINES);
  return lines.map((line) => paint(cutToWidth(` ${line}`, look.columns, look.marks.ellipsis)));
}

type Line = (columns: number) => string;

type Parts = {
  readonly title: string;
  /** The line that is typed on, up to the cursor. */
  readonly input: { readonly label: string; readonly typed: string };
  readonly body: readonly Line[];
  /** Index in `body` that must be seen. */
  readonly selected: number;
  /** What the keys do, from the most to the fewest words; the last says at least how to save and to leave. */
  readonly keys: readonly string[];
};

/** The longest that fits. */
function keysWithin(keys: readonly string[], columns: number): string {
  return keys.find((words) => cellsOf(words) <= columns) ?? keys.at(-1) ?? '';
}

function partsOf(state: EditorState, look: Look): Parts {
  const { page } = state;
  const arrows = look.unicode ? '↑↓' : 'Up/Down';
  switch (page.type) {
    case 'settings':
      return {
        title: 'all',
        input: { label: 'Find: ', typed: page.typed },
        body: settingsBody(state, page, look),
        selected: page.selected,
        keys: keysOf([`${arrows} move`, 'Del default', 'Enter change'], 'Ctrl-S save  Esc leave'),
      };
    case 'list':
      return {
        title: `${page.field.name}${look.marks.between}${page.field.about}`,
        input: { label: 'Find or add: ', typed: page.typed },
        body: listBody(page, look),
        selected: page.selected,
        keys: keysOf([`${arrows} move`, 'Del remove', 'Enter tick or add'], 'Ctrl-S save  Esc back'),
      };
    case 'choice':
      return {
        title: `${page.field.name}${look.marks.between}${page.field.about}`,
        input: { label: '', typed: '' },
        body: choiceBody(state, page, look),
        selected: page.selected,
        keys: keysOf([`${arrows} move`, 'Enter choose'], 'Ctrl-S save  Esc back'),
      };
    case 'text':
      return {
        title: `${page.field.name}${look.marks.between}${page.field.about}`,
        input: { label: `${page.field.name}: `, typed: page.field.hidden ? hide(page.typed) : page.typed },
        body: [faintLine(aboutText(state, page.field), look)],
        selected: 0,
        keys: keysOf(['Ctrl-U empty', 'Enter apply'], 'Ctrl-S save  Esc back'),
      };
    case 'leave':
      return {
        title: 'leave',
        input: { label: columnsFor(look, LEAVING), typed: '' },
        body: [...state.changed.keys()].map((name) => faintLine(`  ${name}`, look)),
        selected: 0,
        keys: ['S save and leave  D leave without saving  B or Esc back', 'S save  D discard  B or Esc back'],
      };
  }
}

/** `further`: the first is the first to be left out. */
function keysOf(further: readonly string[], always: string): readonly string[] {
  return further.map((_, index) => [...further.slice(index), always].join('  ')).concat(always);
}

/** The longest of them for which there is room beside the frame. */
function columnsFor({ columns }: Look, [long, short]: readonly [long: string, short: string]): string {
  return cellsOf(long) + 2 <= columns ? long : short;
}

const LEAVING = [
  'Unsaved changes. [S]ave, [D]iscard or [B]ack? ',
  'Unsaved: [S]ave, [D]iscard, [B]ack? ',
] as const;

function settingsBody(state: EditorState, page: SettingsPage, look: Look): readonly Line[] {
  const rows = settingsRows(state, page);
  const width = Math.max(0, ...state.fields.map(({ name }) => name.length));
  const lines = rows.map(
    (row, index): Line =>
      (columns) =>
        settingsLine(state, row, { columns, width, look, chosen: index === page.selected }),
  );
  return lines.length > 0 ? lines : [faintLine('  No setting has that name.', look)];
}

type LineLook = { readonly columns: number; readonly look: Look; readonly chosen: boolean };

function settingsLine(
  state: EditorState,
  row: SettingsRow,
  { columns, look, chosen, width }: LineLook & { readonly width: number },
): string {
  if (row.type !== 'field') {
    const label = row.type === 'save' ? '[ Save and leave ]' : '[ Cancel ]';
    return pointed(label, { columns, look, chosen });
  }
  const { field } = row;
  const mark = state.changed.has(field.name) ? '*' : ' ';
  const value = cutToWidth(showField(state, field), VALUE_CELLS, look.marks.ellipsis);
  const padded = `${mark}${field.name.padEnd(width)}  ${value}${' '.repeat(VALUE_CELLS - cellsOf(value))}`;
  const shown = pointed(padded, { columns, look, chosen });
  const room = columns - cellsOf(padded) - 5;
  return room < LEAST_ABOUT
    ? shown
    : `${shown}  ${look.faint(cutToWidth(field.about, room, look.marks.ellipsis))}`;
}

const VALUE_CELLS = 18;
/** Cells below which what a setting is for is left out. */
const LEAST_ABOUT = 12;

function listBody(page: ListPage, look: Look): readonly Line[] {
  const rows = listRows(page);
  const lines = rows.map(
    (row, index): Line =>
      (columns) =>
        pointed(showRow(row), { columns, look, chosen: index === page.selected }),
  );
  return lines.length > 0 ? lines : [faintLine(`  ${emptyWord(page)}`, look)];
}

function choiceBody(state: EditorState, { field, selected }: ChoicePage, look: Look): readonly Line[] {
  const now = valueOfField(state, field) ?? field.fallback;
  const width = Math.max(...field.choices.map(({ value }) => value.length));
  return field.choices.map(
    ({ value, about = '' }, index): Line =>
      (columns) => {
        const mark = look.unicode ? '•' : '*';
        const text = `${value === now ? mark : ' '} ${value.padEnd(width)}  ${about}`.trimEnd();
        return pointed(text, { columns, look, chosen: index === selected });
      },
  );
}

function aboutText(state: EditorState, field: TextField): string {
  if (!field.hidden) return `Without a value: ${showValue(field.fallback)}`;
  const isSet = valueOfField(state, field) !== undefined;
  return isSet ? 'A key is set. Type or paste another one; Del in the list removes it.' : 'Type or paste it.';
}

function showField(state: EditorState, field: Field): string {
  const value = valueOfField(state, field) ?? field.fallback;
  return field.type === 'text' && field.hidden && value !== undefined ? 'set, not shown' : showValue(value);
}

function hide(text: string): string {
  return '*'.repeat([...text].length);
}

function emptyWord({ entries }: ListPage): string {
  return entries.length === 0 ? 'No entries yet: type one and press Enter.' : 'No entry contains that.';
}

function showRow(row: ListRow): string {
  if (row.type === 'add') return `+ add "${makeAllVisible(row.text)}"`;
  const { text, ticked, suggested } = row.entry;
  // Quoted where a space at an end counts.
  const shown = text === text.trim() ? makeAllVisible(text) : `"${makeAllVisible(text)}"`;
  return `[${ticked ? 'x' : ' '}] ${shown}${suggested && !ticked ? '  (suggestion)' : ''}`;
}

function pointed(text: string, { columns, look, chosen }: LineLook): string {
  const mark = chosen ? look.marks.step : ' ';
  const line = cutToWidth(` ${mark} ${text}`, columns, look.marks.ellipsis);
  return chosen ? look.command(line) : line;
}

function faintLine(text: string, look: Look): Line {
  return (columns) => look.faint(cutToWidth(` ${text}`, columns, look.marks.ellipsis));
}

function showValue(value: DraftValue | Field['fallback']): string {
  if (value === undefined || value === '') return '-';
  if (typeof value === 'string') return makeAllVisible(value);
  return value.length === 0 ? 'nothing' : `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
}

/** As many as there is room for, the selected one among them and not at the edge where that can be. */
function visibleRows(body: readonly Line[], selected: number, room: number): readonly Line[] {
  const first = Math.max(0, Math.min(selected - Math.floor(room / 2), body.length - room));
  return body.slice(first, first + room);
}
