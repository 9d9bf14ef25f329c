// What keys do to the settings editor, and what is then on its screen.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLook } from '../../../src/terminal/drawing/look.ts';
import { cellsOf } from '../../../src/terminal/drawing/width.ts';
import type { NamedKey, ScreenKey } from '../../../src/terminal/keys/screen-keys.ts';
import { drawEditor } from '../../../src/terminal/settings-editor/draw.ts';
import { type EditorState, type Field, openEditor } from '../../../src/terminal/settings-editor/state.ts';
import { notSaved, saved, update, type Wish } from '../../../src/terminal/settings-editor/update.ts';

const FIELDS: readonly Field[] = [
  {
    name: 'blacklist',
    about: 'never runs',
    type: 'list',
    fallback: [],
    value: ['git push'],
    suggestions: ['rm -rf /', 'sudo '],
  },
  {
    name: 'mode',
    about: 'how often beck asks',
    type: 'choice',
    fallback: 'confirm',
    value: undefined,
    choices: [{ value: 'strict', about: 'asks always' }, { value: 'confirm' }, { value: 'warn' }],
  },
  { name: 'maxSteps', about: 'steps', type: 'text', fallback: '15', value: '3' },
];

const check = (name: string, value: unknown): string | undefined =>
  name === 'maxSteps' && !/^\d+$/.test(String(value)) ? 'maxSteps must be a number.' : undefined;

const NAMED: readonly string[] = [
  ...['up', 'down', 'left', 'right', 'home', 'end', 'page-up', 'page-down', 'enter', 'escape'],
  ...['backspace', 'delete', 'save', 'clear', 'interrupt'],
];

/** `<down>` is a key, anything else is typed. */
function keysOf(script: string): readonly ScreenKey[] {
  return script
    .split(/(<[a-z-]+>)/)
    .filter(Boolean)
    .map((part) => {
      const name = part.slice(1, -1);
      return NAMED.includes(name) && part.startsWith('<')
        ? { type: name as NamedKey }
        : { type: 'text', text: part };
    });
}

function press(script: string, start = openEditor(FIELDS)): { state: EditorState; wish: Wish } {
  let [state, wish]: [EditorState, Wish] = [start, 'nothing'];
  for (const key of keysOf(script)) ({ state, wish } = update(state, key, check));
  return { state, wish };
}

const look = createLook({ columns: 80, colour: false, unicode: true });
const screen = (state: EditorState): string =>
  drawEditor(state, { look, rows: 24, file: '~/config.json' }).lines.join('\n');

describe('keys', () => {
  test.each<[string, Record<string, unknown>, Wish]>([
    ['<enter>rm x<enter>', { blacklist: ['git push', 'rm x'] }, 'nothing'],
    ['<enter>git push<enter>', {}, 'nothing'],
    ['<enter>GIT  Push<enter>', {}, 'nothing'],
    ['<enter>   <enter>', {}, 'nothing'],
    ['<enter><delete>', { blacklist: [] }, 'nothing'],
    ['<enter> ', { blacklist: [] }, 'nothing'],
    ['<enter><enter><enter>', {}, 'nothing'],
    ['<enter><down><enter>', { blacklist: ['git push', 'rm -rf /'] }, 'nothing'],
    ['<enter>sudo<down><enter>', { blacklist: ['git push', 'sudo '] }, 'nothing'],
    ['<enter>rm x<escape><escape>', {}, 'nothing'],
    ['<enter>rm x<save>', { blacklist: ['git push', 'rm x'] }, 'save'],
    ['<down><enter>', {}, 'nothing'],
    ['<down><enter><enter>', { mode: 'confirm' }, 'nothing'],
    ['<down><enter><escape>', {}, 'nothing'],
    ['<down><enter><up> ', { mode: 'strict' }, 'nothing'],
    ['<down><enter><down><enter>', { mode: 'warn' }, 'nothing'],
    ['<down><left>', { mode: 'strict' }, 'nothing'],
    ['<down><left><right>', { mode: 'confirm' }, 'nothing'],
    ['<down><right><delete>', {}, 'nothing'],
    ['max<enter><clear>4<enter>', { maxSteps: '4' }, 'nothing'],
    ['max<enter><clear><enter>', { maxSteps: undefined }, 'nothing'],
    ['max<enter>x<enter>', {}, 'nothing'],
    ['max<enter>x<save>', {}, 'nothing'],
    ['max<enter>4<escape>', {}, 'nothing'],
    ['max<enter>4<save>', { maxSteps: '34' }, 'save'],
    ['<escape>', {}, 'leave'],
    ['<interrupt>', {}, 'interrupt'],
    ['<save>', {}, 'nothing'],
    ['<up><enter>', {}, 'leave'],
    ['<up><up><enter>', {}, 'save-and-leave'],
    ['<down><enter><down><enter><escape>', { mode: 'warn' }, 'nothing'],
    ['<down><enter><down><enter><escape>x', { mode: 'warn' }, 'nothing'],
    ['<down><enter><down><enter><escape>s', { mode: 'warn' }, 'save-and-leave'],
    ['<down><enter><down><enter><escape><save>', { mode: 'warn' }, 'save-and-leave'],
    ['<down><enter><down><enter><escape>d', { mode: 'warn' }, 'leave'],
    ['<down><enter><down><enter><escape>b<escape>D', { mode: 'warn' }, 'leave'],
    ['<down><enter><down><enter><interrupt>', { mode: 'warn' }, 'interrupt'],
  ])('%s', (script, changed, wish) => {
    const updated = press(script);
    expect({ changed: Object.fromEntries(updated.state.changed), wish: updated.wish }).toEqual({
      changed,
      wish,
    });
  });

  test.each([
    ['<enter>git push<enter>', 'That entry is already in the list.'],
    ['max<enter>x<enter>', 'maxSteps must be a number.'],
    ['<save>', 'Nothing has been changed.'],
  ])('%s says: %s', (script, text) => {
    expect(press(script).state.message?.text).toBe(text);
  });

  test('after saving nothing is unsaved, and an entry that was added stays', () => {
    const { state } = press('<enter>rm x<enter>');
    const after = saved(state, 'Saved.');
    expect(press('<escape><escape>', after).wish).toBe('leave');
    expect(screen(after)).toContain('[x] rm x');
    expect(screen(after)).not.toContain('not saved yet');
  });

  test('what could not be saved is still there to be saved', () => {
    const { state } = press('<down><enter><down><enter><escape>s');
    const after = notSaved(state, 'The folder is read-only.');
    expect(screen(after)).toContain('The folder is read-only.');
    expect(press('<escape>s', after).wish).toBe('save-and-leave');
  });
});

