// A question about a git repository further below: `how many commits has projects/site`. It is asked as if from inside
// that repository, and its commands get `git -C projects/site`.

import { quotePath } from './fill/fill.ts';
import { entriesBelow } from './only-place.ts';
import type { RecipeEnvironment, RecipeWorld, Template } from './slots/recipe.ts';
import type { Understood } from './understand.ts';
import { canBeName } from './words/common-words.ts';
import { asText, bareWord, readWords, type Word } from './words/words.ts';

export type Elsewhere = {
  readonly folder: string;
  /** What would be asked inside the repository, the closest wording first. */
  readonly questions: readonly string[];
  /** The environment as it is inside. */
  readonly env: RecipeEnvironment;
};

const PLACED = /^(?:in|of|from|for|to|inside|on|at|within|under)$/;
const ARTICLE = /^(?:the|my|our|this|that)$/;
const NOUN = /^(?:repo|repository|project|folder|directory|dir|checkout)$/;

/** The one repository below that the question names by its folder or by a path in it; undefined if there is none. */
export function repositoryIn(question: string, env: RecipeEnvironment): Elsewhere | undefined {
  const { world } = env;
  if (world === undefined) return undefined;
  const words = withFolders(readWords(question), world);
  const folders = new Set(words.flatMap(({ raw }) => holderOf(raw, world) ?? []));
  const [folder, ...more] = folders;
  // Braces would be slots of a template.
  if (folder === undefined || more.length > 0 || /[{}]/.test(folder)) return undefined;
  const there = { folder, names: world.entriesOf(folder) };
  const questions = [asInside(words, there, []), asInside(words, there, ['repo'])].map(asText);
  return {
    folder,
    questions: [...new Set(questions)],
    env: { ...env, cwd: below(env.cwd, folder), world: inside(world, folder) },
  };
}

const ABOUT_GIT =
  /\b(?:git|repo|repository|commit|commits|committed|branch|branches|stash|stage|staged|unstage|uncommitted|tags?|tracked|tracks|merge)\b|\bhistory of\b/i;
/** What follows these is a text or another name. */
const NAMES_ELSE =
  /^(?:message|about|mention|mentioning|mentions|branch|tag|called|named|to|by|as|with|for)$/;

/** `the site commits`: a repository below that is called so, as its path. */
function withFolders(words: readonly Word[], world: RecipeWorld): readonly Word[] {
  if (!words.some(({ lower }) => ABOUT_GIT.test(lower)) || world.kindOf('.git') !== 'none') return words;
  const below = entriesBelow(world).filter(
    ({ path, folder }) => folder && world.kindOf(`${path}/.git`) !== 'none',
  );
  return words.map((word, at) => {
    const [only, ...more] = below.filter(({ name }) => name === word.raw);
    const isName = !word.quoted && canBeName(word.lower) && !NAMES_ELSE.test(words[at - 1]?.lower ?? '');
    return only === undefined || more.length > 0 || !isName ? word : { ...word, raw: only.path };
  });
}

/** The repository that a path is in, or is; not the one of the current folder. */
function holderOf(path: string, world: RecipeWorld): string | undefined {
  const parts = path.replace(/\/+$/, '').split('/');
  if (!/^[\w~/][^*?<>|$]*$/.test(path) || world.kindOf(path) === 'none') return undefined;
  for (let length = parts.length; length > 0; length -= 1) {
    const folder = parts.slice(0, length).join('/');
    if (!/^[~.]?$/.test(folder) && world.kindOf(`${folder}/.git`) !== 'none') return folder;
  }
  return undefined;
}

