// Lines, words and characters that are there more than once, and how often.

import type { Said } from '../../language/scan.ts';
import type { LineFact } from '../line-facts.ts';
import { lineRules } from '../rule-text.ts';
import { count, has, raw } from '../said.ts';
import { type LineRule, op, step } from './rule.ts';

const BE = '(is|are|be|do|does|did|has|have)';
const ROW = '(line|entry|row|record|one|value|name)';
const UNIQUE = '(unique|uniq|distinct|different|deduplicated)';
const DUPLICATE = '(duplicate|duplicated|repeated|repeating|double)';
const DROP = '(<delete>|drop|without|removing|eliminate|omit|discarding|suppress|filter out|collapse)';
const KEEPING = '(preserving|preserve|keeping|keep|maintaining|retaining|leaving)';
const TIMES =
  '(occur|appear|come|show up|exist|be|are|is|listed|occurring|appearing|come up|used|repeated|mentioned|found)';
const ASKED_FOR =
  '(common|frequent|frequently occurring|repeated|active|often seen|used|frequently used|requested|visited|accessed|hit|viewed|popular|asked for)';
const FREQUENT = `((most|least) ${ASKED_FOR}|commonest|busiest)`;
/** So many are enough where a number is missing. */
const MOST = 10;

/** What is first made of the lines: words or addresses, one on each. */
const PARTS: Readonly<Record<string, LineFact>> = {
  word: step('wordsApart'),
  character: step('charactersApart'),
  address: step('addresses'),
  page: step('field', { n: 7 }),
};

const parts = (said: Said): readonly LineFact[] => {
  const first = PARTS[raw(said, 'part')];
  return first === undefined ? [] : [first];
};

const ofParts =
  (...then: readonly LineFact[]): LineRule['means'] =>
  (said) => [...parts(said), ...then];

const mostFrequent = (said: Said): readonly LineFact[] => {
  const isOfLog = /address|page/.test(raw(said, 'part'));
  const n = has(said, 'n') ? count(said) : isOfLog ? MOST : 1;
  return [...parts(said), step('frequencySorted'), step('first', { n })];
};

