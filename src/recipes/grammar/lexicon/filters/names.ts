// Which files, by their names: as a whole, by beginning, end and extension, and those of a known kind.

import { characterOf } from '../../../slots/characters.ts';
import type { Said } from '../../language/scan.ts';
import type { FileFact } from '../file-facts.ts';
import { extensionsOf } from '../kinds.ts';
import { fileRules } from '../rule-text.ts';
import { count, first, raw, raws } from '../said.ts';
import {
  always,
  type FileRule,
  filter,
  globsOfExtensions,
  kind,
  type Means,
  named,
  namedBy,
  within,
} from './rule.ts';

/** Files of these names; undefined if they are probably not names. */
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

/** `my cv`, `the budget file`, `form.txt`: a name with an extension is the whole name, a bare word a part of it. */
function somewhere(said: Said): readonly FileFact[] | undefined {
  const name = raw(said, 'name');
  if (name === '' || /[/\n*]/.test(name)) return undefined;
  const glob = /\.\w+$/.test(name) ? name : `*${name}*`;
  return [{ is: 'verb', verb: 'find' }, filter({ type: 'name', globs: [glob], ignoreCase: true })];
}

export const TITLES: readonly FileRule[] = [
  ...fileRules`
${somewhere}
  where (did|have) i (put|save|saved|store|stored|leave|left|keep|place|placed) (my|our)? {name} (file|document|folder)?
  where (is|are|was) (my|our)? {name} (file|document|folder)
  (where is|where are|where was|where's|wheres) (my|our)? (file)? {name:filename}
  i (can not find|not find|lost|have lost|can not seem to find|misplaced) (my|our)? {name} (file|document|folder)? (anymore|any more)?
  (in) (which|what) folder (did|have|is|was|has|are) (i)? (put|save|saved|store|stored|leave|left|keep)? {name} (file)?
  (which|what) folder (did|have|is|was|has|are) (i)? (put|save|saved|store|stored|leave|left|keep)? {name} (file)? (in)
  (which|what) folder (did|have) i (put|save|saved|store|stored|leave|left|keep) {name} (file)?
${named((name) => name)}
  (named|called|titled|with name|by name|with name of|with filename|whose (name|filename) <be>? (like|equal to|matching)?|name|filename|having name|have name|with exact name|whose name match|whose name matches|with name matching|with name like|matching name|<be> named|that are named|named like|name is|filename is|named exactly|that names are|which names are|names are|whose names are|that name is|name equals|with names|having names) {names}
  (matching|match|matches|like|of pattern|matching pattern|that match|which match|matching glob|with pattern|with name pattern|whose name match pattern|with name matching pattern|match pattern|whose name match|with name of form|of form|with name of|with name in form of) (either|one|any)? (of)? (following|shell|file|wildcard|glob)? (pattern|glob)? {names:globs} (in (its|their) (name|filename))?
  (folder) (like|:) {names}
  entry (like|:) {names}
  (that|which)? (match|matching|with|having|matches) (case-insensitive)? (name|glob|shell|wildcard|filename)? (case-insensitive)? (glob)? pattern {names}
  (with|having) (case-insensitive) name {names}
  whose (case-insensitive)? name (match|matches) (case-insensitive)? (glob|shell|wildcard)? pattern {names}
${(said) => [kind('file'), ...(named((name) => name)(said) ?? [])]}
  file (like|:) {names}
  (file) (whose)? (name)? (match|matching) pattern (of)? {names:word}
${(said) =>
  raw(said, 'names').startsWith('$') ? [filter({ type: 'name', globs: raws(said, 'names') })] : undefined}
  is: favour 0.5
  whose name (match|matches|matching) (pattern)? {names:variable}
${(said) => titled(said, { is: 'verb', verb: 'find' })}
  is: favour -0.25
  <find> (for)? {names:filename}
${(said) => titled(said)}
  {names:titles} (entry|script)
  entry (named|called)? (as)? {names:titles}
`,
  ...(['file', 'folder', 'entry'] as const).map(
    (noun): FileRule => ({
      patterns: [
        `${noun} (named|called|with name|titled) (either)? {names:name} or {other:name}`,
        `${noun} whose name <be> (either)? {names:name} or {other:name}`,
      ],
      means: (said) => {
        const globs = [...raws(said, 'names'), ...raws(said, 'other')];
        return globs.some((one) => /[/\n]/.test(one))
          ? undefined
          : [...(noun === 'entry' ? [] : [kind(noun)]), filter({ type: 'name', globs })];
      },
    }),
  ),
  ...fileRules`
${(said) =>
  DOTFILE.test(raw(said, 'dot'))
    ? [{ is: 'verb', verb: 'find' }, filter({ type: 'name', globs: [raw(said, 'dot')] })]
    : undefined}
  is: sure
  (find|locate|search for|look for|where is|where are|where's|wheres) (my|our|file)? {dot:ext}
${(said) => titled(said, kind('file'))}
  {names:titles} file
  file (named|called)? (as)? {names:titles}
${(said) => {
  const globs = raws(said, 'names');
  return globs.length === 0 || globs.some((one) => one.includes('/'))
    ? undefined
    : [{ is: 'verb', verb: 'find' }, kind('folder'), filter({ type: 'name', globs })];
}}
  (find|locate|search for|look for|search) (folder|subfolder) (named|called)? {names}
  (find|locate|search for|look for) {names:titles} (folder|subfolder)
${(said) =>
  raws(said, 'names').every((one) => /^[A-Z][A-Z_]+$/.test(one))
    ? [kind('folder'), filter({ type: 'name', globs: raws(said, 'names') })]
    : undefined}
  {names:name} folder
${(said) => possessed(said)}
  {user:owner} (own)? entry
${(said) => possessed(said, kind('file'))}
  {user:owner} (own)? file
${(said) => possessed(said, kind('folder'))}
  {user:owner} (own)? folder
${(said) => [filter({ type: 'owner', by: 'user', name: raw(said, 'user').replace(/'s$/, '') })]}
  (of|by|from) user {user:owner} (file|entry)
  user {user:owner} (file|entry)
`,
];

