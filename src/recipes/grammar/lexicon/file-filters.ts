// Which files: words for conditions, places and depths.

import { characterOf } from '../language/characters.ts';
import type { Rule, Said } from '../language/scan.ts';
import type { FileKind, Filter, Time } from '../request.ts';
import type { FileFact } from './file-facts.ts';
import { extensionsOf, KIND_WORDS } from './kinds.ts';
import { count, dayOf, first, has, raw, raws, sizeOf, spanOf } from './said.ts';

type FileRule = Rule<FileFact>;
type Means = FileRule['means'];

const filter = (one: Filter): FileFact => ({ is: 'filter', filter: one });
const always =
  (...facts: readonly FileFact[]): Means =>
  () =>
    facts;
const kind = (one: FileKind): FileFact => filter({ type: 'kind', kind: one });

/** `.php`, `php` and `*.php` all mean the extension. */
const globsOfExtensions = (said: Said, name: string): readonly string[] =>
  raws(said, name).map((one) => `*.${one.replace(/^\*?\./, '')}`);

const named =
  (glob: (name: string) => string, negated = false): Means =>
  (said) => {
    const names = raws(said, 'names');
    if (names.length === 0 || names.some((name) => name.includes('\n'))) return undefined;
    // No name holds a slash: the whole path is meant.
    if (names.every((name) => name.includes('/')))
      return [filter({ type: 'path', globs: names.map(glob), negated })];
    if (names.some((name) => name.includes('/'))) return undefined;
    return [filter({ type: 'name', globs: names.map(glob), negated })];
  };
const literal = (name: string): string => name.replace(/[[\]?]/g, '\\$&');
const ending = (name: string): string => (name.includes('*') ? name : `*${literal(name)}`);
const starting = (name: string): string => (name.includes('*') ? name : `${literal(name)}*`);
const within = (name: string): string => (name.includes('*') ? name : `*${name}*`);

/** Files of these names; undefined where they are hardly names. */
function titled(said: Said, ...more: readonly FileFact[]): readonly FileFact[] | undefined {
  const globs = raws(said, 'names');
  return globs.some((one) => /[/\n]|^\.\w+$/.test(one)) || globs.length === 0
    ? undefined
    : [...more, filter({ type: 'name', globs })];
}

