// Puts another value in place of one of the same type in the last question: `and in media?`, `make that 10`,
// `what about yesterday?`.

import { headerOf } from '../absent.ts';
import { wholeNumber } from '../slots/amounts.ts';
import type { RecipeWorld } from '../slots/recipe.ts';
import { readWords } from '../words/words.ts';

export type Swapped = {
  readonly question: string;
  /** What its command must contain, if that is known. */
  readonly value: string | undefined;
  /** It can mean nothing else. */
  readonly first?: true;
};

const OPENER =
  /^(?:(?:no|nope|ok|okay|and|but|now|then|so|sorry|oh|actually|please)\b,? ?)*(?:(?:what|how) about |(?:the )?same (?:thing )?(?:but )?|make (?:that|it) |try |i mean(?:t)? |rather |only |just |show |do |use )*/i;
const CLOSER = /(?:,? (?:instead|rather|too|as well|please|then|now|again))*[?!.\s]*$/i;
const PREPOSITION = /^(?:in|on|of|for|from|at|to|under|inside|by|with|since|during|until|before|after)$/i;

/** The last question with the value said, closest first. */
export function swaps(last: string, question: string, world: RecipeWorld): readonly Swapped[] {
  const opener = OPENER.exec(question)?.[0] ?? '';
  const closer = CLOSER.exec(question)?.[0] ?? '';
  const said = question.slice(opener.length, question.length - closer.length).trim();
  if (said === '') return [];
  const words = readWords(said);
  const isFragment = PREPOSITION.test(words[0]?.raw ?? '') || RANGE.test(said);
  if (opener === '' && !/instead/i.test(closer) && !isFragment) return [];
  const bare = words.length > 1 && PREPOSITION.test(words[0]?.raw ?? '') ? words.slice(1) : words;
  const value = said
    .split(/\s+/)
    .slice(words.length - bare.length)
    .join(' ');
  const old = last.replace(/[?!.]+$/, '');
  return [
    ...byTime(old, said),
    ...byEnd(old, said),
    ...byRange(old, said),
    ...(bare.length <= 3 ? byNumber(old, value) : []),
    ...(bare.length === 1 ? [...byPath(old, value, world), ...byShape(old, value)] : []),
    ...(bare.length <= 2 ? byColumn(old, value.replace(/^the /i, ''), world) : []),
  ];
}

const UNIT = '(?:second|minute|hour|day|week|month|year)';
const TIME = new RegExp(
  `\\b(?:(?:in|within|during|over|from|since) )?(?:(?:the )?(?:last|past|this|next|previous) (?:\\d+ )?${UNIT}s?|today|tomorrow|yesterday|\\d+ ${UNIT}s? ago|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b`,
  'i',
);

function byTime(last: string, said: string): readonly Swapped[] {
  const time = TIME.exec(said);
  const old = TIME.exec(last);
  if (time === null || old === null || time[0].length !== said.length) return [];
  // `changed in the last week` keeps its preposition, `from today` becomes `from yesterday`.
  const before = /^(?:in|within|during|over|from|since) /i;
  const preposition = before.test(said) ? '' : (before.exec(old[0])?.[0] ?? '');
  return [{ question: last.replace(old[0], () => `${preposition}${said}`), value: undefined }];
}

const RANGE = /\b\d+ ?(?:to|-|and) ?\d+$/i;

/** `lines 2 to 4`, then `3 to 5`. */
function byRange(last: string, said: string): readonly Swapped[] {
  const old = /\b\d+ ?(?:to|-|and) ?\d+\b/.exec(last);
  const range = /^(?:lines? )?(\d+ ?(?:to|-|and) ?\d+)$/i.exec(said)?.[1];
  return old === null || range === undefined
    ? []
    : [{ question: last.replace(old[0], range), value: undefined, first: true }];
}

const ENDS =
  /\b(?:newest|oldest|latest|biggest|largest|smallest|longest|shortest|highest|lowest|first|last|most|least)\b/gi;

