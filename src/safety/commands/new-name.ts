// A name that the text gives to an alias or a function: harmless where it stood for nothing and only reads.

import type { Span } from '../../domain/verdict.ts';
import { report } from '../judgement/findings.ts';
import { type Judgement, measure } from '../judgement/judge.ts';
import { isCalledByShells } from '../knowledge/shell-words.ts';
import { findRow } from './rows.ts';

/** Judges what the name will stand for, then the definition: one that only reads, under a free name, takes nothing away. */
export function judgeDefinition(judge: Judgement, name: string, span: Span, judgeText: () => void): void {
  const harmless = measure(judge, judgeText) === 'safe' && isFreeName(judge, name);
  if (/^(?:__beck|beck$)/.test(name)) report(judge, 'touches-beck', span, name);
  else if (harmless) report(judge, 'defines-code', span, name, 'ask');
  else report(judge, 'defines-code', span, name);
}

/** Nothing has that name, and no shell calls it by itself. */
function isFreeName(judge: Judgement, name: string): boolean {
  if (!/^[A-Za-z][\w.-]*$/.test(name) || isCalledByShells(name)) return false;
  const { resolved, aliases, functions } = judge.facts;
  const known = resolved !== undefined && Object.hasOwn(resolved, name) ? resolved[name] : undefined;
  const taken =
    known !== undefined ? known.type !== 'missing' : findRow(name, judge.text.dialect) !== undefined;
  judge.survey.words.add(name);
  const listed =
    (aliases !== undefined && Object.hasOwn(aliases, name)) || functions?.includes(name) === true;
  return !taken && !listed && !judge.found.defined.has(name);
}
