// What is true of the folder the person stands in, right now: branch and kind of project. Names and text only.

import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { findRepository, type Repository } from './git-folder.ts';
import { readSmallText } from './small-file.ts';
import { withinTime } from './time-limit.ts';

export type FolderFacts = {
  /** The top of the repository the folder lies in. */
  readonly project: string | undefined;
  /** `main`, `detached at 1a2b3c4`, `main (merging)`; untrusted text. */
  readonly branch: string | undefined;
  /** `Node.js (package.json)`; our own words only. */
  readonly kinds: readonly string[];
};

/** Milliseconds for everything. */
const TIME = 300;
const NOTHING: FolderFacts = { project: undefined, branch: undefined, kinds: [] };

/** Never rejects. */
export async function collectFolder(cwd: string): Promise<FolderFacts> {
  return await withinTime(TIME, gatherFolder(cwd), NOTHING);
}

async function gatherFolder(cwd: string): Promise<FolderFacts> {
  const repository = await findRepository(cwd);
  const folders = new Set([cwd, repository?.root ?? cwd]);
  const [branch, ...kinds] = await Promise.all([
    repository === undefined ? undefined : describeBranch(repository),
    ...[...folders].map(kindsIn),
  ]);
  return { project: repository?.root, branch, kinds: [...new Set(kinds.flat())] };
}

async function describeBranch({ gitFolder }: Repository): Promise<string | undefined> {
  const head = (await readSmallText(join(gitFolder, 'HEAD')))?.trim() ?? '';
  const states = await Promise.all(
    STATES.map(async ([name, state]) => ((await exists(join(gitFolder, name))) ? state : undefined)),
  );
  const state = states.find((known) => known !== undefined);
  const branch = /^ref: refs\/heads\/(.+)$/.exec(head)?.[1];
  const commit = /^[0-9a-f]{40,64}$/.exec(head)?.[0].slice(0, 7);
  // With the reftable format HEAD holds only a placeholder.
  const name = branch === '.invalid' ? undefined : (branch ?? (commit && `detached at ${commit}`));
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
