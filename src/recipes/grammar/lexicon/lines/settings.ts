// Keys and sections of settings files: `.ini`, `.conf`, `.env`. `readings/file-kinds.ts` says which files they are in.

import type { LineFact } from '../line-facts.ts';
import { raw } from '../said.ts';
import { type LineRule, op, step } from './rule.ts';

const KEY = '(key|setting|option|parameter|variable|property)';
const IN_IT = '((is|are|do|does|has|have)? (there|defined|set|in it|it have|used|it contain))';
const bare = (text: string): string => text.replace(/^\[|\]$/g, '');
/** They ask for the whole section, not for a key of that name. */
const WHOLE = /^(?:keys?|settings?|values?|options?|lines?|contents?|everything|all|entries|parameters?)$/i;

const inSection = (key: string, section: string): readonly LineFact[] | undefined =>
  WHOLE.test(key)
    ? [step('section', { text: bare(section) })]
    : [step('settingIn', { text: key, other: bare(section) })];

export const SETTINGS: readonly LineRule[] = [
  {
    patterns: [`<show>? (which|what|every|each)? (name of)? ${KEY} (name)? ${IN_IT}? (in|of|from)?`],
    means: op('settingKeys'),
    favour: 0.2,
  },
  {
    patterns: [
      `<show>? (value of|what is)? (key|setting)? {text:word} (of|in|from|under) (section|block|part) {section}`,
      `<show>? (value of|what is)? (key|setting)? {text:word} (of|in|from|under) {section:word} (section|block|part)`,
    ],
    means: (said) => inSection(raw(said, 'text'), raw(said, 'section')),
  },
  {
    patterns: [
      `(change|set|update|modify) (value of)? (key|setting)? {text:word} (in|of|under) (section|block|part) {section} <source>? (to|=|as) {value:word}`,
      `(change|set|update|modify) (value of)? (key|setting)? {text:word} (in|of|under) {section:word} (section|block|part) <source>? (to|=|as) {value:word}`,
      `(change|set|update|modify) (value of)? (key|setting)? {text:word} (to|=|as) {value:word} (in|of|under) (section|block|part) {section}`,
      `(change|set|update|modify) (value of)? (key|setting)? {text:word} (to|=|as) {value:word} (in|of|under) {section:word} (section|block|part)`,
    ],
    means: (said) => [
      step('changeSettingIn', {
        text: raw(said, 'text'),
        other: bare(raw(said, 'section')),
        value: raw(said, 'value'),
      }),
      { is: 'inPlace' },
    ],
  },
  {
    patterns: [
      '(uncomment|comment in|activate) (line|entry|setting)? (with|containing|for|of|that contain|mentioning)? {text:word} (line|entry|setting)?',
      '(remove|delete|take away) (comment|comment sign|hash|#|comment mark) (in front of|before|from) (line|entry|setting)? (with|containing|for|of)? {text:word} (line|entry|setting)?',
    ],
    means: (said) => [step('uncomment', { text: raw(said, 'text') }), { is: 'inPlace' }],
  },
];
