import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findInstallation } from '../../src/cli/shared/installation.ts';
import { uninstall } from '../../src/cli/verbs/uninstall.ts';
import { freshHome } from '../support/home.ts';

test.each([
  { stored: 'ask', flags: '--uninstall' },
  { stored: 'keep', flags: '--uninstall --keep' },
  { stored: 'purge', flags: '--uninstall --purge' },
] as const)('the installed script is run with $flags', async ({ stored, flags }) => {
  await using home = await freshHome();
  const installation = findInstallation(join(home.path, 'beck/versions/1/lib/main.js'));
  mkdirSync(installation.current, { recursive: true });
  writeFileSync(join(installation.current, 'install.sh'), 'echo "$*" >"$HOME/called"\n');
  await uninstall({ installation, env: home.env, stored });
  expect(readFileSync(join(home.path, 'called'), 'utf8')).toBe(`${flags}\n`);
});

test('when the script does not succeed, the person sees how to go on', async () => {
  await using home = await freshHome();
  const installation = findInstallation(join(home.path, 'beck/versions/1/lib/main.js'));
  await expect(uninstall({ installation, env: home.env, stored: 'ask' })).rejects.toMatchObject({
    message: 'Not everything could be removed.',
    exitCode: 1,
  });
});

test('a checkout is not taken off', async () => {
  const installation = findInstallation('/src/beck/dist/main.js');
  await expect(uninstall({ installation, env: {}, stored: 'ask' })).rejects.toThrow(
    'This beck runs from a checkout.',
  );
});
