// fd: what it searches for, and the commands it starts with what it finds.

import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { isSettled } from '../../judgement/limits.ts';
import { type ExpandedWord, NOT_BECK, SUBTREE, withGlobs } from '../../judgement/word.ts';
import { isBeckName, mayReachBeck, someBelow } from '../../paths/beck.ts';
import { lossOf } from '../../paths/losses.ts';
import { isSecret } from '../../paths/secrets.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import {
  hiddenBelow,
  isHiddenBelow,
  mayNameSecret,
  secretInPlaces,
  secretNamed,
  showsWhole,
} from '../find-secrets.ts';
import { searchedNames } from '../listed-names.ts';
import type { Call } from '../row.ts';

/** fd: words of its own, and commands of which a `;` ends each but the last (fd(1), --exec). */
export function judgeFd(judgement: Judgement, call: Call): void {
  const { own, started } = fdParts(call.args);
  judgeByRow(judgement, call, readArguments(judgement, call.row, own));
  for (const [option, ...rest] of started) {
    if (option === undefined) continue;
    traceFlag(judgement, call.name, option);
    judgeFound(judgement, call, own, [...joinedCommand(option), ...rest]);
    if (judgement.found.level === 'ask') report(judgement, 'runs-option-program', option.span);
  }
}

type FdParts = {
  readonly own: readonly ExpandedWord[];
  /** Each with its option first. */
  readonly started: readonly (readonly ExpandedWord[])[];
};

function fdParts(args: readonly ExpandedWord[]): FdParts {
  const own: ExpandedWord[] = [];
  const started: ExpandedWord[][] = [];
  let current: ExpandedWord[] | undefined;
  for (const arg of args) {
    if (current !== undefined && arg.text === ';') current = undefined;
    else if (current !== undefined) current.push(arg);
    else if (/^(?:-[a-zA-Z0-9]*[xX]|--exec(?:-batch)?(?:=.*)?)$/.test(arg.text)) {
      current = [arg];
      started.push(current);
      // `-uX`: letters before it are options of their own.
      if (/^-[^-]./.test(arg.text)) own.push({ ...arg, text: arg.text.slice(0, -1) });
    } else own.push(arg);
  }
  return { own, started };
}

/** One command of fd, for each kind of path that it may be given. */
function judgeFound(
  judgement: Judgement,
  call: Call,
  own: readonly ExpandedWord[],
  given: readonly ExpandedWord[],
): void {
  const here = { text: '{}', span: given[0]?.span ?? call.span };
  const words = given.some(({ text }) => text.includes('{}')) ? given : [...given, here];
  const judgeWith = (path: string) =>
    judgement.judgeCommand(
      judgement,
      words.map((word) => foundPath(word, path)),
    );
  judgeWith(`./${NOT_BECK}`);
  const secret =
    fdSecret(judgement, call, own) ?? (showsWhole(words) ? ofRoot(judgement, call, own) : undefined);
  const ours = ownPlace(judgement, call, own);
  const paths = [
    ...searchedTrees(judgement, call, own).map(({ text }) => text + SUBTREE),
    ...(secret === undefined || (isHiddenBelow(secret) && !showsWhole(words)) ? [] : [secret.text]),
    ...(ours === undefined ? [] : [ours]),
  ];
  for (const path of paths) if (!isSettled(judgement)) judgeWith(path);
}

/** A secret that fd is asked for, or that nothing keeps out of what it finds. */
function fdSecret(judgement: Judgement, call: Call, own: readonly ExpandedWord[]): ExpandedWord | undefined {
  const { options, operands } = readArguments(judgement, call.row, own);
  const valuesOf = (names: RegExp) =>
    options.flatMap(({ spec, value }) => (names.test(spec.name) && value !== undefined ? [value] : []));
  const [pattern, ...places] = operands;
  const asked = searchedNames(operands.slice(0, 1)).find(({ text }) => isSecret(judgement, text));
  const plain = pattern?.text.replace(/[\\^$]/g, '').replaceAll('.*', '*') ?? '.';
  const names = valuesOf(/^(?:-e|--extension)$/).map(({ text }) => `*.${text}`);
  if (plain !== '.' && plain !== '') names.push(`*${plain}*`);
  const extension = names.map((name) => withGlobs(`./${name}`)).find((text) => isSecret(judgement, text));
  if (extension !== undefined) return { text: extension, span: call.span };
  const meant = names.map((text) => secretNamed({ text, span: pattern?.span ?? call.span })).find(Boolean);
  const named = valuesOf(/^(?:-C|--base-directory|--search-path)$/);
  const all = [...places, ...named];
  const hidden = names.length > 0 && !names.every(mayNameSecret) ? [] : all.length > 0 ? all : [HERE(call)];
  const dotted = options.some(({ spec }) => /^(?:-[Hu]|--hidden|--unrestricted)$/.test(spec.name));
  return asked ?? meant ?? secretInPlaces(judgement, hidden) ?? (dotted ? hiddenBelow(hidden) : undefined);
}

