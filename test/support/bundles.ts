// The programs that tests start, bundled as `npm run build` does: before the tests, or when one first needs it. Node
// starts a bundle several times faster than sources whose types it has to take out, and the bundle, compiled ahead, is
// what people have.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const MAIN = join(REPOSITORY, 'dist/main.js');
const COMPILED = join(REPOSITORY, 'dist/compiled');
const BUNDLES = join(REPOSITORY, 'node_modules/.cache/beck-tests');

/** Programs of the tests that speak through our own modules. */
const FIXTURES = ['test/shell/fixtures/scripted-helper.ts', 'test/terminal/fixtures/ask.ts'];

/** What to start in the place of that program of the tests. */
export function bundleOf(fixture: string): string {
  const name = relative(REPOSITORY, resolve(REPOSITORY, fixture));
  return FIXTURES.includes(name) ? placeOf(name) : fixture;
}

/** The same for any program, bundled now if its sources have changed; for tests that nothing is built for. */
export async function bundleNow(fixture: string): Promise<string> {
  const name = relative(REPOSITORY, resolve(REPOSITORY, fixture));
  const sources = newest('src', '.rolldown.config.ts', 'package-lock.json', name);
  if (changed(placeOf(name)) < sources) await bundle(name);
  return placeOf(name);
}

function placeOf(fixture: string): string {
  return join(BUNDLES, fixture.replaceAll('/', '-').replace(/\.ts$/, '.mjs'));
}

/** Vitest calls it once, before the first test. */
export async function setup(): Promise<void> {
  const sources = newest('src', '.rolldown.config.ts', 'package-lock.json');
  if (changed(MAIN) < sources)
    execFileSync('npm', ['run', '--silent', 'build'], {
      cwd: REPOSITORY,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  if (changed(COMPILED) < changed(MAIN)) compileAhead();
  for (const fixture of FIXTURES)
    if (changed(placeOf(fixture)) < Math.max(sources, newest(fixture))) await bundle(fixture);
}

/** As install.sh does, which makes a start half as expensive. Without it everything is the same. */
function compileAhead(): void {
  rmSync(COMPILED, { recursive: true, force: true });
  const home = mkdtempSync(join(tmpdir(), 'beck-compiling-'));
  execFileSync(process.execPath, ['--min-semi-space-size=24', MAIN, 'precompile'], {
    cwd: home,
    env: { HOME: home, PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(home, { recursive: true, force: true });
}

async function bundle(fixture: string): Promise<void> {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: join(REPOSITORY, fixture),
    platform: 'node',
    external: [/^@lydell\/node-pty/],
    logLevel: 'silent',
  });
  // Another worker may start it meanwhile.
  const unfinished = `${placeOf(fixture)}.${process.pid}.mjs`;
  await build.write({ file: unfinished, format: 'esm', codeSplitting: false });
  await build.close();
  renameSync(unfinished, placeOf(fixture));
}

function newest(...names: readonly string[]): number {
  return Math.max(
    ...names.map((name) => {
      const path = join(REPOSITORY, name);
      if (!statSync(path).isDirectory()) return changed(path);
      const files = readdirSync(path, { withFileTypes: true, recursive: true }).filter((entry) =>
        entry.isFile(),
      );
      return Math.max(...files.map((entry) => changed(join(entry.parentPath, entry.name))));
    }),
  );
}

/** Milliseconds; 0 for what is not there. */
function changed(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
