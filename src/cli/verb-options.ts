// The flags of each verb, as its help shows them.

import type { Argv } from 'yargs';
import { PROVIDERS } from '../config/settings.ts';
import { SHELLS } from '../domain/shell.ts';
import { LEVELS } from '../domain/verdict.ts';
import { exitCodeTable } from './shared/exit-codes.ts';
import { SCRIPT_SHELLS } from './shared/installation.ts';
import { TARGETS } from './verbs/ask/targets.ts';
import { CONFIG_ACTIONS } from './verbs/config/actions.ts';
import { AGENTS } from './verbs/hook/formats.ts';
import { PROGRAMS } from './verbs/mcp/programs.ts';

export function askOptions(y: Argv) {
  return y
    .positional('words', { type: 'string', array: true, default: [] as string[], describe: 'the question' })
    .option('print', { type: 'boolean', default: false, describe: 'only print the command, run nothing' })
    .option('json', {
      type: 'boolean',
      default: false,
      describe: 'print each step as a line of JSON, as it happens',
    })
    .option('provider', { choices: PROVIDERS, describe: 'who answers' })
    .option('shell', {
      choices: SCRIPT_SHELLS,
      describe: 'shell to write commands for; default: your login shell',
    })
    .option('cwd', { type: 'string', describe: 'folder to ask in; default: the current folder' })
    .option('timeout', { type: 'number', describe: 'timeout for the whole question, in seconds' })
    .option('continue', {
      type: 'boolean',
      default: false,
      describe: 'let the question refer to earlier ones',
    })
    .option('max-steps', { type: 'number', describe: 'maximum steps for this question' })
    .option('approve', {
      type: 'string',
      array: true,
      nargs: 1,
      default: [] as string[],
      describe: 'a command that may run without asking; * and ? match text in one plain command',
    })
    .option('approve-write', {
      type: 'string',
      array: true,
      nargs: 1,
      default: [] as string[],
      describe: 'a file that may be written without asking',
    })
    .option('approve-read', {
      type: 'string',
      array: true,
      nargs: 1,
      default: [] as string[],
      describe: 'a file that may be read without asking, even if it may hold secrets',
    })
    .epilogue(exitCodeTable());
}

export function classifyOptions(y: Argv) {
  return y
    .positional('command', { type: 'string', describe: 'the command; default: read standard input' })
    .option('shell', { choices: SHELLS, describe: 'shell of the command; default: bash' })
    .option('as', {
      choices: ['eval', 'line'] as const,
      default: 'eval' as const,
      describe: 'eval: run by beck; line: typed at the prompt',
    })
    .option('json', { type: 'boolean', default: false, describe: 'JSON lines in and out' })
    .option('facts', {
      type: 'boolean',
      default: true,
      describe: 'look at the files the command names; --no-facts if it will run elsewhere',
    })
    .option('fail-on', { choices: LEVELS, describe: 'exit with 4 if a verdict is this risky or riskier' })
    .option('hook', {
      choices: AGENTS,
      describe: "answer another agent's tool call hook; see docs/agents.md",
    });
}

export function suggestOptions(y: Argv) {
  return y
    .positional('words', {
      type: 'string',
      array: true,
      default: [] as string[],
      describe: 'what the command should do',
    })
    .option('target', {
      alias: 't',
      choices: TARGETS,
      default: 'shell' as const,
      describe: 'kind of command',
    })
    .option('shell-out', {
      alias: 's',
      type: 'string',
      requiresArg: true,
      describe: 'write the chosen command to this file and run nothing',
    })
    .option('shell', {
      choices: SCRIPT_SHELLS,
      describe: 'shell to write the command for; default: your login shell',
    })
    .option('provider', { choices: PROVIDERS, describe: 'who answers' })
    .epilogue(exitCodeTable());
}

export function explainOptions(y: Argv) {
  return y
    .positional('command', {
      type: 'string',
      array: true,
      default: [] as string[],
      describe: 'the command; default: read standard input',
    })
    .option('shell', { choices: SHELLS, default: 'bash' as const })
    .option('json', { type: 'boolean', default: false, describe: 'print one line of JSON' });
}

export function contextOptions(y: Argv) {
  return y
    .option('json', { type: 'boolean', default: false })
    .option('shell', {
      choices: SCRIPT_SHELLS,
      describe: 'shell the question comes from; default: the current shell',
    })
    .option('refresh', { type: 'boolean', default: false, describe: 'do not use cached facts' });
}

export function doctorOptions(y: Argv) {
  return y
    .option('quick', {
      type: 'boolean',
      default: false,
      describe: 'skip typing a question into your shells and asking the model',
    })
    .option('json', { type: 'boolean', default: false, describe: 'print JSON' });
}

export function approvalsOptions(y: Argv) {
  return y
    .positional('action', { choices: ['revoke'] as const, describe: 'revoke one' })
    .positional('which', { type: 'string', describe: 'its number in the list, or its text' })
    .option('all', { type: 'boolean', default: false, describe: 'revoke all' })
    .option('json', { type: 'boolean', default: false, describe: 'print the list as JSON' });
}

