// Joins several possible values, keeping the most dangerous, or what all of them share.

import type { Judgement } from '../judgement/judge.ts';
import {
  type ExpandedWord,
  isLiteral,
  isPrintedNumber,
  LIKELY,
  NUMBER,
  UNKNOWN,
  UNKNOWN_OUTPUT,
  WORD_BREAK,
} from '../judgement/word.ts';
import { mentionsBeck } from '../paths/beck.ts';
import { lossOf } from '../paths/losses.ts';
import { isSecret, isSecretFile } from '../paths/secrets.ts';
import { destroyedPlace, isWindowsSecret } from '../paths/windows.ts';

/** No option, no place and nothing that splits: of several such words one is unknown, but begins as they do. */
const PLAIN_NAME = /^\w[\w.+:@-]*$/;

function isPlainName(text: string): boolean {
  return PLAIN_NAME.test(text);
}

/** What is lost, shown or reached by a word more than by others: what is unknown must not hide it. The worst comes first. */
const SENSITIVE: readonly ((judgement: Judgement, text: string) => boolean)[] = [
  (judgement, text) =>
    lossOf(judgement, { text, span: [0, 0] }) !== undefined ||
    (isWindows(judgement) && text !== '' && destroyedPlace(text, judgement.facts.home) !== undefined),
  (judgement, text) => isSecret(judgement, text) || (isWindows(judgement) && isWindowsSecret(text)),
  // `for f in env npmrc; do cat .$f; done`.
  (_, text) => isLiteral(text) && isSecretFile(`.${text}`),
  mentionsBeck,
];

function isWindows({ text: { dialect } }: Judgement): boolean {
  return dialect === 'powershell' || dialect === 'cmd';
}

export function isSensitive(judgement: Judgement, value: ExpandedWord): boolean {
  return wordsOf(value.text).some((text) => SENSITIVE.some((guards) => guards(judgement, text)));
}

/** All that a variable with several elements can stand for. */
export function joinElements(judgement: Judgement, values: readonly ExpandedWord[]): string {
  const texts = values.map(({ text }) => text);
  return asWords(worstWords(judgement, texts)) ?? unknownOf(texts);
}

/** A text that is one of these: the worst of them, as far as known, or what all of them share. */
export function join(judgement: Judgement, texts: readonly string[]): string {
  const [one = ''] = texts;
  if (texts.every((text) => text === one)) return one;
  const worst = asWords([...worstWords(judgement, texts), ...possibleOptions(texts)]);
  if (worst !== undefined) return worst;
  if (texts.every(isPrintedNumber)) return NUMBER;
  if (texts.every(isPlainName)) return NUMBER + UNKNOWN;
  return unknownOf(texts);
}

const MOST_OPTIONS = 8;

/** Each twice, as what it surely means and as what may be none: the first of them may take the next word for its value. */
function possibleOptions(texts: readonly string[]): string[] {
  const options = texts.flatMap(wordsOf).filter((text) => text.startsWith('-'));
  const known = options.map((text) => text.replaceAll(LIKELY, ''));
  return [...new Set(known)].slice(0, MOST_OPTIONS).flatMap((text) => [text, text + LIKELY]);
}

/** The worst value in one respect may be harmless in another: a key file is no tree, and reading a tree reveals no key. */
function worstWords(judgement: Judgement, texts: readonly string[]): string[] {
  const words = texts.flatMap(wordsOf);
  return SENSITIVE.flatMap((guards) => words.find((text) => guards(judgement, text)) ?? []);
}

/** Several of them are judged as if all was there. */
function asWords(words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  const marked = words.map((text) => (text.startsWith('-') || text.includes(LIKELY) ? text : text + LIKELY));
  return [...new Set(marked)].join(WORD_BREAK);
}

function wordsOf(text: string): string[] {
  return text.split(WORD_BREAK);
}

/** That it may be what a command printed stays known. */
function unknownOf(texts: readonly string[]): string {
  return texts.some((text) => text.includes(UNKNOWN_OUTPUT)) ? UNKNOWN + UNKNOWN_OUTPUT : UNKNOWN;
}