/** Without the folder (`instead`: what takes its place), and with paths from there. */
function asInside(
  words: readonly Word[],
  { folder, names }: { readonly folder: string; readonly names: readonly string[] },
  instead: readonly string[],
): readonly Word[] {
  // `README` for `README.md`.
  const named = (word: Word): Word => {
    const of = names.filter(
      (name) => name.startsWith(`${word.raw}.`) && !name.slice(word.raw.length + 1).includes('.'),
    );
    return /^[A-Z]\w+$/.test(word.raw) && !word.quoted && of[0] !== undefined && of.length === 1
      ? { ...word, raw: of[0] }
      : word;
  };
  const out: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) continue;
    const path = word.raw.replace(/\/+$/, '');
    if (path !== folder) {
      out.push(path.startsWith(`${folder}/`) ? { ...word, raw: path.slice(folder.length + 1) } : named(word));
      continue;
    }
    if (ARTICLE.test(out.at(-1)?.lower ?? '')) out.pop();
    const isPlaced = PLACED.test(out.at(-1)?.lower ?? '');
    if (isPlaced && instead.length === 0) out.pop();
    const hasNoun = word.pause === '' && NOUN.test(words[at + 1]?.lower ?? '');
    const last = hasNoun ? words[at + 1] : word;
    if (hasNoun) at += 1;
    for (const raw of instead) out.push(bareWord(raw, last?.pause));
  }
  return out;
}

function below(folder: string, path: string): string {
  return /^[/~]/.test(path) ? path : `${folder === '.' ? '' : `${folder}/`}${path}`;
}

function inside(world: RecipeWorld, folder: string): RecipeWorld {
  const { isLink, firstLines } = world;
  return {
    ...world,
    kindOf: (path) => world.kindOf(below(folder, path)),
    entriesOf: (path) => world.entriesOf(path === '.' ? folder : below(folder, path)),
    ...(isLink && { isLink: (path: string) => isLink(below(folder, path)) }),
    ...(firstLines && { firstLines: (path: string) => firstLines(below(folder, path)) }),
    branches: () => branchesIn(`${folder}/.git/refs/heads`, world),
    oneCommit: () => undefined,
    noCommit: () => false,
  };
}

/** Loose ones, which the last used are. */
function branchesIn(heads: string, world: RecipeWorld): readonly string[] {
  return world.entriesOf(heads).flatMap((name) => {
    const path = `${heads}/${name}`;
    return world.kindOf(path) === 'folder'
      ? branchesIn(path, world).map((under) => `${name}/${under}`)
      : [name];
  });
}

/** The same intent there; undefined if it is not git's alone. */
export function intentThere(intent: Understood, { folder }: Elsewhere, env: RecipeEnvironment) {
  const there = (command: string): string => withFolder(command, quotePath(folder, env));
  const [first, ...more] = intent.parts.flatMap((part) => {
    const { command, followUp } = part.recipe;
    // Its files were looked for there.
    const mayBeAbsent = Object.keys(part.slots);
    const isGit = followUp === undefined && formsOf(command).every((form) => /^git /.test(form));
    return isGit
      ? [
          {
            ...part,
            recipe: { ...part.recipe, command: mapped(command, there), mayBeAbsent, mayBeBelow: [] },
          },
        ]
      : [];
  });
  return first === undefined || more.length + 1 < intent.parts.length
    ? undefined
    : { ...intent, parts: [first, ...more] as const };
}

/** The same command there; undefined if it is not a single one of git. */
export function commandThere(
  command: string,
  { folder }: Elsewhere,
  env: RecipeEnvironment,
): string | undefined {
  // A quoted text may hold what looks like another command.
  if (!/^git /.test(command) || /['"].*&& git /.test(command)) return undefined;
  return withFolder(command, quotePath(folder, env));
}

/** In a template, where no text of the question is in the way. */
function withFolder(template: string, folder: string): string {
  return template.replace(/(?<=^|&& |; |\| |\()git /g, () => `git -C ${folder} `);
}

function formsOf(template: Template): readonly string[] {
  return typeof template === 'string' ? [template] : Object.values(template);
}

function mapped(template: Template, change: (command: string) => string): Template {
  if (typeof template === 'string') return change(template);
  return 'gnu' in template
    ? { gnu: change(template.gnu), bsd: change(template.bsd) }
    : { posix: change(template.posix), fish: change(template.fish) };
}
