// What goes through a pipe between cmdlets: the places whose items a listing sends on.

import type { Selection } from '../../../../domain/selection.ts';
import type { Span } from '../../../../domain/verdict.ts';
import { isHere, mayNameSecret, secretsFound } from '../../../commands/find-secrets.ts';
import { isForOneText } from '../../../commands/search-pattern.ts';
import type { Judgement } from '../../../judgement/judge.ts';
import { type ExpandedWord, HOME_DIRECTORY, isDynamic, SUBTREE, UNKNOWN } from '../../../judgement/word.ts';
import { noteFedRead, noteUnknownRead } from '../../../paths/secret-flow.ts';
import { isWindowsSecret } from '../../../paths/windows.ts';
import { usePath } from '../../../paths/windows-effects.ts';
import type { Argument } from '../elements.ts';
import type { Bound } from './binding.ts';
import { listedSelection } from './listed-selection.ts';
import type { CmdletRow } from './rows.ts';

/** Items of one place; `recursive` where the listing went down the tree, `partial` where it gives only some of them. */
export type Fed = {
  readonly value: ExpandedWord;
  readonly recursive: boolean;
  readonly partial?: boolean;
  /** What exactly arrives, where it can be looked up. */
  readonly selection?: Selection | undefined;
  /** It was not asked for by its name, but nothing keeps it out. */
  readonly hidden?: true;
};

/** Where PowerShell keeps what is typed. */
export const HISTORY = `${HOME_DIRECTORY}/.local/share/powershell/PSReadLine/ConsoleHost_history.txt`;

export type CmdletCall = {
  readonly row: CmdletRow;
  readonly args: readonly Argument[];
  readonly word: Span;
  readonly span: Span;
  /** The places whose items arrive through the pipe, where a listing names them. */
  readonly fed: readonly Fed[];
  /** Judges a program and its words, for what starts one. */
  readonly start: (words: readonly ExpandedWord[]) => void;
};

/** The items of a listing that arrives where a file would be read. */
export function readFed(judgement: Judgement, { row, fed, word }: CmdletCall, bound: readonly Bound[]): void {
  if (row.parameters.get('path')?.role !== 'R' || /^get-item/i.test(row.name)) return;
  if (bound.some((one) => PATHS.test(one.parameter.name))) return;
  if (isFed(judgement)) {
    if (fed.length === 0) noteUnknownRead(judgement, word);
    noteFedRead(judgement, word);
  }
  const some = searchesFor(row, bound);
  for (const { value, hidden, recursive } of fed) {
    if (hidden && some) continue;
    usePath(judgement, 'read', value);
    const place = /^([/\uFDD0~].*)\/\*$/.exec(value.text)?.[1];
    if (recursive && !some && place !== undefined)
      usePath(judgement, 'read', { ...value, text: place + SUBTREE });
    // What is listed may be a file.
    if (value.text.endsWith('/*')) usePath(judgement, 'read', { ...value, text: value.text.slice(0, -2) });
  }
}

/** A search whose pattern shows only lines that hold a certain text. */
function searchesFor(row: CmdletRow, bound: readonly Bound[]): boolean {
  if (!/^select-string$/i.test(row.name)) return false;
  const named = (name: RegExp) => bound.filter((one) => name.test(one.parameter.name));
  const patterns = named(/^Pattern$/).flatMap((one) => one.values.map(({ text }) => text));
  const quiet = named(/^(?:Quiet|List)$/).length > 0;
  return (
    quiet ||
    (named(/^(?:NotMatch|Context)$/).length === 0 &&
      isForOneText(patterns, named(/^SimpleMatch$/).length > 0))
  );
}

/** Whether a pipe brings something to the command itself. */
export function isFed({ stdio: { input } }: Judgement): boolean {
  return input.type === 'pipe' && !input.around;
}

/** `Join-Path ~ .ssh id_rsa`, where all of it is known. */
export function joinedPath(row: CmdletRow, bound: readonly Bound[]): string | undefined {
  if (!/^(?:join|resolve|convert)-path$/i.test(row.name)) return undefined;
  const order = ['Path', 'LiteralPath', 'ChildPath', 'AdditionalChildPath'];
  const parts = order.flatMap((name) => bound.filter((one) => one.parameter.name === name));
  const texts = parts.flatMap((one) => one.values.map(({ text }) => text));
  return texts.length > 0 && !texts.some(isDynamic) ? texts.join('/') : undefined;
}

const PATHS = /^(?:Path|LiteralPath|LP|PSPath)$/;

