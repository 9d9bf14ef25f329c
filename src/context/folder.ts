// What is true of the folder the person stands in, right now: git's branch and state, kind of project. Nothing is run.

import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { findRepository, type Repository } from './git-folder.ts';
import { describeState } from './git-state.ts';
import { readSmallText } from './small-file.ts';
import { withinTime } from './time-limit.ts';

export type FolderFacts = {
  /** The top of the repository the folder lies in. */
  readonly project: string | undefined;
  /** `main`, `detached at 1a2b3c4`, `main (merging)`; untrusted text. */
  readonly branch: string | undefined;
  /** `2 tracked files with unstaged changes; follows origin/main`; untrusted text. */
  readonly state: string | undefined;
  /** `Node.js (package.json)`; our own words only. */
  readonly kinds: readonly string[];
};

/** Milliseconds for everything, and for what may be left out of it. */
const TIME = 300;
const STATE_TIME = 250;
const NOTHING: FolderFacts = { project: undefined, branch: undefined, state: undefined, kinds: [] };

/** Never rejects. */
export async function collectFolder(cwd: string): Promise<FolderFacts> {
  return await withinTime(TIME, gatherFolder(cwd), NOTHING);
}

async function gatherFolder(cwd: string): Promise<FolderFacts> {
  const repository = await findRepository(cwd);
  const folders = new Set([cwd, repository?.root ?? cwd]);
  const [git, ...kinds] = await Promise.all([
    repository === undefined ? NOTHING : describeGit(repository),
    ...[...folders].map(kindsIn),
  ]);
  const { branch, state } = git;
  return { project: repository?.root, branch, state, kinds: [...new Set(kinds.flat())] };
}

async function describeGit(repository: Repository): Promise<Pick<FolderFacts, 'branch' | 'state'>> {
  const head = (await readSmallText(join(repository.gitFolder, 'HEAD')))?.trim() ?? '';
  const onto = /^ref: refs\/heads\/(.+)$/.exec(head)?.[1];
  // With the reftable format HEAD holds only a placeholder.
  const name = onto === '.invalid' ? undefined : onto;
  const [branch, state] = await Promise.all([
    describeBranch(repository, name, head),
    withinTime(STATE_TIME, describeState(repository, name), undefined),
  ]);
  return { branch, state };
}

async function describeBranch(
  { gitFolder }: Repository,
  branch: string | undefined,
  head: string,
): Promise<string | undefined> {
  const states = await Promise.all(
    STATES.map(async ([name, state]) => ((await exists(join(gitFolder, name))) ? state : undefined)),
  );
  const state = states.find((known) => known !== undefined);
  const commit = /^[0-9a-f]{40,64}$/.exec(head)?.[0].slice(0, 7);
  const name = branch ?? (commit && `detached at ${commit}`);
  return name && state ? `${name} (${state})` : name;
}

/** Files by which git itself knows that something is under way. */
const STATES: readonly (readonly [name: string, state: string])[] = [
  ['rebase-merge', 'rebasing'],
  ['rebase-apply', 'rebasing'],
  ['MERGE_HEAD', 'merging'],
  ['CHERRY_PICK_HEAD', 'cherry-picking'],
  ['REVERT_HEAD', 'reverting'],
  ['BISECT_LOG', 'bisecting'],
];

/** A newcomer adds a row. */
const PROJECT_FILES: readonly (readonly [name: string, kind: string])[] = [
  ['package.json', 'Node.js'],
  ['deno.json', 'Deno'],
  ['pyproject.toml', 'Python'],
  ['requirements.txt', 'Python'],
  ['setup.py', 'Python'],
  ['Cargo.toml', 'Rust'],
  ['go.mod', 'Go'],
  ['pom.xml', 'Java'],
  ['build.gradle', 'Java'],
  ['build.gradle.kts', 'Kotlin'],
  ['Gemfile', 'Ruby'],
  ['composer.json', 'PHP'],
  ['mix.exs', 'Elixir'],
  ['Package.swift', 'Swift'],
  ['global.json', '.NET'],
  ['CMakeLists.txt', 'CMake'],
  ['Makefile', 'make'],
  ['flake.nix', 'Nix'],
  ['Dockerfile', 'Docker'],
  ['compose.yaml', 'Docker Compose'],
  ['docker-compose.yml', 'Docker Compose'],
  ['main.tf', 'Terraform'],
];

async function kindsIn(folder: string): Promise<readonly string[]> {
  const found = await Promise.all(
    PROJECT_FILES.map(async ([name, kind]) =>
      (await exists(join(folder, name))) ? `${kind} (${name})` : undefined,
    ),
  );
  return found.filter((kind) => kind !== undefined);
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch {
    return false;
  }
}
