// Questions of each kind for the tests.

import type { Question } from '../../src/terminal/approval/question.ts';

export const PLAIN: Question = {
  command: 'yarn install',
  why: 'fresh dependencies',
  offerAlways: true,
  verdict: {
    level: 'ask',
    effects: ['network', 'run'],
    label: 'run: yarn install',
    reasons: [{ id: 'network', text: 'Yarn uses the network.', span: [0, 4] }],
  },
};

export const DANGER: Question = {
  command: 'rm -rf /tmp/cache/*',
  why: 'clear the cache',
  offerAlways: false,
  verdict: {
    level: 'danger',
    effects: ['delete'],
    label: 'delete: /tmp/cache/*',
    reasons: [
      { id: 'deletes-tree', text: 'Deletes /tmp/cache/* and everything in it.', span: [7, 19] },
      { id: 'deletes-unknown', text: 'Matching files are only known at run time.', span: [7, 19] },
    ],
  },
};

export const SCRIPT: Question = {
  command: 'mkdir -p /tmp/build\ncd /tmp/build\ncmake ..\nmake -j4\n',
  why: 'build it',
  offerAlways: false,
  verdict: {
    level: 'ask',
    effects: ['mkdir', 'run'],
    label: 'run (4 lines)',
    reasons: [{ id: 'unknown-program', text: 'cmake is not a program beck knows.', span: [34, 39] }],
  },
};

export const MKDIR: Question = {
  command: 'mkdir -p /tmp/build/out',
  why: 'a place for the build',
  offerAlways: true,
  verdict: {
    level: 'ask',
    effects: ['mkdir'],
    label: 'mkdir: /tmp/build/out',
    reasons: [{ id: 'makes-folder', text: 'Creates the folder /tmp/build/out.', span: [9, 23] }],
  },
};

export const PREFIX: Question = {
  command: 'git diff HEAD~1',
  why: 'what the last commit changed',
  offerAlways: true,
  alwaysPrefix: 'git diff',
  verdict: {
    level: 'ask',
    effects: ['read', 'run'],
    label: 'run: git diff HEAD~1',
    reasons: [
      {
        id: 'repository-runs-programs',
        text: "This repository's configuration names a program.",
        span: [0, 3],
      },
    ],
  },
};

export const LONG: Question = {
  command: 'find /var/log -name "*.log" -mtime +7 -exec gzip -9 {} + -o -name "*.old" -exec gzip -9 {} +',
  why: 'compress old logs',
  offerAlways: true,
  verdict: {
    level: 'ask',
    effects: ['run'],
    label: 'run: find /var/log -name "*.log" -mtime +7 …',
    reasons: [{ id: 'changes', text: 'gzip changes something.', span: [44, 48] }],
  },
};

export const LONG_DANGER: Question = {
  command: 'sudo rm -rf /var/cache/apt/archives/*.deb /var/cache/apt/archives/partial/* ~/.cache/thumbnails',
  why: 'free space',
  offerAlways: false,
  verdict: {
    level: 'danger',
    effects: ['delete', 'privilege'],
    label: 'delete: /var/cache/apt/archives/*.deb',
    reasons: [
      { id: 'privilege', text: 'Sudo raises privileges or changes the system.', span: [0, 4] },
      { id: 'deletes-unknown', text: 'Matching files are only known at run time.', span: [12, 41] },
    ],
  },
};
