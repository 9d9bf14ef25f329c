// What Tab may offer after `beck`, read off the one definition of the verbs.

import * as v from 'valibot';
import yargs, { type Argv } from 'yargs';
import { NAMES } from '../../../config/schema.ts';
import { SCRIPT_SHELLS } from '../../../domain/shell-descriptor.ts';

export type Flag = {
  readonly name: string;
  readonly about: string;
  /** `none`: it is alone; the rest say what follows it. */
  readonly value: Value | { readonly type: 'none' };
};

/** What one place takes: one of these words, a model that was listed last, a file, or anything. */
export type Value =
  | { readonly type: 'words'; readonly words: readonly string[] }
  | { readonly type: 'models' }
  | { readonly type: 'file' }
  | { readonly type: 'text' };

export type VerbWords = {
  readonly name: string;
  readonly about: string;
  /** In their order; only the last may hold several words. */
  readonly places: readonly (Value & { readonly name: string; readonly many: boolean })[];
  readonly flags: readonly Flag[];
};

export type Words = {
  readonly verbs: readonly VerbWords[];
  /** Those that every verb takes. */
  readonly flags: readonly Flag[];
};

/** What these verbs check themselves, with their own error. */
const PLACES: Readonly<Record<string, Value>> = {
  'config name': { type: 'words', words: NAMES },
  'init shell': { type: 'words', words: SCRIPT_SHELLS },
  'models name': { type: 'models' },
};
const FILE_FLAGS: readonly string[] = ['config', 'cwd'];

/** `parser` has all verbs and has finished parsing: while it runs one, it knows only that one. */
export function readWords(parser: Argv): Words {
  const { commands, options, about } = read(parser);
  const verbs = Object.entries(commands).map(([name, { description, builder, demanded, optional }]) => {
    const made = yargs([]);
    const own = read(typeof builder === 'function' ? builder(made) : made.options(builder));
    const places = [...demanded, ...optional];
    const names = places.flatMap(({ cmd }) => cmd);
    return {
      name,
      about: description,
      places: places.map(({ cmd: [place], variadic: many }) => ({
        name: place,
        ...(PLACES[`${name} ${place}`] ?? whatStands(place, own.options)),
        many,
      })),
      flags: flagsOf(own, [...names, ...INHERITED]),
    };
  });
  return { verbs, flags: flagsOf({ options, about }, []) };
}

/** What yargs gives every parser. */
const INHERITED = ['help', 'version'] as const;

function flagsOf({ options, about }: Pick<Read, 'options' | 'about'>, left: readonly string[]): Flag[] {
  return Object.keys(options.key)
    .filter((name) => !left.includes(name))
    .map((name) => ({
      name,
      about: plain(about[name]),
      value: options.boolean.includes(name) ? { type: 'none' } : whatStands(name, options),
    }));
}

function whatStands(name: string, options: Read['options']): Value {
  const words = options.choices[name];
  if (words !== undefined) return { type: 'words', words };
  return { type: FILE_FLAGS.includes(name) ? 'file' : 'text' };
}

/** yargs marks its own texts for translation. */
function plain(text: string | undefined): string {
  return (text ?? '').replace('__yargsString__:', '');
}

const PLACE = v.array(v.object({ cmd: v.tupleWithRest([v.string()], v.string()), variadic: v.boolean() }));

const COMMANDS = v.record(
  v.string(),
  v.object({
    description: v.string(),
    builder: v.union([
      v.custom<(y: Argv) => Argv>((builder) => typeof builder === 'function'),
      v.record(v.string(), v.object({})),
    ]),
    demanded: PLACE,
    optional: PLACE,
  }),
);

const OPTIONS = v.object({
  key: v.record(v.string(), v.boolean()),
  boolean: v.array(v.string()),
  choices: v.record(v.string(), v.array(v.string())),
});

const ABOUT = v.record(v.string(), v.optional(v.string()));

type Read = {
  readonly commands: v.InferOutput<typeof COMMANDS>;
  readonly options: v.InferOutput<typeof OPTIONS>;
  readonly about: v.InferOutput<typeof ABOUT>;
};

/** yargs knows all of this and has no type for it, so it is checked like anything from outside. */
function read(parser: Argv): Read {
  const inside = (parser as unknown as Inside).getInternalMethods();
  return {
    commands: v.parse(COMMANDS, inside.getCommandInstance().getCommandHandlers()),
    options: v.parse(OPTIONS, (parser as unknown as Inside).getOptions()),
    about: v.parse(ABOUT, inside.getUsageInstance().getDescriptions()),
  };
}

type Inside = {
  readonly getOptions: () => unknown;
  readonly getInternalMethods: () => {
    readonly getCommandInstance: () => { readonly getCommandHandlers: () => unknown };
    readonly getUsageInstance: () => { readonly getDescriptions: () => unknown };
  };
};
