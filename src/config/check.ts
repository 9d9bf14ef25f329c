// Validates a parsed settings file: gives the values of one layer, or errors with file, line, key and what is allowed.

import * as v from 'valibot';
import { SettingsError } from '../domain/errors.ts';
import { nearest } from '../domain/nearest.ts';
import { isSettingName, NAMES, ROWS } from './schema.ts';
import type { LayerValues, SettingName } from './settings.ts';
import type { SettingsFile } from './settings-file.ts';

export type CheckedFile = {
  readonly values: LayerValues;
  /** A safety setting is wrong: until it is fixed the mode is strict, whatever the other settings say. */
  readonly strict: boolean;
  /** Sentences about that, then about what is ignored. */
  readonly warnings: readonly string[];
};

/**
 * Throws `SettingsError` that lists all that is wrong; a wrong safety setting makes beck strict instead, and of its
 * entries the right ones hold. An unknown name is ignored, unless it is nearly that of a safety setting.
 */
export function checkSettingsFile(file: SettingsFile): CheckedFile {
  if (!isRecord(file.value)) {
    throw new SettingsError(
      `${file.path} does not hold settings.`,
      'Write one "name": value a line, or remove the file.',
    );
  }
  const values: Record<string, unknown> = {};
  const warnings: string[] = [];
  const ignored: string[] = [];
  const problems: string[] = [];
  for (const [name, value] of Object.entries(file.value)) {
    // Editors use it to find the schema.
    if (name === '$schema') continue;
    if (!isSettingName(name)) {
      const { message, fix, rule } = unknownName(name, place(file, name));
      if (rule) warnings.push(`${message} ${fix} ${STRICT}`);
      else ignored.push(`${message} ${fix} It is ignored.`);
      continue;
    }
    const { schema, safety } = ROWS[name];
    const result = v.safeParse(schema, value);
    if (result.success) values[name] = result.output;
    else if (safety) {
      values[name] = rightEntries(name, value);
      warnings.push(`${wrongValue(file, name, value)} ${STRICT}`);
    } else problems.push(wrongValue(file, name, value));
  }
  if (problems.length > 0) throw new SettingsError(listed(file, [...problems, ...warnings, ...ignored]), '');
  return { values, strict: warnings.length > 0, warnings: [...warnings, ...ignored] };
}

/** The file once, then a line for each mistake. */
function listed({ path }: SettingsFile, mistakes: readonly string[]): string {
  if (mistakes.length === 1) return mistakes.join();
  const lines = mistakes.map((mistake) => `  ${mistake.replace(`${path}, `, '').replace(`${path}: `, '')}`);
  return [`${path} has ${mistakes.length} mistakes:`, ...lines].join('\n');
}

const STRICT = 'Until you fix that, the mode is "strict".';

/** Of a list that is wrong as a whole: the entries that may be in it. Undefined leaves the default. */
function rightEntries(name: SettingName, value: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const right = value.filter((entry) => v.is(ROWS[name].schema, [entry]));
  return right.length > 0 ? right.slice(0, MOST_ENTRIES) : undefined;
}

/** Of one list of rules. */
const MOST_ENTRIES = 200;

/** The message for an unknown name; `where` is the file and line. `rule`: it may be a misspelled safety setting. */
function unknownName(
  name: string,
  where: string,
): { readonly message: string; readonly fix: string; readonly rule: boolean } {
  const near = nearest(name, NAMES);
  return {
    rule: near !== undefined && isSettingName(near) && ROWS[near].safety === true,
    message: `${where}: there is no setting "${visible(name)}".`,
    fix: near === undefined ? 'beck config lists the settings.' : `Did you mean "${near}"?`,
  };
}

function wrongValue(file: SettingsFile, name: SettingName, value: unknown): string {
  const { sentence, entry } = describeFault(name, value);
  return `${place(file, name, entry)}: ${sentence}`;
}

/** The sentence about a value that may not be set; undefined where it may. */
export function checkValue(name: SettingName, value: unknown): string | undefined {
  return v.is(ROWS[name].schema, value) ? undefined : describeFault(name, value).sentence;
}

/** What is wrong with a value that its schema refuses, and the entry of a list that is to blame. */
function describeFault(
  name: SettingName,
  value: unknown,
): { readonly sentence: string; readonly entry: string | undefined } {
  const { allowed, secret, faultIn } = ROWS[name];
  const fault = faultIn?.(value);
  if (fault !== undefined) {
    const { entry, reason } = fault;
    return { sentence: `${name} holds ${visible(JSON.stringify(entry))}: ${reason}.`, entry };
  }
  const found =
    secret || (typeof value === 'object' && value !== null) ? kindOf(value) : visible(JSON.stringify(value));
  return { sentence: `${name} is ${found}, but must be ${allowed}.`, entry: undefined };
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string'
    ? 'another text'
    : typeof value === 'object'
      ? 'a group'
      : `a ${typeof value}`;
}

function visible(text: string): string {
  return text.replace(/\p{C}/gu, '\uFFFD').slice(0, 80);
}

/** The file, and the line of the setting or of its `entry`. */
function place(file: SettingsFile, name: string, entry?: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const key = new RegExp(`(^|[\\s{,])["']?${escaped}["']?\\s*:`);
  const lines = file.text.split('\n');
  const index = lines.findIndex((line) => !line.trimStart().startsWith('#') && key.test(line));
  if (index < 0) return file.path;
  const spellings = entry === undefined ? [] : [entry, JSON.stringify(entry).slice(1, -1)];
  const below = lines.slice(index).findIndex((line) => spellings.some((spelling) => line.includes(spelling)));
  return `${file.path}, line ${index + Math.max(below, 0) + 1}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
