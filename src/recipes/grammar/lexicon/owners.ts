// Owners, groups and permissions of named files.

import { type SayingRow, type Slots, sayings } from './saying-row.ts';

const CHANGE = '(change|set|modify|update|make|switch|transfer|give|assign)';
const INSIDE =
  '((entry|file|everything|content|file and subfolder|regular file|folder|permission) (in|of|within|inside|under|below)|(within|inside|under|below))';
const KIND = '(file|folder|script|program|current)?';
const WHAT = `(of|for|on|to)? ${KIND} {paths:paths} ${KIND}`;
const ALL = `(of|for|on)? (every)? ${INSIDE} ${KIND} {paths:paths} ${KIND}`;
const CONTENT =
  '(and (every)? (entry|file|content|everything) (in|into|inside|within|below|under) (it|them|folder))';
const OPTIONS = { recursive: '-R', verbose: '-v', silently: '-f' };
const OWNER = '(owner|ownership|user|user owner|user ownership)';
const GROUP = '(group|group owner|group ownership|owning group)';
const named = (slots: Slots, ...names: readonly string[]): boolean =>
  names.every((name) =>
    (slots[name] ?? []).every((one) => /^[\w$][\w$.{}-]*(?::[\w$][\w$.{}-]*)?$/.test(one)),
  );

/** Two rows: for the named folder itself, and for its content; with an example of each. */
function both(
  patterns: (what: string) => readonly string[],
  row: Omit<SayingRow, 'patterns' | 'command' | 'options' | 'changes' | 'examples'> & {
    readonly program: string;
    readonly examples: readonly (readonly [question: string, command: string])[];
  },
): readonly SayingRow[] {
  const { program, examples, ...rest } = row;
  const [name = '', ...words] = program.split(' ');
  return [
    {
      ...rest,
      patterns: patterns(WHAT),
      command: `${name}{options#} ${words.join(' ')} {paths*}`,
      changes: true,
      options: OPTIONS,
      examples: examples.slice(0, 1),
    },
    {
      ...rest,
      // The content is the files alone, unless the folder is included.
      patterns: [
        ...patterns(ALL).flatMap((one) => [`recursively ${one}`, `${one} recursively`]),
        ...patterns(`${WHAT} ${CONTENT}`),
      ],
      command: `${name} -R{options#} ${words.join(' ')} {paths*}`,
      changes: true,
      options: { ...OPTIONS, recursive: '' },
      examples: examples.slice(1),
    },
  ];
}

/** One name alone is both the user's and the group's. */
function withGroup({ user = [], group = user, ...slots }: Slots): Slots | undefined {
  const isFor = named({ user, group }, 'user', 'group') && (group !== user || !user.join('').includes(':'));
  return isFor ? { ...slots, user, group } : undefined;
}

