// A trial as on macOS, with a program in the place of sandbox-exec that checks the rules it is given.

import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findDifferences } from '../../src/trial/differences.ts';
import { openTrial } from '../../src/trial/open.ts';
import { whyNotHere } from '../../src/trial/probe.ts';
import { profileOf } from '../../src/trial/sandbox.ts';
import type { Trial } from '../../src/trial/trial.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { need } from '../support/programs.ts';

/** Refuses rules that let more be written than one copy, keeps them in the file RULES, and runs the program. */
const SANDBOX = String.raw`#!/bin/sh
[ "$1" = -p ] || exit 64
last=$(printf '%s\n' "$2" | grep -n '^(deny file-write\*)$' | cut -d: -f1)
[ -n "$last" ] || { echo 'everything could be written' >&2; exit 65; }
before=$(printf '%s\n' "$2" | head -n "$last")
case $before in *'(allow file-write'*) echo 'a rule too early' >&2; exit 65 ;; esac
case $(printf '%s' "$2" | tr -d '\n' | tr -dc '()' | sed 's/[^(]//g' | wc -c) in
  $(printf '%s' "$2" | tr -dc ')' | wc -c)) ;;
  *) echo 'a bracket is open' >&2; exit 65 ;;
esac
[ -z "$RULES" ] || printf '%s' "$2" > "$RULES"
shift 2
exec "$@"
`;

let home: FreshHome;
let work: string;
beforeEach(async () => {
  home = await freshHome();
  work = join(realpathSync(home.path), 'work');
  mkdirSync(join(work, 'old'), { recursive: true });
  writeFileSync(join(work, 'a'), 'a\n');
  writeFileSync(join(work, 'old/b'), 'b\n');
  writeFileSync(join(home.path, 'sandbox-exec'), SANDBOX, { mode: 0o755 });
});
afterEach(() => home.remove());

const world = (): Parameters<typeof openTrial>[1] => ({
  script: '',
  folder: join(home.path, 'trial'),
  sandbox: join(home.path, 'sandbox-exec'),
  platform: 'darwin',
});

const left = (): readonly string[] => readdirSync(join(home.path, 'trial'));

async function tryHere(command: string, more: object = {}): Promise<Trial & { readonly output: string }> {
  need('perl');
  const pieces: Uint8Array[] = [];
  const trial = await openTrial(
    {
      words: ['sh', '-c', command],
      cwd: work,
      umask: 0o022,
      env: { ...process.env, RULES: join(home.path, 'rules') },
      folders: [],
      network: false,
      copyMegabytes: 1,
      seconds: 30,
      signal: new AbortController().signal,
      onOutput: (bytes) => void pieces.push(bytes.slice()),
      ...more,
    },
    world(),
  );
  if (trial.type !== 'tried') throw new Error(trial.reason);
  return { ...trial, output: Buffer.concat(pieces).toString() };
}

describe('in the sandbox of macOS', () => {
  test('a command changes a copy, and what it changed is told', async () => {
    const trial = await tryHere('echo out; echo more >> a; rm -r old; mkdir new; exit 3');
    expect(trial).toMatchObject({ status: 3, output: 'out\n', timedOut: false });
    expect(findDifferences(trial).all.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      `changed ${work}/a`,
      `added ${work}/new`,
      `removed ${work}/old`,
    ]);
    expect(readFileSync(join(work, 'a'), 'utf8')).toBe('a\n');
    expect(readdirSync(work)).toEqual(['a', 'old']);
    await trial.end();
    expect(left()).toEqual([]);
  });

  test('its rules let it write to the copy alone, and hide what is to be hidden', async () => {
    const trial = await tryHere('pwd', { hidden: ['/Users/me/.ssh'] });
    await trial.end();
    const rules = readFileSync(join(home.path, 'rules'), 'utf8').split('\n');
    const copy = trial.output.trim();
    expect(copy).not.toContain(work);
    expect(rules.filter((line) => line.startsWith('(allow file-write*'))).toEqual([
      '(allow file-write* (literal "/dev/null") (literal "/dev/zero") (regex #"^/dev/fd/"))',
      `(allow file-write* (subpath "${copy}") (subpath "${copy.replace(/layers\/0$/, 'work')}"))`,
    ]);
    expect(rules).toContain('(deny network*)');
    expect(rules.at(-1)).toBe('(deny file-read* file-write* (subpath "/Users/me/.ssh"))');
  });

  test('what it started ends with it, and at the timeout', async () => {
    const trial = await tryHere('sleep 1000 & sleep 1000', { seconds: 1 });
    expect(trial).toMatchObject({ timedOut: true, status: 137 });
    await trial.end();
    expect(left()).toEqual([]);
  });

  test('nothing is tried where there is no sandbox, and the reason is told', async () => {
    writeFileSync(
      join(home.path, 'sandbox-exec'),
      '#!/bin/sh\necho "sandbox-exec: not permitted" >&2; exit 71\n',
    );
    await expect(tryHere('true')).rejects.toThrow(
      'This system does not allow it: sandbox-exec: not permitted',
    );
    expect(await whyNotHere(world(), join(home.path, 'remembered'))).toContain('not permitted');
    expect(left()).toEqual([]);
  });
});

test('quotes in a path end no rule', () => {
  const rules = profileOf({ writable: ['/a"b\\c'], hidden: [], network: true });
  expect(rules).toContain(String.raw`(allow file-write* (subpath "/a\"b\\c"))`);
  expect(rules).not.toContain('network');
});
