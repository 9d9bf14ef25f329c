// A fake `RecipeWorld`: only the listed files, programs and processes exist.

import type { RecipeWorld } from '../../src/recipes/slots/recipe.ts';

export type Described = Partial<{
  readonly programs: readonly string[];
  readonly branches: readonly string[];
  /** Paths below the folder `/home/ada`; those that end in a slash are folders. */
  readonly entries: readonly string[];
  readonly installer: string;
  readonly oneCommit: boolean;
  readonly noCommit: boolean;
  /** `name node`, `port 8080`: all that runs. Absent: that is unknown. */
  readonly running: readonly string[];
}>;

const USUAL = ['git', 'ls', 'cat', 'rm', 'cp', 'mv', 'cd', 'head', 'sort', 'command', 'find', 'wc', 'cut'];

export function worldOf(described: Described): RecipeWorld {
  const {
    programs = [],
    branches = [],
    entries = [],
    installer,
    oneCommit,
    noCommit = false,
    running,
  } = described;
  const plain = (path: string) => path.replace(/^(\/home\/ada|~)\/(\.\/)?/, '');
  return {
    programs: () => [...USUAL, ...programs],
    branches: () => branches,
    kindOf: (path) => {
      if (/^(\/home\/ada(\/\.)?|~|\.)$/.test(path)) return 'folder';
      if (entries.includes(`${plain(path)}/`)) return 'folder';
      return entries.includes(plain(path)) ? 'file' : 'none';
    },
    entriesOf: (folder) => {
      const below = /^(\/home\/ada(\/\.)?|\.)$/.test(folder) ? '' : `${plain(folder).replace(/\/$/, '')}/`;
      return entries
        .filter((path) => path !== below && path.startsWith(below))
        .map((path) => path.slice(below.length).replace(/\/$/, ''))
        .filter((name) => !name.includes('/'));
    },
    oneCommit: () => oneCommit,
    noCommit: () => noCommit,
    installer: () => installer,
    isRunning: (target) => running?.includes(target),
  };
}

const ENTRIES = [
  ...[
    'docs/',
    'docs/readme.txt',
    'logs/',
    'logs/app.log',
    'backup/',
    'src/',
    'src/app.py',
    'src/util.py',
    'build/',
  ],
  ...[
    'notes.txt',
    'old.txt',
    'people.txt',
    'app.log',
    'data.csv',
    'a.csv',
    'config.json',
    'script.sh',
    'a.sh',
  ],
  ...[
    'photos.tar.gz',
    'photos.zip',
    'old.log.gz',
    'todo.md',
    'readme.md',
    '.env',
    'my photo.jpg',
    'report.pdf',
  ],
  ...['src/package.json', '/etc/passwd', '/etc/group', '/etc/systemd/system/nginx.service'],
];
const LINES: Readonly<Record<string, readonly string[]>> = {
  'data.csv': ['name,age,city,date', 'Anna,31,Oslo,2024-03-05', 'Bob,28,Rome,2024-04-01'],
  'a.csv': ['id;price', '1;2.50'],
  'config.json': ['{ "debug": false, "port": 8080 }'],
};

/** A home folder with a little of everything. */
export const USUAL_WORLD: RecipeWorld = {
  ...worldOf({
    entries: ENTRIES,
    branches: ['main', 'feature'],
    programs: [
      'nginx',
      'python3',
      'node',
      'npm',
      'docker',
      'zip',
      'unzip',
      'curl',
      'wget',
      'jq',
      'tree',
      'ss',
    ],
    installer: 'apt install',
  }),
  firstLines: (path) => LINES[path] ?? [],
};
