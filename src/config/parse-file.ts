// The text of a settings file as a value: JSON or YAML by the file's name. Nothing in it is executed.

import { SettingsError } from '../domain/errors.ts';

/** Not yet checked; `{}` where there is nothing. Rejects with `SettingsError` that names file and line. */
export async function parseSettings(path: string, text: string): Promise<unknown> {
  if (text.trim() === '') return {};
  // Only cosmiconfig's loaders: making one of its explorers first looks for `.config/config.js`, package.json and the
  // like in the current folder, and runs what it finds there (10.0.1, getUserDefinedOptionsFromMetaConfig).
  // By its default export: a bundled CommonJS package has no other when it is imported late.
  const { defaultLoaders } = (await import('cosmiconfig')).default;
  const type = isYaml(path) ? 'YAML' : 'JSON';
  try {
    // YAML of comments alone says nothing.
    const value: unknown = await defaultLoaders[type === 'JSON' ? '.json' : '.yaml'](path, text);
    return value === undefined ? {} : value;
  } catch (error) {
    const malformed = error instanceof Error && /^(SyntaxError|YAMLException)$/.test(error.name);
    if (!malformed) throw error;
    // The parser's own text may quote the file, and with it a key.
    throw new SettingsError(
      `${path}${lineOf(error, text)} is not valid ${type}.`,
      'Fix that line, or remove the file.',
    );
  }
}

export function isYaml(path: string): boolean {
  return /\.ya?ml$/.test(path);
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
