// One recipe of a YAML file: its keys, phrases and commands, checked.

import type { Node } from 'yaml';
import { type OwnRecipe, RECIPE_SHELLS, slotNames } from '../domain/own-recipe.ts';
import { problemOfCommand } from '../domain/recipe-command.ts';
import type { Shell } from '../domain/shell.ts';

/** The package, which loads only where a file has recipes. */
export type Yaml = typeof import('yaml');

export type EntryReader = {
  readonly yaml: Yaml;
  /** A sentence about a node; the entry is not used then. */
  readonly complain: (node: unknown, text: string) => void;
};

/** Where a node begins in the text; 0 for what is no node. */
export function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

const KEYS: readonly string[] = ['phrase', 'command', 'description'];
const MOST_CHARACTERS = 300;
const MOST_SLOTS = 8;

/** Undefined after a complaint. */
export function readEntry(
  item: unknown,
  reader: EntryReader,
): Pick<OwnRecipe, 'phrases' | 'command' | 'description'> | undefined {
  const { complain } = reader;
  const parts = readParts(item, reader);
  if (parts === undefined) return undefined;
  const { phrase, command: given, description: text } = parts;
  const phrases = textsOf(phrase, reader);
  const command = readCommand(given, reader);
  const description = textOf(text, reader);
  if (text !== undefined && description === undefined) complain(text, 'description must be a text.');
  if (phrases === undefined) return void complain(phrase, 'phrase must be a text or a list of texts.');
  const slots = slotsOf(phrases, reader);
  const [first, ...others] = phrases.map((each) => each.text.trim());
  if (slots === undefined || first === undefined || command === undefined) return undefined;
  for (const { node, text: line, shells } of command) {
    const wrong = problemOfCommand(line, slots, shells);
    if (wrong !== undefined) return void complain(node, wrong);
  }
  return { phrases: [first, ...others], command: byShell(command), description };
}

type Parts = Readonly<Record<'phrase' | 'command' | 'description', Node | undefined>>;

function readParts(item: unknown, { yaml, complain }: EntryReader): Parts | undefined {
  if (!yaml.isMap(item)) return void complain(item, 'a recipe has "phrase" and "command".');
  const parts: Record<string, Node | undefined> = {};
  for (const { key, value } of item.items) {
    const name = yaml.isScalar(key) ? String(key.value) : '';
    const known = name === 'phrases' ? 'phrase' : name;
    if (!KEYS.includes(known)) return void complain(key, `unknown key "${name}": use ${KEYS.join(', ')}.`);
    if (yaml.isAlias(value)) return void complain(value, `${name} cannot be an alias.`);
    parts[known] = isNode(value) ? value : undefined;
  }
  for (const name of ['phrase', 'command'])
    if (parts[name] === undefined) return void complain(item, `${name} is missing.`);
  return { phrase: parts['phrase'], command: parts['command'], description: parts['description'] };
}

type Text = { readonly node: unknown; readonly text: string };
type Command = Text & { readonly shells: readonly Shell[] };

/** The slots that every phrase has. */
function slotsOf(phrases: readonly Text[], { complain }: EntryReader): readonly string[] | undefined {
  for (const { node, text } of phrases) {
    const wrong = problemOfPhrase(text);
    if (wrong !== undefined) return void complain(node, wrong);
  }
  const slots = slotNames(phrases[0]?.text.trim() ?? '');
  const uneven = phrases.find(({ text }) => !sameNames(slotNames(text), slots));
  if (uneven !== undefined) return void complain(uneven.node, 'all phrases of a recipe need the same slots.');
  return slots;
}

function readCommand(node: Node | undefined, reader: EntryReader): readonly Command[] | undefined {
  const { yaml, complain } = reader;
  const one = textOf(node, reader);
  if (one !== undefined) return [{ node, text: one, shells: RECIPE_SHELLS }];
  if (!yaml.isMap(node) || node.items.length === 0)
    return void complain(node, 'command must be a text, or a text for each shell.');
  const commands: Command[] = [];
  for (const { key, value } of node.items) {
    const shell = RECIPE_SHELLS.find((name) => yaml.isScalar(key) && key.value === name);
    const line = textOf(value, reader);
    if (shell === undefined) return void complain(key, `command: name a shell: ${RECIPE_SHELLS.join(', ')}.`);
    if (line === undefined) return void complain(key, `command: ${shell} must be a text.`);
    commands.push({ node: value, text: line, shells: [shell] });
  }
  return commands;
}

function byShell(commands: readonly Command[]): OwnRecipe['command'] {
  const [only] = commands;
  if (only !== undefined && commands.length === 1 && only.shells.length !== 1) return only.text;
  return Object.fromEntries(commands.map(({ shells: [shell = 'bash'], text }) => [shell, text]));
}

function textOf(node: unknown, { yaml }: EntryReader): string | undefined {
  return yaml.isScalar(node) && typeof node.value === 'string' ? node.value.trim() : undefined;
}

/** Undefined where one is no text, or there is none. */
function textsOf(node: Node | undefined, reader: EntryReader): readonly Text[] | undefined {
  const nodes = reader.yaml.isSeq(node) ? node.items : [node];
  const texts = nodes.map((each) => ({ node: each, text: textOf(each, reader) }));
  return texts.length > 0 && texts.every(hasText) ? texts : undefined;
}

function hasText(found: { readonly node: unknown; readonly text: string | undefined }): found is Text {
  return found.text !== undefined;
}

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