export function conversationsOptions(y: Argv) {
  return y
    .positional('action', { choices: ['show', 'rm'] as const, describe: 'show or remove one' })
    .positional('which', { type: 'string', describe: 'its number in the list' })
    .option('all', { type: 'boolean', default: false, describe: 'with rm: remove all' })
    .option('json', { type: 'boolean', default: false, describe: 'print the list as JSON lines' });
}

export function undoOptions(y: Argv) {
  return y
    .positional('which', { type: 'number', describe: 'its number in the list; default: the last command' })
    .option('list', { type: 'boolean', default: false, describe: 'list what can be undone' })
    .option('prune', {
      type: 'boolean',
      default: false,
      describe: 'delete what is kept: all of it, or the one with that number',
    })
    .option('yes', { type: 'boolean', default: false, describe: 'do it without asking' })
    .option('json', { type: 'boolean', default: false, describe: 'with --list: print JSON lines' });
}

export function logOptions(y: Argv) {
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
    .option('level', { choices: LEVELS, describe: 'only with a command this risky or riskier' })
    .option('failed', { type: 'boolean', default: false, describe: 'only what failed or got no answer' })
    .option('limit', { type: 'number', default: 50, describe: 'maximum number of entries' })
    .option('json', { type: 'boolean', default: false, describe: 'print JSON lines' })
    .option('forget', { type: 'boolean', default: false, describe: 'permanently remove matching entries' })
    .option('yes', { type: 'boolean', default: false, describe: 'with --forget: remove without asking' });
}

export function configOptions(y: Argv) {
  return y
    .positional('action', { choices: CONFIG_ACTIONS, describe: 'what to do; default: show everything' })
    .positional('name', { type: 'string', describe: 'name of the setting' })
    .positional('values', {
      type: 'string',
      array: true,
      default: [] as string[],
      describe: 'new value, or the entries of a list',
    })
    .option('json', { type: 'boolean', default: false, describe: 'print JSON' });
}

export function setupOptions(y: Argv) {
  return y
    .option('provider', { choices: PROVIDERS, describe: 'who answers; default: ask' })
    .option('model', { type: 'string', requiresArg: true, describe: 'the model to use there' })
    .option('base-url', {
      type: 'string',
      requiresArg: true,
      describe: 'address of the model server, up to and including /v1',
    })
    .option('yes', { type: 'boolean', default: false, describe: 'ask nothing' });
}

export function modelsOptions(y: Argv) {
  return y
    .positional('action', { choices: ['use'] as const, describe: 'use one from now on' })
    .positional('name', { type: 'string', describe: 'a model, a provider, or PROVIDER/MODEL' })
    .option('json', { type: 'boolean', default: false, describe: 'print JSON lines' });
}

export function initOptions(y: Argv) {
  return y
    .positional('shell', {
      type: 'string',
      describe: `${SCRIPT_SHELLS.join(', ')} (or pwsh); default: your login shell`,
    })
    .option('aliases', {
      type: 'boolean',
      default: false,
      describe: 'print the functions ghcs and ghce instead, as gh copilot had them',
    });
}

export function completionOptions(y: Argv) {
  return y
    .positional('shell', { choices: SCRIPT_SHELLS, describe: 'shell to print completions for' })
    .option('into', {
      type: 'string',
      requiresArg: true,
      describe: 'write completions for every shell to this folder',
    });
}

export function fixOptions(y: Argv) {
  return y
    .positional('command', { type: 'string', demandOption: true, describe: 'the command that failed' })
    .option('status', { type: 'number', describe: 'its exit status, if known' })
    .option('shell', { choices: SCRIPT_SHELLS, describe: 'shell of the command; default: your login shell' })
    .option('provider', { choices: PROVIDERS, describe: 'who answers' })
    .option('approve', {
      type: 'string',
      array: true,
      nargs: 1,
      default: [] as string[],
      describe: 'a command that may run without asking; * and ? match text in one plain command',
    })
    .epilogue(exitCodeTable());
}

const MCP_ACTIONS = ['install', 'uninstall', 'list', 'add', 'remove', 'test', 'sessions'] as const;

export function mcpOptions(y: Argv) {
  return y
    .positional('action', {
      choices: MCP_ACTIONS,
      describe: 'without one: serve a program on standard input',
    })
    .positional('name', {
      type: 'string',
      describe: `for install: ${PROGRAMS.join(', ')}; else the name of a server whose tools you use`,
    })
    .positional('words', {
      type: 'string',
      array: true,
      default: [] as string[],
      describe: 'for add: its command and arguments (behind --), or its address',
    })
    .option('env', {
      type: 'string',
      array: true,
      nargs: 1,
      default: [] as string[],
      describe: 'with add: a variable for the server, NAME=VALUE',
    })
    .option('yes', { type: 'boolean', default: false, describe: 'with install: write the entry' })
    .option('allow', {
      choices: ['danger'] as const,
      describe: 'run dangerous commands too; blocked ones still never run',
    })
    .option('shell', {
      choices: SCRIPT_SHELLS,
      describe: 'shell that runs the commands; default: your login shell',
    })
    .option('cwd', { type: 'string', describe: 'folder to start in; default: the current folder' });
}