/** Names that begin with a dot, and are no extensions. */
const DOTFILE =
  /^\.(?:\w*rc|\w*ignore|env\w*|profile|\w*_profile|\w*history|bash\w*|zsh\w*|git\w+|htaccess|editorconfig|ssh|config|cache|local|gitkeep|keep|npm\w*|prettier\w*|eslint\w*|dockerenv|hidden\w*)$/;

const LETTER = '(letter|character|word|string|prefix|suffix|text|extension)';

/** A name with a character of a kind: `starting with a digit`. */
const withCharacter =
  (negated = false): Means =>
  (said) => {
    const set = `[${raw(said, 'oneCharacter')}]`;
    const globs = { begins: `${set}*`, ends: `*${set}` }[raw(said, 'how')] ?? `*${set}*`;
    return [filter({ type: 'name', globs: [globs], negated })];
  };

export const SHAPES: readonly FileRule[] = fileRules`
${(said) => [kind('file'), filter({ type: 'name', globs: raw(said, 'called').split(' ') })]}
  <called>
${always(kind('file'), filter({ type: 'name', globs: ['*.log'], ignoreCase: true }))}
  each log (file)?
${(said) =>
  raw(said, 'tilde') === '~' ? [kind('file'), filter({ type: 'name', globs: ['*~'] })] : undefined}
  file? <that>? (name|filename)? <end> (in)? {tilde}
${withCharacter()}
  (that|which|whose name)? <how:nameEdge> <oneCharacter> (character|alphabet)? in? (their|its)? (name|filename)?
  (with|having|whose) (name|filename) <how:nameEdge> <oneCharacter> (character|alphabet)?
${withCharacter(true)}
  (whose name)? <without> <how:nameEdge> <oneCharacter> (character|alphabet)?
${withCharacter()}
  (with|having|have|has|containing|contain|that have|which have) (an|any|some)? <oneCharacter> (character|alphabet)? in (their|its|file)? (name|filename|names)
  (whose|with) (name|filename) (contain|contains|has|have|containing) <oneCharacter> (character|alphabet)?
${always(filter({ type: 'regex', regex: '.*[^ -~].*' }))}
  (with|having|containing)? (non-ascii|non ascii|special|accented|unicode) (character)? (in (their|its)?)? (name|filename)
${(said) => [filter({ type: 'name', globs: [`${'?'.repeat(Math.min(count(said), 99) + 1)}*`] })]}
  (with|having|whose)? (name|filename|names) (<be>|that are)? (longer than|of more than|over|with more than|exceeding|larger than|more than) {n} (character)?
  (with|having) more than {n} character in (their|its)? (name|filename)
${(said) => [filter({ type: 'name', globs: raws(said, 'names').map(within), ignoreCase: true })]}
  <contain> (string|word|text|pattern)? {names} (case-insensitive) in (its|their|file)? (name|filename|names)
`;

