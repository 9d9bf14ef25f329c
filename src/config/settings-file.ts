// The person's and the system's settings files: where they are, and who may have written them.

import { isAbsolute, join } from 'node:path';
import { SettingsError } from '../domain/errors.ts';
import { parseSettings } from './parse-file.ts';
import { readPlainFile } from './plain-file.ts';

const NAMES = ['config.json', 'config.yaml', 'config.yml'] as const;
const LARGEST = 262_144;

export type SettingsFile = {
  readonly path: string;
  readonly text: string;
  /** Parsed, not yet checked. */
  readonly value: unknown;
  /** Whether others than the owner may read it. */
  readonly readableByOthers: boolean;
  /** Further settings files that were passed over. */
  readonly ignored: readonly string[];
};

type Environment = Readonly<Record<string, string | undefined>>;

/** A relative `XDG_CONFIG_HOME` is ignored, as its specification says: it would point into the current folder. */
export function settingsFolder(env: Environment, home: string): string {
  const base = env['XDG_CONFIG_HOME'];
  return join(base && isAbsolute(base) ? base : join(home, '.config'), 'beck');
}

/** The person's own recipes. */
export function recipesPath(env: Environment, home: string): string {
  return join(settingsFolder(env, home), 'recipes.yaml');
}

/** Where the system's settings may be, the most important first. */
export function systemFolders(env: Environment): readonly string[] {
  const folders = (env['XDG_CONFIG_DIRS'] || '/etc/xdg').split(':').filter(isAbsolute);
  return folders.map((folder) => join(folder, 'beck'));
}

/** Undefined when there is no settings file. Rejects with `SettingsError` when there is one that cannot be used. */
export async function loadSettingsFile(folder: string): Promise<SettingsFile | undefined> {
  const read = NAMES.map((name) => readOwnFile(join(folder, name)));
  const [found, ...others] = read.filter((file) => file !== undefined);
  if (found === undefined) return undefined;
  const value = await parseSettings(found.path, found.text);
  return { ...found, value, ignored: others.map((file) => file.path) };
}

/** The file a person named; undefined when there is none. Rejects like `loadSettingsFile`. */
export async function loadNamedFile(path: string): Promise<SettingsFile | undefined> {
  const found = readOwnFile(path);
  if (found === undefined) return undefined;
  return { ...found, value: await parseSettings(path, found.text), ignored: [] };
}

/** The file that is there, or else the one that a first setting makes. */
export function settingsPath(folder: string): string {
  const there = NAMES.map((name) => join(folder, name)).find((path) => readOwnFile(path) !== undefined);
  return there ?? join(folder, NAMES[0]);
}

type OwnFile = { readonly path: string; readonly text: string; readonly readableByOthers: boolean };

const FIX = {
  unreadable: 'Make it readable for you, or remove it.',
  kind: 'Remove it, or put a settings file in its place.',
  size: `Settings files may have at most ${LARGEST} bytes.`,
} as const;

function readOwnFile(path: string): OwnFile | undefined {
  const file = readPlainFile(path, LARGEST);
  if (file.type === 'absent') return undefined;
  if (file.type === 'refused') throw new SettingsError(`${path} ${file.reason}`, FIX[file.cause]);
  const me = process.getuid?.();
  if (me !== undefined && file.owner !== me && file.owner !== 0) {
    throw new SettingsError(
      `${path} belongs to another user.`,
      'Settings can name programs to run: make the file yours.',
    );
  }
  if (me !== undefined && (file.mode & 0o002) !== 0) {
    throw new SettingsError(`${path} can be changed by every user.`, `Run: chmod o-w ${path}`);
  }
  return { path, text: file.text, readableByOthers: me !== undefined && (file.mode & 0o044) !== 0 };
}
