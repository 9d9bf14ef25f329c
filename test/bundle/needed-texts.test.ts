// What a pattern is said to need, every match of it has.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neededTexts } from '../../scripts/bundle/needed-texts.ts';
import { CORPUS, some } from './corpus.ts';
import { PATTERNS, PUT_TOGETHER } from './patterns.ts';

test.each([
  ['plain text', /list files/, ['list files']],
  ['one of several', /\b(?:list|shows?) files/, ['list files', 'shows files', 'show files']],
  ['the longest part', /^\S+ and (?:then|later)\d/, [' and then', ' and later']],
  ['a class of few characters', /id[-_]rsa/i, ['id-rsa', 'id_rsa']],
  ['what must repeat', /(?:ab)+\d{2}/, ['ab']],
  ['what must follow', /x*(?=end)/, ['end']],
  ['text in lower case', /[A-Z]\.PEM$/, ['.pem']],
])('%s is needed', (_, pattern, needs) => {
  expect(neededTexts(pattern.source, pattern.flags)).toEqual(needs);
});

test.each([
  ['what may be missing', /(?:list)? *files*?/i, ['file']],
  ['what must not be there', /(?!list)\w+/, undefined],
  ['one way without text', /list|\d+/, undefined],
  ['a text in other letters', /größe/, ['gr']],
  ['a letter that Unicode has twice without case', /disk/iu, ['di']],
  ['nested classes', /[[a-z]--[a]]list/v, undefined],
  ['flags of a part', /(?i:list)/, undefined],
  ['what was found before', /(\w)\1-\1/, ['-']],
  ['a character by its number', /\x41\u0042\cAend/, ['end']],
])('%s is not', (_, pattern, needs) => {
  expect(neededTexts(pattern.source, pattern.flags)).toEqual(needs);
});

test('most patterns of beck need something', () => {
  const needing = PATTERNS.filter(({ needs }) => needs !== undefined);
  expect(PATTERNS.length).toBeGreaterThan(1_000);
  expect(needing.length / PATTERNS.length).toBeGreaterThan(0.5);
});

test('so do most that are put together of several texts', () => {
  const needing = PUT_TOGETHER.filter(({ needs }) => needs !== undefined);
  expect(PUT_TOGETHER.length).toBeGreaterThan(50);
  expect(needing.length / PUT_TOGETHER.length).toBeGreaterThan(0.5);
});

describe('every pattern of beck that needs something', () => {
  test('finds nothing in a text of the corpora that lacks it', () => {
    const texts = some(CORPUS).map((text) => ({ text, lower: text.toLowerCase() }));
    for (const { pattern, needs } of PATTERNS) {
      if (needs === undefined) continue;
      const missed = texts.filter(
        ({ text, lower }) => !needs.some((needed) => lower.includes(needed)) && text.search(pattern) >= 0,
      );
      expect([pattern, missed.map(({ text }) => text)]).toEqual([pattern, []]);
    }
  });

  test('finds it in what it matches', () => {
    let tried = 0;
    for (const { pattern, needs } of PATTERNS) {
      // First: the library makes texts of all of Unicode for minutes.
      const texts = needs && matching(pattern);
      if (needs === undefined || texts === undefined) continue;
      tried += 1;
      const missed = texts.filter((text) => {
        const lower = text.toLowerCase();
        return text.search(pattern) >= 0 && !needs.some((needed) => lower.includes(needed));
      });
      expect([pattern, missed]).toEqual([pattern, []]);
    }
    expect(tried).toBeGreaterThan(500);
  });
});

/** Texts made from the pattern itself; undefined where the library cannot read it. */
function matching(pattern: RegExp): readonly string[] | undefined {
  const flags = [...pattern.flags].filter((flag) => 'sum'.includes(flag)).join('');
  try {
    // Beginnings and ends are where one puts them; what may only stand beside a match is left out.
    const source = pattern.source.replace(/\(\?<?!(?:[^()\\]|\\.|\[(?:[^\]\\]|\\.)*\])*\)|\\b/g, '');
    const made = fc.stringMatching(new RegExp(source, flags), { size: 'small' });
    return fc.sample(made, { numRuns: 12, seed: 5 }).flatMap((text) => [text, text.toUpperCase()]);
  } catch {
    return undefined;
  }
}
