// Whole texts: case, line ends, comments, words.

import { lineRules } from '../rule-text.ts';
import { count, raws } from '../said.ts';
import { type LineRule, op, step } from './rule.ts';

const UNSEEN =
  '(tab|tab character|trailing space|trailing blank|trailing whitespace|whitespace|invisible character|hidden character|special character|control character|non-printing character|non-printable character|line end|line ending|end of line)';

export const PLAIN_TEXT: readonly LineRule[] = lineRules`
${(said) =>
  raws(said, 'source').some((file) => /\.(mp[34]|mov|mkv|avi|webm|ogg|wav|flac|m4[av])$/i.test(file))
    ? undefined
    : [step('countLines')]}
  how long (is|are) (file)? {source:things}
${op('commentLines')}
  (show|print|list|get)? (only)? comment (line)? (only)? (of|in|from)?
${(said) => [step('wordsApart'), step('longer', { n: count(said) })]}
  (which|what|show|list|print|find)? word (are|is|that are|with)? <larger> {n} (letter|character)? (long)?
  (which|what|show|list|print|find)? word (are|is|that are)? longer than {n} (letter|character)?
  word (of|with) more than {n} (letter|character)
${(said) => (raws(said, 'source').every((file) => /\.csv$/i.test(file)) ? [step('csvToJson')] : undefined)}
  (convert|turn|change|transform|export|show|print|output) {source:things} (to|into|as|in) json (format|array|file)?
  (to|into|as) json (format|array)?
${(said) =>
  raws(said, 'source').every((file) => /\.tsv$/i.test(file))
    ? [step('swap', { text: '\\t', other: ',' })]
    : undefined}
  (convert|turn|change|transform|export|show|print) {source:things} (to|into|as|in) (csv|comma-separated|comma separated) (format|file|value)?
${op('basename')}
  (without|minus|strip|remove|leave out|leaving out|drop) (their|its|the)? (folder|path|folder part|path part|leading folder|folder name)
  <show>? (filename|path) listed <source>? (without|minus) (their|its)? (folder|path)
  (only|just) (their|its|the) (base name|basename|filename)
${op('visible')}
  (make|show|see|display|reveal|let me see) ${UNSEEN} (or|and)? ${UNSEEN}? (visible|visibly|as symbol)?
  (is|are) there ${UNSEEN} (or|and)? ${UNSEEN}? (in it)?
  (make|show) (them|it|those|these) (visible|visibly)
  with ${UNSEEN} (or|and)? ${UNSEEN}? (visible|shown|marked)
${() => [{ is: 'nothing' }]}
  (and)? (show|print|give me|keep|display) (rest|remainder|what is left|everything else)
  i (only|just)? (want|need|would like) (to see|see)?
  with no (file)? (offset|offset data|file offset data|address) (for|of)?
  without (offsets|offset|addresses|file offset)
  if and only if {text:text} is followed by {other:text}
`;
