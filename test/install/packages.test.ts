// The packages of other package managers: what their manifests name exists, and what can be run here is run.

import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { makeDebian } from '../../scripts/packages/debian.ts';
import { makePackages } from '../../scripts/packages/make.ts';
import { makeNpmFolder } from '../../scripts/packages/npm-folder.ts';
import { need } from '../support/programs.ts';

const base = mkdtempSync(join(tmpdir(), 'beck-packages-'));
const made = join(base, 'made');
afterAll(() => rmSync(base, { recursive: true, force: true }));
let files: readonly string[] = [];
beforeAll(() => {
  files = makePackages({ into: made, debian: false });
});

const text = (path: string): string => readFileSync(join(made, path), 'utf8');
const sum = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
const QUESTION = ['ask', '--print', 'how much disk space is free'];
const MANIFESTS = ['homebrew/beck.rb', 'aur/PKGBUILD', 'nix/flake.nix', 'scoop/beck.json'].concat(
  'winget/Beck.Beck.installer.yaml',
);

test.each(MANIFESTS)('%s names a file that is there, by its checksum, and this version', (path) => {
  const [address = ''] = /file:\/\/\S+?\.(?:tgz|zip)(?=["'\s])/.exec(text(path)) ?? [];
  const file = fileURLToPath(address);
  expect(existsSync(file)).toBe(true);
  expect(text(path).toLowerCase()).toContain(sum(file));
  expect(file).toContain(packageJson.version);
});

test('SHA256SUMS has every file that is published', () => {
  const published = files.filter((path) => !path.includes('/') && path !== 'SHA256SUMS');
  expect(published.length).toBeGreaterThan(1);
  expect(text('SHA256SUMS')).toBe(published.map((path) => `${sum(join(made, path))}  ${path}\n`).join(''));
});

test('the archive for Windows opens, and holds the command that Scoop and winget name', () => {
  need('unzip');
  const zip = join(made, files.find((path) => path.endsWith('.zip')) ?? '');
  const into = join(base, 'unzipped');
  execFileSync('unzip', ['-q', zip, '-d', into]);
  expect(JSON.parse(text('scoop/beck.json'))).toMatchObject({
    version: packageJson.version,
    bin: 'beck.cmd',
  });
  expect(text('winget/Beck.Beck.installer.yaml')).toContain('RelativeFilePath: beck.cmd\n');
  const [, main = ''] = /%~dp0(\S+?)"/.exec(readFileSync(join(into, 'beck.cmd'), 'utf8')) ?? [];
  const words = [join(into, main.replaceAll('\\', '/')), ...QUESTION];
  expect(
    execFileSync(process.execPath, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  ).toBe('df -h\n');
});

test('what PKGBUILD does makes a beck that runs', () => {
  need('bash');
  const root = join(base, 'arch');
  mkdirSync(join(root, 'src'), { recursive: true });
  const [packed = ''] = files.filter((path) => path.endsWith('.tgz'));
  cpSync(join(made, packed), join(root, 'src', packed));
  const script = `set -e; . ${made}/aur/PKGBUILD; srcdir=${root}/src pkgdir=${root}/pkg; mkdir -p $pkgdir; package`;
  // No registry is there; what npm would get from one is optional.
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' };
  expect(spawnSync('bash', ['-c', script], { env, encoding: 'utf8' })).toMatchObject({ status: 0 });
  const usr = join(root, 'pkg/usr');
  expect(readdirSync(usr, { recursive: true })).toEqual(
    expect.arrayContaining([
      'bin/beck',
      'share/man/man1/beck.1',
      'share/zsh/site-functions/_beck',
      'share/bash-completion/completions/beck',
      'share/fish/vendor_completions.d/beck.fish',
      'share/licenses/beck-shell/LICENSE',
    ]),
  );
  expect(readFileSync(join(usr, 'lib/beck/runtime'), 'utf8')).toBe(
    '/usr/bin/node\n/usr/lib/beck/lib/main.js\n',
  );
  expect(text('nix/flake.nix')).toContain('sh scripts/packages/lay-out.sh "" "$out" ${pkgs.nodejs}/bin/node');
});

test('laid out below a prefix, as Homebrew and Nix do it, it runs from there', () => {
  const folder = join(base, 'npm');
  makeNpmFolder(folder);
  const prefix = join(base, 'prefix');
  execFileSync('sh', [join(folder, 'scripts/packages/lay-out.sh'), '', prefix, process.execPath]);
  const home = join(base, 'home');
  mkdirSync(home);
  const env = { HOME: home, PATH: '/usr/bin:/bin', TERM: 'xterm' };
  const beck = (...words: readonly string[]): string =>
    execFileSync(join(prefix, 'bin/beck'), words, {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  expect(beck(...QUESTION)).toBe('df -h\n');
  writeFileSync(join(home, '.bashrc'), 'true\n');
  beck('install', '--yes', '--shell', 'bash');
  const script = join(prefix, 'lib/beck/shell/beck.bash');
  expect(readFileSync(join(home, '.bashrc'), 'utf8')).toBe(`true\n[ -r ${script} ] && . ${script}  # beck\n`);
  beck('uninstall', '--purge');
  expect(readFileSync(join(home, '.bashrc'), 'utf8')).toBe('true\n');
  expect(beck(...QUESTION)).toBe('df -h\n');
});

let debian: { readonly file: string | undefined } | undefined;

/** Undefined as `makeDebian` says. */
function debianPackage(): string | undefined {
  if (debian !== undefined) return debian.file;
  const npmFolder = join(base, 'npm-debian');
  makeNpmFolder(npmFolder);
  debian = { file: makeDebian({ npmFolder, into: base, compression: 'gzip' }) };
  return debian.file;
}

test('lintian says nothing of the Debian package but what it names itself', () => {
  need('dpkg-deb');
  need('lintian');
  const file = debianPackage();
  if (file === undefined) return;
  const words = ['--no-cfg', '--allow-root', '--fail-on=error,warning', file];
  expect(spawnSync('lintian', words, { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '' });
}, 300_000);

/** In file systems of its own, laid over those of the machine, which stay as they are. */
const OVER = `set -e
for folder in usr/bin usr/lib; do mount -t overlay overlay -o "lowerdir=$1/$folder:/$folder" "/$folder"; done
shift
exec setpriv --reuid=65534 --regid=65534 --clear-groups "$@"`;

test.runIf(process.getuid?.() === 0 && process.platform === 'linux')(
  'the Debian package is installed by dpkg, and an ordinary user sets it up and asks',
  () => {
    need('dpkg-deb');
    need('unshare');
    const file = debianPackage();
    // There is no Node of the platform's package.
    if (file === undefined) return;
    const root = join(base, 'debian');
    const admin = join(base, 'dpkg');
    for (const name of ['info', 'updates', 'triggers']) mkdirSync(join(admin, name), { recursive: true });
    // What the machine has says whether what the package depends on is there.
    cpSync('/var/lib/dpkg/status', join(admin, 'status'));
    mkdirSync(root);
    execFileSync('dpkg', [`--admindir=${admin}`, `--instdir=${root}`, '--no-triggers', '-i', file], {
      stdio: 'pipe',
    });
    const home = mkdtempSync(join(tmpdir(), 'beck-home-'));
    execFileSync('chown', ['65534:65534', home]);
    execFileSync('chmod', ['755', base, root]);
    const env = { HOME: home, PATH: '/usr/bin:/bin', TERM: 'xterm' };
    const beck = (...words: readonly string[]) =>
      spawnSync('unshare', ['--mount', 'sh', '-c', OVER, 'sh', root, 'beck', ...words], {
        env,
        encoding: 'utf8',
        cwd: home,
      });
    expect(beck(...QUESTION)).toMatchObject({ status: 0, stdout: 'df -h\n' });
    // What V8 compiled is in the package.
    expect(existsSync(join(home, '.cache/beck/compiled'))).toBe(false);
    expect(beck('install', '--yes', '--shell', 'bash')).toMatchObject({ status: 0 });
    expect(readFileSync(join(home, '.bashrc'), 'utf8')).toContain('. /usr/lib/beck/shell/beck.bash  # beck');
    expect(beck('uninstall', '--purge').stdout).toContain(
      '\nThe package itself is still there. To remove it: ',
    );
    rmSync(home, { recursive: true });
  },
  300_000,
);
