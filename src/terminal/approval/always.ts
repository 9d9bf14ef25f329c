// What `[A]lways` asks next: what to allow, and for how long. One key answers; `?` explains the choices, Esc goes back.

import type { AlwaysChoice } from '../../domain/remembered.ts';
import { showLine } from '../drawing/command-text.ts';
import type { Look } from '../drawing/look.ts';
import { INDENT } from '../drawing/step-line.ts';
import { cellsOf, cutToWidth, wrapWords } from '../drawing/width.ts';
import type { KeyEvent } from '../keys/keys.ts';
import type { Question } from './question.ts';

type Offered = Pick<Question, 'alwaysPrefix'>;

const ALWAYS = `${INDENT}Always `;
const EXACT = 'exactly this';
const LASTS = ['this session', 'for good'] as const;
/** It holds for the folder: said where there is room. */
const SCOPE = 'here and below';

/** A row for the exact text, and one for the first words where they may be allowed; the cursor stays after them. */
export function renderAlways({ alwaysPrefix }: Offered, look: Look): string[] {
  const names = [EXACT, ...(alwaysPrefix === undefined ? [] : [prefixName(alwaysPrefix, look)])];
  const width = Math.max(...names.map(cellsOf));
  return names.map((name, row) => {
    const [session, forGood] = keysOf(row);
    const head = row === 0 ? ALWAYS : ' '.repeat(ALWAYS.length);
    const plain = `${head}${name.padEnd(name.length + width - cellsOf(name))}  ${session}  ${forGood}`;
    const scope = row === 0 ? `${look.marks.between}${SCOPE}` : '';
    const beside = cellsOf(plain) + cellsOf(scope) < look.columns ? scope : '';
    // Bold is what Enter does.
    const painted = row === 0 ? plain.replace(session, look.command(session)) : plain;
    return `${painted}${look.faint(beside)} `;
  });
}

/** What the choices mean, above them. */
export function renderAlwaysHelp(offered: Offered, look: Look): string[] {
  const { alwaysPrefix } = offered;
  const prefix =
    alwaysPrefix === undefined
      ? []
      : [`${prefixName(alwaysPrefix, look)}: every such command that does no more than this one.`];
  const meanings = [
    'exactly this: this command alone, word for word.',
    ...prefix,
    'this session: until this shell ends; for good: until you revoke it, see beck approvals.',
    'Valid in this folder and its subfolders. Esc goes back.',
  ];
  const rows = meanings.flatMap((meaning) => wrapWords(meaning, look.columns - INDENT.length));
  return [...rows.map((row) => INDENT + look.faint(row)), ...renderAlways(offered, look)];
}

function prefixName(prefix: string, look: Look): string {
  const rest = cellsOf(`${ALWAYS} ${look.marks.ellipsis}  ${keysOf(1).join('  ')} `);
  return `${cutToWidth(showLine(prefix, look), look.columns - rest, look.marks.ellipsis)} ${look.marks.ellipsis}`;
}

/** The choices of a row, each with its key. */
function keysOf(row: number): [session: string, forGood: string] {
  return [`[${row * 2 + 1}] ${LASTS[0]}`, `[${row * 2 + 2}] ${LASTS[1]}`];
}

/** `back`: to the question itself. Undefined for other keys. */
export function choiceOf(
  { alwaysPrefix }: Offered,
  event: KeyEvent,
): AlwaysChoice | 'back' | 'again' | 'cancel' | 'help' | undefined {
  switch (event.type) {
    case 'enter':
      return CHOICES[0];
    case 'escape':
      return 'back';
    case 'interrupt':
    case 'end':
      return 'cancel';
    case 'resize':
      return 'again';
    case 'text':
    case 'arrow':
      return undefined;
    case 'character': {
      if (/^[nq]$/i.test(event.character)) return 'back';
      if (event.character === '?') return 'help';
      const choice = CHOICES[Number(event.character) - 1];
      return choice?.covers === 'prefix' && alwaysPrefix === undefined ? undefined : choice;
    }
  }
}

const CHOICES: readonly AlwaysChoice[] = [
  { covers: 'exact', lasts: 'session' },
  { covers: 'exact', lasts: 'for-good' },
  { covers: 'prefix', lasts: 'session' },
  { covers: 'prefix', lasts: 'for-good' },
];
