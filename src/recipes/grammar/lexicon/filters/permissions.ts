// Which files, by their mode.

import type { Said } from '../../language/scan.ts';
import { fileRules } from '../rule-text.ts';
import { raw } from '../said.ts';
import { always, type FileRule, filter, type Means } from './rule.ts';

const mode =
  (match: 'exactly' | 'all' | 'some', negated = false): Means =>
  (said) => {
    const said1 = raw(said, 'mode');
    return /^([0-7]{3,4}|[ugoa]*[+=-]?[rwxst]+)$/.test(said1)
      ? [filter({ type: 'mode', mode: said1.replace(/^\+/, ''), match, negated })]
      : undefined;
  };

/** `find` asks for each of the others where everyone is named. */
const others = (who: string): string => (who === 'a' ? 'o' : who);

const access =
  (negated: boolean): Means =>
  (said) => [
    filter({
      type: 'mode',
      mode: raw(said, 'whose') || `${others(raw(said, 'who'))}=${raw(said, 'right')}`,
      match: 'all',
      ...(negated ? { negated } : {}),
    }),
  ];

const RIGHT_NOUN = '(permission|access|bit|privilege|right)';

/** `read, write and execute permission for everyone`. */
const COMBINED_ACCESS: readonly FileRule[] = fileRules`
${(said) => [filter({ type: 'mode', mode: `a=${raw(said, 'right')}`, match: 'all' })]}
  is: favour 0.5
  (with|have|has|having)? (<right:rights>|<right>) ${RIGHT_NOUN} (set)? (for|to) everyone
  <that> everyone (have|has) (<right:rights>|<right>) ${RIGHT_NOUN} (for|to|on)?
${(said) => [filter({ type: 'mode', mode: `${raw(said, 'who')}=${raw(said, 'right')}`, match: 'all' })]}
  (with|have|has|having)? <right:rights> ${RIGHT_NOUN} (set)? (for|to) (its|their)? <who>
  <that> (its|their)? <who> (have|has) <right:rights> ${RIGHT_NOUN} (for|to|on)?
${(said) => [filter({ type: 'mode', mode: `a=${raw(said, 'right')}`, match: 'all', negated: true })]}
  is: favour 1
  (<without>|no|lacking|without) (<right:rights>|<right>) ${RIGHT_NOUN} (set)? (for|to) everyone
  <without> (have|having) (<right:rights>|<right>) ${RIGHT_NOUN} (for|to) everyone
`;

const LACKING = '(<without>|no|with no|lacking|that lack|having no|which lack|missing)';

/** `lacking`, `without` and the like: none of those named has the permission. */
const DENIED: FileRule = {
  patterns: [
    `${LACKING} <right> (permission|bit|access|privilege|right) (set)? (for|to) (its|their)? <who>`,
    `${LACKING} <who> <right> (permission|bit|access|privilege|right)?`,
    `<that>? (can not|not) (be)? <right> by (its|their)? <who>`,
    `<that> (its|their)? <who> (user)? (can not|may not|not|must not|should not|not allowed to|not able to) <right> (to|in)?`,
    `<without> (have|having) <right> (permission|access) (for|to) <who>`,
  ],
  means: access(true),
};

const ACCESS: FileRule = {
  patterns: [
    '<who> <right> permission?',
    '<right> by (its|their)? <who>',
    '<whose:whoseRight>',
    '<right> permission (for|to|by|set for|is set for) (its|their)? <who>',
    '<who> (has|have|having|can) <right> (permission)?',
    '<right> (for|to) (its|their)? <who>',
    '(has|have|having|with)? <who> <right> (bit|access|privilege|right) (set)?',
    '(has|have|having|with)? <right> (bit|access|privilege|right) (set)? (for|to) (its|their)? <who>',
    '<that> can (be)? <right> by (its|their)? <who>',
  ],
  means: access(false),
};

/** `executable by group or others`: one of them is enough; `by user and group`: both have to. */
const SHARED_ACCESS: FileRule = {
  patterns: [
    '<right> (permission)? (by|for|to)? (its|their)? <who> <joint> (by|for)? <other:who>',
    '<who> <joint> (by|for)? <other:who> <right> permission?',
  ],
  means: (said) => {
    const [who, other, right] = [raw(said, 'who'), raw(said, 'other'), raw(said, 'right')];
    const match = raw(said, 'joint') === 'all' ? 'all' : 'some';
    if (who === other || who === 'a' || other === 'a') return undefined;
    return [filter({ type: 'mode', mode: `${who}=${right},${other}=${right}`, match })];
  },
};

const RIGHTS = ['read', 'write', 'execute'] as const;

const rightOf = (said: Said) =>
  RIGHTS.find((right) => right === (raw(said, 'may') || raw(said, 'mayNot'))) ?? 'read';

export const PERMISSIONS: readonly FileRule[] = [
  ...fileRules`
${mode('exactly')}
  (with|having|have|has|that have|which have|whose|<that>)? (file)? (permission|mode|permission mode|access permission|permission bits|octal permission) (is|are|set to|of|bits|exactly|mode|as)? {mode}
  (with|having)? {mode} permission
  (with|having) (exact|exactly) {mode} permission
${mode('all')}
  (with|having|have)? at least (permission|mode)? {mode} (permission)?
  (with|having|have) (permission|mode) at least {mode}
${mode('exactly', true)}
  (do not have|not having|without|dont have|is not|are not|not with|whose permission are not|with permission other than) (permission|mode)? {mode} (permission)?
${always({ is: 'nothing' })}
  is: favour 0.1
  (with|have|having|has|that have|which have|with at least|which have at least|that have at least|have at least)
${(said) => [filter({ type: 'mode', mode: raw(said, 'mode'), match: 'all' })]}
  <mode:specialBit> (set|file|enabled|program|binary)?
${always(filter({ type: 'mode', mode: '6000', match: 'some' }))}
  ((suid|setuid) & (or|and/or) & (sgid|setgid)) (bit|permission|file)? (set)?
${(said) => [filter({ type: 'may', what: rightOf(said) })]}
  <may>
  <that> <be> <may>
${(said) => [filter({ type: 'may', what: rightOf(said), negated: true })]}
  <mayNot>
  <that> <be> <mayNot>
${(said) => {
  const x = raw(said, 'do') || raw(said, 'able');
  return [
    filter({ type: 'mode', mode: `u=${x}`, match: 'all' }),
    filter({ type: 'mode', mode: `g=${x},o=${x}`, match: 'some', negated: true }),
  ];
}}
  is: favour 1
  (that)? (only|just) (its|their)? owner (can|may) <do> (to)?
  <able> (only|just) (by|for) (its|their)? owner
  (only|just) <able> (by|for) (its|their)? owner
`,
  ACCESS,
  DENIED,
  ...COMBINED_ACCESS,
  SHARED_ACCESS,
];
