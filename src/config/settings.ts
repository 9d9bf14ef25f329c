// The settings beck works with, their defaults, and the layers they come from.

import { SCRIPT_SHELLS } from '../domain/shell-descriptor.ts';
import type { Effort } from '../providers/row.ts';
import { SERVER_NAMES, type ServerName } from '../providers/rows.ts';
import { RECIPES } from '../providers/traits.ts';

export const PROVIDERS = [...SERVER_NAMES, RECIPES.name] as const;

/** From the one that asks most to the one that asks least. */
export const MODES = ['strict', 'confirm', 'warn', 'danger'] as const;
export type Mode = (typeof MODES)[number];

export const COLOURS = ['auto', 'always', 'never'] as const;
export const ANSWER_MARKS = ['none', 'bar', 'indent'] as const;
export const ON_OR_OFF = ['on', 'off'] as const;
export const PROPOSAL_CHOICES = ['off', 'on'] as const;

/** What another agent's hook does where the agent cannot ask its person. */
export const HOOK_ASK_CHOICES = ['deny', 'allow'] as const;

/** `auto`: the first of them that is installed. */
export const FLEET_ENGINES = ['auto', 'clush', 'ansible', 'pdsh', 'parallel'] as const;

export const SHELL_CHOICES = ['auto', ...SCRIPT_SHELLS, 'sh'] as const;

