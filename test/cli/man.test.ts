import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { NAMES } from '../../src/config/schema.ts';
import { need } from '../support/programs.ts';

const MAIN = join(import.meta.dirname, '../../dist/main.js');
const beck = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [MAIN, ...args], {
    encoding: 'utf8',
    env: { ...process.env, SOURCE_DATE_EPOCH: '86400' },
  });

test('the manual page names every verb of the help, their flags and every setting', () => {
  const page = beck('completion', '--man');
  expect(page).toMatch(/^\.Dd January 2, 1970\n\.Dt BECK 1\n/);
  const verbs = [...beck('--help').matchAll(/^ {2}beck ([a-z]+)/gm)].map(([, verb = '']) => verb);
  expect(verbs.length).toBeGreaterThan(15);
  expect(verbs.filter((verb) => !page.includes(`\n.Ss beck ${verb}\n`))).toEqual([]);
  const flags = [...beck('ask', '--help').matchAll(/ --([a-z-]+)/g)].map(([, flag = '']) =>
    flag.replaceAll('-', '\\-'),
  );
  expect(flags.filter((flag) => !page.includes(`.It Fl \\-${flag}`))).toEqual([]);
  for (const name of NAMES) expect(page).toContain(`\n.It Li ${name}\n`);
});

test('mandoc finds nothing to say about it', () => {
  need('mandoc');
  const outcome = spawnSync('mandoc', ['-T', 'lint'], {
    input: beck('completion', '--man'),
    encoding: 'utf8',
  });
  expect(outcome).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test('beck --version --json says what this beck is', () => {
  expect(JSON.parse(beck('--version', '--json'))).toMatchObject({
    version: packageJson.version,
    node: process.versions.node,
    from: expect.stringMatching(/^a clone, /),
  });
});
