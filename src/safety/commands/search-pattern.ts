// What a search shows: by the text that a line must hold to match its pattern.

import { isDynamic } from '../judgement/word.ts';

/**
 * `all`: nearly every line of a file. `keys`: lines of passwords and keys. `settings`: lines that hold a word as settings
 * have in their names. `some`: lines that hold another text.
 */
export type Shown = 'all' | 'keys' | 'settings' | 'some';

const ORDER: readonly Shown[] = ['all', 'keys', 'settings', 'some'];

/** Of several patterns any may match. */
export function shownBy(patterns: readonly string[], isPlain: boolean): Shown {
  return patterns.map((pattern) => shownByOne(pattern, isPlain)).reduce(broader, 'some');
}

/** Whether only lines are shown that hold a certain text. */
export function isForOneText(patterns: readonly string[], isPlain: boolean): boolean {
  return /^s/.test(shownBy(patterns, isPlain));
}

/** In whatever case, a word that settings often have in their names. */
export function isUsualInSettings(pattern: string): boolean {
  return USUAL.test(pattern);
}

const USUAL =
  /^_?(?:api|auth|aws|azure|database|db|dsn|email|github|gitlab|google|host|jwt|login|mail|mongo|mysql|openai|postgres|redis|s3|sentry|slack|smtp|stripe|twilio|url|user|username)_?=?$/i;

function broader(one: Shown, other: Shown): Shown {
  return ORDER.indexOf(one) < ORDER.indexOf(other) ? one : other;
}

function narrower(one: Shown, other: Shown): Shown {
  return broader(one, other) === one ? other : one;
}

/** `isPlain`: the pattern is a text, and no expression. What only the run decides is taken for a text. */
function shownByOne(pattern: string, isPlain: boolean): Shown {
  if (isDynamic(pattern)) return 'some';
  if (isPlain) return shownByText(pattern);
  const shown = shownByExpression(pattern);
  return WHOLE_KEYS.test(pattern) ? broader(shown, 'keys') : shown;
}

/** Of a key's first line, not all that is asked for need stand together. */
const WHOLE_KEYS = /begin.*(?:key|private|rsa|openssh)/i;

/** What a line of a password or key is known by: whole words, and how tokens begin. */
const KEYS =
  /passw|^pass$|passphrase|secret|token(?!i[sz]|\s*stream)|credential|private|api.?key|^_*keys?[_ =:]*$|[_-]key|key[_=]|BEGIN|AKIA|gh[pousr]_|glpat|xox[abp]-|^sk-/;

const IN_ANY_CASE = new RegExp(KEYS.source.replace('|BEGIN|AKIA', ''), 'i');

/** Shorter texts stand in nearly every file: `a`, `=`; as short a part of what a key is called in nearly every file of keys. */
const SHORTEST = 3;

const NAMES_OF_KEYS = 'password passwd secret token api_key= credential private ://';

function shownByText(text: string): Shown {
  const known = text.trim();
  if (known.length < 2 || (known.length < SHORTEST && NAMES_OF_KEYS.includes(known.toLowerCase())))
    return 'all';
  if (KEYS.test(known) || IN_ANY_CASE.test(known)) return 'keys';
  return SETTING.test(known) && !MARKS.test(known) ? 'settings' : 'some';
}

const SETTING = /^[A-Z][A-Z0-9_]+=?$/;

/** What people write into comments. */
const MARKS =
  /^(?:TODO|FIXME|XXX+|HACK|NOTES?|BUG|WARN(?:ING)?|ERROR|INFO|DEBUG|FATAL|DEPRECATED|COPYRIGHT|LICENSE)\W*$/;

/** What is read of an expression; a bracket in it opens another. */
type Level = {
  /** What must not stand there. */
  readonly negated: boolean;
  /** Of the alternatives before this one. */
  before: Shown | undefined;
  /** Of this alternative: all of its texts must be there, so the rarest counts. */
  shown: Shown;
  /** The text at the current place. */
  text: string;
};

