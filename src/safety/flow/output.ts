// Tracks what commands print, so that `$(echo /)`, `find / | xargs rm` and `read d <<< /` hide nothing.

import type { ShellFacts } from '../../domain/shell.ts';
import type { Span } from '../../domain/verdict.ts';
import { report } from '../judgement/findings.ts';
import type { CommandOutput, Input, Judgement } from '../judgement/judge.ts';
import { memoizeLast } from '../judgement/memo.ts';
import type { ForkedState } from '../judgement/shell-state.ts';
import { type ExpandedWord, LIKELY, NUMBER, UNKNOWN, UNKNOWN_OUTPUT } from '../judgement/word.ts';
import { mayReachBeck } from '../paths/beck.ts';
import { isBesideSecret } from '../paths/beside-secrets.ts';
import { lossOf } from '../paths/losses.ts';
import { holdsSecrets, isSecret } from '../paths/secrets.ts';

/** Records what does more to the terminal than colours, in a text that is known. */
export function noteControls(judgement: Judgement, text: string, span: Span): void {
  if (CONTROLS.test(text)) report(judgement, 'controls-terminal', span);
}

/** Beyond colours and movement: clipboard, titles, links, strings for the terminal, and reports that it types back. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
const CONTROLS = /\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f]|\u001b\[[?>=!]?[\d;]*[cntxp]|\u001b[c#%]/;

/** What two commands print one after the other. */
export function concatOutput(
  first: CommandOutput | undefined,
  second: CommandOutput | undefined,
): CommandOutput | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  if (first.text === '') return second;
  if (second.text === '') return first;
  const known = first.text !== undefined && second.text !== undefined;
  let names: readonly ExpandedWord[] | undefined;
  return {
    text: known ? `${first.text}\n${second.text}` : undefined,
    // Lazy: the names of many commands may never be asked for.
    get names() {
      names ??= [...first.names, ...second.names];
      return names;
    },
    span: [first.span[0], second.span[1]],
    endless: first.endless || second.endless,
    archive: first.archive ?? second.archive,
  };
}

/** Whether what is read never ends, or not before very many lines. */
export function isEndless(input: Input): boolean {
  return input.type === 'pipe' && input.printed?.endless === true;
}

/** The text of a word that stands for what was printed; the worst of several words counts. */
export function outputWord(judgement: Judgement, printed: CommandOutput | undefined): string {
  if (printed === undefined) return UNKNOWN_OUTPUT;
  const worst = worstOf(judgement, namesOf(printed));
  if (worst !== undefined) return worst.text + LIKELY;
  if (printed.text === undefined || /\s/.test(printed.text)) return UNKNOWN_OUTPUT;
  return printed.certain === true ? printed.text : printed.text + LIKELY;
}

/** The paths that standard input may name. */
export function inputNames(input: Input): readonly ExpandedWord[] {
  if (input.type === 'text') return wordsOf(input, input.text);
  return input.type === 'pipe' && input.printed !== undefined ? namesOf(input.printed) : [];
}

/** As several commands have it, of which each may take a part. */
export function shared(input: Input): Input {
  return input.type === 'text' ? { ...input, shared: true } : input;
}

export function isShared(input: Input): boolean {
  return input.type === 'text' && input.shared === true;
}

/** All that arrives on standard input, where it is known. */
export function inputText(input: Input): { readonly text: string; readonly span: Span } | undefined {
  if (input.type === 'text') return input;
  if (input.type !== 'pipe' || input.printed?.text === undefined) return undefined;
  return { text: input.printed.text, span: input.printed.span };
}

/** What a variable that is filled from standard input may hold: the worst of it, else unknown. `first`: of each line. */
export function inputWord(judgement: Judgement, first = false): string {
  const text = inputText(judgement.stdio.input)?.text;
  if (text === NUMBER) return NUMBER;
  if (text === `${NUMBER} ${UNKNOWN_OUTPUT}`)
    return first && !/\bIFS\b/.test(judgement.text.source) ? NUMBER : UNKNOWN;
  const worst = worstOf(judgement, inputNames(judgement.stdio.input));
  return worst === undefined ? UNKNOWN : worst.text + LIKELY;
}

/** The most dangerous name: first by what would be lost, then by secrets, beck's own files, and names beside secrets. */
function worstOf(judgement: Judgement, names: readonly ExpandedWord[]): ExpandedWord | undefined {
  return searchWorst(judgement, names, judgement.facts, judgement.shell.cwd, judgement.shell.mounts);
}

/** All commands that one text feeds ask for it; the folder and the mounts decide as well. */
const searchWorst = memoizeLast(
  (
    judgement: Judgement,
    names: readonly ExpandedWord[],
    _facts: ShellFacts,
    _cwd: string | undefined,
    _mounts: ForkedState['mounts'],
  ): ExpandedWord | undefined =>
    names.find((name) => lossOf(judgement, name) !== undefined) ??
    names.find((name) => isSecret(judgement, name.text) || holdsSecrets(judgement, name.text)) ??
    names.find((name) => mayReachBeck(judgement, name.text)) ??
    names.find((name) => isBesideSecret(judgement, name.text)),
);

function namesOf(printed: CommandOutput): readonly ExpandedWord[] {
  const { names, text } = printed;
  return names.length > 0 || text === undefined ? names : wordsOf(printed, text);
}

const wordsOfTexts = new WeakMap<object, readonly ExpandedWord[]>();

/** The words of what `whole` says; very many commands may be fed the same text. */
function wordsOf(whole: { readonly span: Span }, text: string): readonly ExpandedWord[] {
  let words = wordsOfTexts.get(whole);
  if (words === undefined) {
    words = text
      .split(/[\s\0]+/)
      .filter(Boolean)
      .map((word) => ({ text: word.replace(/^(['"])(.*)\1$/, '$2'), span: whole.span }));
    wordsOfTexts.set(whole, words);
  }
  return words;
}
