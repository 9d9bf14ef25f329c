// A guarded pattern does what the regular expression does in whose place it stands.

import { describe, expect, test } from 'vitest';
import { neededTexts } from '../../scripts/bundle/needed-texts.ts';
import { guarded } from '../../src/domain/guarded-pattern.ts';

const TEXTS = ['', 'list files', 'LIST the Files, list', 'a list', 'nothing, of that', 'files\nlist\n'];
const PATTERNS = [/list/, /list/i, /^(?<first>l)ist (\w+)/i, /l(i)st/g, /list|,/gi, /$/, /x*/g, /^files?$/m];

const same = ({ source, flags }: RegExp) => guarded(source, flags, neededTexts(source, flags)?.join('\n'));

describe.each(PATTERNS)('%s', (pattern) => {
  test.each(TEXTS)('in %j', (text) => {
    const uses: readonly ((by: RegExp) => unknown)[] = [
      (by) => by.test(text),
      (by) => by.exec(text),
      (by) => [by.test(text), by.lastIndex, by.exec(text), by.lastIndex, by.test(text)],
      (by) => text.match(by),
      (by) => text.replace(by, '<$&>'),
      (by) => text.replace(by, (...found) => JSON.stringify(found)),
      (by) => text.search(by),
      (by) => text.split(by),
      (by) => text.split(by, 1),
      (by) => new RegExp(by, 'gi').source,
      (by) => [by.source, by.flags, by.global, by.unicode, String(by)],
      ...(pattern.global
        ? [
            (by: RegExp) => [...text.matchAll(by)].map((found) => [...found, found.index, found.groups]),
            (by: RegExp) => text.replaceAll(by, '-'),
          ]
        : []),
    ];
    for (const use of uses) expect(use(same(pattern))).toEqual(use(new RegExp(pattern)));
  });
});

test('a pattern is made only for a text that holds what it needs', () => {
  let made = 0;
  const pattern = guarded(
    () => {
      made += 1;
      return 'list|show';
    },
    'i',
    'list\nshow',
  );
  expect([pattern.test('nothing'), pattern.exec('of that'), 'there'.replace(pattern, '-'), made]).toEqual([
    false,
    null,
    'there',
    0,
  ]);
  expect([pattern.test('SHOW it'), pattern.test('nothing'), made]).toEqual([true, false, 1]);
});

test('where it begins is kept', () => {
  const pattern = guarded('list', 'g', 'list');
  pattern.lastIndex = 3;
  expect([pattern.exec('a list')?.index ?? null, pattern.lastIndex, pattern.exec('a list')?.index]).toEqual([
    null,
    0,
    2,
  ]);
});