export const PARTS: readonly FileRule[] = fileRules`
${always({ is: 'or' })}
  or
${(said) => {
  const sign = characterOf((first(said, 'c')?.text ?? '').replace(/~$/, ''));
  return sign === '' || /[\n\t/]/.test(sign)
    ? undefined
    : [filter({ type: 'name', globs: [`*${/[*?[\\]/.test(sign) ? `\\${sign}` : sign}*`] })];
}}
  is: sure, favour 0.9
  (with|having|have|that have|which have|containing|contain|including) {c:character} (character|sign)? in (their|its|file)? (name|filename|names)
  whose name (contain|contains|include|have|has) {c:character} (character)?
${(said) => {
  const globs = raws(said, 'names');
  const paths = globs.filter((one) => one.includes('/'));
  if (paths.length > 0 && paths.length < globs.length) return undefined;
  return [filter({ type: paths.length > 0 ? 'path' : 'name', globs })];
}}
  is: favour -0.3
  {names:globs} (entry|path|pattern|script)?
  pattern {names:globs}
${(said) => {
  const names = raws(said, 'names');
  return names.some((one) => one.includes('/') || one.startsWith('~'))
    ? undefined
    : [filter({ type: 'name', globs: names })];
}}
  is: favour -0.7
  (file|entry) {names:word} (file)?
${(said) => namedBy(raw(said, 'how'))(said)}
  <that>? <how:nameEdge> ${LETTER}? {names} (in? (its|their)? (name|filename|extension))?
  <that>? (name|filename) <how:nameEdge> (${LETTER}|with)? {names}
  (with|have|having) {names} <how:prefixWord>
  (with|having) <how:suffixWord> {names}
  <that> (name|filename) <how:isBegin> {names} something
${named(within)}
  <contain> (string|word|letter|text|character|substring|pattern)? {names} (string|word|pattern)? in (its|their|file)? (name|filename|names|path name)
  <that> (name|filename|names|filename) (contain|contains|containing|include|includes|has|have|match|matches) (string|word|letter|text|substring|pattern|regex)? {names}
  (with|having) (name|filename|names) (contain|containing|including|that contain|with) (string|word|letter|text|substring)? {names}
  (name|filename|names) (contain|contains|containing|including) (string|word|letter|text|substring)? {names}
  (with|have|having) {names} (somewhere|anywhere)? in (its|their|file)? (name|filename|names)
${(said) => [filter({ type: 'name', globs: ['?'.repeat(Math.min(count(said), 99))] })]}
  (whose|with|having|that have|which have) (name|filename) (is|are|of|with|that are)? (exactly)? {n} (character|character long|character in length|in length)
  (with|having|of)? {n} character (long)? (name|filename)
  (whose|with) (name|filename) (have|has|having|consist of|consists of|consisting of) (exactly)? {n} character
${always(filter({ type: 'name', globs: ['*\\?*'] }))}
  (with|having|have) (question mark) in (its|their)? name
${always(filter({ type: 'name', globs: ['* *'] }))}
  (with|having|have|that have|containing|contain|whose name contain|that contain) (space|blank|whitespace) in? (its|their)? (name|filename)?
`;

export const EXTENSIONS: readonly FileRule[] = fileRules`
${(said) => [filter({ type: 'name', globs: globsOfExtensions(said, 'names') })]}
  (with|having|of|have|that have|which have|ending with|ending in|end with|has) (file)? (extension|suffix|filename extension|extension of|file extension) {names:exts}
  (with|having|of|have|that have) {names:exts} (file)? (extension|suffix|extensions)
  (of|with) type {names:exts}
  (whose|where|with) (file|filename)? (extension|suffix) (<be>|equal to|equal|like|matches|match) {names:exts}
  (with|having|have|of|that have) (either|any|one)? (of|following)? (extension|suffix|file extension) {names:exts}
  {names:exts} (suffix|filename extension|file extension|file type|filetype)
  {names:exts} (extension|extensions) file?
${(said) => [filter({ type: 'name', globs: globsOfExtensions(said, 'names'), ignoreCase: true })]}
  (with|having|have|of|that have|by) {names:exts} (case-insensitive) (extension|suffix|extensions)
${(said) => {
  const globs = (said['names'] ?? []).flatMap(({ raw: one }) => extensionsOf(one) ?? []);
  const dotted = raws(said, 'names').every((one) => one.includes('.'));
  return globs.length < (said['names'] ?? []).length
    ? undefined
    : [kind('file'), filter({ type: 'name', globs, ignoreCase: !dotted })];
}}
  is: sure, favour 0.1
  {names:exts} (file|script|document|doc|package|image|picture|photo|source file|source|source code|code|dump|video|program|header file) (only)?
${(said) => {
  const globs = (said['names'] ?? []).map(({ raw: one }) => extensionsOf(one.replace(/(?<=..)s$/, '')));
  return globs.length < 2 || globs.includes(undefined)
    ? undefined
    : [kind('file'), filter({ type: 'name', globs: globs.flatMap((one) => one ?? []), ignoreCase: true })];
}}
  is: sure
  {names:exts}
${(said) => {
  const globs = (said['names'] ?? []).flatMap(({ raw: one }) => extensionsOf(one) ?? []);
  return globs.length < (said['names'] ?? []).length
    ? undefined
    : [filter({ type: 'name', globs, ignoreCase: true })];
}}
  is: sure
  (in|of)? {names:exts} (file)? format
${(said) => {
  const names = raws(said, 'names');
  return names.every((one) => /^\.\w/.test(one))
    ? [kind('folder'), filter({ type: 'name', globs: names })]
    : undefined;
}}
  {names:exts} folder (called|named)?
`;
