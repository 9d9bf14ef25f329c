// What people ask of one text, in words around the name of its file: `what does line 4 of a.txt say`.

import { characterOf } from '../../../slots/characters.ts';
import { count, has, raw } from '../said.ts';
import { type LineRule, type Means, op, ops, step } from './rule.ts';

const BE = '(is|are|be|do|does|did|has|have)';
const ROW = '(line|entry|row|record|one|value|name)';
const OCCUR =
  '(occur|appear|show up|come up|turn up|exist|happen|be mentioned|mentioned|be used|used|found|be found|stand|written|there|come|listed|in it|in there)';
const LEAVE_OUT =
  '(without|but skip|skip|skipping|hide|hiding|no|minus|leave out|leaving out|ignoring|omit|omitting|strip|excluding|except|except for|but not|but without|but no|minus)';
const ITS = '(its|their|it|his)';
const UNSEEN =
  '(tab|tab character|trailing space|trailing blank|trailing whitespace|whitespace|invisible character|hidden character|special character|control character|non-printing character|non-printable character|line end|line ending|end of line)';
const BACKWARDS =
  '(bottom line first|in reverse line order|upside down|backwards|backward|bottom to top|from bottom to top|bottom up|from bottom up|last line first|from end to start|from last to first|back to front|in reverse line order|with last line first|last first|in reversed order|from bottom)';

const search =
  (flags: (said: Parameters<Means>[0]) => string): Means =>
  (said) => [step('match', { text: raw(said, 'text'), flags: flags(said) })];

/** Logs write them in capitals, people who ask do not. */
const MARKS_LINES = /^(?:error|warning|exception|failure|timeout|fatal|critical|panic)s?$/;

/** They are counted themselves, not lines with their names. */
const COUNTED =
  /^(?:row|line|record|entry|entrie|column|field|character|letter|word|byte|file|folder|user|time|item|paragraph|sentence|number|value|duplicate|page|section|key|kilobyte)$/i;

/** `apples`: lines with an apple. */
const singular = (text: string): string =>
  /^[a-z]{2,}[^s]s$/i.test(text) && !/ies$/.test(text) ? text.slice(0, -1) : text.replace(/ies$/, 'y');

