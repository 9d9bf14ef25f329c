// Recipes of a team: files of a folder that somebody signed whom the person or the machine's policy trusts.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecipes } from '../../config/own-recipes.ts';
import { readPlainFile } from '../../config/plain-file.ts';
import type { SettingsInForce } from '../../config/policy-type.ts';
import { makeFolder } from '../../domain/make-folder.ts';
import type { OwnRecipe } from '../../domain/own-recipe.ts';
import { findProgram, trustedFolders } from '../../processes/trusted-folders.ts';
import { type Person, stateFolder } from '../shared/own-folders.ts';

/** A folder, and the file that says who may sign what is in it. */
export type TeamSource = { readonly folder: string; readonly signers: string | undefined };

export type TeamPlace = Person & { readonly cwd: string; readonly now: number };

type Found = { readonly recipes: readonly OwnRecipe[]; readonly problems: readonly string[] };

/** The policy's folders first, each with its own signers. */
export function teamSources(settings: SettingsInForce, home: string): readonly TeamSource[] {
  const { recipesFrom, allowedSigners, policy } = settings;
  const placed = (path: string): string => (path.startsWith('~/') ? join(home, path.slice(2)) : path);
  const own = allowedSigners === undefined ? undefined : placed(allowedSigners);
  return [
    ...(policy?.recipesFrom ?? []).map((folder) => ({ folder, signers: policy?.allowedSigners })),
    ...recipesFrom.map((folder) => ({ folder: placed(folder), signers: own })),
  ];
}

/** What is signed and unchanged, and a sentence for each file that is not. */
export async function readTeamRecipes(sources: readonly TeamSource[], place: TeamPlace): Promise<Found> {
  const found: Found[] = [];
  for (const source of sources) found.push(...(await readFolder(source, place)));
  return {
    recipes: found.flatMap(({ recipes }) => recipes),
    problems: found.flatMap(({ problems }) => problems),
  };
}

const MOST_FILES = 50;
/** Bytes. */
const LARGEST = 262_144;

async function readFolder({ folder, signers }: TeamSource, place: TeamPlace): Promise<readonly Found[]> {
  let names: readonly string[];
  try {
    names = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
  } catch {
    return [problem(`The folder of recipes ${folder} cannot be read.`)];
  }
  const trusted = signers === undefined ? 'allowedSigners is not set' : whySigners(signers);
  if (trusted !== undefined) return [problem(`No recipe of ${folder} is offered: ${trusted}.`)];
  const found: Found[] = [];
  for (const name of names.toSorted().slice(0, MOST_FILES))
    found.push(await readSigned(join(folder, name), signers ?? '', place));
  return found;
}

function problem(sentence: string): Found {
  return { recipes: [], problems: [sentence] };
}

/** Why the file cannot be trusted; undefined where it can. */
function whySigners(path: string): string | undefined {
  const file = readPlainFile(path, LARGEST);
  if (file.type === 'absent') return `there is no ${path}`;
  if (file.type === 'refused') return `${path} ${file.reason.replace(/\.$/, '')}`;
  const me = process.getuid?.();
  if (me !== undefined && file.owner !== me && file.owner !== 0) return `${path} belongs to another user`;
  return me !== undefined && (file.mode & 0o022) !== 0 ? `others can change ${path}` : undefined;
}

async function readSigned(path: string, signers: string, place: TeamPlace): Promise<Found> {
  const [file, signature] = [readPlainFile(path, LARGEST), readPlainFile(`${path}.sig`, LARGEST)];
  if (file.type !== 'file') return problem(`${path} cannot be read, so none of its recipes is offered.`);
  if (signature.type !== 'file')
    return problem(`${path} is not signed (there is no ${path}.sig), so none of its recipes is offered.`);
  const why = await whyUnverified({ path, text: file.text, signature: signature.text, signers }, place);
  if (why !== undefined) return problem(`${path} ${why}, so none of its recipes is offered.`);
  const { recipes, problems } = await readRecipes(path, file.text, 'team');
  return { recipes, problems: problems.map(({ line, text }) => `${path}, line ${line}: ${text}`) };
}

type Signed = {
  readonly path: string;
  readonly text: string;
  readonly signature: string;
  readonly signers: string;
};

/** What signatures are for, so that one for another purpose is none for recipes. */
const NAMESPACE = 'beck-recipes';

/** A check that succeeded is remembered for a day, by all that went into it. */
async function whyUnverified(signed: Signed, place: TeamPlace): Promise<string | undefined> {
  const { text, signature, signers } = signed;
  const trusted = readPlainFile(signers, LARGEST);
  const parts = [text, signature, trusted.type === 'file' ? trusted.text : ''];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const folder = join(stateFolder(place), 'beck/verified');
  const mark = join(folder, hash);
  const age = place.now - (statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (age >= 0 && age < DAY_MS) return undefined;
  const program = await findProgram('ssh-keygen', await trustedFolders(place.env['PATH'], place));
  if (program === undefined) return 'cannot be checked (ssh-keygen is not installed)';
  const why = checkSignature(program, signed);
  if (why !== undefined) return why;
  makeFolder(folder);
  writeFileSync(mark, '', { mode: 0o600 });
  return undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function checkSignature(program: string, { path, text, signers }: Signed): string | undefined {
  const run = (...words: readonly string[]) =>
    spawnSync(program, ['-Y', ...words, '-s', `${path}.sig`, '-f', signers], {
      ...{ input: text, encoding: 'utf8', timeout: 5000, cwd: '/', env: {} },
    });
  const found = run('find-principals');
  const principals = found.status === 0 ? found.stdout.split('\n').filter((line) => line !== '') : [];
  if (principals.length === 0) return 'is signed by nobody that allowedSigners names';
  const verified = principals.some((name) => run('verify', '-n', NAMESPACE, '-I', name).status === 0);
  return verified ? undefined : 'was changed after it was signed, or signed for something else';
}
