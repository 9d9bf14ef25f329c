// Where this beck is installed, and the line that makes a shell read it.

import { basename, dirname, join } from 'node:path';
import { entryScript, type ScriptShell, syntaxOf } from '../../domain/shell-descriptor.ts';

export type Installation =
  /** By install.sh: `folder` stays the same from version to version. */
  | { readonly type: 'installed'; readonly folder: string; readonly current: string }
  /** A package that `beck install` copies from, as npm unpacks it. */
  | { readonly type: 'package'; readonly folder: string; readonly current: string }
  /** A clone of the repository, run where it is. */
  | { readonly type: 'checkout'; readonly folder: string; readonly current: string };

/**
 * `main`: the running program's file, links resolved. Installed it is `FOLDER/versions/VERSION/lib/main.js`, in a package of
 * the system `FOLDER/lib/main.js`.
 */
export function findInstallation(main: string): Installation {
  const version = dirname(dirname(main));
  const versions = dirname(version);
  if (basename(dirname(main)) === 'lib') {
    if (basename(versions) !== 'versions') return { type: 'installed', folder: version, current: version };
    const folder = dirname(versions);
    return { type: 'installed', folder, current: join(folder, 'current') };
  }
  if (/[\\/]node_modules[\\/]beck-shell$/.test(version))
    return { type: 'package', folder: version, current: version };
  return { type: 'checkout', folder: version, current: version };
}

export function scriptOf(installation: Installation, shell: ScriptShell): string {
  return join(installation.current, 'shell', entryScript(shell));
}

/** The same text that install.sh writes, so that it also finds a line added by hand. */
export function rcLine(installation: Installation, shell: ScriptShell): string {
  const script = scriptOf(installation, shell);
  const inQuotes = (text: string): string => (PLAIN.test(script) ? script : `'${text}'`);
  switch (syntaxOf(shell)) {
    case 'powershell': {
      const word = `'${script.replaceAll("'", "''")}'`;
      return `if ([IO.File]::Exists(${word})) { . ${word} }  # beck`;
    }
    case 'fish': {
      const word = inQuotes(script.replace(/[\\']/g, '\\$&'));
      return `test -r ${word}; and source ${word}  # beck`;
    }
    default: {
      const word = inQuotes(script.replaceAll("'", "'\\''"));
      return `[ -r ${word} ] && . ${word}  # beck`;
    }
  }
}

/** No shell reads a sign in it. */
const PLAIN = /^[A-Za-z0-9/._+-]+$/;
