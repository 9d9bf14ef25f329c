// Schemas for the values of settings, each with the words for what is allowed.

import * as v from 'valibot';
import { compilePattern } from '../domain/pattern.ts';
import { isWebAddress } from '../providers/address.ts';
import { parseCommandWords } from './command-words.ts';

export type Shape<Value> = {
  readonly schema: v.GenericSchema<unknown, Value>;
  /** Completes "must be …". */
  readonly allowed: string;
  /** Names one entry of a list that is otherwise right. */
  readonly faultIn?: (value: unknown) => Fault | undefined;
};

/** `reason` follows a colon. */
type Fault = { readonly entry: string; readonly reason: string };

export function oneOfThese<const Value extends string>(values: readonly Value[]): Shape<Value> {
  return { schema: v.picklist(values), allowed: `one of ${values.map((value) => `"${value}"`).join(', ')}` };
}

/** A text of at least one character. */
export function text(longest: number) {
  return v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
}

/** An entry without a visible character would be found in every command. */
export function texts(): Shape<string[]> {
  const entry = v.pipe(
    text(1000),
    v.check((written) => written.trim() !== ''),
  );
  return {
    schema: v.pipe(v.array(entry), v.maxLength(200)),
    allowed: 'a list of at most 200 texts, none of them empty or longer than 1000 characters',
  };
}

const PATH = v.pipe(text(1000), v.regex(/^(?:\/|~\/)/));

export function path(): Shape<string> {
  return { schema: PATH, allowed: 'the path of a file, absolute or from ~/' };
}

export function paths(): Shape<string[]> {
  const schema = v.pipe(v.array(PATH), v.maxLength(20));
  return { schema, allowed: 'a list of at most 20 folders, absolute or from ~/' };
}

export function patterns(): Shape<string[]> {
  const list = v.pipe(v.array(text(500)), v.maxLength(100));
  return {
    schema: v.pipe(
      list,
      v.check((entries) => faultyPattern(entries) === undefined),
    ),
    allowed: 'a list of at most 100 regular expressions, none of them empty or longer than 500 characters',
    faultIn: (value) => (v.is(list, value) ? faultyPattern(value) : undefined),
  };
}

function faultyPattern(entries: readonly string[]): Fault | undefined {
  for (const entry of entries) {
    const compiled = compilePattern(entry);
    if (compiled.type === 'refused') return { entry, reason: compiled.reason };
    if (compiled.find('') !== undefined)
      return { entry, reason: 'it can match nothing, so it matches every command' };
  }
  return undefined;
}

export function wholeNumber(least: number, most: number): Shape<number> {
  const schema = v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
  return { schema, allowed: `a whole number from ${least} to ${most}` };
}

/** One line that becomes words. */
export function commandLine() {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const parsed = parseCommandWords(dataset.value);
      if (parsed.type === 'words') return parsed.words;
      addIssue({ message: parsed.reason });
      return NEVER;
    }),
  );
}

/** The servers of the Model Context Protocol, by name. */
export function servers() {
  const words = v.array(v.string());
  const named = v.record(v.string(), v.string());
  const seconds = v.pipe(v.number(), v.minValue(1), v.maxValue(600));
  const hints = v.strictObject({
    displayArgs: v.optional(words),
    truncate: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    warnPatterns: v.optional(words),
    alwaysWarn: v.optional(v.boolean()),
  });
  const shared = {
    enabled: v.optional(v.boolean()),
    timeout: v.optional(seconds),
    startTimeout: v.optional(seconds),
    approvalHints: v.optional(v.record(v.string(), hints)),
  };
  const program = v.strictObject({
    ...shared,
    type: v.optional(v.literal('stdio')),
    command: text(4096),
    args: v.optional(words),
    env: v.optional(named),
    cwd: v.optional(v.pipe(v.string(), v.regex(/^\//))),
  });
  const address = v.strictObject({
    ...shared,
    type: v.optional(v.literal('http')),
    url: v.pipe(v.string(), v.check(isWebAddress)),
    headers: v.optional(named),
    headersCommand: v.optional(words),
  });
  return v.record(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,31}$/)),
    v.union([program, address]),
  );
}

/** Names of sets, and their members as one text. */
export function hostSets() {
  const members = v.pipe(
    v.string(),
    v.maxLength(4096),
    v.regex(/^[\w.@!*?[\],:/\s-]*[\w*\]][\w.@!*?[\],:/\s-]*$/),
  );
  return v.record(v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w-]{0,63}$/)), members);
}

/** By the name of a model: dollars for a million tokens in and out. */
export function prices() {
  const pair = v.pipe(v.string(), v.regex(/^\d{1,6}(?:\.\d{1,6})? \d{1,6}(?:\.\d{1,6})?$/));
  return v.record(text(200), pair);
}
