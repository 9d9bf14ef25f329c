import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findInstallation, rcLine, scriptOf } from '../../src/cli/shared/installation.ts';
import { doctor } from '../../src/cli/verbs/doctor/doctor.ts';
import { collectDoctorFacts } from '../../src/cli/verbs/doctor/facts.ts';
import { SCRIPT_SHELLS } from '../../src/domain/shell-descriptor.ts';
import { createLook } from '../../src/terminal/drawing/look.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { missing, PWSH } from '../support/programs.ts';

/** Wide, so that no path is broken. */
const LOOK = createLook({ columns: 400, colour: false, unicode: false });

function write(home: FreshHome, file: string, text: string): string {
  const path = join(home.path, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}

/** As install.sh lays it out, with scripts that are only looked at. */
function installAt(home: FreshHome) {
  const installation = findInstallation(join(home.path, 'beck/versions/1/lib/main.js'));
  const main = write(home, 'beck/current/lib/main.js', '');
  write(home, 'beck/current/runtime', `${process.execPath}\n${main}\n`);
  for (const shell of SCRIPT_SHELLS) write(home, relative(home.path, scriptOf(installation, shell)), '');
  chmodSync(write(home, 'beck/current/bin/beck', ''), 0o755);
  return installation;
}

const present = SCRIPT_SHELLS.filter((shell) => missing(shell).length === 0);
const FILES = {
  zsh: '.zshrc',
  bash: '.bashrc',
  fish: '.config/fish/config.fish',
  powershell: '.config/powershell/profile.ps1',
} as const;

test('the facts of this machine and a well installed home are good', async () => {
  await using home = await freshHome();
  const installation = installAt(home);
  for (const shell of present) write(home, FILES[shell], `true\n${rcLine(installation, shell)}\n`);
  const folders = [join(home.path, 'beck/current/bin'), ...(PWSH ? [dirname(PWSH)] : []), home.env['PATH']];
  const env = { ...home.env, PATH: folders.join(':') };
  const { text, exitCode } = await doctor({ installation, env, home: home.path }, LOOK);
  expect(text).toContain('0 problems, 0 notes.\n');
  for (const shell of present) expect(text).toMatch(new RegExp(`  ok  ${shell} \\d+\\.\\d+.*, .* line 2\n`));
  expect(exitCode).toBe(0);
});

test('what is wrong is a problem and exit code 1', async () => {
  await using home = await freshHome();
  const installation = installAt(home);
  const { text, exitCode } = await doctor({ installation, env: home.env, home: home.path }, LOOK);
  expect(text).toContain(`FAIL  bash `);
  expect(text).toContain(`      Add this line at its end:\n      ${rcLine(installation, 'bash')}\n`);
  expect(exitCode).toBe(1);
});

describe('files are read where the shell reads them:', () => {
  test.runIf(present.includes('zsh'))(
    'the ZDOTDIR of the environment, or the one only .zshenv knows',
    async () => {
      await using home = await freshHome();
      const installation = installAt(home);
      const rcPath = async (env: Readonly<Record<string, string>>) => {
        const facts = await collectDoctorFacts({ installation, env, home: home.path });
        return facts.shells.find(({ shell }) => shell === 'zsh')?.rcPath;
      };
      expect(await rcPath(home.env)).toBe(join(home.path, '.zshrc'));
      expect(await rcPath({ ...home.env, ZDOTDIR: '/z' })).toBe('/z/.zshrc');
      write(home, '.zshenv', 'print noise; ZDOTDIR=~/.config/zsh\n');
      expect(await rcPath(home.env)).toBe(join(home.path, '.config/zsh/.zshrc'));
    },
  );

  test.runIf(present.includes('fish'))("fish's conf.d counts", async () => {
    await using home = await freshHome();
    const installation = installAt(home);
    const file = write(home, '.config/fish/conf.d/mine.fish', 'bind ? my_function\n');
    const { text } = await doctor({ installation, env: home.env, home: home.path }, LOOK);
    expect(text).toContain(`fish: a key binding in ${file} line 1`);
  });
});

test('a settings file that cannot be used is said with its fix, a server with where its key comes from', async () => {
  await using home = await freshHome();
  const sources = { installation: installAt(home), env: home.env, home: home.path };
  const file = write(home, '.config/beck/config.json', '{');
  expect((await collectDoctorFacts(sources)).provider).toEqual({
    type: 'unusable',
    message: expect.stringContaining(file),
    fix: expect.any(String),
  });
  write(
    home,
    '.config/beck/config.json',
    '{"baseUrl":"http://127.0.0.1:1/v1","model":"m","apiKey":"secret-value"}',
  );
  const { text } = await doctor(sources, LOOK);
  expect(text).toContain(
    `m at http://127.0.0.1:1/v1 is chosen, key from the settings file, settings in ${file}`,
  );
  expect(text).not.toContain('secret-value');
});

test('a Node or program that is gone is seen', async () => {
  await using home = await freshHome();
  const installation = installAt(home);
  write(home, 'beck/current/runtime', `/nowhere/node\n/nowhere/main.js\n`);
  const facts = await collectDoctorFacts({ installation, env: home.env, home: home.path });
  expect(facts.recorded).toEqual({ node: false, main: false });
});
