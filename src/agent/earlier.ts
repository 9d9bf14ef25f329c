// The text about earlier turns that a model gets: the newest in full, older ones shortened, never over the limit.

import type { Message } from '../domain/conversation.ts';
import type { Turn } from '../domain/turn.ts';
import { quoteUntrusted } from '../output/quote-untrusted.ts';

export type Earlier = {
  readonly messages: readonly Message[];
  /** UTF-8 bytes of their texts. */
  readonly bytes: number;
  /** Turns given in full, with outputs cut to their first line, in one line, and not at all. */
  readonly told: Readonly<Record<Shape, number>>;
};

const NOTHING: Earlier = { messages: [], bytes: 0, told: { whole: 0, short: 0, line: 0, gone: 0 } };

type Shape = 'whole' | 'short' | 'line' | 'gone';

/** The order in which a turn is shortened. */
const SHAPES: readonly Shape[] = ['whole', 'short', 'line', 'gone'];

/**
 * `turns`: oldest first. First old outputs shrink to their first line, then old turns to a line each, then the oldest
 * are left out. `nonce`: of the question that is asked now, since an earlier one may have been printed meanwhile.
 */
export function tellEarlier(
  turns: readonly Turn[],
  how: { readonly nonce: string; readonly cwd: string; readonly mostBytes: number },
): Earlier {
  // Most questions have no earlier turns, and the nonce is only generated when it is first used.
  if (turns.length === 0) return NOTHING;
  const { nonce, cwd, mostBytes } = how;
  const told = turns.map((turn) => {
    const folder = turn.folder === cwd ? undefined : turn.folder;
    return lazily((shape) => pairOf(shape, { ...turn, folder: folder ?? '' }, nonce));
  });
  const chosen = turns.map(() => 0);
  const pairAt = (at: number): Pair | undefined => told[at]?.(SHAPES[chosen[at] ?? 0] ?? 'gone');
  const bytesOf = (at: number): number => pairAt(at)?.bytes ?? 0;
  let bytes = turns.reduce((sum, _, at) => sum + bytesOf(at), 0);
  for (let shape = 1; shape < SHAPES.length && bytes > mostBytes; shape++) {
    for (let at = 0; at < turns.length && bytes > mostBytes; at++) {
      bytes -= bytesOf(at);
      chosen[at] = shape;
      bytes += bytesOf(at);
    }
  }
  const counts: Record<Shape, number> = { whole: 0, short: 0, line: 0, gone: 0 };
  for (const shape of chosen) counts[SHAPES[shape] ?? 'gone'] += 1;
  const messages = turns.flatMap((_, at) => pairAt(at)?.messages ?? []);
  return { messages, bytes, told: counts };
}

/** Usually everything fits in full. */
function lazily(make: (shape: Shape) => Pair): (shape: Shape) => Pair {
  const made = new Map<Shape, Pair>();
  return (shape) => {
    const pair = made.get(shape) ?? make(shape);
    made.set(shape, pair);
    return pair;
  };
}

type Pair = { readonly messages: readonly Message[]; readonly bytes: number };

function pairOf(shape: Shape, turn: Turn, nonce: string): Pair {
  if (shape === 'gone') return { messages: [], bytes: 0 };
  const asked = shape === 'line' ? firstLine(turn.question) : tellAsked(turn, shape, nonce);
  const nothing = turn.unanswered === true ? 'No answer.' : 'Done.';
  const answered = (shape === 'line' ? firstLine(turn.answer) : turn.answer) || nothing;
  const messages: readonly Message[] = [
    { role: 'user', content: asked },
    { role: 'assistant', content: answered, toolCalls: [] },
  ];
  return { messages, bytes: messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0) };
}

function tellAsked({ question, steps, folder }: Turn, shape: 'whole' | 'short', nonce: string): string {
  const place = folder === '' ? [] : [quoteUntrusted(folder, { nonce, source: 'the folder then' })];
  const ran = steps.map(({ command, status, output }) => {
    const said = output === undefined ? '' : shape === 'whole' ? output : withoutRest(output);
    return [
      `${status === undefined ? 'Not run' : `Ran, exit code ${status}`}: ${command}`,
      ...(said === '' ? [] : [quoteUntrusted(said, { nonce, source: 'its output' })]),
    ].join('\n');
  });
  return [question, ...place, ...ran].join('\n\n');
}

const LONGEST_LINE = 200;

function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line;
}

function withoutRest(output: string): string {
  const lines = output.trimEnd().split('\n').length;
  const line = firstLine(output);
  return lines > 1 ? `${line}\n[${lines - 1} more lines]` : line;
}
