#!/usr/bin/env node
// Starts beck: from what was compiled when it was installed, else with Node's own compile cache.

import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { type Bundle, RUN, readBundleFile, runBundle, type Way, wayOf } from './start/bundle-files.ts';

void start(import.meta.dirname, process.argv.slice(2));

// A bundle of CommonJS, which Node loads fastest, cannot wait at its top level.
async function start(folder: string, args: readonly string[]): Promise<void> {
  const bundled = existsSync(join(folder, RUN));
  if (bundled && args[0] === 'precompile') {
    const { precompile } = await import('./start/precompile.ts');
    return precompile(folder, process.env, args[1]);
  }
  const { run } = (bundled && runCompiled(folder, wayOf(args))) || (await runWithNodeCache());
  await run(args);
}

/** Undefined where nothing was kept for this Node. */
function runCompiled(folder: string, way: Way | undefined): Bundle | undefined {
  const first = readBundleFile(folder, RUN, way);
  if (first.compiled === undefined) return undefined;
  return runBundle(folder, (file) => (file === RUN ? first : readBundleFile(folder, file, way)));
}

async function runWithNodeCache(): Promise<Bundle> {
  const base = process.env['XDG_CACHE_HOME'];
  const cache = join(base && isAbsolute(base) ? base : join(homedir(), '.cache'), 'beck', 'compiled');
  try {
    // A folder that others can write to would let them put code into beck.
    (await import('./domain/make-folder.ts')).makeFolder(cache);
    enableCompileCache(cache);
  } catch {
    // Without the cache beck starts a little later and is otherwise the same.
  }
  return import('./run.ts');
}
