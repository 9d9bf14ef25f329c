// New names: prefixes, extensions, upper and lower case.

import { characterOf } from '../../../slots/characters.ts';
import type { Said } from '../../language/scan.ts';
import type { FileFact } from '../file-facts.ts';
import { globOfTarget } from '../outputs.ts';
import { fileRules } from '../rule-text.ts';
import { first, raw } from '../said.ts';
import type { FileRule } from './rule.ts';

export const RENAMES: readonly FileRule[] = fileRules`
${(said) => [{ is: 'do', act: { type: 'rename', how: { type: 'prefix', text: raw(said, 'text') } } }]}
  (add|prepend|append) prefix {text:word} (to|for|in front of)? (name|names|filename)? (of)?
  prefix (name of|filename of|names of)? (with)? {text:word}
  rename (file)? (by|with)? (adding|prepending|add) prefix {text:word}
  (prepend|add) {text:quoted} (to|in front of|before) (name|names|filename|beginning of name|start of name) (of)?
  (prefix) (all)? (file|name|names) with {text:word}
${(said) => [{ is: 'do', act: { type: 'rename', how: { type: 'suffix', text: raw(said, 'text') } } }]}
  (append|add) {text:text} (to|at) (end of)? (its|their|each)? (file)? (name|names|filename|end of) (of)?
  (rename|add|append) (file)? (by)? (adding|append|appending)? (suffix|extension) {text:word} (to)?
${renameExtension}
  (change|rename|changing) (their|file|the)? (extension|extensions) (of)? (from|of)? {from:ext} (file)? (to|into) {to:ext}
  (rename|change) {from:glob} (file)? (to|into) {to:glob}
  (change|rename) (extension|extensions) (of)? {from:glob} (file)? (to|into|with) {to:ext}
  rename {from:ext} (file|extension) to {to:ext} (extension)?
  (change|replace) {from:ext} (filename|file|name)? (extension|suffix) (of file|of)? (to|into|with|by) {to:ext}
  (change|replace) (filename|file)? (extension|suffix) {from:ext} (to|into|with|by) {to:ext}
${(said) => [
  {
    is: 'do',
    act: {
      type: 'rename',
      how: { type: 'replace', from: characters(said, 'from'), to: characters(said, 'to') },
    },
  },
]}
  (replace|substitute|change) (word|string|text|occurrence of|first occurrence of)? {from:word} (with|by|to) (word|string)? {to:word} in (their|file|its)? (name|names|filename|their names|their name|file names|entry name|folder name) (of)?
  rename (them|file)? (by)? (replacing|replace|substituting) {from:word} (with|by|to) {to:word} (in name|in their names)?
${(said) => [{ is: 'do', act: { type: 'rename', how: { type: 'prefix', text: raw(said, 'text') } } }]}
  onlyWith: ${/^rename /}
  (to|so (that)? (they|it|each one|their name)) (all)? <begin> {text:word}
${(said) => [{ is: 'do', act: { type: 'rename', how: { type: 'prefix', text: raw(said, 'text') } } }]}
  onlyWith: ${/^prefix /}
  with (prefix)? {text:word} (in front|as prefix|at (the)? beginning)?
${() => [{ is: 'nothing' }]}
  onlyWith: ${/^prefix /}
  prefix (each|name of|filename of)?
${(said) => {
  const from = raw(said, 'from').replace(/^\*?\.?/, '');
  const glob: FileFact = { is: 'filter', filter: { type: 'name', globs: [`*.${from}`] } };
  return from === from.toLowerCase() || !/^[A-Z0-9]{2,5}$/.test(from)
    ? undefined
    : [glob, { is: 'do', act: { type: 'rename', how: { type: 'extension', to: from.toLowerCase() } } }];
}}
  is: sure
  (convert|change|turn|rename|make) (each)? {from:ext} (file|extension)? (to|into|in)? lowercase (extension|ending|one)?
${() => [
  { is: 'do', act: { type: 'rename', how: { type: 'replace', from: ' ', to: '' } } },
  { is: 'filter', filter: { type: 'name', globs: ['* *'] } },
]}
  (remove|delete|strip|drop|get rid of|take out) (space|blank|whitespace) (from|in|out of) (file|folder|their|its)? (name|filename|file name) (of)?
${(said) => [
  {
    is: 'do',
    act: { type: 'rename', how: { type: 'replace', from: ' ', to: characters(said, 'to') } },
  },
  { is: 'filter', filter: { type: 'name', globs: ['* *'] } },
]}
  (replace|change|turn|convert|substitute|swap) (space|blank|whitespace) (with|by|to|into|for) {to:mark} (in (file|folder|their|its)? (name|filename|file name|them) (of)?)?
  (rename|change) (them|file)? (so)? (space|blank) (become|to|into|are|as) {to:mark}
  (space|blank) (to|into) {to:mark}
  (replace|change|turn|convert|substitute|swap) (space|blank|whitespace) in (file|folder|their|its|entry)? (name|filename|file name) (of (file|entry))? (with|by|to|into|for) {to:mark}
${(said) => [
  { is: 'do', act: { type: 'rename', how: { type: 'case', upper: raw(said, 'to') === 'upper' } } },
]}
  (rename|convert|change) (name|filename|them)? (of)? (to|into) <to:letterCase>
  <to:letterCase> (name|filename) (of)?
  to <to:letterCase>
${() => [{ is: 'verb', verb: 'rename' }]}
  rename
${(said) => globOfTarget(said)}
  (and)? (save|write|redirect|store|output|put|record|saving|redirecting|writing|make) (list of|the|sorted|them|it|result|output|names|list|their names|a list of|their path|their paths|filename|file path|all|playlist)? (list|output|result|names|of)? (to|in|into|as|of) (file)? (named|called)? {target}
`;

/** `underscores` are `_`, unless that text itself is meant. */
function characters(said: Said, name: string): string {
  return first(said, name)?.given === true ? raw(said, name) : characterOf(raw(said, name));
}

function renameExtension(said: Said): readonly FileFact[] {
  const plain = (name: string): string => name.replace(/^\*?\.?/, '');
  return [
    { is: 'filter', filter: { type: 'name', globs: [`*.${plain(raw(said, 'from'))}`] } },
    { is: 'do', act: { type: 'rename', how: { type: 'extension', to: plain(raw(said, 'to')) } } },
  ];
}
