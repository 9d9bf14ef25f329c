// How a clause opens: does it ask for something itself, does it lean on the one before it, or does it only tell a story?

import { lowerAt } from './slot-values.ts';
import type { Word } from './words.ts';

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

/** `and move to docs` wants something moved that it does not name. */
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
export function sharesItsVerb(before: readonly Word[], after: readonly Word[]): boolean {
  const first = lowerAt(before, 0);
  if (PREPOSITION.test(lowerAt(after, 0))) return false;
  return SHOWING.test(first) || !ACTS.has(first);
}

/** Speaks of the person or of what there is, wants nothing, and sets no condition. */
export function isStory(words: readonly Word[]): boolean {
  if (!/^(i|we|my|our|there|it|the|this|some|someone|something)$/.test(lowerAt(words, 0))) return false;
  return words.every(({ lower, quoted, pause }, i) => {
    const asks = pause === '?' || (!quoted && i > 0 && (REQUESTS.has(lower) || CONDITIONS.test(lower)));
    return !asks;
  });
}

/** What people tell of may hold `have`, `is` or `what`; a word that asks for something done may not stand in it. */
const REQUESTS: ReadonlySet<string> = new Set(
  [...ACTS, 'want', 'need', 'would', 'should', 'must', 'please', 'could', 'can'].filter(
    (word) =>
      !/^(has|have|am|is|are|does|do|what|when|where|which|who|whose|why|how|back|head|start|run)$/.test(
        word,
      ),
  ),
);

const CONDITIONS =
  /^(if|when|unless|until|after|before|not|never|except|only|without|don't|dont|no|whether|maybe|perhaps)$/;

/** `what is a symlink`, `what are hidden files`: the meaning is asked for, where `what are the hidden files` wants them shown. */
export function asksForMeaning(words: readonly Word[]): boolean {
  const [first, second, third] = [0, 1, 2].map((at) => lowerAt(words, at));
  const article = first === 'what' && /^(is|was)$/.test(second ?? '') ? third : second;
  if (/^(what|what's|whats)$/.test(first ?? '') && /^(a|an)$/.test(article ?? '')) return true;
  return first === 'what' && second === 'are' && !POINTS_AT.test(third ?? '');
}

const POINTS_AT = /^(the|my|our|your|these|those|all|\d+)$/;

/** `this file`, without saying which: nothing here knows what is meant. Folder, project and machine are plain. */
export function pointsAtNothing(words: readonly Word[]): boolean {
  return words.some(
    ({ lower, quoted }, at) =>
      !quoted &&
      /^(this|that)$/.test(lower) &&
      UNSEEN.test(lowerAt(words, at + 1)) &&
      !isNamed(words[at + 2]),
  );
}

const UNSEEN =
  /^(file|script|program|function|class|code|image|picture|photo|video|document|page|website|server|certificate|error|app|query)$/;

function isNamed(word: Word | undefined): boolean {
  return word !== undefined && (word.quoted || /[./~]/.test(word.raw) || /^(called|named)$/.test(word.lower));
}

/** `to the server`, `in the trash`: a place that no folder here stands for. */
export function isElsewhere(words: readonly Word[], at: number): boolean {
  const named = OWN.test(lowerAt(words, at)) ? at + 1 : at;
  if (words[named]?.quoted === true) return false;
  return OWN.test(lowerAt(words, named - 1))
    ? ELSEWHERE.test(lowerAt(words, named))
    : lowerAt(words, named) === 'clipboard';
}

const OWN = /^(the|my|our|a)$/;
const ELSEWHERE =
  /^(server|cloud|clipboard|trash|bin|internet|web|phone|usb|stick|printer|bucket|container|cluster)$/;

/** What is said of a program or a version and is no name of one: `deploy app`, `bump version`, `quit the app`. */
export function isNoName(words: readonly Word[], at: number): boolean {
  if (words[at]?.quoted === true) return false;
  if (PERIOD.test(lowerAt(words, at))) return true;
  if (/^(which|what)$/.test(lowerAt(words, at - 1)) && KIND.test(lowerAt(words, at))) return true;
  if (at > 0) return GENERAL.test(lowerAt(words, at)) && ARTICLE.test(lowerAt(words, at - 1));
  return DOINGS.has(lowerAt(words, 0)) || ARTICLE.test(lowerAt(words, 1));
}

/** `which printer do I have`: no program of that name. */
const KIND =
  /^(wifi|network|provider|printer|editor|browser|terminal|font|theme|keyboard|screen|monitor|project|license|licence|framework|language|library|database|port|device|phone|model|account|session|room|country|city|team|company|person|one)$/;
/** `commits by day` counts, and names nobody. */
const PERIOD = /^(hour|day|week|month|year|date)$/;
const ARTICLE = /^(the|a|an|this|that|these|those|my|our)$/;
const GENERAL = /^(app|application|program|process|task|server|service|script)$/;

const DOINGS: ReadonlySet<string> = new Set(
  `deploy profile benchmark bump increase decrease raise release publish ship package test debug trace build compile
   launch start restart stop close quit exit run install uninstall reinstall update upgrade downgrade reload enable
   disable configure setup fix repair improve refactor optimize optimise rewrite write format lint explain describe
   document monitor watch attach pause resume automate schedule migrate scale secure clean kill change set use pick
   choose bring put make create add open check`.split(/\s+/),
);
