import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { playScene } from '../../scripts/picture/scene.ts';
import { drawScreen } from '../../scripts/picture/svg.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

/** The recipes' commands differ with the userland, and the prompt is zsh's. */
const comparable = process.platform === 'linux' && spawnSync('zsh', ['-c', 'true']).status === 0;

test.runIf(comparable)(
  "the README's picture shows what beck prints now; npm run picture makes it anew",
  async () => {
    const picture = readFileSync(join(import.meta.dirname, '../../docs/beck.svg'), 'utf8');
    expect(words(picture)).toEqual(words(drawScreen(await playScene(MAIN), '')));
  },
);

/** Without the name of the temporary home, and so without where its line wraps; not every system can try a command. */
function words(svg: string): readonly string[] {
  const text = [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, shown]) => shown).join(' ');
  return text
    .replace(/\/\S*beck-home-\w+/g, '~')
    .replaceAll('[t]ry', '')
    .split(/\s+/)
    .filter((word) => word !== '');
}
