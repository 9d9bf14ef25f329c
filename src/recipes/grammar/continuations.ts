// Completes a question about files for Tab: `find files` → `find files larger than 10 MB`.

import type { RecipeEnvironment } from '../slots/recipe.ts';
import { understoodParts } from '../understand.ts';
import { CONTINUATIONS } from './lexicon/continuations.ts';
import { bestReading, WHOLLY } from './read.ts';

/** The last words of what was typed may be the first of a phrase. */
const MOST_BEGUN = 5;

/** Whole questions that begin with `typed` and are read to the last word, at most `most` of them. */
export function continuations(typed: string, env: RecipeEnvironment, most = 24): readonly string[] {
  for (const { head, begun } of waysToSplit(typed)) {
    if (!NOUN.test(head)) continue;
    const found = CONTINUATIONS.filter((phrase) => phrase.startsWith(begun.toLowerCase()) && phrase !== begun)
      .map((phrase) => `${head} ${begun}${phrase.slice(begun.length)}`)
      .filter((question) => isRead(question, env));
    if (found.length > 0) return found.slice(0, most);
  }
  return [];
}

/** What the phrases are about. */
const NOUN = /\b(?:files|folders|directories)\b/i;

/** Longest begun phrase first: `find files modified in` is more surely the beginning of `modified in the last …`. */
function waysToSplit(typed: string): readonly { readonly head: string; readonly begun: string }[] {
  const words = typed.split(' ');
  const most = Math.min(MOST_BEGUN, words.length - 1);
  return Array.from({ length: most }, (_, i) => {
    const at = words.length - most + i;
    return { head: words.slice(0, at).join(' '), begun: words.slice(at).join(' ') };
  });
}

function isAboutFiles(question: string, env: RecipeEnvironment): boolean {
  const reading = bestReading(question, env);
  return reading !== undefined && reading.request.about === 'files' && reading.score >= WHOLLY;
}

function isRead(question: string, env: RecipeEnvironment): boolean {
  return understoodParts(question) !== undefined || isAboutFiles(question, env);
}
