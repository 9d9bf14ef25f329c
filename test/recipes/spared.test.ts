// A change enters no repository's own folder and no installed packages, unless the question names them: every changing
// row's examples run for real where such folders lie, and what is in them stays as it was.

import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, lutimesSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lookAround } from '../../src/cli/asking/fix-world.ts';
import { printCommand } from '../../src/recipes/answer.ts';
import { choose } from '../../src/recipes/choose.ts';
import { questionsOf } from '../../src/recipes/phrases/index-examples.ts';
import { RECIPES } from '../../src/recipes/table.ts';
import { PWSH } from '../shell/shell-session.ts';
import { buildFixture, type Fixture } from './fixture.ts';
import { runCommand } from './run-command.ts';

/** They end processes, open a window, leave the machine, or are about `.venv` itself. */
const NOT_RUN =
  /^(kill-|open-folder|download|install-|upgrade-|connect|copy-to-server|virtual-environment|git-(clone|pull|push))/;

/** `store` and `src/mirror` are bare repositories. */
const BARE = ['store', 'src/mirror'];
const SPARED = [
  ...['.git', '.hg', '.svn', '.jj', 'node_modules', '.venv', 'src/node_modules/left'],
  ...['webshop/.git', 'webshop/.hg', 'src/deep/.svn', 'src/deep/.jj', 'docs/.venv', ...BARE],
];

describe.each(['bash', 'zsh', 'fish'] as const)('in %s', (shell) => {
  test.skipIf(isMissing(shell))('no changing row touches what is in them', () => {
    using fixture = withSpared();
    const rows = RECIPES.filter(({ id, effect }) => effect === 'changes' && !NOT_RUN.test(id));
    expect(rows.length).toBeGreaterThan(40);
    let before = contents(fixture, SPARED);
    for (const row of rows) {
      for (const question of questionsOf(row)) {
        run(question, fixture);
        const after = contents(fixture, SPARED);
        // What a question about the repository changes is its own folder.
        const own = (line: string): boolean => row.id.startsWith('git-') && line.startsWith(`${SPARED[0]}/`);
        expect(
          after.filter((line) => !own(line)),
          question,
        ).toEqual(before.filter((line) => !own(line)));
        before = after;
      }
    }
  });

  test.skipIf(isMissing(shell)).each([
    ['delete all .tmp files recursively', 'src/deep/junk.tmp'],
    ['delete all empty files recursively', 'src/deep/empty'],
    ['delete all empty folders', 'src/deep/a/b'],
  ])('%s: what lies beside them goes', (question, gone) => {
    using fixture = withSpared();
    run(question, fixture);
    expect(existsSync(join(fixture.folder, gone))).toBe(false);
  });

  test.skipIf(isMissing(shell))('a folder that is named is entered, and repositories in it are not', () => {
    using fixture = withSpared();
    fill(join(fixture.folder, 'node_modules/left/.git'));
    run('delete all .tmp files in node_modules recursively', fixture);
    expect(existsSync(join(fixture.folder, 'node_modules/junk.tmp'))).toBe(false);
    expect(existsSync(join(fixture.folder, 'node_modules/left/.git/junk.tmp'))).toBe(true);
    run('delete all .tmp files in store recursively', fixture);
    expect(existsSync(join(fixture.folder, 'store/junk.tmp'))).toBe(false);
  });

  test.skipIf(isMissing(shell))('a bare repository that one stands in is spared', () => {
    using fixture = withSpared();
    const inside = { ...fixture, folder: join(fixture.folder, 'store') };
    run('delete all empty folders', inside);
    expect(existsSync(join(inside.folder, 'refs/tags'))).toBe(true);
  });

  function run(question: string, { folder, home }: Pick<Fixture, 'folder' | 'home'>): void {
    const printed = printCommand(question, { shell, userland: 'gnu', cwd: folder, home });
    if (printed.type !== 'command') throw new Error(`unsure: ${question}`);
    runCommand(printed.command, shell, { folder, home });
  }
});

/** A question and what it changes beside them: gone, or there afterwards. */
const COMPOSED: readonly (readonly [question: string, gone: string, there: string])[] = [
  ['move everything older than a year to backup', 'todo.md', 'backup/todo.md'],
  ['move all folders to backup', 'src', 'backup/src'],
  ['move hidden folders to backup', '.own', 'backup/.own'],
  ['delete all hidden directories', '.own', '.'],
  ['delete everything here', 'notes.txt', '.'],
  ['delete folders older than 30 days', 'src/deep/a', '.'],
  ['rename all folders to uppercase', 'docs', 'DOCS'],
  ['gzip every log file recursively', 'src/deep/app.log', 'src/deep/app.log.gz'],
  ['find files named junk.tmp below here and delete them', 'src/deep/junk.tmp', '.'],
  ['move all jpg files in subfolders to backup', 'src/deep/photo.jpg', 'backup/photo.jpg'],
  ['rename all pdf files recursively to uppercase', 'src/deep/paper.pdf', 'src/deep/PAPER.PDF'],
];