/** `ada's files`; undefined if it is no name. */
function possessed(said: Said, ...more: readonly FileFact[]): readonly FileFact[] | undefined {
  const name = raw(said, 'user').replace(/'s$/, '');
  return /^(user|today|yesterday|file|it|that|what|find|current|make|makefile|folder|owner|group)$/i.test(
    name,
  )
    ? undefined
    : [...more, filter({ type: 'owner', by: 'user', name })];
}

const NOUN = '(file|entry|folder|one|those|path|that are|document|script|image)';

const NAMES: readonly FileRule[] = [
  {
    patterns: [
      '(named|called|titled|with name|by name|with name of|with filename|whose (name|filename) <be>? (like|equal to|matching)?|name|filename|having name|have name|with exact name|whose name match|whose name matches|with name matching|with name like|matching name|<be> named|that are named|named like|name is|filename is|named exactly) {names}',
      '(matching|match|matches|like|of pattern|matching pattern|that match|which match|matching glob|with pattern|with name pattern|whose name match pattern|with name matching pattern|match pattern|whose name match|with name of form|of form|with name of|with name in form of) (either|one|any)? (of)? (following|shell|file|wildcard|glob)? (pattern|glob)? {names:globs} (in (its|their) (name|filename))?',
      `(folder) (as|like|:) {names}`,
    ],
    means: named((name) => name),
  },
  {
    patterns: ['entry (as|like|:) {names}'],
    means: named((name) => name),
  },
  {
    patterns: [
      'file (as|like|:) {names}',
      '(file) (whose)? (name)? (match|matching) pattern (of)? {names:word}',
    ],
    means: (said) => [kind('file'), ...(named((name) => name)(said) ?? [])],
    favour: 0.1,
  },
  {
    patterns: ['whose name (match|matches|matching) (pattern)? {names:variable}'],
    means: (said) =>
      raw(said, 'names').startsWith('$') ? [filter({ type: 'name', globs: raws(said, 'names') })] : undefined,
    favour: 0.5,
  },
  {
    patterns: [
      '(that|which)? (match|matching|with|having|matches) (case-insensitive)? (name|glob|shell|wildcard|filename)? (case-insensitive)? (glob)? pattern {names}',
      '(with|having) (case-insensitive) name {names}',
      'whose (case-insensitive)? name (match|matches) (case-insensitive)? (glob|shell|wildcard)? pattern {names}',
    ],
    means: named((name) => name),
    favour: 0.1,
  },
  {
    patterns: [
      '<find> (for)? {names:filename}',
      '(find|locate|search for|look for) entry {names:titles}',
      '(find|locate|search for|look for) {names:titles} entry',
    ],
    means: (said) => titled(said, { is: 'verb', verb: 'find' }),
    favour: -0.25,
  },
  {
    patterns: ['(find|locate|search for|look for) file {names:titles} (file)?'],
    means: (said) => titled(said, { is: 'verb', verb: 'find' }, kind('file')),
    favour: -0.25,
  },
  {
    patterns: [
      '{names:titles} (entry|script)',
      'entry (named|called)? (as)? {names:titles}',
      '(by|with) (file)? name {names:titles}',
    ],
    means: (said) => titled(said),
    favour: -0.25,
  },
  {
    patterns: ['{names:titles} file', 'file (named|called)? (as)? {names:titles}'],
    means: (said) => titled(said, kind('file')),
    favour: -0.25,
  },
  {
    patterns: [
      '(find|locate|search for|look for|search) (folder|subfolder) (named|called)? {names}',
      '(find|locate|search for|look for) {names:titles} (folder|subfolder)',
      '(folder|subfolder) (named|called|with name) {names}',
    ],
    means: (said) => {
      const globs = raws(said, 'names');
      return globs.length === 0 || globs.some((one) => one.includes('/'))
        ? undefined
        : [{ is: 'verb', verb: 'find' }, kind('folder'), filter({ type: 'name', globs })];
    },
    favour: 0.05,
  },
  {
    patterns: ['{names:name} folder'],
    means: (said) =>
      raws(said, 'names').every((one) => /^[A-Z][A-Z_]+$/.test(one))
        ? [kind('folder'), filter({ type: 'name', globs: raws(said, 'names') })]
        : undefined,
  },
  {
    patterns: ['{user:owner} (own)? entry'],
    means: (said) => possessed(said),
    favour: -0.1,
  },
  {
    patterns: ['{user:owner} (own)? file'],
    means: (said) => possessed(said, kind('file')),
    favour: -0.1,
  },
  {
    patterns: ['{user:owner} (own)? folder'],
    means: (said) => possessed(said, kind('folder')),
    favour: -0.1,
  },
  {
    patterns: ['(of|by|from) user {user:owner} (file|entry)', 'user {user:owner} (file|entry)'],
    means: (said) => [filter({ type: 'owner', by: 'user', name: raw(said, 'user').replace(/'s$/, '') })],
    favour: 0.3,
  },
  ...(
    [
      ['capital', '[A-Z]'],
      ['uppercase', '[A-Z]'],
      ['lowercase', '[a-z]'],
      ['digit', '[0-9]'],
      ['number', '[0-9]'],
      ['vowel', '[aeiouAEIOU]'],
    ] as const
  ).flatMap(([word, set]): FileRule[] => [
    {
      patterns: [
        `(that|which|whose name)? <begin> ${word} (character|alphabet)? in? (their|its)? (name|filename)?`,
        `(with|having|whose) (name|filename) <begin> ${word} (character|alphabet)?`,
      ],
      means: always(filter({ type: 'name', globs: [`${set}*`] })),
      favour: 0.5,
    },
    {
      patterns: [
        `<without> (start with|starting with|starts with|begin with|beginning with) ${word} (character|alphabet)?`,
        `whose name <without> (start with|begin with) ${word} (character)?`,
      ],
      means: always(filter({ type: 'name', globs: [`${set}*`], negated: true })),
      favour: 0.9,
    },
    {
      patterns: [
        `(that|which|whose name)? <end> ${word} (character|alphabet)? in? (their|its)? (name|filename)?`,
      ],
      means: always(filter({ type: 'name', globs: [`*${set}`] })),
      favour: 0.5,
    },
  ]),
  {
    patterns: ['emacs backup (file)?', 'backup file of emacs'],
    means: always(kind('file'), filter({ type: 'name', globs: ['*~'] })),
    favour: 0.6,
  },
  {
    patterns: ['(vim|vi)? swap file'],
    means: always(kind('file'), filter({ type: 'name', globs: ['*.swp'] })),
    favour: 0.4,
  },
  {
    patterns: ['core file', 'core dump (file)?'],
    means: always(kind('file'), filter({ type: 'name', globs: ['core'] })),
    favour: 0.2,
  },
  {
    patterns: ['(c|c++)? header (file)'],
    means: always(kind('file'), filter({ type: 'name', globs: ['*.h'] })),
    favour: 0.4,
  },
  {
    patterns: ['c (language)? source (code)? (file)?', 'c source'],
    means: always(kind('file'), filter({ type: 'name', globs: ['*.c'] })),
    favour: 0.5,
  },
  {
    patterns: [
      '<contain> (string|word|text|pattern)? {names} (case-insensitive) in (its|their|file)? (name|filename|names)',
    ],
    means: (said) => [filter({ type: 'name', globs: raws(said, 'names').map(within), ignoreCase: true })],
    favour: 0.8,
  },
  { patterns: ['or'], means: always({ is: 'or' }), favour: 0.5 },
  {
    patterns: [
      '(with|having|have|that have|which have|containing|contain|including) {c:character} (character|sign)? in (their|its|file)? (name|filename|names)',
      'whose name (contain|contains|include|have|has) {c:character} (character)?',
    ],
    means: (said) => {
      const sign = characterOf((first(said, 'c')?.text ?? '').replace(/~$/, ''));
      return sign === '' || /[\n\t/]/.test(sign)
        ? undefined
        : [filter({ type: 'name', globs: [`*${/[*?[\\]/.test(sign) ? `\\${sign}` : sign}*`] })];
    },
    favour: 0.9,
    sure: true,
  },
  {
    patterns: ['{names:globs} (entry|path|pattern|script)?', 'pattern {names:globs}'],
    means: (said) => {
      const globs = raws(said, 'names');
      const paths = globs.filter((one) => one.includes('/'));
      if (paths.length > 0 && paths.length < globs.length) return undefined;
      return [filter({ type: paths.length > 0 ? 'path' : 'name', globs })];
    },
    favour: -0.3,
  },
  {
    patterns: ['(file|entry) {names:text}', '(file|entry) {names:word} (file)?'],
    means: (said) => {
      const names = raws(said, 'names');
      return names.some((one) => one.includes('/') || one.startsWith('~'))
        ? undefined
        : [filter({ type: 'name', globs: names })];
    },
    favour: -0.7,
  },
  {
    patterns: [
      '<begin> (letter|character|word|string|prefix|text)? {names} in? (its|their)? (name|filename|names)?',
      '(with|have|having) {names} (prefix|at beginning of (its|their)? name)',
      '(with|having) prefix {names}',
      '(name|filename) <begin> (letter|character|word|string)? {names}',
      '<that> (name|filename|names) <begin> (letter|character|word|string|with)? {names}',
      '(with|having) (name|filename) <begin> (letter|character|word|string|with)? {names}',
      '<that> <begin> (letter|character|word|string)? {names} in? (its|their)? name?',
      '<that> (name|filename) <be> {names} something',
    ],
    means: named(starting),
  },
  {
    patterns: [
      '<end> (letter|character|word|string|suffix|extension)? {names} in? (its|their)? (name|filename|extension)?',
      '(with|having) suffix {names}',
      '(with|having)? (name|filename) <end> (letter|character|word|string|with)? {names}',
      '<that> (name|filename|names) <end> (letter|character|word|string|with)? {names}',
      '<that> <end> (letter|character|word|string|extension)? {names}',
    ],
    means: named(ending),
  },
  {
    patterns: [
      '<contain> (string|word|letter|text|character|substring|pattern)? {names} (string|word|pattern)? in (its|their|file)? (name|filename|names|path name)',
      '<that> (name|filename|names|filename) (contain|contains|containing|include|includes|has|have|match|matches) (string|word|letter|text|substring|pattern|regex)? {names}',
      '(with|having) (name|filename|names) (contain|containing|including|that contain|with) (string|word|letter|text|substring)? {names}',
      '(name|filename|names) (contain|contains|containing|including) (string|word|letter|text|substring)? {names}',
      '(with|have|having) {names} (somewhere|anywhere)? in (its|their|file)? (name|filename|names)',
    ],
    means: named(within),
    favour: 0.2,
  },
  {
    patterns: [
      '(whose|with|having|that have|which have) (name|filename) (is|are|of|with|that are)? (exactly)? {n} (character|character long|character in length|in length)',
      '(with|having|of)? {n} character (long)? (name|filename)',
      '(whose|with) (name|filename) (have|has|having|consist of|consists of|consisting of) (exactly)? {n} character',
    ],
    means: (said) => [filter({ type: 'name', globs: ['?'.repeat(Math.min(count(said), 99))] })],
    favour: 0.4,
  },
  {
    patterns: ['(with|having|have) (question mark) in (its|their)? name', 'with question mark in name'],
    means: always(filter({ type: 'name', globs: ['*\\?*'] })),
  },
  {
    patterns: [
      '(with|having|have|that have|containing|contain|whose name contain|that contain) (space|blank|whitespace) in? (its|their)? (name|filename)?',
    ],
    means: always(filter({ type: 'name', globs: ['* *'] })),
  },
  {
    patterns: ['(that have|with|having|containing) two consecutive vowels in (its|their)? (name|names)'],
    means: always(filter({ type: 'name', globs: ['*[aeiou][aeiou]*'] })),
  },
  {
    patterns: [
      '(with|having|have|containing) (digit|digits|number|numbers) in? (its|their)? (name|filename)',
      'whose name (contain|contains) (digit|digits|number|numbers)',
    ],
    means: always(filter({ type: 'name', globs: ['*[0-9]*'] })),
  },
  {
    patterns: [
      '(with|having|of|have|that have|which have|ending with|ending in|end with|has) (file)? (extension|suffix|filename extension|extension of|file extension) {names:exts}',
      '(with|having|of|have|that have) {names:exts} (file)? (extension|suffix|extensions)',
      '(of|with) type {names:exts}',
      '(whose|where|with) (file|filename)? (extension|suffix) (<be>|equal to|equal|like|matches|match) {names:exts}',
      '(with|having|have|of|that have) (either|any|one)? (of|following)? (extension|suffix|file extension) {names:exts}',
      '{names:exts} (suffix|filename extension|file extension|file type|filetype|format)',
      '(have|with|having) (extension|extensions) {names:exts}',
      '{names:exts} (extension|extensions) file?',
    ],
    means: (said) => [filter({ type: 'name', globs: globsOfExtensions(said, 'names') })],
  },
  {
    patterns: [
      '(with|having|have|of|that have|by) {names:exts} (case-insensitive) (extension|suffix|extensions)',
    ],
    means: (said) => [filter({ type: 'name', globs: globsOfExtensions(said, 'names'), ignoreCase: true })],
    favour: 0.3,
  },
  {
    patterns: [
      '{names:exts} (file|script|document|package|image|picture|source file|source|video|program|header file)',
    ],
    means: (said) => {
      const globs = (said['names'] ?? []).flatMap(({ raw: one }) => extensionsOf(one) ?? []);
      const dotted = raws(said, 'names').every((one) => one.includes('.'));
      return globs.length < (said['names'] ?? []).length
        ? undefined
        : [kind('file'), filter({ type: 'name', globs, ignoreCase: !dotted })];
    },
    favour: 0.1,
    sure: true,
  },
  {
    patterns: ['{names:exts} folder (called|named)?'],
    means: (said) => {
      const names = raws(said, 'names');
      return names.every((one) => /^\.\w/.test(one))
        ? [kind('folder'), filter({ type: 'name', globs: names })]
        : undefined;
    },
    favour: 0.3,
  },
  {
    patterns: [
      `<without> ${NOUN}? (whose|with|which|that have|having) (path|full path|name|names) (contain|containing|contains|include|match|matching|with) {names}`,
      `<without> ${NOUN}? (that|which)? (match|matching|contain|containing|have|has|having|include|with) (word|string|text)? {names} (somewhere|anywhere)? in (its|their) (full)? (path|pathname|path name)`,
      `<without> (for)? ${NOUN}? (that|which)? (with|match|matching|contain|containing|having) (word|string|text)? {names:quoted} in (its|their)? (full)? (path|pathname|path name)`,
    ],
    means: (said) => [
      filter({
        type: 'path',
        globs: raws(said, 'names').map((one) => `*${one.replace(/^\*|\*$/g, '')}*`),
        negated: true,
      }),
    ],
    favour: 0.8,
  },
  {
    patterns: [
      '<contain> (word|string|text|pattern)? {names:text} (somewhere|anywhere)? in (its|their)? (full)? (path|pathname|path name)',
      '<contain> (word|string|text|pattern) {names} (somewhere|anywhere)? in (its|their)? (full)? (path|pathname|path name)',
      '<that> (path|full path) (contain|contains|include|match|matches) {names:text}',
      'with (path|full path) (containing|matching) {names:text}',
    ],
    means: (said) => [
      filter({ type: 'path', globs: raws(said, 'names').map((one) => `*${one.replace(/^\*|\*$/g, '')}*`) }),
    ],
    favour: 0.4,
  },
  ...KIND_WORDS.map(
    ({ word, globs }): FileRule => ({
      patterns: [word],
      means: always(kind('file'), filter({ type: 'name', globs, ignoreCase: true })),
      favour: -0.1,
    }),
  ),
  {
    patterns: [
      `<without> ${NOUN}? (whose name is|named|called|with name|like|matching|those named|one named|name|with the name|name like)? {names}`,
      '<without> (with|of|having|have|has|in)? extension {names:globs}',
      `<without> (named|called|match|matching|like) {names}`,
      `<without> ${NOUN} (that match|matching) {names}`,
    ],
    means: (said) => (raws(said, 'names').length === 0 ? undefined : notNamed(raws(said, 'names'))),
  },
  {
    patterns: [
      `<without> ${NOUN}? (with|of|having|have|has|in)? {names:exts} extension`,
      `<without> ${NOUN}? (with|of|having|have|has|in)? extension {names:exts}`,
      '(dont|not|without) have {names:exts} extension',
    ],
    means: (said) => [
      filter({ type: 'name', globs: globsOfExtensions(said, 'names'), negated: true, ignoreCase: true }),
    ],
    favour: 0.2,
    sure: true,
  },
  {
    patterns: [`<without> ${NOUN}? {names:exts} (file|script|one)`],
    means: (said) => {
      const globs = (said['names'] ?? []).flatMap(
        ({ raw: one, kind }) => extensionsOf(one) ?? (kind === 'text' ? [one] : []),
      );
      return globs.length < (said['names'] ?? []).length
        ? undefined
        : [filter({ type: 'name', globs, negated: true, ignoreCase: true })];
    },
    favour: 0.2,
    sure: true,
  },
  {
    patterns: [
      `<without> ${NOUN}? (that|which)? (start with|starting with|starts with|begin with|beginning with) (letter|character|word|string)? {names}`,
      `<without> ${NOUN}? <that> name <begin> (letter|character|word|string)? {names}`,
      `<without> ${NOUN} whose name <begin> {names}`,
    ],
    means: named(starting, true),
    favour: 0.2,
  },
  {
    patterns: [
      `<without> ${NOUN}? (that|which)? (end with|ending with|ends with|end in|ending in) (word|letter|string|extension|suffix)? {names}`,
    ],
    means: named(ending, true),
    favour: 0.2,
  },
  {
    patterns: [
      `<without> ${NOUN}? (that|which)? (contain|containing|contains|with|having|have) (word|string|letter|text)? {names} in (its|their)? (name|path|filename)`,
      `<without> ${NOUN} whose (name|path) (contain|contains) {names}`,
    ],
    means: named(within, true),
    favour: 0.2,
  },
  {
    patterns: [
      '(path|full path name|full path|path name|whose path|with path|whose path name|which full path name|which path|with path name|whose full path|whose full path name|path match|in path|with full path name) (is|are|equal|matching|match|matches|of|like)? {names:path}',
    ],
    means: (said) => [filter({ type: 'path', globs: raws(said, 'names') })],
  },
  {
    patterns: [
      '(which|whose|with) path <without> {names:things}',
      '(not|except|excluding) (in|under|below|from)? path {names:paths}',
      '(which|whose|with) path (is not|are not|not) {names:things}',
    ],
    means: (said) => [{ is: 'pruned', names: raws(said, 'names') }],
    favour: 0.5,
  },
  {
    patterns: [
      '<without> (folder|subfolder|subtree) (named|called|with name|whose name is|of name|like|matching) {names} (and (file|everything|entry|content|anything) (in|inside|under|within|below) (it|them))?',
      '<without> (folder|subfolder|subtree) {names:titles} (and (file|everything|entry|content|anything) (in|inside|under|within|below) (it|them))?',
      '<without> {names:titles} (folder|subfolder) (and (file|everything|entry|content|anything) (in|inside|under|within|below) (it|them))?',
      '<without> (looking|descending|going|searching|search|look|descend|go) (into|in|inside) (folder)? (named|called)? {names} (folder|subfolder)?',
    ],
    means: (said) => [
      { is: 'pruned', names: raws(said, 'names').map((one) => (one.includes('/') ? one : `*/${one}`)) },
    ],
    favour: 0.9,
  },
  {
    patterns: [
      `<without> ${NOUN}? (in|under|below|inside|within|from|located in|present in|that are present in|those in|those under|those that are present in|in path of|that are present in path of|that are in) (path of|path)? {names:paths} (folder|subfolder|tree)?`,
      '<without> (folder|subfolder|contents of|content of) {names:paths}',
      '<without> (search|searching|looking) (in|for|of)? (folder|path)? {names:paths} (folder)?',
      '<without> {names:paths} (folder|subfolder|tree)',
      '<without> (anything|everything|what is|content) (in|under|inside|below|within) (folder)? {names:paths} (folder)?',
      '(do not|without) (descend|descending|search|searching|enter|entering|traverse|traversing|look|looking|go|going) (into|in|to|inside)? (folder)? {names:paths} (folder|subfolder)?',
    ],
    means: (said) => {
      const names = raws(said, 'names');
      return names.some((one) => /[*?]/.test(one)) ? notNamed(names) : [{ is: 'pruned', names }];
    },
    favour: 0.5,
  },
  {
    patterns: [
      '(case-insensitive|insensitive|insensitively|with case-insensitive name|case-insensitive name|in case-insensitive|case-insensitive search)',
    ],
    means: always({ is: 'ignoreCase' }),
  },
  { patterns: ['case-sensitive', 'case sensitive'], means: always({ is: 'nothing' }) },
  {
    patterns: [
      '(matching|match|matches|that match|whose (name|path|full path) match|with (name|path) matching|whose path match|whose name match) (extended|posix|posix-extended|basic|posix-egrep|egrep|grep|emacs|awk|perl)? (type|style|syntax)? regex {names:text} in? (its|their)? (path|full path|name)?',
      '(using|with|by|satisfying|satisfy|that satisfy) (extended|posix|posix-egrep|posix-extended|egrep|emacs)? (type|style|syntax)? regex {names:text} (in (its|their)? name)?',
      'regex {names:text}',
    ],
    means: (said) => [filter({ type: 'regex', regex: raw(said, 'names') })],
    favour: 0.3,
  },
  {
    patterns: [
      `<without> ${NOUN}? (matching|match|that match|whose name match) regex {names:text}`,
      `<without> ${NOUN}? (matching|that match) {names:quoted}`,
    ],
    means: (said) => [
      filter({
        type: 'regex',
        regex: /^[.^]/.test(raw(said, 'names')) ? raw(said, 'names') : `.*${raw(said, 'names')}.*`,
        negated: true,
      }),
    ],
    favour: 0.6,
  },
  {
    patterns: ['(including|include|and) (hidden|dot) (ones|one|file)?', '(including|with) hidden'],
    means: always({ is: 'nothing' }),
    favour: 0.4,
  },
  {
    patterns: ['hidden (file|entry|folder)?', '<without>? hidden? dot file', 'dotfile'],
    means: always(filter({ type: 'hidden' })),
    favour: -0.2,
  },
  {
    patterns: [
      `<without> hidden (file|entry|folder|ones|one)? (and|or)? (hidden)? (folder|subfolder|file|entry)?`,
      '(non-hidden|visible|unhidden|not hidden)',
      '<that> are not hidden',
    ],
    means: always(filter({ type: 'hidden', negated: true })),
    favour: 0.4,
  },
];

function notNamed(names: readonly string[]): readonly FileFact[] {
  const paths = names.filter((one) => one.includes('/') && /[*?]/.test(one));
  const folders = names.filter((one) => one.includes('/') && !/[*?]/.test(one));
  const plain = names.filter((one) => !one.includes('/'));
  return [
    ...(folders.length > 0 ? [{ is: 'pruned', names: folders } as const] : []),
    ...(plain.length > 0 ? [filter({ type: 'name', globs: plain, negated: true })] : []),
    ...(paths.length > 0 ? [filter({ type: 'path', globs: paths, negated: true })] : []),
  ];
}

const KINDS: readonly FileRule[] = [
  {
    patterns: [
      '<without> (into|in|to)? (folder|file|entry)? (that|which)? (<be>)? (not readable|unreadable)',
    ],
    means: always(filter({ type: 'may', what: 'read' })),
    favour: 0.6,
  },
  {
    patterns: [
      'regular? file',
      'regular',
      '<that> <be> file',
      'type f',
      'of (type|kind) file',
      'file only',
      'only (regular)? file',
      '(and|but) (not|no) folder',
    ],
    means: always(kind('file')),
    favour: 0.1,
  },
  {
    patterns: [
      '<that>? <be>? folder',
      '(folder|subfolder)',
      'type d',
      'subfolder',
      'folder only',
      'only folder',
      '(of|with) (type|kind) folder',
    ],
    means: always(kind('folder')),
    favour: -0.1,
  },
  { patterns: ['(symlink|link)', 'symlink file', 'type l'], means: always(kind('link')) },
  {
    patterns: [
      '(broken|dangling|dead|invalid) (symlink|link)',
      '(symlink|link) <that>? <be>? (broken|dangling|dead)',
      '<that> <be> (broken|dangling)',
    ],
    means: always(filter({ type: 'broken' })),
    favour: 0.3,
  },
  { patterns: ['(entry|content|everything|object)', 'everything'], means: always({ is: 'entries' }) },
  { patterns: ['(named pipe|fifo|pipe file)'], means: always(kind('pipe')) },
  { patterns: ['socket', 'socket file'], means: always(kind('socket')) },
  { patterns: ['block (device|special) file?'], means: always(kind('block')) },
  { patterns: ['character (device|special) file?'], means: always(kind('character')) },
  {
    patterns: [
      '(pointing|point|points|that point|linking|leading|linked) (to|at|into) (anywhere|anything|somewhere|file|something)? (within|in|under|inside|below)? {path}',
    ],
    means: (said) => {
      const path = raw(said, 'path');
      return [filter({ type: 'target', glob: path.endsWith('/') ? `${path}*` : path })];
    },
  },
  {
    patterns: [
      '(symlink|link) (to|with pattern|matching|with target|whose target is|whose target match) {names:text}',
    ],
    means: (said) => [kind('link'), filter({ type: 'target', glob: raw(said, 'names') })],
    favour: 0.3,
  },
  {
    patterns: [
      '(hard link|hard linked|hardlink|that are hard link) (to|of) (file)? {path}',
      '<that> <be>? (same inode as|same file as|with same inode as|have same inode as) {path}',
      '(with|have|having) same inode as {path}',
    ],
    means: (said) => [filter({ type: 'same', file: raw(said, 'path') })],
  },
  {
    patterns: [
      '(with|have|having|that have|which have|has) (more than|over|greater than) {n} (hard link|link|hardlink|name)',
      '(with|having|have) (hard)? link count (more than|greater than|larger than|over|above) {n}',
      'with (more than|over) one (hard link|link)',
    ],
    means: (said) => [filter({ type: 'links', than: 'larger', count: has(said, 'n') ? count(said) : 1 })],
  },
  {
    patterns: ['(with|by|having|of) (inode|inode number) (number|is)? {n}'],
    means: (said) => [filter({ type: 'inode', number: count(said) })],
  },
];

const size =
  (than: 'larger' | 'smaller' | 'equal', negated = false): Means =>
  (said) => [filter({ type: 'size', than, size: sizeOf(said), negated })];
const SIZED = '(in size|size|in file size|of size|file size|large|big|in length|on disk)';
const WITH_SIZE =
  '(with size|whose size <be>|of size|size <be>|having size|with file size|size|in size|that are|which are|<be>|that have size|has size|with|that exceed|having|with size of|that take up|which size is)';

const SIZES: readonly FileRule[] = [
  {
    patterns: [
      `${WITH_SIZE}? <larger> {size} ${SIZED}?`,
      `(minimum|min) size (of|is)? {size}`,
      `{size} or (more|larger|bigger|over)`,
    ],
    means: size('larger'),
  },
  {
    patterns: [`${WITH_SIZE}? <smaller> {size} ${SIZED}?`, `(maximum|max) size (of|is)? {size}`],
    means: size('smaller'),
  },
  {
    patterns: [
      `${WITH_SIZE}? (not|no) (larger than|bigger than|more than|greater than|over|exceeding|larger) {size} ${SIZED}?`,
    ],
    means: size('larger', true),
    favour: 0.2,
  },
  {
    patterns: [`${WITH_SIZE}? (not|no) (smaller than|less than|under) {size} ${SIZED}?`],
    means: size('smaller', true),
    favour: 0.2,
  },
  {
    patterns: [
      `${WITH_SIZE}? (exactly|equal to|of|equals|exactly equal to) {size} ${SIZED}?`,
      `(of size|with size|whose size is|size is|size of|of) {size} (in size)?`,
      `{size} ${SIZED}`,
      `{size} (file)`,
    ],
    means: size('equal'),
    favour: -0.1,
  },
  {
    patterns: [
      `${WITH_SIZE}? (between|from) {size} (and|to) {to:size} ${SIZED}?`,
      `${WITH_SIZE}? (in range of|ranging from) {size} (and|to) {to:size} ${SIZED}?`,
      `${WITH_SIZE}? <larger> {size} (and|but) <smaller> {to:size} ${SIZED}?`,
    ],
    means: (said) => [
      filter({ type: 'size', than: 'larger', size: sizeOf(said) }),
      filter({ type: 'size', than: 'smaller', size: sizeOf(said, 'to') }),
    ],
    favour: 0.4,
  },
  {
    patterns: [`${WITH_SIZE}? (between|from) {n} (and|to) {to:size} ${SIZED}?`],
    means: (said) => {
      const to = sizeOf(said, 'to');
      return [
        filter({ type: 'size', than: 'larger', size: { amount: count(said), unit: to.unit } }),
        filter({ type: 'size', than: 'smaller', size: to }),
      ];
    },
    favour: 0.6,
  },
  {
    patterns: [
      '(empty|zero size|zero length|zero byte|zero-length|zero-byte|0-byte|zero sized)',
      '<that>? <be> empty',
      '(of|with) (zero size|size zero|size 0|no content|zero length|used disk size of {n})',
      'with (used)? (disk)? size (of)? {n}',
      '<that>? (do not|dont) (contain|have) (anything|content)',
    ],
    means: (said) => (has(said, 'n') && count(said) !== 0 ? undefined : [filter({ type: 'empty' })]),
  },
  {
    patterns: [
      '(of|with|have|having)? (size)? (of)? 0 (byte|bytes) (in size|size|file)?',
      '(with|of)? size {zero:size} (file)?',
      '(empty)? file size {zero:size}',
    ],
    means: (said) =>
      has(said, 'zero') && sizeOf(said, 'zero').amount !== 0 ? undefined : [filter({ type: 'empty' })],
    favour: 0.2,
  },
  {
    patterns: ['(non-empty|nonempty|not empty|non empty)', '<that> <be> not empty'],
    means: always(filter({ type: 'empty', negated: true })),
    favour: 0.2,
  },
];

const age =
  (of: Time, than: 'larger' | 'smaller' | 'equal'): Means =>
  (said) => [
    filter({
      type: 'age',
      of,
      than,
      span: has(said, 'span') ? spanOf(said) : { amount: count(said), unit: 'days' },
    }),
  ];

/** Newer than a file, or than a time in quotes. */
function since(of: Time, said: string, negated = false): FileFact {
  const isTime = /^[^/~]*(\d{4}|\d:\d\d)[^/]*$/.test(said) && /[ :-]/.test(said) && !/\.[a-z]/i.test(said);
  return filter(
    isTime ? { type: 'moment', of, text: said, negated } : { type: 'newer', of, file: said, negated },
  );
}

function ageRules(of: Time, verb: string): readonly FileRule[] {
  const head = `(<that>? <be>? (only|data|content|last)? ${verb} (last|time|date)? <be>?)`;
  return [
    {
      patterns: [
        `${head} <within> {span} (ago|old|back)? (from (now|today)|of now)?`,
        `<that>? <be>? (recently|only)? ${verb} (at some point|sometime|some time) <within> {span} (ago)?`,
        `${head} {span} (or less|ago or less|or newer|or less ago)`,
        `${head} (in span of|in|within) (just|exactly)? (last|past)? {span} (ago)? (or less)?`,
      ],
      means: age(of, 'smaller'),
    },
    {
      patterns: [
        `${head} <older> {span} (ago|old|before|earlier|back)?`,
        `(not|<that> <be> not|<that> have not been|have not been|has not been|which have not been|that have not been|that were not|that were last|not been|that was not|had not been) ${verb} <within> {span}`,
        `${head} (ago)? {span} (ago)? or (more|earlier|older|longer) (ago)?`,
        `(not|<that> <be> not|<that> have not been|have not been|has not been) ${verb} (in|for|since|within) (over|more than|at least|last) {span}`,
        `(not|<that> <be> not|<that> have not been|have not been|has not been) ${verb} (in|for|since) {n} or more (day|days)`,
        `${head} (in|since)? (over|more than|at least) {span} (ago)?`,
      ],
      means: age(of, 'larger'),
      favour: 0.1,
    },
    {
      patterns: [
        `${head} (exactly|about|precisely|just)? {span} (ago|before|back|old|earlier) (from (now|today))?`,
      ],
      means: age(of, 'equal'),
    },
    {
      patterns: [
        `${head} (between|from) {from:span} (and|to) {span} (ago|old)?`,
        `${head} (more than|over|at least|older than) {from:span} (ago|old)? (but|and|and was|but was|but is)? (less than|under|within last|newer than|not more than|at most|younger than) {span} (ago|old)?`,
        `${head} (between|from) {from:n} (and|to) {span} (ago|old)?`,
      ],
      means: (said) => between(of, said),
      favour: 0.6,
    },
    {
      patterns: [
        `${head} (less than|within last|under|in last|newer than) {span} (ago)? (but|and) (more than|over|at least|older than|not in last|not within last) {from:span} (ago)?`,
        `${head} in last {span} and not in last {from:span}`,
      ],
      means: (said) => between(of, said),
      favour: 0.6,
    },
    {
      patterns: [
        `${head} (after|since|more recently than|later than|newer than) (file)? {path} (file|was|was modified|has been modified)?`,
        `newer than (file)? {path} (was|is|by)? (in terms of)? ${verb}`,
        `${head} after modifying {path} file?`,
        `${head} after {path} was (modified|changed|updated)`,
      ],
      means: (said) => [since(of, raw(said, 'path'))],
      favour: 0.3,
    },
    {
      patterns: [
        `${head} (after|since) (file)? {path} (and|but) before (file)? {to:path}`,
        `${head} (after|since) {path} (was (modified|changed|updated))? (and|but) (not after|before) {to:path} (was (modified|changed|updated))?`,
        `${head} between {path} and {to:path}`,
      ],
      means: (said) => [since(of, raw(said, 'path')), since(of, raw(said, 'to'), true)],
      favour: 0.7,
    },
    {
      patterns: [
        `${head} (after|since|later than) (the)? (file)? {path} (file)? (was)? ${verb}?`,
        `${head} (at|on)? (same)? (or)? (after|since) {path}`,
      ],
      means: (said) => [since(of, raw(said, 'path'))],
      favour: 0.35,
    },
    {
      patterns: [`${head} (before|earlier than|prior to) (file)? {path}`],
      means: (said) => [since(of, raw(said, 'path'), true)],
    },
    {
      patterns: [
        `${head} (on or after|since|after|from|later than|newer than|starting from) {day} (or later|or after|or newer|onwards)?`,
        `${head} (on)? {day} (or later|or after|or newer|onwards)`,
      ],
      means: (said) => [filter({ type: 'day', of, from: dayOf(said) })],
      favour: 0.2,
    },
    {
      patterns: [`${head} (before|older than|prior to|until|earlier than) {day}`],
      means: (said) => [filter({ type: 'day', of, before: dayOf(said) })],
      favour: 0.2,
    },
    {
      patterns: [`${head} (on|at|dated|during)? {day}`],
      means: (said) => [
        filter({ type: 'day', of, from: dayOf(said) }),
        filter({ type: 'day', of, before: dayOf(said), plus: 1 }),
      ],
    },
    {
      patterns: [
        `${head} (between|from) {day} (and|to|until) {to:day}`,
        `${head} (after|since) {day} (and|but) before {to:day}`,
      ],
      means: (said) => [
        filter({ type: 'day', of, from: dayOf(said) }),
        filter({ type: 'day', of, before: dayOf(said, 'to') }),
      ],
      favour: 0.6,
    },
    {
      patterns: [`${head} (today|in last day|during last day)`],
      means: always(filter({ type: 'age', of, than: 'smaller', span: { amount: 1, unit: 'days' } })),
    },
    {
      patterns: [`${head} yesterday`],
      means: always(filter({ type: 'age', of, than: 'equal', span: { amount: 1, unit: 'days' } })),
    },
  ];
}

function between(of: Time, said: Said): readonly FileFact[] {
  const to = spanOf(said);
  const from =
    has(said, 'from') && said['from']?.[0]?.span === undefined
      ? {
          ...to,
          amount:
            to.unit === 'minutes' && /hour|hr/.test(raw(said, 'span'))
              ? count(said, 'from') * 60
              : count(said, 'from'),
        }
      : spanOf(said, 'from');
  const [low, high] = minutes(from) < minutes(to) ? [from, to] : [to, from];
  return [
    filter({ type: 'age', of, than: 'larger', span: low }),
    filter({ type: 'age', of, than: 'smaller', span: high }),
  ];
}

function minutes({ amount, unit }: { readonly amount: number; readonly unit: 'minutes' | 'days' }): number {
  return unit === 'days' ? amount * 1440 : amount;
}

const TIMES: readonly FileRule[] = [
  ...ageRules('modified', '<modified>'),
  ...ageRules('accessed', '<accessed>'),
  ...ageRules('changed', '<created>'),
  {
    patterns: [
      '<that>? <be>? (older than|more than|over|at least|not newer than) {span} (old|of age)?',
      '<that>? <be>? {span} (old or older|or older|old or more|and older)',
    ],
    means: age('modified', 'larger'),
  },
  {
    patterns: [
      '<that>? <be>? (newer than|younger than|less than|not older than) {span} (old)?',
      'from last {span}',
      '(of|from|in) last {span}',
    ],
    means: age('modified', 'smaller'),
  },
  {
    patterns: ['(<that> <be>)? (exactly|precisely|just)? {span} old', '(aged|of age) {span}'],
    means: age('modified', 'equal'),
  },
  {
    patterns: ['<that>? <be>? (newer than|younger than|more recent than|newer then) (file)? {path} file?'],
    means: (said) => [filter({ type: 'newer', of: 'modified', file: raw(said, 'path') })],
  },
  {
    patterns: [
      '<that>? <be>? (but|and)? (not newer than|older than|not newer then|older then) (file)? {path} file?',
    ],
    means: (said) => [filter({ type: 'newer', of: 'modified', file: raw(said, 'path'), negated: true })],
    favour: 0.3,
  },
];

const mode =
  (match: 'exactly' | 'all' | 'some', negated = false): Means =>
  (said) => {
    const said1 = raw(said, 'mode');
    return /^([0-7]{3,4}|[ugoa]*[+=-]?[rwxst]+)$/.test(said1)
      ? [filter({ type: 'mode', mode: said1.replace(/^\+/, ''), match, negated })]
      : undefined;
  };
const letters: Readonly<Record<string, string>> = {
  read: 'r',
  write: 'w',
  writable: 'w',
  readable: 'r',
  execute: 'x',
  executable: 'x',
  writeable: 'w',
};
const whom: Readonly<Record<string, string>> = {
  owner: 'u',
  user: 'u',
  group: 'g',
  other: 'o',
  others: 'o',
  everyone: 'o',
  everybody: 'o',
  anyone: 'o',
  world: 'o',
};

/** `read, write and execute permission for everyone`. */
function combinedAccessRules(): readonly FileRule[] {
  const combined = {
    rw: '(read write|read and write|read-write)',
    rx: '(read execute|read and execute)',
    wx: '(write and execute)',
    rwx: '(read write execute|read write and execute|read-write-execute)',
    r: 'read',
    w: 'write',
    x: 'execute',
  };
  return Object.entries(combined).flatMap(([mode, said]): FileRule[] => {
    const noun = '(permission|access|bit|privilege|right)';
    const rule = (who: string, whose: string): FileRule => ({
      patterns: [
        `(with|have|has|having)? ${said} ${noun} (set)? (for|to) ${who}`,
        `<that> ${who} (have|has) ${said} ${noun} (for|to|on)?`,
      ],
      means: always(filter({ type: 'mode', mode: `${whose}=${mode}`, match: 'all' })),
      favour: 0.5,
    });
    return [
      rule('everyone', 'a'),
      ...(mode.length > 1
        ? [rule('(its|their)? (owner|user)', 'u'), rule('(its|their)? group', 'g'), rule('other', 'o')]
        : []),
      {
        patterns: [
          `(<without>|no|lacking|without) ${said} ${noun} (set)? (for|to) everyone`,
          `<without> (have|having) ${said} ${noun} (for|to) everyone`,
        ],
        means: always(filter({ type: 'mode', mode: `a=${mode}`, match: 'all', negated: true })),
        favour: 1,
      },
    ];
  });
}

/** `lacking`, `without` and the like: none of those named may. */
function deniedRules(): readonly FileRule[] {
  return Object.entries(whom).flatMap(([who, u]): FileRule[] =>
    Object.entries(letters).map(
      ([what, x]): FileRule => ({
        patterns: [
          `(<without>|no|with no|lacking|that lack|having no|which lack|missing) ${what} (permission|bit|access|privilege|right) (set)? (for|to) (its|their)? ${who}`,
          `(<without>|no|with no|lacking|that lack|having no|which lack|missing) ${who} ${what} (permission|bit|access|privilege|right)?`,
          `<that> (can not|not) (be)? ${what} by (its|their)? ${who}`,
          `<without> (have|having) ${what} (permission|access) (for|to) ${who}`,
        ],
        means: always(filter({ type: 'mode', mode: `${u}=${x}`, match: 'all', negated: true })),
        favour: 0.6,
      }),
    ),
  );
}

function accessRules(): readonly FileRule[] {
  return Object.entries(whom).flatMap(([who, u]): FileRule[] =>
    Object.entries(letters).map(([what, x]): FileRule => {
      const wanted = filter({ type: 'mode', mode: `${u}=${x}`, match: 'all' });
      return {
        patterns: [
          `${who} ${what} permission?`,
          `${what} by (its|their)? ${who}`,
          `${who}-${what}`,
          `${what} permission (for|to|by|set for|is set for) (its|their)? ${who}`,
          `${who} (has|have|having|can) ${what} (permission)?`,
          `${what} (for|to) (its|their)? ${who}`,
          `(has|have|having|with)? ${who} ${what} (bit|access|privilege|right) (set)?`,
          `(has|have|having|with)? ${what} (bit|access|privilege|right) (set)? (for|to) (its|their)? ${who}`,
          `<that> can (be)? ${what} by (its|their)? ${who}`,
        ],
        means: always(wanted),
        favour: 0.2,
      };
    }),
  );
}

/** `executable by group or others`: one of them is enough; `by user and group`: both have to. */
function sharedAccessRules(): readonly FileRule[] {
  const joined = [
    ['owner', 'group'],
    ['user', 'group'],
    ['group', 'other'],
    ['group', 'others'],
    ['user', 'other'],
    ['owner', 'other'],
    ['owner', 'others'],
  ] as const;
  return Object.entries(letters).flatMap(([what, x]) =>
    joined.flatMap(([one, other]) =>
      (['some', 'all'] as const).map((match): FileRule => {
        const pair = `(${one} ${match === 'some' ? 'or' : 'and'} (by|for)? ${other})`;
        return {
          patterns: [
            `${what} (permission)? (by|for|to)? (its|their)? ${pair}`,
            `${pair} ${what} permission?`,
          ],
          means: always(filter({ type: 'mode', mode: `${whom[one]}=${x},${whom[other]}=${x}`, match })),
          favour: 0.4,
        };
      }),
    ),
  );
}

const PERMISSIONS: readonly FileRule[] = [
  {
    patterns: [
      '(with|having|have|has|that have|which have|whose|<that>)? (file)? (permission|mode|permission mode|access permission|permission bits|octal permission) (is|are|set to|of|bits|exactly|mode|as)? {mode}',
      '(with|having)? {mode} permission',
      '(with|having) (exact|exactly) {mode} permission',
      '(with|having) permission set to {mode}',
    ],
    means: mode('exactly'),
  },
  {
    patterns: [
      '(with|having|have)? at least (permission|mode)? {mode} (permission)?',
      '(with|having|have) (permission|mode) at least {mode}',
    ],
    means: mode('all'),
    favour: 0.2,
  },
  {
    patterns: [
      '(do not have|not having|without|dont have|is not|are not|not with|whose permission are not|with permission other than) (permission|mode)? {mode} (permission)?',
    ],
    means: mode('exactly', true),
    favour: 0.2,
  },
  {
    patterns: [
      '(with|have|having|has|that have|which have|with at least|which have at least|that have at least|have at least)',
    ],
    means: always({ is: 'nothing' }),
    favour: 0.1,
  },
  {
    patterns: [
      '(suid|setuid|set uid|suid bit set|setuid bit set|set-uid|set-user-id|suid bit|setuid bit|suid permission|user id bit set|with suid bit|set user id) (set|file|enabled)?',
    ],
    means: always(filter({ type: 'mode', mode: '4000', match: 'all' })),
    favour: 0.1,
  },
  {
    patterns: [
      '(sgid|setgid|set gid|sgid bit set|setgid bit set|set-gid|set-group-id|sgid bit|setgid bit|guid|sgid permission) (set|file|enabled)?',
    ],
    means: always(filter({ type: 'mode', mode: '2000', match: 'all' })),
    favour: 0.1,
  },
  {
    patterns: [
      '(suid|setuid) (or|and/or) (sgid|setgid) (bit|permission|file)? (set)?',
      '(sgid|setgid) (or|and/or) (suid|setuid) (bit|permission|file)? (set)?',
    ],
    means: always(filter({ type: 'mode', mode: '6000', match: 'some' })),
    favour: 0.6,
  },
  {
    patterns: ['sticky bit set?', 'sticky'],
    means: always(filter({ type: 'mode', mode: '1000', match: 'all' })),
  },
  {
    patterns: [
      'executable (file)?',
      '<that> <be> executable',
      'with execute permission',
      'that can be executed',
    ],
    means: always(filter({ type: 'may', what: 'execute' })),
    favour: -0.2,
  },
  {
    patterns: [
      '<that> <be> not executable',
      '(not executable|non-executable|nonexecutable|without execute permission)',
    ],
    means: always(filter({ type: 'may', what: 'execute', negated: true })),
  },
  { patterns: ['(writable|writeable)'], means: always(filter({ type: 'may', what: 'write' })) },
  { patterns: ['readable'], means: always(filter({ type: 'may', what: 'read' })) },
  {
    patterns: ['(not writable|read only|read-only|readonly|not writeable|unwritable)'],
    means: always(filter({ type: 'may', what: 'write', negated: true })),
  },
  {
    patterns: ['(not readable|unreadable)'],
    means: always(filter({ type: 'may', what: 'read', negated: true })),
  },
  {
    patterns: ['world readable', 'world-readable'],
    means: always(filter({ type: 'mode', mode: 'o=r', match: 'all' })),
    favour: 0.3,
  },
  {
    patterns: ['world writable', 'world-writable', 'world writeable'],
    means: always(filter({ type: 'mode', mode: 'o=w', match: 'all' })),
    favour: 0.3,
  },
  ...accessRules(),
  ...deniedRules(),
  ...combinedAccessRules(),
  ...sharedAccessRules(),
];

const USER =
  '(owned by|belong to|belongs to|belonging to|belonging to|that belong to|which belong to|of|whose owner is|owner is|owner|with owner|by|of owner|created by|that are owned by|<be> owned by|that belongs to|which belongs to|and belong to|and which belong to)';
const OWNERS: readonly FileRule[] = [
  {
    patterns: [
      `${USER} (user|owner) {user}`,
      `(owned by|belong to|belongs to|belonging to|that belong to|which belong to|whose owner is|owner is|<be> owned by|that are owned by|that belongs to) {user}`,
      `{user} owned`,
      'for user {user}',
    ],
    means: (said) => [filter({ type: 'owner', by: 'user', name: raw(said, 'user') })],
    favour: 0.1,
  },
  {
    patterns: [
      `(owned by|belong to|belonging to|belongs to|that belong to|of|with|owned) (users of|by)? group (id|gid)? (owner|name|named|is)? {user}`,
      '(whose|with) group (owner)? is {user}',
      'group owned by {user}',
      'group owner {user}',
      '(owned by|belong to|belongs to|belonging to|that belong to) {user} group',
    ],
    means: (said) => [filter({ type: 'owner', by: 'group', name: raw(said, 'user') })],
    favour: 0.3,
  },
  {
    patterns: [`${USER}? (user|owner)? with? (uid|user id|user-id|id of user) (of|is|number)? {n}`],
    means: (said) => [filter({ type: 'owner', by: 'uid', name: raw(said, 'n') })],
    favour: 0.3,
  },
  {
    patterns: [`${USER}? group? with? (gid|group id) (of|is|number)? {n}`],
    means: (said) => [filter({ type: 'owner', by: 'gid', name: raw(said, 'n') })],
    favour: 0.3,
  },
  {
    patterns: [
      '(not owned by|not belonging to|that do not belong to|not belong to|that are not owned by|do not belong to|does not belong to|which do not belong to) (user)? {user}',
    ],
    means: (said) => [filter({ type: 'owner', by: 'user', name: raw(said, 'user'), negated: true })],
    favour: 0.3,
  },
  {
    patterns: ['(not owned by|that do not belong to|not belonging to|do not belong to) group {user}'],
    means: (said) => [filter({ type: 'owner', by: 'group', name: raw(said, 'user'), negated: true })],
    favour: 0.5,
  },
  {
    patterns: [
      '(owned by|belong to|belonging to|that belong to|with) (no user|nonexistent user|no valid user|nobody|no owner|no known user|no existing user)',
      '<that>? (do not|dont|not) (belong to|have|belonging to) (existing)? (user|owner|everyone|valid user)',
      '<that>? (have|has|with|without) no (valid)? (user|owner)',
      '<that>? <be>? orphaned',
      'no user',
      '(not owned by|without) (valid)? (user|owner)',
    ],
    means: always(filter({ type: 'nobody', of: 'user' })),
    favour: 0.4,
  },
  {
    patterns: [
      '(owned by|belong to|belonging to|that belong to|with) (no group|no valid group|nonexistent group)',
      '<that>? (do not|dont|not) (belong to|have) (existing)? (group|valid group)',
      '<that>? (have|has|with|without) no (valid)? group',
      'no group',
    ],
    means: always(filter({ type: 'nobody', of: 'group' })),
    favour: 0.4,
  },
];

export const FILE_FILTERS: readonly FileRule[] = [
  ...NAMES,
  ...KINDS,
  ...SIZES,
  ...TIMES,
  ...PERMISSIONS,
  ...OWNERS,
];
