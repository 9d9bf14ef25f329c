// Definite references by a part of a name or by a kind: `the rent contract`, `the beach picture`, `the csv`.

import { canBeName } from '../../words/common-words.ts';
import { stem } from '../../words/same-words.ts';
import type { Word } from '../../words/words.ts';
import { extensionsOf } from '../lexicon/kinds.ts';
import { type Around, bare, FILE, type Found, replacedByOnly } from './around.ts';

/** What may stand after a name: no noun that it would only describe. */
const AFTER_NAME =
  /^(?:in|of|from|as|and|or|with|without|to|by|is|are|was|has|have|had|into|for|on|at|but|contain|contains|does|do|got|sorted|line|damaged|corrupt|corrupted|broken|valid|intact|ok|empty|readable|executable)$/;

export function endsName(at: number, { words }: Around): boolean {
  const next = words[at + 1];
  return next === undefined || words[at]?.pause !== '' || AFTER_NAME.test(next.lower);
}

/** `the rent contract` for `rent-contract-2023.txt`, `the beach picture`, `my cv`: these words are parts of one name. */
export function byParts(at: number, definite: boolean, around: Around): Found | undefined {
  if (!definite) return undefined;
  for (const count of [3, 2, 1]) {
    const said = around.words.slice(at, at + count);
    const noun = around.words[at + count];
    const isTold =
      said.length === count &&
      said.every((word, i) => isPart(at + i, around) && (i === count - 1 || word.pause === ''));
    if (!isTold) continue;
    const named = noun !== undefined && said.at(-1)?.pause === '' ? endingsOf(noun) : undefined;
    const length = named === undefined ? count : count + 1;
    if (!endsName(at + length - 1, around)) continue;
    if (named === undefined && said.every(({ lower }) => around.known.has(stem(lower)))) continue;
    const found = around.entries.filter(
      ({ name, folder }) =>
        !folder && hasParts(name, said) && (named === undefined || named.length === 0 || endsIn(name, named)),
    );
    if (found.length === 1) return replacedByOnly(found, length, around.words[at + length - 1]);
  }
  return undefined;
}

function isPart(at: number, around: Around): boolean {
  const word = bare(at, around);
  if (word === undefined || !/^[a-z\d]{2,}$/.test(word.lower) || !canBeName(word.lower)) return false;
  return around.world.kindOf(word.raw) === 'none';
}

function hasParts(name: string, said: readonly Word[]): boolean {
  const parts = name.toLowerCase().split(/[^a-z\d]+/);
  return said.every(({ lower }) => parts.slice(0, -1).includes(lower));
}

/** The endings of a kind of file; none for `file`; undefined for another noun. */
function endingsOf({ lower, quoted }: Word): readonly string[] | undefined {
  if (quoted || lower.endsWith('s')) return undefined;
  return FILE.test(lower) ? [] : extensionsOf(lower)?.map((glob) => glob.slice(1));
}

export function endsIn(name: string, endings: readonly string[]): boolean {
  return endings.some((end) => name.toLowerCase().endsWith(end));
}

/** `the csv`, `the log`: one file is of that kind. */
export function byKind(at: number, definite: boolean, around: Around): Found | undefined {
  const word = bare(at, around);
  const endings = word === undefined ? undefined : endingsOf(word);
  if (!definite || endings === undefined || endings.length === 0 || !endsName(at, around)) return undefined;
  return replacedByOnly(
    around.entries.filter(({ name, folder }) => !folder && endsIn(name, endings)),
    1,
    word,
  );
}
