// Deleting, copying and moving, each asked about or all at once.

import { fileRules } from '../rule-text.ts';
import { raw } from '../said.ts';
import { act, type FileRule, PUTS, THEM } from './rule.ts';

const INTO = '((folder)? {to:target} (folder)?|<to:here>)';

export const MOVES: readonly FileRule[] = fileRules`
${() => [{ is: 'asking' }]}
  onlyWith: ${/\b(delete|remove|rm|erase)~? /}
  (with|after|and)? (user)? (prompting|confirmation|interactively|asking for confirmation|asking first|user confirmation|prompt for confirmation|prompting for confirmation)
  (and)? (ask|asking|prompt|prompting) (user)? (for confirmation)? (before|on|for) (deleting|removing|deletion|each|each deletion|each action|each removal|removal|doing so) (of)? (each|them)?
${act({ type: 'delete' })}
  is: favour 0.2
  (and)? (then)? (forcibly|force|forcefully|safely|permanently)? <delete> ${THEM}? (forcefully|forcibly|from disk|from system|if found|permanently|without prompting|without confirmation|without asking|with no prompt)?
  (and)? (force)? <delete> (content of|contents of)?
${(said) =>
  Object.keys(said).length > 0 ? undefined : [{ is: 'do', act: { type: 'rehearse', command: 'rm' } }]}
  (print|display|show|echo|output) (rm|delete|remove|deletion)? (command|commands|rm command) (to|for|that would) (each|each of them|force)? (for|to)? (delete|deletion|remove|deleting|rm)
  (print|display|show|echo) (an)? rm command for (each|each of them|every one|them) (for deletion|of them|one)? (for deletion)?
${act({ type: 'rehearse', command: 'rm -f' })}
  is: favour 1.2
  (display|print|show|echo|output) (rm)? command to (force|forcefully|forcibly) (delete|remove|rm)
  (display|print|show|echo) (rm -f) command (for|to) (each)?
${(said) => [{ is: 'do', act: { type: raw(said, 'put') === 'move' ? 'move' : 'copy', to: raw(said, 'to') } }]}
  (and)? <put> (only)? (them|it|those|file|result|each|each of them)? (recursively)? (over)? (to|into) ((folder|location|path)? {to:target} (folder|path)?|<to:here>)
  <put>
  (make copy of|create copy of)
${(said) => [{ is: 'do', act: { type: 'link', to: raw(said, 'to') } }]}
  (create|make|add)? (new)? (symlink|link) in ${INTO} (to|for|pointing to|of) (each)?
  (create|make|add) (new)? (symlink|link) (to|for|of) (each)? in ${INTO}
  (and)? (create|make|add) (symlink|link) (to|for) (them|each|each of them|it) (in|inside|into|under) ${INTO}
  symlink (them)? (to|into) ${INTO}
${act({ type: 'archive', file: '' })}
  (archive|compress|pack|tar|bundle) (up)? (them|those|it|file|all)?
  (into|to|in) (compressed|gzipped)? (archive|tarball|zip file|tar file) (named|called)?
  (tar|zip) archive of
${act({ type: 'archive', file: '' })}
  onlyWith: ${/\b(?:zip|archive|tarball)\b.*\bnamed?\b|\b(?:zip|archive|tarball) called\b/}
  put (them)?
${act({ type: 'archive', file: '.zip' })}
  zip (up)? (them|those|it|file)?
  (put|pack) (them)? (in|into) (zip|zip file|zip archive)
${(said) => [{ is: 'target', to: raw(said, 'to') }]}
  onlyWith: ${PUTS}
  (to|into) (folder|location|path)? {to:target} (folder|path)?
  (to|into|in|as) (new)? (zip|tar) (named|called) {to:target}
  (in|as) (folder|location|path)? {to:target} (folder|path)?
${(said) => [{ is: 'target', to: raw(said, 'to') }]}
  is: favour 0.5
  onlyWith: ${/\b(copy|copie|duplicate|cp|move|mv|transfer|put)~? /}
  (to|into) (new)? (folder)? (named|called)? {to:path} (folder)?
${(said) => [{ is: 'target', to: raw(said, 'to').replace(/\/*$/, '/') }]}
  # With a slash: what is named so is a folder, and made where it is not there.
  onlyWith: ${/\b(copy|copie|duplicate|cp|move|mv|transfer|put)~? /}
  (to|into|in) (new)? folder (named|called) {to:target}
${() => [{ is: 'do', act: { type: 'move', to: '' } }]}
  onlyWith: ${/\bnew folder\b|\bfolder (?:named|called)\b/}
  put (them)?
${() => [{ is: 'save' }]}
  (write|dump|log)
`;

export const WITH_PARENTS: readonly FileRule[] = fileRules`
${() => [{ is: 'withParents' }]}
  onlyWith: ${/\b(copy|copie|cp)~? /}
  (and)? (preserving|preserve|keeping|keep|with|maintaining|retaining|along with|including|recreating) (their|its|the|full|same|parent)? (folder)? (hierarchy|folder hierarchy|folder structure|structure|path hierarchy|parent folder|parent|path structure|full path|relative path|folder tree|folder path|parent folder hierarchy|parent folder structure)
`;
