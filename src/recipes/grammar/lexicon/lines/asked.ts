// What people ask of one text, in words around the name of its file: `what does line 4 of a.txt say`.

import { characterOf } from '../../../slots/characters.ts';
import { count, raw } from '../said.ts';
import { type LineRule, op, step } from './rule.ts';

const BE = '(is|are|be|do|does|did|has|have)';
const UNSEEN =
  '(tab|tab character|trailing space|trailing blank|trailing whitespace|whitespace|invisible character|hidden character|special character|control character|non-printing character|non-printable character|line end|line ending|end of line)';

export const ASKED: readonly LineRule[] = [
  // By position.
  // What is left out, and what becomes visible.
  {
    patterns: [
      `(make|show|see|display|reveal|let me see) ${UNSEEN} (or|and)? ${UNSEEN}? (visible|visibly|as symbol)?`,
      `(is|are) there ${UNSEEN} (or|and)? ${UNSEEN}? (in it)?`,
      '(make|show) (them|it|those|these) (visible|visibly)',
      `with ${UNSEEN} (or|and)? ${UNSEEN}? (visible|shown|marked)`,
    ],
    means: op('visible'),
  },
  {
    patterns: [
      '(and)? (show|print|give me|keep|display) (rest|remainder|what is left|everything else)',
      'i (only|just)? (want|need|would like) (to see|see)?',
      'with no (file)? (offset|offset data|file offset data|address) (for|of)?',
      'without (offsets|offset|addresses|file offset)',
      'if and only if {text:text} is followed by {other:text}',
    ],
    means: () => [{ is: 'nothing' }],
  },
  // Searches.
  // Order.
  {
    patterns: [
      '(put|show|print|join|list)? (them|it|line|everything)? (on|in|into|as) ({one:n}|single) line (separated|joined|delimited|divided) (by|with) {character}',
      '(joined|joint|combined) (by|with) {character}',
    ],
    means: (said) => [step('join', { text: characterOf(raw(said, 'character')) })],
    favour: 1.4,
    sure: true,
  },
  {
    patterns: [
      '(put|show|print|join|list|write|squeeze) (them|it|line|number|everything|each line)? (on|in|into|as|onto) {one:n} line',
    ],
    means: (said) => (count(said, 'one') === 1 ? [step('join', { text: ' ' })] : undefined),
  },
  // Changes.
  {
    patterns: [
      '(for good|permanently|for real|for ever|forever|in file itself|directly in file|and save (it|file)?|in original|for keeps)',
      '(and)? write (the)? result back (to (it|file|same file|the file))?',
      '(and)? (store|save|write|put|keep) (it|result|them|that|output)? (back)? (in|to|into|under) (the)? (same|original) (file|name)',
      '(truncate|truncates|shorten)',
      'in place',
      'in-place',
      'inplace',
      'edit (the)? file',
      '(modify|modifying|editing|updating) (the)? (file|original) (in place|directly)?',
      '(and)? (save|write) (it)? (the)? (changes|back)',
    ],
    means: () => [{ is: 'inPlace' }],
  },
  {
    patterns: [
      '(put|insert|add|write|prepend|set) {text:quoted} (as|at|in|on|into|above|before) (very)? (first line|top|first)',
      '(put|insert|write|prepend) {text:quoted} (at|in) (very)? (beginning|start)',
    ],
    means: (said) => [step('insertFirst', { text: raw(said, 'text') }), { is: 'inPlace' }],
    favour: 0.65,
  },
  {
    patterns: [
      'comment out (line|every line|each line)? (starting with|beginning with|that start with)? {text:word} (line|entry|definition|setting)?',
    ],
    means: (said) => [step('commentStart', { text: raw(said, 'text') }), { is: 'inPlace' }],
  },
  {
    patterns: [
      `(convert|change|turn|fix|make|set|switch) (it|line end|line ending)? (from (dos|windows|unix|linux))? (in|into|to|have|so that they are|so they are|as|with) <to:lineEnds> (line ending|line end|newline|style|line|one)`,
      `(convert|change|turn|fix|make|set|switch) (line end|line ending|end of line|newline) (in|into|to|so that they are|so they are|as|be)? <to:lineEnds> (style|one)?`,
      // What is wrong is named, or what is wished for.
      '(fix|remove|strip|drop|get rid of|correct|clean up|repair) (dos|windows|crlf|carriage return) (line ending|line end|newline|line break|one)',
      '(make|set|use|give it|give) <to:dosEnds> (line ending|line end|newline|one)',
    ],
    means: (said) => [step(raw(said, 'to') === 'toDos' ? 'toDos' : 'fromDosInFile'), { is: 'inPlace' }],
  },
  {
    patterns: [
      '(with)? {text:word} replaced (by|with) {other:word}',
      '<show>? (it)? (with) {other:word} instead of {text:word}',
    ],
    means: (said) => [step('replace', { text: raw(said, 'text'), other: raw(said, 'other') })],
  },
  {
    patterns: [
      '(with)? {other:character} (instead of|in place of|rather than) {text:character}',
      '(swap|exchange|change|switch|replace|turn) {text:character} (for|with|by|into|to) {other:character}',
    ],
    means: (said) => {
      const [from, to] = [characterOf(raw(said, 'text')), characterOf(raw(said, 'other'))];
      return from.length === 1 && to.length === 1
        ? [step('swap', { text: escaped(from), other: escaped(to) })]
        : undefined;
    },
    sure: true,
  },
  // Settings and code; which files these are for is checked where the request is built.
  {
    patterns: [
      `<show>? (what|which)? (is|value of|value has)? {text:word} (value)? (is|be)? (set to|set|configured|defined|given|used|have|stored)? (in|for|under|of|from) {section:word} (section|part|block)`,
    ],
    means: (said) => [
      step('settingIn', { text: raw(said, 'text'), other: raw(said, 'section').replace(/^\[|\]$/g, '') }),
    ],
  },
  {
    patterns: [
      '<show>? (section|block|part) {section}',
      '<show>? (everything in|what is in|content of)? {section:word} (section|block|part)',
    ],
    means: (said) =>
      /^(?:get|show|print|which|what|this|that|whole|of|in|from)$/i.test(raw(said, 'section'))
        ? undefined
        : [step('section', { text: raw(said, 'section').replace(/^\[|\]$/g, '') })],
  },
  {
    patterns: [
      '(which|what|list|show)? section (does it have|are there|are in it|have|has|exist|do|does)? (have|there)?',
    ],
    means: op('sections'),
  },
  {
    patterns: [
      '(what|which) (value|setting) (has|have|does|is) {text:word} (have|set to)?',
      '(what|which) (is|are) {text:word} (set to|set|configured|configured to|configured as|defined as|defined)',
      '(value|setting) (of|for) {text:word} (setting|key|option)?',
    ],
    means: (said) => [step('settingOf', { text: raw(said, 'text') })],
  },
  {
    patterns: [
      '(which|what|list|show|print|find|where are)? <code> (is|are|does|do|has|have)? (it|there)? (defined|define|contain|declare|declared|there|have|in it|include|included|import|imported|use|used)?',
    ],
    means: (said) => [step('code', { text: raw(said, 'code') })],
    onlyWith: /^(?!.*\bfile\b)/,
  },
  {
    patterns: ['is {key} (true|false|set|on|off|enabled|empty)', 'what is {key} set to'],
    means: (said) => [step('jq', { text: `.${raw(said, 'key')}` })],
  },

  {
    patterns: [`(how many|count|count of) {key} ${BE}? (there|it have|in it|listed)?`],
    means: (said) => [step('jq', { text: `.${raw(said, 'key')} | length` })],
  },
  {
    patterns: [`<show>? (what is|what are|value of|content of)? {key} (field|value|key|property)?`],
    means: (said) => [step('jq', { text: `.${raw(said, 'key')}`, flags: ' -r' })],
  },
  {
    patterns: [
      `<show>? (which|what)? (top-level)? (key|property) (name)? ${BE}? (there|it have|in it|used)?`,
    ],
    means: op('settingKeys'),
  },
  {
    patterns: [
      '(is|check|check if|check that|test|validate) (it|this|that)? (is)? (valid|correct|well-formed) json',
      'validate json',
    ],
    means: op('jq', { text: 'empty' }),
  },
  {
    patterns: [
      '(which|what|list|show)? target (is|are|does|do|has|have)? (there|it have|have|in it|define|defined)?',
    ],
    means: op('targets'),
    favour: 0.3,
  },
];

const escaped = (character: string): string => (character === '\t' ? '\\t' : character);
