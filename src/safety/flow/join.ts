// A text of which nobody knows which of several it is: the worst of them counts, or what all of them share.

import type { Judge } from '../judgement/judge.ts';
import { BREAK, isPrintedNumber, NUMBER, OUTPUT, PRINTED, VARIABLE, type Value } from '../judgement/word.ts';
import { concernsOurs } from '../paths/beck.ts';
import { lossOf } from '../paths/file-effects.ts';
import { isSecret } from '../paths/secrets.ts';
import { destroyedPlace, isWindowsSecret } from '../paths/windows.ts';

/** No option, no place and nothing that splits: of several such words one is unknown, but begins as they do. */
const PLAIN_NAME = /^\w[\w.+:@-]*$/;

function isPlainName(text: string): boolean {
  return PLAIN_NAME.test(text);
}

/** What is lost, told or reached by a word more than by others: what is unknown must not hide it. The worst comes first. */
const GUARDS: readonly ((judge: Judge, text: string) => boolean)[] = [
  (judge, text) =>
    lossOf(judge, { text, span: [0, 0] }) !== undefined ||
    (isWindows(judge) && text !== '' && destroyedPlace(text, judge.facts.home) !== undefined),
  (judge, text) => isSecret(judge, text) || (isWindows(judge) && isWindowsSecret(text)),
  concernsOurs,
];

function isWindows({ text: { dialect } }: Judge): boolean {
  return dialect === 'powershell' || dialect === 'cmd';
}

export function isGuarded(judge: Judge, value: Value): boolean {
  return wordsOf(value.text).some((text) => GUARDS.some((guards) => guards(judge, text)));
}

/** All that a variable with several elements can stand for. */
export function worstOf(judge: Judge, values: readonly Value[]): string {
  const texts = values.map(({ text }) => text);
  return asWords(worstWords(judge, texts)) ?? unknownOf(texts);
}

/** A text that is one of these: the worst of them, as far as anybody can tell, or what all of them share. */
export function oneOf(judge: Judge, texts: readonly string[]): string {
  const [one = ''] = texts;
  if (texts.every((text) => text === one)) return one;
  const worst = asWords([...worstWords(judge, texts), ...possibleOptions(texts)]);
  if (worst !== undefined) return worst;
  if (texts.every(isPrintedNumber)) return NUMBER;
  if (texts.every(isPlainName)) return NUMBER + VARIABLE;
  return unknownOf(texts);
}

const MOST_OPTIONS = 8;

/** Each twice, as what it surely means and as what may be none: the first of them may take the next word for its value. */
function possibleOptions(texts: readonly string[]): string[] {
  const options = texts.flatMap(wordsOf).filter((text) => text.startsWith('-'));
  const known = options.map((text) => text.replaceAll(PRINTED, ''));
  return [...new Set(known)].slice(0, MOST_OPTIONS).flatMap((text) => [text, text + PRINTED]);
}

/** What is worst in one way may be harmless in another: the key of a folder is no tree, and to read a tree tells no key. */
function worstWords(judge: Judge, texts: readonly string[]): string[] {
  const words = texts.flatMap(wordsOf);
  return GUARDS.flatMap((guards) => words.find((text) => guards(judge, text)) ?? []);
}

/** Several of them are judged as if all stood there. */
function asWords(words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  const marked = words.map((text) =>
    text.startsWith('-') || text.includes(PRINTED) ? text : text + PRINTED,
  );
  return [...new Set(marked)].join(BREAK);
}

function wordsOf(text: string): string[] {
  return text.split(BREAK);
}

/** That it may be what a command printed stays known. */
function unknownOf(texts: readonly string[]): string {
  return texts.some((text) => text.includes(OUTPUT)) ? VARIABLE + OUTPUT : VARIABLE;
}
