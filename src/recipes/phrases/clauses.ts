// Where a question may be two questions, and whether a clause is a request, goes on with the one before it, only tells
// something, or asks for something no recipe knows.

import type { Recipe } from '../slots/recipe.ts';
import { lowerAt } from '../slots/slot-values.ts';
import { withoutFiller } from '../words/common-words.ts';
import type { Word } from '../words/words.ts';

/** Words that open a request. */
const ACTS = new Set(
  `add append archive back backup cat cd change check chmod clear clone combine commit compare compress convert copy count cp
   create delete diff discard display do download drop duplicate enter erase extract fetch find follow format get
   git give go grep gunzip gzip head help install is are does kill link list locate look ls make mark merge mkdir
   monitor move mv navigate open pack ping pretty print pull push put quit read remove rename replace restore
   reverse revert rm rmdir run save scan search see set show sort stage start stash stop stream substitute switch sync tail take
   tell terminate throw touch tree unarchive uncommit uncompress undo unpack untar unzip view watch what when where
   which who whose why how zip has have am`.split(/\s+/),
);

/** `and move to docs` does not name what to move. */
const LEANS = /^(move|mv|copy|cp|put|rename|change|take) (to|into|in|as)$/;

/** `delete a.txt and go home`: yes. `delete a.txt and empty files`, `… and in subfolders`: no. */
export function opensAnAct(words: readonly Word[]): boolean {
  const first = lowerAt(words, 0);
  return ACTS.has(first) && !LEANS.test(`${first} ${lowerAt(words, 1)}`);
}

const SHOWING = /^(show|list|display|print|give|get|see|view|check|tell|what|which|who|where|when|is|are)$/;
const PREPOSITION =
  /^(in|into|inside|under|within|from|to|of|on|at|for|by|with|without|including|except|but|only|not|below|recursively)$/;

/** `show disk space and memory`, `disk space and memory`: the second has the first's verb, or neither has one. */
function sharesItsVerb(before: readonly Word[], after: readonly Word[]): boolean {
  const first = lowerAt(before, 0);
  if (PREPOSITION.test(lowerAt(after, 0))) return false;
  return SHOWING.test(first) || !ACTS.has(first);
}

/** Tells about the person or the situation, without a request or a condition. */
export function isStory(words: readonly Word[]): boolean {
  if (!/^(i|we|my|our|there|it|the|this|some|someone|something)$/.test(lowerAt(words, 0))) return false;
  return words.every(({ lower, quoted, pause }, i) => {
    const asks = pause === '?' || (!quoted && i > 0 && (isRequest(lower) || CONDITIONS.test(lower)));
    return !asks;
  });
}

/** A narrative may contain `have`, `is` or `what`, but no word that asks for an action. */
function isRequest(word: string): boolean {
  if (/^(?:want|need|would|should|must|please|could|can)$/.test(word)) return true;
  return (
    ACTS.has(word) &&
    !/^(?:has|have|am|is|are|does|do|what|when|where|which|who|whose|why|how|back|head|start|run)$/.test(word)
  );
}

