// What is written about the settings elsewhere is what the table of settings says.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NAMES } from '../../src/config/schema.ts';
import { DEFAULTS, type SettingName } from '../../src/config/settings.ts';
import { SERVER_NAMES, SERVERS } from '../../src/providers/rows.ts';
import { settingsSchema } from './settings-schema.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test('the published schema is made from the table', () => {
  const published = JSON.parse(read('settings.schema.json'));
  expect(published, 'to write settings.schema.json again: npm run schema').toEqual(
    JSON.parse(JSON.stringify(settingsSchema())),
  );
});

describe('the README', () => {
  const section = read('README.md').split('\n## Settings\n')[1]?.split('\n## ')[0] ?? '';
  const rows = [...section.matchAll(/^\| (`[^|]*`) \|([^|]*)\|/gm)].flatMap(([, names = '', value = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, value.trim()] as const),
  );

  test('tells every setting, and no other', () => {
    expect(rows.map(([name]) => name).sort(), 'the table under "## Settings" in README.md').toEqual(
      [...NAMES].sort(),
    );
  });

  test('names every provider that is in service', () => {
    const named = [...section.matchAll(/^\|[^|]*\|([^|]*)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(
      SERVER_NAMES.filter((name) => SERVERS[name].retired === undefined && !named.includes(name)),
      'the table "Who answers" in README.md',
    ).toEqual([]);
  });

  test.each(
    rows.filter(([name]) => ['string', 'number', 'boolean'].includes(typeof DEFAULTS[name as SettingName])),
  )('tells the default of %s', (name, value) => {
    expect(value.replaceAll('`', '').split(',')[0]).toBe(String(DEFAULTS[name as SettingName]));
  });
});
