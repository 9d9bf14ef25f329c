// Programs that search many files: what they show of which, by their patterns, the folders and the globs they are given.

import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, SUBTREE, withGlobs } from '../../judgement/word.ts';
import { hasTrait } from '../../knowledge/program-traits.ts';
import { readPath } from '../../paths/file-effects.ts';
import { type Arguments, readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { isSecretKnown, MOST_AROUND, secretNamed, showBelow } from '../find-secrets.ts';
import type { Call, GivenOption } from '../row.ts';
import { isUsualInSettings, type Shown, shownBy } from '../search-pattern.ts';

/** grep, rg: what `-g .env` and `--include` ask for is read, hidden or not; `-g '!.env'` leaves it out. */
export function judgeSearch(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  judgeByRow(judgement, call, given);
  const asked = askedNames(given);
  judgeReached(judgement, call, given, asked);
  // All names are asked for by none of them.
  for (const value of asked)
    if (!ALL_NAMES.test(value.text)) readPath(judgement, { ...value, text: withGlobs(value.text) });
}

const ALL_NAMES = /^[*/]*$/;

function askedNames({ options }: Arguments): readonly ExpandedWord[] {
  return options.flatMap(({ spec, value }) =>
    ASKS_NAMES.test(spec.name) && value !== undefined && !value.text.startsWith('!') ? [value] : [],
  );
}

const ASKS_NAMES = /^(?:-g|--i?glob|--include)$/;

/** A search of whole folders also reads what is hidden in them, or ignored: how much of it is shown, the pattern says. */
function judgeReached(
  judgement: Judgement,
  call: Call,
  given: Arguments,
  asked: readonly ExpandedWord[],
): void {
  const { options, operands } = given;
  const greps = hasTrait(call.name, 'greps');
  if ((greps && !options.some(goesDown)) || options.some(({ spec }) => SILENT.test(spec.name))) return;
  const named = options.filter(({ spec }) => PATTERN_ROLES.test(spec.role));
  const patterns = named.length > 0 ? named.flatMap(({ value }) => value ?? []) : operands.slice(0, 1);
  if (patterns.length === 0) return;
  const places = named.length > 0 ? operands : operands.slice(1);
  // These hand on each text that they unpack: a search of folders, with no file named, is one of the folder here.
  const here = places.length === 0 || hasTrait(call.name, 'greps unpacked');
  const searched = here ? [...places, { text: '.', span: call.span }] : places;
  if (here) readPath(judgement, { text: '.', span: call.span });
  const shown = shownOf(given, patterns);
  const hidden =
    greps || hasTrait(call.name, 'searches hidden') || options.some(({ spec }) => HIDDEN.test(spec.name));
  // A glob that names it has a hidden file searched whatever else is said (ripgrep 14).
  const wanted = asked.length > 0 ? asked.some(mayMeanSecret) : hidden && !options.some(isNarrow);
  if (shown === 'all')
    for (const place of places) readPath(judgement, { ...place, text: place.text + SUBTREE });
  if (shown === 'some' || !wanted) return;
  if (shown !== 'settings') showBelow(judgement, searched, shown === 'keys' ? 'ask' : undefined);
  else if (searched.some((place) => isSecretKnown(judgement, place))) showBelow(judgement, searched, 'ask');
}

const PATTERN_ROLES = /^PATTERN(?:FILE)?$/;

function shownOf({ options }: Arguments, patterns: readonly ExpandedWord[]): Shown {
  const has = (names: RegExp) => options.some(({ spec }) => names.test(spec.name));
  const around = options.some(
    ({ spec, value }) => AROUND.test(spec.name) && Number(value?.text) >= MOST_AROUND,
  );
  // Patterns from a file are unknown.
  if (has(ALL_LINES) || around || options.some(({ spec }) => spec.role === 'PATTERNFILE')) return 'all';
  const texts = patterns.map(({ text }) => text);
  const shown = shownBy(texts, has(/^(?:-F|-Q|--fixed-strings|--literal)$/));
  const anyCase = shown === 'some' && has(/^(?:-[iyS]|--(?:ignore|smart)-case)$/);
  return anyCase && texts.some(isUsualInSettings) ? 'settings' : shown;
}

const ALL_LINES = /^(?:-v|--invert-match|--passthru|--passthrough)$/;

const AROUND = /^(?:-[ABC]|--(?:(?:after-|before-)?context|after|before))$/;

/** Only in files with such names; `--exclude-dir` leaves out others. */
function isNarrow({ spec: { name }, value }: GivenOption): boolean {
  if (/^--exclude$/.test(name)) return /^\.(?:\*|env)/.test(value?.text ?? '');
  return ONLY_SOME.test(name);
}

const ONLY_SOME =
  /^(?:-t|-G|--(?:type|file-type|file-search-regex|python|ruby|cpp|md|json|yaml|js|py|ts|java|go|rust|html|css))$/;

function mayMeanSecret({ text, span }: ExpandedWord): boolean {
  return (
    ALL_NAMES.test(text) || secretNamed({ text: text.slice(text.lastIndexOf('/') + 1), span }) !== undefined
  );
}

const HIDDEN =
  /^(?:-[.uU]|--(?:hidden|no-ignore(?:-vcs)?|unrestricted|untracked|no-index|no-exclude-standard))$/;

const DOWN = /^(?:-r|-R|--recursive|--dereference-recursive)$/;

function goesDown({ spec: { name }, value }: GivenOption): boolean {
  return DOWN.test(name) || (/^(?:-d|--directories)$/.test(name) && value?.text === 'recurse');
}

const SILENT =
  /^(?:-[lLcq]|--(?:files|files-with-matches|files-without-match|name-only|count|count-matches|quiet|silent))$/;