const CONDITIONS =
  /^(if|when|unless|until|after|before|not|never|except|only|without|don't|dont|no|whether|maybe|perhaps)$/;

/** `what is a symlink`, `what are hidden files`: the meaning is asked for, where `what are the hidden files` wants them shown. */
export function asksForMeaning(words: readonly Word[]): boolean {
  const [first, second, third] = [0, 1, 2].map((at) => lowerAt(words, at));
  if (/^(what|what's|whats)$/.test(first ?? '') && MEANS.test(lowerAt(words, words.length - 1))) return true;
  const article = first === 'what' && /^(is|was)$/.test(second ?? '') ? third : second;
  if (/^(what|what's|whats)$/.test(first ?? '') && /^(a|an)$/.test(article ?? '')) return true;
  return first === 'what' && second === 'are' && !POINTS_AT.test(third ?? '');
}

/** `what does EACCES mean`: never the mean of numbers. */
const MEANS = /^means?$/;
const POINTS_AT = /^(the|my|our|your|these|those|all|\d+)$/;

/**
 * `how do I rename a file`, `make a file executable`: a question about the way, with no file or folder named. A search
 * needs no name.
 */
export function asksInGeneral(words: readonly Word[]): boolean {
  const asked = HOW_TO.exec(words.map(({ lower }) => lower).join(' '));
  const at = asked?.[0].trim().split(' ').length ?? 0;
  const said = words.slice(at);
  const verb = lowerAt(said, 0);
  const noun = said.findIndex(({ lower }, i) => ENTRY.test(lower) && hasArticle(said, i));
  if (noun === -1 || SEARCHES.test(verb)) return false;
  if (said.some(({ quoted, raw }) => quoted || /[./~*$\d]|^(called|named)$/.test(raw))) return false;
  const next = lowerAt(said, noun + 1);
  if (STATE.test(next)) return true;
  // `how do I create a folder photos`
  return asked !== null && !(/^(create|make|mkdir)$/.test(verb) && next !== '' && !PREPOSITION.test(next));
}

/** `a file`, `a text file`. */
function hasArticle(words: readonly Word[], at: number): boolean {
  return /^(a|an)$/.test(lowerAt(words, at - 1)) || /^(a|an)$/.test(lowerAt(words, at - 2));
}

const HOW_TO = /^how (?:to|(?:do|can|could|would|should) (?:i|you|we|one)) /;
const ENTRY = /^(file|folder|directory|archive|script)$/;
const SEARCHES = /^(find|search|locate|look|list)$/;
const STATE = /^(executable|runnable|readable|writable|writeable|read-only|readonly|hidden|private|public)$/;

/** `this file`, without saying which: it is unknown which is meant. Folder, project and machine are clear. */
export function pointsAtNothing(words: readonly Word[]): boolean {
  return words.some(
    ({ lower, quoted }, at) =>
      !quoted &&
      /^(this|that)$/.test(lower) &&
      UNSEEN.test(lowerAt(words, at + 1)) &&
      !isNamed(words[at + 2]),
  );
}

/** `only the png ones`, `count them`: refers to the result of an earlier question, and is unclear without one. */
export function leansOnEarlier(words: readonly Word[]): boolean {
  const said = words.filter(({ lower }, at) => at > 2 || !/^(and|but|now|then|ok|okay|please)$/.test(lower));
  const second = said[1];
  if (/^(only|just)$/.test(lowerAt(said, 0))) return !ACTS.has(lowerAt(said, 1));
  if (second === undefined || second.quoted || !/^(them|those|of)$/.test(second.lower)) return false;
  return second.lower === 'of' ? /^(them|those)$/.test(lowerAt(said, 2)) : ACTS.has(lowerAt(said, 0));
}

const UNSEEN =
  /^(file|script|program|function|class|code|image|picture|photo|video|document|page|website|server|certificate|error|app|query)$/;

function isNamed(word: Word | undefined): boolean {
  return word !== undefined && (word.quoted || /[./~]/.test(word.raw) || /^(called|named)$/.test(word.lower));
}

/** Where a question may fall into two. `hard`: it must, the person wrote a semicolon or ended a sentence. */
export type Joint = { readonly end: number; readonly next: number; readonly hard: boolean };

export function jointsIn(words: readonly Word[]): readonly Joint[] {
  const joints: Joint[] = [];
  for (let end = 1; end < words.length; end += 1) {
    const pause = words[end - 1]?.pause ?? '';
    const next = afterConjunctions(words, end);
    if (pause === '' && next === end) continue;
    joints.push({ end, next, hard: pause !== '' && pause !== ',' });
  }
  return joints;
}

function afterConjunctions(words: readonly Word[], at: number): number {
  const word = words[at];
  const joins =
    word !== undefined && !word.quoted && /^(and|then|also|plus|afterwards|next|&)$/.test(word.lower);
  return joins ? afterConjunctions(words, at + 1) : at;
}

/** Whether the text after a joint is a separate question, not a continuation of the previous one. */
export function mayFollow(
  words: readonly Word[],
  start: number,
  { next, hard }: Joint,
  before: Pick<Recipe, 'effect'>,
): boolean {
  if (hard || next >= words.length) return true;
  if (opensAnAct(withoutFiller(words.slice(next)))) return true;
  return before.effect === 'reads' && sharesItsVerb(withoutFiller(words.slice(start)), words.slice(next));
}
