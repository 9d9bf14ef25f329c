// Extended attributes on a file system that does not answer.

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'beck-extended-'));
const slow = join(folder, 'getfattr');
writeFileSync(slow, '#!/bin/sh\nexec sleep 30\n');
chmodSync(slow, 0o755);
afterAll(() => rmSync(folder, { recursive: true }));

vi.mock('../../src/processes/system-tool.ts', () => ({ findSystemTool: () => slow, runSystemTool: vi.fn() }));
const { extendedAt, extendedNow } = await import('../../src/undo/extended.ts');

test('after 5 seconds they cannot be read', { timeout: 25_000 }, () => {
  const from = performance.now();
  expect(extendedNow(folder, false)).toBeUndefined();
  expect(() => extendedAt(folder, false)).toThrow('ETIMEDOUT');
  expect(performance.now() - from).toBeLessThan(15_000);
});