export const REPEATS: readonly LineRule[] = lineRules`
${op('once')}
  (which|what|list|show|print|find)? ${ROW} (that|which)? ${TIMES} (exactly|only|just)? (once|one time|1 time|unique)
  (unrepeated|non-repeated|unique only|non-duplicated) ${ROW}
${op('duplicates')}
  (which|what|list|show|print|find)? ${ROW} (that|which)? ${TIMES} (there)? (twice|more than once|several times|multiple times|at least twice|repeatedly|two times|more often than once|duplicated|repeated|duplicate)
  (is|are) there (${DUPLICATE}|repeat|repetition) ${ROW}?
  (only)? (duplicate|duplicated|repeated) (line|entry|word|one)?
${op('unique')}
  (list|show|print|give)? each ${ROW} (only|just|exactly)? once
  (sort|sorted) (uniquely|and unique|and uniq|and remove duplicate|and deduplicate)
  (and)? ${DROP} ${DUPLICATE} (line|entry|row|one)?
  (and|only)? (unique|uniq|distinct|deduplicated) (line|result|value|entry|row|one|name)?
  ${KEEPING} (only)? (unique|distinct) (line|row|entry)?
  (combine|merge|concatenate|unite|put together|join|union of) (line|content)? (of|in)? (file)? {source:things} (together)? (and)? (without|no|removing|dropping|remove|removed|drop|skipping|ignoring) (any)? (duplicate|double|repeat|repetition) (line)?
  union of (line of|line in)? {source:things}
  dedupe
  deduplicate
${op('uniqueInOrder')}
  ${DROP} ${DUPLICATE} line? <source>? (and|while|without|but)? ((${KEEPING}|changing|sorting) (original|their)? order?|in (original|their)? order) (they appear)?
  (in place of|instead of) (sorting|sort)? ${KEEPING} (original)? order
  <show>? (only)? (unique|distinct) line <source>? (and|while)? (${KEEPING}|in) (original|their)? order (they|in which they)? (appear|of appearance|of first appearance)?
${op('adjacent', { flags: '' })}
  ${DROP} (consecutive|adjacent|adjascent|successive|neighbouring|sequential) (${DUPLICATE}|identical|equal)? (line|entry|duplicate)
  ${DROP} (${DUPLICATE}|identical) (consecutive|adjacent|successive) line
${op('frequency')}
  (how often|how many time|count how often|count) ${BE}? (each|each of|different) ${ROW} ${TIMES}?
  (with|prefixed by|prefixed with|preceded by|showing|including|and prefix (it|each|each entry|each line|them)? (with|by)|prefix (it|each entry|them|each line) with|and (their|its)|and (show|print|display) (their|its)?) (their|its)? (count of|frequency|count) (of)? ((time|occurrence|appearance) (of)? (each|it|them)? (line|one|word)? (appear|occur|repeated|is repeated)?|each|them)?
  (and|with)? how (often|many time) (each|they|it|each of them)? (do|does)? (it|they|each)? (appear|occur|show up|come up)?
  (print|show|display|count|list)? (count of|frequency of) (time|occurrence|appearance) (of)? (each|it|they) (line|one|word|entry|value|field)? (appear|occur|is repeated)?
  (print|show|display|count)? how (many time|often) each ${UNIQUE}? (line|one|word|entry|value)? (appear|occur|is repeated)?
  (prefixed|preceded|and|together) (by|with) (count of)? (occurrence|frequency|count)
  (print|list)? (frequency of|frequency count of|count of occurrence of|count occurrence of|histogram of|count how many time) (each|${UNIQUE}|how many time each)? ${UNIQUE}? (line|value|entry|item|one)? (appear|occur)?
  <howMany> (how many time)? each ${UNIQUE}? (line|value|entry|item|one)? (appear|occur)?
  frequency count (of)?
${ofParts(step('frequency'))}
  <show>? (<howMany>|frequency of|histogram of) (occurrence of)? (each|${UNIQUE})? ${UNIQUE}? <part:smallPart> (in|of)?
  <show>? (each|list of ${UNIQUE}|${UNIQUE})? ${UNIQUE}? <part:smallPart> (in|of)? <source>? (prefixed by|and|with|preceded by) (its|their)? (count of|count|frequency of|frequency) (occurrence)?
  <show>? <part:smallPart> (frequency|count|histogram) (in|of)?
${ofParts(step('unique'))}
  <show>? (sorted)? (list of)? ${UNIQUE} <part:smallPart> (in|of|from)?
${ofParts(step('countUnique'))}
  is: favour 1.1
  <ask>? <howMany> ${UNIQUE} <part:smallPart> (are|is)? (there|used)? (in|of|from)?
${ofParts(step('frequencySorted'))}
  is: favour 0.2
  (tally|tally up|make tally of|histogram of|frequency of) ${ROW} (by frequency)?
  (tally|frequency of) ${ROW} (with)? (commonest|most common|most frequent|largest|highest) (on top|first)
  (most|least) (common|frequent|frequently occurring)
  (sort|sorted) by (frequency|count|count of occurrence|occurrence)
  count? (how often|how many time|each) (do|does|is|are)? each? <part:smallPart> ${TIMES}? (in|of)?
${mostFrequent}
  is: favour 1
  <show>? (which|what|who)? (is|are)? (top {n} (of)? (${FREQUENT}|${ASKED_FOR})?|{n} ${FREQUENT}|top? ${FREQUENT} {n}?) (repeated|duplicate)? <part> (used)? (in|of)?
  (which|what|show|list|top) <part> (${TIMES}|is|are|get|got)? ${ASKED_FOR}? (most|most often|most frequently|${FREQUENT}) ${ASKED_FOR}? (in)?
  <show>? line that (occur|appear) most (often|frequently) (in)?
  (which|what) (is|are|come|occur|appear)? (most often|most frequently|${FREQUENT})
`;
