// Where clients of tldr keep their pages, and where a package puts them.

import { lstatSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

type Person = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
};

/** A client, and its folders by its documentation; `~` is the home, `$NAME` a variable, and without it nothing. */
const PLACES: readonly { readonly client: string; readonly folders: readonly string[] }[] = [
  {
    client: 'tealdeer',
    folders: [
      '$TEALDEER_CACHE_DIR/tldr-pages',
      '$XDG_CACHE_HOME/tealdeer/tldr-pages',
      '~/.cache/tealdeer/tldr-pages',
      '~/Library/Caches/tealdeer/tldr-pages',
    ],
  },
  { client: 'tlrc', folders: ['$XDG_CACHE_HOME/tlrc', '~/.cache/tlrc', '~/Library/Caches/tlrc'] },
  { client: 'tldr, in Python', folders: ['$XDG_CACHE_HOME/tldr', '~/.cache/tldr'] },
  { client: 'tldr, for Node', folders: ['~/.tldr/cache', '~/.tldr'] },
  { client: 'tldr, in C', folders: ['~/.tldrc/tldr'] },
  { client: 'tldr, in Haskell', folders: ['$XDG_DATA_HOME/tldr/tldr', '~/.local/share/tldr/tldr'] },
  { client: 'packages', folders: ['/usr/share/tldr', '/usr/local/share/tldr'] },
];

/** Below such a folder; the English pages. */
const INSIDE = ['pages.en', 'pages', '.'];

/** Folders that hold `common/*.md` and are the person's or root's, the one they named first. */
export function pageFolders(person: Person, named: string | undefined): readonly string[] {
  const known = PLACES.flatMap(({ folders }) => folders).flatMap((folder) => expand(folder, person));
  const found = [...(named === undefined ? [] : [named]), ...known].flatMap((base) => {
    const inside = INSIDE.map((name) => join(base, name)).find(holdsPages);
    return inside === undefined ? [] : [inside];
  });
  return [...new Set(found)];
}

function expand(folder: string, { env, home }: Person): readonly string[] {
  const variable = /^\$(\w+)/.exec(folder)?.[1];
  if (variable === undefined) return [folder.replace(/^~/, home)];
  const value = env[variable];
  return value && isAbsolute(value) ? [folder.replace(`$${variable}`, value)] : [];
}

/** What other users could have put there is not read. */
function holdsPages(folder: string): boolean {
  try {
    const common = statSync(join(folder, 'common'));
    const me = process.getuid?.();
    const owner = lstatSync(folder).uid;
    return common.isDirectory() && (me === undefined || owner === me || owner === 0);
  } catch {
    return false;
  }
}