/** `and the oldest?` after `the newest file in docs`. */
function byEnd(last: string, said: string): readonly Swapped[] {
  const end = /^(?:the )?(\w+)(?: ones?)?$/i.exec(said)?.[1] ?? '';
  const [old, ...more] = last.match(ENDS) ?? [];
  if (end.match(ENDS) === null || old === undefined || more.length > 0 || old === end) return [];
  return [{ question: last.replace(old, end), value: undefined, first: true }];
}

const NUMBER =
  /^(?:the )?(?:(first|last|top|port|line|page|number) )?(\d+|two|three|four|five|six|seven|eight|nine|ten)(?: of them| lines?| files?| rows?| ones?)?$/i;
export const RANKED = /\b(?:most|biggest|largest|smallest|longest|newest|oldest|latest|recent)\b/i;

function byNumber(last: string, said: string): readonly Swapped[] {
  const [, which = '', found] = NUMBER.exec(said) ?? [];
  if (found === undefined) return [];
  const number = String(wholeNumber(found.toLowerCase()) ?? found);
  const words = last.split(' ');
  const [only, ...more] = words.flatMap((word, at) =>
    wholeNumber(word.toLowerCase()) === undefined || word === 'one' ? [] : [at],
  );
  if (only === undefined) {
    const opener = OPENING.exec(last)?.[0] ?? '';
    const question = `${opener}${number} ${last.slice(opener.length)}`;
    return RANKED.test(last) && which !== 'last' ? [{ question, value: undefined }] : [];
  }
  // `the first 5 lines`, then `the last 3`: of those, or of the file.
  const before = words[only - 1]?.toLowerCase() ?? '';
  const isOther = which !== '' && which.toLowerCase() !== before;
  if (more.length > 0 || (isOther && (which === 'last' || /^(?:first|last|port|line)$/.test(before))))
    return [];
  return [{ question: words.with(only, number).join(' '), value: undefined }];
}

const OPENING = /^(?:(?:which|what|show|list|find|get|give|print)(?: me)?(?: the)?|the) /i;

function byPath(last: string, value: string, world: RecipeWorld): readonly Swapped[] {
  const path = value.replace(/(?<=.)\/$/, '');
  const kind = world.kindOf(path);
  if (kind === 'none') return [];
  const kindOf = (word: string) => world.kindOf(unquoted(word));
  const old = last.split(' ').filter((word) => !/^\.?$/.test(word) && kindOf(word) !== 'none');
  const [only, ...more] = old.filter((word) => kindOf(word) === kind);
  if (only !== undefined && more.length === 0 && only !== value)
    return [{ question: last.replace(only, () => value), value: path }];
  return old.length === 0 && kind === 'folder' ? [{ question: `${last} in ${value}`, value: path }] : [];
}

const SHAPES: readonly RegExp[] = [/^[A-Z][A-Z_]+$/, /^['"].+['"]$/, /^[A-Z][a-z]+$/, /^\d{3,5}$/];

/** `WARN` for `ERROR`, `Oslo` for `Rome`. */
function byShape(last: string, value: string): readonly Swapped[] {
  const shape = SHAPES.find((one) => one.test(value));
  if (shape === undefined) return [];
  const [old, ...more] = last.split(' ').filter((word, at) => at > 0 && shape.test(word));
  if (old === undefined || more.length > 0 || old === value) return [];
  return [{ question: last.replace(old, () => value), value: unquoted(value) }];
}

function unquoted(word: string): string {
  return word.replace(/^['"]|['"]$/g, '');
}

/** `and the age?` after `the average of salary in staff.csv`. */
function byColumn(last: string, value: string, world: RecipeWorld): readonly Swapped[] {
  const words = last.split(' ');
  const file = words.find((word) => /\.[ct]sv$/.test(word));
  const columns = file === undefined ? [] : headerOf(file, world).map((column) => column.toLowerCase());
  const [old, ...more] = words.filter((word) => columns.includes(word.toLowerCase()));
  if (old === undefined || more.length > 0 || !columns.includes(value.toLowerCase())) return [];
  return [{ question: words.with(words.indexOf(old), value).join(' '), value: undefined }];
}
