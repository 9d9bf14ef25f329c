// A package for Debian and what descends from it. It brings its own Node: theirs is older than beck needs.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FACTS, fromRepository } from './facts.ts';

const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };
const PLACE = '/usr/lib/beck';
const NODE = `${PLACE}/node/bin/node`;

/** What lintian says of this package, and why it stays. */
const ACCEPTED: readonly (readonly [tag: string, why: string])[] = [
  ['bogus-mail-host', 'The project has no address for mail.'],
  ['bogus-mail-host-in-debian-changelog', 'The project has no address for mail.'],
  ['embedded-library', 'The Node is the official build, with what is linked into it.'],
  ['unstripped-binary-or-object', 'The official build and the prebuilt module are taken as they are.'],
  ['executable-not-elf-or-script', 'As they are in the packages of npm.'],
  ['script-not-executable', 'They are read by shells, not started.'],
  ['package-contains-documentation-outside-usr-share-doc', 'They explain the scripts beside them.'],
  ['hardening-no-pie', 'The official build of Node.'],
  ['hardening-no-fortify-functions', 'The official build of Node, and the prebuilt module.'],
  ['hardening-no-bindnow', 'The prebuilt module.'],
];

export type DebianRequest = {
  /** As `makeNpmFolder` makes it. */
  readonly npmFolder: string;
  readonly into: string;
  readonly compression: 'xz' | 'gzip';
};

/** The path of the package; undefined on a machine that has no Node for it, or cannot make one. */
export function makeDebian({ npmFolder, into, compression }: DebianRequest): string | undefined {
  const architecture = process.platform === 'linux' ? ARCHITECTURES[process.arch] : undefined;
  const ownNode = fromRepository(`node_modules/node-linux-${process.arch}`);
  if (architecture === undefined || !isThere(ownNode) || !isThere('/usr/bin/dpkg-deb')) return undefined;
  const root = mkdtempSync(join(tmpdir(), 'beck-debian-'));
  try {
    chmodSync(root, 0o755);
    layOut(npmFolder, root, ownNode);
    writeDocuments(root);
    writeControl(root, architecture);
    const file = join(into, `beck_${FACTS.version}_${architecture}.deb`);
    execFileSync(
      'dpkg-deb',
      [
        '--root-owner-group',
        `-Z${compression}`,
        // Higher levels take minutes for a hundredth of the size; what is packed with gzip is for the tests.
        `-z${compression === 'gzip' ? 1 : 2}`,
        '--build',
        root,
        file,
      ],
      {
        stdio: 'pipe',
      },
    );
    return file;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function layOut(npmFolder: string, root: string, ownNode: string): void {
  const zshFolder = 'share/zsh/vendor-completions';
  execFileSync('sh', [join(npmFolder, 'scripts/packages/lay-out.sh'), root, '/usr', NODE, zshFolder]);
  cpSync(fromRepository('node_modules/@lydell'), join(root, PLACE, 'lib/node_modules/@lydell'), {
    recursive: true,
  });
  for (const entry of readdirSync(join(root, PLACE, 'lib/node_modules'), {
    recursive: true,
    withFileTypes: true,
  }))
    if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o644);
  mkdirSync(join(root, PLACE, 'node/bin'), { recursive: true });
  cpSync(join(ownNode, 'bin/node'), join(root, NODE));
  cpSync(join(ownNode, 'LICENSE'), join(root, PLACE, 'node/LICENSE'));
  const page = join(root, 'usr/share/man/man1/beck.1');
  writeFileSync(`${page}.gz`, gzipSync(readFileSync(page), { level: 9 }));
  rmSync(page);
  // What is installed has whole seconds, and what V8 compiled goes by the time of its file.
  compile(root);
}

/** As install.sh does it on the person's machine; it is the same Node here and there. */
function compile(root: string): void {
  const lib = join(root, PLACE, 'lib');
  const now = Math.floor(Date.now() / 1000);
  for (const entry of readdirSync(lib, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), now, now);
  const home = mkdtempSync(join(tmpdir(), 'beck-home-'));
  const words = ['--min-semi-space-size=24', join(lib, 'main.js'), 'precompile'];
  try {
    execFileSync(join(root, NODE), words, {
      cwd: home,
      env: { HOME: home, PATH: process.env['PATH'] },
      stdio: 'ignore',
    });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

function writeDocuments(root: string): void {
  const folder = join(root, 'usr/share/doc/beck');
  mkdirSync(folder, { recursive: true });
  const licence = readFileSync(fromRepository('LICENSE'), 'utf8').trim();
  writeFileSync(
    join(folder, 'copyright'),
    `${licence}\n\nThe Node in ${PLACE}/node has its own licence, in the file LICENSE beside it.\n`,
  );
  const changes = readFileSync(fromRepository('CHANGELOG.md'));
  writeFileSync(join(folder, 'NEWS.gz'), gzipSync(changes, { level: 9 }));
  const day = new Date().toUTCString().replace('GMT', '+0000');
  const entry = `beck (${FACTS.version}) unstable; urgency=medium\n\n  * See NEWS.gz.\n\n -- ${FACTS.maintainer}  ${day}\n`;
  writeFileSync(join(folder, 'changelog.gz'), gzipSync(entry, { level: 9 }));
  const overrides = join(root, 'usr/share/lintian/overrides');
  mkdirSync(overrides, { recursive: true });
  const lines = ACCEPTED.flatMap(([tag, why]) => [`# ${why}`, `beck: ${tag} *`]);
  writeFileSync(join(overrides, 'beck'), `${lines.join('\n')}\n`);
}

function writeControl(root: string, architecture: string): void {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const fields = [
    'Package: beck',
    `Version: ${FACTS.version}`,
    `Architecture: ${architecture}`,
    `Maintainer: ${FACTS.maintainer}`,
    `Installed-Size: ${Math.ceil(bytes / 1024)}`,
    'Depends: libc6 (>= 2.28), libgcc-s1, libstdc++6',
    'Suggests: zsh, fish, tmux',
    'Section: utils',
    'Priority: optional',
    `Description: ${FACTS.summary}`,
    ' Type a question mark, a space and a question at the prompt of zsh, bash, fish',
    ' or PowerShell. beck shows each command and what it does, asks before changing',
    ' anything, and runs it in your own shell. Set it up with: beck install',
  ];
  mkdirSync(join(root, 'DEBIAN'));
  writeFileSync(join(root, 'DEBIAN/control'), `${fields.join('\n')}\n`);
  // `dpkg --verify` goes by it.
  const sums = files.map((file) => {
    const sum = createHash('md5').update(readFileSync(file)).digest('hex');
    return `${sum}  ${relative(root, file)}\n`;
  });
  writeFileSync(join(root, 'DEBIAN/md5sums'), sums.join(''));
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
