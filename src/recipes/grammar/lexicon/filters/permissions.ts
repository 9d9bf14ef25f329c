// Which files, by their mode.

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

const letters: Readonly<Record<string, string>> = {
  read: 'r',
  write: 'w',
  writable: 'w',
  readable: 'r',
  execute: 'x',
  executable: 'x',
  writeable: 'w',
};

const whom: Readonly<Record<string, string>> = {
  owner: 'u',
  user: 'u',
  group: 'g',
  other: 'o',
  others: 'o',
  everyone: 'o',
  everybody: 'o',
  anyone: 'o',
  world: 'o',
};

/** `read, write and execute permission for everyone`. */
function combinedAccessRules(): readonly FileRule[] {
  const combined = {
    rw: '(read write|read and write|read-write)',
    rx: '(read execute|read and execute)',
    wx: '(write and execute)',
    rwx: '(read write execute|read write and execute|read-write-execute)',
    r: 'read',
    w: 'write',
    x: 'execute',
  };
  return Object.entries(combined).flatMap(([mode, said]): FileRule[] => {
    const noun = '(permission|access|bit|privilege|right)';
    const rule = (who: string, whose: string): FileRule => ({
      patterns: [
        `(with|have|has|having)? ${said} ${noun} (set)? (for|to) ${who}`,
        `<that> ${who} (have|has) ${said} ${noun} (for|to|on)?`,
      ],
      means: always(filter({ type: 'mode', mode: `${whose}=${mode}`, match: 'all' })),
      favour: 0.5,
    });
    return [
      rule('everyone', 'a'),
      ...(mode.length > 1
        ? [rule('(its|their)? (owner|user)', 'u'), rule('(its|their)? group', 'g'), rule('other', 'o')]
        : []),
      {
        patterns: [
          `(<without>|no|lacking|without) ${said} ${noun} (set)? (for|to) everyone`,
          `<without> (have|having) ${said} ${noun} (for|to) everyone`,
        ],
        means: always(filter({ type: 'mode', mode: `a=${mode}`, match: 'all', negated: true })),
        favour: 1,
      },
    ];
  });
}

/** `lacking`, `without` and the like: none of those named has the permission. */
function deniedRules(): readonly FileRule[] {
  return Object.entries(whom).flatMap(([who, u]): FileRule[] =>
    Object.entries(letters).map(
      ([what, x]): FileRule => ({
        patterns: [
          `(<without>|no|with no|lacking|that lack|having no|which lack|missing) ${what} (permission|bit|access|privilege|right) (set)? (for|to) (its|their)? ${who}`,
          `(<without>|no|with no|lacking|that lack|having no|which lack|missing) ${who} ${what} (permission|bit|access|privilege|right)?`,
          `<that>? (can not|not) (be)? ${what} by (its|their)? ${who}`,
          `<that> (its|their)? ${who} (user)? (can not|may not|not|must not|should not|not allowed to|not able to) ${what} (to|in)?`,
          `<without> (have|having) ${what} (permission|access) (for|to) ${who}`,
        ],
        means: always(filter({ type: 'mode', mode: `${u}=${x}`, match: 'all', negated: true })),
        favour: 0.6,
      }),
    ),
  );
}

function accessRules(): readonly FileRule[] {
  return Object.entries(whom).flatMap(([who, u]): FileRule[] =>
    Object.entries(letters).map(([what, x]): FileRule => {
      const wanted = filter({ type: 'mode', mode: `${u}=${x}`, match: 'all' });
      return {
        patterns: [
          `${who} ${what} permission?`,
          `${what} by (its|their)? ${who}`,
          `${who}-${what}`,
          `${what} permission (for|to|by|set for|is set for) (its|their)? ${who}`,
          `${who} (has|have|having|can) ${what} (permission)?`,
          `${what} (for|to) (its|their)? ${who}`,
          `(has|have|having|with)? ${who} ${what} (bit|access|privilege|right) (set)?`,
          `(has|have|having|with)? ${what} (bit|access|privilege|right) (set)? (for|to) (its|their)? ${who}`,
          `<that> can (be)? ${what} by (its|their)? ${who}`,
        ],
        means: always(wanted),
        favour: 0.2,
      };
    }),
  );
}

/** `executable by group or others`: one of them is enough; `by user and group`: both have to. */
function sharedAccessRules(): readonly FileRule[] {
  const joined = [
    ['owner', 'group'],
    ['user', 'group'],
    ['group', 'other'],
    ['group', 'others'],
    ['user', 'other'],
    ['owner', 'other'],
    ['owner', 'others'],
  ] as const;
  return Object.entries(letters).flatMap(([what, x]) =>
    joined.flatMap(([one, other]) =>
      (['some', 'all'] as const).map((match): FileRule => {
        const pair = `(${one} ${match === 'some' ? 'or' : 'and'} (by|for)? ${other})`;
        return {
          patterns: [
            `${what} (permission)? (by|for|to)? (its|their)? ${pair}`,
            `${pair} ${what} permission?`,
          ],
          means: always(filter({ type: 'mode', mode: `${whom[one]}=${x},${whom[other]}=${x}`, match })),
          favour: 0.4,
        };
      }),
    ),
  );
}