export const ASKED: readonly LineRule[] = [
  // By position.
  {
    patterns: [
      `(what|which)? (is|does|do|stand)? (on|in|at)? (line|row) (number|no)? {n} (say|contain|read|hold|look like|be)?`,
      `(what is|what stands|what does) (on|in|at)? {n:rank} (line|row) (say|read)?`,
    ],
    means: (said) => [step('line', { n: count(said) })],
  },
  {
    patterns: ['(middle)? (line|row) {range:word}', '(from|in) middle'],
    means: (said) => {
      if (!has(said, 'range')) return [{ is: 'nothing' }];
      const [, from, to] = /^(\d+)-(\d+)$/.exec(raw(said, 'range')) ?? [];
      return from === undefined ? undefined : [step('range', { n: Number(from), m: Number(to) })];
    },
  },
  {
    patterns: [
      '<show>? first and last (line|entry|row|record|one)',
      '<show>? (top|beginning) and (bottom|end) line',
    ],
    means: op('ends'),
  },
  {
    patterns: [
      `${LEAVE_OUT} ${ITS}? last {n} (line|row|entry)?`,
      `(everything|all|every line)? ${LEAVE_OUT} ${ITS}? (last|final) (line|row|entry)`,
    ],
    means: (said) => [step('allButLast', { n: has(said, 'n') ? count(said) : 1 })],
  },
  {
    patterns: [
      `${LEAVE_OUT} ${ITS}? first {n} (line|row|entry)?`,
      `(everything|all|every line)? ${LEAVE_OUT} ${ITS}? first (line|row|entry)`,
    ],
    means: (said) => [step('from', { n: (has(said, 'n') ? count(said) : 1) + 1 })],
    favour: 0.8,
  },
  { patterns: ['<show>? (what is)? shebang (line)?'], means: op('first', { n: 1 }) },
  {
    patterns: [`(show|print|display|list|read|put|turn|reverse|flip)? (line|it|them)? ${BACKWARDS}`],
    means: op('reverseLines'),
  },
  {
    patterns: [`(reverse|mirror) (each|every) line`, `each line (backwards|reversed|mirrored)`],
    means: op('reverseCharacters'),
    favour: 1.2,
  },
  {
    patterns: [
      `(pick|choose|draw|select|show|print|give me|get|grab)? {n}? (random|arbitrary) ${ROW} (out)?`,
      `(pick|choose|draw|select|show|print|give me|get|grab|take) (${ROW}|somebody|someone|{n})? ${ROW}? (at random|randomly|by chance|by lot)`,
    ],
    means: (said) => [step('randomLine', { n: has(said, 'n') ? count(said) : 1 })],
  },
  // What is left out, and what becomes visible.
  {
    patterns: [
      `${LEAVE_OUT} (comment|comment line) (and|or)? (blank|empty) line`,
      `${LEAVE_OUT} (blank|empty) line (and|or)? comment (line)?`,
    ],
    means: () => [step('dropComments'), step('dropBlank')],
    favour: 1.1,
  },
  { patterns: [`${LEAVE_OUT} (comment|comment line|commented line)`], means: op('dropComments') },
  { patterns: [`${LEAVE_OUT} (blank|empty) line`], means: op('dropBlank'), favour: 0.6 },
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
      `(which|what|show|list|find|print)? (is|are)? (there)? (line|row) (that|which)? (is|are|be|have|has)? (over|above|longer than|more than|exceeding|with more than|wider than|with over) {n} (character|column) (long|wide)?`,
    ],
    means: (said) => [step('longer', { n: count(said) })],
  },
  {
    patterns: ['(how many|count|count of) (blank|empty) line (is|are|does|has)? (there|it have|in it)?'],
    means: op('countMatching', { text: '^[[:space:]]*$' }),
  },
  {
    patterns: [
      '<show>? (last|final|bottom) {n} (entry|row|record|line|message)',
      '<show>? {n} (last|latest|final|newest|most recent) (entry|row|record|line|message)',
    ],
    means: (said) => [step('last', { n: count(said) })],
  },
  {
    patterns: ['<show>? (first|top) {n} (entry|row|record|message)'],
    means: (said) => [step('first', { n: count(said) })],
  },
  {
    patterns: ['(in)? (increasing|ascending|alphabetical) (order|numerical order)?'],
    means: () => [{ is: 'ordered' }],
  },
  {
    patterns: ['(have|take)? (look at|glance at|peek at) (top|beginning|start|head)'],
    means: op('first', { n: 10 }),
  },
  { patterns: ['(have|take)? (look at|glance at|peek at) (end|bottom|tail)'], means: op('last', { n: 10 }) },
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
  {
    patterns: [
      '(line|everything|part|text)? (from|starting at|starting with) {text:quoted} (on|onwards|to end|until end|till end|down)',
    ],
    means: (said) => [step('after', { text: raw(said, 'text') })],
  },
  {
    patterns: [
      '<show>? first {n} (occurrence|match|mention|hit) of {text:word}',
      '<show>? first {n} line (with|containing|that contain|mentioning) {text:word}',
    ],
    means: search((said) => ` -m ${count(said)}`),
  },
  // Searches.
  {
    patterns: [
      `(where|on which line|in which line|at which line|what line|which line) ${BE}? (word|text|string)? {text:word} ${OCCUR}?`,
    ],
    means: search(() => ' -n'),
  },
  {
    patterns: [
      `{n} line (before and after|around|above and below|either side of|on either side of|on each side of|on both sides of|of context around|of context for|surrounding) (word|line with|match of|each)? {text:word}`,
      `(search for|grep|find|show|look for|grep for) {text:text} (with|and|plus|including) {n} line (of context|around it|around them|before and after|around|context|above and below)`,
    ],
    means: search((said) => ` -C ${count(said)}`),
  },
  {
    patterns: [
      `(next)? {n} line (following|after|below|behind|coming after|that follow|past) (line with|line containing|match of)? {text:word}`,
      '(line|one) (following|after|below) (line with|line containing)? {text:quoted}',
      '{text:quoted} and (next)? {n} line (after|below|following|behind) (it)?',
    ],
    means: search((said) => ` -A ${has(said, 'n') ? count(said) : 1}`),
    favour: 0.8,
  },
  {
    patterns: [
      `{n} line (before|above|preceding|in front of|ahead of|leading up to) (line with|line containing|match of)? {text:word}`,
      '(line|one) (before|above|preceding) (line with|line containing)? {text:quoted}',
      '{text:quoted} and {n} line (before|above) (it)?',
    ],
    means: search((said) => ` -B ${has(said, 'n') ? count(said) : 1}`),
  },
  {
    patterns: [
      'case-insensitive (search|grep|match) (for)? {text:word}',
      '(search|look|grep) case-insensitive for {text:word}',
    ],
    means: search(() => ' -i'),
  },
  {
    patterns: ['(look|search) for word {text:word}', '(find|show|grep) line with word {text:word}'],
    means: search(() => ' -w'),
    favour: 0.6,
  },
  {
    patterns: [
      '(is|are) there {text:word} (in it|inside)?',
      `${BE} {text:quoted} (in it|there|in there|listed|mentioned)`,
    ],
    // `is there a test for cart.ts`: beside it.
    means: (said) =>
      /^(?:backup|copy|test|version|header|column)s?$/i.test(raw(said, 'text'))
        ? undefined
        : search((all) => (MARKS_LINES.test(raw(all, 'text')) ? ' -i' : ''))(said),
  },
  {
    patterns: [
      `(how often|how many time|how frequently) ${BE}? {text:word} ${OCCUR}?`,
      `(count|count of) (occurrence|time|appearance|mention) (of)? {text:word}`,
    ],
    means: (said) => [step('countText', { text: raw(said, 'text') })],
  },
  {
    patterns: [
      `(how often|how many time|how frequently) ${BE}? word {text:word} ${OCCUR}?`,
      `(count|count of) (occurrence|time|appearance) of word {text:word}`,
    ],
    means: (said) => [step('countText', { text: raw(said, 'text'), flags: ' -w' })],
    favour: 1,
  },
  {
    patterns: [
      `(how many|count|count of) {text:word} (line|entry|row|message)? (is|are|does|do|has|have)? (there|it have|in it|listed)?`,
    ],
    means: (said) => {
      const text = singular(raw(said, 'text'));
      if (COUNTED.test(text)) return undefined;
      return [
        step('countMatching', {
          text,
          flags: MARKS_LINES.test(text) ? ' -i' : '',
        }),
      ];
    },
  },
  // Order.
  {
    patterns: ['(sort|order|arrange|sorted) (each|every)? number'],
    means: () => [step('sort', { flags: ' -n' })],
    favour: 1,
  },
  {
    patterns: [
      '(alphabetical|alphabetically sorted|alphabetic|sorted) list (of)? (line)?',
      '(put|bring|get) (them|it|line|everything)? in (right|correct|proper|sensible|alphabetical|alphabetic|sorted|ascending) order',
      '(sort|order|arrange) (them|it|line|everything)? (from)? (a to z|a-z|alphabetically|in alphabetical order)',
    ],
    means: () => [step('sort', { flags: '' })],
  },
  {
    patterns: [
      '(sort|sorted|order|ordered)? (by|as|in)? version (number)? (order|wise|in it)?',
      `(has|have|with|hold|full of|contain) version (number)? (in it)?`,
      '(by|based on|on|according to|using)? (version|version number|version numbers|by version)',
      'version sort',
    ],
    means: () => [{ is: 'flag', flag: 'V', for: 'sort' }],
  },
  {
    patterns: ['(sort|order|sorted|arrange) (them|it|line)? (by|as) (version|version number)'],
    means: () => [step('sort', { flags: ' -V' })],
    favour: 0.9,
  },
  {
    patterns: ['(sort|order|arrange|sorted) (them|it|line)? (from)? (z to {x:word}|z-a)'],
    means: () => [step('sort', { flags: ' -r' })],
  },
  {
    patterns: [
      '(sort|order|sorted|arrange) (them|it|line)? by (ip|address|ip address) (numerically|number)?',
      '(sort|order) (ip|address|ip address) (numerically|in order|correctly)?',
    ],
    means: () => [step('sort', { flags: ' -t . -k 1,1n -k 2,2n -k 3,3n -k 4,4n' })],
    favour: 1,
  },
  {
    patterns: [
      '(ignoring|regardless of|no matter|disregarding) (upper/lower|upper and lower|upper or lower|lower/upper) (case)?',
    ],
    means: () => [{ is: 'flag', flag: 'f', for: 'sort' }],
  },
  // How often lines come.
  ...ops({
    once: [
      `(which|what|list|show|print|find)? ${ROW} (that|which)? (occur|appear|come|show up|exist|be|are|is) (exactly|only|just) (once|one time|1 time)`,
      `(which|what|list|show)? ${ROW} (occur|appear|come) once`,
      `(unrepeated|non-repeated|unique only) ${ROW}`,
      '(lines|line) (that|which)? (appear|occur|occurring|appearing|are) (only|exactly)? (once|unique)',
      '(non-duplicated|non-repeated) (line)',
    ],
    duplicates: [
      `(which|what|list|show|print|find)? ${ROW} (that|which)? (occur|appear|come|show up|exist|be|are|is|listed) (there)? (twice|more than once|several times|multiple times|at least twice|repeatedly|two times|more often than once)`,
      `(is|are) there (duplicate|double|repeated) ${ROW}?`,
      `(is|are) there (duplicate|double|repeat|repetition|duplicates)`,
      '(only)? (duplicate|duplicated|repeated) (line|lines|entries|words|ones)?',
      '(lines|line) (that|which) (appear|occur|are) (more than once|duplicated|repeated|duplicates)',
    ],
    unique: [
      `(list|show|print|give)? each ${ROW} (only|just|exactly)? once`,
      '(sort|sorted) (uniquely|and unique|and uniq|and remove duplicates|and deduplicate)',
      '(and)? (remove|delete|eliminate|without|removing|drop|discard) (duplicate|duplicated|duplicates|repeated|duplicate lines) (lines|line|entry|rows|ones)?',
      '(and|only)? (unique|uniq|distinct|deduplicated) (line|lines|results|values|entries|rows|ones|result|words|names)?',
      '(preserving|preserve|keeping|keep|leaving) (only)? (unique|distinct) (line|row|entry)?',
      '(drop|throw away|get rid of|filter out|discarding) (duplicate|repeated) (line|row|entry)?',
      'dedupe',
      'deduplicate',
    ],
  }),
  {
    patterns: [
      `(how many|count|count of) (different|distinct|unique) ${ROW} ${BE}? (there|it have|in it|listed)?`,
    ],
    means: op('countUnique'),
    favour: 1,
  },
  ...ops({
    frequency: [
      `(how often|how many time) ${BE}? (each|every|each of|the different) ${ROW} ${OCCUR}?`,
      `count (how often|how many time)? each ${ROW} (${OCCUR})?`,
      '(with|prefixed by|prefixed with|preceded by|along with|showing|including|and prefix with|and prefix by|and prefix (it|each|each entry|each line|them) with|prefix (it|each entry|them|each line) with|and (their|its)|and (show|print|display) (their|its|the)?) (their|its|the|a)? (count of|frequency|count) (of)? (time|occurrence|appearance) (of)? (each|it|them)? (line|one|word)? (appear|occur|repeated|is repeated)?',
      '(with|prefixed by|prefixed with|preceded by|along with|and (their|its)) (their|its|the|a)? (frequency|count|count of each|count of them)',
      '(,)? (and|with|along with) how (often|many times) (each|they|it|each of them)? (do|does)? (it|they|each)? (appear|occur|show up|come up)?',
      '(print|show|display|count|list)? (the)? (count of|frequency of) (time|occurrence|appearance) (of)? (each|every|it|they) (line|one|word|entry|value|field)? (appear|occur|is repeated)?',
      '(print|show|display|count)? how (many times|often) (each|every) (unique|distinct)? (line|one|word|entry|value)? (appear|occur|is repeated)?',
      '(prefixed|preceded|along|together) (by|with) (the)? (count of)? (occurrences|occurrence|frequency|count)',
      '(count|print count of|frequency of|frequency count of|count of occurrences of|count occurrences of|histogram of|print frequency count of|count how many times|list frequency of) (each|every|unique|distinct|how many times each) (unique|distinct)? (line|value|entry|item|one)? (appears|occurs)?',
      'frequency count (of)?',
    ],
    frequencySorted: [
      `(tally|tally up|make tally of|histogram of|frequency of) ${ROW} (by frequency)?`,
      `(tally|frequency of) ${ROW} (with)? (commonest|most common|most frequent|largest|highest) (on top|first)`,
    ],
  }),
  {
    patterns: [
      `(which|what) ${ROW}? (is|occur|appear|come)? (the)? (most frequent|most common|commonest|most often|most frequently) ${ROW}?`,
      `(most frequent|most common|commonest) ${ROW}`,
    ],
    means: () => [step('frequencySorted'), step('first', { n: 1 })],
    favour: 1,
  },
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
    patterns: ['(drop|cut|delete|remove|kill|take out|throw out|erase) (line|row) (number)? {n}'],
    means: (said) => [step('dropLine', { n: count(said) })],
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