test.skipIf(isMissing('bash')).each(COMPOSED)('%s: not what is in them', async (question, gone, there) => {
  using fixture = withSpared();
  const { folder, home } = fixture;
  mkdirSync(join(folder, '.own'));
  age(folder);
  // A folder that is moved takes what is in it along.
  const atTop = SPARED.filter((name) => !/^(?:src|docs|webshop)\//.test(name));
  const spared = /folders|everything/.test(question) ? atTop : SPARED;
  const before = contents(fixture, spared);
  runCommand(await composed(question, fixture), 'bash', { folder, home });
  expect(contents(fixture, spared)).toEqual(before);
  expect([existsSync(join(folder, gone)), existsSync(join(folder, there))]).toEqual([false, true]);
});

test.skipIf(isMissing('bash')).each([
  ['delete every folder named node_modules', 'src/node_modules', 'webshop/.git'],
  ['remove all .git folders below here', 'webshop/.git', 'webshop/.hg'],
])('%s: they are named', async (question, gone, there) => {
  using fixture = withSpared();
  const { folder, home } = fixture;
  runCommand(await composed(question, fixture), 'bash', { folder, home });
  expect([existsSync(join(folder, gone)), existsSync(join(folder, there))]).toEqual([false, true]);
});

async function composed(
  question: string,
  { folder, home }: Fixture,
  shell: 'bash' | 'powershell' = 'bash',
): Promise<string> {
  const around = { cwd: folder, env: { PATH: process.env['PATH'], HOME: home }, root: false } as const;
  const world = await lookAround({ ...around, shell });
  const choice = await choose(question, { shell, userland: 'gnu', cwd: folder, home, world });
  if (choice.type !== 'composition') throw new Error(`no composition: ${question}`);
  return choice.reading.command;
}

function age(folder: string): void {
  const old = new Date('2020-01-01');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lutimesSync(join(folder, name), old, old);
}

test.skipIf(PWSH === undefined)('PowerShell deletes and moves beside them and not in them', async () => {
  using fixture = withSpared();
  const { folder, home } = fixture;
  const before = contents(fixture, SPARED);
  const env = { shell: 'powershell', userland: 'gnu', cwd: folder, home } as const;
  const printed = printCommand('delete all .tmp files recursively', env);
  if (printed.type !== 'command') throw new Error('unsure');
  const inPowerShell = (command: string) =>
    spawnSync(PWSH ?? 'pwsh', ['-NoProfile', '-NonInteractive', '-Command', command], { cwd: folder });
  inPowerShell(printed.command);
  expect(existsSync(join(folder, 'src/deep/junk.tmp'))).toBe(false);
  expect(contents(fixture, SPARED)).toEqual(before);
  inPowerShell(await composed('move all folders to backup', fixture, 'powershell'));
  expect(readdirSync(folder).filter((name) => SPARED.includes(name) || name === 'src')).toEqual(
    SPARED.filter((name) => !name.includes('/')).sort(),
  );
});

function withSpared(): Fixture {
  const fixture = buildFixture();
  const { folder } = fixture;
  spawnSync('git', ['init', '-q', folder]);
  for (const name of BARE) {
    for (const inner of ['objects/info', 'refs/heads', 'refs/tags'])
      mkdirSync(join(folder, name, inner), { recursive: true });
    writeFileSync(join(folder, name, 'HEAD'), 'ref: refs/heads/main\n');
  }
  for (const name of [...SPARED, 'src/deep']) fill(join(folder, name));
  return fixture;
}

/** What a question about files may be after. */
function fill(folder: string): void {
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  for (const name of ['junk.tmp', 'app.log', 'photo.jpg', 'paper.pdf', 'script.sh'])
    writeFileSync(join(folder, name), 'x');
  writeFileSync(join(folder, 'empty'), '');
}

function contents({ folder }: Fixture, names: readonly string[]): readonly string[] {
  return names.flatMap((name) =>
    ['.', ...readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })].map((inner) => {
      const { mode, size, mtimeMs } = lstatSync(join(folder, name, inner));
      return `${name}/${inner} ${mode} ${size} ${inner === '.' ? '' : mtimeMs}`;
    }),
  );
}

function isMissing(program: string): boolean {
  return spawnSync(program, ['--version']).error !== undefined;
}
