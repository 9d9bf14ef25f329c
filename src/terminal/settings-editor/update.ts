// What a key does to the settings editor. Pure: what the caller has to do comes back beside the new state.

import type { ScreenKey } from './screen-keys.ts';
import {
  type CheckDraft,
  type DraftValue,
  type EditorState,
  type Entry,
  type Field,
  foldEntry,
  type LeavePage,
  type ListField,
  type ListPage,
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
    return settled.message === undefined ? trySave(settled, 'save', check) : stay(settled);
  }
  switch (state.page.type) {
    case 'settings':
      return onSettings(state, state.page, key, check);
    case 'list':
      return stay(onList(state, state.page, key, check));
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
  return row?.type === 'add' ? add(state, page, row.text, check) : state;
}

function stay(state: EditorState): Updated {
  return { state, wish: 'nothing' };
}

function wrong(state: EditorState, text: string): EditorState {
  return { ...state, message: { type: 'wrong', text } };
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
  if (field.type === 'choice') return turn(state, field, 1);
  if (field.type === 'text') {
    const typed = typeof value === 'string' ? value : '';
    return { ...state, page: { type: 'text', field, typed, behind } };
  }
  const entries = entriesOf(field, typeof value === 'string' ? [] : (value ?? []));
  return { ...state, page: { type: 'list', field, entries, typed: '', selected: 0, behind } };
}

function entriesOf({ suggestions }: ListField, texts: readonly string[]): readonly Entry[] {
  const own = texts.map((text) => ({ text, ticked: true, suggested: false }));
  const there = new Set(texts.map(foldEntry));
  const offered = suggestions.filter((text) => !there.has(foldEntry(text)));
  return [...own, ...offered.map((text) => ({ text, ticked: false, suggested: true }))];
}

function turn(state: EditorState, field: Field & { readonly type: 'choice' }, by: 1 | -1): EditorState {
  const now = valueOfField(state, field) ?? field.fallback;
  const index = (typeof now === 'string' ? field.choices.indexOf(now) : 0) + by;
  return setField(state, field, field.choices.at(index % field.choices.length));
}

function setField(state: EditorState, field: Field, value: DraftValue): EditorState {
  const changed = new Map(state.changed);
  if (sameValue(value, field.value)) changed.delete(field.name);
  else changed.set(field.name, value);
  return { ...state, changed };
}

function sameValue(a: DraftValue, b: DraftValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
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
      const fault = value === undefined ? undefined : check(page.field.name, value);
      if (fault !== undefined) return wrong(state, fault);
      return setField({ ...state, page: page.behind }, page.field, value);
    }
    default:
      return state;
  }
}

function onList(state: EditorState, page: ListPage, key: ScreenKey, check: CheckDraft): EditorState {
  const rows = listRows(page);
  const row = rows[page.selected];
  const entry = row?.type === 'entry' ? row.entry : undefined;
  const at = (changes: Partial<ListPage>): EditorState => ({ ...state, page: { ...page, ...changes } });
  switch (key.type) {
    case 'text':
      if (key.text === ' ' && page.typed === '') return entry ? toggle(state, page, entry) : state;
      return at({ typed: page.typed + key.text, selected: 0 });
    case 'backspace':
      return at({ typed: withoutLast(page.typed), selected: 0 });
    case 'clear':
      return at({ typed: '', selected: 0 });
    case 'escape':
      return page.typed === '' ? { ...state, page: page.behind } : at({ typed: '', selected: 0 });
    case 'enter':
      if (row?.type === 'add') return add(state, page, row.text, check);
      if (entry === undefined || (page.typed !== '' && page.typed.trim() === ''))
        return wrong(state, 'An entry needs a visible character.');
      // Typed in full, so it was meant to be added.
      if (page.typed !== '' && entry.ticked && foldEntry(entry.text) === foldEntry(page.typed))
        return wrong(state, 'That entry is there already.');
      return toggle(state, page, entry);
    case 'delete':
      return entry ? remove(state, page, entry) : state;
    default:
      return at({ selected: moved(page.selected, key.type, rows.length) });
  }
}

function add(state: EditorState, page: ListPage, text: string, check: CheckDraft): EditorState {
  const fault = check(page.field.name, [text]);
  if (fault !== undefined) return wrong(state, fault);
  // Below the person's own, above what is only offered.
  const own = page.entries.filter(({ suggested }) => !suggested);
  const offered = page.entries.filter(({ suggested }) => suggested);
  const entries = [...own, { text, ticked: true, suggested: false }, ...offered];
  return withEntries(state, { ...page, typed: '', selected: own.length }, entries);
}

function toggle(state: EditorState, page: ListPage, entry: Entry): EditorState {
  const turned = { ...entry, ticked: !entry.ticked };
  return withEntries(
    state,
    page,
    page.entries.map((other) => (other === entry ? turned : other)),
  );
}

/** A suggestion stays as an offer. */
function remove(state: EditorState, page: ListPage, entry: Entry): EditorState {
  if (entry.suggested) return entry.ticked ? toggle(state, page, entry) : state;
  const entries = page.entries.filter((other) => other !== entry);
  const left = listRows({ ...page, entries }).length;
  return withEntries(state, { ...page, selected: Math.max(0, Math.min(page.selected, left - 1)) }, entries);
}

function withEntries(state: EditorState, page: ListPage, entries: readonly Entry[]): EditorState {
  const ticked = entries.filter((entry) => entry.ticked).map(({ text }) => text);
  const nothing = ticked.length === 0 && page.field.value === undefined;
  const inherits = nothing && sameValue(page.field.fallback, []);
  return setField({ ...state, page: { ...page, entries } }, page.field, inherits ? undefined : ticked);
}

/** Rows of one page at a time. */
const PAGE = 10;

function moved(selected: number, key: ScreenKey['type'], rows: number): number {
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

function withoutLast(text: string): string {
  return [...text].slice(0, -1).join('');
}
