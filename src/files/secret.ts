// Whether a file is one of those whose reading is asked about first.

import { realpathSync } from 'node:fs';
import { isSecretPath } from '../domain/secret-paths.ts';

/**
 * Whether reading must be asked first: by the name as written, or by what a symbolic link leads to.
 * `sensitive`: pieces of further paths that are secret, whatever their case.
 */
export function leadsToSecret(path: string, sensitive: readonly string[] = []): boolean {
  const isSecret = (name: string) =>
    isSecretPath(name) || sensitive.some((piece) => name.toLowerCase().includes(piece.toLowerCase()));
  if (isSecret(path)) return true;
  try {
    return isSecret(realpathSync(path));
  } catch {
    // What cannot be resolved cannot be read either.
    return false;
  }
}
