// A change enters no repository's own folder and no installed packages, unless the question names them: every changing
// row's examples run for real where such folders lie, and what is in them stays as it was.

import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printCommand } from '../../src/recipes/answer.ts';
import { RECIPES } from '../../src/recipes/table.ts';
import { PWSH } from '../shell/shell-session.ts';
import { buildFixture, type Fixture } from './fixture.ts';
import { runCommand } from './run-command.ts';

/** They end processes, open a window, leave the machine, or are about `.venv` itself. */
const NOT_RUN =
  /^(kill-|open-folder|download|install-|connect|copy-to-server|virtual-environment|git-(clone|pull|push))/;

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
    for (const { id, examples } of rows) {
      for (const { question } of examples) {
        run(question, fixture);
        const after = contents(fixture, SPARED);
        // What a question about the repository changes is its own folder.
        const own = (line: string): boolean => id.startsWith('git-') && line.startsWith(`${SPARED[0]}/`);
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

test.skipIf(PWSH === undefined)('PowerShell deletes beside them and not in them', () => {
  using fixture = withSpared();
  const { folder, home } = fixture;
  const before = contents(fixture, SPARED);
  const env = { shell: 'powershell', userland: 'gnu', cwd: folder, home } as const;
  const printed = printCommand('delete all .tmp files recursively', env);
  if (printed.type !== 'command') throw new Error('unsure');
  spawnSync(PWSH ?? 'pwsh', ['-NoProfile', '-NonInteractive', '-Command', printed.command], { cwd: folder });
  expect(existsSync(join(folder, 'src/deep/junk.tmp'))).toBe(false);
  expect(contents(fixture, SPARED)).toEqual(before);
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
