// The flags of each verb, as its help shows them.

import type { Argv } from 'yargs';
import { PROVIDERS } from '../config/settings.ts';
import { SHELLS } from '../domain/shell.ts';
import { LEVELS } from '../domain/verdict.ts';
import { SCRIPT_SHELLS } from './shared/installation.ts';
import { CONFIG_ACTIONS } from './verbs/config/actions.ts';

export function askOptions(y: Argv) {
  return y
    .positional('words', { type: 'string', array: true, default: [] as string[], describe: 'the question' })
    .option('print', { type: 'boolean', default: false, describe: 'print only the command, run nothing' })
    .option('json', { type: 'boolean', default: false, describe: 'the whole turn as JSON' })
    .option('provider', { choices: PROVIDERS, describe: 'who answers' })
    .option('shell', { choices: SCRIPT_SHELLS, describe: 'whose commands; default: your login shell' })
    .option('cwd', { type: 'string', describe: 'where the question is asked' })
    .option('timeout', { type: 'number', describe: 'seconds for the whole question' })
    .option('continue', {
      type: 'boolean',
      default: false,
      describe: 'the question may refer to earlier ones',
    })
    .option('max-steps', { type: 'number', describe: 'most replies that may ask for something' })
    .option('approve', {
      type: 'string',
      array: true,
      nargs: 1,
      default: [] as string[],
      describe: 'a command that runs without asking; with * or ?, one plain command that matches',
    });
}

export function classifyOptions(y: Argv) {
  return y
    .positional('command', { type: 'string', describe: 'the text; without it, standard input' })
    .option('shell', { choices: SHELLS, default: 'bash' as const })
    .option('as', {
      choices: ['eval', 'line'] as const,
      default: 'eval' as const,
      describe: 'run by beck, or typed',
    })
    .option('json', { type: 'boolean', default: false, describe: 'JSON lines in and out' })
    .option('fail-on', { choices: LEVELS, describe: 'exit 4 when a verdict is this bad or worse' });
}

export function explainOptions(y: Argv) {
  return y
    .positional('command', { type: 'string', describe: 'the text; without it, standard input' })
    .option('shell', { choices: SHELLS, default: 'bash' as const })
    .option('json', { type: 'boolean', default: false, describe: 'as one line of JSON' });
}

export function contextOptions(y: Argv) {
  return y
    .option('json', { type: 'boolean', default: false })
    .option('shell', { choices: SCRIPT_SHELLS, describe: 'whose question; default: the shell around' })
    .option('refresh', { type: 'boolean', default: false, describe: 'gather anew what is cached' });
}

export function doctorOptions(y: Argv) {
  return y
    .option('quick', { type: 'boolean', default: false, describe: 'type no question into your shells' })
    .option('json', { type: 'boolean', default: false, describe: 'as JSON' });
}

export function approvalsOptions(y: Argv) {
  return y
    .positional('action', { choices: ['revoke'] as const, describe: 'take one back' })
    .positional('which', { type: 'string', describe: 'its number in the list, or its text' })
    .option('all', { type: 'boolean', default: false, describe: 'take all of them back' })
    .option('json', { type: 'boolean', default: false, describe: 'the list as JSON' });
}

export function conversationsOptions(y: Argv) {
  return y
    .positional('action', { choices: ['show', 'rm'] as const, describe: 'show or remove one' })
    .positional('which', { type: 'string', describe: 'its number in the list' })
    .option('all', { type: 'boolean', default: false, describe: 'with rm: all of them' })
    .option('json', { type: 'boolean', default: false, describe: 'the list as JSON lines' });
}

export function logOptions(y: Argv) {
  return y
    .positional('words', {
      type: 'string',
      array: true,
      default: [] as string[],
      describe: 'the number of an entry, or a text to look for',
    })
    .option('today', { type: 'boolean', default: false, describe: 'since midnight' })
    .option('since', { type: 'string', requiresArg: true, describe: '2h, 7d or 2026-11-20' })
    .option('folder', { type: 'string', describe: 'in this folder and below; alone: the current one' })
    .option('level', { choices: LEVELS, describe: 'with a command this risky or worse' })
    .option('failed', { type: 'boolean', default: false, describe: 'what failed or got no answer' })
    .option('limit', { type: 'number', default: 50, describe: 'how many entries at most' })
    .option('json', { type: 'boolean', default: false, describe: 'as JSON lines' })
    .option('forget', { type: 'boolean', default: false, describe: 'remove what matches, for good' })
    .option('yes', { type: 'boolean', default: false, describe: 'with --forget: do not ask' });
}

export function configOptions(y: Argv) {
  return y
    .positional('action', { choices: CONFIG_ACTIONS, describe: 'what to do; without it, show everything' })
    .positional('name', { type: 'string', describe: 'which setting' })
    .positional('values', {
      type: 'string',
      array: true,
      default: [] as string[],
      describe: 'its value, or the entries of its list',
    })
    .option('json', { type: 'boolean', default: false, describe: 'as JSON' });
}

export function shellArgument(y: Argv) {
  return y.positional('shell', {
    type: 'string',
    demandOption: true,
    describe: `${SCRIPT_SHELLS.join(', ')} (or pwsh)`,
  });
}

export function completionOptions(y: Argv) {
  return y.positional('shell', { choices: SCRIPT_SHELLS, describe: 'whose completion' }).option('into', {
    type: 'string',
    requiresArg: true,
    describe: 'write those of every shell to this folder',
  });
}

export function fixOptions(y: Argv) {
  return y
    .positional('command', { type: 'string', demandOption: true, describe: 'the command that failed' })
    .option('status', { type: 'number', describe: 'its exit status, where it is known' })
    .option('shell', { choices: SCRIPT_SHELLS, describe: 'whose command; default: your login shell' })
    .option('provider', { choices: PROVIDERS, describe: 'who answers' });
}