/** A secret that only root reads, where all is found, or what has its name. */
function ofRoot(judgement: Judgement, call: Call, own: readonly ExpandedWord[]): ExpandedWord | undefined {
  const { options, operands } = readArguments(judgement, call.row, own);
  const [pattern, ...places] = operands;
  const any = pattern === undefined || !/[^.*^$]/.test(pattern.text);
  if (options.some(({ spec }) => /^(?:-e|--extension)$/.test(spec.name))) return undefined;
  const named = options.flatMap(({ spec, value }) =>
    /^(?:-C|--base-directory|--search-path)$/.test(spec.name) && value ? [value] : [],
  );
  return secretInPlaces(judgement, [...places, ...named], any ? [] : [asGlob(pattern)], any);
}

/** A pattern is found anywhere in a name, and `.*` in it is what `*` is to a shell. */
function asGlob({ text, span }: ExpandedWord): ExpandedWord {
  const [start, end] = [text.startsWith('^') ? '' : '*', text.endsWith('$') ? '' : '*'];
  const glob = text
    .replace(/\\\./g, '.')
    .replace(/\.[*+]/g, '*')
    .replace(/[\^$]/g, '');
  return { text: start + glob + end, span };
}

const HERE = (call: Call): ExpandedWord => ({ text: '.', span: call.span });

/** `--exec=rm`: the command begins in the option's own word. */
function joinedCommand(option: ExpandedWord | undefined): readonly ExpandedWord[] {
  const at = option?.text.indexOf('=') ?? -1;
  return option === undefined || at === -1 ? [] : [{ text: option.text.slice(at + 1), span: option.span }];
}

function traceFlag(judgement: Judgement, command: string, word: ExpandedWord | undefined): void {
  if (word === undefined) return;
  judgement.observers.trace?.options(judgement, command, word, [
    { spec: { name: word.text, role: '.' }, value: undefined },
  ]);
}

/** The trees of which fd names everything: its pattern selects nothing, and no option does. */
function searchedTrees(
  judgement: Judgement,
  call: Call,
  own: readonly ExpandedWord[],
): readonly ExpandedWord[] {
  const { options, operands } = readArguments(judgement, call.row, own);
  if (
    options.some(({ spec }) => /^(?:-[eSd]|--(?:extension|size|changed|exact|max-depth).*)$/.test(spec.name))
  )
    return [];
  const [pattern, ...places] = operands;
  if (pattern !== undefined && /[^.*^$\uFDD2]/.test(pattern.text)) return [];
  return (places.length > 0 ? places : [{ text: '.', span: call.span }]).filter(
    (place) => lossOf(judgement, place) !== undefined,
  );
}

/** Something of beck's own that fd may name; only endings of other files keep it away. */
function ownPlace(judgement: Judgement, call: Call, own: readonly ExpandedWord[]): string | undefined {
  const { options, operands } = readArguments(judgement, call.row, own);
  const endings = options.filter(({ spec }) => /^(?:-e|--extension)$/.test(spec.name));
  if (endings.length > 0 && endings.every(({ value }) => value && !isBeckName(judgement, `*.${value.text}`)))
    return undefined;
  const named = options.filter(({ spec }) => /^(?:-C|--base-directory|--search-path)$/.test(spec.name));
  const places = [...operands.slice(1), ...named.flatMap(({ value }) => value ?? [])];
  const found = (places.length > 0 ? places : [{ text: '.' }]).map(({ text }) => someBelow(text, true));
  return found.find((path) => mayReachBeck(judgement, path));
}

function foundPath(word: ExpandedWord, path: string): ExpandedWord {
  if (word.text === '{}') return { ...word, text: path };
  return word.text.includes('{') ? { ...word, text: word.text.replaceAll(/\{[/.]*\}/g, () => path) } : word;
}
