// How a key changes the settings editor. Pure: returns the new state and what the caller has to do.

import type { ScreenKey } from '../keys/screen-keys.ts';
import { moved, setField, withoutLast, wrong } from './changes.ts';
import { addEntry, entriesOf, onList } from './list-page.ts';
import {
  type CheckDraft,
  type ChoiceField,
  type ChoicePage,
  type EditorState,
  type Field,
  type LeavePage,
  listRows,
  type SettingsPage,
  settingsRows,
  type TextPage,
  valueOfField,
} from './state.ts';

export type Wish =
  | 'nothing'
  /** Write `changed`; then `saved` or `notSaved`. */
  | 'save'
  | 'save-and-leave'
  | 'leave'
  | 'interrupt';

export type Updated = { readonly state: EditorState; readonly wish: Wish };

export function update(before: EditorState, key: ScreenKey, check: CheckDraft): Updated {
  const state: EditorState = { ...before, message: undefined };
  if (key.type === 'interrupt') return { state, wish: 'interrupt' };
  if (key.type === 'save') {
    const settled = settle(state, check);
    // The question about leaving is only asked on leaving.
    const wish = state.page.type === 'leave' ? 'save-and-leave' : 'save';
    return settled.message === undefined ? trySave(settled, wish, check) : stay(settled);
  }
  switch (state.page.type) {
    case 'settings':
      return onSettings(state, state.page, key, check);
    case 'list':
      return stay(onList(state, state.page, key, check));
    case 'choice':
      return stay(onChoice(state, state.page, key));
    case 'text':
      return stay(onText(state, state.page, key, check));
    case 'leave':
      return onLeave(state, state.page, key, check);
  }
}

/** What was changed is now what the settings are. */
export function saved(state: EditorState, text: string): EditorState {
  const fields = state.fields.map((field) => ({ ...field, value: valueOfField(state, field) }));
  return { ...state, fields, changed: new Map(), message: { type: 'said', text } };
}

export function notSaved(state: EditorState, text: string): EditorState {
  const page = state.page.type === 'leave' ? state.page.behind : state.page;
  return { ...state, page, message: { type: 'wrong', text } };
}

/** What was typed and not yet taken over counts as well when it is saved. */
function settle(state: EditorState, check: CheckDraft): EditorState {
  const { page } = state;
  if (page.type === 'text') return onText(state, page, { type: 'enter' }, check);
  if (page.type !== 'list') return state;
  const row = listRows(page)[0];
  return row?.type === 'add' ? addEntry(state, page, row.text, check) : state;
}

function stay(state: EditorState): Updated {
  return { state, wish: 'nothing' };
}

function trySave(state: EditorState, wish: 'save' | 'save-and-leave', check: CheckDraft): Updated {
  for (const [name, value] of state.changed) {
    const fault = check(name, value);
    if (fault !== undefined) return stay(notSaved(state, fault));
  }
  if (state.changed.size > 0 || wish === 'save-and-leave') return { state, wish };
  return stay({ ...state, message: { type: 'said', text: 'Nothing has been changed.' } });
}

function onSettings(state: EditorState, page: SettingsPage, key: ScreenKey, check: CheckDraft): Updated {
  const rows = settingsRows(state, page);
  const row = rows[page.selected];
  const field = row?.type === 'field' ? row.field : undefined;
  const at = (changes: Partial<SettingsPage>): Updated => stay({ ...state, page: { ...page, ...changes } });
  switch (key.type) {
    case 'text':
      if (key.text === ' ' && page.typed === '') return stay(field ? openField(state, page, field) : state);
      return at({ typed: page.typed + key.text, selected: 0 });
    case 'backspace':
      return at({ typed: withoutLast(page.typed), selected: 0 });
    case 'clear':
      return at({ typed: '', selected: 0 });
    case 'escape':
      return page.typed === '' ? tryLeave(state, page) : at({ typed: '', selected: 0 });
    case 'enter':
      if (row?.type === 'save') return trySave(state, 'save-and-leave', check);
      if (row?.type === 'cancel') return tryLeave(state, page);
      return stay(field ? openField(state, page, field) : state);
    case 'left':
    case 'right':
      return stay(field?.type === 'choice' ? turn(state, field, key.type === 'right' ? 1 : -1) : state);
    case 'delete':
      return stay(field ? setField(state, field, undefined) : state);
    default:
      return at({ selected: moved(page.selected, key.type, rows.length) });
  }
}

function tryLeave(state: EditorState, page: SettingsPage): Updated {
  if (state.changed.size === 0) return { state, wish: 'leave' };
  return stay({ ...state, page: { type: 'leave', behind: page } });
}

function onLeave(state: EditorState, page: LeavePage, key: ScreenKey, check: CheckDraft): Updated {
  const choice = key.type === 'text' ? key.text.toLowerCase() : key.type;
  if (choice === 's') return trySave(state, 'save-and-leave', check);
  if (choice === 'd') return { state, wish: 'leave' };
  return stay(choice === 'b' || choice === 'escape' ? { ...state, page: page.behind } : state);
}

function openField(state: EditorState, behind: SettingsPage, field: Field): EditorState {
  const value = valueOfField(state, field) ?? field.fallback;
  if (field.type === 'choice') {
    const selected = Math.max(
      0,
      field.choices.findIndex((choice) => choice.value === value),
    );
    return { ...state, page: { type: 'choice', field, selected, behind } };
  }
  if (field.type === 'text') {
    const typed = typeof value === 'string' && !field.hidden ? value : '';
    return { ...state, page: { type: 'text', field, typed, behind } };
  }
  const entries = entriesOf(field, typeof value === 'string' ? [] : (value ?? []));
  return { ...state, page: { type: 'list', field, entries, typed: '', selected: 0, behind } };
}

function turn(state: EditorState, field: ChoiceField, by: 1 | -1): EditorState {
  const now = valueOfField(state, field) ?? field.fallback;
  const index =
    Math.max(
      0,
      field.choices.findIndex(({ value }) => value === now),
    ) + by;
  return setField(state, field, field.choices.at(index % field.choices.length)?.value);
}

function onChoice(state: EditorState, page: ChoicePage, key: ScreenKey): EditorState {
  const { field, behind } = page;
  if (key.type === 'escape') return { ...state, page: behind };
  if (key.type === 'enter' || (key.type === 'text' && key.text === ' '))
    return setField({ ...state, page: behind }, field, field.choices[page.selected]?.value);
  return { ...state, page: { ...page, selected: moved(page.selected, key.type, field.choices.length) } };
}

function onText(state: EditorState, page: TextPage, key: ScreenKey, check: CheckDraft): EditorState {
  const typing = (typed: string): EditorState => ({ ...state, page: { ...page, typed } });
  switch (key.type) {
    case 'text':
      return typing(page.typed + key.text);
    case 'backspace':
      return typing(withoutLast(page.typed));
    case 'clear':
      return typing('');
    case 'escape':
      return { ...state, page: page.behind };
    case 'enter': {
      const value = page.typed.trim() === '' ? undefined : page.typed.trim();
      // Del takes a hidden one away.
      if (value === undefined && page.field.hidden) return { ...state, page: page.behind };
      const fault = value === undefined ? undefined : check(page.field.name, value);
      if (fault !== undefined) return wrong(state, fault);
      return setField({ ...state, page: page.behind }, page.field, value);
    }
    default:
      return state;
  }
}