/** Valid prefixes: a text that every shell reads as a single plain word. */
export const PREFIX = /^(?![.:]$)[^\s\p{C}'"`\\$=;&|<>(){}[\]*~#!^/]{1,16}$/u;

/** One key: `alt-?`, `ctrl-]`, or a character that is no ASCII letter, such as `¿`; not what ends, deletes or enters. */
const ONE_KEY = String.raw`(?:alt-[^\s\p{C}'"\\]|ctrl-(?![cdijm])[a-z\]^_]|[^\s\p{C}\p{ASCII}])`;

/** `off`, or up to four keys. */
export const KEY = new RegExp(`^(?:off|${ONE_KEY}(?: ${ONE_KEY}){0,3})$`, 'u');

/** Providers that people run on their own machine. */
const LOCAL_SERVERS = ['ollama', 'lmstudio', 'llamacpp', 'vllm'] as const;

/** `off`, or some of them. */
export const FIND_SERVERS = new RegExp(
  `^(?:off|(?:${LOCAL_SERVERS.join('|')})(?: (?:${LOCAL_SERVERS.join('|')}))*)$`,
);

export type Settings = {
  /** False: `?` and `beck ask` only say that beck is turned off. */
  readonly enabled: boolean;
  /** Whose commands `beck ask` writes; `auto`: those of the login shell. At a prompt it is always that shell. */
  readonly shell: (typeof SHELL_CHOICES)[number];
  readonly provider: (typeof PROVIDERS)[number];
  /** Takes the place of the address of the provider's row; absent: the row's own. */
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  readonly apiKey: string | undefined;
  /** Program and arguments that print the key on the first line; run without a shell. */
  readonly apiKeyCommand: readonly string[] | undefined;
  /** Names of servers that answer, in their order, where the one before cannot be reached. */
  readonly fallback: readonly ServerName[];
  /** How long a model that thinks may do so; absent: as its row says. */
  readonly reasoningEffort: Effort | undefined;
  /** True: a key may travel unencrypted to another machine. */
  readonly allowPlainHttp: boolean;
  /** Whether the recipes take the questions they understand surely; undefined: where the model is on another machine. */
  readonly recipesFirst: boolean | undefined;
  /** Names of providers that are looked for on this machine if none was chosen, or `off`. */
  readonly findServers: string;
  /** Context size in tokens of a model that beck loads; absent: what fits into free memory. */
  readonly contextSize: number | undefined;
  /** Its layers that the graphics processor takes; absent: as many as fit, 0: none. */
  readonly gpuLayers: number | undefined;
  /** Absent: as many as there are physical cores. */
  readonly threads: number | undefined;
  /** Minutes for which it stays loaded after the last question. */
  readonly keepLoaded: number;
  /** A folder of tldr pages, beside those that are found. */
  readonly pages: string | undefined;
  readonly mode: Mode;
  readonly prefix: string;
  /** Keys that turn the line into a command, or `off`. */
  readonly key: string;
  /** Whether a shell says once that the prefix helps after several failures. */
  readonly hint: boolean;
  /** Texts no command may contain, whatever its case and spaces. */
  readonly blacklist: readonly string[];
  /** Texts, found the same way, that make a command `danger`; those of the default are judged by the parsed command. */
  readonly warnPatterns: readonly string[];
  /** Regular expressions for the text and for each simple command in it: what matches is always asked. */
  readonly alwaysConfirm: readonly string[];
  /** Regular expressions, matched the same way: what matches never runs. */
  readonly blocked: readonly string[];
  /** Pieces of paths whose files are treated as secret. */
  readonly sensitivePaths: readonly string[];
  /** False: a model on this machine gets secrets as they are; any other never does. */
  readonly maskSecrets: boolean;
  readonly maxSteps: number;
  readonly temperature: number;
  readonly maxTokens: number;
  /** US dollars a day, after which no model is asked; 0: no limit. */
  readonly costLimit: number;
  /** By the name of a model: `0.75 4.5`, US dollars for a million tokens in and out. */
  readonly prices: Readonly<Record<string, string>>;
  /** Output larger than this, or longer than `outputThresholdLines`, reaches the model as head and tail. */
  readonly outputThresholdBytes: number;
  readonly outputThresholdLines: number;
  readonly sandwichHeadLines: number;
  readonly sandwichTailLines: number;
  readonly defaultTimeout: number;
  readonly detectTools: readonly string[];
  /** What a model is told about the person, the machine or their habits, besides what beck finds out. */
  readonly context: string | undefined;
  /** How many of the last commands in the shell's history a model is sent; 0: none. */
  readonly recentCommands: number;
  readonly colours: (typeof COLOURS)[number];
  readonly answerMark: (typeof ANSWER_MARKS)[number];
  /** Whether questions, commands and decisions are kept for `beck log`. */
  readonly journal: (typeof ON_OR_OFF)[number];
  /** Whether the terminal is told how a question stands, and calls when the person is needed. */
  readonly notify: (typeof ON_OR_OFF)[number];
  /** Seconds that a question waits, or a command takes, before the terminal calls. */
  readonly notifyAfter: number;
  /** Questions about what the person did before are searched in the shell's history. */
  readonly recall: (typeof ON_OR_OFF)[number];
  /** Whether the output of the last commands that ran for questions is kept. */
  readonly keepOutput: (typeof ON_OR_OFF)[number];
  /** Room for what `beck undo` puts back, in all; 0: nothing is kept. */
  readonly undoMegabytes: number;
  /** Seconds that a command may take while it is tried. */
  readonly tryTimeout: number;
  /** Minutes since the last turn during which a conversation continues; 0: never. */
  readonly conversationMinutes: number;
  /** Bytes of earlier turns that a model is sent. */
  readonly conversationBytes: number;
  /** Other programs' tools for a model, by the name that is before each. */
  readonly mcpServers: Readonly<Record<string, ServerSetting>>;
  /** Sets of hosts by name, such as `web[1-8] db1`. */
  readonly hosts: Readonly<Record<string, string>>;
  readonly fleetEngine: (typeof FLEET_ENGINES)[number];
  /** Hosts at once; seconds to connect to one, and for a command there (0: no limit). */
  readonly fleetParallel: number;
  readonly fleetTimeout: number;
  readonly fleetCommandTimeout: number;
  /** The folder that no path of another program may leave; absolute. Absent: all folders. */
  readonly root: string | undefined;
  /** Folders with recipes that somebody signed; absolute or from `~/`. */
  readonly recipesFrom: readonly string[];
  /** The file that says who may sign them, as ssh-keygen(1) has it. */
  readonly allowedSigners: string | undefined;
  /** Whether other programs may put commands before the person in an open shell. */
  readonly proposals: (typeof PROPOSAL_CHOICES)[number];
  /** Whether a hook denies what should be asked about where the agent cannot ask, or leaves it to the agent's rules. */
  readonly hookAsk: (typeof HOOK_ASK_CHOICES)[number];
  /** Whether a helper may get ready before a question is there. */
  readonly prestart: (typeof ON_OR_OFF)[number];
  /** Whether zsh shows the recipes' command below a question that is being typed. */
  readonly preview: (typeof ON_OR_OFF)[number];
  /** Minutes that one waits after a question; 0: none does. */
  readonly keepHelper: number;
};

/** One server of the Model Context Protocol: `command` or `url`. */
export type ServerSetting = {
  readonly command?: string | undefined;
  readonly args?: readonly string[] | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Absolute; absent: the home folder. */
  readonly cwd?: string | undefined;
  readonly url?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** A program that prints headers, `Name: value` a line. */
  readonly headersCommand?: readonly string[] | undefined;
  readonly enabled?: boolean | undefined;
  /** Seconds for a call; for the start. */
  readonly timeout?: number | undefined;
  readonly startTimeout?: number | undefined;
  /** By the server's own names of its tools. */
  readonly approvalHints?: Readonly<Record<string, ToolHints>> | undefined;
};

export type ToolHints = {
  readonly displayArgs?: readonly string[] | undefined;
  readonly truncate?: number | undefined;
  readonly warnPatterns?: readonly string[] | undefined;
  readonly alwaysWarn?: boolean | undefined;
};

export type SettingName = keyof Settings;

/** Where a value came from, weakest first. */
export type Layer = 'default' | 'system' | 'user' | 'project' | 'environment' | 'command line' | 'policy';

/** What one layer says; absent keys are left to the layers below. */
export type LayerValues = { readonly [Name in SettingName]?: Settings[Name] | undefined };

export const DEFAULTS: Settings = {
  enabled: true,
  shell: 'auto',
  provider: RECIPES.name,
  baseUrl: undefined,
  model: undefined,
  apiKey: undefined,
  apiKeyCommand: undefined,
  fallback: [],
  reasoningEffort: undefined,
  allowPlainHttp: false,
  recipesFirst: undefined,
  findServers: LOCAL_SERVERS.join(' '),
  contextSize: undefined,
  gpuLayers: undefined,
  threads: undefined,
  keepLoaded: 10,
  pages: undefined,
  mode: 'confirm',
  prefix: '?',
  key: 'alt-? ctrl-]',
  hint: true,
  // Empty, since what other tools list here as text (`dd if=`, `^rm\s`, `^rm\s+-rf\s+/`) the judge finds in the parsed
  // command: in every spelling, behind every wrapper, and not in `echo "rm x"`.
  blacklist: [],
  warnPatterns: [
    ...['rm -rf', 'rm -r', 'sudo ', 'dd ', '> /', '>> /', 'chmod 777', 'chmod -R'],
    ...['curl | sh', 'wget | sh', 'mkfs', 'fdisk'],
  ],
  alwaysConfirm: [],
  blocked: [],
  sensitivePaths: [],
  maskSecrets: true,
  maxSteps: 15,
  temperature: 0.3,
  maxTokens: 2048,
  costLimit: 0,
  prices: {},
  outputThresholdBytes: 10_240,
  outputThresholdLines: 200,
  sandwichHeadLines: 50,
  sandwichTailLines: 20,
  defaultTimeout: 30,
  detectTools: [
    'python3',
    'python',
    'node',
    'go',
    'dotnet',
    'ruby',
    'git',
    'docker',
    'kubectl',
    'ffmpeg',
    'magick',
    'curl',
    'wget',
    'jq',
    'ssh',
    'nmap',
    'aws',
    'az',
    'gcloud',
  ],
  context: undefined,
  recentCommands: 0,
  colours: 'auto',
  answerMark: 'none',
  journal: 'on',
  notify: 'on',
  notifyAfter: 20,
  recall: 'on',
  keepOutput: 'off',
  undoMegabytes: 1024,
  tryTimeout: 60,
  conversationMinutes: 30,
  prestart: 'on',
  preview: 'on',
  keepHelper: 5,
  conversationBytes: 24_576,
  mcpServers: {},
  hosts: {},
  fleetEngine: 'auto',
  fleetParallel: 32,
  fleetTimeout: 10,
  fleetCommandTimeout: 0,
  root: undefined,
  recipesFrom: [],
  allowedSigners: undefined,
  proposals: 'off',
  hookAsk: 'deny',
};

/** The one of two modes that asks more. */
export function stricterMode(a: Mode, b: Mode): Mode {
  return MODES.indexOf(a) <= MODES.indexOf(b) ? a : b;
}

/**
 * The entries that somebody wrote. A list that begins with all defaults was extended, in the editor or by a project: the
 * judge finds those by itself in the parsed command, and as text `dd ` would also warn of `git add .`.
 */
export function writtenWarnings(warnPatterns: readonly string[]): readonly string[] {
  const defaults = DEFAULTS.warnPatterns;
  const extended = defaults.every((pattern, at) => warnPatterns[at] === pattern);
  return extended ? warnPatterns.slice(defaults.length) : warnPatterns;
}