/** What a listing of files sends through the pipe; what only sorts or shows sends the same on. */
export function listing(
  judgement: Judgement,
  { row, args, fed, word }: CmdletCall,
  bound: readonly Bound[],
): readonly Fed[] {
  const name = row.name.toLowerCase();
  if (/^(?:sort-object|tee-object)$/.test(name)) return fed;
  if (name === 'select-object')
    return [...fed.map((one) => ({ ...one, selection: undefined })), ...historyPath(bound, word)];
  if (/^(?:where-object|foreach-object)$/.test(name))
    return [...fed, ...chosenNames(fed, bound, comparedIn(judgement, args))].map((one) => ({
      ...one,
      partial: true,
      selection: undefined,
    }));
  if (/^(?:write-output|(?:join|resolve|convert)-path)$/.test(name))
    return namedBy(row, bound, { fed, span: word });
  if (name !== 'get-childitem' && name !== 'get-item') return [];
  const partial = bound.some((one) => /^(?:Filter|Include|Exclude|File)$/.test(one.parameter.name));
  const paths = bound.filter((one) => PATHS.test(one.parameter.name)).flatMap((one) => one.values);
  const places = paths.length > 0 ? paths : fed.map(({ value }) => value);
  if (places.length === 0) places.push({ text: '.', span: word });
  // What comes through the pipe may name any other place.
  if (paths.length + fed.length === 0 && isFed(judgement)) places.push({ text: UNKNOWN, span: word });
  const recursive = bound.some((one) => one.parameter.name === 'Recurse' || one.parameter.name === 's');
  if (name === 'get-item')
    return [
      ...places.map((value) => ({ value, recursive, partial })),
      ...hiddenItems(judgement, places, bound, undefined),
    ];
  const names = bound.filter((one) => /^(?:Filter|Include)$/.test(one.parameter.name));
  const selections = places.map((place) => listedSelection(judgement, place, bound));
  const [selection] = selections;
  const chosen = names
    .flatMap((one) => one.values)
    .flatMap((value) => [value, ...places.map((place) => below(place, value))])
    .map((value) => ({ value, recursive, partial, selection }));
  const listed = places.map(({ text, span }, at) => ({
    value: { text: /[*?]/.test(text) ? text : `${text}/*`, span },
    recursive,
    partial,
    selection: selections[at],
  }));
  return [...listed, ...chosen, ...hiddenItems(judgement, places, bound, selection)];
}

function below({ text, span }: ExpandedWord, name: ExpandedWord): ExpandedWord {
  return { text: `${text.replace(/[\\/]+\*?$/, '')}/${name.text}`, span };
}

/** `Get-PSReadLineOption | select -ExpandProperty HistorySavePath`. */
function historyPath(bound: readonly Bound[], span: Span): readonly Fed[] {
  const named = bound.some(({ values }) => values.some(({ text }) => /^HistorySavePath$/i.test(text)));
  return named ? [{ value: { text: HISTORY, span }, recursive: false }] : [];
}

/** `-Force`, `-Hidden`: what the current folder or a home hides as well. */
function hiddenItems(
  judgement: Judgement,
  places: readonly ExpandedWord[],
  bound: readonly Bound[],
  selection: Selection | undefined,
): readonly Fed[] {
  const asked = bound.some(({ parameter }) => /^(?:Force|Hidden|ah|h|Attributes)$/.test(parameter.name));
  const names = bound
    .filter((one) => /^(?:Filter|Include)$/.test(one.parameter.name))
    .flatMap((one) => one.values);
  const here =
    places.find((place) => /^\.?[/\\]?\*?$/.test(place.text) || isHere(judgement, place)) ??
    places.find((place) => isHome(judgement, place));
  if (!asked || here === undefined || (names.length > 0 && !names.some(({ text }) => mayNameSecret(text))))
    return [];
  if (selection?.type === 'find' && secretsFound(judgement, selection) === false) return [];
  const hides = isHome(judgement, here) ? '~/.netrc' : './.env';
  return [{ value: { text: hides, span: here.span }, recursive: false, partial: true, hidden: true }];
}

function isHome({ facts: { home } }: Judgement, { text }: ExpandedWord): boolean {
  const place = text.replace(/[\\/]+\*?$/, '');
  return place === '~' || place === HOME_DIRECTORY || (home !== undefined && place === home);
}

/** Texts that are sent on as they are, or as one path. */
function namedBy(
  row: CmdletRow,
  bound: readonly Bound[],
  { fed, span }: { readonly fed: readonly Fed[]; readonly span: Span },
): readonly Fed[] {
  const joined = joinedPath(row, bound);
  // What Write-Output has no name for, it writes as well.
  const given = /^write-/i.test(row.name)
    ? bound
    : bound.filter(({ parameter }) => PATHS.test(parameter.name));
  const values = joined === undefined ? given.flatMap((one) => one.values) : [{ text: joined, span }];
  const own = values.map((value) => ({ value, recursive: false }));
  return own.length > 0 ? own : fed;
}

/** `| ? { $_.Name -like 's*w' }`. */
function comparedIn(judgement: Judgement, args: readonly Argument[]): readonly ExpandedWord[] {
  return args.flatMap(({ block, span }) => {
    if (!block) return [];
    const { source } = judgement.text;
    return [...source.slice(...span).matchAll(COMPARED)].map(([, , text = '']) => ({ text, span }));
  });
}

const COMPARED = /-[ic]?(?:eq|like)\s+(['"])([\w.*?-]+)\1/gi;

/** `| ? Name -eq id_rsa`: of all that comes, those. */
function chosenNames(
  fed: readonly Fed[],
  bound: readonly Bound[],
  compared: readonly ExpandedWord[],
): readonly Fed[] {
  if (fed.length === 0) return [];
  const given = bound.filter(({ parameter }) => parameter.name === 'Value').flatMap((one) => one.values);
  const values = [...given, ...compared];
  const patterns = values
    .filter(({ text }) => /[*?]/.test(text))
    .flatMap((value) => fed.map((one) => below(one.value, value)));
  return [...values.filter(({ text }) => isWindowsSecret(text)), ...patterns].map((value) => ({
    value,
    recursive: false,
    partial: true,
  }));
}
