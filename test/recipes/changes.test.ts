// Runs the changing recipes in each shell and checks which files exist afterwards.

import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printCommand } from '../../src/recipes/answer.ts';
import { TESTED_SHELLS } from '../support/programs.ts';
import { buildFixture, type Fixture } from './fixture.ts';
import { runCommand } from './run-command.ts';

describe.each(TESTED_SHELLS)('in %s', (shell) => {
  test('files get another extension, whatever their names hold', () => {
    using fixture = withPictures();
    expect(run('rename all the .jpg files in pictures to .jpeg', fixture)).toEqual({ status: 0, output: '' });
    expect(readdirSync(join(fixture.folder, 'pictures')).sort()).toEqual(
      ['-dash.jpeg', "it's $(x).jpeg", 'my photo.v2.jpeg', 'keep.png'].sort(),
    );
  });

  test('files of a kind move into a folder that is there', () => {
    using fixture = withPictures();
    expect(run('move all the jpgs from pictures to backup', fixture)).toEqual({ status: 0, output: '' });
    expect(readdirSync(join(fixture.folder, 'backup')).sort()).toEqual(
      ['-dash.jpg', "it's $(x).jpg", 'my photo.v2.jpg'].sort(),
    );
  });

  test('nothing moves where the folder is missing', () => {
    using fixture = withPictures();
    expect(run('move all the jpgs from pictures to nowhere', fixture).output).toMatch(/nowhere/);
    expect(readdirSync(join(fixture.folder, 'pictures'))).toHaveLength(4);
  });

  test('what is deleted is shown, and subfolders keep theirs', () => {
    using fixture = buildFixture();
    expect(run('delete all log files in logs', fixture).output.split('\n').sort()).toEqual([
      '',
      'logs/app.log',
      'logs/error.log',
    ]);
    expect(existsSync(join(fixture.folder, 'logs/old logs/db.log'))).toBe(true);
  });

  test('subfolders are included when they are spoken of', () => {
    using fixture = buildFixture();
    run('delete all log files in here and in subfolders', fixture);
    expect(existsSync(join(fixture.folder, 'logs/old logs/db.log'))).toBe(false);
  });

  test('an archive is unpacked into a folder made for it', () => {
    using fixture = buildFixture();
    expect(run('extract photos.tar.gz into a new folder called out', fixture)).toEqual({
      status: 0,
      output: '',
    });
    expect(existsSync(join(fixture.folder, 'out/docs/readme.txt'))).toBe(true);
  });

  test('a private file is readable by its owner alone', () => {
    using fixture = buildFixture();
    writeFileSync(join(fixture.folder, 'id_rsa'), 'key');
    chmodSync(join(fixture.folder, 'id_rsa'), 0o644);
    run('make id_rsa readable only by me', fixture);
    expect(statSync(join(fixture.folder, 'id_rsa')).mode & 0o777).toBe(0o600);
  });

  test('a name with blanks makes one folder', () => {
    using fixture = buildFixture();
    run('make a folder called holiday pics 2026', fixture);
    expect(existsSync(join(fixture.folder, 'holiday pics 2026'))).toBe(true);
  });

  function run(question: string, fixture: Fixture) {
    const env = { shell, userland: 'gnu', cwd: fixture.folder, home: fixture.home } as const;
    const printed = printCommand(question, env);
    if (printed.type !== 'command') throw new Error(`unsure: ${question}`);
    const { status, output } = runCommand(printed.command, shell, fixture);
    return { status, output };
  }
});

function withPictures(): Fixture {
  const fixture = buildFixture();
  mkdirSync(join(fixture.folder, 'pictures'));
  for (const name of ['my photo.v2.jpg', "it's $(x).jpg", '-dash.jpg', 'keep.png']) {
    writeFileSync(join(fixture.folder, 'pictures', name), '');
  }
  return fixture;
}
