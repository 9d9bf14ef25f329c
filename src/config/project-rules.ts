// What a project's settings files may set: stricter rules as plain text, and a text for the model.

import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { SettingsError } from '../domain/errors.ts';
import { parseSettings } from './parse-file.ts';
import type { FoundProject, ProjectFile } from './project-files.ts';
import { MODES, type Mode, type ServerSetting, stricterMode } from './settings.ts';
import { servers } from './shapes.ts';

/** Lists to which a project adds. */
export const PROJECT_LISTS = [
  'blacklist',
  'warnPatterns',
  'alwaysConfirm',
  'blocked',
  'sensitivePaths',
] as const;
type ProjectList = (typeof PROJECT_LISTS)[number];

export type ProjectRules = {
  readonly mode: Mode | undefined;
  /** Plain texts; where a person's own setting holds regular expressions, these find just themselves. */
  readonly lists: Readonly<Record<ProjectList, readonly string[]>>;
  /** Written by the project's author. */
  readonly context: string | undefined;
};

export type ReadProjectFile = ProjectRules & {
  /** Servers whose tools the project offers to a model; used only after the person agreed. */
  readonly servers: Readonly<Record<string, ServerSetting>>;
  readonly path: string;
  /** Of the file's bytes. */
  readonly hash: string;
  /** Something is wrong with it: until it is fixed the mode is strict here. */
  readonly strict: boolean;
  /** Sentences about what is wrong. */
  readonly warnings: readonly string[];
  /** Settings in it that a project may not set. */
  readonly passedOver: readonly string[];
};

export async function readProject({ files }: FoundProject): Promise<readonly ReadProjectFile[]> {
  return Promise.all(files.map(readProjectFile));
}

/** The rules of all files combined. */
export function combineProject(files: readonly ProjectRules[]): ProjectRules {
  const modes = files.map(({ mode }) => mode).filter((mode) => mode !== undefined);
  const context = files.map((file) => file.context).filter((text) => text !== undefined);
  return {
    mode: modes.length > 0 ? modes.reduce(stricterMode) : undefined,
    lists: recordOfLists((name) => [...new Set(files.flatMap(({ lists }) => lists[name]))]),
    context: context.length > 0 ? context.join('\n').slice(0, MOST_CONTEXT) : undefined,
  };
}

/** A regular expression that finds exactly this text. */
export function literalPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Characters. A pattern of more steps than this would be refused. */
const MOST_TEXT = 200;
const MOST_TEXTS = 100;
const MOST_CONTEXT = 500;

async function readProjectFile(file: ProjectFile): Promise<ReadProjectFile> {
  const about = { path: file.path, hash: createHash('sha256').update(file.text).digest('hex') };
  try {
    const value = await parseSettings(file.path, file.text);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new SettingsError(`${file.path} does not hold settings.`, '');
    const given: Readonly<Record<string, unknown>> = { ...value };
    return { ...about, ...(file.kind === 'own' ? readOwn(given, file.path) : readForeign(given, file.path)) };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { ...about, ...NOTHING, strict: true, warnings: [`${error.message} ${STRICT}`] };
  }
}

const STRICT = 'Until you fix that, the mode is "strict" here.';

const NOTHING = {
  servers: {},
  mode: undefined,
  lists: recordOfLists(() => []),
  context: undefined,
  strict: false,
  warnings: [],
  passedOver: [],
};

type Read = Omit<ReadProjectFile, 'path' | 'hash'>;

function readOwn(given: Readonly<Record<string, unknown>>, path: string): Read {
  const mode = v.safeParse(v.optional(v.picklist(MODES)), given['mode']);
  const context = v.safeParse(v.optional(v.pipe(v.string(), v.maxLength(MOST_CONTEXT))), given['context']);
  const named = v.safeParse(v.optional(servers(), {}), given['mcpServers']);
  const { lists, warnings } = readLists((name) => given[name], path);
  const wrong = [
    ...(mode.success ? [] : [`${path}: mode must be one of "${MODES.join('", "')}". ${STRICT}`]),
    ...(context.success ? [] : [`${path}: context must be a text of at most ${MOST_CONTEXT} characters.`]),
    ...(named.success ? [] : [`${path}: mcpServers must be servers by name. They are ignored.`]),
    ...warnings,
  ];
  return {
    servers: named.success ? named.output : {},
    mode: mode.success ? mode.output : undefined,
    lists,
    context: context.success ? context.output?.trim() || undefined : undefined,
    strict: !mode.success || warnings.length > 0,
    warnings: wrong,
    passedOver: Object.keys(given).filter((name) => !OF_A_PROJECT.includes(name)),
  };
}

const OF_A_PROJECT: readonly string[] = [
  '$schema',
  'mode',
  'context',
  'mcpServers',
  'recipes',
  ...PROJECT_LISTS,
];

/** `{ "commandBlacklist": […] }`; whatever else it says is meant for the other tool. */
function readForeign(given: Readonly<Record<string, unknown>>, path: string): Read {
  const { lists, warnings } = readLists(
    (name) => (name === 'blacklist' ? given['commandBlacklist'] : undefined),
    path,
  );
  return { ...NOTHING, lists, warnings, strict: warnings.length > 0 };
}

const TEXT = v.pipe(
  v.string(),
  v.maxLength(MOST_TEXT),
  v.check((text) => text.trim() !== ''),
);
const TEXTS = v.optional(v.pipe(v.array(TEXT), v.maxLength(MOST_TEXTS)), []);

function readLists(
  given: (name: ProjectList) => unknown,
  path: string,
): { readonly lists: ProjectRules['lists']; readonly warnings: readonly string[] } {
  const warnings: string[] = [];
  const lists = recordOfLists((name) => {
    const value = given(name);
    const read = v.safeParse(TEXTS, value);
    if (read.success) return read.output;
    warnings.push(
      `${path}: ${name} must be a list of at most ${MOST_TEXTS} texts, none of them empty or longer than ${MOST_TEXT} characters. ${STRICT}`,
    );
    return Array.isArray(value) ? value.filter((text) => v.is(TEXT, text)).slice(0, MOST_TEXTS) : [];
  });
  return { lists, warnings };
}

function recordOfLists(entries: (name: ProjectList) => readonly string[]): ProjectRules['lists'] {
  return {
    blacklist: entries('blacklist'),
    warnPatterns: entries('warnPatterns'),
    alwaysConfirm: entries('alwaysConfirm'),
    blocked: entries('blocked'),
    sensitivePaths: entries('sensitivePaths'),
  };
}
