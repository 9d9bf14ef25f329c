// Which of the found commands is meant: words, when, where, how it ended, how often. Pure.

import { type CommandWords, hasToken, wordsOf } from './command-words.ts';
import { isDone, NO_KNOWLEDGE } from './described.ts';
import type { Period } from './period.ts';
import type { RecallRequest } from './request.ts';
import type { Term } from './words.ts';

/** A command of the past, from any source. */
export type Known = {
  readonly command: string;
  readonly at: number | undefined;
  /** 0 for the newest of its source to 1 for the oldest, for where there are no times. */
  readonly age: number;
  readonly folder: string | undefined;
  readonly status: number | undefined;
  readonly source: 'history' | 'journal' | 'atuin';
  /** What was asked, where beck ran it. */
  readonly question?: string | undefined;
};

export type Find = Known & {
  /** How often it is in the sources. */
  readonly count: number;
  /** Share of the question's words that it says, from 0 to 1. */
  readonly says: number;
  /** The first of these words is its program. */
  readonly isNamed: boolean;
};

/** Best first; each command once. */
export function rank(all: readonly Known[], request: RecallRequest, now: number): readonly Find[] {
  const finds = together(all.filter((known) => mayBe(known, request)));
  if (request.terms.length === 0) return finds.toSorted(newestFirst);
  const read = finds.map((find) => {
    const words = wordsOf(find.command, request.knowledge.flags);
    const asked = find.question === undefined ? undefined : wordsOf(find.question, NO_KNOWLEDGE.flags);
    const fits = request.terms.map((term) =>
      Math.max(fitOf(term, words), asked === undefined ? 0 : 0.9 * fitOf(term, asked)),
    );
    return { find, words, fits };
  });
  const weights = request.terms.map(({ isLight }, index) => {
    const count = read.reduce((sum, { fits }) => sum + (fits[index] ?? 0), 0);
    return (Math.log((read.length + 2) / (count + 1)) + 0.3) * (isLight ? 0.3 : 1);
  });
  const scored = read.map((each) => ({
    find: {
      ...each.find,
      says: each.fits.filter((value) => value > 0).length / each.fits.length,
      isNamed: request.terms.slice(0, 1).some((term) => isProgram(term, each.words)),
    },
    score: scoreOf(request, { ...each, weights, now }),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best * 0.35)
    .toSorted((a, b) => b.score - a.score || newestFirst(a.find, b.find))
    .map(({ find }) => find);
}

/** What is known to be otherwise is left out; where it is unknown, the words decide. */
function mayBe(
  { command, at, folder, status }: Known,
  { terms, period, folder: wanted, ended }: RecallRequest,
): boolean {
  if (ended === 'failed' && status !== undefined && status === 0) return false;
  if (ended === 'well' && status !== undefined && status !== 0) return false;
  const isNamed = wanted !== undefined && command.includes(wanted);
  if (wanted !== undefined && folder !== undefined && !isBelow(folder, wanted) && !isNamed) return false;
  if (terms.length > 0) return true;
  if (wanted !== undefined && folder === undefined) return false;
  return period === undefined || (at !== undefined && isWithin(at, period));
}

function isBelow(folder: string, wanted: string): boolean {
  if (!wanted.startsWith('/'))
    return folder === wanted || folder.split('/').some((part) => isCalled(part, wanted));
  return folder === wanted || folder.startsWith(wanted === '/' ? '/' : `${wanted}/`);
}

/** Whether all words of `called` begin one in the name. */
export function isCalled(name: string, called: string): boolean {
  const parts = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return called.split(/[ _-]+/).every((word) => parts.some((part) => part.startsWith(word)));
}

function isWithin(at: number, { from, to }: Period): boolean {
  return at >= from && at < to;
}

/** The newest of each command, with what any of them says of folder, status and question. */
function together(all: readonly Known[]): readonly Find[] {
  const finds = new Map<string, Find>();
  for (const known of all) {
    const command = known.command.trim();
    const same = finds.get(command);
    if (same === undefined) {
      finds.set(command, { ...known, command, count: 1, says: 1, isNamed: false });
      continue;
    }
    const [newer, older] = newestFirst(known, same) <= 0 ? [known, same] : [same, known];
    finds.set(command, {
      ...newer,
      command,
      at: newer.at ?? older.at,
      folder: newer.folder ?? older.folder,
      status: newer.status ?? older.status,
      question: newer.question ?? older.question,
      count: same.count + 1,
      says: 1,
      isNamed: false,
    });
  }
  return [...finds.values()];
}

function newestFirst(a: Known, b: Known): number {
  if (a.at !== undefined && b.at !== undefined) return b.at - a.at;
  return a.age - b.age;
}

type Scored = {
  readonly find: Find;
  readonly words: CommandWords;
  /** How well it says each word. */
  readonly fits: readonly number[];
  readonly weights: readonly number[];
  readonly now: number;
};

function scoreOf({ terms, period, folder, wants }: RecallRequest, scored: Scored): number {
  const { find, words, fits, weights, now } = scored;
  const of = weights.reduce((sum, weight) => sum + weight, 0);
  const held =
    fits.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / Math.max(of, 0.01);
  if (held <= 0) return 0;
  const side = terms.filter((term, index) => isBeside(term, terms[index + 1], words)).length;
  const programs = terms.filter((term) => isProgram(term, words)).length;
  const recent = recency(find, now);
  const often = Math.min(1, Math.log2(find.count) / 5);
  const whole =
    held * (1 + 0.15 * side + 0.2 * programs) + (wants.last ? 0.25 : 0.06) * recent + 0.03 * often;
  const length = wants.long ? 1 + 0.2 * Math.min(1, Math.max(0, find.command.length - 60) / 100) : 1;
  const soak = 1 / (1 + (wants.long ? 0 : 0.05) * Math.max(0, Math.log2(words.pieces.length / 8)));
  return (
    whole *
    soak *
    length *
    goingFactor(find, terms) *
    timeFactor(find, period) *
    folderFactor(find, folder) *
    (find.status ? 0.9 : 1)
  );
}

/** From 0 to 1: how well a command says a word. */
function fitOf(term: Term, words: CommandWords): number {
  const { stem, word, meanings, doings } = term;
  const lower = word.toLowerCase();
  let best = 0;
  for (const piece of words.pieces) {
    if (piece === lower) return 1;
    if (stem.length >= 3 && piece.startsWith(stem)) best = Math.max(best, 0.9);
    else if (stem.length >= 4 && piece.includes(stem)) best = Math.max(best, 0.6);
    else if (isShortFor(piece, lower)) best = Math.max(best, 0.7);
  }
  if (best === 0 && lower.length >= 3 && words.text.toLowerCase().includes(lower)) best = 0.6;
  if (best >= 0.8) return best;
  if (isMeant(meanings, words)) return Math.max(best, 0.75);
  return best < DONE && isDone(doings, words) ? DONE : best;
}

const DONE = 0.6;

function isMeant(meanings: readonly (readonly string[])[], words: CommandWords): boolean {
  return meanings.some((tokens) => tokens.every((token) => hasToken(token, words)));
}

/** `ckpt`, `cfg`: consonants of the word in its order. */
function isShortFor(piece: string, word: string): boolean {
  if (word.length < 5 || piece[0] !== word[0] || !/^[a-z][b-df-hj-np-tv-xz]{2,}$/.test(piece)) return false;
  let at = 0;
  for (const letter of piece) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function isProgram({ word, isLight }: Term, { words }: CommandWords): boolean {
  if (isLight) return false;
  const program = words.find((each) => !isBefore(each)) ?? '';
  return program.slice(program.lastIndexOf('/') + 1).toLowerCase() === word.toLowerCase();
}

/** What stands before the program: `sudo`. */
function isBefore(word: string): boolean {
  return /^(?:sudo|env|time|nohup|doas|\w+=.*)$/.test(word);
}

/** `docker run`: two words of the question side by side. */
function isBeside(term: Term, next: Term | undefined, { pieces }: CommandWords): boolean {
  if (next === undefined) return false;
  return pieces.some(
    (piece, at) => piece.startsWith(term.stem) && (pieces[at + 1] ?? '').startsWith(next.stem),
  );
}

/** What only goes somewhere or looks around is seldom meant, unless it is asked for. */
function goingFactor({ command }: Known, terms: readonly Term[]): number {
  if (!GOES.test(command)) return 1;
  return terms.some(({ word }) => /^(?:cd|z|ls|go|went|folders?|director(?:y|ies)|list)$/i.test(word))
    ? 1
    : 0.6;
}

const GOES = /^\s*(?:cd|z|pushd|popd|ls|ll|la|pwd|clear|exit|history)\b[^;&|]*$/;

const DAY = 86_400_000;

/** 1 for now, a half after a month. */
function recency({ at, age }: Known, now: number): number {
  if (at === undefined) return 1 - age;
  return 1 / (1 + Math.max(0, now - at) / (30 * DAY));
}

/** People misjudge when something was: what is near the span counts a little. */
function timeFactor({ at }: Known, period: Period | undefined): number {
  if (period === undefined) return 1;
  if (at === undefined) return 0.7;
  if (isWithin(at, period)) return 1;
  const length = Math.max(period.to - period.from, DAY);
  return at >= period.from - length / 2 && at < period.to + length / 2 ? 0.5 : 0.2;
}

/** `the largest files in /var/log`: a command may name the folder instead of running in it. */
function folderFactor({ command, folder }: Known, wanted: string | undefined): number {
  if (wanted !== undefined && command.includes(wanted)) return 1.3;
  return wanted === undefined || folder !== undefined ? 1 : 0.5;
}
