// Values of settings as a person types and reads them.

import { checkValue } from '../../../config/check.ts';
import { isSettingName, ROWS } from '../../../config/schema.ts';
import { DEFAULTS, type SettingName, type Settings } from '../../../config/settings.ts';
import { UsageError } from '../../../domain/errors.ts';
import { nearest } from '../../../domain/nearest.ts';
import { makeAllVisible } from '../../../domain/visible.ts';

/** Throws `UsageError` that names the nearest setting. */
export function settingNamed(name: string | undefined): SettingName {
  if (name === undefined) throw new UsageError('Name a setting.', 'beck config lists them.');
  if (isSettingName(name)) return name;
  const near = nearest(name, Object.keys(ROWS));
  throw new UsageError(
    `There is no setting "${makeAllVisible(name).slice(0, 80)}".`,
    near === undefined ? 'beck config lists the settings.' : `Did you mean "${near}"?`,
  );
}

/** The words of `beck config set NAME …` as a value that the schema accepts. Throws `UsageError`. */
export function parseWords(name: SettingName, words: readonly string[]): unknown {
  if (words.length === 0)
    throw new UsageError(`There is no value for ${name}.`, `It must be ${ROWS[name].allowed}.`);
  const value = fromWords(name, words);
  const fault = checkValue(name, value);
  if (fault !== undefined) throw new UsageError(fault, 'Nothing was changed.');
  return value;
}

function fromWords(name: SettingName, words: readonly string[]): unknown {
  const [first = ''] = words;
  const only = words.length === 1 ? first : undefined;
  if (only?.startsWith('[') && isList(name)) return parseList(name, only);
  if (name === 'apiKeyCommand') return only ?? words;
  if (isList(name)) return asList(name, words);
  if (isMap(name)) return asMap(words);
  if (only === undefined)
    throw new UsageError(`${name} has one value, not ${words.length}.`, 'Quote it if it has spaces.');
  return fromText(name, only);
}

/** `shop='web[1-8] db1' …`, or JSON; what is neither stays text, for the schema to refuse. */
function asMap(words: readonly string[]): unknown {
  const pairs = words.map((word) => /^([^={"]+)=(.+)$/s.exec(word));
  if (pairs.every((pair) => pair !== null))
    return Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, value]));
  try {
    return JSON.parse(words.join(' '));
  } catch {
    return words.join(' ');
  }
}

/** Names are also separated by commas; a rule may have one in it. */
function asList(name: SettingName, words: readonly string[]): readonly string[] {
  const parts = words.flatMap((word) => word.split(/[\s,]+/)).filter((part) => part !== '');
  return checkValue(name, words) !== undefined && parts.length > 0 ? parts : words;
}

/** One value as its type; what is none stays text, for the schema to refuse. */
export function fromText(name: SettingName, text: string): unknown {
  switch (WITHOUT_DEFAULT[name] ?? typeof DEFAULTS[name]) {
    case 'number':
      return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : text);
    default:
      return text;
  }
}

/** Settings whose default is found when it is needed, and which are no text. */
const WITHOUT_DEFAULT: { readonly [Name in SettingName]?: 'boolean' | 'number' } = {
  recipesFirst: 'boolean',
  contextSize: 'number',
  gpuLayers: 'number',
  threads: 'number',
};

function parseList(name: SettingName, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A single entry that happens to begin with a bracket.
    return name === 'apiKeyCommand' ? text : [text];
  }
}

function isMap(name: SettingName): boolean {
  const value = DEFAULTS[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(name: SettingName): boolean {
  return name === 'apiKeyCommand' || Array.isArray(DEFAULTS[name]);
}

const HIDDEN: readonly SettingName[] = ['apiKey'];

/** For programs. A key is never printed. */
export function plainValue(name: SettingName, settings: Settings): unknown {
  const value = settings[name];
  return value !== undefined && HIDDEN.includes(name) ? '(hidden)' : (value ?? null);
}

/** Lists by name as `name=value`; of servers their names alone: what is below them may be secret. */
function namesOrValue(name: SettingName, settings: Settings): unknown {
  const value = plainValue(name, settings);
  if (!isMap(name)) return value;
  const pairs = Object.entries(value ?? {});
  return pairs.map(([key, one]) => (name === 'mcpServers' ? key : `${key}=${one}`));
}

/** One line an entry; empty where nothing is set. */
export function renderValue(name: SettingName, settings: Settings): string {
  const value = namesOrValue(name, settings);
  const lines = Array.isArray(value) ? value.map(String) : value === null ? [] : [String(value)];
  return lines.map((line) => `${makeAllVisible(line)}\n`).join('');
}

/** On one line; `-` where nothing is set. */
export function renderShort(name: SettingName, settings: Settings): string {
  const value = namesOrValue(name, settings);
  if (value === null || (Array.isArray(value) && value.length === 0)) return '-';
  return makeAllVisible(
    Array.isArray(value) ? value.map((entry) => JSON.stringify(entry)).join(' ') : String(value),
  );
}
