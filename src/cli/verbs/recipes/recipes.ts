// `beck recipes`: the person's own recipes as a list, and what is wrong in their file.

import { basename } from 'node:path';
import { addRecipe, removeRecipe } from '../../../config/change-recipes.ts';
import { recipesPath } from '../../../config/settings-file.ts';
import { type ExitCode, UsageError } from '../../../domain/errors.ts';
import type { OwnRecipe } from '../../../domain/own-recipe.ts';
import type { Shell } from '../../../domain/shell.ts';
import { fitColumns } from '../../../terminal/drawing/columns.ts';
import { showLine } from '../../../terminal/drawing/command-text.ts';
import type { Look } from '../../../terminal/drawing/look.ts';
import { findOwnRecipes } from '../../wiring/own-recipes.ts';
import { loadSettings, type Surroundings } from '../../wiring/surroundings.ts';
import { teamSources } from '../../wiring/team-recipes.ts';
import { findLearnt, forgetLearnt, type Learnt } from './learnt.ts';
import { addedSentence, rememberLast } from './remember.ts';

export type RecipesOptions = {
  readonly action: 'list' | 'add' | 'rm' | 'pages';
  /** With `rm` a number of the list as well. */
  readonly phrase: string | undefined;
  readonly command: string | undefined;
  readonly description: string | undefined;
  readonly shell: Shell | undefined;
  readonly json: boolean;
};

export type RecipesIo = {
  /** The shell around, whose last question is remembered. */
  readonly shellPid: number;
  readonly surroundings: Surroundings;
  readonly writeOut: (text: string) => void | Promise<void>;
  readonly writeError: (text: string) => void;
  readonly look: Look;
};

export async function runRecipes(options: RecipesOptions, io: RecipesIo): Promise<ExitCode> {
  if (options.action === 'list') return list(options, io);
  if (options.action === 'pages') {
    const { tellPages } = await import('./pages.ts');
    await io.writeOut(await tellPages(options.phrase, io.surroundings));
    return 0;
  }
  const { env, home } = io.surroundings;
  const path = recipesPath(env, home);
  const said = options.action === 'add' ? await add(path, options, io) : await remove(path, options, io);
  await io.writeOut(`${said}\n`);
  return 0;
}

async function add(
  path: string,
  { phrase, command, description, shell }: RecipesOptions,
  { surroundings, shellPid, look }: RecipesIo,
): Promise<string> {
  const given =
    phrase !== undefined && command !== undefined
      ? { phrase: phrase.trim(), command }
      : await rememberLast(phrase, { person: surroundings, shellPid });
  const only =
    shell !== undefined && typeof given.command === 'string' ? { [shell]: given.command } : undefined;
  const recipe = { ...given, command: only ?? given.command, description };
  await addRecipe(path, recipe);
  return addedSentence(recipe, (text) => showLine(text, look));
}

async function remove(
  path: string,
  { phrase }: RecipesOptions,
  { surroundings, look }: RecipesIo,
): Promise<string> {
  const see = 'See the numbers with: beck recipes';
  if (phrase === undefined) throw new UsageError('Name the recipe to remove: its number or its phrase.', see);
  const all = (await findOwnRecipes(surroundings)).recipes;
  const recipes = all.filter(({ from }) => from === 'person');
  const numbered = /^\d+$/.test(phrase) ? recipes[Number(phrase) - 1] : undefined;
  const found = numbered ?? recipes.find(({ phrases }) => phrases.includes(phrase.trim()));
  if (found === undefined) {
    const learnt = findLearnt(surroundings).find((each) => each.phrase === phrase.trim());
    if (learnt === undefined) throw new UsageError(`No such recipe: ${phrase}`, see);
    const count = forgetLearnt(surroundings, learnt);
    return `Forgotten, with ${count} questions in the journal: ${showLine(learnt.phrase, look)}`;
  }
  await removeRecipe(path, found);
  return `Removed: ${showLine(found.phrases[0], look)}`;
}

async function list({ json }: RecipesOptions, io: RecipesIo): Promise<ExitCode> {
  const { surroundings, look } = io;
  const { settings } = await loadSettings(surroundings);
  const team = teamSources(settings, surroundings.home);
  const { recipes, problems } = await findOwnRecipes({ ...surroundings, team });
  for (const problem of problems) io.writeError(`beck: ${problem}\n`);
  const file = recipesPath(surroundings.env, surroundings.home);
  const learnt = settings.recall === 'off' || settings.journal === 'off' ? [] : learntOf(io);
  const text = json
    ? `${JSON.stringify({ recipes: recipes.map(describe), learnt: learnt.map(describeLearnt), problems }, null, 2)}\n`
    : `${renderList(recipes, file, look)}${renderLearnt(learnt, look)}`;
  await io.writeOut(text);
  return 0;
}

function learntOf({ surroundings, writeError }: RecipesIo): readonly Learnt[] {
  try {
    return findLearnt(surroundings);
  } catch (error) {
    writeError(`beck: ${error instanceof Error ? error.message : String(error)}\n`);
    return [];
  }
}

function describeLearnt({ phrase, commands, shell }: Learnt) {
  return { phrase, commands, shell };
}

function renderLearnt(learnt: readonly Learnt[], look: Look): string {
  if (learnt.length === 0) return '';
  const rows = learnt.map(({ phrase, commands }) => [
    showLine(phrase, look),
    showLine(commands.join(' && '), look),
  ]);
  const head =
    'Learnt from what a model answered, and kept in the journal (beck recipes rm "PHRASE" forgets one):';
  return ['', look.faint(head), ...fitColumns(rows, [0, 1], look), ''].join('\n');
}

function describe({ phrases, command, description, from, path, line }: OwnRecipe, index: number) {
  return { number: index + 1, phrases, command, description: description ?? null, from, file: path, line };
}

/** Number, what is said, what it runs; a project's have its file for a number, since only their file changes them. */
function renderList(recipes: readonly OwnRecipe[], file: string, look: Look): string {
  if (recipes.length === 0) return `No recipes of your own yet. They go into ${showLine(file, look)}\n`;
  const rows = recipes.flatMap(({ phrases, command, from, path }, index) => {
    const commands = typeof command === 'string' ? [command] : Object.entries(command).map(shellLine);
    const lines = Math.max(phrases.length, commands.length);
    const first = from === 'person' ? String(index + 1) : showLine(basename(path), look);
    return Array.from({ length: lines }, (_, line) => [
      line === 0 ? first : '',
      showLine(phrases[line] ?? '', look),
      showLine(commands[line] ?? '', look),
    ]);
  });
  const table = fitColumns([['', 'you say', 'it runs'], ...rows], [1, 2], look);
  return [look.faint(table[0] ?? ''), ...table.slice(1), ''].join('\n');
}

function shellLine([shell, command]: readonly [string, string]): string {
  return `${shell}: ${command}`;
}
