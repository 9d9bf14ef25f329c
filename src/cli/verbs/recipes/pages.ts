// `beck recipes pages [FOLDER]`: which tldr pages are read beside the recipes, and a folder of one's own for them.

import { join, resolve } from 'node:path';
import { saveSettings } from '../../../config/save.ts';
import { cacheFolder } from '../../../context/machine/cache-folder.ts';
import { UsageError } from '../../../domain/errors.ts';
import { openPageIndex } from '../../../pages/page-index.ts';
import { pageFolders } from '../../../pages/places.ts';
import { ownSettingsFile } from '../../shared/own-folders.ts';
import { loadSettings, type Surroundings } from '../../wiring/surroundings.ts';

/** Rejects with `BeckError`. */
export async function tellPages(folder: string | undefined, surroundings: Surroundings): Promise<string> {
  const { env, home, cwd } = surroundings;
  const named =
    folder === undefined ? (await loadSettings(surroundings)).settings.pages : resolve(cwd, folder);
  const folders = pageFolders({ env, home }, named);
  if (folder !== undefined) {
    if (!folders.some((found) => found === named || found.startsWith(`${named}/`)))
      throw new UsageError(
        `${named} has no tldr pages that belong to you or root.`,
        'Name a folder that holds pages/common, such as a clone of tldr.',
      );
    await saveSettings(ownSettingsFile(surroundings), { pages: named });
  }
  const index = openPageIndex(join(cacheFolder(env, home), 'pages.sqlite'), folders);
  if (index === undefined)
    return 'No tldr pages were found. Install a tldr client, or name a folder: beck recipes pages FOLDER\n';
  const examples = index.count();
  index.close();
  return `${examples} ${examples === 1 ? 'example' : 'examples'} from tldr pages in:\n${folders.map((found) => `  ${found}\n`).join('')}`;
}