export const PERMISSIONS: readonly FileRule[] = [
  {
    patterns: [
      '(with|having|have|has|that have|which have|whose|<that>)? (file)? (permission|mode|permission mode|access permission|permission bits|octal permission) (is|are|set to|of|bits|exactly|mode|as)? {mode}',
      '(with|having)? {mode} permission',
      '(with|having) (exact|exactly) {mode} permission',
      '(with|having) permission set to {mode}',
    ],
    means: mode('exactly'),
  },
  {
    patterns: [
      '(with|having|have)? at least (permission|mode)? {mode} (permission)?',
      '(with|having|have) (permission|mode) at least {mode}',
    ],
    means: mode('all'),
    favour: 0.2,
  },
  {
    patterns: [
      '(do not have|not having|without|dont have|is not|are not|not with|whose permission are not|with permission other than) (permission|mode)? {mode} (permission)?',
    ],
    means: mode('exactly', true),
    favour: 0.2,
  },
  {
    patterns: [
      '(with|have|having|has|that have|which have|with at least|which have at least|that have at least|have at least)',
    ],
    means: always({ is: 'nothing' }),
    favour: 0.1,
  },
  {
    patterns: [
      '(suid|setuid|set uid|suid bit set|setuid bit set|set-uid|set-user-id|suid bit|setuid bit|suid permission|user id bit set|with suid bit|set user id) (set|file|enabled|program|binary)?',
    ],
    means: always(filter({ type: 'mode', mode: '4000', match: 'all' })),
    favour: 0.1,
  },
  {
    patterns: [
      '(sgid|setgid|set gid|sgid bit set|setgid bit set|set-gid|set-group-id|sgid bit|setgid bit|guid|sgid permission) (set|file|enabled|program|binary)?',
    ],
    means: always(filter({ type: 'mode', mode: '2000', match: 'all' })),
    favour: 0.1,
  },
  {
    patterns: [
      '(suid|setuid) (or|and/or) (sgid|setgid) (bit|permission|file)? (set)?',
      '(sgid|setgid) (or|and/or) (suid|setuid) (bit|permission|file)? (set)?',
    ],
    means: always(filter({ type: 'mode', mode: '6000', match: 'some' })),
    favour: 0.6,
  },
  {
    patterns: ['sticky bit set?', 'sticky'],
    means: always(filter({ type: 'mode', mode: '1000', match: 'all' })),
  },
  {
    patterns: ['executable file'],
    means: always(filter({ type: 'kind', kind: 'file' }), filter({ type: 'may', what: 'execute' })),
    favour: -0.1,
  },
  {
    patterns: ['executable', '<that> <be> executable', 'with execute permission', 'that can be executed'],
    means: always(filter({ type: 'may', what: 'execute' })),
    favour: -0.2,
  },
  {
    patterns: [
      '<that> <be> not executable',
      '(not executable|non-executable|nonexecutable|without execute permission)',
    ],
    means: always(filter({ type: 'may', what: 'execute', negated: true })),
  },
  ...(['read', 'write', 'execute'] as const).map((what): FileRule => {
    const x = what === 'execute' ? 'x' : what.charAt(0);
    return {
      patterns: [
        `(that)? (only|just) (its|their)? owner (can|may) ${what} (to)?`,
        `${what === 'execute' ? 'executable' : what === 'read' ? 'readable' : '(writable|writeable)'} (only|just) (by|for) (its|their)? owner`,
        `(only|just) ${what === 'execute' ? 'executable' : what === 'read' ? 'readable' : '(writable|writeable)'} (by|for) (its|their)? owner`,
      ],
      means: always(
        filter({ type: 'mode', mode: `u=${x}`, match: 'all' }),
        filter({ type: 'mode', mode: `g=${x},o=${x}`, match: 'some', negated: true }),
      ),
      favour: 1,
    };
  }),
  { patterns: ['(writable|writeable)'], means: always(filter({ type: 'may', what: 'write' })) },
  { patterns: ['readable'], means: always(filter({ type: 'may', what: 'read' })) },
  {
    patterns: ['(not writable|read only|read-only|readonly|not writeable|unwritable)'],
    means: always(filter({ type: 'may', what: 'write', negated: true })),
  },
  {
    patterns: ['(not readable|unreadable)'],
    means: always(filter({ type: 'may', what: 'read', negated: true })),
  },
  {
    patterns: ['world readable', 'world-readable'],
    means: always(filter({ type: 'mode', mode: 'o=r', match: 'all' })),
    favour: 0.3,
  },
  {
    patterns: ['world writable', 'world-writable', 'world writeable'],
    means: always(filter({ type: 'mode', mode: 'o=w', match: 'all' })),
    favour: 0.3,
  },
  ...accessRules(),
  ...deniedRules(),
  ...combinedAccessRules(),
  ...sharedAccessRules(),
];
