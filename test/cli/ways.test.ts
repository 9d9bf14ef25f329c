import { expect, test } from 'vitest';
import { findWay } from '../../src/cli/shared/ways.ts';

const dpkg = (path: string): boolean => path === '/var/lib/dpkg/info/beck.list';

test.each([
  {
    folder: '/usr/local/lib/node_modules/beck-shell',
    name: 'npm',
    update: /^npm install -g beck-shell@latest && /,
  },
  { folder: 'C:\\npm\\node_modules\\beck-shell', name: 'npm', update: /^npm install -g / },
  {
    folder: '/home/me/.npm/_npx/1a2b/node_modules/beck-shell',
    name: 'npx',
    update: /^npx beck-shell@latest install$/,
  },
  { folder: '/opt/homebrew/Cellar/beck/0.2.0/libexec', name: 'Homebrew', update: /^brew upgrade beck$/ },
  { folder: '/opt/homebrew/opt/beck/libexec', name: 'Homebrew', update: /^brew upgrade beck$/ },
  { folder: '/nix/store/abc-beck-0.2.0/lib/beck', name: 'Nix', update: /^nix profile upgrade beck$/ },
  { folder: 'C:\\Users\\me\\scoop\\apps\\beck\\current', name: 'Scoop', update: /^scoop update beck$/ },
  {
    folder: 'C:\\Users\\me\\AppData\\Local\\Microsoft\\WinGet\\Packages\\Beck.Beck_x',
    name: 'winget',
    update: /^winget upgrade beck$/,
  },
])('$folder was brought by $name', ({ folder, name, update }) => {
  const way = findWay(undefined, folder, () => false);
  expect(way.name).toBe(name);
  expect(way.update).toMatch(update);
});

test('a package of Debian and one of Arch lie in the same folder', () => {
  expect(findWay('system /usr/lib/beck', '/usr/lib/beck', dpkg).remove).toBe('sudo apt remove beck');
  expect(findWay('system /usr/lib/beck', '/usr/lib/beck', () => false).remove).toBe('sudo pacman -R beck');
});

test('what install.sh recorded counts before the place', () => {
  const place = '/home/me/.local/share/beck';
  expect(findWay('package /usr/lib/node_modules/beck-shell', place).name).toBe('npm');
  expect(findWay('clone /home/me/my beck', place).update).toBe(
    "git -C '/home/me/my beck' pull --ff-only && '/home/me/my beck'/install.sh",
  );
  expect(findWay('file /tmp/beck-shell-1.0.0.tgz', place)).toMatchObject({
    advice: expect.stringContaining('--from'),
  });
  expect(findWay(undefined, place)).toEqual({
    name: 'install.sh',
    advice: 'In a clone of beck: git pull && ./install.sh',
  });
});

test.each([
  {
    from: 'package C:\\npm\\node_modules\\beck-shell',
    way: { name: 'npm', update: expect.stringContaining('beck.cmd') },
  },
  { from: 'clone C:\\src\\beck', way: { advice: expect.stringContaining('install.ps1') } },
  { from: undefined, way: { name: 'install.ps1', advice: expect.stringContaining('install.ps1') } },
])('on Windows, from $from', ({ from, way }) => {
  const found = findWay(from, 'C:\\Users\\me\\AppData\\Local\\beck\\current', () => false, 'win32');
  expect(found).toMatchObject(way);
  expect(JSON.stringify(found)).not.toContain('install.sh');
});
