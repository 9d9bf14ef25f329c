// Lines of logs: addresses, status codes, errors and the lines around them.

import type { LineFact } from '../line-facts.ts';
import { lineRules } from '../rule-text.ts';
import { count, raw } from '../said.ts';
import { type LineRule, op, step } from './rule.ts';

const IP = '(ip|ips|ip address|address|client|visitor|ip addr)';
const MOST = 10;
const HITS =
  '(hit|visit|access|call|request|connect|appear|come|show up|use|hammer|occur|made most request|made request|ask) (from|to|in|up)? (us|me|it|site|server|this)?';
const SEVERE = /^(error|warning|exception|failure|timeout|fatal|critical|panic)$/;

export const LOGS: readonly LineRule[] = lineRules`
${() => [step('addresses'), step('frequencySorted'), step('first', { n: MOST })]}
  (which|what) ${IP} ${HITS} (most|most often|most frequently)
  (which|what) ${IP} (most|most often) ${HITS}
  (how many|count of|count) (time|request|hit|line)? (per|for each|by|from each) ${IP}
  count ${IP}
${() => [step('addresses'), step('frequencySorted')]}
  is: favour 0.9
  (how many|count|count of)? (request|hit|line|visit|access|time) (per|for each|by|from each) ${IP}
${(said) => severe(raw(said, 'text'), step(raw(said, 'end'), { n: 1 }))}
  (show|list|print|get|find|what is|what was|give me)? (<end:firstOrLast>|<end:earliestOrLatest>) {text:word} (line|message|entry)? (of|in|from)?
${(said) => [step('first', { n: count(said) })]}
  top {n}
  (show|list)? {n} most (common|frequent) (one)?
${(said) => statusMatch(said['code']?.[0]?.raw ?? '', true)}
  (how many|count|count of) {code:n} (error|status|response|request|code|status code|one)? (was|were|are|is)? (there)?
  (how many|count|count of) {code:status} (was|were|are|is)? (there)?
  (how many|count|count of) (error|status|response|request) (with|of)? (status|code|status code)? {code:n} (was|were|are|is)? (there)?
${(said) => statusMatch(said['code']?.[0]?.raw ?? '', false)}
  (show|list|find|print|get)? (every)? {code:n} (error|status|response|request) (line)?
  (line|request|hit|response) (with|having|that|which|returning|where)? (status|code|status code|return|returned|returning|gave|got|had|was|is|were|are)? (status|code|status code)? {code:n}
${(said) => [
  step('match', { text: raw(said, 'text').replace(/(?<=[a-z]{3})(?<!s)s$/i, ''), flags: ' -v -i' }),
]}
  (show|list|print|get|find|display|every|which|give me)? (every)? (line|entry|message|one|row)? (that|which) (are|is|be) not (a)? {text:word} (line|message|entry)?
  (line|entry|message|row) (other than|except|but not|besides) {text:word} (line|message|entry)?
  (everything|anything) (except|but|other than|that is not|besides) {text:word} (line|message|entry)?
${(said) => severe(raw(said, 'text'))}
  (show|list|print|get|find|display|give me)? (each)? {text:word} (line|message|entry)? (of|in|from)?
${op('all')}
  (peek|look|see|view|show|read|print|display) (in|inside|into|what is in|what is inside|content of)
  (what is) (in|inside)
`;

/** `errors in app.log`: words that mark lines of logs, enough on their own as the text to search. */
function severe(said: string, ...then: readonly LineFact[]): readonly LineFact[] | undefined {
  const word = said.toLowerCase().replace(/s$/, '');
  return SEVERE.test(word) ? [step('match', { text: word, flags: ' -i' }), ...then] : undefined;
}

/** Where web servers write the status in a line: after the quoted request. */
function statusMatch(said: string, counted: boolean): ReturnType<LineRule['means']> {
  const code = /^[1-5]\d\d/.exec(said)?.[0];
  return code === undefined ? undefined : [step(counted ? 'countMatching' : 'match', { text: `" ${code} ` })];
}
