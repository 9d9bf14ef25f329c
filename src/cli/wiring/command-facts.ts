// The facts for judging a command just before it runs: how its words resolve, what is at its paths, whose repository it is.

import { isAbsolute } from 'node:path';
import type { ResolvedWord, ShellFacts } from '../../domain/shell.ts';
import type { ClassifyRequest } from '../../domain/verdict.ts';
import type { Classifier, Survey } from '../../safety/classifier.ts';
import type { Surroundings } from './surroundings.ts';

/** What the shell itself, if there is one, tells about a command's words. */
export type ResolveWords = (
  words: readonly string[],
  /** The whole text, for a shell that has a parser to ask. */
  text?: string,
) => Promise<Pick<ShellFacts, 'cwd' | 'resolved' | 'parsed'>>;

export type FactSources = {
  readonly survey: Classifier['survey'];
  readonly resolve: ResolveWords;
  readonly env: Env;
  readonly home: string;
  /** Milliseconds, for how old files are. */
  readonly now: number;
  /** The top of the project the folder lies in. */
  readonly project: string | undefined;
  /** The person's own; absent where the system has none. */
  readonly uid: number | undefined;
};

type Env = Readonly<Record<string, string | undefined>>;

/** `cwd` of the request: where the shell was last; of the facts: where it is, unless `place` says where to run. */
export async function collectFacts(
  request: ClassifyRequest,
  place: string | undefined,
  sources: FactSources,
): Promise<ShellFacts & { readonly told: string | undefined }> {
  const { survey } = sources;
  const first = { ...request, cwd: place ?? request.cwd };
  const surveyed = survey(first);
  // The shell answers meanwhile.
  const [{ resolved, told, parsed }, looked] = await Promise.all([
    resolveAll(first, surveyed.words, sources),
    lookAround(surveyed, sources),
  ]);
  const known = {
    ...first,
    cwd: place ?? (told || request.cwd),
    resolved: await markPrograms(resolved, sources),
    parsed,
  };
  // Aliases may add paths and repositories, and the shell's parser may find some that beck's did not.
  const moved = known.cwd !== first.cwd || parsed !== undefined || Object.values(resolved).some(isAlias);
  return { ...known, ...(moved ? await lookAround(survey(known), sources) : looked), told };
}

type Resolved = NonNullable<ShellFacts['resolved']>;

/** One more than the judge follows aliases, so that the words of the last are known as well. */
const MOST_ROUNDS = 10;

/** An alias brings its own words, which may be aliases again; so may the reading of the shell's own parser. */
async function resolveAll(
  request: ClassifyRequest,
  firstWords: readonly string[],
  { survey, resolve }: FactSources,
): Promise<{
  readonly resolved: Resolved;
  readonly told: string | undefined;
  readonly parsed: ShellFacts['parsed'];
}> {
  const { cwd: told, resolved: found = {}, parsed } = await resolve(firstWords, request.command);
  const asked = new Set(firstWords);
  let resolved = found;
  for (let round = 1; round < MOST_ROUNDS && (parsed || Object.values(resolved).some(isAlias)); round++) {
    const words = survey({ ...request, cwd: told || request.cwd, resolved, parsed }).words.filter(
      (word) => !asked.has(word),
    );
    if (words.length === 0) break;
    for (const word of words) asked.add(word);
    resolved = { ...resolved, ...(await resolve(words)).resolved };
  }
  return { resolved, told, parsed };
}

function isAlias({ type }: ResolvedWord): boolean {
  return type === 'alias' || type === 'global-alias' || type === 'suffix-alias';
}

async function markPrograms(resolved: Resolved, { home, project, uid }: FactSources): Promise<Resolved> {
  if (uid === undefined || !Object.values(resolved).some(({ type }) => type === 'file')) return resolved;
  const { markUntrusted } = await import('../../context/machine/program-trust.ts');
  return markUntrusted(resolved, { home, project, uid });
}

type LookedUp = Pick<
  ShellFacts,
  | 'paths'
  | 'links'
  | 'repository'
  | 'folders'
  | 'matches'
  | 'activations'
  | 'importsPlain'
  | 'importsNone'
  | 'plainConfigs'
  | 'dashless'
  | 'processes'
>;

/** What lies at the paths and in the folders that decide the verdict. */
async function lookAround(
  { paths, folders, read, selections, sourced, imports, configs, globbed, ended }: Survey,
  { env, now }: Pick<FactSources, 'env' | 'now'>,
): Promise<LookedUp> {
  return {
    paths: await kindsOf(paths),
    links: await linksOf(read),
    repository: await repositoryOf(folders, env),
    folders,
    activations: await activationsOf(sourced),
    ...(await importsOf(imports)),
    plainConfigs: await plainConfigsOf(configs, env),
    dashless: await dashlessOf(globbed),
    processes: await processesOf(ended),
    matches: await matchesOf(selections, now),
  };
}

