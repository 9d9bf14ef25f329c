// What a settings file may say: one row a key, with what it is for and what is allowed.

import * as v from 'valibot';
import {
  COLOURS,
  JOURNAL_CHOICES,
  KEY,
  MODES,
  PREFIX,
  PROVIDERS,
  type SettingName,
  type Settings,
  SHELL_CHOICES,
} from './settings.ts';
import {
  commandLine,
  isWebAddress,
  oneOfThese,
  patterns,
  type Shape,
  text,
  texts,
  wholeNumber,
} from './shapes.ts';

export type Row<Value> = Shape<Value> & {
  /** For the editor, the published schema and the README. */
  readonly about: string;
  /** A wrong value is no error but makes beck strict, so that a mistake never loosens safety. */
  readonly safety?: boolean;
  /** The value found is never repeated in a message or a list. */
  readonly secret?: boolean;
};

export const ROWS: { readonly [Name in SettingName]: Row<NonNullable<Settings[Name]>> } = {
  enabled: {
    schema: v.boolean(),
    allowed: 'true or false',
    about: 'whether beck answers at all',
  },
  shell: {
    ...oneOfThese(SHELL_CHOICES),
    about: 'whose commands beck ask writes; auto: those of your login shell',
  },
  provider: {
    ...oneOfThese(PROVIDERS),
    about: 'who answers; a server once one is set',
  },
  baseUrl: {
    schema: v.pipe(v.string(), v.check(isWebAddress)),
    allowed: 'an address such as "https://host/v1", without a name or password in it',
    secret: true,
    about: 'the model server, up to and including /v1',
  },
  model: { schema: text(200), allowed: 'the name of a model', about: 'which model of the server' },
  apiKey: {
    schema: v.pipe(
      text(4096),
      v.check((key) => /^[!-~]+$/.test(key)),
    ),
    allowed: 'a key without blanks',
    secret: true,
    about: 'the key for the server',
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
    about: 'a program that prints the key',
  },
  mode: {
    ...oneOfThese(MODES),
    safety: true,
    about: 'how much is asked',
  },
  blacklist: { ...texts(), safety: true, about: 'texts no command may contain: it never runs' },
  warnPatterns: { ...texts(), safety: true, about: 'texts that make a command dangerous' },
  alwaysConfirm: { ...patterns(), safety: true, about: 'regular expressions: what matches is always asked' },
  blocked: { ...patterns(), safety: true, about: 'regular expressions: what matches never runs' },
  sensitivePaths: { ...texts(), safety: true, about: 'pieces of paths whose files are secret' },
  maskSecrets: {
    schema: v.boolean(),
    allowed: 'true or false',
    safety: true,
    about: 'false: a model on this machine, and no other, gets secrets unmasked',
  },
  prefix: {
    schema: v.pipe(v.string(), v.regex(PREFIX)),
    allowed: '1 to 16 characters without blanks, quotes and what a shell reads in a way of its own',
    about: 'what begins a question; new shells know it',
  },
  key: {
    schema: v.pipe(v.string(), v.regex(KEY)),
    allowed: '"off", or up to four keys such as "alt-? ctrl-]"',
    about: 'keys that turn the line into a command; new shells know them',
  },
  hint: {
    schema: v.boolean(),
    allowed: 'true or false',
    about: 'whether a shell says once, after several failures, that the prefix helps; new shells know it',
  },
  context: {
    schema: text(1000),
    allowed: 'a text of at most 1000 characters',
    about: 'what a model is told besides, such as your habits',
  },
  detectTools: {
    schema: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.+-]{0,63}$/))), v.maxLength(64)),
    allowed: 'a list of at most 64 program names',
    about: 'programs a model is told about, here or missing',
  },
  recentCommands: {
    ...wholeNumber(0, 50),
    about: 'commands of your history a model is told, secrets masked; 0: none',
  },
  maxSteps: { ...wholeNumber(1, 100), about: 'commands and looks for one question' },
  temperature: {
    schema: v.pipe(v.number(), v.minValue(0), v.maxValue(2)),
    allowed: 'a number from 0 to 2',
    about: 'how freely the model answers',
  },
  maxTokens: { ...wholeNumber(16, 1_000_000), about: 'most tokens of one reply' },
  defaultTimeout: {
    ...wholeNumber(1, 300),
    about: 'seconds for a look beside the shell; what runs in your shell has no limit',
  },
  outputThresholdBytes: {
    ...wholeNumber(256, 10_485_760),
    about: 'bytes of output that reach the model whole',
  },
  outputThresholdLines: { ...wholeNumber(1, 100_000), about: 'lines of output that reach the model whole' },
  sandwichHeadLines: { ...wholeNumber(0, 50_000), about: 'lines kept of the start of longer output' },
  sandwichTailLines: { ...wholeNumber(0, 50_000), about: 'and of its end' },
  colours: { ...oneOfThese(COLOURS), about: 'whether beck uses colours' },
  conversationMinutes: {
    ...wholeNumber(0, 10_080),
    about: 'how long after a question the next one may refer to it; 0: never',
  },
  conversationBytes: {
    ...wholeNumber(1024, 1_048_576),
    about: 'bytes of earlier questions and answers that a model is told',
  },
  journal: {
    ...oneOfThese(JOURNAL_CHOICES),
    about: 'whether beck log keeps your questions, what ran and why; off: nothing is written',
  },
};

/** In the order in which they are listed. */
// Every key of ROWS is a setting's name, which `Object.keys` forgets.
export const NAMES = Object.keys(ROWS) as readonly SettingName[];

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(ROWS, name);
}
