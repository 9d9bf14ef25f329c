// Which services run. systemd's are folders of the kernel's control groups, so it need not be asked.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunProgram } from './run-program.ts';

/** Sorted names without `.service`; undefined where there is no list. */
export async function listServices(run: RunProgram): Promise<readonly string[] | undefined> {
  if (process.platform === 'darwin') return parseLaunchdList(await run(['/bin/launchctl', 'list']));
  for (const slice of SLICES) {
    const found = await servicesIn(slice, 0);
    if (found.length > 0) return sorted(found);
  }
  return (await isSystemd()) ? parseUnits(await run(LIST_UNITS)) : undefined;
}

/** Version 2 of control groups, then the two ways version 1 is laid out. */
const SLICES = [
  '/sys/fs/cgroup/system.slice',
  '/sys/fs/cgroup/unified/system.slice',
  '/sys/fs/cgroup/systemd/system.slice',
];

const LIST_UNITS = [
  '/usr/bin/systemctl',
  'list-units',
  '--type=service',
  '--state=running',
  '--no-pager',
  '--no-legend',
  '--plain',
  '-q',
] as const;

/** Templates have their own slice: `system.slice/system-getty.slice/getty@tty1.service`. */
const DEEPEST = 2;

export async function servicesIn(folder: string, depth: number): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const slices = depth < DEEPEST ? folders.filter((name) => name.endsWith('.slice')) : [];
  const below = await Promise.all(slices.map((name) => servicesIn(join(folder, name), depth + 1)));
  const here = folders.filter((name) => name.endsWith('.service')).map((name) => serviceName(name));
  return [...here, ...below.flat()];
}

async function isSystemd(): Promise<boolean> {
  return readdir('/run/systemd/system').then(
    () => true,
    () => false,
  );
}

/** What `systemctl list-units --plain --no-legend` prints. */
export function parseUnits(text: string): readonly string[] {
  const names = text.split('\n').map((line) => line.trim().split(/\s+/)[0] ?? '');
  return sorted(names.filter((name) => name.endsWith('.service')).map(serviceName));
}

/** What `launchctl list` prints: process, last status and label; the system's own are left out. */
export function parseLaunchdList(text: string): readonly string[] {
  const rows = text.split('\n').map((line) => line.split('\t'));
  return sorted(
    rows.flatMap(([pid = '', , label = '']) =>
      /^\d+$/.test(pid) && !/^(?:com\.apple\.|application\.)/.test(label) ? [label] : [],
    ),
  );
}

/** Unit names escape special characters as `\x2d` (systemd.unit(5), STRING ESCAPING). */
function serviceName(unit: string): string {
  return unit
    .replace(/\.service$/, '')
    .replace(/\\x([0-9a-f]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
}

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort();
}