/** The facts of the disk alone, for a text that no shell is asked about. */
export async function factsOfDisk(
  request: ClassifyRequest,
  survey: Classifier['survey'],
  surroundings: Pick<FactSources, 'env' | 'now'>,
): Promise<LookedUp> {
  return lookAround(survey(request), surroundings);
}

/** What this machine's files tell of a text that no shell is asked about. */
export type LookAtDisk = (
  request: ClassifyRequest,
  survey: Classifier['survey'],
) => Promise<Pick<ShellFacts, 'cwd' | 'home' | 'paths' | 'links' | 'repository'>>;

/**
 * From the folder of the line, or else the one that beck stands in. A program whose line says what is at its paths, or whose
 * repository it is, has looked itself at all but where links lead.
 */
export function diskOf({
  cwd,
  home,
  env,
  now,
}: Pick<Surroundings, 'cwd' | 'home' | 'env' | 'now'>): LookAtDisk {
  return async (request, survey) => {
    const looked = request.paths !== undefined || request.repository !== undefined;
    if (looked || (request.cwd !== undefined && !isAbsolute(request.cwd)))
      return request.links === undefined ? { links: await linksOf(survey(request).read) } : {};
    const here = { ...request, cwd: request.cwd ?? cwd, home: request.home ?? home };
    return { ...(await factsOfDisk(here, survey, { env, now })), ...here };
  };
}

/** Where the files that are read really are, if elsewhere. */
export async function linksOf(paths: readonly string[]): Promise<ShellFacts['links']> {
  if (paths.length === 0) return {};
  const { realPaths } = await import('../../context/path-kinds.ts');
  return realPaths(paths);
}

async function activationsOf(scripts: readonly string[]): Promise<readonly string[]> {
  if (scripts.length === 0) return [];
  const { activationScripts } = await import('../../context/virtual-environment.ts');
  return activationScripts(scripts);
}

async function importsOf(
  folders: readonly string[],
): Promise<Pick<ShellFacts, 'importsPlain' | 'importsNone'>> {
  if (folders.length === 0) return { importsPlain: [], importsNone: [] };
  const { withoutImports, withoutModules } = await import('../../context/python-modules.ts');
  const importsPlain = await withoutModules(folders);
  return { importsPlain, importsNone: await withoutImports(importsPlain) };
}

async function plainConfigsOf(files: readonly string[], env: Env): Promise<readonly string[]> {
  if (files.length === 0) return [];
  const { withoutPrograms } = await import('../../context/plain-configs.ts');
  return withoutPrograms(files, env);
}

async function dashlessOf(folders: readonly string[]): Promise<readonly string[]> {
  if (folders.length === 0) return [];
  const { withoutDashes } = await import('../../context/path-kinds.ts');
  return withoutDashes(folders);
}

async function processesOf(targets: readonly string[]): Promise<ShellFacts['processes']> {
  if (targets.length === 0) return {};
  const { findProcesses } = await import('../../context/processes.ts');
  return findProcesses(targets);
}

async function matchesOf(selections: Survey['selections'], now: number): Promise<ShellFacts['matches']> {
  if (selections.length === 0) return {};
  const { findMatches } = await import('../../context/matches.ts');
  return { ...findMatches(selections, now), ...(await linesOf(selections)) };
}

async function linesOf(selections: Survey['selections']): Promise<NonNullable<ShellFacts['matches']>> {
  const lists = selections.flatMap((selection) => (selection.type === 'lines' ? [selection] : []));
  if (lists.length === 0) return {};
  const { listedNames } = await import('../../context/listed-names.ts');
  return listedNames(lists);
}

async function kindsOf(paths: readonly string[]): Promise<ShellFacts['paths']> {
  if (paths.length === 0) return {};
  const { pathKinds } = await import('../../context/path-kinds.ts');
  return pathKinds(paths);
}

async function repositoryOf(folders: readonly string[], env: Env): Promise<ShellFacts['repository']> {
  if (folders.length === 0) return 'plain';
  const { repositoryKind } = await import('../../context/git/repository.ts');
  const { foldersMatching } = await import('../../context/path-kinds.ts');
  const each = (await Promise.all(folders.map(foldersMatching))).flat();
  if (each.includes(undefined)) return 'runs-programs';
  const kinds = await Promise.all(each.map((folder) => repositoryKind(folder ?? '', env)));
  return kinds.includes('runs-programs') ? 'runs-programs' : 'plain';
}
