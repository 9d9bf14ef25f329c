// node-llama-cpp, which runs a GGUF file: which packages of it this machine needs, and whether they are here.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The one version that beck was tried with, and of which every backend below is published. */
export const RUNTIME_VERSION = '3.21.1';

/** Megabytes on disk, without any backend. */
const RUNTIME_MEGABYTES = 55;

type Backend = {
  readonly package: string;
  readonly platform: string;
  /** On disk. */
  readonly megabytes: number;
  /** Files of which one shows that the machine has this graphics processor; absent: every machine can use it. */
  readonly shownBy?: readonly string[];
  /** For the person. */
  readonly label: string;
};

/** Per platform, those for a graphics processor first: one of them is installed, and the CPU one. */
const BACKENDS: readonly Backend[] = [
  {
    package: 'linux-x64-cuda',
    platform: 'linux-x64',
    megabytes: 181,
    shownBy: ['/proc/driver/nvidia/version', '/dev/nvidiactl', '/dev/dxg'],
    label: 'CUDA',
  },
  {
    package: 'linux-x64-vulkan',
    platform: 'linux-x64',
    megabytes: 71,
    shownBy: ['/dev/dri/renderD128', '/dev/dri/renderD129'],
    label: 'Vulkan',
  },
  { package: 'linux-x64', platform: 'linux-x64', megabytes: 30, label: 'CPU' },
  { package: 'linux-arm64', platform: 'linux-arm64', megabytes: 20, label: 'CPU' },
  { package: 'mac-arm64-metal', platform: 'darwin-arm64', megabytes: 15, label: 'Metal and CPU' },
  { package: 'mac-x64', platform: 'darwin-x64', megabytes: 29, label: 'CPU' },
];

export type RuntimePlan = {
  /** As npm names them, with their versions. */
  readonly packages: readonly string[];
  readonly megabytes: number;
  /** `CPU and CUDA` */
  readonly backends: string;
};

/** Undefined where there is none for this platform. `isThere`: whether a file exists. */
export function planRuntime(
  platform: string,
  isThere: (file: string) => boolean = existsSync,
): RuntimePlan | undefined {
  const possible = BACKENDS.filter((backend) => backend.platform === platform);
  const plain = possible.find(({ shownBy }) => shownBy === undefined);
  if (plain === undefined) return undefined;
  const graphics = possible.find(({ shownBy }) => shownBy?.some(isThere));
  const chosen = graphics === undefined ? [plain] : [plain, graphics];
  return {
    packages: [
      `node-llama-cpp@${RUNTIME_VERSION}`,
      ...chosen.map((backend) => `@node-llama-cpp/${backend.package}@${RUNTIME_VERSION}`),
    ],
    megabytes: chosen.reduce((sum, { megabytes }) => sum + megabytes, RUNTIME_MEGABYTES),
    backends: chosen.map(({ label }) => label).join(' and '),
  };
}

/** npm's arguments. Without what is optional to it, the package brings no backends but the ones that are named. */
export function installArguments(folder: string, { packages }: RuntimePlan): readonly string[] {
  return [
    'install',
    ...['--prefix', folder, '--omit=optional', '--ignore-scripts', '--engine-strict=false'],
    ...['--no-audit', '--no-fund', '--no-save', '--no-package-lock', '--global=false', '--loglevel=error'],
    ...packages,
  ];
}

/** The file to load; it is there when `isInstalled` says so. */
export function runtimeFile(folder: string): string {
  return join(folder, 'node_modules/node-llama-cpp/dist/index.js');
}

/** What npm installs counts from `endInstallation` on: it may be stopped halfway. */
export function beginInstallation(folder: string): void {
  rmSync(join(folder, WHOLE), { force: true });
  // Without it npm would look for a project above.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
}

export function endInstallation(folder: string, { packages }: RuntimePlan): void {
  writeFileSync(join(folder, WHOLE), packages.map((name) => `${name}\n`).join(''));
}

/** Lists what npm has finished installing, one package per line. */
const WHOLE = 'installed';

/** Whether exactly the version of this beck is installed there, all of it. */
export function isInstalled(folder: string): boolean {
  try {
    const packages = readFileSync(join(folder, WHOLE), 'utf8').trimEnd().split('\n');
    const own = packages.includes(`node-llama-cpp@${RUNTIME_VERSION}`);
    return own && existsSync(runtimeFile(folder)) && packages.every((name) => isThere(folder, name));
  } catch {
    return false;
  }
}

function isThere(folder: string, named: string): boolean {
  const at = named.lastIndexOf('@');
  const file = join(folder, 'node_modules', named.slice(0, at), 'package.json');
  const about: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return (
    typeof about === 'object' && about !== null && 'version' in about && about.version === named.slice(at + 1)
  );
}
