// What `except X` leaves out of a list: a folder with all that is in it, the files of a kind, or a file.

import type { RecipeWorld } from '../../slots/recipe.ts';
import { stem } from '../../words/same-words.ts';
import type { FileAct } from '../lexicon/file-facts.ts';
import { extensionsOf, KIND_WORDS } from '../lexicon/kinds.ts';
import type { Filter, Text } from '../request.ts';

export type KindOf = RecipeWorld['kindOf'];
type Around = {
  readonly roots: readonly Text[];
  readonly act: FileAct | undefined;
  readonly kindOf: KindOf;
};

const ONLY_LOOKS = /^(?:grep|contents|ends|sum|lines)$/;

type LeftOut = { readonly filters: readonly Filter[]; readonly pruned: readonly Text[] };

/** Undefined where a bare word names nothing here: it was not meant as a file's name. */
export function leftOut(filters: readonly Filter[], { roots, act, kindOf }: Around): LeftOut | undefined {
  // What changes files takes the name as it is, and `careful.ts` refuses what is unclear.
  if (act !== undefined && !ONLY_LOOKS.test(act.type)) return { filters, pruned: [] };
  const kept: Filter[] = [];
  const pruned: Text[] = [];
  for (const filter of filters) {
    if (filter.type !== 'name' || filter.bare !== true) {
      kept.push(filter);
      continue;
    }
    for (const glob of filter.globs) {
      const { bare: _, ...own } = filter;
      const kinds = kindsOf(glob);
      const found = below(glob, roots).map(kindOf);
      if (found.includes('folder')) pruned.push(glob);
      else if (found.includes('file') || /[.*?[]/.test(glob.slice(1))) kept.push({ ...own, globs: [glob] });
      else if (kinds !== undefined) kept.push({ ...own, globs: kinds, ignoreCase: true });
      // `node_modules`, `.git`: names of folders, at any depth.
      else if (/[^a-z]/i.test(glob)) pruned.push(`*/${glob}`);
      else return undefined;
    }
  }
  return { filters: kept, pruned };
}

function kindsOf(word: string): readonly string[] | undefined {
  const one = stem(word.toLowerCase());
  return extensionsOf(one) ?? KIND_WORDS.find((kind) => kind.word === one)?.globs;
}

export function below(name: string, roots: readonly Text[]): readonly string[] {
  return roots.length === 0 ? [name] : roots.map((root) => (root === '.' ? name : `${root}/${name}`));
}
