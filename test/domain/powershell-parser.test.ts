import { expect, test } from 'vitest';
import { holdsParserWord, mayActWhileParsed } from '../../src/domain/powershell-parser.ts';

test.each([
  'using module Loud',
  'USING\tmodule Loud',
  'Get-Date;using module Loud',
  '$a --using module Loud',
  'configuration C { }',
  'configuration',
  'Remove-Item configuration',
])('%s may be acted upon while it is parsed', (text) => {
  expect([mayActWhileParsed(text), holdsParserWord(text)]).toEqual([true, true]);
});

test.each([
  'Remove-Item configuration.json',
  'Get-Help about_using',
  '$using:here',
  'Get-NetIPConfiguration',
  'usings module Loud',
  "'configuration'",
])('%s holds one of the words and no statement', (text) => {
  expect([mayActWhileParsed(text), holdsParserWord(text)]).toEqual([false, true]);
});

test('other texts hold none', () => {
  expect(['Get-Date', 'u`sing module Loud', 'u\u017fing module Loud'].map(holdsParserWord)).toEqual([
    false,
    false,
    false,
  ]);
});
