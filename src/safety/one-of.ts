// A text of which nobody knows which of several it is: the worst of them counts, or what all of them share.

import { lossOf } from './files.ts';
import type { Judge } from './judge.ts';
import { concernsOurs } from './own-reach.ts';
import { isSecret } from './secret-files.ts';
import { NUMBER, OUTPUT, PRINTED, VARIABLE, type Value } from './values.ts';

/** No option, no place and nothing that splits: of several such words one is unknown, but begins as they do. */
const PLAIN_NAME = /^\w[\w.+:@-]*$/;

export function isPlainName(text: string): boolean {
  return PLAIN_NAME.test(text);
}

export function isNumber(text: string): boolean {
  return text === NUMBER || /^-?\d+$/.test(text);
}

/** The word by which most is lost, or else a secret is told or beck's own is reached: what is unknown must not hide it. */
export function guardedOf(judge: Judge, values: readonly Value[]): Value | undefined {
  return (
    values.find((value) => lossOf(judge, value) !== undefined) ??
    values.find(({ text }) => isSecret(judge, text)) ??
    values.find(({ text }) => concernsOurs(judge, text))
  );
}

export function isGuarded(judge: Judge, value: Value): boolean {
  return guardedOf(judge, [value]) !== undefined;
}

/** All that a variable with several elements can stand for. */
export function worstOf(judge: Judge, values: readonly Value[]): string {
  const guarded = guardedOf(judge, values);
  return guarded === undefined ? unknownOf(values.map(({ text }) => text)) : guarded.text + PRINTED;
}

/** A text that is one of these: the worst of them, as far as anybody can tell, or what all of them share. */
export function oneOf(judge: Judge, texts: readonly [string, string]): string {
  const [one, other] = texts;
  if (one === other) return one;
  const values = texts.map((text): Value => ({ text, span: [0, 0] }));
  const worst = guardedOf(judge, values)?.text ?? texts.find((text) => text.startsWith('-'));
  if (worst !== undefined) return worst.includes(PRINTED) ? worst : worst + PRINTED;
  if (texts.every(isNumber)) return NUMBER;
  if (texts.every(isPlainName)) return NUMBER + VARIABLE;
  return unknownOf(texts);
}

/** That it may be what a command printed stays known. */
function unknownOf(texts: readonly string[]): string {
  return texts.some((text) => text.includes(OUTPUT)) ? VARIABLE + OUTPUT : VARIABLE;
}
