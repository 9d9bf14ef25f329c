// `npm run packages [DIR]`: builds every package that can be built here into DIR, else into .packages.

import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REPOSITORY } from './facts.ts';
import { makeNpmFolder, packNpm } from './npm-folder.ts';

const into = resolve(process.argv[2] ?? join(REPOSITORY, '.packages'));
const npmFolder = join(into, 'npm');
makeNpmFolder(npmFolder);
process.stdout.write(`${packNpm(npmFolder, into)}\n`);
rmSync(npmFolder, { recursive: true });
