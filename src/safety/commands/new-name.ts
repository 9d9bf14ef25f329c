// A name that the text gives to an alias or a function: harmless where it stood for nothing and only reads.

import type { Level, Span } from '../../domain/verdict.ts';
import { allNamed } from '../judgement/changes.ts';
import { addEffect, report } from '../judgement/findings.ts';
import { type Judgement, measure } from '../judgement/judge.ts';
import { isCalledByShells, isShellWord } from '../knowledge/shell-words.ts';
import { findRow } from './rows.ts';

/**
 * Judges what the name will stand for, then the definition: under a free name, an alias that is never danger and a function
 * that only reads take nothing away. Such a function that the text itself calls is how it says what it does, and is not
 * asked about.
 */
export function judgeDefinition(
  judgement: Judgement,
  name: string,
  span: Span,
  judgeText: () => void,
  kind: 'alias' | 'function' | 'event handler',
  text = '/',
): void {
  const judge = (): Level => measure(judgement, judgeText);
  // What it would change when it is called, it does not change here.
  const runs = isCalledIn(judgement.text.source.slice(span[1]), name);
  const level = runs ? judge() : allNamed(judgement, judge);
  const takesNothing =
    level === 'safe' || (level === 'ask' && (kind === 'alias' || (kind === 'function' && !runs)));
  const usual = kind === 'alias' && (level === 'safe' || isKnownProgram(text));
  const harmless = takesNothing && (isFreeName(judgement, name) || (usual && isProgram(judgement, name)));
  const called = kind === 'function' && level === 'safe' && harmless && runs;
  addEffect(judgement, ...(called ? (['read'] as const) : (['write', 'run'] as const)));
  judgement.found.defined.add(name);
  if (/^(?:__beck|beck$)/.test(name)) report(judgement, 'touches-beck', span, name);
  else if (!called) report(judgement, 'defines-code', span, name, harmless ? 'ask' : undefined);
}

/** Where a command begins, such a name stands as a whole word. */
export function isCalledIn(text: string, name: string): boolean {
  const begins = String.raw`(?:^|[\n;&|({\x60]|\b(?:do|then|else|and|or|not|begin)\s)`;
  return new RegExp(String.raw`${begins}\s*${name.replaceAll('.', '\\.')}(?=$|[\s;&|)])`, 'i').test(text);
}

/** Another program with the same words: `nvim`, not `./nvim` or what only this folder has. */
function isKnownProgram(text: string): boolean {
  return /^[\w.-]+$/.test(text) && findRow(text) !== undefined;
}

/** A program that people type: `alias vi=nvim`. The shells' own words, and what they call, stay as they are. */
function isProgram({ facts, found, text }: Judgement, name: string): boolean {
  const known = facts.resolved?.[name];
  const program = known === undefined ? findRow(name, text.dialect) !== undefined : known.type === 'file';
  return program && !isShellWord(name) && !isCalledByShells(name) && !found.defined.has(name);
}

/** Nothing has that name, and no shell calls it by itself. */
function isFreeName(judgement: Judgement, name: string): boolean {
  if (!/^[A-Za-z][\w.-]*$/.test(name) || isCalledByShells(name)) return false;
  const { resolved, aliases, functions } = judgement.facts;
  const known = resolved !== undefined && Object.hasOwn(resolved, name) ? resolved[name] : undefined;
  const taken =
    known !== undefined ? known.type !== 'missing' : findRow(name, judgement.text.dialect) !== undefined;
  judgement.survey.words.add(name);
  const listed =
    (aliases !== undefined && Object.hasOwn(aliases, name)) || functions?.includes(name) === true;
  return !taken && !listed && !judgement.found.defined.has(name);
}