export const OWNERS: readonly SayingRow[] = [
  ...both(
    (what) => [
      `${CHANGE} (${OWNER} and ${GROUP}|${GROUP} and ${OWNER}|ownership|owner and group ownership) ${what} (to|as) (user)? {user} (and|,) group {group:user}`,
      `${CHANGE} ${OWNER} (and ${GROUP})? ${what} to (user)? {user} and (the)? (group)? to {group:user}`,
      `${CHANGE} ${OWNER} to {user} and ${GROUP} to {group:user} ${what}`,
      `${CHANGE} ${OWNER} ${what} to {user} and ${GROUP} to {group:user}`,
      `${CHANGE} (${OWNER} and ${GROUP}) ${what} to (user)? {user} and {group:user} (respectively)?`,
      `${CHANGE} (${OWNER} and ${GROUP}|${GROUP} and ${OWNER}) ${what} to (user and group|both|user)? {user}`,
      `${CHANGE} (${OWNER} and ${GROUP}) to {user} ${what}`,
    ],
    {
      program: 'chown {user#}:{group#}',
      derive: withGroup,
      examples: [
        ['change the owner and group of docs to ada', 'chown ada:ada docs'],
        [
          'recursively change the ownership of everything in docs to ada and group staff',
          'chown -R ada:staff docs',
        ],
      ],
    },
  ),
  ...both(
    (what) => [
      `${CHANGE} ${OWNER} ${what} (to|as) (user)? {user} (user)?`,
      `${CHANGE} ${OWNER} to (user)? {user} ${what}`,
      `(chown) ${what} to {user}`,
      `(make) {user} (the)? owner ${what}`,
    ],
    {
      program: 'chown {user#}',
      fits: (slots) => named(slots, 'user'),
      examples: [
        ['change the owner of notes.txt to bob', 'chown bob notes.txt'],
        ['change the owner of docs and everything in it to bob', 'chown -R bob docs'],
      ],
    },
  ),
  ...both(
    (what) => [
      `${CHANGE} ${GROUP} ${what} (to|as) (group)? {user} (group)?`,
      `${CHANGE} ${GROUP} to (group)? {user} ${what}`,
      `(chgrp) ${what} to {user}`,
    ],
    {
      program: 'chgrp {user#}',
      fits: (slots) => named(slots, 'user'),
      examples: [
        ['change the group of notes.txt to staff', 'chgrp staff notes.txt'],
        ['recursively change the group of all files in docs to staff', 'chgrp -R staff docs'],
      ],
    },
  ),
  ...sayings`
chown{options#} --reference={from/} {paths*}
  bsd:
  is: changes
  options: ${OPTIONS}
  (copy|clone|duplicate|apply) (owner and group|ownership|owner) (of|from) ${KIND} {from:path} (to|on|onto) ${KIND} {paths:paths}
  ${CHANGE} (owner and group|ownership|owner) of ${KIND} {paths:paths} to (match|that of|those of|same as|same as that of) ${KIND} {from:path}
  ? change the owner of old.txt to match notes.txt => chown --reference=notes.txt old.txt
chmod{options#} --reference={from/} {paths*}
  bsd:
  is: changes
  options: ${OPTIONS}
  (copy|clone|duplicate|apply) (permission|mode|file mode) (of|from) ${KIND} {from:path} (to|on|onto) ${KIND} {paths:paths}
  ${CHANGE} permission of ${KIND} {paths:paths} to (match|that of|those of|same as|same as that of|be same as) ${KIND} {from:path}
  ? change the permissions of a.sh to match script.sh => chmod --reference=script.sh a.sh
`,
  ...both(
    (what) => [
      `${CHANGE} (permission|mode|access right|access permission|file mode|file permission|access mode) ${what} (to|as|with)? {mode} (permission)?`,
      `${CHANGE} (permission|mode) to {mode} ${what}`,
      `(chmod) ${what} to {mode}`,
      `(chmod) {mode} ${what}`,
      `(give|set) ${KIND} {paths:paths} ${KIND} (permission|mode)? {mode} (permission)?`,
      `(set|change) (permission|mode) {mode} ${what}`,
      `(set|apply) {mode} permission ${what}`,
    ],
    {
      program: 'chmod {mode#}',
      fits: ({ mode = [] }) => mode.every((one) => /^([0-7]{3,4}|[ugoa]*[+=-][rwxstX]+)$/.test(one)),
      examples: [
        ['set the permissions of notes.txt to 644', 'chmod 644 notes.txt'],
        ['recursively set the mode of everything in docs to 755', 'chmod -R 755 docs'],
      ],
    },
  ),
  ...sayings`
chmod a+x {paths*}
  is: changes
  (allow|let) (everyone|everybody|user|users|anyone|all users) (to)? (execute|run) {paths:paths}
  (allow|let) {paths:paths} to be executed (by (everyone|anyone|all users|users))?
  (add|set|give|grant) (execute|execution) (permission|right|bit) (for (everyone|user|users|all users))? (to|on|for) {paths:paths} (for (everyone|user|users|all users))?
  ? let everyone run script.sh => chmod a+x script.sh
umask
  <show>? (current)? (umask|file mode creation mask|file creation mask)
  ? what is the current umask
umask {n#}
  fits: ${({ n = [] }) => n.every((one) => /^[0-7]{1,4}$/.test(one))}
  (set|change) (umask|file mode creation mask|file creation mask) to {n:word}
  umask {n:word}
  ? set the umask to 077 => umask 77
`,
];
