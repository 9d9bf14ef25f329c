// A few pages in the format of tldr, written for the tests.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const PAGES = {
  'common/magick.md': `# magick

> Convert and edit pictures.
> More information: <https://example.com>.

- [R]otate an image by some degrees:

\`magick {{path/to/input.png}} -rotate {{90}} {{path/to/output.png}}\`

- Show the size of an image:

\`magick {{[-i|identify]}} {{path/to/image.png}}\`
`,
  'common/broken.md': 'no page at all\n',
  'linux/poweroff.md': '# poweroff\n\n> Power off the machine.\n\n- Power down the machine:\n\n`poweroff`\n',
  'osx/pmset.md': '# pmset\n\n> Power settings.\n\n- Sleep now:\n\n`pmset sleepnow`\n',
} as const;

/** Returns the folder. */
export function writePages(folder: string): string {
  for (const [name, text] of Object.entries(PAGES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
