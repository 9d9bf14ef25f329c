// Where lines come from: files, text itself, variables.

import { STDIN } from '../../language/slots.ts';
import type { Token } from '../../language/token.ts';
import { extensionsOf } from '../kinds.ts';
import type { LineFact } from '../line-facts.ts';
import { lineRules } from '../rule-text.ts';
import { has, isGiven, raw, raws } from '../said.ts';
import { READS } from './command-sources.ts';
import type { LineRule } from './rule.ts';

/** A variable holds text unless its name says that it holds a path. */
export function sourceFacts(files: readonly string[]): readonly LineFact[] {
  const [only = ''] = files;
  if (files.length === 1 && only === STDIN) return [{ is: 'stdin' }];
  if (files.length === 1 && /^\$/.test(only) && !/file|path|src|log|dir|input/i.test(only))
    return [{ is: 'literal', text: only }];
  return [{ is: 'from', files }];
}

/** Literal text; not if it reads like a command, whose output may be meant. */
function literalFacts([token]: readonly Token[]): readonly LineFact[] {
  const text = token?.raw ?? '';
  if (/^\$/.test(text)) return sourceFacts([text]);
  return text.includes(' ') && READS.test(text) ? [{ is: 'unknown' }] : [{ is: 'literal', text }];
}

export const SOURCES: readonly LineRule[] = lineRules`
${(said) => sourceFacts([...raws(said, 'paths'), ...raws(said, 'more')])}
  (in|of|from|on|inside|within|for|at|to|into|through|with|between|across|is)? (bottom of|content of|contents of|data of|data from|text of|each line of|lines of|line of|end of|beginning of|lines in|each line in|line in|data in|text in|each of)? (text|tab-separated|input|log|csv|tsv|comma-separated|text-based|config|data)? (file|filename|document|csv file|text file|data from text file)? (called|named)? {paths:things} (file)? (and {more:things})? (combined|together)?
${(said) => [{ is: 'from', files: raws(said, 'paths') }]}
  (in|of|from|on|for|to|inside|within)? (lines of|each line of|contents of|content of|line in)? {paths:path} (file|csv file|text file|document)
${(said) => [{ is: 'from', files: raws(said, 'files') }]}
  (in|of|from|on|for|inside|within)? (file|each of)? (like|matching|named)? {files:globs} (file)?
${(said) => {
  const ext = raw(said, 'ext').replace(/^\*?\./, '');
  // `every file in docs`, `and in docs`: a word before `file` is an extension only if it is a known one.
  const isKnown = raw(said, 'ext') !== ext || extensionsOf(ext) !== undefined;
  if (!isKnown || !/^[a-z0-9]{1,5}$/i.test(ext)) return undefined;
  const place = has(said, 'path') ? `${raw(said, 'path').replace(/\/$/, '')}/` : '';
  return [{ is: 'from', files: [`${place}*.${ext === 'text' ? 'txt' : ext}`] }];
}}
  (each|every)? {ext} (file) in (folder)? {path} (folder)?
  (each|every)? {ext} (file) (in|from) (current) folder
${(said) => {
  if (has(said, 'text')) return literalFacts(said['text'] ?? []);
  const text = `$${raw(said, 'name').replace(/^\$/, '')}`;
  return [{ is: 'literal', text: /^\$\{?\w+\}?$/.test(text) ? text : '' }];
}}
  (in|of|from|on|to|content of|for)? (string|text|word|sentence|phrase|input|number) {text:quoted} (string)?
  (value of|contents of|content of)? variable {name:variable}
${(said) => givenFacts(said['text'] ?? [])}
  (in|of|from) {text:quoted}
${(said) => givenFacts(said['text'] ?? [])}
  is: favour -0.6
  {text:quoted}
`;

/** Without a word such as `string` before it, only what is in quotes is literal text. */
function givenFacts(tokens: readonly Token[]): readonly LineFact[] | undefined {
  return tokens.every(isGiven) ? literalFacts(tokens) : undefined;
}

/** The slot between a verb and its complement is the source of the lines. */
export function withSource(rule: LineRule): LineRule {
  return {
    ...rule,
    means: (said) => {
      const facts = rule.means(said);
      return facts === undefined || !has(said, 'source')
        ? facts
        : [...sourceFacts(raws(said, 'source')), ...facts];
    },
  };
}
