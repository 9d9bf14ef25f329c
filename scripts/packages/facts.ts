// What every package says of beck, from package.json alone.

import { join, resolve } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };

export const REPOSITORY = resolve(import.meta.dirname, '../..');

export const FACTS = {
  /** In npm's registry, where `beck` means something else. */
  npmName: packageJson.name,
  command: 'beck',
  version: packageJson.version,
  description: packageJson.description,
  /** As Debian and Homebrew want it: no capital, no article. */
  summary: packageJson.description.replace(/^./, (letter) => letter.toLowerCase()),
  maintainer: packageJson.author,
  license: packageJson.license,
  node: packageJson.engines.node,
  keywords: packageJson.keywords,
} as const;

/** Loaded at run time, from where npm puts it; everything else is in the bundle. */
export const NATIVE = '@lydell/node-pty';
export const NATIVE_VERSION = packageJson.dependencies[NATIVE];

export const fromRepository = (path: string): string => join(REPOSITORY, path);
