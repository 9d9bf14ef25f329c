// Programs that search many files: which of them, by the globs they are given.

import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { SUBTREE, withGlobs } from '../../judgement/word.ts';
import { hasTrait } from '../../knowledge/program-traits.ts';
import { readPath } from '../../paths/file-effects.ts';
import { type Arguments, readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { ANYTHING, secretInPlaces } from '../find-secrets.ts';
import type { Call, GivenOption } from '../row.ts';

/** grep, rg: what `-g .env` and `--include` ask for is read, hidden or not; `-g '!.env'` leaves it out. */
export function judgeSearch(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  judgeByRow(judgement, call, given);
  judgeWhole(judgement, call, given);
  for (const { spec, value } of given.options) {
    if (/^(?:-g|--i?glob|--include)$/.test(spec.name) && value !== undefined && !value.text.startsWith('!'))
      readPath(judgement, { ...value, text: withGlobs(value.text) });
  }
}

/** What a search of whole folders may print: for the words of a key, a key; for anything at all, every file it reads. */
function judgeWhole(judgement: Judgement, call: Call, { options, operands }: Arguments): void {
  const named = options.filter(({ spec }) => spec.role === 'PATTERN');
  const patterns = named.length > 0 ? named.flatMap(({ value }) => value ?? []) : operands.slice(0, 1);
  const places = named.length > 0 ? operands : operands.slice(1);
  const down = !hasTrait(call.name, 'greps') || options.some(goesDown);
  const silent = options.some(({ spec }) => SILENT.test(spec.name));
  if (!down || silent) return;
  if (patterns.some(({ text }) => ANYTHING.test(text)))
    for (const place of places) readPath(judgement, { ...place, text: place.text + SUBTREE });
  if (places.length === 0 && patterns.length > 0) readPath(judgement, { text: '.', span: call.span });
  const narrow = options.some(({ spec }) => NARROW.test(spec.name));
  // rg, ag and ack leave out what begins with a dot unless an option includes it.
  const told = options.some(({ spec }) => HIDDEN.test(spec.name));
  const hidden = hasTrait(call.name, 'greps') || told;
  const searched = places.length > 0 ? places : [{ text: '.', span: call.span }];
  const all = patterns.some(({ text }) => ANYTHING.test(text));
  // All of the folder that it works in, or all that is hidden: what an `.env` there holds as well.
  if (all && hidden && !narrow)
    for (const place of searched)
      if (told || /^(?:\.\/?)?$/.test(place.text))
        readPath(judgement, { ...place, text: `${place.text}/.env` });
  const meant = all || patterns.some(({ text }) => FOR_SECRETS.test(text));
  const secret = meant && !narrow && hidden ? secretInPlaces(judgement, searched) : undefined;
  if (secret === undefined) return;
  addEffect(judgement, 'secret');
  report(
    judgement,
    'secret-file',
    secret.span,
    places.length > 0 ? judgement.text.source.slice(...secret.span) : 'The current folder',
  );
}

/** Only in files with such names, or not in folders with such names. */
const NARROW = /^(?:-g|-t|-G|--(?:i?glob|include|type|file-type|exclude-dir|ignore-dir))$/;

const FOR_SECRETS = /private|secret|passw|token|api.?key|credential|begin.*key/i;

const HIDDEN = /^(?:-[.uU]|--(?:hidden|no-ignore|unrestricted))$/;

const DOWN = /^(?:-r|-R|--recursive|--dereference-recursive)$/;

function goesDown({ spec: { name }, value }: GivenOption): boolean {
  return DOWN.test(name) || (/^(?:-d|--directories)$/.test(name) && value?.text === 'recurse');
}

const SILENT = /^(?:-[lLcq]|--(?:files|files-with-matches|files-without-match|count|quiet|silent))$/;
