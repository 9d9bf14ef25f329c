// What Node is told for other programs must reach no Node of beck, whichever file starts it.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(REPOSITORY, file), 'utf8');
const SHARED = /^unset (NODE_OPTIONS .*)$/m.exec(read('shell/shared/launch.sh'))?.[1]?.split(' ');

test.each([
  ['install.sh', /^unset (NODE_OPTIONS .*)$/m, / /],
  ['scripts/packages/lay-out.sh', /^unset (NODE_OPTIONS .*)$/m, / /],
  ['scripts/try.sh', /^unset (NODE_OPTIONS .*)$/m, / /],
  ['shell/powershell/link.ps1', /in '(NODE_OPTIONS'.*)'\) \{/, /', '/],
])('%s clears the variables that the launcher of the prompt clears', (file, list, between) => {
  expect(SHARED).toContain('NODE_OPTIONS');
  expect(list.exec(read(file))?.[1]?.split(between)).toEqual(SHARED);
});
