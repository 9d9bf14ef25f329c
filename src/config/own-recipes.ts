// Recipes of a YAML file, checked one by one: what is wrong is named with its line, and the others still work.

import type { Document } from 'yaml';
import { SettingsError } from '../domain/errors.ts';
import type { OwnRecipe, RecipeProblem } from '../domain/own-recipe.ts';
import { readEntry, startOf, type Yaml } from './own-recipe-entry.ts';
import { readPlainFile } from './plain-file.ts';

export type ReadRecipes = {
  readonly recipes: readonly OwnRecipe[];
  readonly problems: readonly RecipeProblem[];
};

/** Bytes. */
const LARGEST = 262_144;
const MOST_RECIPES = 1000;

/** Nothing where there is no file. Rejects with `SettingsError` where it cannot be read at all. */
export async function loadRecipes(path: string): Promise<ReadRecipes> {
  const text = readRecipesText(path);
  return text === undefined ? { recipes: [], problems: [] } : readRecipes(path, text, 'person');
}

/** Undefined where there is no file. */
function readRecipesText(path: string): string | undefined {
  const file = readPlainFile(path, LARGEST);
  if (file.type === 'absent') return undefined;
  if (file.type === 'refused') throw new SettingsError(`${path} ${file.reason}`, 'Fix or remove it.');
  const me = process.getuid?.();
  if (me !== undefined && file.owner !== me && file.owner !== 0)
    throw new SettingsError(`${path} belongs to another user.`, 'Recipes are commands: make the file yours.');
  if (me !== undefined && (file.mode & 0o002) !== 0)
    throw new SettingsError(`${path} can be changed by every user.`, `Run: chmod o-w ${path}`);
  return file.text;
}

/** A list, or a mapping that holds it as `recipes`: the latter alone in a project's file. */
export async function readRecipes(path: string, text: string, from: OwnRecipe['from']): Promise<ReadRecipes> {
  const whole = await readList(text, { path, from, before: 0 });
  const entries = text.split(/^(?=- )/m);
  if (whole.valid || entries.length < 2) return whole;
  // One entry that is no YAML leaves the others as they are.
  const recipes: OwnRecipe[] = [];
  const problems: RecipeProblem[] = [];
  let before = 0;
  for (const entry of entries) {
    const read = await readList(entry, { path, from, before });
    recipes.push(...read.recipes);
    problems.push(...read.problems);
    before += entry.split('\n').length - 1;
  }
  return { recipes, problems };
}

type Place = {
  readonly path: string;
  readonly from: OwnRecipe['from'];
  /** Lines of the file before the text. */
  readonly before: number;
};

type ReadList = ReadRecipes & {
  /** False where it is no YAML. */
  readonly valid: boolean;
};

async function readList(text: string, { path, from, before }: Place): Promise<ReadList> {
  const yaml = await import('yaml');
  const lines = new yaml.LineCounter();
  const document: Document = yaml.parseDocument(text, { lineCounter: lines });
  const lineOf = (node: unknown): number => before + lines.linePos(startOf(node)).line;
  const [broken] = document.errors;
  if (broken !== undefined) {
    const line = before + lines.linePos(broken.pos[0]).line;
    return { valid: false, recipes: [], problems: [{ line, text: NOT_YAML }] };
  }
  const list = listIn(document.contents, from, yaml);
  if (list === 'none') return { valid: true, recipes: [], problems: [] };
  if (!yaml.isSeq(list)) {
    const line = lineOf(list);
    return { valid: true, recipes: [], problems: [{ line, text: 'recipes must be a list.' }] };
  }
  const recipes: OwnRecipe[] = [];
  const problems: RecipeProblem[] = [];
  for (const item of list.items.slice(0, MOST_RECIPES)) {
    const wrong: RecipeProblem[] = [];
    const recipe = readEntry(item, {
      yaml,
      complain: (node, said) => void wrong.push({ line: lineOf(node), text: said }),
    });
    if (wrong.length === 0 && recipe !== undefined)
      recipes.push({ ...recipe, from, path, line: lineOf(item) });
    problems.push(...wrong);
  }
  const [more] = list.items.slice(MOST_RECIPES);
  if (more !== undefined)
    problems.push({ line: lineOf(more), text: `only ${MOST_RECIPES} recipes are read.` });
  return { valid: true, recipes, problems };
}

/** What should be the list; `none` in a file that has none. */
function listIn(root: unknown, from: OwnRecipe['from'], { isMap, isScalar }: Yaml): unknown {
  const list = isMap(root) ? root.get('recipes', true) : from !== 'project' ? root : undefined;
  if (list !== undefined && list !== null && !(isScalar(list) && list.value === null)) return list;
  return from !== 'project' && isMap(root) ? root : 'none';
}

const NOT_YAML = 'not valid YAML. Put a text with signs like { or : in quotes.';
