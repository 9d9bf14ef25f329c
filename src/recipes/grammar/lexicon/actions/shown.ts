// Which properties of each file are shown.

import type { Show } from '../file-facts.ts';
import { fileRules } from '../rule-text.ts';
import { raw, raws } from '../said.ts';
import { type FileRule, show } from './rule.ts';

const WITH = '(with|print|show|display|list|and|including|output|prefixed with)';

export const SHOWS: readonly FileRule[] = fileRules`
${show('names')}
  is: favour 0.2
  (and|,)? (only|just)? (print|display|show|list|output|return)? (only|just)? (their|its|file)? (base)? (basename|basenames|names only|name only|filename only|only names|only filename) (only)?
  (print|display|show|list|output) (only|just) (their|file)? (name|names|filename)
  (and)? (print|display|show|output) (only|just)? (their|its|file)? (base name|basename|file name|filename) (not path|only|without path|of each)?
  (name|filename|names) (but)? (not|without|and not) (their|its|full|the)? (path|paths|location|full path)
  (without|not) (any)? (containing|leading|parent)? (folder|path) (name|part|prefix|component)?
  (and)? (print|list|show|display)? (only)? (the)? (last|final) (component|part) (of path|of their path)?
  (by)? (removing|remove|stripping|without) leading (path|folder)
  (and|,) (print|display|show|output) (their|its|file) (name|names|filename|basename)
  without (their|its|folder|leading|the)? (path|folder|paths|leading path|folder name|path prefix)
  (names|filename) without (path|paths|folder)
  strip (the)? (leading|folder)? (path|folder)
  with no trailing slash
${show('absolute')}
  (with|and|show|print|display|as|using|list)? (their|its)? (full path|absolute path|full paths|absolute paths|full pathname|absolute pathname|full path name|full filename) (of)? (each)?
  (absolute|full) (file)? path
  with (their)? (complete|absolute|full) (path|pathname|location)
${show('long')}
  (in|with|as|using|show|print|display|and|list)? (their)? (long listing format|long list format|long format|long listing|full details|details|detailed information|detailed|long list|ls -l format|ls -dils format|ls -l|detail|details of|long form|detailed listing|in detail|full information|file information|information about|extended information) (of)? (each)? (result)?
  (with|show|and) (their)? (permission|size|owner|permission and size|ownership) (and)? (other)? details
  (and)? (show|print|display|list|output|with|get) (a|the)? (long|detailed) (listing|list|information|info|output|details) (of|about|for|on)? (details)? (of)? (each|them|these|those|it|result)?
  (and)? (show|print|display|list|output|with|along with) (their|its|the|file)? (details|detail|information|info|attributes|stats|statistics|file details|file information) (of|for|about)? (each|them|these|those)?
  (in)? (ls|long) (style|format|-l format) (listing|output)?
  (and)? (run|execute) ls (-l)? on (them|each|result)?
${show('null')}
  (separated|separate|separting|terminated|delimited|separating|ended|ending|separate them|split|delimit)? (file)? (names|filename|paths|them|result|path)? (with|by|with a|using|as) (zero|zeroes|zeros|null|nul|null character|nul character|zero byte|zero bytes|null bytes|null byte|null-terminated|nulls|null characters|ascii null)
  (null|nul|zero) (separated|terminated|delimited)
  (with|using) (null|nul|zero) (character|byte|terminator|delimiter)? (as|for|as the)? (delimiter|separator|terminator|end)
  (and)? append (null|nul) character (at|to) end (of)? (each)? (of)? (their)? (path|name)?
  (as|in) (null|nul) (terminated|separated|delimited) (string|list|record)?
  (safe|safely) (for|with) (whitespace|space)
  with whitespace safety (in (their)? path)?
  (null-separated|null-terminated|null-delimited|print0|nul-terminated|nul-separated)
  (print|with|using) (null|nul) (separator|terminator|delimiter|character)
${(said) => [
  { is: 'show', what: 'folder' },
  { is: 'filter', filter: { type: 'name', globs: raws(said, 'names') } },
]}
  is: favour 0.6
  (print|show|list|display|find|output|get|return)? (only)? (parent)? (folder|path|location|folders|directory name) (containing|contain|holding|that contain|which contain|with|where) {names}
  (folder|folders) that (contain|has|have) (file)? (named|called)? {names}
${show('folder')}
  (print|show|list|display|output|and|get)? (only)? (name of)? (their|its|the)? (parent folder|containing folder|folder name|dirname|enclosing folder|folder they are in|parent directories|parent|parents|parent path|parent paths|parent folder path|containing path|folder path|folder paths)
  (their|its|and)? (folder|folders|parent folder) (of|containing) (each|them|these|those) (file)?
${(said) => [{ is: 'show', what: raw(said, 'what') as Show }]}
  ${WITH}? (their|its|last)? <what:property> (of)? (each|file|name|filename)? (in (bytes|human readable format|human-readable format|kb|mb|megabyte|kilobyte))?
  ${WITH} (their|its)? <what:nameOf> (of)? (each)?
  and (their|its) <what:nameOf>
  (and)? <show> (what|where) (they|it) <what:points> (to)?
${show('stem')}
  (without|strip|removing|remove|omit|stripping) (the|their)? (extension|extensions|suffix)
${show('one-line')}
  (on|in|as)? (one|single) line
  (separated|delimited|separating) (name|them|file)? (by|with) (single)? (space|blank)
${(said) => [{ is: 'show', what: raw(said, 'what') as Show }]}
  (separated|delimited|separating|joined|join) (name|them|file|filename|result)? (by|with|using) <what:listSign>
  <what:listSign> (separated|delimited) (list)? (of)?
  (as|in)? <what:listOf> (list)? (of)?
`;
