// What a question about the past asks for: words, a span of time, a folder, how it ended.

import { type Knowledge, NO_KNOWLEDGE } from './described.ts';
import { type Period, type ReadPeriod, readPeriod } from './period.ts';
import { type Term, termsOf } from './words.ts';

export type RecallRequest = {
  readonly terms: readonly Term[];
  readonly knowledge: Knowledge;
  readonly period: Period | undefined;
  /** An absolute path, or what a folder is called: `school portraits`. */
  readonly folder: string | undefined;
  /** `failed`: only what ended with another status than 0. */
  readonly ended: 'well' | 'failed' | undefined;
  /** `that long curl`, `the last rsync`. */
  readonly wants: { readonly long: boolean; readonly last: boolean };
};

export type Asking = {
  readonly now: number;
  readonly home: string;
  readonly cwd: string;
  /** Nothing where the question is only to be recognised. */
  readonly knowledge?: Knowledge;
};

export function readRequest(question: string, asking: Asking): RecallRequest {
  const { period, rest: untimed } = readTime(question, asking.now);
  const { folder, rest: unplaced } = readFolder(untimed, asking);
  const { ended, rest: unended } = readEnding(unplaced);
  const { wants, rest } = readWants(unended);
  const { knowledge = NO_KNOWLEDGE } = asking;
  const terms = termsOf(rest, knowledge);
  const called = folder === undefined ? CALLED.exec(rest) : null;
  const isAll = called !== null && termsOf(without(rest, called), knowledge).length === 0;
  const of = isAll ? { terms: [], folder: called[1]?.toLowerCase() } : { terms, folder };
  return { ...of, knowledge, period, ended, wants };
}

/** `failed logins since yesterday` says what the command looked for, not when it ran; `what did I do since Monday` does. */
function readTime(question: string, now: number): ReadPeriod {
  const read = readPeriod(question, now);
  if (read.period === undefined || !SINCE.test(question) || SINCE.test(read.rest)) return read;
  if (!/\b(?:i|we)\b/i.test(question)) return { period: undefined, rest: question };
  return { ...read, period: { from: read.period.from, to: now + 1 } };
}

const SINCE = /\bsince\b/i;

/** All that was done there is asked for, not what has these words. */
const CALLED =
  /\bin (?:the|my|our|that) ([\p{L}\d_-]+(?: [\p{L}\d_-]+){0,2}) (?:folder|directory|project|repo(?:sitory)?)\b/iu;

function readFolder(text: string, { home, cwd }: Asking): { folder: string | undefined; rest: string } {
  const named = /\b(?:in|under|below|inside)\s+(~(?:\/\S*)?|\/\S+|\.{1,2}(?:\/\S*)?)(?=[\s?!,]|$)/i.exec(
    text,
  );
  const path = named?.[1]?.replace(/[?!,]+$/, '');
  if (named && path !== undefined)
    return { folder: absolute(path, { home, cwd }), rest: without(text, named) };
  const here =
    /\b(?:(?:in|from)\s+(?:this|the current)\s+(?:folder|directory|project|repo(?:sitory)?)|here)\b/i.exec(
      text,
    );
  if (here) return { folder: cwd, rest: without(text, here) };
  return { folder: undefined, rest: text };
}

function absolute(path: string, { home, cwd }: Pick<Asking, 'home' | 'cwd'>): string {
  const whole = path.startsWith('~')
    ? `${home}${path.slice(1)}`
    : path.startsWith('/')
      ? path
      : `${cwd}/${path}`;
  const parts: string[] = [];
  for (const part of whole.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

function readEnding(text: string): { ended: RecallRequest['ended']; rest: string } {
  const failed =
    /\b(?:(?:that|which)\s+)?(?:failed(?! (?!and|or|in|on|with|when|yesterday|today|last|commands?\b|tries|attempts?)\w)|did(?:n't| not) work|broke(?! (?:it|the|my|our|this|that))|went wrong)\b/i.exec(
      text,
    );
  if (failed) return { ended: 'failed', rest: without(text, failed) };
  const well = /\b(?:that|which)\s+(?:finally\s+)?(?:worked|succeeded)\b/i.exec(text);
  return well ? { ended: 'well', rest: without(text, well) } : { ended: undefined, rest: text };
}

function readWants(text: string): { wants: RecallRequest['wants']; rest: string } {
  const long = /\b(?:long|longish|huge|giant|monster)\s+(?=\p{L})/iu.exec(text);
  const last = /\b(?:last|latest|most recent)\b(?!\s+\d)/i.test(text);
  return { wants: { long: long !== null, last }, rest: long ? without(text, long) : text };
}

function without(text: string, { index, 0: found }: RegExpExecArray): string {
  return `${text.slice(0, index)} ${text.slice(index + found.length)}`;
}
