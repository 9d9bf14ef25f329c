// Saving settings keeps other content, links and modes, and loses no concurrent change.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { changeJson } from '../../src/config/json-text.ts';
import { saveSettings } from '../../src/config/save.ts';
import { changeYaml } from '../../src/config/yaml-text.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beck-save-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a JSON file', () => {
  test.each<[string, string, unknown, string]>([
    ['', 'maxSteps', 3, '{\n  "maxSteps": 3\n}\n'],
    ['{}', 'mode', 'strict', '{\n  "mode": "strict"\n}'],
    ['{"a": 1}\n', 'b', [1, 'x'], '{"a": 1, "b": [1,"x"]}\n'],
    ['{\n\t"a": 1,\n\t"b" :  {"c": 2}\n}', 'a', 5, '{\n\t"a": 5,\n\t"b" :  {"c": 2}\n}'],
    ['{\n    "a": [1,2]\n}\n', 'b', ['x'], '{\n    "a": [1,2],\n    "b": [\n        "x"\n    ]\n}\n'],
    ['{"a":1,"b":2,"c":3}', 'b', undefined, '{"a":1,"c":3}'],
    ['{\n  "a": 1,\n  "b": 2\n}', 'b', undefined, '{\n  "a": 1\n}'],
    ['{\n  "a": 1\n}', 'a', undefined, '{\n}'],
    ['{"a": 1, "b": {"a": 2}, "a": 3}', 'a', 4, '{"a": 1, "b": {"a": 2}, "a": 4}'],
    ['{"a": 1, "a": 3}', 'a', undefined, '{}'],
    ['{"a\\"}": "{,", "b": 1}', 'b', 2, '{"a\\"}": "{,", "b": 2}'],
    ['{"a": 1}', 'b', undefined, '{"a": 1}'],
  ])('%j with %s = %j becomes %j', (text, name, value, expected) => {
    expect(changeJson(text, name, value)).toBe(expected);
  });

  test('means the same but for the setting, whatever it holds and however it is written', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom<unknown>('}', '"', '\\', ',', ':', { a: ['}'] }),
    );
    const name = fc.oneof(fc.constantFrom('a', 'mode', '"', 'x,y', '}'), fc.string());
    const notProto = (key: string) => key !== '__proto__';
    const object = fc.dictionary(name.filter(notProto), value, { maxKeys: 4 });
    const space = fc.constantFrom(undefined, 1, 2, 4, '\t');
    fc.assert(
      fc.property(
        object,
        name.filter(notProto),
        fc.option(value, { nil: undefined }),
        space,
        (whole, key, set, indent) => {
          const text = JSON.stringify(whole, null, indent);
          // JSON has no negative zero.
          const expected = JSON.parse(JSON.stringify({ ...whole, [key]: set }));
          expect(JSON.parse(changeJson(text, key, set))).toEqual(expected);
        },
      ),
    );
  });
});

describe('a YAML file', () => {
  test.each<[string, string, unknown, string]>([
    ['', 'maxSteps', 3, 'maxSteps: 3\n'],
    ['# mine\n', 'maxSteps', 3, '# mine\n\nmaxSteps: 3\n'],
    [
      '# top\nmode: warn # for now\n\n# steps\nmaxSteps: 3\n',
      'mode',
      'strict',
      '# top\nmode: strict # for now\n\n# steps\nmaxSteps: 3\n',
    ],
    ['a: \'x\'\nb: "y"\n', 'c', 'z', 'a: \'x\'\nb: "y"\nc: z\n'],
    [
      'blacklist:\n  - a # why\n  - b\nmode: warn\n',
      'blacklist',
      ['a', 'c'],
      'blacklist:\n  - a # why\n  - c\nmode: warn\n',
    ],
    ['blacklist:\n- a\n', 'maxSteps', 3, 'blacklist:\n- a\nmaxSteps: 3\n'],
    ['blacklist: [a, b]\n', 'blacklist', ['b'], 'blacklist: [ b ]\n'],
    ['a: 1\nb: 2 # two\n', 'a', undefined, 'b: 2 # two\n'],
    ['a: 1\n# two\nb: 2 # why\n# three\nc: 3\n', 'b', undefined, 'a: 1\n# two\n# three\nc: 3\n'],
    ['a: 1\n# two\nb:\n  - 2\n# end\n', 'b', undefined, 'a: 1\n\n# two\n# end\n'],
    ['# mine\n', 'a', undefined, '# mine\n'],
  ])('%j with %s = %j becomes %j', async (text, name, value, expected) => {
    expect(await changeYaml(text, name, value)).toBe(expected);
  });
});

