// A text that names a secret's place and reads a file whose name only its run knows may read that secret, whatever way the name takes.

import type { Span } from '../../domain/verdict.ts';
import { addEffect, report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { withGlobs } from '../judgement/word.ts';
import { isWindowsSecret } from './windows.ts';

type Flow = { readonly name: string; readonly named?: Span; readonly read?: Span };

const flows = new WeakMap<Judgement, Flow>();

/** Records a text that is written somewhere, as a word, a string or a part of one. */
export function noteWritten(judgement: Judgement, text: string, span: Span): void {
  const flow = flows.get(judgement);
  if (flow?.named === undefined && namesSecret(withGlobs(text)))
    flows.set(judgement, { ...flow, name: text, named: span });
}

/** Records that a file is read of which the text does not say which it is. */
export function noteUnknownRead(judgement: Judgement, span: Span): void {
  const flow = flows.get(judgement);
  if (flow?.read === undefined) flows.set(judgement, { name: '', ...flow, read: span });
}

/** To be asked when all of a text is judged. */
export function judgeSecretFlow(judgement: Judgement): void {
  const flow = flows.get(judgement);
  if (flow?.named === undefined || flow.read === undefined || judgement.found.latest.has('secret-file'))
    return;
  addEffect(judgement, 'secret');
  report(judgement, 'secret-file', flow.named, { text: flow.name, span: flow.named });
}

/** A secret, or a folder of which everything is one. A word without a mark of paths may be anything. */
function namesSecret(text: string): boolean {
  if (!/[\\/._\uFDD2]/.test(text)) return false;
  if (isWindowsSecret(text)) return true;
  let end = text.length;
  while (isSlash(text.charAt(end - 1))) end--;
  const folder = text.slice(0, end);
  const above = folder.slice(0, Math.max(0, folder.lastIndexOf('/'), folder.lastIndexOf('\\')));
  return isWindowsSecret(`${folder}/x`) && !isWindowsSecret(`${above}/x`);
}

function isSlash(char: string): boolean {
  return char === '/' || char === '\\';
}
