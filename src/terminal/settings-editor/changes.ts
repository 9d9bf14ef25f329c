// The small changes that several pages of the settings editor make. Pure.

import type { ScreenKey } from '../keys/screen-keys.ts';
import type { DraftValue, EditorState, Field } from './state.ts';

export function wrong(state: EditorState, text: string): EditorState {
  return { ...state, message: { type: 'wrong', text } };
}

export function setField(state: EditorState, field: Field, value: DraftValue): EditorState {
  const changed = new Map(state.changed);
  if (sameValue(value, field.value)) changed.delete(field.name);
  else changed.set(field.name, value);
  return { ...state, changed };
}

export function sameValue(a: DraftValue, b: DraftValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Rows of one page at a time. */
const PAGE = 10;

/** The row that is selected after a key. */
export function moved(selected: number, key: ScreenKey['type'], rows: number): number {
  const last = Math.max(0, rows - 1);
  switch (key) {
    case 'up':
      return selected === 0 ? last : selected - 1;
    case 'down':
      return selected >= last ? 0 : selected + 1;
    case 'page-up':
      return Math.max(0, selected - PAGE);
    case 'page-down':
      return Math.min(last, selected + PAGE);
    case 'home':
      return 0;
    case 'end':
      return last;
    default:
      return Math.min(selected, last);
  }
}

export function withoutLast(text: string): string {
  return [...text].slice(0, -1).join('');
}
