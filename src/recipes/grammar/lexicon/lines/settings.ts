// Keys and sections of settings files: `.ini`, `.conf`, `.env`. `readings/file-kinds.ts` says which files they are in.

import type { LineFact } from '../line-facts.ts';
import { lineRules } from '../rule-text.ts';
import { raw, raws } from '../said.ts';
import { type LineRule, op, step } from './rule.ts';

const BE = '(is|are|be|do|does|did|has|have)';
const KEY = '(key|setting|option|parameter|variable|property)';
const IN_IT = '((is|are|do|does|has|have)? (there|defined|set|in it|it have|used|it contain))';
const bare = (text: string): string => text.replace(/^\[|\]$/g, '');
/** They ask for the whole section, not for a key of that name. */
const WHOLE = /^(?:keys?|settings?|values?|options?|lines?|contents?|everything|all|entries|parameters?)$/i;

const inSection = (key: string, section: string): readonly LineFact[] | undefined =>
  WHOLE.test(key)
    ? [step('section', { text: bare(section) })]
    : [step('settingIn', { text: key, other: bare(section) })];

export const SETTINGS: readonly LineRule[] = lineRules`
${op('settingKeys')}
  <show>? (which|what|every|each)? (name of)? ${KEY} (name)? ${IN_IT}? (in|of|from)?
${(said) => inSection(raw(said, 'text'), raw(said, 'section'))}
  <show>? (value of|what is)? (key|setting)? {text:word} (of|in|from|under) (section|block|part) {section}
  <show>? (value of|what is)? (key|setting)? {text:word} (of|in|from|under) {section:word} (section|block|part)
${(said) => [
  step('changeSettingIn', {
    text: raw(said, 'text'),
    other: bare(raw(said, 'section')),
    value: raw(said, 'value'),
  }),
  { is: 'inPlace' },
]}
  (change|set|update|modify) (value of)? (key|setting)? {text:word} (in|of|under) (section|block|part) {section} <source>? (to|=|as) {value:word}
  (change|set|update|modify) (value of)? (key|setting)? {text:word} (in|of|under) {section:word} (section|block|part) <source>? (to|=|as) {value:word}
  (change|set|update|modify) (value of)? (key|setting)? {text:word} (to|=|as) {value:word} (in|of|under) (section|block|part) {section}
  (change|set|update|modify) (value of)? (key|setting)? {text:word} (to|=|as) {value:word} (in|of|under) {section:word} (section|block|part)
${(said) => [step('uncomment', { text: raw(said, 'text') }), { is: 'inPlace' }]}
  (uncomment|comment in|activate) (line|entry|setting)? (with|containing|for|of|that contain|mentioning)? {text:word} (line|entry|setting)?
  (remove|delete|take away) (comment|comment sign|hash|#|comment mark) (in front of|before|from) (line|entry|setting)? (with|containing|for|of)? {text:word} (line|entry|setting)?
${(said) =>
  raws(said, 'source').every((file) => /\.(conf|cfg|cnf|ini|env|properties|toml|ya?ml)$/.test(file))
    ? [step('setting', { text: raw(said, 'key'), other: raw(said, 'value') }), { is: 'inPlace' }]
    : undefined}
  (change|set|update) (value of|setting)? {key:word} (setting|value|option|number)? (in|of|inside) (file)? {source:things} (file)? (to|=|as) {value:word}
  (change|set|update) (value of|setting)? {key:word} (setting|value|option|number)? (to|=|as) {value:word} (in|inside) (file)? {source:things}

# Settings and code; which files these are for is checked where the request is built.
${(said) => [
  step('settingIn', { text: raw(said, 'text'), other: raw(said, 'section').replace(/^\[|\]$/g, '') }),
]}
  <show>? (what|which)? (is|value of|value has)? {text:word} (value)? (is|be)? (set to|set|configured|defined|given|used|have|stored)? (in|for|under|of|from) {section:word} (section|part|block)
${(said) =>
  /^(?:get|show|print|which|what|this|that|whole|of|in|from)$/i.test(raw(said, 'section'))
    ? undefined
    : [step('section', { text: raw(said, 'section').replace(/^\[|\]$/g, '') })]}
  <show>? (section|block|part) {section}
  <show>? (everything in|what is in|content of)? {section:word} (section|block|part)
${op('sections')}
  (which|what|list|show)? section (does it have|are there|are in it|have|has|exist|do|does)? (have|there)?
${(said) => [step('settingOf', { text: raw(said, 'text') })]}
  (what|which) (value|setting) (has|have|does|is) {text:word} (have|set to)?
  (what|which) (is|are) {text:word} (set to|set|configured|configured to|configured as|defined as|defined)
  (value|setting) (of|for) {text:word} (setting|key|option)?
${(said) => [step('code', { text: raw(said, 'code') })]}
  onlyWith: ${/^(?!.*\bfile\b)/}
  (which|what|list|show|print|find|where are)? <code> (is|are|does|do|has|have)? (it|there)? (defined|define|contain|declare|declared|there|have|in it|include|included|import|imported|use|used)?
${(said) => [step('jq', { text: `.${raw(said, 'key')}` })]}
  is {key} (true|false|set|on|off|enabled|empty)
  what is {key} set to
${(said) => [step('jq', { text: `.${raw(said, 'key')} | length` })]}
  (how many|count|count of) {key} ${BE}? (there|it have|in it|listed)?
${(said) => [step('jq', { text: `.${raw(said, 'key')}`, flags: ' -r' })]}
  <show>? (what is|what are|value of|content of)? {key} (field|value|key|property)?
${op('settingKeys')}
  <show>? (which|what)? (top-level)? (key|property) (name)? ${BE}? (there|it have|in it|used)?
${op('jq', { text: 'empty' })}
  (is|check|check if|check that|test|validate) (it|this|that)? (is)? (valid|correct|well-formed) json
  validate json
${op('targets')}
  is: favour 0.3
  (which|what|list|show)? target (is|are|does|do|has|have)? (there|it have|have|in it|define|defined)?
`;
