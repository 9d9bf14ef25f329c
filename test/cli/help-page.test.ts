// What `?` alone shows, in folders that are not as usual.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { renderExamples } from '../../src/cli/shared/help-page.ts';

const cwd = mkdtempSync(join(tmpdir(), 'beck-help-page-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

test('makes no example of a folder, nor of a link that leads nowhere or to itself', async () => {
  mkdirSync(join(cwd, 'a.csv'));
  symlinkSync('b.csv', join(cwd, 'b.csv'));
  symlinkSync('none', join(cwd, 'c.csv'));
  expect(await renderExamples({ cwd, prefix: '?', path: undefined })).not.toContain('.csv');
});
