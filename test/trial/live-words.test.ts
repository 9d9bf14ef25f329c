// What a trial takes along from the live shell.

import { expect, test } from 'vitest';
import { liveWordsFor } from '../../src/cli/asking/live-words.ts';
import type { ResolvedWord } from '../../src/domain/shell.ts';
import { mayBeTried } from '../../src/processes/probe-environment.ts';

const shellWith = (
  functions: Readonly<Record<string, ResolvedWord>>,
  variables: Readonly<Record<string, string>>,
) => ({
  functionsNamed: async (words: readonly string[]) => ({
    words: Object.fromEntries(Object.entries(functions).filter(([name]) => words.includes(name))),
  }),
  variablesNamed: async (names: readonly string[]) => ({
    words: Object.fromEntries(
      Object.entries(variables).flatMap(([name, text]) =>
        names.includes(name) ? [[name, { type: 'variable', text } as const]] : [],
      ),
    ),
  }),
  mayPass: mayBeTried,
});

test('functions, the aliases and variables in them, and no secret', async () => {
  const shell = shellWith(
    {
      outer: { type: 'function', text: 'inner $DIR "$API_KEY"' },
      inner: { type: 'alias', text: 'Get-Item ${names[1]}' },
    },
    { DIR: 'DIR=/tmp', API_KEY: 'API_KEY=x', names: 'names=(a b)', unused: 'unused=1' },
  );
  const command = 'outer $1';
  expect(await liveWordsFor({ command, functions: ['outer'], aliases: {} }, shell)).toEqual({
    functions: { outer: 'inner $DIR "$API_KEY"' },
    aliases: { inner: 'Get-Item ${names[1]}' },
    variables: { DIR: 'DIR=/tmp', names: 'names=(a b)' },
  });
});

test('nothing is tried where a function is not known', async () => {
  const wanted = { command: 'outer', functions: ['outer'], aliases: {} };
  expect(await liveWordsFor(wanted, undefined)).toContain('is a function of your shell');
  expect(await liveWordsFor(wanted, shellWith({}, {}))).toContain('is a function of your shell');
});
