// What a settings file may say: one row a key, with what it is for and what is allowed.

import * as v from 'valibot';
import { nearest } from '../domain/nearest.ts';
import { isWebAddress } from '../providers/address.ts';
import { EFFORTS } from '../providers/row.ts';
import { isServerName, SERVER_NAMES } from '../providers/rows.ts';
import {
  ANSWER_MARKS,
  COLOURS,
  FIND_SERVERS,
  FLEET_ENGINES,
  HOOK_ASK_CHOICES,
  KEY,
  MODES,
  ON_OR_OFF,
  PREFIX,
  PROPOSAL_CHOICES,
  PROVIDERS,
  type SettingName,
  type Settings,
  SHELL_CHOICES,
} from './settings.ts';
import {
  commandLine,
  hostSets,
  oneOfThese,
  path,
  paths,
  patterns,
  prices,
  type Shape,
  servers,
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
    about: 'false turns beck off',
  },
  shell: {
    ...oneOfThese(SHELL_CHOICES),
    about: 'the shell beck ask writes commands for; auto: your login shell',
  },
  provider: {
    ...oneOfThese(PROVIDERS),
    about: 'who answers: the built-in recipes, or a model server by its name',
  },
  baseUrl: {
    schema: v.pipe(v.string(), v.check(isWebAddress)),
    allowed: 'an address such as "https://host/v1", without a name or password in it',
    secret: true,
    about: "address of the model server, up to and including /v1; replaces the provider's own",
  },
  model: { schema: text(200), allowed: 'the name of a model', about: 'the model to use on that server' },
  apiKey: {
    schema: v.pipe(
      text(4096),
      v.check((key) => /^[!-~]+$/.test(key)),
    ),
    allowed: 'a key without spaces',
    secret: true,
    about: 'API key for the model server',
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
      'a program with its arguments, as a list or as one line; it runs without a shell, so for pipes and variables write ["sh", "-c", "…"]',
    secret: true,
    about: 'a program that prints the API key',
  },
  fallback: {
    schema: v.pipe(v.array(v.picklist(SERVER_NAMES)), v.maxLength(9)),
    allowed: `a list of at most 9 of ${SERVER_NAMES.map((name) => `"${name}"`).join(', ')}`,
    faultIn: unknownServer,
    about: 'providers to try, in this order, when the one before cannot be reached',
  },
  reasoningEffort: {
    ...oneOfThese(EFFORTS),
    about: 'how much effort a reasoning model spends',
  },
  allowPlainHttp: {
    schema: v.boolean(),
    allowed: 'true or false',
    about: 'true: the API key may travel unencrypted to another machine',
  },
  recipesFirst: {
    schema: v.boolean(),
    allowed: 'true or false',
    about:
      'whether the recipes answer first when they are sure; default: yes, unless the model runs on this machine',
  },
  pages: {
    schema: v.pipe(v.string(), v.startsWith('/')),
    allowed: 'the absolute path of a folder',
    about: 'a folder of tldr pages, in addition to those beck finds',
  },
  findServers: {
    schema: v.pipe(v.string(), v.regex(FIND_SERVERS)),
    allowed: '"off", or some of: ollama lmstudio llamacpp vllm',
    about: 'model servers to look for on this machine while none is chosen, or off',
  },
  contextSize: {
    ...wholeNumber(512, 1_048_576),
    about: 'tokens of context for a model that beck loads; default: what fits into the free memory',
  },
  gpuLayers: {
    ...wholeNumber(0, 1000),
    about: 'layers of that model on the graphics processor; default: as many as fit, 0: none',
  },
  threads: { ...wholeNumber(1, 1024), about: 'threads for that model; default: one for each physical core' },
  keepLoaded: {
    schema: v.pipe(v.number(), v.minValue(0), v.maxValue(1440)),
    allowed: 'a number of minutes from 0 to 1440',
    about: 'minutes for which that model stays loaded after the last question',
  },
  mode: {
    ...oneOfThese(MODES),
    safety: true,
    about: 'how often beck asks',
  },
  blacklist: { ...texts(), safety: true, about: 'commands containing these never run' },
  warnPatterns: { ...texts(), safety: true, about: 'commands containing these count as dangerous' },
  alwaysConfirm: {
    ...patterns(),
    safety: true,
    about: 'regular expressions: beck always asks about matching commands',
  },
  blocked: { ...patterns(), safety: true, about: 'regular expressions: matching commands never run' },
  sensitivePaths: { ...texts(), safety: true, about: 'files whose path contains one of these are secret' },
  maskSecrets: {
    schema: v.boolean(),
    allowed: 'true or false',
    safety: true,
    about: 'false: a model on this machine gets secrets unmasked; other models never do',
  },
  prefix: {
    schema: v.pipe(v.string(), v.regex(PREFIX)),
    allowed: '1 to 16 characters, without spaces, quotes and characters special to a shell',
    about: 'what starts a question; takes effect in new shells',
  },
  key: {
    schema: v.pipe(v.string(), v.regex(KEY)),
    allowed: '"off", or up to four keys such as "alt-? ctrl-]"',
    about: 'keys that turn the line into a command; takes effect in new shells',
  },
  hint: {
    schema: v.boolean(),
    allowed: 'true or false',
    about: 'after several failures, say once that the prefix helps; takes effect in new shells',
  },
  context: {
    schema: text(1000),
    allowed: 'a text of at most 1000 characters',
    about: 'extra text for the model, such as your habits',
  },
  detectTools: {
    schema: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.+-]{0,63}$/))), v.maxLength(64)),
    allowed: 'a list of at most 64 program names',
    about: 'programs the model is told about, installed or missing',
  },
  recentCommands: {
    ...wholeNumber(0, 50),
    about: 'recent history commands sent to the model, secrets masked; 0: none',
  },
  maxSteps: { ...wholeNumber(1, 100), about: 'maximum steps per question' },
  temperature: {
    schema: v.pipe(v.number(), v.minValue(0), v.maxValue(2)),
    allowed: 'a number from 0 to 2',
    about: 'sampling temperature',
  },
  maxTokens: { ...wholeNumber(16, 1_000_000), about: 'maximum tokens per reply' },
  costLimit: {
    schema: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)),
    allowed: 'a number from 0 to 100000',
    about: 'US dollars that models may cost a day, after which none is asked; 0: no limit',
  },
  prices: {
    schema: prices(),
    allowed: 'two prices for each model by its name, such as "0.75 4.5"',
    about:
      'what models cost, in US dollars for a million tokens in and out, where beck has no price or another one',
  },
  defaultTimeout: {
    ...wholeNumber(1, 300),
    about: 'timeout for background inspections, in seconds; commands in your shell have no timeout',
  },
  outputThresholdBytes: {
    ...wholeNumber(256, 10_485_760),
    about: 'output with more bytes than this is shortened for the model',
  },
  outputThresholdLines: {
    ...wholeNumber(1, 100_000),
    about: 'output with more lines than this is shortened for the model',
  },
  sandwichHeadLines: { ...wholeNumber(0, 50_000), about: 'lines kept from the start of shortened output' },
  sandwichTailLines: { ...wholeNumber(0, 50_000), about: 'lines kept from the end of shortened output' },
  colours: { ...oneOfThese(COLOURS), about: 'whether beck uses colours' },
  answerMark: {
    ...oneOfThese(ANSWER_MARKS),
    about: 'what stands before the lines of an answer, so that it is told from the output of commands',
  },
  conversationMinutes: {
    ...wholeNumber(0, 10_080),
    about: 'minutes during which the next question may refer to the last; 0: never',
  },
  conversationBytes: {
    ...wholeNumber(1024, 1_048_576),
    about: 'maximum bytes of earlier questions and answers sent to the model',
  },
  undoMegabytes: {
    ...wholeNumber(0, 1_048_576),
    about: 'megabytes kept so that beck undo can put things back; 0: nothing is kept',
  },
  tryTimeout: { ...wholeNumber(1, 3600), about: 'timeout for trying a command, in seconds' },
  journal: {
    ...oneOfThese(ON_OR_OFF),
    about: 'whether beck keeps a journal of your questions and what ran; off: nothing is written',
  },
  notify: {
    ...oneOfThese(ON_OR_OFF),
    about: 'whether the terminal is told how a question stands, and calls you when you are needed',
  },
  notifyAfter: {
    ...wholeNumber(1, 86_400),
    about: 'seconds that a question waits, or a command takes, before the terminal calls you',
  },
  recall: {
    ...oneOfThese(ON_OR_OFF),
    about:
      'whether your history and journal answer questions about what you did, and questions asked before; off: never',
  },
  keepOutput: {
    ...oneOfThese(ON_OR_OFF),
    about:
      'whether the journal keeps what the last 20 commands that ran for your questions printed, secrets masked; off: forgotten at the next question',
  },
  mcpServers: {
    schema: servers(),
    allowed:
      'servers by name (letters, digits, dashes), each with "command" and "args", or with "url"; see the README',
    secret: true,
    about: 'programs whose tools a model may use, after asking (MCP)',
  },
  hosts: {
    schema: hostSets(),
    allowed: 'sets of hosts by name (letters, digits, dashes), each a text such as "web[1-8] db1"',
    about: 'named sets of hosts for questions such as "on shop: uptime"',
  },
  fleetEngine: {
    ...oneOfThese(FLEET_ENGINES),
    about: 'the program that runs a command on several hosts; auto: the first that is installed',
  },
  fleetParallel: { ...wholeNumber(1, 1024), about: 'hosts on which a command runs at the same time' },
  fleetTimeout: { ...wholeNumber(1, 600), about: 'seconds to connect to a host' },
  fleetCommandTimeout: {
    ...wholeNumber(0, 86_400),
    about: 'seconds that a command may take on a host, which ends it there; 0: no timeout',
  },
  recipesFrom: {
    ...paths(),
    about: 'folders with recipes of your team; each file is signed, and allowedSigners says by whom',
  },
  allowedSigners: {
    ...path(),
    about: 'who may sign recipes: a file of allowed signers, as ssh-keygen reads it',
  },
  proposals: {
    ...oneOfThese(PROPOSAL_CHOICES),
    about: 'on: programs using beck mcp may propose a command in an open shell; takes effect in new shells',
  },
  hookAsk: {
    ...oneOfThese(HOOK_ASK_CHOICES),
    safety: true,
    about:
      'what a hook answers an agent that cannot ask you: deny, or allow to leave everything below danger to its rules',
  },
  prestart: {
    ...oneOfThese(ON_OR_OFF),
    about: 'whether beck gets ready while you type a question; takes effect in new shells',
  },
  preview: {
    ...oneOfThese(ON_OR_OFF),
    about:
      'whether zsh and PowerShell show below a question, while you type it, the command of the recipes; takes effect in new shells',
  },
  keepHelper: {
    ...wholeNumber(0, 60),
    about:
      'minutes that a helper waits after a question, so that the next is answered at once; 0: none waits',
  },
  root: {
    schema: v.pipe(v.string(), v.regex(/^\//)),
    allowed: 'an absolute path',
    about: 'the folder that programs using beck mcp may not leave',
  },
};

function unknownServer(value: unknown): ReturnType<NonNullable<Row<unknown>['faultIn']>> {
  const entries = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  const entry = entries.find((name) => !isServerName(name));
  if (entry === undefined) return undefined;
  const near = nearest(entry, SERVER_NAMES);
  const known = near === undefined ? `they are ${SERVER_NAMES.join(', ')}` : `the nearest is "${near}"`;
  return { entry, reason: `no provider has that name; ${known}` };
}

/** In the order in which they are listed. */
// Every key of ROWS is a setting's name, which `Object.keys` forgets.
export const NAMES = Object.keys(ROWS) as readonly SettingName[];

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(ROWS, name);
}
