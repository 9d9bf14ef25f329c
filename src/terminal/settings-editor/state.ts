// The state of the settings editor: the given settings, the changes, and the current page.

/** What one setting holds in the editor; undefined where it is not set and has its default. */
export type DraftValue = string | readonly string[] | undefined;

export type Field = {
  readonly name: string;
  readonly about: string;
  /** What holds where nothing is set. */
  readonly fallback: DraftValue;
  readonly value: DraftValue;
} & (
  | { readonly type: 'choice'; readonly choices: readonly Choice[] }
  /** `hidden`: neither what is set nor what is typed is shown. */
  | { readonly type: 'text'; readonly hidden?: boolean }
  /** `suggestions` are offered to be ticked. */
  | { readonly type: 'list'; readonly suggestions: readonly string[] }
);

export type Choice = { readonly value: string; readonly about?: string | undefined };

export type ChoiceField = Extract<Field, { readonly type: 'choice' }>;
export type TextField = Extract<Field, { readonly type: 'text' }>;
export type ListField = Extract<Field, { readonly type: 'list' }>;

/** The sentence about a value that a setting may not have. */
export type CheckDraft = (name: string, value: DraftValue) => string | undefined;

export type EditorState = {
  readonly fields: readonly Field[];
  /** Values of the fields that differ from what they were, by name. */
  readonly changed: ReadonlyMap<string, DraftValue>;
  readonly page: Page;
  /** Said below the page until the next key. */
  readonly message: Message | undefined;
};

export type Message = { readonly type: 'said' | 'wrong'; readonly text: string };

export type Page = SettingsPage | ListPage | ChoicePage | TextPage | LeavePage;

export type SettingsPage = {
  readonly type: 'settings';
  readonly typed: string;
  /** Index among the visible rows. */
  readonly selected: number;
};

export type ListPage = {
  readonly type: 'list';
  readonly field: ListField;
  /** Entries and suggestions, in the order in which they are shown. */
  readonly entries: readonly Entry[];
  readonly typed: string;
  readonly selected: number;
  readonly behind: SettingsPage;
};

/** What a setting may be, to choose from. */
export type ChoicePage = {
  readonly type: 'choice';
  readonly field: ChoiceField;
  readonly selected: number;
  readonly behind: SettingsPage;
};

export type TextPage = {
  readonly type: 'text';
  readonly field: TextField;
  readonly typed: string;
  readonly behind: SettingsPage;
};

/** Asks what to do with unsaved changes. */
export type LeavePage = { readonly type: 'leave'; readonly behind: SettingsPage };

export type Entry = { readonly text: string; readonly ticked: boolean; readonly suggested: boolean };

export type SettingsRow =
  | { readonly type: 'field'; readonly field: Field }
  | { readonly type: 'save' | 'cancel' };

export type ListRow =
  /** Adds what was typed. */
  { readonly type: 'add'; readonly text: string } | { readonly type: 'entry'; readonly entry: Entry };

export function openEditor(fields: readonly Field[]): EditorState {
  return {
    fields,
    changed: new Map(),
    page: { type: 'settings', typed: '', selected: 0 },
    message: undefined,
  };
}

/** As it is in the editor. */
export function valueOfField({ changed }: EditorState, field: Field): DraftValue {
  return changed.has(field.name) ? changed.get(field.name) : field.value;
}

/** The settings that match what was typed; Save and Cancel below all of them. */
export function settingsRows({ fields }: EditorState, { typed }: SettingsPage): readonly SettingsRow[] {
  const wanted = typed.trim().toLowerCase();
  const found = fields.filter(({ name, about }) => `${name} ${about}`.toLowerCase().includes(wanted));
  const rows = found.map((field) => ({ type: 'field' as const, field }));
  return wanted === '' ? [...rows, { type: 'save' }, { type: 'cancel' }] : rows;
}

/** The entries that hold what was typed, after the offer to add it where it is new. */
export function listRows({ entries, typed }: ListPage): readonly ListRow[] {
  const wanted = foldEntry(typed.trim());
  const found = entries.filter(({ text }) => foldEntry(text).includes(wanted));
  const rows = found.map((entry) => ({ type: 'entry' as const, entry }));
  const isNew = wanted !== '' && !entries.some(({ text }) => foldEntry(text) === foldEntry(typed));
  return isNew ? [{ type: 'add', text: typed }, ...rows] : rows;
}

/** Two entries that are the same after this find the same commands. */
export function foldEntry(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}
