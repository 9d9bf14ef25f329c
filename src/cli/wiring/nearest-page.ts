// What the tldr pages of this machine know of a question that no recipe answers.

import { join } from 'node:path';
import { cacheFolder } from '../../context/machine/cache-folder.ts';
import type { Shell } from '../../domain/shell.ts';
import type { Named } from '../../pages/fill-places.ts';
import { nearestExample, type PageQuestion } from '../../pages/nearest-page.ts';
import { openPageIndex } from '../../pages/page-index.ts';
import { pageFolders } from '../../pages/places.ts';
import type { NearestKnown } from '../../providers/recipe-steps.ts';
import type { RecipeWorld } from '../../recipes/slots/recipe.ts';
import { SKIPPED, withoutFiller } from '../../recipes/words/common-words.ts';
import { readWords, type Word } from '../../recipes/words/words.ts';
import type { Person } from '../shared/own-folders.ts';

export type PagePlace = Person & {
  readonly shell: Shell;
  readonly world: RecipeWorld | undefined;
  /** A folder of pages that the settings name. */
  readonly pages: string | undefined;
};

/** Undefined where there are no pages, or none is near. */
export function nearestPage(question: string, place: PagePlace): NearestKnown | undefined {
  const { env, home, shell, world, pages } = place;
  const index = openPageIndex(
    join(cacheFolder(env, home), 'pages.sqlite'),
    pageFolders({ env, home }, pages),
  );
  if (index === undefined) return undefined;
  try {
    const found = nearestExample(index, {
      ...readQuestion(withoutFiller(readWords(question)), world),
      shell,
      platform: process.platform,
      programs: new Set(world?.programs()),
    });
    return found && { ...found, from: `the tldr page of ${found.program}` };
  } finally {
    index.close();
  }
}

/** Words that say how names hang together. */
const JOINING = /^(?:into|as|and|or|using|of|from|with|all|if|how|what|which|be)$/;
const FILE = /[\w*]\.\w{1,5}$|\//;

function readQuestion(
  asked: readonly Word[],
  world: RecipeWorld | undefined,
): Pick<PageQuestion, 'words' | 'named'> {
  const telling = asked.map((word) => ({ raw: word.raw, is: kindOf(word, world) }));
  const those = (kind: ReturnType<typeof kindOf>) =>
    telling.filter(({ is }) => is === kind).map(({ raw }) => raw);
  return {
    words: those('words').map((word) => word.toLowerCase()),
    named: {
      files: those('files'),
      folders: those('folders'),
      numbers: those('numbers'),
      addresses: those('addresses'),
      texts: those('texts'),
    },
  };
}

function kindOf(
  { raw, lower, quoted }: Word,
  world: RecipeWorld | undefined,
): keyof Named | 'words' | 'nothing' {
  const there = world?.kindOf(raw) ?? 'none';
  if (there === 'folder') return 'folders';
  if (there === 'file') return 'files';
  if (/^https?:/.test(raw)) return 'addresses';
  if (!quoted && FILE.test(raw)) return 'files';
  if (quoted) return 'texts';
  if (/^\d+$/.test(raw)) return 'numbers';
  return SKIPPED.has(lower) || JOINING.test(lower) ? 'nothing' : 'words';
}
