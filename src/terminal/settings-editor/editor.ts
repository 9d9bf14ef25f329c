// The settings editor on a real terminal: draws, waits for a key, saves, and leaves the screen as it was.

import type { Look } from '../drawing/look.ts';
import type { Tty } from '../drawing/tty.ts';
import { drawEditor } from './draw.ts';
import { openFullScreen } from './full-screen.ts';
import { type CheckDraft, type DraftValue, type EditorState, type Field, openEditor } from './state.ts';
import { notSaved, saved, update, type Wish } from './update.ts';

export type EditorRequest = {
  readonly fields: readonly Field[];
  readonly check: CheckDraft;
  /** The file that is edited, as it is shown. */
  readonly file: string;
  readonly tty: Pick<Tty, 'write' | 'size'>;
  /** For so many columns. */
  readonly look: (columns: number) => Look;
  /** Rejects with an error whose message can be shown. */
  readonly save: (changed: ReadonlyMap<string, DraftValue>) => Promise<void>;
};

/** How it ended: by the person's own wish, by Ctrl-C, or because the terminal is gone. */
export type EditorEnd = 'left' | 'interrupted';

/** Throws `BeckError` where there is no terminal. */
export async function runSettingsEditor(request: EditorRequest): Promise<EditorEnd> {
  const { fields, check, file, tty, look } = request;
  const screen = openFullScreen(tty.write);
  let state = openEditor(fields);
  try {
    for (;;) {
      const { columns, rows } = tty.size();
      const drawing = drawEditor(state, { look: look(columns), rows: rows > 0 ? rows : 24, file });
      screen.draw(drawing.lines, drawing.cursor);
      const event = await screen.next();
      if (event.type === 'gone') return 'interrupted';
      if (event.type === 'resize') continue;
      const updated = update(state, event, check);
      if (updated.wish === 'interrupt') return 'interrupted';
      if (updated.wish === 'leave') return 'left';
      const done = await perform(updated.wish, updated.state, request);
      if (done === undefined) return 'left';
      state = done;
    }
  } finally {
    screen.close();
  }
}

/** Undefined when the person is done. */
async function perform(
  wish: Exclude<Wish, 'leave' | 'interrupt'>,
  state: EditorState,
  { save, file }: EditorRequest,
): Promise<EditorState | undefined> {
  if (wish === 'nothing') return state;
  try {
    if (state.changed.size > 0) await save(state.changed);
    return wish === 'save' ? saved(state, `Saved in ${file}.`) : undefined;
  } catch (error) {
    return notSaved(state, error instanceof Error ? error.message : String(error));
  }
}
