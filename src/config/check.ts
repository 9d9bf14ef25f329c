// A parsed settings file against the schema: values of one layer, or errors that name file, line, key and what is allowed.

import * as v from 'valibot';
import { SettingsError } from '../domain/errors.ts';
import { isSettingName, ROWS } from './schema.ts';
import type { LayerValues, SettingName } from './settings.ts';
import type { SettingsFile } from './settings-file.ts';

export type CheckedFile = {
  readonly values: LayerValues;
  /** Sentences about safety settings that were replaced by the strictest. */
  readonly warnings: readonly string[];
};

/** Throws `SettingsError`; a wrong safety setting becomes the strictest and a warning instead. */
export function checkSettingsFile(file: SettingsFile): CheckedFile {
  if (!isRecord(file.value)) {
    throw new SettingsError(
      `${file.path} does not hold settings.`,
      'Write one "name": value a line, or remove the file.',
    );
  }
  const values: Record<string, unknown> = {};
  const warnings: string[] = [];
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(file.value)) {
    // Editors use it to find the schema.
    if (name === '$schema') continue;
    if (!isSettingName(name)) {
      problems.push(unknownName(file, name));
      continue;
    }
    const result = v.safeParse(ROWS[name].schema, value);
    if (result.success) {
      values[name] = result.output;
    } else if (ROWS[name].strictest !== undefined) {
      values[name] = ROWS[name].strictest;
      warnings.push(
        `${wrongValue(file, name, value).message} Until that is mended it is "${ROWS[name].strictest}".`,
      );
    } else {
      problems.push(wrongValue(file, name, value));
    }
  }
  const [first] = problems;
  if (first !== undefined) {
    throw new SettingsError(problems.map((problem) => problem.message).join('\n'), first.mend);
  }
  return { values, warnings };
}

type Problem = { readonly message: string; readonly mend: string };

function unknownName(file: SettingsFile, name: string): Problem {
  const near = nearest(name, Object.keys(ROWS));
  return {
    message: `${place(file, name)}: there is no setting "${visible(name)}".`,
    mend:
      near === undefined ? `The settings are ${Object.keys(ROWS).join(', ')}.` : `Did you mean "${near}"?`,
  };
}

function wrongValue(file: SettingsFile, name: SettingName, value: unknown): Problem {
  const { allowed, secret, faultIn } = ROWS[name];
  const mend = `Mend ${name} in ${file.path}.`;
  const fault = faultIn?.(value);
  if (fault !== undefined) {
    const { entry, reason } = fault;
    return {
      message: `${place(file, name, entry)}: ${name} holds ${visible(JSON.stringify(entry))}, in which ${reason}.`,
      mend,
    };
  }
  const found =
    secret || (typeof value === 'object' && value !== null) ? kindOf(value) : visible(JSON.stringify(value));
  return {
    message: `${place(file, name)}: ${name} is ${found}, but must be ${allowed}.`,
    mend,
  };
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

/** The name at most a third of its letters away, or undefined; between two as near, the one as long. */
function nearest(word: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({
      name,
      distance: distance(word.toLowerCase().slice(0, 40), name.toLowerCase()),
      longer: Math.abs(word.length - name.length),
    }))
    .sort((a, b) => a.distance - b.distance || a.longer - b.longer);
  const [best] = ranked;
  return best !== undefined && best.distance <= Math.max(2, best.name.length / 3) ? best.name : undefined;
}

/** Insertions, deletions, replacements and swaps of neighbours between two words. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const cell = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      rows[i]?.push(Math.min(replaced, cell(i - 1, j) + 1, cell(i, j - 1) + 1, swap));
    }
  }
  return cell(a.length, b.length);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
