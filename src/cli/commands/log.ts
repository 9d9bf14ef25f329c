// `beck log`: its flags, and what it starts.

import { join } from 'node:path';
import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import { LEVELS } from '../../domain/verdict.ts';
import { stateFolder } from '../shared/own-folders.ts';
import { loadSettings, type Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { askYes, colourBySettings, listLook, writeOut } from './output.ts';

export const logVerb = defineVerb({
  command: 'log [words..]',
  describe: 'show what was asked, decided and run',
  options: logOptions,
  run: (argv, { around }) => runLogVerb(argv, around()),
});

function logOptions(y: Argv) {
  return y
    .positional('words', {
      type: 'string',
      array: true,
      default: [] as string[],
      describe: 'the number of an entry, or text to search for',
    })
    .option('today', { type: 'boolean', default: false, describe: 'only since midnight' })
    .option('since', { type: 'string', requiresArg: true, describe: 'only since then: 2h, 7d or 2026-11-20' })
    .option('folder', {
      type: 'string',
      describe: 'only in this folder and its subfolders; without a value: the current one',
    })
    .option('session', { type: 'boolean', default: false, describe: 'only what was asked in this shell' })
    .option('level', { choices: LEVELS, describe: 'only with a command this risky or riskier' })
    .option('failed', { type: 'boolean', default: false, describe: 'only what failed or got no answer' })
    .option('limit', { type: 'number', default: 50, describe: 'maximum number of entries' })
    .option('json', { type: 'boolean', default: false, describe: 'print JSON lines' })
    .option('cost', { type: 'boolean', default: false, describe: 'what the models cost, by model' })
    .option('save', {
      type: 'string',
      requiresArg: true,
      describe: 'write what ran to this new file: Markdown for .md, else a script',
    })
    .option('forget', { type: 'boolean', default: false, describe: 'permanently remove matching entries' })
    .option('yes', { type: 'boolean', default: false, describe: 'with --forget: remove without asking' });
}

async function runLogVerb(argv: Parsed<typeof logOptions>, surroundings: Surroundings): Promise<ExitCode> {
  const [{ runLog }, { showInPager }] = await Promise.all([
    import('../verbs/log/log.ts'),
    import('../../processes/pager.ts'),
  ]);
  const { words, today, since, folder, level, failed, limit, json, cost, forget, save, yes } = argv;
  const session = argv.session ? await sessionOfShell() : undefined;
  const { env } = surroundings;
  const rows = process.stdout.rows ?? 24;
  const onTerminal = process.stdout.isTTY && process.stdin.isTTY;
  return runLog(
    { words, today, since, folder, level, failed, session, limit, json, cost, forget, save, yes },
    {
      surroundings,
      state: join(stateFolder(surroundings), 'beck'),
      prices: async () => (await loadSettings(surroundings)).settings.prices,
      look: listLook(await colourBySettings(surroundings), surroundings),
      async writeOut(text) {
        if (!onTerminal || (await showInPager(text, { env, rows })) === undefined) await writeOut(text);
      },
      askYes: process.stdin.isTTY && process.stderr.isTTY ? askYes : undefined,
    },
  );
}

/** Of the shell that started beck; one that cannot be told has asked nothing. */
async function sessionOfShell(): Promise<string> {
  const { sessionName } = await import('../asking/open-journal.ts');
  return (await sessionName(process.ppid)) ?? 'unknown';
}