describe('a hidden value', () => {
  const start = openEditor([
    { name: 'apiKey', about: 'the key', type: 'text', hidden: true, fallback: undefined, value: 'sk-old' },
  ]);

  test.each<[string, Record<string, unknown>]>([
    ['<enter><enter>', {}],
    ['<enter>sk-new<enter>', { apiKey: 'sk-new' }],
    ['<delete>', { apiKey: undefined }],
  ])('after %s is what it should be', (script, changed) => {
    expect(Object.fromEntries(press(script, start).state.changed)).toEqual(changed);
  });

  test.each(['', '<enter>', '<enter>sk-new', '<enter>sk-new<enter>'])(
    'is never shown, after "%s"',
    (script) => {
      expect(screen(press(script, start).state)).not.toMatch(/sk-/);
    },
  );
});

describe('the screen', () => {
  test('shows what a choice may be, what it is now and what each means', () => {
    expect(screen(press('<down><enter>').state).split('\n').slice(3, 6)).toEqual([
      '     strict   asks always',
      ' › • confirm',
      '     warn',
    ]);
  });

  test('shows every setting with its value, and what the keys do', () => {
    expect(screen(press('').state).split('\n')).toEqual(
      [
        ' beck settings › all',
        ' ~/config.json',
        ' Find: ',
        ' ›  blacklist  1 entry             never runs',
        '    mode       confirm             how often beck asks',
        '    maxSteps   3                   steps',
        '   [ Save and leave ]',
        '   [ Cancel ]',
        ...Array.from({ length: 14 }, () => ''),
        ' ↑↓ move  Del default  Enter change  Ctrl-S save  Esc leave',
      ].toSpliced(22, 0, ''),
    );
  });

  test('shows the entries of a list, what may be ticked, and what is typed', () => {
    const lines = screen(press('<enter>u').state).split('\n');
    expect(lines.slice(0, 6)).toEqual([
      ' beck settings › blacklist · never runs',
      ' ~/config.json',
      ' Find or add: u',
      ' › + add "u"',
      '   [x] git push',
      '   [ ] "sudo "  (suggestion)',
    ]);
  });

  test('says on a narrow screen at least how to save and to leave', () => {
    const narrow = createLook({ columns: 40, colour: false, unicode: true });
    const at = (keys: string) => drawEditor(press(keys).state, { look: narrow, rows: 12, file: '~/c' }).lines;
    expect(at('').at(-1)).toBe(' Enter change  Ctrl-S save  Esc leave');
    expect(at('<enter>').at(-1)).toBe(' Ctrl-S save  Esc back');
    expect(at('<down><enter><down><enter><escape>')[2]).toBe(' Unsaved: [S]ave, [D]iscard, [B]ack? ');
    expect(at('<down><enter><down><enter><escape>').at(-1)).toBe(' S save  D discard  B or Esc back');
  });

  test('keeps the end of a long text in sight', () => {
    const { state } = press(`max<enter><clear>${'0123456789'.repeat(9)}!`);
    const { lines, cursor } = drawEditor(state, { look, rows: 24, file: '~/config.json' });
    expect(lines[2]).toBe(` maxSteps: …${'0123456789'.repeat(9).slice(-66)}!`);
    expect(cursor).toEqual({ row: 2, column: 79 });
  });

  test('fits any terminal, whatever was pressed, and shows the selected row', () => {
    const key = fc.oneof(
      fc.constantFrom(...NAMED.map((name): ScreenKey => ({ type: name as NamedKey }))),
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 4 })
        .map((text): ScreenKey => ({ type: 'text', text })),
    );
    fc.assert(
      fc.property(
        fc.array(key, { maxLength: 30 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 30 }),
        (keys, columns, rows) => {
          let state = openEditor(FIELDS);
          for (const pressed of keys) state = update(state, pressed, check).state;
          const small = createLook({ columns, colour: false, unicode: true });
          const { lines, cursor } = drawEditor(state, { look: small, rows, file: '~/config.json' });
          expect(lines.length).toBeLessThanOrEqual(rows);
          expect(lines.filter((line) => cellsOf(line) > columns)).toEqual([]);
          expect(cursor.column).toBeLessThan(columns);
          const hasRows = state.page.type === 'settings' || state.page.type === 'list';
          const page = hasRows && 'selected' in state.page ? state.page : undefined;
          const nothing = lines.some((line) => /No setting|No entry|There is no/.test(line));
          if (page !== undefined && !nothing && rows >= 8 && columns >= 40)
            expect(lines.slice(3).filter((line) => line.startsWith(' ›'))).toHaveLength(1);
        },
      ),
    );
  });
});