describe('saving', () => {
  test('makes file and folders for the person alone', async () => {
    const path = join(folder, 'a/beck/config.json');
    await saveSettings(path, { maxSteps: 3 });
    expect(await readFile(path, 'utf8')).toBe('{\n  "maxSteps": 3\n}\n');
    const modes = [path, join(folder, 'a/beck'), join(folder, 'a')].map(
      async (made) => (await stat(made)).mode & 0o777,
    );
    expect(await Promise.all(modes)).toEqual([0o600, 0o700, 0o700]);
  });

  test.each(['file', 'nothing yet'])('goes through links to a %s, whose mode stays', async (there) => {
    const path = join(folder, 'config.yaml');
    const real = join(folder, 'dotfiles/beck.yaml');
    await mkdir(join(folder, 'dotfiles'));
    if (there === 'file') {
      await writeFile(real, '# mine\nmaxSteps: 3\n');
      await chmod(real, 0o640);
    }
    await symlink('dotfiles/link.yaml', path);
    await symlink('beck.yaml', join(folder, 'dotfiles/link.yaml'));
    await saveSettings(path, { maxSteps: 4 });
    expect((await lstat(path)).isSymbolicLink()).toBe(true);
    expect(parseYaml(await readFile(real, 'utf8'))).toEqual({ maxSteps: 4 });
    expect((await stat(real)).mode & 0o777).toBe(there === 'file' ? 0o640 : 0o600);
    expect((await readdir(join(folder, 'dotfiles'))).sort()).toEqual(['beck.yaml', 'link.yaml']);
  });

  test.each([
    ['{"a": }', 'is not valid JSON.'],
    ['[]', 'does not hold settings.'],
    ['null', 'does not hold settings.'],
  ])('leaves %s as it is and says what is wrong', async (text, message) => {
    const path = join(folder, 'config.json');
    await writeFile(path, text);
    await expect(saveSettings(path, { maxSteps: 4 })).rejects.toThrow(message);
    expect(await readFile(path, 'utf8')).toBe(text);
    expect(await readdir(folder)).toEqual(['config.json']);
  });

  test('does not wait for ever for a shell that was killed while it saved', async () => {
    const path = join(folder, 'config.json');
    await mkdir(`${path}.lock`);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(`${path}.lock`, longAgo, longAgo);
    await saveSettings(path, { maxSteps: 4 });
    expect(await readdir(folder)).toEqual(['config.json']);
  });

  test('of processes that save at once loses nothing', { timeout: 60_000 }, async () => {
    const path = join(folder, 'config.json');
    const names = Array.from({ length: 20 }, (_, index) => `key${index}`);
    const program = `
      const { saveSettings } = await import(${JSON.stringify(resolve(import.meta.dirname, '../../src/config/save.ts'))});
      const [path, ...names] = process.argv.slice(1);
      for (const name of names) await saveSettings(path, { [name]: name });`;
    const halves = [0, 1, 2, 3].map((part) => names.filter((_, index) => index % 4 === part));
    const ends = halves.map(async (part) => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program, path, ...part], {
        stdio: 'inherit',
      });
      return (await once(child, 'exit'))[0];
    });
    expect(await Promise.all(ends)).toEqual([0, 0, 0, 0]);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(
      Object.fromEntries(names.map((name) => [name, name])),
    );
    expect(await readdir(folder)).toEqual(['config.json']);
  });
});
