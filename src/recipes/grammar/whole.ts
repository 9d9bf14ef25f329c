// Whether a reading answers what was asked: some words cannot be lost, however little they weigh.

import { asksWhichLine } from '../misread.ts';
import { TARBALL } from '../slots/slots.ts';
import type { Word } from '../words/words.ts';
import type { Covering } from './language/scan.ts';
import type { FileRequest } from './readings/files.ts';
import type { Request } from './render/render.ts';

/** Whether no noun or relation was lost without which something else is answered. */
export function isWhole(
  request: Request,
  missed: Covering<unknown>['missed'],
  asked: readonly Word[],
): boolean {
  const isLost = (test: RegExp): boolean =>
    missed.some(({ kind, text }) => kind === 'word' && test.test(text.replace(/~$/, '')));
  switch (request.about) {
    case 'files':
      return (
        // `count total lines in csv files`, `sort files into folders`
        !(request.steps.some(({ type }) => type === 'count') && isLost(COUNTED)) &&
        // `lines of python code`: of the files, nothing is said about their lines.
        !(request.act === undefined && isLost(/^lines?$/)) &&
        !isLost(/^(?:into|onto|per|without|instead)$/) &&
        !namesNoFile(request, asked)
      );
    case 'saying':
      return !isLost(COUNTED);
    case 'lines':
      // `count events per type`, `line number of x`
      return (
        !isLost(/^per$/) &&
        // A column of a table: its rows answer something else.
        !(isLost(/^names?$/) && isTable(request)) &&
        !unpacksMembers(request) &&
        !(request.steps.some(({ op }) => op === 'countLines') && asksWhichLine(asked))
      );
    case 'table':
      return !isLost(/^per$/);
  }
}

function isTable(request: Extract<Request, { readonly about: 'lines' }>): boolean {
  return request.from.type === 'files' && request.from.files.every((path) => /\.[ct]sv$/i.test(path));
}

/** `touch a file`: nothing says that all files here are meant, and a change would take all of them. */
export function saysWhich(request: Request, asked: readonly Word[]): boolean {
  if (request.about !== 'files' || request.act === undefined) return true;
  const { filters, roots } = request.set;
  if (filters.some(({ type }) => type !== 'kind') || roots.some((root) => root !== '.')) return true;
  return asked.some(({ lower }) => ALL.test(lower) || (lower.endsWith('s') && !SINGULAR.test(lower)));
}

/** `search for the file todo` is about its name, and no text; in `files undee docs`, a place follows its misspelled relation. */
function namesNoFile({ act, set }: FileRequest, asked: readonly Word[]): boolean {
  const after = (noun: string, name: string): number =>
    asked.findIndex(({ raw, quoted }, at) => !quoted && raw === name && asked[at - 1]?.lower === noun) + 1;
  if (act?.type === 'grep' && after('file', act.text) > 0) return true;
  return set.filters.some(
    (one) =>
      one.type === 'name' &&
      one.globs.some(
        (name) => set.roots.includes(asked[after('files', name)]?.raw ?? '') && after('files', name) > 0,
      ),
  );
}

const SINGULAR = /^(?:its|this|his)$|ss$/;
const ALL =
  /^(?:all|every|each|everything|any|anything|these|those|them|here|current|whole|entire|both|recursive(?:ly)?)$/;

const COUNTED = /^(?:line|row|word|character|char|byte|column|page|letter|commit)$/;

/** `what is in photos.tar.gz` is a list of members, and no text. */
function unpacksMembers({ steps, from }: Extract<Request, { readonly about: 'lines' }>): boolean {
  return (
    steps.some(({ op }) => op === 'gunzip') &&
    from.type === 'files' &&
    from.files.some((one) => TARBALL.test(one))
  );
}
