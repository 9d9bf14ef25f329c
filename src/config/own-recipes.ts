// Recipes of a YAML file, checked one by one: what is wrong is named with its line, and the others still work.

import type { Document, Node } from 'yaml';
import { SettingsError } from '../domain/errors.ts';
import { type OwnRecipe, RECIPE_SHELLS, type RecipeProblem, slotNames } from '../domain/own-recipe.ts';
import { problemOfCommand } from '../domain/recipe-command.ts';
import type { Shell } from '../domain/shell.ts';
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
  if (whole.valid !== false || entries.length < 2) return whole;
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

async function readList(
  text: string,
  { path, from, before }: Place,
): Promise<ReadRecipes & { readonly valid?: boolean }> {
  const { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  const document: Document = parseDocument(text, { lineCounter: lines });
  const lineOf = (node: unknown): number => before + lines.linePos(rangeOf(node)).line;
  const [broken] = document.errors;
  if (broken !== undefined) {
    const line = before + lines.linePos(broken.pos[0]).line;
    return { valid: false, recipes: [], problems: [{ line, text: NOT_YAML }] };
  }
  const root = document.contents;
  const list = isMap(root) ? root.get('recipes', true) : from === 'person' ? root : undefined;
  if (list === undefined || list === null || (isScalar(list) && list.value === null))
    return {
      recipes: [],
      problems:
        from === 'person' && isMap(root) ? [{ line: lineOf(root), text: 'recipes must be a list.' }] : [],
    };
  if (!isSeq(list))
    return { recipes: [], problems: [{ line: lineOf(list), text: 'recipes must be a list.' }] };
  const recipes: OwnRecipe[] = [];
  const problems: RecipeProblem[] = [];
  for (const item of list.items.slice(0, MOST_RECIPES)) {
    const wrong: RecipeProblem[] = [];
    const recipe = readRecipe(item, (node, said) => void wrong.push({ line: lineOf(node), text: said }));
    if (wrong.length === 0 && recipe !== undefined)
      recipes.push({ ...recipe, from, path, line: lineOf(item) });
    problems.push(...wrong);
  }
  const [more] = list.items.slice(MOST_RECIPES);
  if (more !== undefined)
    problems.push({ line: lineOf(more), text: `only ${MOST_RECIPES} recipes are read.` });
  return { valid: true, recipes, problems };

  type Complain = (node: unknown, text: string) => void;

  function readRecipe(item: unknown, complain: Complain) {
    if (!isMap(item)) return complain(item, 'a recipe has "phrase" and "command".');
    const parts: Record<string, Node | undefined> = {};
    for (const { key, value } of item.items) {
      const name = isScalar(key) ? String(key.value) : '';
      const known = name === 'phrases' ? 'phrase' : name;
      if (!KEYS.includes(known)) return complain(key, `unknown key "${name}": use ${KEYS.join(', ')}.`);
      if (isAlias(value)) return complain(value, `${name} cannot be an alias.`);
      parts[known] = isNode(value) ? value : undefined;
    }
    for (const name of ['phrase', 'command'])
      if (parts[name] === undefined) return complain(item, `${name} is missing.`);
    const phrases = textsOf(parts['phrase']);
    const command = readCommand(parts['command'], complain);
    const description = parts['description'] === undefined ? undefined : textOf(parts['description']);
    if (parts['description'] !== undefined && description === undefined)
      complain(parts['description'], 'description must be a text.');
    if (phrases === undefined) return complain(parts['phrase'], 'phrase must be a text or a list of texts.');
    for (const { node, text: phrase } of phrases) {
      const wrong = problemOfPhrase(phrase);
      if (wrong !== undefined) return complain(node, wrong);
    }
    const [first, ...others] = phrases.map(({ text: phrase }) => phrase.trim());
    if (first === undefined || command === undefined) return undefined;
    const slots = slotNames(first);
    const uneven = phrases.find(({ text: phrase }) => !sameNames(slotNames(phrase), slots));
    if (uneven !== undefined) return complain(uneven.node, 'all phrases of a recipe need the same slots.');
    for (const { node, text: line, shells } of command) {
      const wrong = problemOfCommand(line, slots, shells);
      if (wrong !== undefined) return complain(node, wrong);
    }
    const byShell = command.map(({ shells: [shell = 'bash'], text: line }) => [shell, line] as const);
    const only = command.length === 1 && command[0]?.shells.length !== 1 ? command[0] : undefined;
    return {
      phrases: [first, ...others] as const,
      command: only === undefined ? Object.fromEntries(byShell) : only.text,
      description,
    };
  }

  type Command = { readonly node: unknown; readonly text: string; readonly shells: readonly Shell[] };

  function readCommand(node: Node | undefined, complain: Complain): readonly Command[] | undefined {
    const one = textOf(node);
    if (one !== undefined) return [{ node, text: one, shells: RECIPE_SHELLS }];
    if (!isMap(node) || node.items.length === 0)
      return void complain(node, 'command must be a text, or a text for each shell.');
    const commands: Command[] = [];
    for (const { key, value } of node.items) {
      const shell = RECIPE_SHELLS.find((name) => isScalar(key) && key.value === name);
      const line = textOf(value);
      if (shell === undefined)
        return void complain(key, `command: name a shell: ${RECIPE_SHELLS.join(', ')}.`);
      if (line === undefined) return void complain(key, `command: ${shell} must be a text.`);
      commands.push({ node: value, text: line, shells: [shell] });
    }
    return commands;
  }

  function textOf(node: unknown): string | undefined {
    return isScalar(node) && typeof node.value === 'string' ? node.value.trim() : undefined;
  }

  function textsOf(node: Node | undefined) {
    const nodes = isSeq(node) ? node.items : [node];
    const texts = nodes.map((each) => ({ node: each, text: textOf(each) ?? '' }));
    return texts.length > 0 && texts.every(({ node: each }) => textOf(each) !== undefined)
      ? texts
      : undefined;
  }
}

const NOT_YAML = 'not valid YAML. Put a text with signs like { or : in quotes.';
const KEYS: readonly string[] = ['phrase', 'command', 'description'];
const MOST_CHARACTERS = 300;
const MOST_SLOTS = 8;

/** A sentence; undefined where the phrase can be used. */
function problemOfPhrase(phrase: string): string | undefined {
  const words = phrase.trim().split(/\s+/);
  const slots = slotNames(phrase);
  if (phrase.length > MOST_CHARACTERS) return `a phrase has at most ${MOST_CHARACTERS} characters.`;
  if (/^[/!]/.test(phrase.trim())) return 'a phrase cannot begin with / or !.';
  if (words.some((word) => /[{}]/.test(word) && !/^\{[A-Za-z][\w-]*\}$/.test(word)))
    return 'a slot is a word in braces with a space before and after it: {name}.';
  if (words.every((word) => slotNames(word).length > 0)) return 'a phrase needs a word beside its slots.';
  if (slots.length > MOST_SLOTS) return `a phrase has at most ${MOST_SLOTS} slots.`;
  const twice = slots.find((name, at) => slots.indexOf(name) !== at);
  return twice === undefined ? undefined : `{${twice}} appears twice in the phrase.`;
}

function sameNames(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'range' in value;
}

function rangeOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}
