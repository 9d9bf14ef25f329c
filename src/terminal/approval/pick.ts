// Asks which of a few things by one key: who answers from now on, or which of two commands was meant.

import type { Look } from '../drawing/look.ts';
import { INDENT } from '../drawing/step-line.ts';
import { cutToWidth, wrapWords } from '../drawing/width.ts';
import { type Asking, answerTo, erase } from './approval.ts';
import { type AnswerKeys, answerKeys } from './typing.ts';

export type PickQuestion = {
  /** A sentence or two. */
  readonly head: string;
  /** `Anthropic`, with `claude-…, key from ANTHROPIC_API_KEY`; at least one. A single one is named by the head. */
  readonly candidates: readonly { readonly label: string; readonly about?: string }[];
  /** What No means: `recipes only`. */
  readonly none: string;
};

/** `picked`: counted from 0. */
export type Pick =
  | { readonly type: 'picked'; readonly index: number }
  | { readonly type: 'none' }
  | { readonly type: 'cancel' };

/** More than that are chosen in the list of `beck setup`. */
const MOST = 9;

export async function askPick(question: PickQuestion, asking: Asking): Promise<Pick> {
  const keys = answerKeys(asking.keys, false);
  for (;;) {
    const lines = renderPick(question, asking.look());
    asking.write(lines.join('\n'));
    const answer = await nextPick(question, keys);
    erase(lines, asking);
    if (answer !== 'again' && answer !== 'hint') return answer;
  }
}

/** `hint`: Enter ended a typed line; the choices name the keys already. */
function nextPick({ candidates }: PickQuestion, keys: AnswerKeys): Promise<Pick | 'again' | 'hint'> {
  const shown = candidates.slice(0, MOST);
  return keys.next((event) =>
    answerTo<Pick>(event, {
      enter: { type: 'picked', index: 0 },
      character(character) {
        if (character === 'n') return { type: 'none' };
        if (character === 'y' && shown.length === 1) return { type: 'picked', index: 0 };
        const index = Number(character) - 1;
        return shown[index] === undefined ? undefined : { type: 'picked', index };
      },
    }),
  );
}

function renderPick({ head, candidates, none }: PickQuestion, look: Look): string[] {
  const shown = candidates.slice(0, MOST);
  const listed = shown.length === 1 ? [] : shown;
  const room = look.columns - INDENT.length;
  const keys = listed.length === 0 ? '[Y]es' : listed.map((_, index) => `[${index + 1}]`).join(' ');
  return [
    ...wrapWords(head, room).map((line, index) =>
      index === 0 ? `${look.step(look.marks.step)} ${line}` : INDENT + line,
    ),
    ...listed.flatMap(({ label, about }, index) => renderCandidate(`${index + 1} ${label}`, about, look)),
    `${INDENT}${keys} [N]o, ${none} `,
  ];
}

/** On one line, or the second part below it where the screen is narrow. */
function renderCandidate(name: string, about: string | undefined, look: Look): string[] {
  if (about === undefined) {
    const [first = '', ...rest] = wrapWords(name, look.columns - 2 * INDENT.length);
    return [INDENT + first, ...rest.map((line) => INDENT + INDENT + line)];
  }
  const whole = `${INDENT}${name} (${about})`;
  if (whole.length <= look.columns) return [`${INDENT}${name} ${look.faint(`(${about})`)}`];
  const below = cutToWidth(about, look.columns - 2 * INDENT.length, look.marks.ellipsis);
  return [INDENT + name, look.faint(INDENT + INDENT + below)];
}
