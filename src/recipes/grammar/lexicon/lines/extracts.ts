// Things with a form of their own that people take out of texts and folders: addresses, links, numbers, dates.

import type { LineFact } from '../line-facts.ts';
import { lineRules } from '../rule-text.ts';
import { count, has, raw } from '../said.ts';
import { type LineRule, step } from './rule.ts';

type Form = {
  /** An extended regular expression that PowerShell reads alike. */
  readonly regex: string;
  /** What is done with each match. */
  readonly after?: LineFact;
};

/** Elsewhere than in HTML, these are the links. */
export const URL_REGEX = '(https?|ftp)://[A-Za-z0-9._~:/?#@!$&*+,;=%-]*[A-Za-z0-9/]';

/** By their names in `categories.ts`, which has the words for them. */
const FORMS: Readonly<Record<string, Form>> = {
  email: { regex: '[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+[A-Za-z0-9]' },
  url: { regex: URL_REGEX },
  host: { regex: '(https?|ftp)://[A-Za-z0-9.-]+', after: step('basename') },
  page: { regex: URL_REGEX, after: step('basename') },
  ip: { regex: '([0-9]{1,3}[.]){3}[0-9]{1,3}' },
  phone: { regex: '[+]?[0-9][0-9 ()/-]{5,}[0-9]' },
  date: { regex: '[0-9]{4}-[0-9]{2}-[0-9]{2}' },
  number: { regex: '-?[0-9]+([.][0-9]+)?' },
  hashtag: { regex: '#[A-Za-z0-9_]+' },
  mac: { regex: '([0-9A-Fa-f]{2}:){5}[0-9A-Fa-f]{2}' },
};

const EITHER = '(<form>|<form:commonForm>)';
const VERB =
  '(<show>|extract|pull out|pull|collect|take out|pick out|grep|grep for|find|search for|filter out|which|what|gather)';
const MENTIONED =
  '((that|which)? (are|is|be)? (there|mentioned|used|contained|found|listed|appear|appearing|occur|it contain|hidden|present|in it))?';
const DIFFERENT = '(unique|distinct|different|deduplicated)';
const COUNT = '(how many|count|count of)';

const extract =
  (more: (n: number | undefined) => readonly LineFact[]): LineRule['means'] =>
  (said) => {
    const form = FORMS[raw(said, 'form')];
    if (form === undefined) return undefined;
    const found = step('match', { text: form.regex, flags: ' -oE' });
    const after = form.after === undefined ? [] : [form.after];
    return [found, ...after, ...more(has(said, 'n') ? count(said) : undefined)];
  };

export const EXTRACTS: readonly LineRule[] = lineRules`
${extract(() => [])}
  ${VERB}? (each|every|only|just)? <form> ${MENTIONED}
  (extract|pull out|pull|collect|pick out) (each|every|only|just)? <form:commonForm> ${MENTIONED}
${extract(() => [])}
  is: favour 0.9
  ${VERB}? (each|every|only|just)? ${EITHER} ${MENTIONED} (in|from|out of)
${extract(() => [step('unique')])}
  is: favour 1
  ${VERB}? (each|every|only|just)? ${DIFFERENT} ${EITHER} ${MENTIONED}
  (list|show|find|print)? ${EITHER} (without|and no|but no) (duplicate|repetition|repeat|double)
  ${VERB}? each ${EITHER} (only|just) once
${extract(() => [step('countUnique')])}
  ${COUNT} ${DIFFERENT} ${EITHER} ${MENTIONED}
${extract(() => [step('countLines')])}
  ${COUNT} <form> ${MENTIONED}
${extract(() => [step('frequencySorted')])}
  is: favour 1.1
  (how often|how many time|count how often|count) (do|does|is|are)? each <form> ${MENTIONED}
  (tally|frequency of|count per) <form>
${extract((n) => [step('frequencySorted'), step('first', { n: n ?? 1 })])}
  is: favour 1
  (which|what|show|list)? (is|are)? (top|most common|most frequent|commonest) {n}? <form>
  top {n} (most common|most frequent)? <form>
  (which|what) <form> (occur|appear|come|come up|is mentioned|is used) (most|most often|most frequently)
`;
