// Recipes of a team: signed by the real ssh-keygen, offered by the built beck only while the signature is right.

import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type FreshHome, freshHome } from '../support/home.ts';
import { need } from '../support/programs.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

const RECIPES = `- phrase: ship it
  command: echo shipped
  description: Ships it
`;

/** A home whose settings trust the key `anna`, and a folder with one signed file. */
function team(home: FreshHome, namespace = 'beck-recipes') {
  need('ssh-keygen');
  const folder = join(home.path, 'team');
  const [keys, file, signers] = [
    join(home.path, 'keys'),
    join(folder, 'ship.yaml'),
    join(home.path, 'signers'),
  ];
  const keygen = (...words: readonly string[]) =>
    expect(spawnSync('ssh-keygen', words, { env: home.env, encoding: 'utf8' })).toMatchObject({ status: 0 });
  for (const path of [folder, keys, join(home.path, '.config/beck')]) mkdirSync(path, { recursive: true });
  for (const name of ['anna', 'eve']) keygen('-q', '-t', 'ed25519', '-N', '', '-f', join(keys, name));
  const sign = (key: string) => {
    rmSync(`${file}.sig`, { force: true });
    keygen('-q', '-Y', 'sign', '-n', namespace, '-f', join(keys, key), file);
  };
  writeFileSync(file, RECIPES);
  writeFileSync(signers, `anna@example.com ${readFileSync(join(keys, 'anna.pub'), 'utf8')}`, { mode: 0o644 });
  const settings = { recipesFrom: [folder], allowedSigners: signers };
  writeFileSync(join(home.path, '.config/beck/config.json'), JSON.stringify(settings));
  const beck = (...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], {
      ...{ cwd: home.path, env: home.env, encoding: 'utf8' },
    });
    return { status, stdout, stderr };
  };
  return {
    file,
    signers,
    sign,
    beck,
    ship: () => beck('ask', '--print', 'ship it'),
  };
}

const SHIPS = { status: 0, stdout: 'echo shipped\n' };

test('what a trusted key signed is offered and listed', async () => {
  await using home = await freshHome();
  const { sign, ship, beck } = team(home);
  sign('anna');
  expect(ship()).toMatchObject(SHIPS);
  // The second time from what was remembered.
  expect(ship()).toMatchObject(SHIPS);
  expect(beck('recipes').stdout).toMatch(/ship\.yaml +ship it +echo shipped/);
});

test('what is changed, unsigned or signed by somebody else is named and not offered', async () => {
  await using home = await freshHome();
  const { file, sign, ship, beck } = team(home);
  const refused = (why: string) => {
    expect(ship()).not.toMatchObject(SHIPS);
    expect(beck('recipes')).toMatchObject({ stderr: expect.stringContaining(`${file} ${why}`) });
  };
  refused('is not signed');
  sign('anna');
  expect(ship()).toMatchObject(SHIPS);
  appendFileSync(file, '- phrase: drop it\n  command: echo dropped\n');
  refused('was changed after it was signed');
  sign('eve');
  refused('is signed by nobody that allowedSigners names');
});

test('a signature for another purpose is none for recipes', async () => {
  await using home = await freshHome();
  const { sign, ship } = team(home, 'git');
  sign('anna');
  const { stdout, stderr } = ship();
  expect([stdout, stderr]).toEqual(['', expect.stringContaining('or signed for something else')]);
});

test('signers that others can change are not trusted', async () => {
  await using home = await freshHome();
  const { sign, ship, signers } = team(home);
  sign('anna');
  chmodSync(signers, 0o666);
  const { stdout, stderr } = ship();
  expect([stdout, stderr]).toEqual(['', expect.stringContaining(`others can change ${signers}`)]);
});

test('the person’s own recipe comes first', async () => {
  await using home = await freshHome();
  const { sign, ship } = team(home);
  sign('anna');
  const own = '- phrase: ship it\n  command: echo mine\n';
  writeFileSync(join(home.path, '.config/beck/recipes.yaml'), own, { mode: 0o600 });
  expect(ship()).toMatchObject({ stdout: 'echo mine\n' });
});
