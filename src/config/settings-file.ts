// The person's settings file: found, checked for who may write it, and parsed. Nothing in it or beside it is executed.

import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { SettingsError } from '../domain/errors.ts';

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

/** A relative `XDG_CONFIG_HOME` is ignored, as its specification says: it would point into the current folder. */
export function settingsFolder(env: Readonly<Record<string, string | undefined>>, home: string): string {
  const base = env['XDG_CONFIG_HOME'];
  return join(base && isAbsolute(base) ? base : join(home, '.config'), 'beck');
}

/** Undefined when there is no settings file. Rejects with `SettingsError` when there is one that cannot be used. */
export async function loadSettingsFile(folder: string): Promise<SettingsFile | undefined> {
  const read = NAMES.map((name) => readOwnFile(join(folder, name)));
  const [found, ...others] = read.filter((file) => file !== undefined);
  if (found === undefined) return undefined;
  return { ...found, value: await parse(found), ignored: others.map((file) => file.path) };
}

type OwnFile = { readonly path: string; readonly text: string; readonly readableByOthers: boolean };

// Synchronous: three looks at most, and every trip to Node's thread pool delays the question more.
function readOwnFile(path: string): OwnFile | undefined {
  let file: number;
  try {
    // Non-blocking, since opening a named pipe would wait for a writer for ever.
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new SettingsError(
      `${path} cannot be read (${String(code)}).`,
      'Make it readable for you, or remove it.',
    );
  }
  try {
    const about = fstatSync(file);
    const { uid, mode, size } = about;
    if (!about.isFile())
      throw new SettingsError(`${path} is not a file.`, 'Remove it, or put a settings file in its place.');
    if (size > LARGEST) {
      throw new SettingsError(
        `${path} is ${size} bytes long.`,
        `Settings files may have at most ${LARGEST} bytes.`,
      );
    }
    const me = process.getuid?.();
    if (me !== undefined && uid !== me && uid !== 0) {
      throw new SettingsError(
        `${path} belongs to another user.`,
        'Settings can name programs to run: make the file yours.',
      );
    }
    if (me !== undefined && (mode & 0o002) !== 0) {
      throw new SettingsError(`${path} can be changed by every user.`, `Run: chmod o-w ${path}`);
    }
    return {
      path,
      text: readFileSync(file, 'utf8'),
      readableByOthers: me !== undefined && (mode & 0o044) !== 0,
    };
  } finally {
    closeSync(file);
  }
}

async function parse({ path, text }: OwnFile): Promise<unknown> {
  if (text.trim() === '') return {};
  // Only cosmiconfig's loaders: making one of its explorers first looks for `.config/config.js`, package.json and the
  // like in the current folder, and runs what it finds there (10.0.1, getUserDefinedOptionsFromMetaConfig).
  // By its default export: a bundled CommonJS package has no other when it is imported late.
  const { defaultLoaders } = (await import('cosmiconfig')).default;
  const type = path.endsWith('.json') ? 'JSON' : 'YAML';
  try {
    return await defaultLoaders[type === 'JSON' ? '.json' : '.yaml'](path, text);
  } catch (error) {
    const malformed = error instanceof Error && /^(SyntaxError|YAMLException)$/.test(error.name);
    if (!malformed) throw error;
    // The parser's own text may quote the file, and with it a key.
    throw new SettingsError(
      `${path}${lineOf(error, text)} is not valid ${type}.`,
      'Mend that line, or remove the file.',
    );
  }
}

function lineOf(error: unknown, text: string): string {
  if (!(error instanceof Error)) return '';
  if ('mark' in error && typeof error.mark === 'object' && error.mark !== null && 'line' in error.mark) {
    return `, line ${Number(error.mark.line) + 1},`;
  }
  const line = /\(line (\d+) column \d+\)/.exec(error.message)?.[1];
  if (line !== undefined) return `, line ${line},`;
  const position = /at position (\d+)/.exec(error.message)?.[1];
  return `, line ${text.slice(0, position === undefined ? text.length : Number(position)).split('\n').length},`;
}
