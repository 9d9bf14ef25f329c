// Whether a question only asks to see something: no command that changes anything answers it.

import { withoutFiller } from './common-words.ts';
import type { Word } from './words.ts';

/** It opens with a word that shows or asks, and no word of it is one for a change. */
export function onlyReads(words: readonly Word[]): boolean {
  const [first, second] = withoutFiller(words);
  if (first === undefined || first.quoted || !OPENS.test(first.lower)) return false;
  if (first.lower === 'how' && !HOW.test(second?.lower ?? '')) return false;
  if (first.lower === 'check' && /^(?:in|out)$/.test(second?.lower ?? '')) return false;
  return !words.some(({ lower, quoted }) => !quoted && isChange(lower));
}

const OPENS =
  /^(?:show|shows|list|lists|print|prints|display|displays|count|counts|view|see|tell|describe|find|finds|search|searches|look|locate|what|what's|whats|which|who|who's|whose|when|where|where's|why|how|is|are|was|were|does|do|did|has|have|check|compare)$/;
const HOW = /^(?:many|much|big|large|long|old|often|full|far|deep|small|heavy)$/;

/** In the forms that a request has: `created` and `modified` describe files. */
function isChange(word: string): boolean {
  const [, stem] = /^(.+)ing$/.exec(word) ?? [];
  const stems = stem === undefined ? [word] : [word, stem, `${stem}e`];
  if (stem !== undefined && stem.at(-1) === stem.at(-2)) stems.push(stem.slice(0, -1));
  if (word.endsWith('s')) stems.push(word.slice(0, -1));
  if (word.endsWith('es')) stems.push(word.slice(0, -2));
  return stems.some((each) => CHANGES.includes(` ${each} `));
}

/** Searched as it is: making a set of it takes longer. */
const CHANGES = ` ${[
  'add allow append bzip2 pass prefix suffix untar xz apply archive back backup build call capitalize change',
  'checkout chgrp chmod chown clean clear clone combine commit compress concatenate convert copy cp create crop',
  'cut decompress decrypt delete deny detach disable discard download drop duplicate edit email empty enable',
  'encrypt end erase exclude exec execute export extract fetch fill fix flip forget format get git give grant',
  'gunzip gzip hide import insert install invoke join kill lchown let link ln lock lower lowercase make mark',
  'merge mkdir migrate mount move mv open overwrite pack paste pop prepend pull purge push put quit rebase',
  'redirect redo relocate reload remove rename reorder replace reset resize restart restore revert revoke rm',
  'rmdir rotate run save sed send set shred shrink shutdown sign split squash stage start stash stop store strip',
  'substitute swap switch sync tag take tar terminate throw touch transfer trash trim truncate turn undo unlink',
  'unlock unmount unpack unset unstage unzip update upgrade upload uppercase wipe write zip',
].join(' ')} `;
