// Words that look into files.

import type { Said } from '../../language/scan.ts';
import type { FileFact } from '../file-facts.ts';
import { fileRules } from '../rule-text.ts';
import { first, raw } from '../said.ts';
import type { FileRule, Means } from './rule.ts';

const TEXT = '(string|word|text|pattern|regex|phrase|expression|character|keyword|letter|line)';

const FIND = '(find|list|show|print|get|search for|look for|grep|grep for|where are|which|what)? (each)?';

const grep =
  (before = '', after = '', extended?: true): Means =>
  (said) => {
    if (first(said, 'text')?.kind === 'word' && NO_TEXT.test(raw(said, 'text'))) return undefined;
    const { text, match } = soughtIn(said);
    return [
      {
        is: 'do',
        act: { type: 'grep', text: `${before}${text}${after}`, match: extended ? { extended } : match },
      },
    ];
  };

/** One text, or either of two. */
function soughtIn(said: Said): { readonly text: string; readonly match: { readonly extended?: true } } {
  const [text, other] = [raw(said, 'text'), raw(said, 'other')];
  return other === '' ? { text, match: {} } : { text: `${text}|${other}`, match: { extended: true } };
}

/** `search for a pattern`: words that do not say which text. */
const NO_TEXT =
  /^(patterns?|words?|strings?|texts?|url|something|anything|lines?|keywords?|phrase|multiple|some|several|specific|file|files|links?|case-insensitive|regex|al|certain|given)$/i;

type GrepFlag = Extract<FileFact, { readonly is: 'grepFlag' }>['flag'];

const HOLDING =
  '(containing|that contain|which contain|contain|having|that have|including|that include|matching|that match|with|<that> match|and contain|whose content contain|whose content match|in which appear)';

const ANY_CASE: Means = (said) => {
  const text = raw(said, 'text');
  return [{ is: 'do', act: { type: 'grep', text, match: { ignoreCase: true } } }];
};

/** Words that look into files. */
export const GREPS: readonly FileRule[] = fileRules`
${grep()}
  ${FIND} {text:marker} (comment|note|marker|entry|line)?
  ${FIND} {text:marker} (and|or|and/or) {other:marker} (comment|note|marker|entry|line)?
  ${FIND} (line|text|occurrence|mention) (of|with|containing|that contain|mentioning) {text:quoted} (and|or|and/or) {other:quoted}
  (search for|grep|grep for|look for|search|searching for) {text:quoted} (and|or|and/or) {other:quoted}
${ANY_CASE}
  (search for|search|grep|look for|grep for|find|for) case-insensitive (match of|occurrence of|instance of)? (extended|basic|grep)? ${TEXT}? {text:text}
${grep()}
  is: favour 0.3
  (and)? (search for|search|grep|look for|grep for|find|searching for|searches for|run grep for|print|show|display|list) (occurrences of|instances of|occurrence of|line with|line containing|line that contain|line matching|matching line for|line)? ${TEXT} {text:word}
  (search for|grep|grep for|look for|search|searching for) {text:quoted}
  (find|search for|look for|grep|search|locate) {text:quoted} (string|word|text|phrase|pattern|keyword)
  (for)? (occurrence|instance|match) of {text:quoted}
  (that|which)? (mention|mentions|mentioning) {text:word}
  (that|which)? (mention|mentions|mentioning) {text:word} or {other:word}
  for (the)? ${TEXT} {text:word}
  for line (containing|matching|with|that contain|that match) ${TEXT}? {text:word}
  (for|for occurrences of) {text:quoted}
  (search|grep) (their content|contents|content|them|in them|it) for {text:word}
  (and)? (grep|search|look) (in)? (them|those|these|it|each|each of them|these file|in these file|result)? for ${TEXT} {text:word} (in them|inside them)?
  (and)? (grep|search|look) (in)? (them|those|these|it|each|each of them|these file|in these file|result) for {text:word}
  (find|search for|print|show|display|get|list) (string|line|text) (with|like|containing|matching|that contain|that match|having)? (text|string|pattern|word|regex)? {text:text} (in|from|within|inside)?
  (for)? ${TEXT} {text:quoted} (in them|inside them|in their content|in content)?
  (and)? (grep|search) (for)? ${TEXT} {text:word} in (them|these|those|these file|each)
${(said) => (raw(said, 'anchor') === '^' ? grep('^') : grep('', '$'))(said)}
  (search for|search|grep|look for|grep for|find|print|show|display|for)? (line|text) <that>? <anchor> ${TEXT}? {text:word}
${grep('', '', true)}
  (search for|search|grep|look for|grep for|find|print|show|display|for) ${TEXT} {text:word} or {other:word}
  (for)? (extended)? regex {text:text}
${(said) => {
  const { text, match } = soughtIn(said);
  return [{ is: 'do', act: { type: 'grep', text, match: { ...match, filesOnly: true } } }];
}}
  ${HOLDING} (string|word|text|phrase|keyword|term)? ({text:marker} or {other:marker}|{text:quoted} or {other:quoted})
  ${HOLDING} (string|word|text|phrase|keyword|term) {text:word} or {other:word}
  ${HOLDING} (string|word|text|phrase|keyword|term) {text:word} (inside|in (their)? content|in them|inside them)?
  ${HOLDING} line (containing|matching|with|like)? {text:text}
  <that> contain {text:quoted}
  (and|that|which|whose content|whose contents|with content)? (contain|containing|include|mention) (the|a)? (exact)? (string|word|text|phrase|keyword|line|term|pattern)? {text:quoted} (in (their|its)? (content|contents|text)|inside|anywhere inside)?
  (check|test) (whether|if) (they|it) contain {text:text}
  <that>? (content|contents|context) (contain|containing|include|match) (string|word|text|phrase)? {text:word}
${(said) => {
  const text = raw(said, 'text');
  // A single character is searched for in names: nearly every file contains a full stop.
  return /^[^\w\s]$/.test(text)
    ? [{ is: 'filter', filter: { type: 'name', globs: [`*${text}*`], negated: true } }]
    : [{ is: 'filter', filter: { type: 'holds', text, negated: true } }];
}}
  (not containing|that do not contain|which do not contain|not contain|without|do not contain|that dont contain) (string|word|text|phrase|keyword|line|term)? {text:text} (in (their|its) content|inside)?
${(said) => (Object.keys(said).length > 0 ? undefined : [{ is: 'nothing' }])}
  (and)? (show|print|list|display|output) (the)? (matched|matching) (line|result|text) (as well as file name|and file name|and filename|with filename)?
  (and)? (show|display|print) (the)? (line number|line numbers) (and)? (file name|filename)?
${(said) => [{ is: 'grepFlag', flag: raw(said, 'grepFlag') as GrepFlag }]}
  <grepFlag>
`;
