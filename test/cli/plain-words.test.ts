// What is read without the parser of all verbs is what that parser reads.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import yargs from 'yargs';
import { askVerb } from '../../src/cli/commands/ask.ts';
import { classifyVerb } from '../../src/cli/commands/classify.ts';
import type { Verb } from '../../src/cli/commands/define-verb.ts';
import { mcpVerb } from '../../src/cli/commands/mcp.ts';
import { readPlainWords } from '../../src/cli/commands/plain-words.ts';

/** Undefined where it finds a mistake. */
async function readByParser({ command, options }: Verb, words: readonly string[]): Promise<unknown> {
  let read: unknown;
  const [verb = ''] = command.split(' ');
  await yargs([verb, ...words])
    .command(command, 'a verb', options, (argv) => {
      read = argv;
    })
    .strict()
    .help(false)
    .version(false)
    .exitProcess(false)
    .fail(() => undefined)
    .parseAsync();
  return read;
}

/** Without what the parser notes of itself; a key without a value is no key. */
function flagsOf(argv: unknown): unknown {
  const { $0: _, ...flags } = argv as Record<string, unknown>;
  return Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
}

const VERBS = { ask: askVerb, classify: classifyVerb, mcp: mcpVerb };

describe.each([
  { verb: 'ask', words: ['how much disk space is free'] },
  { verb: 'ask', words: ['--print', '--provider', 'recipes', 'list', 'files', '12'] },
  { verb: 'ask', words: ['--print', '--json', '--max-steps=3', '--timeout', '20', 'list files'] },
  { verb: 'ask', words: ['--approve', 'ls *', '--approve', 'pwd', '--approve-write=a.txt', 'list'] },
  { verb: 'ask', words: ['list', '--no-print', '--cwd', '/tmp', '--continue'] },
  { verb: 'ask', words: [] },
  { verb: 'classify', words: ['rm -rf build'] },
  { verb: 'classify', words: ['--json'] },
  { verb: 'classify', words: ['--hook', 'claude'] },
  { verb: 'classify', words: ['--fail-on', 'danger', '--shell=zsh', '--as', 'line', '--no-facts', 'ls'] },
  { verb: 'mcp', words: [] },
  { verb: 'mcp', words: ['--allow', 'danger', '--shell', 'bash', '--cwd', '/tmp'] },
  { verb: 'mcp', words: ['add', 'files', 'npx', 'server', '--env', 'A=1', '--env', 'B=2'] },
] as const)('beck $verb $words', ({ verb, words }) => {
  test('is read both ways alike', async () => {
    const ours = readPlainWords(words, VERBS[verb]);
    expect(ours).toBeDefined();
    expect(flagsOf(ours)).toEqual(flagsOf(await readByParser(VERBS[verb], words)));
  });
});

test.each([
  ['help', 'ask', ['--help']],
  ['an unknown flag', 'ask', ['--prnt', 'list']],
  ['a value that is no choice', 'classify', ['--shell', 'tcsh', 'ls']],
  ['a value that is missing', 'ask', ['list', '--provider']],
  ['a number that is none', 'ask', ['list', '--timeout', 'soon']],
  ['a flag said twice', 'ask', ['--print', '--print', 'list']],
  ['a word too many', 'classify', ['ls', 'pwd']],
  ['what comes behind dashes', 'mcp', ['add', 'x', '--', 'npx', '-y']],
  ['quotes', 'ask', ['"list"']],
  ['a settings file', 'ask', ['--config', 'a.yaml', 'list']],
] as const)('%s is left to the parser', (_, verb, words) => {
  expect(readPlainWords(words, VERBS[verb])).toBeUndefined();
});

test('whatever is read plainly is what the parser reads', async () => {
  const word = fc.oneof(
    fc.constantFrom(
      ...['--print', '--json', '--provider', 'recipes', '--shell', 'bash', '--shell=fish', '--no-json'],
      ...['--approve', '--timeout', '5', '--timeout=1e3', '0x10', '--max-steps', '07', 'true', 'false', '-'],
      ...[
        '--',
        '-p',
        '',
        ' ',
        'a b',
        "it's",
        "'a'",
        '--cwd=',
        '--cwd',
        '/tmp',
        '--json=true',
        '--as',
        'line',
      ],
      ...['--hook', '--facts', '--no-facts', 'claude', 'install', 'a=b', '--env', '--allow', 'danger', 'NaN'],
    ),
    fc.string({ maxLength: 6 }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('ask' as const, 'classify' as const, 'mcp' as const),
      fc.array(word, { maxLength: 5 }),
      async (verb, words) => {
        const ours = readPlainWords(words, VERBS[verb]);
        if (ours === undefined) return;
        expect(flagsOf(ours)).toEqual(flagsOf(await readByParser(VERBS[verb], words)));
      },
    ),
    { numRuns: 1_500, seed: 3 },
  );
});
