// A text that names a secret's place and reads a file whose name only its run knows may read that secret, whatever way the name takes.

import type { Span } from '../../domain/verdict.ts';
import { addEffect, report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import {
  ANY_STRING,
  type ExpandedWord,
  isDynamic,
  likeliest,
  UNKNOWN,
  withGlobs,
} from '../judgement/word.ts';
import { isBesideSecret } from './beside-secrets.ts';
import { composedSecret } from './composed-names.ts';
import { resolvePath } from './resolve.ts';
import { asInUsualHome, isSecretFile } from './secrets.ts';
import { isWindowsSecret } from './windows.ts';

/** Of the whole text: where a secret's place is named, or one beside it, and where a file is read. */
type Flow = {
  readonly name: string;
  readonly named?: Span;
  readonly beside?: Span;
  readonly read?: Span;
  /** It is read by what comes through a pipe, where a listing is known to be at its beginning. */
  readonly fed?: Span;
  /** Paths that are read, of which the run fills in some pieces. */
  readonly filled?: ReadonlyMap<string, Span>;
};

const flows = new WeakMap<Judgement, Flow>();

/** Records a text of PowerShell that is written somewhere, as a word, a string or a part of one. */
export function noteWritten(judgement: Judgement, text: string, span: Span): void {
  const flow = flows.get(judgement);
  if (flow?.named !== undefined) return;
  const place = { name: text, ...flow };
  if (namesSecret(withGlobs(text)))
    flows.set(judgement, { ...place, name: text, named: judgement.text.toWhole(span) });
  else if (flow?.beside === undefined && isBesideWindowsSecret(text))
    flows.set(judgement, { ...place, name: text, beside: judgement.text.toWhole(span) });
}

/** The same of a word of the other shells. */
export function noteNamed(judgement: Judgement, { text, span }: ExpandedWord): void {
  // Nearly no word of a text has such a name.
  if (!text.includes('.') && judgement.shell.cwd?.includes('/.') !== true) return;
  if (flows.get(judgement)?.named !== undefined) return;
  if (isDynamic(text) || !(isSecretFile(text) || isBesideSecret(judgement, text))) return;
  flows.set(judgement, { ...flows.get(judgement), name: text, named: judgement.text.toWhole(span) });
}

/** Records that a file is read of which the text does not say which it is. */
export function noteUnknownRead(judgement: Judgement, span: Span): void {
  const flow = flows.get(judgement);
  if (flow?.read === undefined)
    flows.set(judgement, { name: '', ...flow, read: judgement.text.toWhole(span) });
}

/** The same of what a pipe brings, which may have been given another name on its way. */
export function noteFedRead(judgement: Judgement, span: Span): void {
  noteFilled(judgement, UNKNOWN, span);
  flows.set(judgement, { name: '', ...flows.get(judgement), fed: span });
}

/** The same, where nothing at the beginning of a path is known, and its end may be that of a secret. */
export function noteRead(judgement: Judgement, { text, span }: ExpandedWord): void {
  const pattern = patternOf(judgement, { text, span });
  if (pattern !== undefined)
    noteFilled(judgement, asInUsualHome(judgement, resolvePath(judgement, pattern) ?? pattern), span);
  const { input } = judgement.stdio;
  if (input.type === 'pipe' && input.followed === true) return;
  const { cwd } = judgement.shell;
  const whole = likeliest(text);
  const path = (
    cwd !== undefined && whole.startsWith(`${cwd}/`) ? whole.slice(cwd.length + 1) : whole
  ).replace(/^(?:\.\/+)+/, '');
  if (!/^[\uFDD5\uFDD7]/.test(path)) return;
  const end = /\.\w+$/.exec(path)?.[0];
  if (end === undefined || isSecretFile(`./${ANY_STRING}${end}`) || isSecretFile(`./.env${end}`))
    noteUnknownRead(judgement, span);
}

/** Of very many, the last ones may be any file. */
const MOST_FILLED = 16;

/** Records a path of which the run fills in some pieces, or all. */
function noteFilled(judgement: Judgement, path: string, span: Span): void {
  const flow = flows.get(judgement);
  const filled = new Map(flow?.filled);
  if (filled.has(path)) return;
  filled.set(filled.size < MOST_FILLED ? path : UNKNOWN, judgement.text.toWhole(span));
  flows.set(judgement, { name: '', ...flow, filled });
}

/**
 * What stands for several values is any of them. In PowerShell the worst of what commands give stands for all of it, so
 * there only what is written counts.
 */
function patternOf(judgement: Judgement, { text, span }: ExpandedWord): string | undefined {
  const { dialect, source } = judgement.text;
  const written = dialect === 'powershell' ? source.slice(...span) : '';
  if (/[$(]/.test(written)) return (/^["']?([\w./~\\: -]*)\$/.exec(written)?.[1] ?? '') + UNKNOWN;
  const any = likeliest(text.replace(/^[\s\S]*\uFDD7\uFDDB\uFDD6*(?=[^\uFDD6])/, UNKNOWN));
  return /[\uFDD5\uFDD7]/.test(any) ? any : undefined;
}

/** A secret whose name the text puts together. */
function judgeFilled(judgement: Judgement, filled: ReadonlyMap<string, Span>, whole: string): void {
  for (const [path, span] of filled) {
    const secret = composedSecret(whole, path);
    if (secret === undefined) continue;
    addEffect(judgement, 'secret');
    return report(judgement, 'secret-file', span, secret);
  }
}

/** To be asked when all of a text is judged; `whole`: with those before it. */
export function judgeSecretFlow(judgement: Judgement, whole: string): void {
  const flow = flows.get(judgement);
  if (flow?.filled !== undefined && !judgement.found.latest.has('secret-file'))
    judgeFilled(judgement, flow.filled, whole);
  const read = flow?.read ?? flow?.fed;
  if (flow === undefined || read === undefined || judgement.found.latest.has('secret-file')) return;
  const computed = COMPUTES.test(judgement.text.source) ? flow.beside : undefined;
  const named = (flow.read && flow.named) ?? computed;
  if (named === undefined) return;
  addEffect(judgement, 'secret');
  report(judgement, 'secret-file', named, { text: flow.name, span: named });
}

/** What makes another name of one: an item is read by its own. */
const COMPUTES =
  /-[ic]?(?:replace|split|join|match)\b|\$matches\b|(?:\.|::)(?:Replace|Substring|Remove|Insert|Split|Match\w*|Trim\w*|BaseName)\b|LeafBase|ChangeExtension|WithoutExtension|\$\(/i;

/** A secret, or a folder of which everything is one. A word without a mark of paths may be anything. */
function namesSecret(text: string): boolean {
  if (!/[\\/._\uFDD2]/.test(text)) return false;
  if (isWindowsSecret(text)) return true;
  const [folder, above] = foldersOf(text);
  return isWindowsSecret(`${folder}/x`) && !isWindowsSecret(`${above}/x`);
}

function isBesideWindowsSecret(text: string): boolean {
  if (!/[\\/]\./.test(text)) return false;
  const [, above] = foldersOf(text);
  return isWindowsSecret(`${above}/x`);
}

/** The text as a folder, and the one that it is in. */
function foldersOf(text: string): readonly [folder: string, above: string] {
  let end = text.length;
  while (isSlash(text.charAt(end - 1))) end--;
  const folder = text.slice(0, end);
  return [folder, folder.slice(0, Math.max(0, folder.lastIndexOf('/'), folder.lastIndexOf('\\')))];
}

function isSlash(char: string): boolean {
  return char === '/' || char === '\\';
}
