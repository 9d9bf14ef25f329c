// How risky writing a file is: as the redirection that would do the same, and never where beck keeps its own.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareWrite } from '../../src/cli/wiring/file-writes.ts';
import type { PersonRules } from '../../src/safety/verdict/person-rules.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'beck-file-writes-'));
});
afterEach(() => rmSync(home, { recursive: true }));

async function judge(path: string, { append = false, rules = {} as PersonRules, env = {} } = {}) {
  const surroundings = { env, home, program: '', settingsFile: join(home, 'named.json') };
  const absolute = path.startsWith('/') ? path : join(home, path);
  const wanted = { path: absolute, content: 'x\n', append };
  const outcome = await prepareWrite(wanted, { surroundings, cwd: home, rules });
  if ('reason' in outcome) return outcome.reason;
  const { level, label, reasons, effects } = outcome.verdict;
  return { level, label: label.replace(home, '~'), ids: reasons.map(({ id }) => id), effects };
}

test.each<[string, object, string, string[]]>([
  ['notes.md', {}, 'ask', ['creates']],
  ['a/b/notes.md', {}, 'ask', ['makes-folder', 'creates']],
  ['old.md', {}, 'danger', ['overwrites']],
  ['old.md', { append: true }, 'danger', ['appends']],
  ['.bashrc', {}, 'danger', ['startup-file', 'creates']],
  ['.config/fish/config.fish', {}, 'danger', ['startup-file', 'makes-folder', 'creates']],
  ['.config/systemd/user/x.service', {}, 'danger', ['startup-file', 'makes-folder', 'creates']],
  ['.git/hooks/pre-commit', {}, 'danger', ['startup-file', 'makes-folder', 'creates']],
  ['.envrc', {}, 'danger', ['startup-file', 'creates']],
  ["it's a $(name) with `odd` characters; rm -rf x", {}, 'ask', ['creates']],
])('%j %j is %s', async (path, how, level, ids) => {
  writeFileSync(join(home, 'old.md'), 'old\n');
  const judged = await judge(path, how);
  expect(judged).toMatchObject({ level });
  expect(typeof judged === 'object' ? judged.ids : []).toEqual(expect.arrayContaining(ids));
  expect(typeof judged === 'object' && judged.ids[0]).toBe(ids[0]);
});

test('the name of a link counts as well as where it leads', async () => {
  mkdirSync(join(home, 'dotfiles'));
  writeFileSync(join(home, 'dotfiles/bashrc'), '');
  symlinkSync('dotfiles/bashrc', join(home, '.bashrc'));
  expect(await judge('.bashrc')).toEqual({
    level: 'danger',
    label: 'overwrite: ~/dotfiles/bashrc',
    ids: ['startup-file', 'overwrites'],
    effects: ['write', 'delete', 'persistence'],
  });
});

test('the person’s own rules hold for paths', async () => {
  expect(await judge('notes.md', { rules: { blocked: ['notes'] } })).toMatchObject({ level: 'blocked' });
  expect(await judge('notes.md', { rules: { blacklist: ['notes.md'] } })).toMatchObject({ level: 'blocked' });
  expect(await judge('notes.md', { rules: { warnPatterns: ['notes'] } })).toMatchObject({ level: 'danger' });
});

test.each([
  ['.config/beck/config.json', {}],
  ['.config/beck/new/deep/file', {}],
  ['.local/state/beck/approvals.json', {}],
  ['.cache/beck/compiled/x', {}],
  ['.local/share/beck/models/list.json', {}],
  ['data/beck/llama/node_modules/x.js', { XDG_DATA_HOME: 'data' }],
  ['named.json', {}],
  ['elsewhere/beck/config.json', { XDG_CONFIG_HOME: 'elsewhere' }],
  ['run/beck/1-2.json', { XDG_RUNTIME_DIR: 'run' }],
])('%s is never written', async (path, names) => {
  const env = Object.fromEntries(Object.entries(names).map(([name, value]) => [name, join(home, value)]));
  expect(await judge(path, { env })).toContain("is beck's own");
});

test.each(['.beck.json', 'project/.beck.yaml', 'share/beck/shell/beck.zsh'])(
  '%s is said to touch beck, which the agent refuses',
  async (path) => {
    expect(await judge(path)).toMatchObject({
      level: 'danger',
      ids: expect.arrayContaining(['touches-beck']),
    });
  },
);
