import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withApprovable } from '../../src/cli/wiring/approvable.ts';
import type { ClassifyRequest, Verdict } from '../../src/domain/verdict.ts';
import { freshHome } from '../support/home.ts';

function verdict(level: Verdict['level'], ...ids: string[]): Verdict {
  const reasons = ids.map((id) => ({ id, text: id, span: [0, 1] as const }));
  return { level, effects: [], label: 'run: it', reasons };
}

const PART = {
  text: 'it',
  level: 'ask',
  reasons: [],
  effects: [],
  inPlace: true,
  writesFiles: false,
} as const;

function tell(cwd: string | undefined, given: Verdict) {
  const request: ClassifyRequest = { command: 'it', shell: 'zsh', cwd };
  return withApprovable(request, given, () => [PART]).approvable;
}

test('a command that asks is compared by the real folder, whatever links lead there', async () => {
  await using home = await freshHome();
  const real = join(home.path, 'real/below');
  mkdirSync(real, { recursive: true });
  symlinkSync(join(home.path, 'real'), join(home.path, 'link'));
  expect(tell(join(home.path, 'link/below'), verdict('ask', 'network'))).toEqual({
    shell: 'zsh',
    folder: real,
    repository: undefined,
    parts: [PART],
  });
});

test("its repository counts where that one's configuration is a reason, links or not", async () => {
  await using home = await freshHome();
  const inner = join(home.path, 'outer/inner');
  for (const folder of [join(home.path, 'outer/.git'), join(inner, '.git'), join(inner, 'src')])
    mkdirSync(folder, { recursive: true });
  symlinkSync(join(inner, 'src'), join(home.path, 'outer/link'));
  const given = verdict('ask', 'repository-runs-programs');
  const topOf = (folder: string) => tell(join(home.path, folder), given)?.repository;
  expect(topOf('outer')).toBe(join(home.path, 'outer'));
  expect(topOf('outer/inner/src')).toBe(inner);
  expect(topOf('outer/link')).toBe(inner);
});

test("git's own repository counts for every command of git, as hooks and remotes are its", async () => {
  await using home = await freshHome();
  mkdirSync(join(home.path, 'outer/inner/.git'), { recursive: true });
  const topOf = (command: string) => {
    const request: ClassifyRequest = { command, shell: 'zsh', cwd: join(home.path, 'outer/inner') };
    return withApprovable(request, verdict('ask', 'runs'), () => [PART]).approvable?.repository;
  };
  expect(topOf('git fetch')).toBe(join(home.path, 'outer/inner'));
  expect(topOf('npm test && git push')).toBe(join(home.path, 'outer/inner'));
  expect(topOf('digit fetch')).toBeUndefined();
});

test('nothing is compared where the folder is gone or unknown, or the command does not ask', async () => {
  await using home = await freshHome();
  const gone = join(home.path, 'gone');
  mkdirSync(gone);
  rmSync(gone, { recursive: true });
  expect(tell(gone, verdict('ask'))).toBeUndefined();
  expect(tell(undefined, verdict('ask'))).toBeUndefined();
  for (const level of ['safe', 'danger', 'blocked'] as const)
    expect(tell(home.path, verdict(level))).toBeUndefined();
});