/**
 * Reads basic and extended expressions alike: what is an operator in one of them with, and in the other without a
 * backslash, counts as one. That finds a little less text, never more.
 */
function shownByExpression(pattern: string): Shown {
  const levels: Level[] = [newLevel()];
  for (let at = 0; at < pattern.length; ) {
    const [piece, meaning] = pieceAt(pattern, at);
    at += piece.length;
    const level = levels.at(-1) ?? newLevel();
    if (meaning === 'text') level.text += piece.at(-1);
    else if (meaning === 'open') {
      endText(level);
      levels.push(newLevel(piece.endsWith('!')));
    } else if (meaning === 'or') endAlternative(level);
    else if (meaning === 'close' && levels.length > 1) {
      levels.pop();
      // What may be left out or not is unknown; a quantifier that follows takes all of it away.
      const outer = levels.at(-1);
      const shown = ends(level);
      if (outer !== undefined && !level.negated && !OPTIONAL.test(pattern.slice(at, at + 3)))
        outer.shown = narrower(outer.shown, shown);
    } else if (meaning === 'optional') {
      level.text = level.text.slice(0, -1);
      endText(level);
    } else if (meaning === 'any') endText(level);
  }
  // A bracket that nothing closes is a text of a basic expression.
  return levels
    .filter(({ negated }) => !negated)
    .map(ends)
    .reduce(narrower, 'all');
}

function newLevel(negated = false): Level {
  return { negated, before: undefined, shown: 'all', text: '' };
}

function endText(level: Level): void {
  if (level.text !== '') level.shown = narrower(level.shown, shownByText(level.text));
  level.text = '';
}

function endAlternative(level: Level): void {
  endText(level);
  level.before = level.before === undefined ? level.shown : broader(level.before, level.shown);
  level.shown = 'all';
}

function ends(level: Level): Shown {
  endAlternative(level);
  return level.before ?? 'all';
}

type Meaning = 'text' | 'any' | 'optional' | 'open' | 'close' | 'or' | 'nothing';

const OPTIONAL = /^\\?(?:[*?]|\{0?,)/;

const MEANINGS: Readonly<Record<string, Meaning>> = {
  '(': 'open',
  ')': 'close',
  '|': 'or',
  '\n': 'or',
  '*': 'optional',
  '?': 'optional',
  '+': 'any',
  '.': 'any',
  '^': 'nothing',
  $: 'nothing',
};

/** The next piece of an expression, and what it stands for. */
function pieceAt(pattern: string, at: number): readonly [piece: string, meaning: Meaning] {
  const rest = pattern.slice(at, at + 80);
  const start = /^\\?\((?:\?(?:[a-zA-Z-]*:|[=!]|<[=!]|P?<\w+>|[a-zA-Z-]+(?=\))))?/.exec(rest)?.[0];
  if (start !== undefined) return [start, 'open'];
  const bounds = /^\\?\{(\d*),?\d*\\?\}/.exec(rest);
  if (bounds !== null) return [bounds[0], /^0*$/.test(bounds[1] ?? '') ? 'optional' : 'any'];
  const set = /^\[\^?\]?(?:\[[:.=][^\]]*\]|[^\]])*\]/.exec(rest)?.[0];
  if (set !== undefined) return [set, 'any'];
  const letter = pattern.charAt(at);
  if (letter !== '\\') return [letter, MEANINGS[letter] ?? 'text'];
  const escaped = pattern.charAt(at + 1);
  if (/[<>bBAzZyQEG]/.test(escaped)) return [`\\${escaped}`, 'nothing'];
  if (/[|)?+]/.test(escaped)) return [`\\${escaped}`, MEANINGS[escaped] ?? 'any'];
  return [`\\${escaped}`, /\w/.test(escaped) || escaped === '' ? 'any' : 'text'];
}
