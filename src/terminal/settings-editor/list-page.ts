// What a key does to the page of a list: rows are added, ticked and removed. Pure.

import type { ScreenKey } from '../keys/screen-keys.ts';
import { moved, sameValue, setField, withoutLast, wrong } from './changes.ts';
import {
  type CheckDraft,
  type EditorState,
  type Entry,
  foldEntry,
  type ListField,
  type ListPage,
  listRows,
} from './state.ts';

/** The entries there are, then what is only suggested. */
export function entriesOf({ suggestions }: ListField, texts: readonly string[]): readonly Entry[] {
  const own = texts.map((text) => ({ text, ticked: true, suggested: false }));
  const there = new Set(texts.map(foldEntry));
  const offered = suggestions.filter((text) => !there.has(foldEntry(text)));
  return [...own, ...offered.map((text) => ({ text, ticked: false, suggested: true }))];
}

export function onList(state: EditorState, page: ListPage, key: ScreenKey, check: CheckDraft): EditorState {
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
      if (row?.type === 'add') return addEntry(state, page, row.text, check);
      if (entry === undefined || (page.typed !== '' && page.typed.trim() === ''))
        return wrong(state, 'An entry needs at least one visible character.');
      // Typed in full, so it was meant to be added.
      if (page.typed !== '' && entry.ticked && foldEntry(entry.text) === foldEntry(page.typed))
        return wrong(state, 'That entry is already in the list.');
      return toggle(state, page, entry);
    case 'delete':
      return entry ? remove(state, page, entry) : state;
    default:
      return at({ selected: moved(page.selected, key.type, rows.length) });
  }
}

/** A new entry, unless it is not allowed there. */
export function addEntry(state: EditorState, page: ListPage, text: string, check: CheckDraft): EditorState {
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
