// The current folder: git branch and state, kind of project. Runs nothing.

import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository, type Repository } from './git/folder.ts';
import { describeState } from './git/state.ts';
import { readSmallText } from './io/small-file.ts';
import { withinTime } from './io/time-limit.ts';

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
  const { branch, state } = repository === undefined ? NOTHING : await describeGit(repository);
  const kinds = [...new Set([...folders].flatMap(kindsIn))];
  return { project: repository?.root, branch, state, kinds };
}

async function describeGit(repository: Repository): Promise<Pick<FolderFacts, 'branch' | 'state'>> {
  const head = (await readSmallText(join(repository.gitFolder, 'HEAD')))?.trim() ?? '';
  const onto = /^ref: refs\/heads\/(.+)$/.exec(head)?.[1];
  // With the reftable format HEAD holds only a placeholder.
  const name = onto === '.invalid' ? undefined : onto;
  const state = await withinTime(STATE_TIME, describeState(repository, name), undefined);
  return { branch: describeBranch(repository, name, head), state };
}

function describeBranch(
  { gitFolder }: Repository,
  branch: string | undefined,
  head: string,
): string | undefined {
  const state = STATES.find(([name]) => exists(join(gitFolder, name)))?.[1];
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

function kindsIn(folder: string): readonly string[] {
  return PROJECT_FILES.filter(([name]) => exists(join(folder, name))).map(
    ([name, kind]) => `${kind} (${name})`,
  );
}

/** Without waiting, as in `small-file.ts`. */
function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
