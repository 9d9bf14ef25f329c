// `npm run picture`: plays the scene and writes the README's picture.

import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { playScene } from './scene.ts';
import { drawScreen } from './svg.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');
const TITLE = 'Two questions typed at a zsh prompt, the commands beck ran for them and their output';

writeFileSync(join(import.meta.dirname, '../../docs/beck.svg'), drawScreen(await playScene(MAIN), TITLE));
