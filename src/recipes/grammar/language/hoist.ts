// `wrap the lines of notes.txt at 40 characters`: takes the place out, so that a pattern matches the words around it.

import type { Token, Written } from './token.ts';
import { writtenFrom } from './tokens.ts';

export type Hoisted = {
  readonly written: Written;
  readonly places: readonly { readonly path: string; readonly below: boolean }[];
};

const BEFORE = /^(in|of|from|on|inside|within|under|below|beneath|for)$/;
const NOUN = /^(file|folder|content|path|document)$/;
/** A source, not a target: the name of an existing file or folder. */
const PLACE = /^([PFV]\d+|Q\d+~|[a-z0-9_.-]+~)$/;

/** Undefined if no place is in the middle. */
export function hoist({ tokens }: Written): Hoisted | undefined {
  const kept: Token[] = [];
  const places: { path: string; below: boolean }[] = [];
  for (const [at, token] of tokens.entries()) {
    const start = lastIndexWithout(kept, NOUN);
    const before = kept[start];
    const last = at === tokens.length - 1;
    if (before !== undefined && start > 0 && BEFORE.test(before.text) && PLACE.test(token.text) && !last) {
      kept.length = start;
      places.push({ path: token.raw, below: /^(under|below|beneath)$/.test(before.text) });
    } else if (!(places.length > 0 && NOUN.test(token.text) && wasTaken(tokens[at - 1], kept)))
      kept.push(token);
  }
  return places.length === 0 ? undefined : { written: writtenFrom(kept), places };
}

/** The index of the last token that is no `file` or `folder` before the place. */
function lastIndexWithout(kept: readonly Token[], noun: RegExp): number {
  let at = kept.length - 1;
  while (at > 0 && noun.test(kept[at]?.text ?? '') && BEFORE.test(kept[at - 1]?.text ?? '')) at -= 1;
  return at;
}

/** `in the docs folder`: the noun goes with its name. */
function wasTaken(token: Token | undefined, kept: readonly Token[]): boolean {
  return token !== undefined && PLACE.test(token.text) && kept.at(-1) !== token;
}
