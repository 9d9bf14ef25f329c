// Adds a recipe to a person's file and takes one out; comments and the other recipes stay as they are.

import type { Document, YAMLSeq } from 'yaml';
import { SettingsError, UsageError } from '../domain/errors.ts';
import type { OwnRecipe } from '../domain/own-recipe.ts';
import { readRecipes } from './own-recipes.ts';
import { changeFile } from './save.ts';

export type NewRecipe = {
  readonly phrase: string;
  readonly command: OwnRecipe['command'];
  readonly description?: string | undefined;
};

/** Rejects with `UsageError` where the recipe could not be used, and with `SettingsError` like `saveSettings`. */
export async function addRecipe(path: string, recipe: NewRecipe): Promise<void> {
  const { stringify } = await import('yaml');
  const given = Object.fromEntries(Object.entries(recipe).filter(([, value]) => value !== undefined));
  const { problems } = await readRecipes(path, stringify([given], { lineWidth: 0 }), 'person');
  if (problems[0] !== undefined) throw new UsageError(sentence(problems[0].text), HELP);
  await changeFile(path, async (_, text) => {
    const { recipes } = await readRecipes(path, text, 'person');
    const same = recipes.find(({ phrases }) => phrases.includes(recipe.phrase));
    if (same !== undefined)
      throw new UsageError(
        `There is already a recipe "${recipe.phrase}" in line ${same.line} of ${path}.`,
        'Remove it first: beck recipes rm "phrase"',
      );
    return changeList(path, text, (list, document) => list.add(document.createNode(given)));
  });
}

const HELP = 'See: beck recipes --help';

/** `line`: where it begins. */
export async function removeRecipe(path: string, { line, phrases }: OwnRecipe): Promise<void> {
  await changeFile(path, async (_, text) => {
    const { recipes } = await readRecipes(path, text, 'person');
    const there = recipes.find((each) => each.line === line && each.phrases[0] === phrases[0]);
    if (there === undefined) throw new SettingsError(`${path} was changed meanwhile.`, 'Try again.');
    return changeList(path, text, (list, _document, lineOf) => {
      list.items = list.items.filter((item) => lineOf(item) !== line);
    });
  });
}

function listIn({ isMap, isSeq }: Yaml, { contents }: Document): YAMLSeq | undefined {
  const list = isMap(contents) ? contents.get('recipes', true) : contents;
  return isSeq(list) ? list : undefined;
}

type Yaml = typeof import('yaml');

type Change = (list: YAMLSeq, document: Document, lineOf: (item: unknown) => number) => void;

async function changeList(path: string, text: string, change: Change): Promise<string> {
  const yaml: Yaml = await import('yaml');
  const lines = new yaml.LineCounter();
  const document: Document = yaml.parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0)
    throw new SettingsError(`${path} is not valid YAML.`, 'Fix what beck recipes names first.');
  if (document.contents === null) document.contents = new yaml.YAMLSeq();
  const list = listIn(yaml, document);
  if (list === undefined)
    throw new SettingsError(`${path} does not hold a list of recipes.`, 'Fix it first.');
  change(list, document, (item) => (yaml.isNode(item) ? lines.linePos(item.range?.[0] ?? 0).line : 0));
  if (list.items.length === 0 && list === document.contents) document.contents = null;
  return document.toString({ lineWidth: 0 });
}

function sentence(text: string): string {
  return text.replace(/^[a-z]/, (first) => first.toUpperCase());
}
