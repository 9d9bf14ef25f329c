// Masks secrets in text before it leaves the machine. The tables are in `secrets/`.

import { KEY_BLOCKS } from './secrets/blocks.ts';
import { DOCUMENTS } from './secrets/documents.ts';
import { LABELLED } from './secrets/labelled.ts';
import { NAMED } from './secrets/named.ts';
import { PLACES } from './secrets/places.ts';
import { PROGRAMS } from './secrets/programs.ts';
import { PROSE } from './secrets/prose.ts';
import type { SecretRow, Span } from './secrets/row.ts';
import { SENTENCES } from './secrets/sentences.ts';
import { TABLES } from './secrets/tables.ts';
import { TOKENS } from './secrets/tokens.ts';

export type Redaction = {
  readonly text: string;
  /** How many secrets were masked. */
  readonly masked: number;
};

export type Redact = (text: string) => Redaction;

/** If two rows find the same text, the first one names it. */
export const SECRETS: readonly SecretRow[] = [
  ...KEY_BLOCKS,
  ...TOKENS,
  ...PLACES,
  ...PROGRAMS,
  ...DOCUMENTS,
  ...TABLES,
  ...SENTENCES,
  ...PROSE,
  ...LABELLED,
  ...NAMED,
];

/** Replaces every secret the tables know, and every one of `values`, by `[masked: kind]`. */
export function redact(text: string, values: readonly string[] = []): Redaction {
  return replaced(text, findSecrets(text, values));
}

/** Of a text that `redact` has masked before: replaces `values` that were not known then. */
export function redactAgain(text: string, values: readonly string[]): Redaction {
  return replaced(text, merged(valuesIn(text, values)));
}

function replaced(text: string, found: readonly Found[]): Redaction {
  let result = '';
  let from = 0;
  for (const { kind, span } of found) {
    result += `${text.slice(from, span[0])}[masked: ${kind}]`;
    from = span[1];
  }
  return { text: result + text.slice(from), masked: found.length };
}

type Found = { readonly kind: string; readonly span: Span };

/** In order, none overlapping another. Takes time linear in the text. */
export function findSecrets(text: string, values: readonly string[] = []): readonly Found[] {
  if (text === '') return [];
  const found: Found[] = [];
  for (const { kind, find } of SECRETS) for (const span of find(text)) found.push({ kind, span });
  return merged([...found, ...valuesIn(text, values)]);
}

function valuesIn(text: string, values: readonly string[]): readonly Found[] {
  return values.flatMap((value) => [...occurrences(text, value)].map((span) => ({ kind: 'variable', span })));
}

function merged(all: readonly Found[]): readonly Found[] {
  // The sort keeps the order of the rows where two begin at the same place.
  const found = all.toSorted((a, b) => a.span[0] - b.span[0]);
  const apart: Found[] = [];
  for (const next of found) {
    const last = apart.at(-1);
    if (last === undefined || next.span[0] >= last.span[1]) apart.push(next);
    else if (next.span[1] > last.span[1])
      apart[apart.length - 1] = { kind: last.kind, span: [last.span[0], next.span[1]] };
  }
  return apart;
}

function* occurrences(text: string, value: string): Iterable<Span> {
  if (value === '') return;
  for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + value.length))
    yield [at, at + value.length];
}
