// Where to look and how deep.

import type { Rule } from '../language/scan.ts';
import type { FileFact } from './file-facts.ts';
import { fileRules } from './rule-text.ts';
import { count, raws } from './said.ts';

type FileRule = Rule<FileFact>;

const root = (roots: readonly string[], below = false): FileFact => ({ is: 'root', roots, below });
const here = (below = false): FileFact => ({ is: 'here', below });
const BELOW =
  '(recursively|and below|downwards|and (its|their)? subfolder|and (its|their)? sub|and all its subfolder|and downwards|and all below|tree|hierarchy|folder tree|folder hierarchy|and everything below|including subfolder|including its subfolder|with subfolder|and deeper|and under|and beneath|and subfolder|subtree|structure|and (of)? (its|their)? subfolder|and its subtree|and its children|and below it|and everything under it|and beyond|and lower|or below|and nested folder|and folder below|and folder under it|and deeper level|and everything in it|from here down)';

/** `of all Cart.java files`: a bare name with an extension is what to look for, not where. */
export function isPlace(paths: readonly string[]): boolean {
  return (
    paths.length > 0 &&
    !paths.some(
      (one) => !one.includes('/') && (/[*?]/.test(one) || /^[\w-]+\.(?!d$)[a-z]\w{0,4}$/i.test(one)),
    )
  );
}

/** Words before `folder` that are not its name. */
const NO_PLACE =
  /^(same|different|other|another|each|every|several|many|new|parent|root|top|sub|hidden|empty|target|destination|containing|top-level|that|those|these|this|such|multiple|two|three|source|its|their|working|whole|no|non|matching|corresponding|respective|owner|user|users|web|temporary|which|like|where|tree|hierarchy)$/i;

