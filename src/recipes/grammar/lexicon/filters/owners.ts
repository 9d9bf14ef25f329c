// Which files, by owner and group.

import { raw } from '../said.ts';
import { always, type FileRule, filter } from './rule.ts';

const USER =
  '(owned by|belong to|belongs to|belonging to|belonging to|that belong to|which belong to|of|whose owner is|owner is|owner|with owner|by|of owner|created by|that are owned by|<be> owned by|that belongs to|which belongs to|and belong to|and which belong to)';

export const OWNERS: readonly FileRule[] = [
  {
    patterns: [
      `${USER} (user|owner) {user}`,
      `(owned by|belong to|belongs to|belonging to|that belong to|which belong to|whose owner is|owner is|<be> owned by|that are owned by|that belongs to) {user}`,
      `{user} owned`,
      'for user {user}',
    ],
    means: (said) => [filter({ type: 'owner', by: 'user', name: userOf(raw(said, 'user')) })],
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
  },
  {
    patterns: [`${USER}? (user|owner)? with? (uid|user id|user-id|id of user) (of|is|number)? {n}`],
    means: (said) => [filter({ type: 'owner', by: 'uid', name: raw(said, 'n') })],
  },
  {
    patterns: [`${USER}? group? with? (gid|group id) (of|is|number)? {n}`],
    means: (said) => [filter({ type: 'owner', by: 'gid', name: raw(said, 'n') })],
  },
  {
    patterns: [
      '(not owned by|not belonging to|that do not belong to|not belong to|that are not owned by|do not belong to|does not belong to|which do not belong to) (user)? {user}',
    ],
    means: (said) => [filter({ type: 'owner', by: 'user', name: userOf(raw(said, 'user')), negated: true })],
  },
  {
    patterns: ['(not owned by|that do not belong to|not belonging to|do not belong to) group {user}'],
    means: (said) => [filter({ type: 'owner', by: 'group', name: raw(said, 'user'), negated: true })],
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
  },
];

/** `owned by me`. */
function userOf(name: string): string {
  return /^(me|myself)$/.test(name) ? '$USER' : name;
}
