import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FreshHome, freshHome } from '../support/home.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

function beck(home: FreshHome, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'mcp', ...args], {
    cwd: home.path,
    env: home.env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const ENTRY = { command: process.execPath, args: [MAIN, 'mcp'] };

describe.each([
  {
    name: 'claude',
    file: '.claude.json',
    before: '{"theme": "dark",\n  "mcpServers": {"other": {"command": "x"}}}\n',
  },
  { name: 'gemini', file: '.gemini/settings.json', before: '{\n  "theme": "dark"\n}\n' },
  { name: 'vscode', file: '.config/Code/User/mcp.json', before: '{\n\t"inputs": []\n}\n' },
  {
    name: 'cursor',
    file: '.cursor/mcp.json',
    before: '{ "mcpServers": { "a": { "url": "https://example.com" } } }',
  },
  {
    name: 'codex',
    file: '.codex/config.toml',
    before: 'model = "x"\n\n[mcp_servers.other]\ncommand = "y"\n',
  },
])('$name', ({ name, file, before }) => {
  test('is shown the entry; nothing is written', async () => {
    await using home = await freshHome();
    const { status, stdout } = beck(home, 'install', name);
    expect(status).toBe(0);
    expect(stdout).toContain(join(home.path, file));
    expect(stdout).toContain(JSON.stringify(MAIN));
    expect(existsSync(join(home.path, file))).toBe(false);
  });

  test('gets it with --yes, once, and loses it again', async () => {
    await using home = await freshHome();
    const path = join(home.path, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, before);
    expect(beck(home, 'install', name, '--yes')).toMatchObject({ status: 0 });
    const written = readFileSync(path, 'utf8');
    if (file.endsWith('.json')) {
      const servers: unknown = JSON.parse(written)[name === 'vscode' ? 'servers' : 'mcpServers'];
      expect(servers).toMatchObject({ ...JSON.parse(before).mcpServers, beck: ENTRY });
    } else
      expect(written).toBe(
        `${before}\n[mcp_servers.beck]\ncommand = "${ENTRY.command}"\nargs = ${JSON.stringify(ENTRY.args)}\n`,
      );
    expect(beck(home, 'install', name, '--yes').stdout).toContain('already');
    expect(readFileSync(path, 'utf8')).toBe(written);
    expect(beck(home, 'uninstall')).toMatchObject({ status: 0 });
    const after = readFileSync(path, 'utf8');
    if (file.endsWith('.json')) expect(JSON.parse(after)).toEqual(JSON.parse(before));
    else expect(after).toBe(before);
  });

  test('that had no file has none afterwards', async () => {
    await using home = await freshHome();
    beck(home, 'install', name, '--yes');
    expect(existsSync(join(home.path, file))).toBe(true);
    beck(home, 'uninstall', name);
    expect(existsSync(join(home.path, file))).toBe(false);
  });
});

test('a file that beck cannot read is left alone', async () => {
  await using home = await freshHome();
  const path = join(home.path, '.cursor/mcp.json');
  mkdirSync(dirname(path));
  writeFileSync(path, '{ // mine\n}');
  expect(beck(home, 'install', 'cursor', '--yes')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('is not plain JSON'),
  });
  expect(readFileSync(path, 'utf8')).toBe('{ // mine\n}');
  expect(beck(home, 'uninstall')).toMatchObject({ status: 0, stdout: '' });
});

test('a link to the file stays a link', async () => {
  await using home = await freshHome();
  writeFileSync(join(home.path, 'dotfile'), '{}');
  symlinkSync(join(home.path, 'dotfile'), join(home.path, '.claude.json'));
  beck(home, 'install', 'claude', '--yes');
  expect(JSON.parse(readFileSync(join(home.path, 'dotfile'), 'utf8'))).toMatchObject({
    mcpServers: { beck: ENTRY },
  });
});

test('another program is named with what beck knows', async () => {
  await using home = await freshHome();
  expect(beck(home, 'install', 'emacs')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('claude, codex, gemini, vscode, cursor'),
  });
});
