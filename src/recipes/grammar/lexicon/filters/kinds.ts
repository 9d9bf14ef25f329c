// Which files, by kind: folders, links, readable ones.

import type { FileKind } from '../../request.ts';
import { fileRules } from '../rule-text.ts';
import { count, has, raw } from '../said.ts';
import { always, type FileRule, filter, kind } from './rule.ts';

export const KINDS: readonly FileRule[] = fileRules`
${(said) => [kind(raw(said, 'fileKind') as FileKind)]}
  <fileKind>
  <that>? <be>? <fileKind:folderAlone>
  <that> <be> <fileKind:fileAlone>
${always(filter({ type: 'may', what: 'read' }))}
  <without> (into|in|to)? (folder|file|entry)? (that|which)? (<be>)? (not readable|unreadable)
${always(filter({ type: 'name', globs: ['*.o', '*.pyc', '*.class', '*.so', '*.a'], negated: true }))}
  <without> (compiled|binary|object|generated) (file|one)
${always(
  kind('file'),
  filter({ type: 'name', globs: ['*.sh', '*.bash', '*.zsh', '*.py', '*.pl', '*.rb', '*.ps1'] }),
)}
  script
${always(kind('link'), filter({ type: 'broken' }))}
  (broken|dangling|dead|invalid) (symlink|link)
  (symlink|link) <that>? <be>? (broken|dangling|dead)
  <that> <be> (broken|dangling)
${always({ is: 'entries' })}
  (entry|content|everything|thing|stuff)
${always(filter({ type: 'followed' }))}
  (and)? (following|follow|dereferencing|dereference) (symlink|link|them) (if (needed|necessary|any|encountered))?
${always({ is: 'nothing' })}
  (and)? (not|without|do not|never) (following|follow|dereferencing|dereference) (any)? (symlink|link|them)
${always(filter({ type: 'sameDisk' }))}
  (that|which)? (<be>)? (present|located|residing)? (in|on|from|within) (current|same|this|one|their|root) (partition|file system|filesystem|device|disk partition|mount) (only)? (as (that of)? current folder)?
  (and)? (not|without|do not|no) (descending|descend|crossing|cross|going|go|searching|search|traversing|looking|look) (into|in|on|onto|to|across)? (folder on)? (other|another|different|mounted|remote) (file system|filesystem|partition|device|disk|file systems)
  <without> (folder|entry|file|mount|those)? (on|from|of|in) (other|another|different) (file system|filesystem|partition|device)
  (and)? stay (on|in|within) (same|one|current|this) (file system|filesystem|partition|device)
${(said) => {
  const path = raw(said, 'path');
  return [filter({ type: 'target', glob: path.endsWith('/') ? `${path}*` : path })];
}}
  (pointing|point|points|that point|linking|leading|linked) (to|at|into) (anywhere|anything|somewhere|file|something)? (within|in|under|inside|below)? {path}
${(said) => [kind('link'), filter({ type: 'target', glob: raw(said, 'names') })]}
  (symlink|link) (to|with pattern|matching|with target|whose target is|whose target match) {names:text}
${(said) => [filter({ type: 'same', file: raw(said, 'path') })]}
  (hard link|hard linked|hardlink|that are hard link) (to|of) (file)? {path}
  <that> <be>? (same inode as|same file as|with same inode as|have same inode as) {path}
  (with|have|having) same inode as {path}
${(said) => [filter({ type: 'links', than: 'larger', count: has(said, 'n') ? count(said) : 1 })]}
  (with|have|having|that have|which have|has) (more than|over|greater than) {n} (hard link|link|hardlink|name)
  (with|having|have) (hard)? link count (more than|greater than|larger than|over|above) {n}
${(said) => [filter({ type: 'inode', number: count(said) })]}
  (with|by|having|of) (inode|inode number) (number|is)? {n}
${always(kind('file'), filter({ type: 'binary' }))}
  (binary|non-text|non text) file (only)?
  file (that are|which are)? (binary|not text)
`;
