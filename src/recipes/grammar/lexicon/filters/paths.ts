// Which files, by their paths, and which names and paths are excluded.

import { stem } from '../../../words/same-words.ts';
import type { FileFact } from '../file-facts.ts';
import { extensionsOf, KIND_WORDS } from '../kinds.ts';
import { fileRules } from '../rule-text.ts';
import { raw, raws } from '../said.ts';
import { always, type FileRule, filter, globsOfExtensions, kind, NOUN, namedBy } from './rule.ts';

/** Kinds of files whose names are verbs as well. */
const VERBS_TOO: Readonly<Record<string, readonly string[]>> = {
  log: ['*.log'],
  zip: ['*.zip'],
  tar: ['*.tar', '*.tar.*', '*.tgz'],
};

const found = (globs: readonly string[]): readonly FileFact[] => [
  kind('file'),
  filter({ type: 'name', globs, ignoreCase: true }),
];

function foundOfKind(word: string): readonly FileFact[] | undefined {
  const known = KIND_WORDS.find((one) => one.word === word);
  return known && found(known.globs);
}

export const PATHS: readonly FileRule[] = fileRules`
${(said) => [
  filter({
    type: 'path',
    globs: raws(said, 'names').map((one) => `*${one.replace(/^\*|\*$/g, '')}*`),
    negated: true,
  }),
]}
  <without> ${NOUN}? (whose|with|which|that have|having) (path|full path|name|names) (contain|containing|contains|include|match|matching|with) {names}
  <without> ${NOUN}? (that|which)? (match|matching|contain|containing|have|has|having|include|with) (word|string|text)? {names} (somewhere|anywhere)? in (its|their) (full)? (path|pathname|path name)
  <without> (for)? ${NOUN}? (that|which)? (with|match|matching|contain|containing|having) (word|string|text)? {names:quoted} in (its|their)? (full)? (path|pathname|path name)
${(said) => [
  filter({
    type: 'path',
    globs: raws(said, 'names').map((one) => `*${one.replace(/^\*|\*$/g, '')}*`),
    negated: true,
  }),
]}
  is: favour 1.5
  <without> (traversing|descending|going|searching|looking|search|look|descend|traverse|go) (into|in|inside)? (folder|subfolder|path) (that|which|whose name)? (contain|containing|match|matching|with|having) (word|string|text|pattern)? {names:text} (in (its|their)? (path|name|pathname))?
${(said) => [
  filter({ type: 'path', globs: raws(said, 'names').map((one) => `*${one.replace(/^\*|\*$/g, '')}*`) }),
]}
  is: favour 0.4
  <contain> (word|string|text|pattern)? {names:text} (somewhere|anywhere)? in (its|their)? (full)? (path|pathname|path name)
  <that> (path|full path) (contain|contains|include|match|matches) {names:text}
  with (path|full path) (containing|matching) {names:text}
${(said) => foundOfKind(raw(said, 'kindWord'))}
  is: favour -0.1
  (my|our)? <kindWord>

# After "find", these are no verbs.
${(said) => found(VERBS_TOO[raw(said, 'kindVerb')] ?? [])}
  is: favour 0.8
  <find> (my|our|each)? <kindVerb> (file|archive)?
${(said) => foundOfKind(stem(raw(said, 'kind').toLowerCase()))}
  # "list the photos", where there is a folder of that name too.
  (find|list|show) (my|our)? {kind:thing}
${(said) => {
  const facts = notNamed(raws(said, 'names'));
  return facts.length === 0 ? undefined : facts.map(barely);
}}
  <without> ${NOUN}? {names}
${(said) => (raws(said, 'names').length === 0 ? undefined : notNamed(raws(said, 'names')))}
  <without> ${NOUN}? (whose name is|named|called|with name|like|matching|those named|one named|name|with the name|name like) {names}
  <without> (named|called|match|matching|like) {names}
  <without> ${NOUN}? (that|which)? (match|matching|match with) (shell|glob|name|path)? (pattern|glob|name|path) {names}
${always(kind('file'), filter({ type: 'name', globs: ['*.*'], negated: true }))}
  <without> (any)? (file)? (extension|ending|suffix)
${(said) => [
  filter({ type: 'name', globs: globsOfExtensions(said, 'names'), negated: true, ignoreCase: true }),
]}
  is: sure
  <without> ${NOUN}? (with|of|having|have|has|in)? {names:exts} extension
  <without> ${NOUN}? (with|of|having|have|has|in)? extension {names:exts}
  (dont|not|without) have {names:exts} extension
${(said) => {
  const globs = (said['names'] ?? []).flatMap(
    ({ raw: one, kind }) => extensionsOf(one) ?? (kind === 'text' ? [one] : []),
  );
  return globs.length < (said['names'] ?? []).length
    ? undefined
    : [filter({ type: 'name', globs, negated: true, ignoreCase: true })];
}}
  is: sure
  <without> ${NOUN}? {names:exts} (file|script|one)
${(said) => namedBy(raw(said, 'how'), true)(said)}
  <without> ${NOUN}? (that|which)? <how:nameEdge> (letter|character|word|string|extension|suffix)? {names}
  <without> ${NOUN}? <that> name <how:nameEdge> (letter|character|word|string)? {names}
  whose (name|filename) <without> <how:nameEdge> (letter|character|word|string|extension|suffix)? {names}
  <without> ${NOUN}? (that|which)? <contain> (word|string|letter|text)? {names} in (its|their)? (name|path|filename)
  (whose|which|with) (name|filename) <without> <contain> (word|string|letter|text|pattern)? {names}
${(said) => [filter({ type: 'path', globs: raws(said, 'names') })]}
  (path|full path name|full path|path name|whose path|with path|whose path name|which full path name|which path|with path name|whose full path|whose full path name|path match|in path|with full path name) (is|are|equal|matching|match|matches|of|like)? {names:path}
${(said) => [{ is: 'pruned', names: raws(said, 'names') }]}
  is: favour 0.5
  (which|whose|with) path <without> {names:things}
  (not|except|excluding) (in|under|below|from)? path {names:paths}
  (which|whose|with) path (is not|are not|not) {names:things}
${(said) => [
  { is: 'pruned', names: raws(said, 'names').map((one) => (one.includes('/') ? one : `*/${one}`)) },
]}
  is: favour 0.9
  <without> (folder|subfolder|subtree) (named|called|with name|whose name is|of name|like|matching) {names} (and (file|everything|entry|content|anything) (in|inside|under|within|below) (it|them))?
  <without> (folder|subfolder|subtree) {names:titles} (and (file|everything|entry|content|anything) (in|inside|under|within|below) (it|them))?
  <without> {names:titles} (folder|subfolder) (and (file|everything|entry|content|anything) (in|inside|under|within|below) (it|them))?
  <without> (looking|descending|going|searching|search|look|descend|go) (into|in|inside) (folder)? (named|called)? {names} (folder|subfolder)?
${(said) => {
  const names = raws(said, 'names');
  return names.some((one) => /[*?]/.test(one)) ? notNamed(names) : [{ is: 'pruned', names }];
}}
  <without> ${NOUN}? (in|under|below|inside|within|from|located in|present in|that are present in|those in|those under|those that are present in|in path of|that are present in path of|that are in) (path of|path)? {names:paths} (folder|subfolder|tree)?
  <without> (folder|subfolder|contents of|content of) {names:paths}
  <without> (for)? (those|any|file|entry|one|ones|results|path)? (that|which)? (<be>)? (present|located|found|residing|stored|placed|lying|contained|existing|reside|are)? (in|under|inside|within|below|from|on) (the)? (folder|subfolder|subtree|path|folder tree)? (named|called|of)? {names:paths} (folder|subfolder|tree|path|folder tree)?
  <without> (search|searching) (in)? (those|any)? (file|path|folder)? (containing|in|of)? (folder)? {names:paths} (folder)?
  <without> (search|searching|looking) (in|for|of)? (folder|path)? {names:paths} (folder)?
  <without> {names:paths} (folder|subfolder|tree)
  <without> (anything|everything|what is|content) (in|under|inside|below|within) (folder)? {names:paths} (folder)?
  (do not|without) (descend|descending|search|searching|enter|entering|traverse|traversing|look|looking|go|going) (into|in|to|inside)? (folder)? {names:paths} (folder|subfolder)?
${(said) =>
  raws(said, 'names').every((one) => one.includes('/') && !/[*?]/.test(one))
    ? [{ is: 'pruned', names: raws(said, 'names').map((one) => `*/${one.replace(/\/$/, '')}`) }]
    : undefined}
  (that are|which are|but)? (not|outside|outside of) (in|inside|under|below)? (folder)? {names:path} (folder)?
${(said) => [
  { is: 'pruned', names: raws(said, 'names').map((one) => (one.includes('/') ? one : `*/${one}`)) },
]}
  <without> (for)? (those|any|file|entry|one|ones)? (that|which)? (<be>)? (present|located|found|residing|stored|placed|lying|contained|existing)? (in|under|inside|within|below|from) (the)? (folder|subfolder) (named|called|tree)? {names:titles} (folder|subfolder)?
  <without> (for)? (those|any|file|entry|one|ones)? (that|which)? (<be>)? (present|located|found|residing|stored|placed|lying|contained|existing)? (in|under|inside|within|below|from) (the)? {names:titles} (folder|subfolder|subtree)
${always(kind('file'))}
  is: favour 0.3
  <without> (any|every)? (folder|subfolder) (from (list|result|output))?
  <without> listing folder
${always({ is: 'ignoreCase' })}
  (no matter|regardless|whether|whatever) (if|whether|what|of|in)? (extension|ending|name|case|letter)? (is|be|in)? (in)? (case-insensitive|case|uppercase or lowercase|lowercase or uppercase|uppercase and lowercase)
  (uppercase and lowercase|uppercase or lowercase|lowercase or uppercase|lowercase and uppercase) (one|extension|ending|alike)?
  (case-insensitive|insensitive|insensitively|with case-insensitive name|case-insensitive name|in case-insensitive|case-insensitive search)
${always({ is: 'nothing' })}
  case-sensitive
  case sensitive
${(said) => [filter({ type: 'regex', regex: raw(said, 'names') })]}
  is: favour 0.3
  (matching|match|matches|that match|whose (name|path|full path) match|with (name|path) matching|whose path match|whose name match) (extended|posix|posix-extended|basic|posix-egrep|egrep|grep|emacs|awk|perl)? (type|style|syntax)? regex {names:text} in? (its|their)? (path|full path|name)?
  (using|with|by|satisfying|satisfy|that satisfy) (extended|posix|posix-egrep|posix-extended|egrep|emacs)? (type|style|syntax)? regex {names:text} (in (its|their)? name)?
  regex {names:text}
${(said) => [
  filter({
    type: 'regex',
    regex: /^[.^]/.test(raw(said, 'names')) ? raw(said, 'names') : `.*${raw(said, 'names')}.*`,
    negated: true,
  }),
]}
  is: favour 0.6
  <without> ${NOUN}? (matching|match|that match|whose name match) regex {names:text}
  <without> ${NOUN}? (matching|that match) {names:quoted}
`;

export const HIDDEN: readonly FileRule[] = fileRules`
${always({ is: 'nothing' })}
  (including|include|and) (hidden|dot) (ones|one|file)?
  (including|with) hidden
${always(filter({ type: 'hidden' }))}
  hidden (file|entry)?
  hidden? dot file
  dotfile
${always(filter({ type: 'kind', kind: 'folder' }), filter({ type: 'hidden' }))}
  (hidden|dot) folder
${always(filter({ type: 'hidden', negated: true }))}
  <without> (hidden|dot) (file|entry|folder|ones|one)? (and|or)? (hidden)? (folder|subfolder|file|entry)?
  (non-hidden|visible|unhidden|not hidden)
  <that> are not hidden
`;

/** The name was said without `named`. */
function barely(fact: FileFact): FileFact {
  return fact.is === 'filter' && fact.filter.type === 'name'
    ? { ...fact, filter: { ...fact.filter, bare: true } }
    : fact;
}

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
