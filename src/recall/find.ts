// Finds commands of the past: the lines that hold a word of the question, most telling first, then scored one by one.

import { entryAt, type HistoryText, spelledFor, startBefore } from './formats.ts';
import { type Find, isCalled, type Known, rank } from './rank.ts';
import type { RecallRequest } from './request.ts';
import { type Found, type Needle, scanAnyCase, scanExactly } from './scan.ts';
import type { Term } from './words.ts';

export type Sources = {
  readonly history: HistoryText | undefined;
  /** From beck's journal and from atuin. */
  readonly known: readonly Known[];
};

/** Best first. `keep` says which commands may be shown. */
export function findCommands(
  request: RecallRequest,
  { history, known }: Sources,
  keep: (command: string) => boolean,
  now: number,
): readonly Find[] {
  const written = history === undefined ? [] : writtenFor(request, history);
  const all = [...written, ...known].filter(({ command }) => command.trim() !== '' && keep(command));
  return rank(all, request, now);
}

/** Of a file, so many lines are read one by one. */
const MOST = 1000;

function writtenFor(request: RecallRequest, history: HistoryText): readonly Known[] {
  const starts = request.terms.length === 0 ? latest(history, request) : bestLines(request.terms, history);
  const seen = new Set<number>();
  const found: Known[] = [];
  for (const start of starts) {
    const entry = entryAt(history, start);
    if (entry === undefined || seen.has(entry.from)) continue;
    seen.add(entry.from);
    found.push({
      command: entry.command,
      at: entry.at,
      age: (history.bytes.length - entry.from) / Math.max(1, history.bytes.length),
      folder: request.folder === undefined ? undefined : folderBefore(history, entry.from, request.folder),
      status: undefined,
      source: 'history',
    });
  }
  return found;
}

/** From the end of the file back to where the span begins. */
function latest(history: HistoryText, { period }: RecallRequest): readonly number[] {
  const starts: number[] = [];
  const { bytes } = history;
  let late = 0;
  for (let start = startBefore(bytes, bytes.length + 1); starts.length < MOST && late < 50; ) {
    const at = period === undefined ? undefined : entryAt(history, start)?.at;
    if (period === undefined || at === undefined || (at >= period.from && at < period.to)) starts.push(start);
    // Several shells write at once, so the times are only nearly in order.
    if (period !== undefined && at !== undefined && at < period.from) late++;
    if (start === 0) break;
    start = startBefore(bytes, start);
  }
  return starts;
}

/** Bytes of the end of the file in which a word may also be called otherwise. */
const BY_MEANING = 1_048_576;

/** Lines with what is rare in this file before those with what is common; newer ones before older. */
function bestLines(terms: readonly Term[], history: HistoryText): readonly number[] {
  const { bytes } = history;
  const late = Math.max(0, bytes.length - BY_MEANING);
  const { stems, telling, meanings } = needlesOf(terms, history);
  const early = late === 0 ? NONE : scanExactly(bytes.subarray(0, late), telling);
  const recent = scanAnyCase(bytes, [...stems, ...meanings], late);
  const starts = [...early.starts, ...recent.starts];
  const bits = [...early.bits, ...recent.bits];
  const room = roomOf(bits, terms.length);
  const best: number[] = [];
  for (let index = starts.length - 1; index >= 0; index--) {
    const mask = bits[index] ?? 0;
    const left = room.get(mask) ?? 0;
    if (left === 0) continue;
    room.set(mask, left - 1);
    best.push(starts[index] ?? 0);
  }
  return best;
}

const NONE: Found = { starts: [], bits: [] };

/** How many lines to read of each set of words. */
function roomOf(bits: readonly number[], terms: number): Map<number, number> {
  const masks = new Map<number, number>();
  for (const mask of bits) masks.set(mask, (masks.get(mask) ?? 0) + 1);
  const weights = Array.from({ length: terms }, (_, index) => {
    const count = [...masks].reduce((sum, [mask, lines]) => (mask & (1 << index) ? sum + lines : sum), 0);
    return Math.log((bits.length + 2) / (count + 1)) + 0.1;
  });
  const scoreOf = (mask: number) =>
    weights.reduce((sum, weight, index) => (mask & (1 << index) ? sum + weight : sum), 0);
  let left = MOST;
  return new Map(
    [...masks]
      .toSorted(([a], [b]) => scoreOf(b) - scoreOf(a))
      .map(([mask, lines]) => {
        const taken = Math.min(left, lines);
        left -= taken;
        return [mask, taken];
      }),
  );
}

function needlesOf(terms: readonly Term[], { format }: HistoryText) {
  const needles = (texts: Iterable<string>, index: number, begins: boolean): Needle[] =>
    [...new Set(texts)]
      .map((text) => ({
        bit: 1 << index,
        text: spelledFor(format, text),
        begins: begins && /^\w/.test(text),
      }))
      .filter(({ text }) => text.length >= 2);
  const stems = terms.flatMap(({ stem, word }, index) =>
    needles(/[A-Z]/.test(word) ? [stem, word] : [stem], index, false),
  );
  return {
    stems,
    /** Without those that say little. */
    telling: stems.filter(
      ({ bit }, _, all) =>
        all.length === 1 || !terms.some(({ isLight }, index) => isLight && bit === 1 << index),
    ),
    meanings: terms.flatMap(({ meanings, doings }, index) =>
      needles([...meanings.map(longest), ...doings.keys()], index, true),
    ),
  };
}

function longest(tokens: readonly string[]): string {
  return tokens.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

/** Lines above a command in which its shell may have gone to a folder. */
const NEAR = 40;

/** The folder, where the last `cd` before the entry went to one of its name. */
function folderBefore(history: HistoryText, from: number, folder: string): string | undefined {
  const isPath = folder.startsWith('/');
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  let start = from;
  for (let count = 0; start > 0 && count < NEAR; count++) {
    start = startBefore(history.bytes, start);
    const gone = /^(?:cd|z|pushd|Set-Location)\s+["']?([^"';&|]+)/.exec(
      entryAt(history, start)?.command ?? '',
    )?.[1];
    const last = gone?.trim().replace(/\/+$/, '').split('/').at(-1);
    if (last !== undefined) return (isPath ? last === name : isCalled(last, name)) ? folder : undefined;
  }
  return undefined;
}
