// Things with a form of their own that people take out of texts and folders: addresses, links, numbers, dates.

import type { LineFact } from '../line-facts.ts';
import { count, has } from '../said.ts';
import { type LineRule, step } from './rule.ts';

type Thing = {
  readonly said: string;
  /** An extended regular expression that PowerShell reads alike. */
  readonly regex: string;
  /** What is done with each match. */
  readonly after?: readonly LineFact[];
  /** Its name alone has another meaning for lines: the verb is needed. */
  readonly withVerb?: true;
};

/** Elsewhere than in HTML, these are the links. */
export const URL_REGEX = '(https?|ftp)://[A-Za-z0-9._~:/?#@!$&*+,;=%-]*[A-Za-z0-9/]';
const HOST = '(https?|ftp)://[A-Za-z0-9.-]+';
const OF_URLS = '(of|from|in) (each|every)? (url|link|web address|address)';
const FROM_START = step('basename');

const THINGS: readonly Thing[] = [
  {
    said: '(email|e-mail|mail|email address|e-mail address|mail address|address that look like email)',
    regex: '[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+[A-Za-z0-9]',
  },
  { said: '(url|web address|web link|http link|hyperlink|http address)', regex: URL_REGEX },
  {
    said: `((host|hostname|host name|domain|domain name|server name|server|site) (part)? ${OF_URLS}|(host|hostname|host name|domain|domain name) (part)?)`,
    regex: HOST,
    after: [FROM_START],
  },
  {
    said: `((file|filename|file name|last part|last component|page name) (name)? ${OF_URLS})`,
    regex: URL_REGEX,
    after: [FROM_START],
  },
  {
    said: '(ip|ips|ip address|ipv4|ipv4 address|ip addr|ip number)',
    regex: '([0-9]{1,3}[.]){3}[0-9]{1,3}',
  },
  {
    said: '(phone number|telephone number|phone|telephone)',
    regex: '[+]?[0-9][0-9 ()/-]{5,}[0-9]',
  },
  { said: '(iso date|date)', regex: '[0-9]{4}-[0-9]{2}-[0-9]{2}', withVerb: true },
  { said: '(number|integer)', regex: '-?[0-9]+([.][0-9]+)?', withVerb: true },
  { said: '(hashtag|hash tag)', regex: '#[A-Za-z0-9_]+' },
  {
    said: '(mac address|mac)',
    regex: '([0-9A-Fa-f]{2}:){5}[0-9A-Fa-f]{2}',
  },
];

const VERB =
  '(<show>|extract|pull out|pull|collect|take out|pick out|grep|grep for|find|search for|filter out|which|what|gather)';
const MENTIONED =
  '((that|which)? (are|is|be)? (there|mentioned|used|contained|found|listed|appear|appearing|occur|it contain|hidden|present|in it))';
const DIFFERENT = '(unique|distinct|different|deduplicated)';

export const EXTRACTS: readonly LineRule[] = THINGS.flatMap(({ said, regex, after = [], withVerb }) => {
  const found: readonly LineFact[] = [step('match', { text: regex, flags: ' -oE' }), ...after];
  const rule = (
    patterns: readonly string[],
    favour: number,
    more: (n: number | undefined) => readonly LineFact[],
  ): LineRule => ({
    patterns,
    means: (slots) => [...found, ...more(has(slots, 'n') ? count(slots) : undefined)],
    favour,
  });
  return [
    rule(
      withVerb === true
        ? [`(extract|pull out|pull|collect|pick out) (each|every|only|just)? ${said} ${MENTIONED}?`]
        : [`${VERB}? (each|every|only|just)? ${said} ${MENTIONED}?`],
      0.1,
      () => [],
    ),
    rule([`${VERB}? (each|every|only|just)? ${said} ${MENTIONED}? (in|from|out of)`], 0.9, () => []),
    rule(
      [
        `${VERB}? (each|every|only|just)? ${DIFFERENT} ${said} ${MENTIONED}?`,
        `(list|show|find|print)? ${said} (without|and no|but no) (duplicate|repetition|repeat|double)`,
        `${VERB}? each ${said} (only|just) once`,
      ],
      1,
      () => [step('unique')],
    ),
    rule([`(how many|count|count of) ${DIFFERENT} ${said} ${MENTIONED}?`], 1.2, () => [step('countUnique')]),
    ...(withVerb === true
      ? []
      : [
          rule([`(how many|count|count of) ${said} ${MENTIONED}?`], 0.6, () => [step('countLines')]),
          rule(
            [
              `(how often|how many time|count how often|count) (do|does|is|are)? each ${said} ${MENTIONED}?`,
              `(tally|frequency of|count per) ${said}`,
            ],
            1.1,
            () => [step('frequencySorted')],
          ),
          rule(
            [
              `(which|what|show|list)? (is|are)? (top|most common|most frequent|commonest) {n}? ${said}`,
              `top {n} (most common|most frequent)? ${said}`,
              `(which|what) ${said} (occur|appear|come|come up|is mentioned|is used) (most|most often|most frequently)`,
            ],
            1,
            (n) => [step('frequencySorted'), step('first', { n: n ?? 1 })],
          ),
        ]),
  ];
});
