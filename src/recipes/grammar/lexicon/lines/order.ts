// Sorting, reversing and shuffling of lines.

import type { Said } from '../../language/scan.ts';
import type { LineFact } from '../line-facts.ts';
import { lineRules } from '../rule-text.ts';
import { count, has, raw } from '../said.ts';
import { ofSeparated } from './columns.ts';
import { IT, type LineRule, op, step } from './rule.ts';

const WHOSE = '(content of|line of|line in|data in|line|content|each line in|each line of)?';
const BY = '(by|on|according to|based on|using) (its|their)?';
const KEY = '(field|column|key|word|value|entry|item)';

/** The options of `sort` for each column that is named. */
function sortedByKeys(said: Said): readonly LineFact[] | undefined {
  const keys = ['n', 'm'].filter((name) => has(said, name)).map((name) => count(said, name));
  return ofSeparated(said, [
    step('sort', { flags: `${keys.map((n) => ` -k ${n},${n}`).join('')}${raw(said, 'numeric')}` }),
  ]);
}

export const SORTS: readonly LineRule[] = lineRules`
${op('sort', { flags: '' })}
  (and)? <sort> ${IT}? (content of|line of|each line of|line in|line|result|output|list)? (alphabetically|lexicographically|in alphabetical order|by name|in order|in sorted order|ascending|in place|(from)? (a to z|a-z))? (of|in)?
  (alphabetical|alphabetically sorted|alphabetic|sorted) list (of)? (line)?
  (put|bring|get) (them|it|line|everything)? in (right|correct|proper|sensible|alphabetical|alphabetic|sorted|ascending) order
${(said) => [step('sort', { flags: raw(said, 'sortHow') || ' -r' })]}
  <sort> (${IT}|line|content of)? <source>? <sortHow>
  (reversibly|reversely) <sort> (content of|line of)?
${(said) =>
  raw(said, 'sortFlag')
    .split(' ')
    .map((flag) => ({ is: 'flag', flag, for: 'sort' }))}
  is: favour 0.3
  <sortFlag>
${(said) => [{ is: 'flag', flag: ` -k ${count(said)},${count(said)}`, for: 'sort' }]}
  (by|based on|on|according to|using|in|with respect to)? {n:rank} (field|column|key)
  (by|based on|on|according to|using) <column>
${sortedByKeys}
  <sort> ${WHOSE} <source>? <numeric>? ${BY} <n:ordinal> <separator>? ${KEY} (of each line)?
  <sort> ${WHOSE} <source>? <numeric>? ${BY} <column>
  <sort> ${WHOSE} <source>? (by|on) <n:ordinal> ${KEY}? (and|,)? (then)? (by)? {m:rank} <separator>? ${KEY}
${() => [{ is: 'ordered' }]}
  (in)? (increasing|ascending|alphabetical) (order|numerical order)?
${op('isSorted')}
  (check|test|tell|see|verify) (if|whether|that) (line of|content of)? <source>? (is|are) sorted
${() => [{ is: 'flag', flag: 'header', for: 'sort' }]}
  (and|but|while)? (keep|keeping|leave|leaving|with|preserving) (header|heading|first) (line|row)? (on|at|in)? (top|first|place|where it is)?
  (header|heading) (line|row)? (stay|remain|kept) (on|at)? (top|first|place)
  keeping first line same
${op('reverseLines')}
  (reverse|invert) order of line (of|in)?
  (show|print|display|list|read|put|turn|reverse|flip|output)? (line|it|them|content)? (of|in)? (file)? <backwards>
${op('reverseCharacters')}
  (reverse|revert|mirror|flip) (each)? (line|content|text|string|word)? (of|in)? <source>? <byCharacter>
  (reverse|flip|mirror) (each (line|string|word)|string|text|character) (of|in)? (each)? (line|string|word)?
  (each)? (line|text|string|it) (backwards|backward|in reverse|reversed|mirrored)
  character (of|in)? each line (reversed|in reverse)
  (spelled|written) (backwards|backward)
  <show>? (content of|line of)? <source>? (reverted|reversed|backwards) <byCharacter>
${op('reverseWords')}
  reverse (order of)? (space|space separated|space-separated)? word (in|of)? (each)? (line)? (of)?
  word (in)? (reverse|reversed) (order)?
${op('shuffle')}
  (shuffle|randomize|scramble|jumble|mix up|randomly sort|randomly shuffle|shuffled|permute) (order of)? (line|line of|result)?
  in random order
  randomly
${op('sortByLength')}
  <sort> (line)? <source>? by (line)? length
  by (line)? length
`;
