// Which files, by owner and group.

import type { Said } from '../../language/scan.ts';
import type { FileFact } from '../file-facts.ts';
import { fileRules } from '../rule-text.ts';
import { raw } from '../said.ts';
import { type FileRule, filter } from './rule.ts';

const USER =
  '(owned by|belong to|belongs to|belonging to|belonging to|that belong to|which belong to|of|whose owner is|owner is|owner|with owner|by|of owner|created by|that are owned by|<be> owned by|that belongs to|which belongs to|and belong to|and which belong to)';

export const OWNERS: readonly FileRule[] = fileRules`
${(said) => [ownedBy(said, 'user', userOf(raw(said, 'user')))]}
  ${USER} (user|owner) {user}
  <ownedBy> (user)? {user}
  {user} owned
  for user {user}
${(said) => [ownedBy(said, 'group', raw(said, 'user'))]}
  (<ownedBy>|of|with|owned) (users of|by)? group (id|gid)? (owner|name|named|is)? {user}
  (whose|with) group (owner)? is {user}
  group (owned by|owner) {user}
  <ownedBy> {user} group
${(said) => [ownedBy(said, raw(said, 'by') === 'gid' ? 'gid' : 'uid', raw(said, 'n'))]}
  ${USER}? (user|owner|group)? with? <by:idOf> (of|is|number)? {n}
${(said) => [filter({ type: 'nobody', of: raw(said, 'of') === 'group' ? 'group' : 'user' })]}
  (<ownedBy>|with)? <of:noOwner>
  <that>? (do not|dont|not) (belong to|have|belonging to) (existing)? <of:anyOwner>
  <that>? (have|has|with|without) no (valid)? <of:anyOwner>
  <that>? <be>? orphaned
  (not owned by|without) (valid)? (user|owner)
`;

function ownedBy(said: Said, by: 'user' | 'group' | 'uid' | 'gid', name: string): FileFact {
  return filter({ type: 'owner', by, name, ...(raw(said, 'ownedBy') === 'not' && { negated: true }) });
}

/** `owned by me`. */
function userOf(name: string): string {
  return /^(me|myself)$/.test(name) ? '$USER' : name;
}
