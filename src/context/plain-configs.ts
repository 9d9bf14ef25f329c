// Files of a project that tell cargo, rustup, dotnet, go, pnpm, yarn, rspec or rubocop which programs to run, and those among them that do not.

import { readFileSync } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { withinTime } from './io/time-limit.ts';

/** Milliseconds. */
const TIME = 200;
const MOST_BYTES = 64 * 1024;

/**
 * Words that such a file needs in order to name a program, with a backslash since a key may be written with escapes.
 * The Cargo Book, "Configuration"; the rustup book, "Overrides"; "global.json overview" of .NET 10 (`paths`); "package.json" and
 * "Settings" of pnpm 10: it starts another version of itself, and loads a pnpmfile. rspec and rubocop run what stands in
 * `<%…%>`, even to print their version.
 */
const CARGO =
  /\\|rustc|rustdoc|wrapper|runner|linker|credential|git|include|env|source|paths|patch|registr|index|proxy/i;
const IS_PLAIN: Readonly<Record<string, (text: string) => boolean>> = {
  config: (text) => !CARGO.test(text),
  'config.toml': (text) => !CARGO.test(text),
  'rust-toolchain': (text) => ONE_CHANNEL.test(text) || choosesChannel(text),
  'rust-toolchain.toml': choosesChannel,
  'package.json': (text) => !/\\u|packageManager|devEngines|executionEnv/i.test(text),
  'pnpm-workspace.yaml': (text) =>
    !/\\|pnpmfile|config|engine|execution|node|version|shell|registr/i.test(text),
  '.npmrc': (text) => text.split(/\r?\n/).every((line) => NPM_SETTING.test(line)),
  '.yarnrc.yml': (text) => text.split(/\r?\n/).every((line) => YARN_SETTING.test(line)),
  'go.mod': (text) => needsNoNewerGo(text),
  'go.work': (text) => needsNoNewerGo(text),
  '.rspec': (text) => !/<%/.test(text),
  '.rubocop.yml': (text) => !/<%/.test(text),
  'global.json': (text) => !/\\|paths/i.test(text),
};

/**
 * Go 1.21 and later fetches and runs the toolchain that the file asks for, where that is newer (go.dev, "Go Toolchains").
 * Without a `toolchain` line, that is a version which is not installed.
 */
function needsNoNewerGo(text: string): boolean {
  if (/^\s*toolchain\b/m.test(text)) return false;
  const asked = /^\s*go\s+1\.(\d+)(?:\.(\d+))?\s*$/m.exec(text);
  const [minor = 0, patch = 0] = asked?.slice(1).map(Number) ?? [];
  const found = GO_VERSIONS.map(installedGo).find((version) => version !== undefined);
  if (asked === null || minor < 21 || found === undefined) return asked === null || minor < 21;
  return minor < found.minor || (minor === found.minor && (patch || 0) <= found.patch);
}

const GO_VERSIONS = ['/usr/local/go/VERSION', '/usr/lib/go/VERSION', '/opt/homebrew/opt/go/libexec/VERSION'];

function installedGo(file: string): { readonly minor: number; readonly patch: number } | undefined {
  try {
    const [, minor, patch = '0'] = /^go1\.(\d+)(?:\.(\d+))?/.exec(readFileSync(file, 'utf8')) ?? [];
    return minor === undefined ? undefined : { minor: Number(minor), patch: Number(patch) };
  } catch {
    return undefined;
  }
}

/** What says where packages are, how they are linked and what is told. */
const NPM_SETTING =
  /^\s*(?:$|[#;]|(?:@[\w.-]+:)?registry\s*=|\/\/[^\s=]*:(?:_authToken|_auth|_password|username|email|always-auth)\s*=|(?:save-(?:exact|prefix)|engine-strict|auto-install-peers|strict-peer-dependencies|legacy-peer-deps|shamefully-hoist|(?:public-)?hoist(?:-pattern)?(?:\[\])?|node-linker|package-lock|fund|audit|loglevel|progress|ignore-scripts|always-auth|link-workspace-packages|resolution-mode|prefer-frozen-lockfile)\s*=)/;

/** How packages are stored and linked, in "Settings (.yarnrc.yml)" of yarn 4; `yarnPath` and `plugins` name programs. */
const YARN_SETTING =
  /^(?:\s*(?:#.*)?|(?:nodeLinker|enableTelemetry|compressionLevel|enableGlobalCache|nmHoistingLimits|enableScripts): [\w-]+)$/;

/** One that rustup fetches itself; any other name is a toolchain that someone has linked, or a path. */
const CHANNEL =
  '(?:stable|beta|nightly|\\d+\\.\\d+(?:\\.\\d+)?(?:-beta(?:\\.\\d+)?)?)(?:-\\d{4}-\\d\\d-\\d\\d)?(?:-[a-z][a-z0-9_]*){0,5}';
const ONE_CHANNEL = new RegExp(`^\\s*${CHANNEL}\\s*$`);
const SET_CHANNEL = new RegExp(`\\bchannel[ \\t]*=[ \\t]*(?:"${CHANNEL}"|'${CHANNEL}')`, 'g');

function choosesChannel(text: string): boolean {
  if (/\\|path/i.test(text)) return false;
  const told = text.match(SET_CHANNEL)?.length ?? 0;
  return told > 0 && told === text.match(/channel/gi)?.length;
}

/** Those of the files that are there and name no program; `FOLDER/.git/hooks` stands for the hooks of the folder's repository. */
export async function withoutPrograms(files: readonly string[], env: Env = {}): Promise<readonly string[]> {
  const plain = await Promise.all(
    files.map(async (file) => ((await withinTime(TIME, isPlain(file, env), false)) ? [file] : [])),
  );
  return plain.flat();
}

type Env = Readonly<Record<string, string | undefined>>;

async function hooksAreNone(folder: string, env: Env): Promise<boolean> {
  const { hasNoHooks } = await import('./git/hooks.ts');
  return hasNoHooks(folder, env);
}

const HOOKS = '/.git/hooks';

async function isPlain(file: string, env: Env): Promise<boolean> {
  if (file.endsWith(HOOKS)) return hooksAreNone(file.slice(0, -HOOKS.length) || '/', env);
  const reads = IS_PLAIN[basename(file)];
  if (reads === undefined) return false;
  try {
    const stats = await lstat(file);
    return stats.isFile() && stats.size <= MOST_BYTES && reads(await readFile(file, 'utf8'));
  } catch {
    return false;
  }
}
