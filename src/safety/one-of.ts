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

/** Whether more is lost, told or reached by a word than by others: what nobody knows must not hide it. */
export function isGuarded(judge: Judge, value: Value): boolean {
  return lossOf(judge, value) !== undefined || isSecret(judge, value.text) || concernsOurs(judge, value.text);
}

/** A text that is one of these: the worst of them, as far as anybody can tell, or what all of them share. */
export function oneOf(judge: Judge, texts: readonly [string, string]): string {
  const [one, other] = texts;
  if (one === other) return one;
  const worst =
    texts.find((text) => lossOf(judge, { text, span: [0, 0] }) !== undefined) ??
    texts.find((text) => isSecret(judge, text)) ??
    texts.find((text) => concernsOurs(judge, text)) ??
    texts.find((text) => text.startsWith('-'));
  if (worst !== undefined) return worst.includes(PRINTED) ? worst : worst + PRINTED;
  if (texts.every(isNumber)) return NUMBER;
  if (texts.every(isPlainName)) return NUMBER + VARIABLE;
  return texts.some((text) => text.includes(OUTPUT)) ? VARIABLE + OUTPUT : VARIABLE;
}