export const FILE_PLACES: readonly FileRule[] = fileRules`
${() => [here()]}
  (in|under|below|inside|within|from|of|starting from|starting at|starting in|on|at|for|is|down from|residing in|located in|present in|into|throughout|through|down)? current folder
  (in|around|from)? here
  (in|within|inside|under|of|from) (this|current) (project|repo|repository|place)
${() => [here(true)]}
  is: favour 0.2
  <in>? current folder ${BELOW}
  <in>? current (tree|hierarchy|folder tree|subtree)
  (under|below|beneath|down) (current folder|here)
  (in|of|under|from|through|across|throughout|search|traverse) (folder tree|tree|file system tree|folder hierarchy|folder structure|hierarchy)
  starting (from|at|in|with) current folder (recursively|tree|and below)?
  (in|under|within) (its|current)? subfolder
  (and|or) (in|under|from)? (its|their)? subfolder
  (and|or) below
${() => [root(['~'])]}
  # Also where a folder here is called so.
  is: favour 0.2
  <in>? (current)? (their|user|user's|users'|his)? home folder
  <in> home
${() => [root(['/'])]}
  <in>? (root|/) (folder|filesystem|file system|partition|fs)
  <in> (whole|entire)? (system|filesystem|file system|machine|computer)
  (everywhere|system-wide)
  <in> (root|/)
  (starting|beginning|start) (from|at|in) (root|/) (folder)?
${() => [here(true)]}
  (in|under|within|below|at|from) and (below|under|in|beneath|within|inside) current folder
  <in>? current folder and (all|everything)? (below|under|beneath) (it)?
  (current folder|from here) downwards
  from current folder (on)? down
${(said) => (isPlace(raws(said, 'paths')) ? [root(raws(said, 'paths'), true)] : undefined)}
  (in|under|within|below|at|from|of) and (below|under|in|beneath|within|inside|above) (folder)? {paths} (folder|tree)?
${(said) => {
  const paths = raws(said, 'paths');
  return isPlace(paths) && !paths.some((one) => NO_PLACE.test(one)) ? [root(paths)] : undefined;
}}
  is: favour -0.2
  <in> (folder|path|folder tree|tree) (named|called)? {paths:target} (folder)?
  <in> {paths:target} (folder|tree|folder tree|subfolder|hierarchy|folder hierarchy)
${() => [{ is: 'somewhere' }]}
  (in|of|from|within|inside) folder
  (in|of|from) (it|this) (folder)
${() => [root(['..'])]}
  <in> parent folder
  <in> folder above
${(said) => (isPlace(raws(said, 'paths')) ? [root(raws(said, 'paths'))] : undefined)}
  is: favour 0.1
  <in> (folder|path|location|tree|file tree|folder tree|folder hierarchy|subfolder|folders)? (named|called)? {paths} (folder|path|location|project|subfolder|directory tree)?
  {paths} (folder|subfolder)
  (search|traverse|in|under|from|of|on|search in) (folder|folder tree|tree)? {paths:things} (folder|folder tree|tree)? (for)?
  (starting|beginning|start) (from|at|in|with) (folder)? {paths:things} (folder)?
${(said) => (isPlace(raws(said, 'paths')) ? [root(raws(said, 'paths'), true)] : undefined)}
  is: favour 0.3
  <in>? (folder|path|location)? {paths} (folder|path)? ${BELOW}
  (under|below|beneath|starting from|starting at|starting in|rooted at|down from|throughout|down) (folder|path)? {paths} (folder|path|tree|recursively)?
${() => [{ is: 'unclear' }]}
  is: favour 1
  (but|and)? (only|not|without|do not|never) (descend|descending|traverse|traversing|search|searching|look|looking|go|going|enter|entering) (in|into|inside|through)? (folder|subfolder|those|ones) <that> <be>? (not)? {text:word}
${() => [{ is: 'recursive', recursive: true }]}
  recursively
  in? (its|their)? subfolder (also|too|recursively)
  including subfolder
${() => [{ is: 'recursive', recursive: false }]}
  is: favour 0.3
  (not|without|non|do not|dont|no|but not|and not|and do not|but do not|only and not) (recursively|recursion|recurse|recursing|recursive|(descend|descending|traverse|traversing|search|searching|looking|look|going|go|enter|entering|delete|remove|change|move|copy|touch) (in|into|to|inside|through)? (its|their|sub|other)? (subfolder|sub folder|folder|them)|in? (its|their)? subfolder|including subfolder|subfolder) (.)?
  (only|just|directly) (in|inside|under|within) (current folder|it|folder|top level)
  (in|inside|under) current folder (only|itself|alone|not in subfolder|and not in subfolder|but not subfolder|non-recursively)
  (non-recursively|non-recursive|nonrecursively|no-recursively|not recursively)
  only
  (immediate|direct|top-level|first-level|top level|first level)
${(said) => [{ is: 'depth', most: count(said) }]}
  (only|but only|just)? (in|under|with|to|of|at|for|down to|up to|until)? (maximum|max|at most|up to|no more than|not more than|most|maximal|maximum of) {n} (level|levels|folder|folders) (deep|down|below|depth)? (from|in|of|under)? (it|here|current folder)?
  (maximum|max|maxdepth|up to) (depth|level|levels)? (of|is|to)? {n} (level)?
  (down to|up to|until|with maximum|to) (depth|level) (of)? {n}
  (descend|descending|go|going) (at most|only|no more than)? {n} (level|folder) (deep|down|below)?
  depth (of|up to)? {n}
  (only|just)? {n} (level|folder) deep (only)?
  (and)? (do not|not|without|no) (go|going|descend|descending|search|searching|look|looking|traverse)? (beyond|deeper than|more than|below|further than) {n} level (deep|down)?
${(said) => [{ is: 'depth', least: count(said) }]}
  (in|at|under)? (minimum|at least|min|mindepth|not less than) {n} (level|folder) (deep|down|below)?
  (minimum|min|mindepth) (depth|level) (of)? {n}
  (starting from|starting at|from) level {n}
  (with|at) depth (at least|of at least|greater than or equal to) {n}
${(said) => [{ is: 'depth', least: count(said), most: count(said) }]}
  (in|under|which are|that are|exactly|at|located) {n} (level|folder) (down|deep|below|deeper|up) (in|from|of|under|inside)? (it|here)?
  {n} (level|folder) (down|below|deeper|up) (in|from|of|under|inside)? (it|here)?
  (at|on|in)? (depth|level) (of|exactly)? {n}
  (at|on|in) {rank} level
${(said) => [{ is: 'depth', least: count(said), most: count(said, 'to') }]}
  (between|from|at|in)? (level|depth|levels) {n} (and|to|-) {to:n} (of)? (folder tree|tree|folder hierarchy)?
  between {n} and {to:n} level (deep|down)?
${(said) => [{ is: 'depth', most: count(said) + 1 }]}
  and {n} level (down|deep|below|deeper) (it|that)?
${(said) =>
  raws(said, 'paths').every((one) => one.startsWith('$')) ? [root(raws(said, 'paths'))] : undefined}
  <in>? (folder|path|folder tree|tree)? (given|specified|named|stored|saved|held|pointed to|contained) (as|by|in)? (value of)? (environment)? variable {paths:variable}
  <in> (folder|path|folder tree|tree) (stored|saved|given|named) (in|by|as) {paths:variable}
`;
