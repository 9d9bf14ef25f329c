// The ways by which beck comes to a machine: what brings a newer one, and what takes the package away.

import { existsSync } from 'node:fs';

export type Way = {
  readonly name: string;
  /** A line for a shell; undefined where nobody but the person can get it. */
  readonly update?: string;
  /** What the person does where there is no such line. */
  readonly advice?: string;
  /** Removes the package itself, after `beck uninstall`; undefined where nothing is left. */
  readonly remove?: string;
};

type Row = Way & {
  /** `folder`: where the package lies, links resolved. */
  readonly holds: (folder: string, exists: (path: string) => boolean) => boolean;
  /** `update` in the PowerShell of Windows, where it is another line. */
  readonly onWindows?: string;
};

const ROWS: readonly Row[] = [
  {
    name: 'npx',
    holds: (folder) => /[\\/]_npx[\\/]/.test(folder),
    update: 'npx beck-shell@latest install',
  },
  {
    name: 'npm',
    holds: (folder) => /[\\/]node_modules[\\/]beck-shell$/.test(folder),
    // By its own path: another beck may stand before it on PATH.
    update: 'npm install -g beck-shell@latest && "$(npm prefix -g)/bin/beck" install',
    onWindows: 'npm install -g beck-shell@latest; if ($?) { & "$(npm prefix -g)\\beck.cmd" install }',
    remove: 'npm uninstall -g beck-shell',
  },
  {
    name: 'Homebrew',
    holds: (folder) => folder.includes('/Cellar/beck/') || folder.includes('/opt/beck/'),
    update: 'brew upgrade beck',
    remove: 'brew uninstall beck',
  },
  {
    name: 'Nix',
    holds: (folder) => folder.startsWith('/nix/store/'),
    update: 'nix profile upgrade beck',
    remove: 'nix profile remove beck',
  },
  {
    name: 'Scoop',
    holds: (folder) => /[\\/]scoop[\\/]apps[\\/]beck[\\/]/i.test(folder),
    update: 'scoop update beck',
    remove: 'scoop uninstall beck',
  },
  {
    name: 'winget',
    holds: (folder) => /[\\/]WinGet[\\/]Packages[\\/]/i.test(folder),
    update: 'winget upgrade beck',
    remove: 'winget uninstall beck',
  },
  {
    name: 'a Debian package',
    holds: (folder, exists) => folder === '/usr/lib/beck' && exists('/var/lib/dpkg/info/beck.list'),
    advice: 'Get the newer file and install it: sudo apt install ./beck_VERSION_ARCHITECTURE.deb',
    remove: 'sudo apt remove beck',
  },
  {
    name: 'an Arch package',
    holds: (folder) => folder === '/usr/lib/beck',
    advice: 'In the folder of its PKGBUILD: git pull && makepkg -si',
    remove: 'sudo pacman -R beck',
  },
];

/** `from`: what the installer recorded, such as `clone /home/me/beck`; `folder`: where the running beck lies. */
export function findWay(
  from: string | undefined,
  folder: string,
  exists: (path: string) => boolean = existsSync,
  platform: NodeJS.Platform = process.platform,
): Way {
  const [, kind, place = folder] = /^(\w+) (.*)$/s.exec(from ?? '') ?? [];
  const row = ROWS.find(({ holds }) => holds(place, exists));
  const isWindows = platform === 'win32';
  if (row !== undefined) return isWindows && row.onWindows ? { ...row, update: row.onWindows } : row;
  if (kind === 'file')
    return { name: `the file ${place}`, advice: 'Get a newer file, and run: ./install.sh --from FILE' };
  if (kind === 'clone' && isWindows) return { name: `a clone, ${place}`, advice: IN_CLONE_ON_WINDOWS };
  if (kind === 'clone') {
    const clone = quoted(place);
    return { name: `a clone, ${place}`, update: `git -C ${clone} pull --ff-only && ${clone}/install.sh` };
  }
  if (isWindows) return { name: 'install.ps1', advice: IN_CLONE_ON_WINDOWS };
  return { name: 'install.sh', advice: 'In a clone of beck: git pull && ./install.sh' };
}

const IN_CLONE_ON_WINDOWS =
  'In a clone of beck: git pull; npm ci; npm run build --script-shell=bash; .\\shell\\install.ps1';

function quoted(path: string): string {
  return /^[\w/.+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
