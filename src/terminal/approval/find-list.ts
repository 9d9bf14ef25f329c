// Which command of the past is meant: a short list below the question. What is chosen is put into the line, not run.

import type { Look } from '../drawing/look.ts';
import { INDENT } from '../drawing/step-line.ts';
import { cellsOf, cutToWidth } from '../drawing/width.ts';
import { type Asking, erase } from './approval.ts';
import type { Pick } from './pick.ts';
import { answerKeys } from './typing.ts';

export type FindQuestion = {
  readonly head: string;
  /** Best first, at most nine are shown; each on one line, nothing in it that a terminal would interpret. */
  readonly finds: readonly { readonly command: string; readonly about: string }[];
  /** What one does, in lines. */
  readonly explain: (index: number, columns: number) => Promise<readonly string[]>;
};

export const MOST_FINDS = 9;

type Seen = Pick | 'up' | 'down' | 'explain' | 'again';

/** `none`: another answer is wanted. */
export async function askFind(question: FindQuestion, asking: Asking): Promise<Pick> {
  const keys = answerKeys(asking.keys, false);
  const count = Math.min(question.finds.length, MOST_FINDS);
  let at = 0;
  let explained: readonly string[] = [];
  for (;;) {
    const look = asking.look();
    const room = Math.max(0, (asking.rows() || 24) - count - 4);
    const lines = renderList({ ...question, at, explained: explained.slice(0, room) }, look);
    asking.write(lines.join('\n'));
    const seen = await keys.next<Seen>((event) => seenIn(event, at, count));
    erase(lines, asking);
    if (typeof seen === 'object') return seen;
    if (seen === 'up') at = (at + count - 1) % count;
    if (seen === 'down') at = (at + 1) % count;
    if (seen === 'explain' && explained.length === 0)
      explained = await question.explain(at, look.columns - 2 * INDENT.length);
    else if (seen !== 'again') explained = [];
  }
}

type Event = Parameters<Parameters<ReturnType<typeof answerKeys>['next']>[0]>[0];

function seenIn(event: Event, at: number, count: number): Seen | undefined {
  switch (event.type) {
    case 'enter':
      return { type: 'picked', index: at };
    case 'arrow':
      return event.way;
    case 'escape':
    case 'interrupt':
    case 'end':
      return { type: 'cancel' };
    case 'resize':
      return 'again';
    case 'text':
      return undefined;
    case 'character':
      return seenOf(event.character.toLowerCase(), at, count);
  }
}

function seenOf(character: string, at: number, count: number): Seen | undefined {
  const index = Number(character) - 1;
  if (index >= 0 && index < count) return { type: 'picked', index };
  switch (character) {
    case 'e':
      return { type: 'picked', index: at };
    case 'n':
      return { type: 'none' };
    case '?':
      return 'explain';
    case 'k':
      return 'up';
    case 'j':
      return 'down';
    default:
      return undefined;
  }
}

type Drawn = Omit<FindQuestion, 'explain'> & { readonly at: number; readonly explained: readonly string[] };

function renderList({ head, finds, at, explained }: Drawn, look: Look): string[] {
  const shown = finds.slice(0, MOST_FINDS);
  return [
    `${look.step(look.marks.step)} ${head}`,
    ...shown.flatMap((find, index) => [
      renderFind(find, { index, here: index === at, look }),
      ...(index === at ? explained.map((line) => look.faint(`${INDENT}${INDENT}${line}`)) : []),
    ]),
    `${INDENT}${cutToWidth(keysLine(shown.length), look.columns - INDENT.length - 1, look.marks.ellipsis)} `,
  ];
}

function keysLine(count: number): string {
  const which = count === 1 ? '[Enter]' : `[1-${count}] or [Enter]`;
  return `${which} into your line, [?] explain, [N]one of these `;
}

type Row = { readonly index: number; readonly here: boolean; readonly look: Look };

function renderFind({ command, about }: FindQuestion['finds'][number], { index, here, look }: Row): string {
  const room = look.columns - INDENT.length - 3;
  const beside = about === '' || cellsOf(about) > room / 2 ? '' : `  ${about}`;
  const cut = cutToWidth(command, room - cellsOf(beside), look.marks.ellipsis);
  const mark = here ? look.step(look.marks.step) : ' ';
  return `${mark} ${index + 1} ${here ? look.command(cut) : cut}${look.faint(beside)}`;
}
