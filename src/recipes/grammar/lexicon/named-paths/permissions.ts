// Modes and owners.

import type { SayingRow } from '../saying-row.ts';

export const PERMISSIONS: readonly SayingRow[] = [
  {
    patterns: [
      '(change|set|update|modify|make|changes|give) (the)? (permission|mode|access permission|file permission|access rights) (of|on|for) {paths} (file|folder)? (to|as|with)? {mode} (permission|recursively)?',
      '(chmod) {paths} (to) {mode}',
      '(chmod) {mode} (on|to|for)? {paths}',
      '(give|set) {paths} (permission|mode)? {mode} (permission)?',
      '(set|change) permission {mode} (on|for|to) {paths}',
      '(set|apply) {mode} permission (on|for|to) {paths}',
    ],
    command: 'chmod{options#} {mode#} {paths*}',
    changes: true,
    options: { recursive: '-R', verbose: '-v' },
    fits: ({ mode = [] }) => mode.every((one) => /^([0-7]{3,4}|[ugoa]*[+=-][rwxst]+)$/.test(one)),
    favour: 0.4,
  },
  ...permissionRows(),
  {
    patterns: [
      '(make|mark) {paths} (file|script)? executable',
      '(add|set|give) (execute|executable) (permission|bit) (to|on|for) {paths}',
      '(make) (file|script) {paths} executable (for everyone|for all)?',
    ],
    command: 'chmod +x {paths*}',
    changes: true,
    favour: 0.8,
  },
  {
    patterns: [
      '(make|mark|set|change) (permission of)? {paths} (file|as|to|to be)? (read-only|readonly|read only|non-writable|not writable)',
      '(remove|revoke) write permission (from|for|on) {paths}',
    ],
    command: 'chmod a-w {paths*}',
    changes: true,
    favour: 0.6,
  },
  {
    patterns: [
      '(set|change) (permission) (of) {paths} to read only for (its)? owner',
      '(make|set) {paths} readable only by (its)? owner',
    ],
    command: 'chmod 400 {paths*}',
    changes: true,
    favour: 1.2,
  },
  {
    patterns: [
      '(change|set) (the)? (owner|ownership) (of|for) {paths} (to) (user)? {user}',
      'chown {paths} to {user}',
    ],
    command: 'chown{options#} {user} {paths*}',
    changes: true,
    options: { recursive: '-R', verbose: '-v' },
    favour: 0.5,
  },
  {
    patterns: ['(change|set) (the)? group (owner|ownership)? (of|for) {paths} (to) (group)? {user}'],
    command: 'chgrp{options#} {user} {paths*}',
    changes: true,
    options: { recursive: '-R', verbose: '-v' },
    favour: 0.6,
  },
  {
    patterns: [
      '(copy|set|change|give) (permission|mode|permissions) (of|from|on) {from:path} (to|as|same as|on) (file)? {to:path}',
    ],
    command: { gnu: 'chmod --reference={from/} {to/}', bsd: '' },
    changes: true,
    favour: 0.6,
  },
];

/** `add read and execute permission to X`, for every class of users. */
function permissionRows(): readonly SayingRow[] {
  const what: Readonly<Record<string, string>> = {
    read: 'r',
    write: 'w',
    execute: 'x',
    executable: 'x',
    'read and execute': 'rx',
    'read and write': 'rw',
    'read write and execute': 'rwx',
    'read write execute': 'rwx',
    'write and execute': 'wx',
  };
  const whom: Readonly<Record<string, string>> = {
    owner: 'u',
    user: 'u',
    group: 'g',
    others: 'o',
    other: 'o',
    everyone: 'a',
    everybody: 'a',
    all: 'a',
    'all users': 'a',
  };
  const options = { recursive: '-R', verbose: '-v' };
  const to = '(to|for|on|of|in|from)';
  const on = '(entry in|file in|entry|content of|everything in|file|folder|file under)?';
  return Object.entries(what).flatMap(([name, letters]): SayingRow[] => [
    {
      patterns: [`(recursively)? (add|give|grant|set|adds) ${name} permission ${to} ${on} {paths} (folder)?`],
      command: `chmod{options#} +${letters} {paths*}`,
      changes: true,
      options,
      favour: 0.5,
    },
    {
      patterns: [
        `(recursively)? (remove|revoke|delete|take away|removes) ${name} permission ${to} ${on} {paths} (folder)?`,
      ],
      command: `chmod{options#} -${letters} {paths*}`,
      changes: true,
      options,
      favour: 0.5,
    },
    ...Object.entries(whom).flatMap(([who, u]): SayingRow[] => [
      {
        patterns: [
          `(add|give|grant|set|adds) ${name} permission (for|to|by) ${who} ${to} ${on} {paths} (folder)?`,
          `(add|give|grant|set|adds) ${who} ${name} permission ${to} ${on} {paths}`,
          `(add|give|grant|set) ${name} permission ${to} ${on} {paths} (for|to|by) ${who}`,
          `(make|set) {paths} (${name}|${name}able) (for|to|by) ${who}`,
        ],
        command: `chmod{options#} ${u}+${letters} {paths*}`,
        changes: true,
        options,
        favour: 0.8,
      },
      {
        patterns: [
          `(remove|revoke|take away|removes) ${name} permission (for|from|of) ${who} ${to} ${on} {paths} (folder)?`,
          `(remove|revoke|take away) ${who} ${name} permission ${to} ${on} {paths}`,
          `(remove|revoke) ${name} permission ${to} ${on} {paths} (for|from|of) ${who}`,
        ],
        command: `chmod{options#} ${u}-${letters} {paths*}`,
        changes: true,
        options,
        favour: 0.8,
      },
    ]),
  ]);
}
