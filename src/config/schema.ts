// What a settings file may say: one row a key, with the sentence that tells what is allowed.

import * as v from 'valibot';
import { compilePattern } from '../domain/pattern.ts';
import { parseCommandWords } from './command-words.ts';
import { COLOURS, MODES, PREFIX, PROVIDERS, type SettingName, type Settings } from './settings.ts';

type Row<Value> = {
  readonly schema: v.GenericSchema<unknown, Value>;
  /** Completes "must be …". */
  readonly allowed: string;
  /** Takes the place of a wrong value, so that a mistake never loosens safety; without it a wrong value is an error. */
  readonly strictest?: Value;
  /** The value found is never repeated in a message. */
  readonly secret?: boolean;
  /** Names one entry of a list that is otherwise right. */
  readonly faultIn?: (value: unknown) => Fault | undefined;
};

/** `reason` completes "… in which". */
type Fault = { readonly entry: string; readonly reason: string };

export const ROWS: { readonly [Name in SettingName]: Row<NonNullable<Settings[Name]>> } = {
  provider: { schema: v.picklist(PROVIDERS), allowed: oneOf(PROVIDERS) },
  baseUrl: {
    schema: v.pipe(v.string(), v.check(isWebAddress)),
    allowed: 'an address such as "https://host/v1", without a name or password in it',
    secret: true,
  },
  model: { schema: text(200), allowed: 'the name of a model' },
  apiKey: {
    schema: v.pipe(
      text(4096),
      v.check((key) => /^[!-~]+$/.test(key)),
    ),
    allowed: 'a key without blanks',
    secret: true,
  },
  apiKeyCommand: {
    schema: v.union([
      commandLine(),
      v.pipe(
        v.array(v.string()),
        v.check((words) => Boolean(words[0])),
      ),
    ]),
    allowed:
      'a program with its arguments, as a list or as one line; no shell runs it, so for pipes and variables write ["sh", "-c", "…"]',
    secret: true,
  },
  mode: { schema: v.picklist(MODES), allowed: oneOf(MODES), strictest: 'strict' },
  prefix: {
    schema: v.pipe(v.string(), v.regex(PREFIX)),
    allowed: '1 to 16 visible characters without blanks',
  },
  blacklist: texts(),
  warnPatterns: texts(),
  alwaysConfirm: patterns(),
  blocked: patterns(),
  sensitivePaths: texts(),
  maxSteps: wholeNumber(1, 100),
  temperature: {
    schema: v.pipe(v.number(), v.minValue(0), v.maxValue(2)),
    allowed: 'a number from 0 to 2',
  },
  maxTokens: wholeNumber(16, 1_000_000),
  outputThresholdBytes: wholeNumber(256, 10_485_760),
  outputThresholdLines: wholeNumber(1, 100_000),
  sandwichHeadLines: wholeNumber(0, 50_000),
  sandwichTailLines: wholeNumber(0, 50_000),
  defaultTimeout: wholeNumber(1, 300),
  detectTools: {
    schema: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.+-]{0,63}$/))), v.maxLength(64)),
    allowed: 'a list of at most 64 program names',
  },
  colours: { schema: v.picklist(COLOURS), allowed: oneOf(COLOURS) },
};

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(ROWS, name);
}

function text(longest: number) {
  return v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
}

/** An entry without a visible character would be found in every command. */
function texts(): Row<string[]> {
  const entry = v.pipe(
    text(1000),
    v.check((written) => written.trim() !== ''),
  );
  return {
    schema: v.pipe(v.array(entry), v.maxLength(200)),
    allowed: 'a list of at most 200 texts, none of them blank or longer than 1000 characters',
  };
}

function patterns(): Row<string[]> {
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
      return { entry, reason: 'nothing has to be there, so every command has it' };
  }
  return undefined;
}

function wholeNumber(least: number, most: number): Row<number> {
  const schema = v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
  return { schema, allowed: `a whole number from ${least} to ${most}` };
}

function commandLine() {
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

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && !username && !password;
}

function oneOf(values: readonly string[]): string {
  return `one of ${values.map((value) => `"${value}"`).join(', ')}`;
}
