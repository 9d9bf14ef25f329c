// Removes after a trial the files that fish creates at its first start.

import { existsSync } from 'node:fs';
import { mkdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * To be called before such a fish starts; what is returned removes what was missing until now, and no folder that
 * holds anything.
 */
export async function prepareFirstStart(env: Env): Promise<() => Promise<void>> {
  const home = env['HOME'] ?? '';
  const config = join(env['XDG_CONFIG_HOME'] || join(home, '.config'), 'fish');
  const generated = [
    join(env['XDG_DATA_HOME'] || join(home, '.local/share'), 'fish/generated_completions'),
    join(env['XDG_CACHE_HOME'] || join(home, '.cache'), 'fish/generated_completions'),
  ];
  const files = [join(config, 'fish_variables')].filter(isMissing);
  const inConfig = ['completions', 'conf.d', 'functions'].map((name) => join(config, name));
  const folders = new Set([...inConfig, ...generated].flatMap(missingFolders));
  // Where it is missing, an interactive fish (3.6, measured) makes completions of all manual pages in the background.
  await Promise.all(generated.map((folder) => mkdir(folder, { recursive: true }).catch(() => {})));
  return async () => {
    for (const file of files) await rm(file, { force: true });
    // One that is missing or no longer empty stays as it is.
    for (const folder of [...folders].sort().reverse()) await rmdir(folder).catch(() => {});
  };
}

/** It and those above it. */
function missingFolders(path: string): readonly string[] {
  return isMissing(path) && path !== dirname(path) ? [path, ...missingFolders(dirname(path))] : [];
}

function isMissing(path: string): boolean {
  return !existsSync(path);
}
