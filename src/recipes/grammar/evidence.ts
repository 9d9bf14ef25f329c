// What speaks for and against a reading: its derivation, its evidence and its score.

import { type Covering, weightOf } from './language/scan.ts';
import type { Written } from './language/token.ts';

/** The words of a question in their order, each with the pattern that accounts for it. */
export type Derivation = readonly { readonly words: string; readonly pattern: string | undefined }[];

/** What speaks against a reading. */
export type Evidence = {
  /** The weight of the words that were not understood, and its share of the whole question. */
  readonly lost: number;
  readonly share: number;
  readonly doubtful: number;
  readonly guessed: number;
  /** Words that were read with another letter. */
  readonly slips: number;
};

export function evidenceOf({ tokens }: Written, { missed, doubtful, guessed }: Covering<unknown>): Evidence {
  const lost = missed.reduce((sum, token) => sum + weightOf(token), 0);
  const all = tokens.reduce((sum, token) => sum + weightOf(token), 0);
  const slips = tokens.filter(({ slip }) => slip === true).length;
  return { lost, share: all === 0 ? 1 : lost / all, doubtful, guessed, slips };
}

export function scoreOf({ lost, share, doubtful, guessed, slips }: Evidence): number {
  const understood = Math.max(0, 1 - 0.3 * lost - 0.5 * share);
  return understood - 0.31 * doubtful - FOR_GUESS * guessed - FOR_SLIP * slips;
}

/** As often as answers with one guess or one slip were wrong beyond those without. */
const FOR_GUESS = 0.07;
const FOR_SLIP = 0.04;

/** How a question was read. */
export function derivationOf({ tokens }: Written, { taken }: Covering<unknown>): Derivation {
  const said = (start: number, end: number): string =>
    tokens
      .slice(start, end)
      .map(({ raw }) => raw)
      .join(' ');
  const found: Derivation[number][] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = taken.find(({ start }) => start === at);
    const end = match?.end ?? at + 1;
    found.push({ words: said(at, end), pattern: match?.pattern });
    at = end;
  }
  return found;
}

/** Words without which a request that changes something is still the same. */
const HARMLESS: ReadonlySet<string> = new Set(
  `of to in on at by for from with and is are was were be been it its them they their those these this that which whose
   who there then so as has have had having do does did can will would i you we us me my your our out up using via use
   into when what how also name file one find search current found given following done system each any get`.split(
    /\s+/,
  ),
);

/** Of a word that was not understood. */
export function saysMore({ kind, text }: Covering<unknown>['missed'][number]): boolean {
  return kind !== 'word' || !HARMLESS.has(text.endsWith('~') ? text.slice(0, -1) : text);
}
